import { useMemo } from 'react'
import { useViews } from '../table-context'
import { DiceCharts } from '../turn-end/dice-chart'
import { diceCounts } from '../turn-end/dice-luck'
import drawer from './drawer.module.css'

/** How the dice of both sides have fallen, in bars and in words. */
export function DiceSoFar() {
  const log = useViews((views, s) => views.log(s))
  const counts = useMemo(() => diceCounts(log), [log])
  return (
    <section aria-labelledby="dice-so-far">
      <h3 id="dice-so-far" className={drawer.heading}>
        Dice so far
      </h3>
      <DiceCharts counts={counts} />
    </section>
  )
}

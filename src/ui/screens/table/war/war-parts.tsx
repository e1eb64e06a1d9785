import { type ReactNode, useId, useMemo, useState } from 'react'
import { useSides } from '../sides'
import { useSession, useTable } from '../table-context'
import { DiceCharts } from '../turn-end/dice-chart'
import { diceCounts } from '../turn-end/dice-luck'
import { Plot, type PlotData, PlotLegend, PlotTable } from './plot'
import { type WarAccount, warAccount } from './war-account'
import { type WarBattle, warBattles } from './war-battles'
import styles from './war-parts.module.css'
import { warPlots } from './war-plots'

export type War = { readonly account: WarAccount; readonly battles: readonly WarBattle[] }

/** The war so far, as the one at the screen may know it: read anew when the game or the one who reads is another. */
export function useWar(): War {
  const table = useTable()
  const history = useSession(s => s.history)
  const seated = useSession(s => s.seated)
  const solo = useSession(s => s.solo)
  // biome-ignore lint/correctness/useExhaustiveDependencies: both are read from the session, which has these
  return useMemo(() => ({ account: warAccount(table), battles: warBattles(table) }), [table, history, seated, solo])
}

type PartProps = { readonly title: string; readonly about?: string; readonly children: ReactNode }

export function Part({ title, about, children }: PartProps) {
  const id = useId()
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {about !== undefined && <p className={styles.about}>{about}</p>}
      {children}
    </section>
  )
}

/** The plots with their numbers; nothing can be plotted before anything has happened. */
export function Plots({ account }: { readonly account: WarAccount }) {
  const sides = useSides()
  const [isTable, setTable] = useState(false)
  if (account.rows.length === 0) return <p className={styles.about}>Nothing has happened yet.</p>
  return (
    <>
      <div className={styles.head}>
        <PlotLegend sides={sides} />
        <label className={styles.tables}>
          <input type="checkbox" checked={isTable} onChange={event => setTable(event.target.checked)} />
          Show the numbers
        </label>
      </div>
      {!account.isWhole && (
        <p role="note" className={styles.about}>
          The first turns are still being read, or are no longer kept: they are not shown.
        </p>
      )}
      <div className={styles.plots}>
        {warPlots(account).map(plot => (
          <PlotPart key={plot.id} plot={plot} isTable={isTable} />
        ))}
      </div>
    </>
  )
}

function PlotPart({ plot, isTable }: { readonly plot: PlotData; readonly isTable: boolean }) {
  const sides = useSides()
  return (
    <Part title={plot.title} about={plot.about}>
      <Plot plot={plot} />
      <PlotTable plot={plot} sides={sides} isShown={isTable} />
    </Part>
  )
}

/** Each face of the dice, and how often fair dice would have come lower. */
export function DicePart() {
  const { session, views } = useTable()
  const history = useSession(s => s.history)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the log is read from the session, whose history this is
  const counts = useMemo(
    () => diceCounts(views.log({ ...session.store.getState(), looking: null })),
    [session, views, history],
  )
  return (
    <Part title="Dice" about="How often each face has fallen; the broken line is what fair dice would show.">
      <DiceCharts counts={counts} />
    </Part>
  )
}

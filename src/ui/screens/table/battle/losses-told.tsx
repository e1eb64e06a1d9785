import type { Side } from '../../../../core/ids'
import type { LogLine } from '../../../../store/session-view'
import { CounterTile } from '../../../counters/counter-tile'
import { useSides } from '../sides'
import { useKnown, useTable } from '../table-context'
import { type Loss, lossesIn, readShot } from './battle-account'
import { inBattle } from './in-battle'
import styles from './told.module.css'

/** Who lost what in these lines. */
export function LossesTold({ lines }: { readonly lines: readonly LogLine[] }) {
  const { look } = useTable()
  const losses = lossesIn(look, lines)
  return (
    <>
      <div className={styles.sides}>
        {([0, 1] as const).map(side => (
          <SideLosses key={side} side={side} losses={losses.filter(loss => loss.side === side)} />
        ))}
      </div>
      <Shots lines={lines} />
    </>
  )
}

function SideLosses({ side, losses }: { readonly side: Side; readonly losses: readonly Loss[] }) {
  const { look } = useTable()
  const known = useKnown()
  const { name, colour } = useSides()[side]
  const steps = losses.reduce((sum, loss) => sum + loss.steps, 0)
  return (
    <section aria-label={`Losses of ${name}`}>
      <h4>
        <i style={{ background: `var(--n-${colour})` }} />
        {name}
      </h4>
      <p>{steps === 0 ? 'no loss' : `${steps} ${steps === 1 ? 'step' : 'steps'} lost`}</p>
      <ul>
        {losses.map(loss => (
          <li key={loss.unit}>
            <CounterTile face={inBattle(look.face(known, loss.unit))} pixels={40} />
            <b aria-hidden="true">−{loss.steps}</b>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Shots({ lines }: { readonly lines: readonly LogLine[] }) {
  const shots = lines.map(({ entry }) => readShot(entry)).filter(shot => shot !== null)
  if (shots.length === 0) return null
  const hits = shots.filter(shot => shot.hit).length
  return (
    <p className={styles.shots}>
      {shots.length} {shots.length === 1 ? 'shot' : 'shots'}, {hits} {hits === 1 ? 'hit' : 'hits'}
    </p>
  )
}

import { useSides } from '../sides'
import styles from './dice-chart.module.css'
import { type DiceCount, diceWords } from './dice-luck'

/** The dice of both sides as bars with their numbers, and in words. */
export function DiceCharts({ counts }: { readonly counts: readonly DiceCount[] }) {
  if (counts.length === 0) return <p className={styles.none}>No dice have fallen.</p>
  return (
    <div className={styles.charts}>
      {counts.map(count => (
        <DiceChart key={`${count.side} ${count.faces}`} count={count} isNamed={isMixed(counts)} />
      ))}
    </div>
  )
}

const isMixed = (counts: readonly DiceCount[]): boolean => new Set(counts.map(({ faces }) => faces)).size > 1

function DiceChart({ count, isNamed }: { readonly count: DiceCount; readonly isNamed: boolean }) {
  const side = useSides()[count.side]
  const most = Math.max(...count.fell, 1)
  const fair = count.count / count.faces
  return (
    <figure className={styles.chart}>
      <figcaption>
        <i style={{ background: `var(--n-${side.colour})` }} />
        {side.name}
        {isNamed && `, d${count.faces}`}
      </figcaption>
      <ol data-side={count.side} style={{ gridTemplateColumns: `repeat(${count.faces}, 1fr)` }}>
        {count.fell.map((times, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the faces of a die
          <li key={at}>
            <span className={styles.bar} aria-hidden="true">
              <i style={{ height: `${(100 * times) / most}%` }} />
              <u style={{ bottom: `${Math.min(100, (100 * fair) / most)}%` }} />
            </span>
            <b>{times}</b>
            <small>
              <span className={styles.aloud}> of face </span>
              {at + 1}
            </small>
          </li>
        ))}
      </ol>
      <p>{diceWords(count)}</p>
    </figure>
  )
}

import type { Track } from '../../../../core/engine/game-look'
import styles from './ledger.module.css'

type TrackCellsProps = {
  readonly track: Track
  /** What it stood at when the turn began. */
  readonly before: number
}

/** A cell for each number of the scale: filled up to the value, which stands in its own; dashed where it was when the turn began. */
export function TrackCells({ track: { title, country, value, range }, before }: TrackCellsProps) {
  const cells = Array.from({ length: range.most - range.least + 1 }, (_, at) => range.least + at)
  const change = value - before
  return (
    <>
      <span className={styles.cells} role="img" aria-label={spoken(title, country, value, change)}>
        {cells.map(cell => (
          <i
            key={cell}
            data-filled={cell < value || undefined}
            data-value={cell === value || undefined}
            data-before={(change !== 0 && cell === before) || undefined}
          >
            {cell === value ? value : ''}
          </i>
        ))}
      </span>
      <Change change={change} />
    </>
  )
}

const spoken = (title: string, country: string, value: number, change: number): string =>
  `${title} of ${country}: ${value}${change === 0 ? '' : `, ${change > 0 ? 'up' : 'down'} ${Math.abs(change)} this turn`}`

export const Change = ({ change }: { readonly change: number }) => (
  <span className={styles.change} data-up={change > 0 || undefined} aria-hidden="true">
    {change === 0 ? '' : `${change > 0 ? '▲' : '▼'} ${Math.abs(change)}`}
  </span>
)

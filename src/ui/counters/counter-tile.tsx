import type { CounterFace } from '../../core/engine/counter-face'
import { Counter, isCompact } from './counter'
import styles from './counter.module.css'
import { type CounterMark, counterName } from './counter-name'

/** Around the field, for rings, badges and drop. */
const MARGIN = 15

type CounterTileProps = {
  readonly face: CounterFace
  /** Side of the counter itself. */
  readonly pixels: number
  readonly mark?: CounterMark | null
  /** Its name is said by what it stands in. */
  readonly silent?: boolean
}

/** A counter off the map: in a list, a dialog, the stack inspector. */
export function CounterTile({ face, pixels, mark = null, silent = false }: CounterTileProps) {
  const whole = 100 + 2 * MARGIN
  const width = (pixels * whole) / 100
  return (
    <svg
      className={styles.tile}
      width={width}
      height={width}
      viewBox={`${-MARGIN} ${-MARGIN} ${whole} ${whole}`}
      role="img"
      aria-label={counterName(face, mark)}
      aria-hidden={silent}
    >
      <Counter face={face} compact={isCompact(pixels)} mark={mark} silent />
    </svg>
  )
}

import { memo } from 'react'
import styles from './die.module.css'

const LOW = 27
const MID = 50
const HIGH = 73

/** Where the pips of a die of six stand, by its face. */
const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[MID, MID]],
  [
    [LOW, LOW],
    [HIGH, HIGH],
  ],
  [
    [LOW, LOW],
    [MID, MID],
    [HIGH, HIGH],
  ],
  [
    [LOW, LOW],
    [HIGH, LOW],
    [LOW, HIGH],
    [HIGH, HIGH],
  ],
  [
    [LOW, LOW],
    [HIGH, LOW],
    [MID, MID],
    [LOW, HIGH],
    [HIGH, HIGH],
  ],
  [
    [LOW, 25],
    [LOW, MID],
    [LOW, 75],
    [HIGH, 25],
    [HIGH, MID],
    [HIGH, 75],
  ],
]

type DieProps = {
  readonly sides: number
  /** null: not thrown yet. */
  readonly value: number | null
  readonly pixels: number
  readonly falling?: boolean
  /** Its value is said by what it stands in. */
  readonly silent?: boolean
}

/** A die face: pips for six sides, a kite with a figure for ten, a square with a figure for any other. */
export const Die = memo(function Die({ sides, value, pixels, falling = false, silent = false }: DieProps) {
  const name = value === null ? `d${sides}, not thrown yet` : `d${sides} shows ${value}`
  return (
    <svg
      className={falling ? `${styles.die} ${styles.falling}` : styles.die}
      data-state={value === null ? 'empty' : falling ? 'falling' : 'fallen'}
      width={pixels}
      height={pixels}
      viewBox="0 0 100 106"
      role="img"
      aria-label={name}
      aria-hidden={silent}
    >
      <g className={styles.body}>
        {sides === 10 ? <Kite /> : <Cube />}
        <g className={styles.face}>
          {sides === 6 && value !== null ? (
            PIPS[value]?.map(([x, y]) => <circle key={`${x} ${y}`} className={styles.pip} cx={x} cy={y} r={9} />)
          ) : (
            <text className={styles.figure} x={50} y={sides === 10 ? 65 : 67} textAnchor="middle">
              {value ?? '?'}
            </text>
          )}
        </g>
      </g>
    </svg>
  )
})

const Cube = () => (
  <>
    <rect className={styles.drop} x={2} y={8} width={96} height={96} rx={16} />
    <rect className={styles.side} x={2} y={2} width={96} height={96} rx={16} />
  </>
)

const Kite = () => (
  <>
    <path className={styles.drop} d="M50 8L98 44V66L50 104L2 66V44Z" />
    <path className={styles.side} d="M50 2L98 38V60L50 98L2 60V38Z" />
    <path className={styles.edge} d="M50 2L78 62L50 80L22 62ZM22 62L2 60M78 62L98 60M50 80V98" />
  </>
)

import type { LogEntry } from '../../../../core/engine/state'
import { isObject } from '../../../../core/json'
import styles from './diary.module.css'

const PIPS: { readonly [value: number]: readonly (readonly [number, number])[] } = {
  1: [[9, 9]],
  2: [
    [5, 5],
    [13, 13],
  ],
  3: [
    [5, 5],
    [9, 9],
    [13, 13],
  ],
  4: [
    [5, 5],
    [13, 5],
    [5, 13],
    [13, 13],
  ],
  5: [
    [5, 5],
    [13, 5],
    [9, 9],
    [5, 13],
    [13, 13],
  ],
  6: [
    [5, 4.5],
    [13, 4.5],
    [5, 9],
    [13, 9],
    [5, 13.5],
    [13, 13.5],
  ],
}

/** A die as it fell: pips on a six-sided one, the number on any other. */
export function DieFace({ roll }: { readonly roll: LogEntry }) {
  const facts = isObject(roll.facts) ? roll.facts : {}
  const [sides, value] = [Number(facts.sides), Number(facts.value)]
  const name = `Die ${value} of ${sides}, ${String(facts.why)}`
  return sides === 6 ? <SixFace value={value} name={name} /> : <ManyFace value={value} name={name} />
}

type FaceProps = { readonly value: number; readonly name: string }

export const SixFace = ({ value, name }: FaceProps) => (
  <svg viewBox="0 0 18 18" className={styles.die} role="img" aria-label={name}>
    <title>{name}</title>
    <rect x={1} y={1} width={16} height={16} rx={3} />
    {(PIPS[value] ?? []).map(([x, y]) => (
      <circle key={`${x} ${y}`} cx={x} cy={y} r={1.6} />
    ))}
  </svg>
)

const ManyFace = ({ value, name }: FaceProps) => (
  <svg viewBox="0 0 18 18" className={styles.die} role="img" aria-label={name}>
    <title>{name}</title>
    <path d="M9 0.8L17.2 6.4V11.6L9 17.2L0.8 11.6V6.4Z" />
    <text x={9} y={12.9} textAnchor="middle">
      {value}
    </text>
  </svg>
)

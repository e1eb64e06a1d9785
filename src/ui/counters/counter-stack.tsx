import { memo } from 'react'
import { type CounterFace, sameFace } from '../../core/engine/counter-face'
import { Counter, paints } from './counter'
import styles from './counter.module.css'
import { type CounterMark, stackName } from './counter-name'
import { textWidth } from './lettering'

export type CounterStackProps = {
  /** From the top down. */
  readonly faces: readonly CounterFace[]
  readonly compact?: boolean
  /** Of the top counter. */
  readonly mark?: CounterMark | null
  /** What they come to together, for a deep stack. */
  readonly sum?: string | null
}

const MOST_DRAWN = 3

/** So many are too many to be added up at a glance. */
export const DEEP = 4

/** How far each deeper counter stands to the right and up, of a side of 100. */
const OFFSET = 7

/** A stack in the middle of a field of 100 by 100: the top counter whole, of the deeper ones what can be seen, and how many. */
export const CounterStack = memo(function CounterStack({
  faces,
  compact = false,
  mark = null,
  sum = null,
}: CounterStackProps) {
  const [top, second, third] = faces
  if (top === undefined) return null
  const shift = ((Math.min(faces.length, MOST_DRAWN) - 1) * OFFSET) / 2
  const voice = { role: 'img', 'aria-label': stackName(faces, mark) }
  return (
    <g className={styles.stack} transform={`translate(${-shift} ${shift})`} {...voice}>
      {third !== undefined && <Under face={third} offset={2 * OFFSET} />}
      {second !== undefined && <Under face={second} offset={OFFSET} />}
      <Counter face={top} compact={compact} mark={mark} silent />
      {sum !== null && <SumPlate sum={sum} compact={compact} />}
      {faces.length > 1 && <CountDisc count={faces.length} compact={compact} />}
    </g>
  )
}, sameStack)

function sameStack(a: CounterStackProps, b: CounterStackProps): boolean {
  return (
    (a.compact ?? false) === (b.compact ?? false) &&
    (a.mark ?? null) === (b.mark ?? null) &&
    (a.sum ?? null) === (b.sum ?? null) &&
    a.faces.length === b.faces.length &&
    a.faces.slice(0, MOST_DRAWN).every((face, i) => sameFace(face, b.faces[i] as CounterFace))
  )
}

function Under({ face, offset }: { readonly face: CounterFace; readonly offset: number }) {
  return (
    <g style={paints(face)} transform={`translate(${offset} ${-offset})`}>
      <rect className={styles.drop} x={3} y={5} width={100} height={100} rx={7} />
      <rect className={styles.body} x={1.2} y={1.2} width={97.6} height={97.6} rx={5.8} />
    </g>
  )
}

/** At the lower left corner, clear of the ratings. */
const DISC = { x: -3, y: 101, radius: 17, size: 24 }
const COMPACT_DISC = { x: -1, y: 100, radius: 25, size: 36 }

function CountDisc({ count, compact }: { readonly count: number; readonly compact: boolean }) {
  const { x, y, radius, size } = compact ? COMPACT_DISC : DISC
  return (
    <>
      <circle className={styles.count} cx={x} cy={y} r={radius} />
      <text className={styles.countText} x={x} y={y + size * 0.35} fontSize={size}>
        {count}
      </text>
    </>
  )
}

/** Right of the count, below the ratings. */
const plateOf = (compact: boolean) => (compact ? { left: 20, y: 88, size: 26 } : { left: 11, y: 94, size: 21 })
const plateWidth = (sum: string, size: number): number => textWidth(sum, '700', size) + 12

/** Where the plate with a sum ends, in hundredths of the side of a counter. */
export function plateEnd(sum: string, compact: boolean): number {
  const { left, size } = plateOf(compact)
  return left + plateWidth(sum, size)
}

/** Attack and defence of the whole stack. */
function SumPlate({ sum, compact }: { readonly sum: string; readonly compact: boolean }) {
  const { left, y, size } = plateOf(compact)
  const width = plateWidth(sum, size)
  return (
    <>
      <rect className={styles.plate} x={left} y={y} width={width} height={size * 1.15} rx={4} />
      <text className={styles.plateText} x={left + width / 2 + 1} y={y + size * 0.95} fontSize={size}>
        {sum}
      </text>
    </>
  )
}

import { memo } from 'react'
import type { Point } from '../../../../../core/hex/layout'
import type { HexId } from '../../../../../core/ids'
import type { Sheet } from '../../../../map/sheet'
import { useTable } from '../../table-context'
import { useBoard } from '../board-position'
import { hexPaths } from '../hex-shape'
import styles from './target-layer.module.css'

/** Under the counters: the hexes aimed at, and a thin line to each from where it is aimed at. */
export const TargetLayer = memo(function TargetLayer() {
  const { sheet } = useTable()
  const { focus } = useBoard()
  if (focus.targets.length === 0) return null
  const lines = focus.targets.flatMap(target =>
    focus.from.filter(from => from !== target).map(from => aim(sheet, from, target)),
  )
  return (
    <g data-layer="targets">
      <path className={styles.target} d={hexPaths(sheet.layout, focus.targets, 0.97)} />
      <path className={styles.aimCase} d={lines.join('')} />
      <path className={styles.aim} d={lines.join('')} />
    </g>
  )
})

/** Over the counters: four ticks that point at what is aimed at. */
export const TargetTicks = memo(function TargetTicks() {
  const { sheet } = useTable()
  const { focus } = useBoard()
  if (focus.targets.length === 0) return null
  return <path className={styles.ticks} d={focus.targets.map(hex => ticks(sheet.layout.centre(hex))).join('')} />
})

const [OUTER, INNER] = [48, 37]

const ticks = ({ x, y }: Point): string =>
  [
    `M${x} ${y - OUTER}V${y - INNER}`,
    `M${x} ${y + OUTER}V${y + INNER}`,
    `M${x - OUTER} ${y}H${x - INNER}`,
    `M${x + OUTER} ${y}H${x + INNER}`,
  ].join('')

/** From the edge of one stack to the edge of the other, with a head. */
function aim({ layout }: Sheet, from: HexId, to: HexId): string {
  const [a, b] = [layout.centre(from), layout.centre(to)]
  const length = Math.hypot(b.x - a.x, b.y - a.y)
  const [dx, dy] = [(b.x - a.x) / length, (b.y - a.y) / length]
  const end = { x: b.x - dx * 45, y: b.y - dy * 45 }
  const wing = (turn: number): string =>
    `M${(end.x - dx * 9 - dy * turn).toFixed(1)} ${(end.y - dy * 9 + dx * turn).toFixed(1)}L${end.x.toFixed(1)} ${end.y.toFixed(1)}`
  return `M${(a.x + dx * 30).toFixed(1)} ${(a.y + dy * 30).toFixed(1)}L${end.x.toFixed(1)} ${end.y.toFixed(1)}${wing(6)}${wing(-6)}`
}

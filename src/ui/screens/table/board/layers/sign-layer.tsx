import { memo } from 'react'
import type { HexId } from '../../../../../core/ids'
import { useDesk, useTable } from '../../table-context'
import { useBoard } from '../board-position'
import { hexPath, hexPaths } from '../hex-shape'
import styles from './sign-layer.module.css'

/** The hex that was no answer. */
export const RefusedSign = memo(function RefusedSign() {
  const { layout } = useTable().sheet
  const hex = useDesk(desk => desk.explanation?.hex ?? null)
  if (hex === null) return null
  const { x, y } = layout.centre(hex)
  return (
    <g data-layer="refused">
      <path className={styles.refused} d={hexPath(layout, hex, 0.95)} />
      <path className={styles.crossCase} d={cross(x, y)} />
      <path className={styles.cross} d={cross(x, y)} />
    </g>
  )
})

const cross = (x: number, y: number): string => `M${x - 16} ${y - 16}l32 32M${x + 16} ${y - 16}l-32 32`

/** What the diary or a list points at. */
export const PointingSign = memo(function PointingSign() {
  const { layout } = useTable().sheet
  const { hexOf } = useBoard()
  const { hexes, units } = useDesk(desk => desk.pointing)
  const all = new Set([...hexes, ...units.flatMap((unit): HexId[] => [hexOf(unit)].filter(hex => hex !== null))])
  if (all.size === 0) return null
  const path = hexPaths(layout, all, 0.93)
  return (
    <g data-layer="pointing">
      <path className={styles.pointingCase} d={path} />
      <path className={styles.pointing} d={path} />
    </g>
  )
})

/** The hex that keys stand on; seen while the map has the focus. */
export const FocusSign = memo(function FocusSign() {
  const { layout, map } = useTable().sheet
  const hex = useDesk(desk => desk.focused)
  if (hex === null) return null
  const path = hexPath(layout, hex, 0.87)
  return (
    <g className={styles.focusSign} data-layer="focus" data-hex={map.grid.numbers[hex]}>
      <path className={styles.focusCase} d={path} />
      <path className={styles.focus} d={path} />
    </g>
  )
})

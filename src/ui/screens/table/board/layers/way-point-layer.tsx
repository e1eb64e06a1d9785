import { memo } from 'react'
import { viaOf } from '../../hand/way-points'
import { useDesk, useSession, useTable } from '../../table-context'
import { linePath } from '../hex-shape'
import styles from './path-layer.module.css'

/** The way points that were set, numbered, with the way so far. */
export const WayPointLayer = memo(function WayPointLayer() {
  const table = useTable()
  useDesk(desk => desk.via)
  const via = useSession((_, now) => viaOf(now))
  if (via === null) return null
  const { layout, map } = table.sheet
  return (
    <g data-layer="way-points" data-hexes={via.points.map(({ hex }) => map.grid.numbers[hex]).join(' ')}>
      {via.points.map(({ path }, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a way may come by a hex twice
        <path key={nth} className={styles.line} d={linePath(layout, path)} />
      ))}
      {via.points.map(({ hex }, nth) => {
        const { x, y } = layout.centre(hex)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <g key={nth} transform={`translate(${x} ${y})`}>
            <g className={styles.point}>
              <path d="M0-11L11 0L0 11L-11 0Z" />
              <text y={4.4}>{nth + 1}</text>
            </g>
          </g>
        )
      })}
    </g>
  )
})

import type { Layout } from '../../core/hex/layout'
import type { HexsideId } from '../../core/ids'
import { type HexMap, LAND } from '../../core/map/hex-map'
import { chainHexsides } from './hexside-chains'
import { curvePath, roundedRing, smoothPieces } from './svg-path'

/** The lines between areas, along hexsides from land to land. */
export function borderPath(map: HexMap, layout: Layout, period: number): string {
  const areas = map.tables.area[period] as ArrayLike<number>
  const isLand = (hex: number) => hex >= 0 && map.tables.ground[hex] === LAND
  const edges: ReturnType<Layout['hexsideEnds']>[] = []
  for (let side = 0; side < map.grid.hexsideCount; side++) {
    const [a, b] = [map.grid.hexsideHexes[side * 2] as number, map.grid.hexsideHexes[side * 2 + 1] as number]
    if (isLand(a) && isLand(b) && areas[a] !== areas[b]) edges.push(layout.hexsideEnds(side as HexsideId))
  }
  return chainHexsides(edges)
    .map(({ points, isClosed }) => {
      const [first] = points
      if (!first) return ''
      return isClosed ? roundedRing(points) : curvePath(first, smoothPieces(points, 0))
    })
    .join('')
}

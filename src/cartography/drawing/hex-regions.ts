import type { Layout } from '../../core/hex/layout'
import type { HexId } from '../../core/ids'
import type { HexMap } from '../../core/map/hex-map'
import { chainHexsides } from './hexside-chains'
import { roundedRing } from './svg-path'

export function hexesWhere(map: HexMap, isWanted: (hex: HexId) => boolean): HexId[] {
  const found: HexId[] = []
  for (let hex = 0; hex < map.grid.size; hex++) if (isWanted(hex as HexId)) found.push(hex as HexId)
  return found
}

/** One path around a set of hexes, its corners rounded. */
export function regionPath(map: HexMap, layout: Layout, hexes: readonly HexId[]): string {
  const inside = new Set<number>(hexes)
  const edges = hexes.flatMap(hex => {
    const corners = layout.corners(hex)
    return corners.flatMap((corner, d) => {
      const neighbour = map.grid.neighbour[hex * 6 + d] as number
      return inside.has(neighbour) ? [] : [[corner, corners[(d + 1) % 6] as typeof corner] as const]
    })
  })
  return chainHexsides(edges)
    .map(chain => roundedRing(chain.points))
    .join('')
}

import type { WeatherZone } from '../../../../core/engine/game-look'
import { DIRECTIONS } from '../../../../core/hex/cube'
import type { Point } from '../../../../core/hex/layout'
import type { HexId } from '../../../../core/ids'
import type { Sheet } from '../../../map/sheet'

/** A hexside between two zones, with the zone on the upper side of it and the other. */
export type WeatherEdge = { readonly from: Point; readonly to: Point; readonly above: string; readonly below: string }

/** All hexsides between hexes of different weather. */
export function weatherEdges({ map, layout }: Sheet, zones: readonly WeatherZone[]): readonly WeatherEdge[] {
  const { grid } = map
  const zoneOf = new Map<HexId, string>(zones.flatMap(({ id, hexes }) => hexes.map(hex => [hex, id] as const)))
  const edges: WeatherEdge[] = []
  for (const [hex, zone] of zoneOf) {
    const corners = layout.corners(hex)
    for (const direction of DIRECTIONS) {
      const beside = grid.neighbour[hex * 6 + direction] as HexId
      const other = zoneOf.get(beside)
      if (other === undefined || other === zone || beside < hex) continue
      const [from, to] = [corners[direction], corners[(direction + 1) % 6]]
      const isAbove = layout.centre(hex).y <= layout.centre(beside).y
      edges.push({ from, to, above: isAbove ? zone : other, below: isAbove ? other : zone })
    }
  }
  return edges
}

/** Where the labels of two zones stand: at the left edge of the view, over and under the line. */
export type WeatherPost = { readonly y: number; readonly above: string; readonly below: string }

type Seen = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

/** One post for each pair of zones that the view shows the border of, where the line comes nearest to its left edge. */
export function weatherPosts(edges: readonly WeatherEdge[], seen: Seen): readonly WeatherPost[] {
  const nearest = new Map<string, WeatherEdge>()
  const leftOf = ({ from, to }: WeatherEdge): number => Math.min(from.x, to.x)
  for (const edge of edges) {
    const { x, y } = edge.from
    if (x < seen.x || x > seen.x + seen.width || y < seen.y || y > seen.y + seen.height) continue
    const pair = [edge.above, edge.below].toSorted().join(' ')
    const best = nearest.get(pair)
    if (best === undefined || leftOf(edge) < leftOf(best)) nearest.set(pair, edge)
  }
  return [...nearest.values()].map(({ from, above, below }) => ({ y: from.y, above, below }))
}

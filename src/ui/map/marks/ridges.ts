import type { Layout, Point } from '../../../core/hex/layout'
import type { HexId } from '../../../core/ids'
import type { HexMap } from '../../../core/map/hex-map'
import { numberOf } from '../../../core/map/map-queries'
import { shareOf } from './seeded'

/** Two mountain hexes that one ridge joins. */
export type RidgeLink = readonly [HexId, HexId]

const SWAY = { x: 30, y: 26 }
/** How much a link along the range counts against chance. */
const ALONG_THE_RANGE = 0.7

/** Where the ridge passes through a mountain hex. */
export function ridgeNode(map: HexMap, layout: Layout, hex: HexId): Point {
  const centre = layout.centre(hex)
  const number = numberOf(map, hex)
  return {
    x: centre.x + (shareOf(`${number}x`) - 0.5) * SWAY.x,
    y: centre.y + (shareOf(`${number}y`) - 0.5) * SWAY.y,
  }
}

const neighboursIn = (map: HexMap, hex: HexId, inside: ReadonlySet<HexId>): HexId[] =>
  Array.from({ length: 6 }, (_, d) => map.grid.neighbour[hex * 6 + d] as HexId).filter(next => inside.has(next))

/** The direction a range runs in around a hex: the long axis of the mountain hexes within two steps. */
function rangeAxis(map: HexMap, layout: Layout, hex: HexId, mountains: ReadonlySet<HexId>): number {
  const near = new Set(neighboursIn(map, hex, mountains))
  for (const next of [...near]) for (const further of neighboursIn(map, next, mountains)) near.add(further)
  const centre = layout.centre(hex)
  let [xx, yy, xy] = [0, 0, 0]
  for (const other of near) {
    const at = layout.centre(other)
    const [dx, dy] = [at.x - centre.x, at.y - centre.y]
    xx += dx * dx
    yy += dy * dy
    xy += dx * dy
  }
  return Math.atan2(2 * xy, xx - yy) / 2
}

/** A spanning tree over each group of adjoining mountain hexes, so that ridges branch but never close a ring. */
export function ridgeLinks(map: HexMap, layout: Layout, mountains: ReadonlySet<HexId>): RidgeLink[] {
  const axis = new Map([...mountains].map(hex => [hex, rangeAxis(map, layout, hex, mountains)]))
  const candidates: { readonly weight: number; readonly link: RidgeLink }[] = []
  for (const a of mountains) {
    for (const b of neighboursIn(map, a, mountains)) {
      if (b < a) continue
      const [from, to] = [layout.centre(a), layout.centre(b)]
      const turn = Math.atan2(to.y - from.y, to.x - from.x)
      const across = [a, b].reduce((sum, hex) => sum + Math.abs(Math.sin(turn - (axis.get(hex) ?? 0))), 0) / 2
      const chance = shareOf(`${numberOf(map, a)}/${numberOf(map, b)}`)
      candidates.push({ weight: chance + across * ALONG_THE_RANGE, link: [a, b] })
    }
  }
  candidates.sort((p, q) => p.weight - q.weight)
  const root = new Map<HexId, HexId>()
  const rootOf = (hex: HexId): HexId => {
    let top = hex
    for (let up = root.get(top); up !== undefined; up = root.get(top)) top = up
    if (top !== hex) root.set(hex, top)
    return top
  }
  return candidates.flatMap(({ link }) => {
    const [a, b] = [rootOf(link[0]), rootOf(link[1])]
    if (a === b) return []
    root.set(a, b)
    return [link]
  })
}

import type { Layout, Point } from '../../core/hex/layout'
import type { HexId, HexsideId } from '../../core/ids'
import type { HexMap, LineKind } from '../../core/map/hex-map'
import { type Coast, isFirm } from './coast'
import { between, hash } from './geometry'

/** The one point at which every line of a kind crosses a hexside. */
export type Crossings = (side: HexsideId, kind: LineKind) => Point

/** Shares of the hexside, the first wish first; the lines keep to the land where there is some. */
const APART: readonly (readonly [number, number])[] = [
  [0.3, 0.7],
  [0.2, 0.55],
  [0.45, 0.8],
  [0.15, 0.4],
  [0.6, 0.85],
]
const ASIDE = [0, 0.08, -0.08, 0.16, -0.16, 0.24, -0.24, 0.32, -0.32]

/** In the middle, give or take; apart from each other where a road and a railway cross together. */
export function crossingPoints(map: HexMap, layout: Layout, coast: Coast): Crossings {
  const roadFirst = roadsOnOneHand(map)
  return (side, kind) => {
    const [a, b] = layout.hexsideEnds(side)
    const isDry = (t: number) => isFirm(coast, between(a, b, t))
    const isFirst = roadFirst.get(side)
    if (isFirst === undefined) {
      const wished = 0.5 + (hash(`${side}${kind}`) - 0.5) * 0.16
      const dry = ASIDE.map(aside => wished + aside).filter(t => t > 0.14 && t < 0.86 && isDry(t))
      return between(a, b, dry[0] ?? wished)
    }
    const [first, second] = APART.find(pair => pair.every(isDry)) ?? APART[0] ?? [0.3, 0.7]
    return between(a, b, isFirst === (kind === 'road') ? first : second)
  }
}

/**
 * For each hexside that both cross: whether the road is nearer to its first end. A road and a railway that enter a hex by one side and
 * leave it by another keep to their hands, or they would cross each other in every hex.
 */
function roadsOnOneHand(map: HexMap): Map<HexsideId, boolean> {
  const { lines, roadBits, railBits } = map.tables
  const shared = new Set<HexsideId>()
  for (let side = 0; side < map.grid.hexsideCount; side++) {
    const bits = lines.reduce((all, table) => all | (table[side] as number), 0)
    if ((bits & roadBits) !== 0 && (bits & railBits) !== 0) shared.add(side as HexsideId)
  }
  const chosen = new Map<HexsideId, boolean>()
  for (const start of shared) {
    if (chosen.has(start)) continue
    chosen.set(start, true)
    const waiting = [start]
    for (let side = waiting.pop(); side !== undefined; side = waiting.pop()) {
      for (const { next, isTurned } of onward(map, side, shared)) {
        if (chosen.has(next)) continue
        chosen.set(next, chosen.get(side) !== isTurned)
        waiting.push(next)
      }
    }
  }
  return chosen
}

/** The other shared sides of the two hexes. Sides run clockwise seen from their first hex, so one left by that hex and entered by its second is turned. */
function onward(
  map: HexMap,
  side: HexsideId,
  shared: ReadonlySet<HexsideId>,
): { readonly next: HexsideId; readonly isTurned: boolean }[] {
  const isFirst = (of: HexsideId, hex: HexId) => map.grid.hexsideHexes[of * 2] === hex
  return [0, 1].flatMap(i => {
    const hex = map.grid.hexsideHexes[side * 2 + i] as HexId
    if (hex < 0) return []
    const others = [0, 1, 2, 3, 4, 5]
      .map(d => map.grid.hexside[hex * 6 + d] as HexsideId)
      .filter(next => next !== side && shared.has(next))
    return others.map(next => ({ next, isTurned: isFirst(side, hex) === isFirst(next, hex) }))
  })
}

import { type HexId, otherSide, type Side } from '../../../core/ids'
import * as query from '../../../core/map/map-queries'
import { seaPatrolsOver } from '../air/ship-raids'
import { atHex, BOXES, inBox, type Spot } from '../air/spots'
import { isNeutralHex, sideOf } from '../countries'
import { isOnSheets } from '../forces/scenarios/sheets'
import { allHexes, grid, map, stepsFrom } from '../map/geography'
import { derived, type Front, type Part } from '../state'
import { inZone, isZoneOver } from './interdiction'

/** 26.A.1 */
export const SEAS = ['Adriatic', 'Aegean'] as const
export type Sea = (typeof SEAS)[number]

const seas: readonly (Sea | null)[] = allHexes.map(hex => {
  if (!query.isInPlay(map, hex)) return null
  const found = query.seaAt(map, hex) ?? query.coastsAt(map, hex)[0]
  return SEAS.find(sea => sea === found?.name) ?? null
})
/** 26.A.1: the zone of a sea or coast hex; null inland. */
export const seaOf = (hex: HexId): Sea | null => seas[hex] ?? null
/** R-NAV9: both boxes lie on the Aegean. */
export const seaOfSpot = (at: Spot): Sea | null => (at.is === 'box' ? 'Aegean' : seaOf(at.hex))

type Node = number
const NODES = grid.size + BOXES.length
const nodeOf = (at: Spot): Node =>
  at.is === 'hex' ? at.hex : grid.size + BOXES.indexOf(at.box as (typeof BOXES)[number])
const spotOfNode = (node: Node): Spot =>
  node < grid.size ? atHex(node as HexId) : inBox(BOXES[node - grid.size] as string)

type Edge = { readonly to: Node; readonly hexes: number }

/** 26.B.1.2, R-NAV8: into and out of sea hexes freely, along a coast only where ships pass; boxes by their links (R-NAV9). */
const edges: readonly Edge[][] = (() => {
  const found: Edge[][] = Array.from({ length: NODES }, () => [])
  for (const hex of allHexes)
    for (const { to, side } of stepsFrom(hex)) {
      if (seaOf(hex) === null || seaOf(hex) !== seaOf(to)) continue
      const isOpen = query.isSea(map, hex) || query.isSea(map, to) || query.hasHexsideMark(map, side, 'naval path')
      if (isOpen) found[hex]?.push({ to, hexes: 1 })
    }
  for (const box of map.boxes)
    for (const { to, means, distance } of box.links) {
      if (!('hex' in to) || !means.includes('sea')) continue
      const node = nodeOf(inBox(box.id))
      found[node]?.push({ to: to.hex, hexes: distance ?? 1 })
      found[to.hex]?.push({ to: node, hexes: distance ?? 1 })
    }
  return found
})()

type Spread = { readonly cost: Uint32Array; readonly from: Int32Array }
const FAR = 0xffffffff

/** What ships keep clear of, dearer than any length of way: a die for the zone, then bombers. */
const ZONE_TOLL = 100_000
const PATROL_TOLL = 1_000

const tollsFor = derived(
  ['countries', 'flights', 'interdiction', 'bulgarians', 'intervened', 'leaning', 'kind', 'setting'],
  (s, side: Side): Float64Array => {
    const tolls = new Float64Array(NODES)
    const isWatched = s.flights.some(({ mission, unit }) => mission === 'navalPatrol' && sideOf(s, unit) !== side)
    for (let node = 0; node < NODES; node++) {
      const at = spotOfNode(node)
      if (at.is === 'hex' && seaOf(at.hex) === null) continue
      if (side === 0 && at.is === 'hex' && isZoneOver(s, at.hex)) tolls[node] = ZONE_TOLL
      if (isWatched)
        tolls[node] = (tolls[node] ?? 0) + PATROL_TOLL * seaPatrolsOver(s as Front, otherSide(side), at).length
    }
    return tolls
  },
)

/** Places to be looked at, the nearest first; ways are short, but tolls are dear, so that there are few distinct costs. */
function spread(start: Node, isShut: (node: Node) => boolean, tolls: Float64Array | null): Spread {
  const cost = new Uint32Array(NODES).fill(FAR)
  const from = new Int32Array(NODES).fill(-1)
  cost[start] = 0
  const queue = new Map<number, Node[]>([[0, [start]]])
  while (queue.size > 0) {
    const now = Math.min(...queue.keys())
    const nodes = queue.get(now) as Node[]
    queue.delete(now)
    for (const node of nodes) {
      if (cost[node] !== now) continue
      // A box is an end of a way, never in the middle of it.
      if (node >= grid.size && node !== start) continue
      for (const { to, hexes } of edges[node] as readonly Edge[]) {
        if (isShut(to)) continue
        const next = now + hexes + (tolls?.[to] ?? 0)
        if (next >= (cost[to] as number)) continue
        cost[to] = next
        from[to] = node
        queue.set(next, [...(queue.get(next) ?? []), to])
      }
    }
  }
  return { cost, from }
}

/** R-NAV8: the coasts of neutrals are closed, and what is not on the map of the scenario. */
const shutFor =
  (s: Part<'countries' | 'setting'>) =>
  (node: Node): boolean =>
    node < grid.size && (isNeutralHex(s, node as HexId) || !isOnSheets(s, node as HexId))

const spreadFrom = derived(
  ['countries', 'flights', 'interdiction', 'bulgarians', 'intervened', 'leaning', 'kind', 'setting'],
  (s, { side, start }: { readonly side: Side; readonly start: Node }): Spread =>
    spread(start, shutFor(s), tollsFor(s, side)),
  ({ side, start }) => `${side} ${start}`,
)

const wayIn = ({ cost, from }: Spread, start: Node, end: Node): readonly Spot[] | null => {
  if (cost[end] === FAR) return null
  const way: Spot[] = [spotOfNode(end)]
  for (let node = end; node !== start; ) {
    node = from[node] as Node
    way.unshift(spotOfNode(node))
  }
  return way
}

/** 26.B.1.2: the safest way by sea, of those the shortest; both ends included; null: there is none. */
export const seaWay = (s: Front, side: Side, from: Spot, to: Spot): readonly Spot[] | null =>
  wayIn(spreadFrom(s, { side, start: nodeOf(from) }), nodeOf(from), nodeOf(to))

/** How many hexes the shortest way has after its first, whatever watches it. */
export function seaDistance(s: Part<'countries' | 'setting'>, from: Spot, to: Spot): number | null {
  const { cost } = spread(nodeOf(from), shutFor(s), null)
  const found = cost[nodeOf(to)] as number
  return found === FAR ? null : found
}

/** 26.C.2, R-NAV5: the way comes into the zone after its first hex. */
export const touchesZone = (s: Part<'interdiction'>, way: readonly Spot[]): boolean =>
  s.interdiction !== 'none' && way.slice(1).some(at => at.is === 'hex' && inZone(s.interdiction, at.hex))

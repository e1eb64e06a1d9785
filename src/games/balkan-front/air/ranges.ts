import type { HexId, UnitId } from '../../../core/ids'
import * as query from '../../../core/map/map-queries'
import { closedTo, type Frontiers } from '../closed-ground'
import { nationOf, sideOfNation } from '../countries'
import type { Nation } from '../forces/counter'
import { airOf } from '../forces/counters'
import { isOnSheets } from '../forces/scenarios/sheets'
import { allHexes, grid, map, stepsFrom } from '../map/geography'
import { derived, type Part } from '../state'
import { basesFor } from './airbases'
import { atHex, BOXES, inBox, MIDDLE_EAST, type Spot } from './spots'

/** Hexes and boxes are numbered on: the boxes come after the last hex. */
type Node = number
const NODES = grid.size + BOXES.length
const nodeOf = (at: Spot): Node =>
  at.is === 'hex' ? at.hex : grid.size + BOXES.indexOf(at.box as (typeof BOXES)[number])
const spotOfNode = (node: Node): Spot =>
  node < grid.size ? atHex(node as HexId) : inBox(BOXES[node - grid.size] as string)

export const FAR = 0xffff

type Edge = { readonly to: Node; readonly hexes: number }

/** R-AIR13, R-BOX: one hex a step, and the links of the boxes with their lengths. */
const edges: readonly Edge[][] = (() => {
  const found: Edge[][] = Array.from({ length: NODES }, () => [])
  for (const hex of allHexes) for (const { to } of stepsFrom(hex)) found[hex]?.push({ to, hexes: 1 })
  for (const box of map.boxes)
    for (const { to, means, distance } of box.links) {
      if (!('hex' in to) || !means.includes('air')) continue
      const node = nodeOf(inBox(box.id))
      found[node]?.push({ to: to.hex, hexes: distance ?? 1 })
      found[to.hex]?.push({ to: node, hexes: distance ?? 1 })
    }
  return found
})()

/** R-AIR13: 1 where the air units of a nation do not fly. The Middle East is closed to the Axis (R-26D). */
export const airClosed = derived(
  ['countries', 'bulgarians', 'intervened', 'leaning', 'kind', 'setting'],
  (s, nation: Nation): Uint8Array => {
    const closed = new Uint8Array(NODES)
    const ground = closedTo(s, nation)
    for (const hex of allHexes) {
      if (!query.isInPlay(map, hex) || !isOnSheets(s, hex)) closed[hex] = 1
      else if (query.isLand(map, hex)) closed[hex] = ground[hex] ?? 1
    }
    if (sideOfNation(s, nation) === 0) closed[nodeOf(inBox(MIDDLE_EAST))] = 1
    return closed
  },
)

export const mayFlyOver = (s: Frontiers, id: UnitId, at: Spot): boolean => airClosed(s, nationOf(id))[nodeOf(at)] === 0

type Spread = { readonly cost: Uint16Array; readonly from: Int32Array }

/** Costs from places to all others, the cheapest first: each step its hexes, and `toll` more where it enters a marked node. */
function spread(closed: Uint8Array, starts: readonly Node[], marked: Uint8Array | null, toll: number): Spread {
  const cost = new Uint16Array(NODES).fill(FAR)
  const from = new Int32Array(NODES).fill(-1)
  const queue: Node[][] = [[...starts]]
  for (const start of starts) cost[start] = 0
  for (let now = 0; now < queue.length; now++)
    for (const node of queue[now] ?? []) {
      if (cost[node] !== now) continue
      for (const { to, hexes } of edges[node] as readonly Edge[]) {
        if (closed[to] === 1) continue
        const next = now + hexes + (marked?.[to] === 1 ? toll : 0)
        if (next >= (cost[to] as number)) continue
        cost[to] = next
        from[to] = node
        let there = queue[next]
        if (there === undefined) {
          there = []
          queue[next] = there
        }
        there.push(to)
      }
    }
  return { cost, from }
}

const spreadFrom = derived(
  ['countries', 'bulgarians', 'intervened', 'leaning', 'kind', 'setting'],
  (s, { nation, start }: { readonly nation: Nation; readonly start: Node }): Spread =>
    spread(airClosed(s, nation), [start], null, 0),
  ({ nation, start }) => `${nation} ${start}`,
)

/** R-AIR13: the length of the shortest way that an air unit may fly between two places; FAR: there is none. */
export const airDistance = (s: Frontiers, id: UnitId, from: Spot, to: Spot): number =>
  spreadFrom(s, { nation: nationOf(id), start: nodeOf(from) }).cost[nodeOf(to)] ?? FAR

function wayIn({ from }: Spread, start: Node, end: Node): Spot[] {
  const way: Spot[] = []
  for (let node = end; node !== start && node >= 0; node = from[node] ?? -1) way.unshift(spotOfNode(node))
  return way
}

const lengthOf = (start: Spot, way: readonly Spot[]): number => {
  let node = nodeOf(start)
  let hexes = 0
  for (const at of way) {
    const to = nodeOf(at)
    hexes += edges[node]?.find(edge => edge.to === to)?.hexes ?? FAR
    node = to
  }
  return hexes
}

/** How dear a hex under patrol is held to be, from one that is gone round at any price to one that is not minded. */
const TOLLS = [200, 6, 2, 0] as const

/**
 * The hexes that a flight enters, start left out: the way within its points that keeps clear of `watched` hexes best. Empty where
 * it cannot get there.
 */
export function airWay(
  s: Frontiers,
  id: UnitId,
  from: Spot,
  to: Spot,
  points: number,
  watched: ReadonlySet<HexId>,
): readonly Spot[] {
  const closed = airClosed(s, nationOf(id))
  const marked = new Uint8Array(NODES)
  for (const hex of watched) marked[hex] = 1
  for (const toll of watched.size === 0 ? [0] : TOLLS) {
    const found = spread(closed, [nodeOf(from)], marked, toll)
    const way = wayIn(found, nodeOf(from), nodeOf(to))
    if (way.length > 0 && lengthOf(from, way) <= points) return way
  }
  return []
}

const fromBases = derived(
  ['countries', 'bulgarians', 'intervened', 'leaning', 'kind', 'setting', 'owner', 'airfields', 'airheads'],
  (s, nation: Nation): Spread => spread(airClosed(s, nation), basesFor(s, nation).map(nodeOf), null, 0),
)

/** How far the nearest base is from a place, for the units of a nation. */
export const nearestBase = (s: Frontiers & Part<'owner' | 'airfields' | 'airheads'>, id: UnitId, at: Spot): number =>
  fromBases(s, nationOf(id)).cost[nodeOf(at)] ?? FAR

/** 18.1 */
export const ratingOf = (id: UnitId): number => airOf(id).range

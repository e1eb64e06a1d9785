import type { Direction } from '../../core/hex/grid'
import { type Reach, reach, type StepCost } from '../../core/hex/reach'
import type { HexId, HexsideId, UnitId } from '../../core/ids'
import { otherSide } from '../../core/ids'
import { remembered } from '../../core/rules/remembered'
import { boardOf } from './board'
import { CLOSED, stepCosts } from './ground'
import { islandReach } from './island-reach'
import { canUseIslands, whyBanned } from './limits'
import { grid, isIsland, isRailLink } from './map'
import { counterOf, hasSurrendered, isGerman, type Partizan, sideOf, snapshot, type Unit, unitsOf } from './state'

/** What is asked of a search: where to, at what cost, which way. */
export type Ways = Pick<Reach, 'hexes' | 'has' | 'costTo' | 'mustStop' | 'pathTo'>

type StepRule = (from: HexId, direction: Direction, to: HexId) => number

/** 9.1, 9.5: what a step costs this unit; enemies and closed country bar it. */
function stepRule(s: Partizan, id: UnitId): StepRule {
  const costs = stepCosts(s, counterOf(id).moveClass)
  const enemies = boardOf(s).count[otherSide(sideOf(id))]
  const banned = new Map<HexId, boolean>()
  const isBanned = (hex: HexId): boolean => {
    const known = banned.get(hex)
    if (known !== undefined) return known
    const found = whyBanned(s, id, hex) !== null
    banned.set(hex, found)
    return found
  }
  // a unit that came down on an island by parachute stays there.
  const isStranded = (from: HexId) => isIsland(from) && isBanned(from)
  return (from, direction, to) =>
    enemies[to] > 0 || isBanned(to) || isStranded(from) ? CLOSED : costs[from * 6 + direction]
}

/** The same search is asked for again and again while nothing moves. */
const searches = remembered<readonly Unit[], string, Ways>()
const searchOnce = (s: Partizan, key: string, search: () => Ways): Ways =>
  searches(unitsOf(s), `${key} ${hasSurrendered(s)}`, search)

/** Where a unit can walk; `fresh`: it has not moved and may always go one hex (9.1.9). */
export const walkFrom = (s: Partizan, id: UnitId, from: HexId, points: number, fresh: boolean): Ways =>
  searchOnce(s, `walk ${id} ${from} ${points} ${fresh}`, () => searchOnFoot(snapshot(s), id, from, points, fresh))

function searchOnFoot(s: Partizan, id: UnitId, from: HexId, points: number, fresh: boolean): Ways {
  const cost = stepRule(s, id)
  if (canUseIslands(s, id)) return islandReach(s, id, from, { points, fresh, cost, modes: 1, walks: () => true })
  return reach(grid, from, { points, fraction: 1, minimumOneHex: fresh, cost })
}

const BEFORE = 0
const RIDING = 1
const AFTER = 2

/** 9.3, R-17: where a German unit can get with one free leg by rail, walking before and after it. */
export const railFrom = (s: Partizan, id: UnitId, from: HexId, points: number): Ways | null =>
  isGerman(id) ? searchOnce(s, `rail ${id} ${from} ${points}`, () => searchByRail(snapshot(s), id, from, points)) : null

/** A step on foot before the ride, or after it. */
const walksOn = (mode: number, toMode: number): boolean =>
  toMode === BEFORE ? mode === BEFORE : toMode === AFTER && mode !== BEFORE

function searchByRail(s: Partizan, id: UnitId, from: HexId, points: number): Ways {
  const walk = stepRule(s, id)
  const cost: StepCost = (at, direction, to, mode, toMode) => {
    if (toMode !== RIDING) return walksOn(mode, toMode) ? walk(at, direction, to) : CLOSED
    const isOpen = mode !== AFTER && isRailLink(grid.hexside[at * 6 + direction] as HexsideId)
    return isOpen && walk(at, direction, to) !== CLOSED ? 0 : CLOSED
  }
  if (canUseIslands(s, id)) return islandReach(s, id, from, { points, fresh: false, cost, modes: 3, walks: walksOn })
  return reach(grid, from, { points, fraction: 1, modes: 3, cost })
}

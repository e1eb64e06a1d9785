import type { Direction } from '../../../core/hex/grid'
import { type Reach, reach, type StepCost } from '../../../core/hex/reach'
import type { HexId, HexsideId, UnitId } from '../../../core/ids'
import { otherSide } from '../../../core/ids'
import { grid, isIsland, isRailLink } from '../map/hexes'
import { counterOf, derived, type Ground, isGerman, sideOf } from '../state'
import { countersOn } from './board'
import { islandReach } from './island-reach'
import { canUseIslands, whyBanned } from './limits'
import { CLOSED, stepCosts } from './step-costs'

/** What is asked of a search: where to, at what cost, which way. */
export type Ways = Pick<Reach, 'hexes' | 'has' | 'costTo' | 'mustStop' | 'pathTo'>

type StepRule = (from: HexId, direction: Direction, to: HexId) => number

/** 9.1, 9.5: what a step costs this unit; enemies and closed country bar it. */
function stepRule(s: Ground, id: UnitId): StepRule {
  const costs = stepCosts(s, counterOf(id).moveClass)
  const enemies = countersOn(s)[otherSide(sideOf(id))]
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

type How = 'on foot' | 'fresh' | 'by rail'

/** The same search is asked for again and again while nothing moves. */
const searches = derived(['units', 'hidden', 'setting', 'surrendered'], s => {
  const known = new Map<string, Ways>()
  let last = { how: 'on foot' as How, id: -1, from: -1, points: -1, ways: null as Ways | null }
  return (how: How, id: UnitId, from: HexId, points: number): Ways => {
    if (last.ways !== null && last.id === id && last.from === from && last.points === points && last.how === how)
      return last.ways
    const key = `${how} ${id} ${from} ${points}`
    const ways =
      known.get(key) ??
      (how === 'by rail' ? searchByRail(s, id, from, points) : searchOnFoot(s, id, from, points, how === 'fresh'))
    known.set(key, ways)
    last = { how, id, from, points, ways }
    return ways
  }
})

/** Where a unit can walk; `fresh`: it has not moved and may always go one hex (9.1.9). */
export const walkFrom = (s: Ground, id: UnitId, from: HexId, points: number, fresh: boolean): Ways =>
  searches(s)(fresh ? 'fresh' : 'on foot', id, from, points)

function searchOnFoot(s: Ground, id: UnitId, from: HexId, points: number, fresh: boolean): Ways {
  const cost = stepRule(s, id)
  if (canUseIslands(s, id)) return islandReach(s, id, from, { points, fresh, cost, modes: 1, walks: () => true })
  return reach(grid, from, { points, fraction: 1, minimumOneHex: fresh, cost })
}

const BEFORE = 0
const RIDING = 1
const AFTER = 2

/** 9.3, R-17: where a German unit can get with one free leg by rail, walking before and after it. */
export const railFrom = (s: Ground, id: UnitId, from: HexId, points: number): Ways | null =>
  isGerman(id) ? searches(s)('by rail', id, from, points) : null

/** A step on foot before the ride, or after it. */
const walksOn = (mode: number, toMode: number): boolean =>
  toMode === BEFORE ? mode === BEFORE : toMode === AFTER && mode !== BEFORE

function searchByRail(s: Ground, id: UnitId, from: HexId, points: number): Ways {
  const walk = stepRule(s, id)
  const cost: StepCost = (at, direction, to, mode, toMode) => {
    if (toMode !== RIDING) return walksOn(mode, toMode) ? walk(at, direction, to) : CLOSED
    const isOpen = mode !== AFTER && isRailLink(grid.hexside[at * 6 + direction] as HexsideId)
    return isOpen && walk(at, direction, to) !== CLOSED ? 0 : CLOSED
  }
  if (canUseIslands(s, id)) return islandReach(s, id, from, { points, fresh: false, cost, modes: 3, walks: walksOn })
  return reach(grid, from, { points, fraction: 1, modes: 3, cost })
}

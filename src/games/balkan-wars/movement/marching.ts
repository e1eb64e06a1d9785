import { firstOf, type Refusal, refusal } from '../../../core/engine/step'
import { type Reach, reach } from '../../../core/hex/reach'
import { type HexId, type HexsideId, otherSide, type Side, type UnitId } from '../../../core/ids'
import { FIELD, type Field, hexesOf, isHeldBy, isInEnemyZoc, isNeutralHeld, stackIn, unitsOnMap, zocOf } from '../board'
import { terrainOf } from '../charts'
import { isInCommand } from '../command/command'
import { isClosedHex, landAt, nameOf, nationOf, sideOf } from '../countries'
import type { Nation } from '../forces/counter'
import { isChosen, OTTOMAN_CORPS } from '../forces/options'
import {
  allHexes,
  grid,
  hexesMarked,
  isClosedSide,
  isLand,
  isMountain,
  isRiver,
  roadInHex,
  sideBetween,
  terrainAt,
} from '../map/geography'
import { counterOf, derived, type Go, hexOf, isType, landIds, type Part, unitIds, unitOf, type Wars } from '../state'
import { bridgeSaving, CLOSED, harried, hexSurcharge, isClimber, roadTables, stepCosts } from './ground'

const WAYS = [...FIELD, 'cutRail', 'weather', 'guerrillas', 'subversion'] as const
/** What decides how far a unit goes. */
export type Ways = Part<(typeof WAYS)[number]>

/** 5.1.5, X24: what a unit may spend. */
export function allowance(s: Part<'units'>, id: UnitId): number {
  const { movement } = counterOf(id)
  return unitOf(s, id).demoralized ? Math.ceil(movement / 2) : movement
}

/** Why a hex can never be entered by a nation, whoever stands there. */
export function whyClosed(s: Field, nation: Nation, hex: HexId): Refusal | null {
  const at = { hex }
  if (!isLand(hex)) return refusal('5.G.4', 'units do not go to sea or into a lake', at)
  if (!isClosedHex(s, hex, nation)) return null
  const land = landAt(s, hex)
  const isOwnOnly = land.some(each => each === 'Rumania' || each === 'Austro-Hungary')
  return isOwnOnly
    ? refusal('5.1.6', `only its own units enter ${land.join(' and ')}`, at)
    : refusal('11.1.1', `${land.join(' and ')} is neutral ground`, at)
}

/** 1 for hexes that are closed to a nation, whoever stands there. */
const closedTo = derived(['setting', 'countries', 'powers', 'albania'], (s, nation: Nation): Uint8Array => {
  const closed = new Uint8Array(grid.size)
  for (const hex of allHexes) if (!isLand(hex) || isClosedHex(s, hex, nation)) closed[hex] = 1
  return closed
})

/** 5.G.5, 5.1.6, 11.1, A16: closed to the units of a nation now. */
export const isBarred = (s: Field, nation: Nation, side: Side, hex: HexId): boolean =>
  closedTo(s, nation)[hex] === 1 || isHeldBy(s, hex, otherSide(side)) || isNeutralHeld(s, hex)

type Movers = Field & Part<'moved' | 'bridging'>

/** Why a unit may not begin an ordinary move. */
export function whyNotMove(s: Movers, id: UnitId, side: Side): Refusal[] {
  const at = { unit: id }
  const { at: place } = unitOf(s, id)
  return firstOf(
    () => sideOf(s, id) === null && refusal('11.1.1', `${nameOf(id)} belongs to a country that is not in the war`, at),
    () => sideOf(s, id) !== side && refusal('5.G.1', 'it belongs to the other side', at),
    () => isType(id, 'fleet') && refusal('5.1.7', 'the Fleet is placed in the Combat segment', at),
    () => place.is !== 'hex' && place.is !== 'display' && refusal('5.G.1', `${nameOf(id)} is not on the map`, at),
    () => isType(id, 'fortification') && refusal('5.2.1', 'a Fortification never moves', at),
    () => s.moved.includes(id) && refusal('5.G.2', `${nameOf(id)} has finished its move`, at),
    () => s.bridging.includes(id) && refusal('5.4.2', `${nameOf(id)} holds a bridge this segment`, at, 'D55'),
  )
}

/** Those of a side who may begin to move: on foot, by rail or from the Display. */
export const movers = derived(
  [...FIELD, 'moved', 'bridging'],
  (s, side: Side): ReadonlySet<UnitId> => new Set(landIds.filter(id => whyNotMove(s, id, side).length === 0)),
)

/** 5.5.2, D21: an Engineer does not leave others behind in the mountains. */
export function whyNotLeave(s: Field, id: UnitId, together: readonly UnitId[]): Refusal | false {
  const hex = hexOf(s, id)
  if (hex === null || !isType(id, 'engineer') || !isMountain(hex)) return false
  const side = sideOf(s, id) as Side
  const left = stackIn(s, hex, side).filter(each => each !== id && !together.includes(each))
  const isStranded = left.some(each => !isClimber(each)) && !left.some(each => isType(each, 'engineer'))
  if (!isStranded || roadInHex(hex)) return false
  return refusal('5.5.2', `${nameOf(id)} must stay with the others in the mountains`, { unit: id }, 'D21')
}

/** 5.6.2: where units come in from the Display. */
const exits: readonly HexId[] = hexesMarked('off-map exit').filter(isLand)

/** 5.5.1, D21: who goes together climbs where an Engineer climbs. */
const climb = (units: readonly UnitId[]): boolean =>
  units.every(isClimber) || (units.length > 1 && units.some(id => isType(id, 'engineer')))

type Search = { readonly units: readonly UnitId[]; readonly bridges: readonly HexId[] }

/**
 * 5.G.4, 5.1.1, 8.2, 9.2, D21, D77: where units of one hex go together. Out of command a zone of control ends the move and is not
 * left for another; in command a step from zone to zone costs two more.
 */
function findReach(s: Ways, { units, bridges }: Search): Reach {
  const [first] = units as readonly [UnitId]
  const side = sideOf(s, first) as Side
  const nations = [...new Set(units.map(id => nationOf(s, id)))]
  const zoc = zocOf(s, otherSide(side))
  const { climbing, plain } = stepCosts(s)
  const { road } = roadTables(s)
  const costs = climb(units) ? climbing : plain
  const more = harried(s, side)
  const from = hexOf(s, first)
  const commanded = from !== null && units.every(id => isInCommand(s, id))
  const points = Math.min(...units.map(id => allowance(s, id)))
  const saving = bridgeSaving(s)
  const isShut = (hex: HexId): boolean => nations.some(nation => isBarred(s, nation, side, hex))
  const isBridged = (over: HexsideId, a: HexId, b: HexId): boolean =>
    isRiver(over) && road[over] !== 1 && (bridges.includes(a) || bridges.includes(b))
  return reach(grid, from ?? entries(s, units, points, isShut), {
    points,
    minimumOneHex: true,
    fraction: 1,
    cost(at, direction, to) {
      const base = costs[at * 6 + direction] ?? CLOSED
      if (base === CLOSED || isShut(to)) return CLOSED
      const isInZone = zoc[at] === 1
      // From the Display a unit that came into a zone has entered it and stops.
      if (isInZone && !commanded && (from === null || zoc[to] === 1)) return CLOSED
      const over = grid.hexside[at * 6 + direction] as HexsideId
      const bridge = bridges.length > 0 && isBridged(over, at, to) ? saving : 0
      return base - bridge + (more[to] ?? 0) + (isInZone && zoc[to] === 1 ? 2 : 0)
    },
    stops: to => !commanded && zoc[to] === 1,
  })
}

/** 5.6.2, D80: the first hex is paid in full, and never too dear. */
function entries(s: Ways, units: readonly UnitId[], points: number, isShut: (hex: HexId) => boolean) {
  const chart = terrainOf(s)
  const more = harried(s, sideOf(s, units[0] as UnitId) as Side)
  return exits
    .filter(hex => !isShut(hex) && (!isMountain(hex) || climb(units)))
    .map(hex => {
      const cost = chart.hexes[terrainAt(hex) as keyof typeof chart.hexes].mp + hexSurcharge(s) + (more[hex] ?? 0)
      return { hex, spent: Math.min(points, cost) }
    })
}

/** Every hex of a reach is asked about by itself, so each search is made once for each arrangement of units. */
const searches = derived(WAYS, findReach, ({ units, bridges }) => `${units.join()} ${bridges.join()}`)

/** 5.4.2, D55: hexes where an Engineer of the side that stays put makes bridges for these units. */
export const bridgesFor = (s: Movers, side: Side, units: readonly UnitId[]): UnitId[] =>
  unitsOnMap(s, side).filter(
    id => isType(id, 'engineer') && !unitOf(s, id).demoralized && !s.moved.includes(id) && !units.includes(id),
  )

/** A way that units take together, and the Engineers whose bridges it needs. */
export type Way = {
  readonly path: readonly HexId[]
  readonly cost: number
  readonly bridgers: readonly UnitId[]
}

const canWalk = (units: readonly UnitId[]): boolean => units.every(id => counterOf(id).movement > 0)

/** Where units go together without bridges, then with them. */
export function reachOf(s: Ways, units: readonly UnitId[], bridges: readonly HexId[] = []): Reach | null {
  return units.length === 0 || !canWalk(units) ? null : searches(s, { units, bridges })
}

/** The way together to a hex, over temporary bridges only where there is no other; null: none. */
export function wayTo(s: Ways & Movers, units: readonly UnitId[], hex: HexId): Way | null {
  const dry = reachOf(s, units)
  if (dry === null) return null
  if (dry.has(hex)) return told(dry, hex, [])
  const bridgers = bridgesFor(s, sideOf(s, units[0] as UnitId) as Side, units)
  if (bridgers.length === 0) return null
  const wet = reachOf(s, units, bridgeHexes(s, bridgers))
  if (wet === null || !wet.has(hex)) return null
  const path = wet.pathTo(hex)
  const needed = bridgers.filter(id => usesBridge(s, path, hexOf(s, id) as HexId))
  return told(wet, hex, needed)
}

/** Each its own way, or all of them together behind an Engineer (D21); null: somebody cannot. */
function findWays(s: Ways & Movers, units: readonly UnitId[], hex: HexId): readonly Way[] | null {
  const ways = units.map(id => wayTo(s, [id], hex))
  if (ways.every(way => way !== null)) return ways
  const isGroup = units.length > 1 && units.length <= 4 && units.some(id => isType(id, 'engineer'))
  const together = isGroup ? wayTo(s, units, hex) : null
  return together === null ? null : units.map(() => together)
}

/** Cost, way and warning of a hex are asked one by one: its ways are found once for those in hand. */
const waysFrom = derived([...WAYS, 'moved', 'bridging'], (s, units: readonly UnitId[]) => {
  const found = new Map<HexId, readonly Way[] | null>()
  return (hex: HexId): readonly Way[] | null => {
    if (!found.has(hex)) found.set(hex, findWays(s, units, hex))
    return found.get(hex) ?? null
  }
})
export const waysOf = (s: Ways & Movers, units: readonly UnitId[], hex: HexId): readonly Way[] | null =>
  waysFrom(s, units)(hex)

export const bridgeHexes = (s: Part<'units'>, units: readonly UnitId[]): HexId[] =>
  hexesOf(s, units).sort((a, b) => a - b)

const told = (reached: Reach, hex: HexId, bridgers: readonly UnitId[]): Way => ({
  path: reached.pathTo(hex),
  cost: reached.costTo(hex),
  bridgers,
})

const usesBridge = (s: Ways, path: readonly HexId[], bridge: HexId): boolean =>
  path.some((hex, index) => {
    const next = path[index + 1]
    if (next === undefined || (hex !== bridge && next !== bridge)) return false
    const over = sideBetween(hex, next)
    return over !== null && isRiver(over) && roadTables(s).road[over] !== 1
  })

/** The best reason why units cannot march to a hex. */
export function whyOutOfReach(s: Ways & Movers, id: UnitId, hex: HexId): Refusal {
  const at = { hex }
  const side = sideOf(s, id) as Side
  const from = hexOf(s, id)
  const closed = whyClosed(s, nationOf(s, id), hex)
  if (closed) return closed
  if (isHeldBy(s, hex, otherSide(side))) return refusal('5.G.5', 'an enemy unit is there', at)
  if (isNeutralHeld(s, hex)) return refusal('11.1.1', 'a unit of a neutral country is there', at, 'A16')
  if (counterOf(id).movement === 0) return refusal('5.2.1', `${nameOf(id)} moves by rail only`, { unit: id }, 'D56')
  const over = from === null ? null : sideBetween(from, hex)
  if (over !== null && isClosedSide(over)) return refusal('5.1.1', 'water lies between', at)
  const isByRoad = over !== null && roadTables(s).road[over] === 1
  if (isMountain(hex) && !isClimber(id) && !isByRoad)
    return refusal('5.5.1', 'off the road only Alpine units, Engineers and who goes with them climb', at)
  const isBetweenZones = from !== null && isInEnemyZoc(s, from, side) && isInEnemyZoc(s, hex, side)
  if (isBetweenZones && over !== null && !isInCommand(s, id))
    return refusal('5.1.2', 'out of command it does not go from one zone of control to another', at)
  return refusal('5.G.6', 'it is too far for its movement, or behind enemy zones of control', at)
}

/** S1.SR4.1, D80: a unit of a corps that has not left Asia yet; rebuilt later it is a plain unit. */
export const isWaitingCorps = (s: Part<'units' | 'setting' | 'corpsOut'>, id: UnitId): boolean => {
  const { corps } = counterOf(id)
  return (
    corps !== undefined &&
    isChosen(s, OTTOMAN_CORPS) &&
    unitOf(s, id).at.is === 'display' &&
    !s.corpsOut.includes(corps)
  )
}

/** S1.SR4.1, D25: the first of a corps to leave takes all of it along, this segment. */
export function leaveWith(s: Wars, local: { leaving: readonly UnitId[] }, units: readonly UnitId[], go: Go): void {
  for (const id of units) {
    const { corps } = counterOf(id)
    if (corps === undefined || !isWaitingCorps(s, id)) continue
    const all = unitIds.filter(each => counterOf(each).corps === corps && unitOf(s, each).at.is === 'display')
    local.leaving = [...new Set([...local.leaving, ...all])]
    s.corpsOut = [...s.corpsOut, corps]
    go.log('corpsOut', { corps }, 'S1.SR4.1')
  }
}

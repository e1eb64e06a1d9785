import { firstOf, helped, type Refusal, refusal } from '../../../core/engine/step'
import { distance } from '../../../core/hex/measure'
import { type Reach, reach } from '../../../core/hex/reach'
import type { HexId, Side, UnitId } from '../../../core/ids'
import { otherSide } from '../../../core/ids'
import { boardOf, isHeldBy, isInEnemyZoc, isNearEnemy, nearTo, type Standing, zocOf } from '../board'
import { constants } from '../charts'
import { landIds, landUnit } from '../forces/counters'
import { grid, hexName, isRailHex, isWater, sideBetween, straitOn } from '../map/geography'
import {
  ALLIED,
  derived,
  type Gertrud,
  hexOf,
  isPending,
  isTurkish,
  isWaiting,
  nameOf,
  nationOf,
  type Part,
  sideOf,
} from '../state'
import { isUnsupplied } from '../supply/supply'
import { isClosed, whyClosed } from './borders'
import { minesStop, stepCosts } from './ground'
import { whyNotJoin } from './stacking'

const CLOSED = Number.POSITIVE_INFINITY

/** 17.1.8a: no Turkish unit moves or attacks while the president is a captive. */
export const isLeaderless = (s: Part<'inonu' | 'active'>, id: UnitId): boolean =>
  s.inonu && s.active === ALLIED && isTurkish(id)

/** 2.6, 7.3.1: halved and rounded down when out of supply. */
export function movementFactor(s: Part<'unsupplied'>, id: UnitId): number {
  const { movement } = landUnit(id)
  return isUnsupplied(s, id) ? Math.floor(movement / 2) : movement
}

/** 13.7.4: what a unit may spend on foot; nothing leaves the one hex that is always allowed (9.3). */
export const marchPoints = (s: Gertrud, id: UnitId): number => (s.interdicted.includes(id) ? 0 : movementFactor(s, id))

type Movers = Part<'units' | 'yavuz' | 'duplicity' | 'dropping' | 'raid' | 'moved' | 'inonu' | 'active'>

/** Why a unit may not begin to move. */
export function whyNotMove(s: Movers, id: UnitId, side: Side): Refusal[] {
  const at = { unit: id }
  return firstOf(
    () => sideOf(s, id) !== side && refusal('9.0.1', 'it belongs to the other side', at),
    () => isWaiting(s, id) && refusal('10.0.1', `${nameOf(id)} is not on the map`, at),
    () => hexOf(s, id) === null && refusal('9.0.1', `${nameOf(id)} is not on the map`, at),
    () => isPending(s, id) && refusal('15.0.1', `${nameOf(id)} has dropped and must fight first`, at, 'R-61'),
    () => s.moved.includes(id) && refusal('9.0.6', `${nameOf(id)} has finished its move`, at),
    () => isLeaderless(s, id) && refusal('17.1.8a', 'no Turkish unit moves while İnönü is a captive', at),
  )
}

/** Those of a side who may begin to move. */
export const movers = derived(
  ['units', 'yavuz', 'duplicity', 'dropping', 'raid', 'moved', 'inonu', 'active'],
  (s, side: Side): ReadonlySet<UnitId> => new Set(landIds.filter(id => whyNotMove(s, id, side).length === 0)),
)

type Ways = Standing & Part<'setting' | 'turn' | 'blown' | 'mined'>

/** Every hex of a reach is asked about by itself, so each search is made once for each arrangement of units. */
const searches = derived(
  ['units', 'dropping', 'raid', 'yavuz', 'duplicity', 'setting', 'turn', 'blown', 'mined'],
  s => {
    const found = new Map<string, Reach>()
    const once = (key: string, find: () => Reach): Reach => {
      const known = found.get(key) ?? find()
      found.set(key, known)
      return known
    }
    return {
      onFoot: (id: UnitId, from: HexId, points: number, fresh: boolean) =>
        once(`foot ${id} ${from} ${points} ${fresh}`, () => findOnFoot(s, id, from, points, fresh)),
      byRail: (id: UnitId, from: HexId, points: number) =>
        once(`rail ${id} ${from} ${points}`, () => findByRail(s, id, from, points)),
    }
  },
)

/** 8.1, 9.0-9.4: where a unit can go from a hex. `fresh`: it has not moved yet and may always go one hex (9.3). */
export const reachOnFoot = (s: Ways, id: UnitId, from: HexId, points: number, fresh: boolean): Reach =>
  searches(s).onFoot(id, from, points, fresh)

function findOnFoot(s: Ways, id: UnitId, from: HexId, points: number, fresh: boolean, zones?: 'free of zones'): Reach {
  const { march } = stepCosts(s)
  const enemy = otherSide(sideOf(s, id))
  const nation = nationOf(id)
  const enemies = boardOf(s).holds[enemy]
  const zoc = zocOf(s, enemy)
  const isFree = zones === 'free of zones' || landUnit(id).ignoresZoc
  return reach(grid, from, {
    points,
    minimumOneHex: fresh,
    fraction: 1,
    cost: (at, direction, to) =>
      enemies[to] === 1 || isClosed(s, id, to) || minesStop(s, nation, at, to) ? CLOSED : march[at * 6 + direction],
    stops: to => !isFree && zoc[to] === 1,
  })
}

/** Where a unit stands and what it has left. */
type Standpoint = { readonly from: HexId; readonly points: number }

/** Farther than any unit goes. */
const ENDLESS = 200
/** More stops than this are no help. */
const STOPS_NAMED = 2

/** 8.1, 9.2: too far, or behind enemy zones, or no way at all: whichever it is. */
function whyTooFar(s: Gertrud, id: UnitId, { from, points }: Standpoint, hex: HexId): Refusal {
  const name = nameOf(id)
  const within = findOnFoot(s, id, from, ENDLESS, false)
  const cost = within.costTo(hex)
  if (within.has(hex))
    return refusal('9.2.1', `${name} is ${cost - points} MP short: the way costs ${cost}, it has ${points}`, { hex })
  if (!findOnFoot(s, id, from, ENDLESS, false, 'free of zones').has(hex))
    return refusal('9.0.1', `no way leads there for ${name}`, { hex })
  const stops = within.hexes
    .filter(each => within.mustStop(each))
    .sort((a, b) => distance(grid, a, hex) - distance(grid, b, hex) || within.costTo(a) - within.costTo(b))
  return stops.length === 0
    ? refusal('8.1.1', `${name} stands in an enemy zone: it may go one hex, and not into another zone and on`, { hex })
    : refusal('8.1.1', `${name} must stop in ${stops.slice(0, STOPS_NAMED).map(hexName).join(' or ')}: enemy zones`, {
        hex,
      })
}

/** The best reason why a hex cannot be reached on foot. */
function whyOutOfReach(s: Gertrud, id: UnitId, stands: Standpoint, hex: HexId): Refusal {
  const at = { hex }
  const closed = whyClosed(s, id, hex)
  if (closed) return closed
  if (isHeldBy(s, hex, otherSide(sideOf(s, id))))
    return helped(
      refusal('9.2.3', 'an enemy unit is there', at),
      'Attacks are made in the Combat Phase, from a hex beside it.',
    )
  const over = sideBetween(stands.from, hex)
  if (over !== null && isWater(over)) return refusal('9.0.1', 'open water lies between', at)
  if (over !== null && minesStop(s, nationOf(id), stands.from, hex))
    return refusal(straitOn(over) === 'Bosphorus' ? '17.1.13b' : '17.1.14b', 'the strait is mined', at, 'R-24')
  if (s.interdicted.includes(id))
    return refusal('13.7.4', `${nameOf(id)} is interdicted and moves one hex only`, at, 'R-03')
  return whyTooFar(s, id, stands, hex)
}

/** Why a unit cannot end in a hex, given where it can go. */
export function whyNotMarch(s: Gertrud, id: UnitId, stands: Standpoint, reached: Reach, hex: HexId): Refusal[] {
  return firstOf(
    () => hex === stands.from && refusal('9.0.1', `${nameOf(id)} stands there`, { hex }),
    () => !reached.has(hex) && whyOutOfReach(s, id, stands, hex),
  )
}

/** 9.6: why a unit has no rail move at all. */
export function whyNotEntrain(s: Gertrud, id: UnitId): Refusal[] {
  const from = hexOf(s, id)
  const at = { unit: id }
  return firstOf(
    () => !isTurkish(id) && refusal('9.6.3', 'only Turkish units move by rail', at),
    () => (from === null || !isRailHex(from)) && refusal('9.6.1', 'it does not begin on a railroad', at),
    () => s.interdicted.includes(id) && refusal('9.6.4', 'it is interdicted', at, 'R-47'),
    () => from !== null && isNearEnemy(s, from, ALLIED) && refusal('9.6.1', 'it begins next to an enemy', at),
  )
}

/** 9.6.1, R-47: along standing rails only, never next to an enemy. */
export const reachByRail = (s: Ways & Part<'unsupplied'>, id: UnitId, from: HexId): Reach =>
  searches(s).byRail(id, from, movementFactor(s, id) * constants.railMultiplier)

function findByRail(s: Ways, id: UnitId, from: HexId, points: number): Reach {
  const { rail } = stepCosts(s)
  const enemy = otherSide(sideOf(s, id))
  const near = nearTo(s, enemy)
  const enemies = boardOf(s).holds[enemy]
  return reach(grid, from, {
    points,
    fraction: 1,
    cost: (at, direction, to) =>
      near[to] === 1 || enemies[to] === 1 || isClosed(s, id, to) ? CLOSED : rail[at * 6 + direction],
  })
}

export function whyNotRail(s: Gertrud, id: UnitId, reached: Reach, hex: HexId): Refusal[] {
  const from = hexOf(s, id)
  return firstOf(
    () => hex === from && refusal('9.6.1', 'it stands there', { hex }),
    () => !isRailHex(hex) && refusal('9.6.3', 'a rail move ends on a railroad', { hex }),
    () => isNearEnemy(s, hex, ALLIED) && refusal('9.6.1', 'it lies next to an enemy', { hex }),
    () =>
      !reached.has(hex) && refusal('9.6.1', 'no unbroken railroad leads there within its movement', { hex }, 'R-47'),
    () => whyNotJoin(s, [id], hex),
  )
}

/** 8.1: a unit that comes into an enemy zone goes no further. */
export const mustStop = (s: Gertrud, id: UnitId, hex: HexId): boolean =>
  !landUnit(id).ignoresZoc && isInEnemyZoc(s, hex, sideOf(s, id))

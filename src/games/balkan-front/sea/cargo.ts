import { firstOf, type Refusal, refusal } from '../../../core/engine/step'
import type { Side, UnitId } from '../../../core/ids'
import { MIDDLE_EAST, pointAt, RHODES, refusedAt, type Spot, sameSpot, spotName } from '../air/spots'
import { otherCosts } from '../charts/works'
import { nameOf, sideOf } from '../countries'
import { groundIds } from '../forces/counters'
import { isBeach, portAt } from '../map/geography'
import { fits, REGULAR_STACK } from '../stacking'
import { type Front, type Part, type Units, unitOf } from '../state'
import { hasHeavy, isCm, transportReNow } from '../units'
import { fleetsOn, pointsLeft } from './fleets'
import { whyNotLandAt } from './landings'
import { isOwnBox, portRoom } from './ports'
import { seaOfSpot, seaWay } from './routes'
import type { Fleet, Item } from './sea-state'

/** What is to sail together from one place to another; over the beach at an end, or from port to port. */
export type Sailing = {
  readonly side: Side
  readonly units: Units
  readonly supply: number
  readonly from: Spot
  readonly to: Spot
  /** 26.B.2 */
  readonly landing: boolean
  /** The beach although there are ports (26.A.4). */
  readonly byBeach: boolean
  /** 32.A.6 */
  readonly strips: boolean
}

export const placeOf = (s: Part<'units'>, id: UnitId): Spot | null => {
  const { at } = unitOf(s, id)
  return at.is === 'hex' || at.is === 'box' ? at : null
}

/** 3.A.3.4, 26.B.2.1: halves of REs that units count for ships and ports. */
export const halvesOf = (s: Part<'units'>, units: Units, landing: boolean): number =>
  units.reduce((sum, id) => sum + 2 * transportReNow(s, id), 0) * (landing ? 2 : 1)

/** 26.B.1.1, R-26B: whole transport points for each item. */
export const pointsFor = (s: Part<'units'>, { units, supply, landing }: Pick<Item, 'units' | 'supply' | 'landing'>) =>
  Math.ceil(halvesOf(s, units, landing) / 2) + Math.ceil(supply / 2)

/** R-26B: units by items; two that fill half a transport point each share one. */
export function groupsOf(s: Part<'units'>, units: Units, landing: boolean): readonly Units[] {
  const isHalf = (id: UnitId) => halvesOf(s, [id], landing) === 1
  const halves = units.filter(isHalf)
  const groups: UnitId[][] = units.filter(id => !isHalf(id)).map(id => [id])
  for (let at = 0; at < halves.length; at += 2) groups.push(halves.slice(at, at + 2))
  return groups
}

/** 26.A.3, R-26B5: an end with a port that the side may use, whatever room it has. */
const isPortFor = (s: Front, at: Spot, side: Side): boolean =>
  at.is === 'box'
    ? isOwnBox(at.box, side)
    : portAt(at.hex) !== null && s.owner[at.hex] === side && s.openPorts.includes(at.hex)

/** 26.A.4 */
const isBeachFor = (s: Front, at: Spot, side: Side): boolean =>
  at.is === 'hex' && isBeach(at.hex) && s.owner[at.hex] === side

const chargeOf = (s: Front, { units, supply, landing }: Sailing): number => halvesOf(s, units, landing) + 2 * supply

/** 26.B.1.5, 26.B.1.6: from port to port, or over a beach at one end at least. */
export function isPortToPort(s: Front, sailing: Sailing): boolean {
  const { side, from, to, landing, byBeach } = sailing
  if (landing || byBeach) return false
  const halves = chargeOf(s, sailing)
  return [from, to].every(at => isPortFor(s, at, side) && portRoom(s, at) >= halves)
}

/** Ends where the cargo goes over the quay and takes up room: both, or those that are no beach. */
export const quaysOf = (s: Front, sailing: Sailing): readonly Spot[] => {
  const { side, from, to, landing } = sailing
  if (isPortToPort(s, sailing)) return [from, to]
  return (landing ? [from] : [from, to]).filter(at => !isBeachFor(s, at, side))
}

/** 26.B.1.5: movement points; null: all it has. */
export const pointsToSail = (s: Front, id: UnitId, sailing: Sailing): number | null =>
  isPortToPort(s, sailing) ? otherCosts.portToPort[isCm(id) ? 'cm' : 'nonCm'] : null

/** Why an end is closed. */
function whyNotEnd(s: Front, at: Spot, sailing: Sailing, isLandingEnd: boolean): Refusal | false {
  const { side, supply } = sailing
  if (isLandingEnd)
    return at.is === 'hex'
      ? (whyNotLandAt(s, sailing.units, at.hex, side)[0] ?? false)
      : refusedAt('26.B.2.0', 'nobody lands in a box', at)
  if (at.is === 'box')
    return !isOwnBox(at.box, side) && refusedAt('26.B.1.1', `${spotName(at)} is the enemy’s`, at, 'R-26B5')
  const isStart = sameSpot(at, sailing.from)
  if (s.owner[at.hex] !== side) return refusedAt('26.B.1.1', `${spotName(at)} is not yours`, at, 'R-26B5')
  if (supply > 0 && isStart)
    return !s.storePorts.includes(at.hex) && refusedAt('26.B.3', 'no full source of supply was joined to the port', at)
  if (isBeachFor(s, at, side) || isPortFor(s, at, side)) return false
  return portAt(at.hex) === null
    ? refusedAt('26.A.4', 'there is neither port nor beach', at)
    : refusedAt('26.A.3.2', 'the port was not yours when your initial phase began', at)
}

/** 26.A.3.1 */
function whyNoRoom(s: Front, sailing: Sailing): Refusal | false {
  const halves = chargeOf(s, sailing)
  const full = quaysOf(s, sailing).find(at => portRoom(s, at) < halves)
  return (
    full !== undefined &&
    refusedAt(
      '26.A.3.1',
      `the port of ${spotName(full)} takes ${portRoom(s, full) / 2} more REs, it would be ${halves / 2}`,
      full,
    )
  )
}

/** 26.B.1.6, 32.A.6 */
function whyNotOverBeach(s: Front, sailing: Sailing): Refusal | false {
  if (sailing.units.length === 0 || isPortToPort(s, sailing) || sailing.strips) return false
  const heavy = sailing.units.find(id => hasHeavy(s, id))
  if (heavy === undefined) return false
  const short = [sailing.from, sailing.to].find(
    at => isPortFor(s, at, sailing.side) && portRoom(s, at) < chargeOf(s, sailing),
  )
  if (short !== undefined && !sailing.byBeach && !sailing.landing) return whyNoRoomAt(s, short, sailing)
  return refusal('26.B.1.6', `${nameOf(heavy)} has heavy equipment and needs ports at both ends`, { unit: heavy })
}
const whyNoRoomAt = (s: Front, at: Spot, sailing: Sailing): Refusal =>
  refusedAt(
    '26.A.3.1',
    `the port of ${spotName(at)} takes ${portRoom(s, at) / 2} more REs, it would be ${chargeOf(s, sailing) / 2}`,
    at,
  )

/** R-BOX: Rhodes is stacked as a clear hex. */
function whyCrowdedBox(s: Front, { units, to }: Sailing): Refusal | false {
  if (to.is !== 'box' || to.box !== RHODES) return false
  const there = groundIds.filter(id => {
    const at = placeOf(s, id)
    return at !== null && sameSpot(at, to) && sideOf(s, id) === 0
  })
  return (
    !fits(s, [...there, ...units], REGULAR_STACK) &&
    refusedAt('8.A.1', 'too many units would be on Rhodes', to, 'R-BOX')
  )
}

/** 26.B.0: the fleets that carry each item; null: there are not enough points. */
export function fleetsFor(
  s: Front,
  sailing: Sailing,
): readonly { readonly fleet: Fleet; readonly item: Units; readonly points: number }[] | null {
  const sea = seaOfSpot(sailing.from)
  if (sea === null) return null
  const left = new Map(fleetsOn(sea, sailing.side).map(fleet => [fleet, pointsLeft(s, fleet)]))
  const groups = sailing.supply > 0 ? [[]] : groupsOf(s, sailing.units, sailing.landing)
  const found: { fleet: Fleet; item: Units; points: number }[] = []
  for (const item of groups) {
    const points = pointsFor(s, { ...sailing, units: item })
    const fleet = [...left.keys()].find(each => (left.get(each) ?? 0) >= points)
    if (fleet === undefined) return null
    left.set(fleet, (left.get(fleet) ?? 0) - points)
    found.push({ fleet, item, points })
  }
  return found
}

function whyNoShips(s: Front, sailing: Sailing): Refusal | false {
  if (fleetsFor(s, sailing) !== null) return false
  const sea = seaOfSpot(sailing.from)
  const fleets = sea === null ? [] : fleetsOn(sea, sailing.side)
  if (fleets.length === 0) return refusedAt('26.B.0.3', 'the Allies have no transports in the Adriatic', sailing.from)
  const groups = sailing.supply > 0 ? [[]] : groupsOf(s, sailing.units, sailing.landing)
  const wanted = groups.reduce((sum, units) => sum + pointsFor(s, { ...sailing, units }), 0)
  const left = fleets.reduce((sum, fleet) => sum + pointsLeft(s, fleet), 0)
  return refusal('26.B.1.1', `it takes ${wanted} transport points, ${left} are left`, pointAt(sailing.from))
}

/** Why cargo does not go from one place to another by sea, whoever it is and whatever it has left. */
export function whyNoVoyage(s: Front, sailing: Sailing): Refusal[] {
  const { from, to, supply, landing, strips } = sailing
  return firstOf(
    () => s.kind === 'surprise' && refusal('28.A.2.b.6', 'there is no naval transport in the surprise turn'),
    () => sameSpot(from, to) && refusedAt('26.B.1.1', 'they are there', to),
    () => seaOfSpot(from) === null && refusedAt('26.A.4', `${spotName(from)} is not on the sea`, from),
    () => seaOfSpot(to) === null && refusedAt('26.A.4', `${spotName(to)} is not on the sea`, to),
    () => supply > 0 && to.is === 'box' && refusedAt('12.C.3.1', 'supply is landed in hexes', to),
    () =>
      strips &&
      !(to.is === 'box' && to.box === MIDDLE_EAST) &&
      refusedAt('32.A.6', 'without their equipment they go to the Middle East', to),
    () => whyNotEnd(s, from, sailing, false),
    () => whyNotEnd(s, to, sailing, landing),
    () => seaOfSpot(from) !== seaOfSpot(to) && refusedAt('26.B.1.1', 'it lies on the other sea', to, 'R-26A'),
    () => seaWay(s, sailing.side, from, to) === null && refusedAt('26.B.1.2', 'no way by sea leads there', to),
    () => whyNotOverBeach(s, sailing),
    () => whyNoRoom(s, sailing),
    () => whyCrowdedBox(s, sailing),
    () => whyNoShips(s, sailing),
  )
}

/** The items of a sailing, each with its way. */
export function itemsOf(s: Front, sailing: Sailing): readonly Item[] {
  const { side, from, to, supply, landing } = sailing
  const way = seaWay(s, side, from, to) ?? []
  return (fleetsFor(s, sailing) ?? []).map(({ fleet, item, points }) => ({
    units: item,
    supply: item.length === 0 ? supply : 0,
    from,
    to,
    way,
    fleet,
    points,
    landing,
  }))
}

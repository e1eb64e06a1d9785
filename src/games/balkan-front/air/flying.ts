import { including } from '../../../core/army/lists'
import { firstOf, type Refusal, refusal } from '../../../core/engine/step'
import { type HexId, otherSide, type Side, type UnitId } from '../../../core/ids'
import { load, whyNotLoad } from '../airborne/loading'
import { moverOf, nameOf, sideOf } from '../countries'
import { airIds, airOf, counterOf } from '../forces/counters'
import { landAt } from '../map/geography'
import { isActing } from '../movement/movers'
import { isBoundToRhodes } from '../politics/rhodes'
import type { Front, Go } from '../state'
import { bombableBridges, bridgeBetween } from '../works/bridges'
import type { Cargo, Flight } from './air-state'
import { flightOf, groundSpot, isFighter, isGlider, isOperative, land, takeOff } from './air-units'
import { capacityOf } from './airbases'
import { charges, isTarget, MISSION_INFO, type Order, pointsFor, whyNoTarget, whyNotOfType } from './missions'
import { patrolRange, watchedHexes } from './patrols'
import { airDistance, airWay, FAR } from './ranges'
import { countAt, counted, refusedAt, type Spot, sameSpot, spotName } from './spots'

/** An order before it is flown. */
export type Planned = {
  readonly unit: UnitId
  readonly mission: Order
  readonly to: Spot
  /** 32.C.2: the far end of the bridge. */
  readonly beyond: HexId | null
  readonly night: boolean
  /** 24.C.1 */
  readonly tow: UnitId | null
  readonly cargo: Cargo
}

/** 17.A, R-AIR15: read at the moment of the start. */
export const startsLeft = (s: Front, at: Spot): number => capacityOf(s, at) - countAt(s.starts, at)

/** R-20D: within half the rating of an operative enemy fighter on the ground. */
export const isInInterceptionRange = (s: Front, at: Spot, of: Side): boolean =>
  airIds.some(id => {
    const base = groundSpot(s, id)
    return (
      base !== null &&
      isFighter(id) &&
      sideOf(s, id) === of &&
      isOperative(s, id) &&
      airDistance(s, id, base, at) <= patrolRange(id)
    )
  })

/** 20.D.1.1: a transfer that may go on to another base. */
export const mayFlyOn = (s: Front, { mission, fate, at }: Flight, side: Side): boolean =>
  mission === 'transfer' && fate === 'flying' && !isInInterceptionRange(s, at, otherSide(side))

/** Where an air unit would start from: its base, or the base its transfer has brought it to. */
export const startOf = (s: Front, id: UnitId): Spot | null => groundSpot(s, id) ?? flightOf(s, id)?.at ?? null

const stagedAs = (s: Front, id: UnitId) => s.staged.find(({ unit }) => unit === id)

/** Why an air unit begins no mission now, whatever it is. */
export function whyGrounded(s: Front, side: Side, id: UnitId): Refusal[] {
  const at = { unit: id }
  const flight = flightOf(s, id)
  const base = groundSpot(s, id)
  return firstOf(
    () => counterOf(id).kind !== 'air' && refusal('18.3', 'only air units fly', at),
    () => moverOf(s, id) !== side && refusal('18.3', `${nameOf(id)} is not yours`, at),
    () => !isActing(s, id) && refusal('28.A.2.b.6', 'only the forces of the intervention act now', at, 'R-SUR4'),
    () => !isOperative(s, id) && refusal('16.B.1', `${nameOf(id)} is inoperative`, at),
    () =>
      flight !== null &&
      !mayFlyOn(s, flight, side) &&
      (flight.mission === 'transfer' && flight.fate === 'flying'
        ? refusal('20.D.1.1', 'enemy fighters can reach the base it is over', at)
        : refusal('20.0', `${nameOf(id)} has its mission`, at)),
    () => flight === null && base === null && refusal('17.0', `${nameOf(id)} is at no base`, at),
    () =>
      flight === null &&
      s.flown.includes(id) &&
      stagedAs(s, id) === undefined &&
      refusal('20.0', `${nameOf(id)} has flown in this air phase`, at),
    // 24.C.5
    () =>
      flight === null &&
      base !== null &&
      !isGlider(id) &&
      startsLeft(s, base) <= 0 &&
      refusal('17.A', `no more missions can begin at ${spotName(base)}`, at),
  )
}

export const canFly = (s: Front, side: Side, id: UnitId): boolean => whyGrounded(s, side, id).length === 0

/** How many of the orders given begin at a base. */
const startsListed = (s: Front, listed: readonly Planned[], base: Spot): number =>
  listed.filter(({ unit }) => {
    const from = groundSpot(s, unit)
    return from !== null && sameSpot(from, base)
  }).length

/** 20.C: bound for by friends that are flying or are listed to fly. */
const isCharged = (s: Front, side: Side, at: Spot, listed: readonly Planned[]): boolean =>
  charges(s, side).some(each => sameSpot(each, at)) ||
  listed.some(({ mission, to }) => mission !== 'escort' && mission !== 'staging' && sameSpot(to, at))

function whyWrongKind(s: Front, { unit, mission, night, to }: Planned): Refusal | false {
  const at = { unit }
  const staged = stagedAs(s, unit)
  const isOnward = flightOf(s, unit) !== null
  if (isOnward && mission !== 'transfer') return refusal('20.D.1.2', 'a transfer is followed by no other mission', at)
  if (staged !== undefined && (mission === 'transfer' || mission === 'staging'))
    return refusal('20.D.2', 'after staging it flies no transfer', at, 'R-AIR26')
  // F25: it flies from Rhodes and comes back there.
  if (isBoundToRhodes(s, unit) && (mission === 'transfer' || mission === 'staging'))
    return refusal('28.A.1.c.2', `${nameOf(unit)} is bound to Rhodes as long as there is a Greek government`, at)
  if (staged?.night === true && !night)
    return refusal('24.E.3', 'it staged by night, so its mission is by night', at, 'R-AIR26')
  if (sideOf(s, unit) === null && (mission !== 'transfer' || to.is === 'box' || landAt(to.hex) !== 'Yugoslavia'))
    return refusal('28.C.2.3', 'neutral Yugoslavs only transfer, inside their country', at, 'R-Y2')
  return false
}

/** 18.1, 24.B: hexes to fly, and whether that is extended range; null: it is too far. */
export function legTo(s: Front, { unit, mission, to }: Planned): { hexes: number; extended: boolean } | null {
  const from = startOf(s, unit)
  const hexes = from === null ? FAR : airDistance(s, unit, from, to)
  const { normal, extended } = pointsFor(unit, mission)
  if (hexes <= normal) return { hexes, extended: false }
  return extended !== null && hexes <= extended ? { hexes, extended: true } : null
}

function whyTooFar(s: Front, planned: Planned): Refusal {
  const from = startOf(s, planned.unit)
  const hexes = from === null ? FAR : airDistance(s, planned.unit, from, planned.to)
  const { normal, extended } = pointsFor(planned.unit, planned.mission)
  return hexes === FAR
    ? refusedAt('18.2', `${nameOf(planned.unit)} may not fly there`, planned.to, 'R-AIR13')
    : refusedAt('18.1', `it is ${hexes} hexes away, ${nameOf(planned.unit)} has ${extended ?? normal}`, planned.to)
}

/** Why an order cannot be given, beside those that are listed already. */
export function whyNotOrder(s: Front, side: Side, planned: Planned, listed: readonly Planned[]): Refusal[] {
  const { unit, mission, to, night } = planned
  const from = startOf(s, unit)
  const base = groundSpot(s, unit)
  return firstOf(
    () => isGlider(unit) && refusal('24.C.1', `${nameOf(unit)} does not fly without a tug`, { unit }),
    () => whyGrounded(s, side, unit),
    () => whyNotTow(s, side, planned, listed),
    () => listed.some(each => each.unit === unit) && refusal('20.0', `${nameOf(unit)} has its orders`, { unit }),
    () => whyNotOfType(unit, mission, night),
    () => whyWrongKind(s, planned),
    () =>
      !(mission === 'escort' ? isCharged(s, side, to, listed) : isTarget(s, side, mission, to)) &&
      whyNoTarget(mission, to),
    () =>
      from !== null &&
      sameSpot(from, to) &&
      mission !== 'defensiveSupport' &&
      mission !== 'escort' &&
      (mission === 'transfer' || mission === 'staging') &&
      refusedAt(MISSION_INFO[mission].rule, 'it is there', to),
    () => mission === 'bridge' && whyNoBridge(s, side, planned),
    () => legTo(s, planned) === null && whyTooFar(s, planned),
    () => whyNotLoad(s, side, planned, listed),
    () =>
      base !== null &&
      startsLeft(s, base) <= startsListed(s, listed, base) &&
      refusal('17.A', `no more missions can begin at ${spotName(base)}`, { unit }),
  )
}

/** 32.C.2 */
function whyNoBridge(s: Front, side: Side, { to, beyond }: Planned): Refusal | false {
  const bridge = to.is === 'hex' && beyond !== null ? bridgeBetween(to.hex, beyond) : null
  return (
    (bridge === null || !bombableBridges(s, side).includes(bridge)) &&
    refusedAt('32.C.2', 'no bridge of the enemy leads that way', to, 'R-32C4')
  )
}

/** 24.C.1: one type T, one glider, both at the same base. */
function whyNotTow(s: Front, side: Side, { unit, tow }: Planned, listed: readonly Planned[]): Refusal[] {
  if (tow === null || flightOf(s, unit)?.tow === tow) return []
  const [from, at] = [startOf(s, unit), startOf(s, tow)]
  return firstOf(
    () => airOf(unit).letters !== 'T' && refusal('24.C.1', 'only a transport tows a glider', { unit }),
    () => listed.some(each => each.tow === tow) && refusal('24.C.1', `${nameOf(tow)} has its tug`, { unit: tow }),
    () =>
      (from === null || at === null || !sameSpot(from, at)) &&
      refusal('24.C.1', `${nameOf(tow)} is at another base`, { unit: tow }),
    () => flightOf(s, unit) === null && whyGrounded(s, side, tow),
  )
}

/** Takes off on its mission; the way it will take, place by place. */
export function beginFlight(s: Front, go: Go, side: Side, planned: Planned): readonly Spot[] {
  const { unit, mission, to, beyond, night, tow, cargo } = planned
  const from = startOf(s, unit) as Spot
  const leg = legTo(s, planned)
  if (leg === null) return []
  const { normal, extended } = pointsFor(unit, mission)
  const watched = night ? new Set<never>() : watchedHexes(s, otherSide(side))
  const way = airWay(s, unit, from, to, leg.extended ? (extended ?? normal) : normal, watched)
  const onward = groundSpot(s, unit) === null
  // 20.D.1.2: a transfer that goes on uses no capacity of the bases it passes.
  if (!onward) s.starts = counted(s.starts, from, 1)
  s.staged = s.staged.filter(each => each.unit !== unit && each.unit !== tow)
  s.flown = including(s.flown, unit)
  if (tow !== null) s.flown = including(s.flown, tow)
  takeOff(s, {
    unit,
    mission,
    base: from,
    to,
    beyond,
    at: from,
    night,
    extended: leg.extended,
    fate: 'flying',
    tow,
    cargo,
  })
  go.log(
    'tookOff',
    { unit, mission, base: from, target: to, night, extended: leg.extended, onward },
    MISSION_INFO[mission].rule,
  )
  load(s, go, cargo)
  return way
}

/** 20.D.2: a staging unit lands at once; all others hang over their target. */
export function endLeg(s: Front, id: UnitId): void {
  const flight = flightOf(s, id)
  if (flight?.mission !== 'staging' || flight.fate !== 'flying') return
  land(s, id, flight.to)
  const units = flight.tow === null ? [id] : [id, flight.tow]
  s.staged = [...s.staged, ...units.map(unit => ({ unit, night: flight.night }))]
}

import { firstOf, type Refusal, refusal } from '../../../core/engine/step'
import type { HexId, Side, UnitId } from '../../../core/ids'
import type { Cargo, Mission } from '../air/air-state'
import { groundSpot } from '../air/air-units'
import { isLaden, isLift } from '../air/lifts'
import { refusedAt, type Spot, sameSpot, spotName } from '../air/spots'
import { stackIn } from '../board'
import { whyClosed } from '../closed-ground'
import { moverOf, nameOf, sideOf } from '../countries'
import { groundIds } from '../forces/counters'
import { hexName } from '../map/geography'
import { isActing, whyNotLeave } from '../movement/movers'
import { isBoundToRhodes } from '../politics/rhodes'
import { fits, stackLimit } from '../stacking'
import { type Front, type Go, hexOf, unitOf } from '../state'
import { hasHeavy, takeOff } from '../units'
import { isAirborne, isAirLanding } from './airborne-units'
import { openPlan } from './plans'

/** An order, as far as cargo goes. */
export type Loaded = {
  readonly unit: UnitId
  readonly mission: Mission
  readonly to: Spot
  readonly cargo: Cargo
}

/** Why a ground unit goes on board at a base at all (20.E.0.1, 20.E.0.2). */
export function whyNotBoard(s: Front, side: Side, id: UnitId, base: Spot): Refusal[] {
  const at = { unit: id }
  const from = groundSpot(s, id)
  return firstOf(
    () => !groundIds.includes(id) && refusal('20.E.0.1', `${nameOf(id)} is no ground unit`, at),
    () => moverOf(s, id) !== side && refusal('20.E.0.1', `${nameOf(id)} is not yours`, at),
    () =>
      (from === null || !sameSpot(from, base)) && refusal('20.E.0.2', `${nameOf(id)} is not at ${spotName(base)}`, at),
    () =>
      isBoundToRhodes(s, id) &&
      refusal('28.A.1.c.2', `${nameOf(id)} guards Rhodes as long as there is a Greek government`, at),
    () => hasHeavy(s, id) && refusal('20.E.0.1', `${nameOf(id)} has heavy equipment`, at),
    () => !isActing(s, id) && refusal('28.A.2.b.6', 'only the forces of the intervention act now', at, 'R-SUR4'),
    () => whyNotLeave(s, [id]),
  )
}

export const canBoard = (s: Front, side: Side, id: UnitId, base: Spot): boolean =>
  whyNotBoard(s, side, id, base).length === 0

/** 20.E.2.1, 25.C, 25.D: why a unit does not drop there. */
function whyNotDrop(s: Front, id: UnitId, to: Spot, gliderborne: boolean): Refusal[] {
  const at = { unit: id }
  const plan = openPlan(s, id, false)
  return firstOf(
    () => !isAirborne(id) && refusal('20.E.2.1', `${nameOf(id)} is not airborne`, at),
    () => plan === null && refusal('25.C.1', `no plan of ${nameOf(id)} is open`, at, 'R-HID3'),
    () =>
      plan !== null &&
      !(to.is === 'hex' && to.hex === plan.hex) &&
      refusedAt('25.C.1', `${nameOf(id)} is planned for ${hexName(plan.hex)}`, to),
    () => isAirLanding(id) && !gliderborne && refusal('25.D', `${nameOf(id)} drops only with a glider`, at),
  )
}

const boundFor = (s: Front, to: Spot, side: Side, listed: readonly Loaded[]): UnitId[] => [
  ...s.flights.flatMap(({ unit, cargo, to: at, fate }) =>
    fate === 'flying' && sideOf(s, unit) === side && sameSpot(at, to) ? cargo.units : [],
  ),
  ...listed.flatMap(order => (sameSpot(order.to, to) ? order.cargo.units : [])),
]

/** R-25F, 8.B: all that are bound for a hex must fit it with their friends there; enemies do not count. */
function hasRoom(s: Front, side: Side, hex: HexId, units: readonly UnitId[]): boolean {
  const all = new Set([...stackIn(s, hex, side), ...units])
  return fits(s, [...all], stackLimit(hex))
}

const isOnBoard = (s: Front, id: UnitId, unit: UnitId, listed: readonly Loaded[]): boolean =>
  listed.some(order => order.unit !== unit && order.cargo.units.includes(id)) ||
  (unitOf(s, id).at.is === 'aloft' && s.flights.some(({ cargo }) => cargo.units.includes(id)))

/** Why an order is not flown with its cargo. A unit that others of its lift have on board already is not asked for again. */
export function whyNotLoad(
  s: Front,
  side: Side,
  { unit, mission, to, cargo }: Loaded,
  listed: readonly Loaded[],
): Refusal[] {
  const base = groundSpot(s, unit)
  if (!isLift(mission))
    return isLaden({ cargo }) ? [refusal('20.E.0.1', 'cargo goes by transport or air drop', { unit })] : []
  const inGlider = (id: UnitId) =>
    cargo.inGlider.includes(id) || listed.some(order => order.cargo.inGlider.includes(id)) || isInGlider(s, id)
  return firstOf(
    () => !isLaden({ cargo }) && refusal('20.E.0.1', `${nameOf(unit)} carries nothing`, { unit }),
    () => base === null && refusal('20.E.0.2', 'it loads at its base', { unit }),
    () =>
      cargo.supply > 0 &&
      base !== null &&
      !s.depots.some(at => sameSpot(at, base)) &&
      refusal('20.E.0.3', `no full supply source feeds ${spotName(base)}`, { unit }),
    ...cargo.units.map(id => () => {
      if (base === null) return []
      const why = isOnBoard(s, id, unit, listed) ? [] : whyNotBoard(s, side, id, base)
      return why.length > 0 || mission !== 'drop' ? why : whyNotDrop(s, id, to, inGlider(id))
    }),
    ...cargo.units.map(id => () => to.is === 'hex' && whyClosed(s, id, to.hex)),
    () =>
      to.is === 'hex' &&
      cargo.units.length > 0 &&
      !hasRoom(s, side, to.hex, [...boundFor(s, to, side, listed), ...cargo.units]) &&
      refusedAt('8.B.1', `there is no room for all of them`, to, 'R-25F'),
  )
}

const isInGlider = (s: Front, id: UnitId): boolean => s.flights.some(({ cargo }) => cargo.inGlider.includes(id))

/** They leave the ground with their transport. */
export function load(s: Front, go: Go, { units, supply }: Cargo): void {
  const boarding = units.filter(id => unitOf(s, id).at.is !== 'aloft')
  const carriers = Math.max(1, ...units.map(id => s.flights.filter(({ cargo }) => cargo.units.includes(id)).length))
  if (boarding.length > 0 || supply > 0) go.log('airLoaded', { units: boarding, supply, carriers }, '20.E.0.1')
  const here = boarding.filter(id => hexOf(s, id) !== null || unitOf(s, id).at.is === 'box')
  if (here.length > 0) takeOff(s, go, here, { is: 'aloft' })
}

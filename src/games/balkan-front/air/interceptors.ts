import { including } from '../../../core/army/lists'
import { firstOf, type Refusal, refusal } from '../../../core/engine/step'
import { otherSide, type Side, type UnitId } from '../../../core/ids'
import { nameOf, sideOf } from '../countries'
import { airIds } from '../forces/counters'
import { isBoundToRhodes } from '../politics/rhodes'
import type { Front, Go } from '../state'
import type { Flight } from './air-state'
import { flightOf, groundSpot, isFighter, isOperative, takeOff } from './air-units'
import { basesOf } from './airbases'
import { startsLeft } from './flying'
import { NO_CARGO } from './lifts'
import { MISSION_INFO, pointsFor } from './missions'
import { placesOf } from './patrols'
import { airDistance } from './ranges'
import { atHex, counted, refusedAt, type Spot, sameSpot, spotName } from './spots'

/** R-AIR10, R-AIR16: flown by day in this air movement step and hanging over their target. */
export const canBeIntercepted = (s: Front, { unit, night, fate }: Flight): boolean =>
  !night && fate === 'flying' && s.flown.includes(unit)

/** Enemies of a side that are on their missions by day. */
const raiders = (s: Front, side: Side): readonly Flight[] =>
  s.flights.filter(flight => sideOf(s, flight.unit) === otherSide(side) && canBeIntercepted(s, flight))

const distinct = (spots: readonly Spot[]): Spot[] =>
  spots.filter((at, index) => spots.findIndex(each => sameSpot(each, at)) === index)

/** 20.A: places with enemy air units on missions. */
export const interceptable = (s: Front, side: Side): readonly Spot[] => distinct(raiders(s, side).map(({ at }) => at))

/** 32.C.2: what is over a bridge is met over either end of it. */
const endsAt = (s: Front, side: Side, to: Spot): readonly Spot[] => [
  to,
  ...raiders(s, side).flatMap(flight => (sameSpot(flight.at, to) ? placesOf(flight).slice(1) : [])),
]

/** The end that a fighter can reach, the place itself before others; null: none. */
function reached(s: Front, side: Side, id: UnitId, to: Spot): Spot | null {
  const base = groundSpot(s, id)
  const { normal } = pointsFor(id, 'interception')
  return base === null ? null : (endsAt(s, side, to).find(at => airDistance(s, id, base, at) <= normal) ?? null)
}

/** Why a fighter begins no mission in the interceptor movement step (R-AIR4). */
export function whyNotUp(s: Front, side: Side, id: UnitId): Refusal[] {
  const at = { unit: id }
  const base = groundSpot(s, id)
  return firstOf(
    () => (sideOf(s, id) !== side || !airIds.includes(id)) && refusal('18.3', `${nameOf(id)} is not yours to fly`, at),
    () => !isFighter(id) && refusal('20.A', 'only fighters intercept or scramble', at),
    () => base === null && refusal('17.0', `${nameOf(id)} is at no base`, at),
    () => !isOperative(s, id) && refusal('16.B.1', `${nameOf(id)} is inoperative`, at),
    () => s.flown.includes(id) && refusal('20.0', `${nameOf(id)} has flown in this air phase`, at),
    () =>
      base !== null &&
      startsLeft(s, base) <= 0 &&
      refusal('17.A', `no more missions can begin at ${spotName(base)}`, at),
  )
}

export function whyNotIntercept(s: Front, side: Side, id: UnitId, to: Spot): Refusal[] {
  return firstOf(
    () => whyNotUp(s, side, id),
    () =>
      !interceptable(s, side).some(each => sameSpot(each, to)) &&
      refusedAt('20.A', 'no enemy is on a mission there', to),
    () =>
      reached(s, side, id, to) === null &&
      refusedAt('20.A', `it is more than ${pointsFor(id, 'interception').normal} hexes away`, to),
  )
}

const isAimedAt = ({ to, beyond }: Flight, at: Spot): boolean =>
  sameSpot(to, at) || (beyond !== null && sameSpot(atHex(beyond), at))

/** 20.B, R-AIR24: from a base that is a target to one that is none. */
export function whyNotScramble(s: Front, side: Side, id: UnitId, to: Spot): Refusal[] {
  const base = groundSpot(s, id)
  const isTarget = (at: Spot) => raiders(s, side).some(flight => isAimedAt(flight, at))
  return firstOf(
    () => whyNotUp(s, side, id),
    () =>
      isBoundToRhodes(s, id) &&
      refusal('28.A.1.c.2', `${nameOf(id)} is bound to Rhodes as long as there is a Greek government`, { unit: id }),
    () => base !== null && !isTarget(base) && refusal('20.B.1', 'its base is no target', { unit: id }),
    () => base !== null && sameSpot(base, to) && refusedAt('20.B.1', 'it is there', to),
    () => !basesOf(s, side).some(each => sameSpot(each, to)) && refusedAt('20.B.1', 'it is no airbase of yours', to),
    () => isTarget(to) && refusedAt('20.B.2', 'it is a target itself', to),
    () =>
      base !== null &&
      airDistance(s, id, base, to) > pointsFor(id, 'scramble').normal &&
      refusedAt('20.B.1', `it is more than ${pointsFor(id, 'scramble').normal} hexes away`, to),
  )
}

export const interceptionsOf = (s: Front, side: Side, id: UnitId): Spot[] =>
  interceptable(s, side).filter(to => whyNotIntercept(s, side, id, to).length === 0)

export function scramblesOf(s: Front, side: Side, id: UnitId): Spot[] {
  const base = groundSpot(s, id)
  if (base === null || !raiders(s, side).some(flight => isAimedAt(flight, base))) return []
  return basesOf(s, side).filter(to => whyNotScramble(s, side, id, to).length === 0)
}

/** R-AIR33: somebody of the side has something to do in the interceptor movement step. */
export const canGoUp = (s: Front, side: Side, id: UnitId): boolean =>
  whyNotUp(s, side, id).length === 0 && (interceptionsOf(s, side, id).length > 0 || scramblesOf(s, side, id).length > 0)

/** Takes off; nothing meets it on the way (R-AIR2). */
export function goUp(s: Front, go: Go, id: UnitId, mission: 'interception' | 'scramble', to: Spot): void {
  const base = groundSpot(s, id)
  if (base === null) return
  const met = mission === 'interception' ? reached(s, sideOf(s, id) as Side, id, to) : null
  s.starts = counted(s.starts, base, 1)
  s.flown = including(s.flown, id)
  takeOff(s, {
    unit: id,
    mission,
    base,
    to,
    beyond: met !== null && met.is === 'hex' && !sameSpot(met, to) ? met.hex : null,
    at: mission === 'interception' ? to : base,
    night: false,
    extended: false,
    fate: 'flying',
    tow: null,
    cargo: NO_CARGO,
  })
  go.log(
    'tookOff',
    { unit: id, mission, base, target: to, night: false, extended: false, onward: false },
    MISSION_INFO[mission].rule,
  )
}

/** Interceptors of a side over a place that have not been turned away. */
export const interceptorsOver = (s: Front, side: Side, at: Spot): UnitId[] =>
  s.flights.flatMap(flight =>
    flight.mission === 'interception' &&
    flight.fate === 'flying' &&
    sideOf(s, flight.unit) === side &&
    sameSpot(flight.at, at)
      ? [flight.unit]
      : [],
  )

export const isAloft = (s: Front, id: UnitId): boolean => flightOf(s, id) !== null

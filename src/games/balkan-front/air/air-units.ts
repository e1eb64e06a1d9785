import { including } from '../../../core/army/lists'
import type { Side, UnitId } from '../../../core/ids'
import { sideOf } from '../countries'
import type { AirCounter } from '../forces/counter'
import { airIds, airOf } from '../forces/counters'
import { derived, type Front, type Go, type Part, putUnits, unitOf } from '../state'
import type { Flight } from './air-state'
import { type Spot, sameSpot } from './spots'

/** 16.A */
export const isFighter = (id: UnitId): boolean => airOf(id).category === 'fighter'
export const isBomber = (id: UnitId): boolean => airOf(id).category === 'bomber'
export const isTransport = (id: UnitId): boolean => airOf(id).category === 'transport'
/** 24.C */
export const isGlider = (id: UnitId): boolean => airOf(id).towed
/** 24.E.1 */
export const isNightUnit = (id: UnitId): boolean => airOf(id).letters.startsWith('N')

/** R-AIR25: the letters that air combat goes by; a night unit is what follows the N. */
export const lettersOf = ({ letters }: Pick<AirCounter, 'letters'>): string =>
  letters.startsWith('N') ? letters.slice(1) : letters

/** 16.B.1 */
export const isOperative = (s: Part<'inoperative'>, id: UnitId): boolean => !s.inoperative.includes(id)

/** Where an air unit stands on the ground; null: it is in the air or not in play. */
export const groundSpot = (s: Part<'units'>, id: UnitId): Spot | null => {
  const { at } = unitOf(s, id)
  return at.is === 'hex' || at.is === 'box' ? at : null
}

const byBase = derived(['units'], s => {
  const found: { readonly at: Spot; readonly units: UnitId[] }[] = []
  for (const id of airIds) {
    const at = groundSpot(s, id)
    if (at === null) continue
    const known = found.find(each => sameSpot(each.at, at))
    if (known === undefined) found.push({ at, units: [id] })
    else known.units.push(id)
  }
  return found
})

const NONE: readonly UnitId[] = []
/** Air units on the ground at a place, of whatever side. */
export const airAt = (s: Part<'units'>, at: Spot): readonly UnitId[] =>
  byBase(s).find(each => sameSpot(each.at, at))?.units ?? NONE
export const baseStacks = (s: Part<'units'>): readonly { readonly at: Spot; readonly units: readonly UnitId[] }[] =>
  byBase(s)

export const flightOf = (s: Part<'flights'>, id: UnitId): Flight | null =>
  s.flights.find(({ unit }) => unit === id) ?? null
/** Flights of a side. */
export const flightsOf = (s: Part<'flights' | 'countries'>, side: Side): readonly Flight[] =>
  s.flights.filter(({ unit }) => sideOf(s, unit) === side)

export function changeFlight(s: Front, id: UnitId, change: Partial<Flight>): void {
  s.flights = s.flights.map(flight => (flight.unit === id ? { ...flight, ...change } : flight))
}

/** 16.B.1 */
export function makeInoperative(s: Front, id: UnitId): void {
  s.inoperative = including(s.inoperative, id)
}

/** Takes off with what it tows: from here on they are nowhere on the ground. */
export function takeOff(s: Front, flight: Flight): void {
  putUnits(s, [flight.unit, ...(flight.tow === null ? [] : [flight.tow])], () => ({ at: { is: 'aloft' } }))
  s.flights = [...s.flights.filter(({ unit }) => unit !== flight.unit), flight]
}

/** 17.A: any number may land at a base. */
export function land(s: Front, id: UnitId, at: Spot): void {
  const tow = flightOf(s, id)?.tow ?? null
  putUnits(s, [id, ...(tow === null ? [] : [tow])], () => ({ at }))
  s.flights = s.flights.filter(({ unit }) => unit !== id)
}

/** R-GOV8: units that have left the game fly no more missions. */
export function forgetAir(s: Front, units: readonly UnitId[]): void {
  s.flights = s.flights.filter(({ unit }) => !units.includes(unit))
  s.inoperative = s.inoperative.filter(id => !units.includes(id))
  s.fleeing = s.fleeing.filter(({ unit }) => !units.includes(unit))
}

/** 21.B.2.4, 18.4: an air unit is eliminated; it may be replaced later (29.B.5). */
export function loseAirUnit(s: Front, go: Go, id: UnitId, rule: string): void {
  const at = flightOf(s, id)?.at ?? groundSpot(s, id)
  const hex = at?.is === 'hex' ? at.hex : null
  go.log('airLost', { unit: id, hex, side: sideOf(s, id) as Side, steps: 1 }, rule)
  putUnits(s, [id], () => ({ at: { is: 'dead' } }))
  forgetAir(s, [id])
}

import type { Ask } from '../../../core/engine/step'
import type { Side, UnitId } from '../../../core/ids'
import { bombingModifiers, intrinsicAA } from '../charts/air'
import { sideOf } from '../countries'
import { airOf } from '../forces/counters'
import type { Front, Go, Units } from '../state'
import type { Flight } from './air-state'
import { changeFlight, flightOf } from './air-units'
import { bombingNeeds, twelfthsOf } from './bombing'
import { fireFlak } from './flak'
import { airDistance } from './ranges'
import { MIDDLE_EAST, type Spot } from './spots'

/** 20.F.2.h: ships that carry cargo; 20.F.2.i: those of an interdiction zone. */
export type Ships = 'convoy' | 'interdiction'

/** 20.F.2.h.2: how far from its hex a naval patrol meets ships. */
const SEA_REACH = 4

const isOnPatrol = ({ mission, fate }: Flight): boolean => mission === 'navalPatrol' && fate === 'flying'

/** R-NAV1: nothing happens off the map to the south (R-26D). */
const canMeet = (s: Front, { unit, at }: Flight, ships: Spot): boolean =>
  !(ships.is === 'box' && ships.box === MIDDLE_EAST) && airDistance(s, unit, at, ships) <= SEA_REACH

/** 20.F.2.h.2: naval patrols of a side that can be over ships in a place. */
export const seaPatrolsOver = (s: Front, side: Side, ships: Spot): Units =>
  s.flights.flatMap(flight =>
    isOnPatrol(flight) && sideOf(s, flight.unit) === side && canMeet(s, flight, ships) ? [flight.unit] : [],
  )

/** R-NAV1: those that reach some hex of the way of an item, its ends included. */
export const seaPatrolsOnWay = (s: Front, side: Side, way: readonly Spot[]): Units => [
  ...new Set(way.flatMap(at => seaPatrolsOver(s, side, at))),
]

/** 22.A.4 */
export const flakOfShips = (points: number): number => points * intrinsicAA.transportPoint

/**
 * 20.F.2.h.3, 22.B.1.2, 22.B.3.2: naval patrols fly to ships, which fire at each of them just before the bombs fall; who is still there
 * to bomb.
 */
export function meetShips(s: Front, go: Go, units: Units, at: Spot, points: number): Units {
  for (const unit of units) {
    changeFlight(s, unit, { at })
    fireFlak(s, go, unit, at, flakOfShips(points), '22.B.3.2')
  }
  return units.filter(unit => flightOf(s, unit)?.fate === 'flying')
}

const haveAll = (units: Units, has: (unit: UnitId) => boolean): boolean => units.length > 0 && units.every(has)

/** 24.D, 24.F: only where every unit of the group has it (R-AIR28). */
export function shipModifier(units: Units, ships: Ships): number {
  const dive = haveAll(units, id => airOf(id).letters === 'D') ? bombingModifiers.allDive : 0
  const antiShipping = haveAll(units, id => airOf(id).codes.includes('S')) ? bombingModifiers.allAntiShipping : 0
  return dive + antiShipping + (ships === 'convoy' ? bombingModifiers.navalTransport : bombingModifiers.interdiction)
}

const twelfthsAt = (s: Front, units: Units, at: Spot): number =>
  units.reduce((sum, id) => {
    const flight = flightOf(s, id)
    return flight === null ? sum : sum + twelfthsOf(s, flight, at)
  }, 0)

/** What a die must show at least to hit, letters and target counted; null: the group is too weak. */
export function shipsNeed(s: Front, units: Units, at: Spot, ships: Ships): number | null {
  const needs = bombingNeeds(s, twelfthsAt(s, units, at))
  return needs === null ? null : needs - shipModifier(units, ships)
}

/** 20.F.2.h.3: one attack by a group of those who are over the ships; whether it hit. */
export function bombShips(s: Front, go: Go, units: Units, at: Spot, ships: Ships): boolean {
  const twelfths = twelfthsAt(s, units, at)
  const needs = shipsNeed(s, units, at, ships)
  const die = needs === null ? null : go.roll(6, 'bombing')
  const hit = die !== null && needs !== null && die >= needs
  const rule = ships === 'convoy' ? '20.F.2.h.3' : '20.F.2.i.1'
  go.log('shipsBombed', { units, target: ships, at, twelfths, die, modifier: shipModifier(units, ships), hit }, rule)
  return hit
}

/** 20.F.2.h.1, R-NAV1: who has met ships flies home at once, from where it met them. */
export function leaveShips(s: Front, units: Units, at: Spot): readonly Ask[] {
  for (const unit of units) if (flightOf(s, unit)?.fate === 'flying') changeFlight(s, unit, { fate: 'back' })
  const [first] = units
  const side = first === undefined ? null : sideOf(s, first)
  return side === null ? [] : [{ step: 'comeHome', side, args: { when: 'raid', over: at } }]
}

import type { Ask } from '../../../core/engine/step'
import type { Side } from '../../../core/ids'
import { bombingModifiers, intrinsicAA } from '../charts/air'
import { sideOf } from '../countries'
import type { Front, Go, Units } from '../state'
import type { Flight } from './air-state'
import { changeFlight, flightOf } from './air-units'
import { bombingNeeds, groupModifier, twelfthsOf } from './bombing'
import { fireFlak } from './flak'
import { airDistance } from './ranges'
import { MIDDLE_EAST, type Spot } from './spots'

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

export const convoyModifier = (units: Units): number => groupModifier(units, true) + bombingModifiers.navalTransport

const twelfthsAt = (s: Front, units: Units, at: Spot): number =>
  units.reduce((sum, id) => {
    const flight = flightOf(s, id)
    return flight === null ? sum : sum + twelfthsOf(s, flight, at)
  }, 0)

/** What a die must show at least to hit, letters and target counted; null: the group is too weak. */
export function shipsNeed(s: Front, units: Units, at: Spot): number | null {
  const needs = bombingNeeds(s, twelfthsAt(s, units, at))
  return needs === null ? null : needs - convoyModifier(units)
}

/** 20.F.2.h.3: one attack by a group of those who are over the ships; whether it hit. */
export function bombConvoy(s: Front, go: Go, units: Units, at: Spot): boolean {
  const twelfths = twelfthsAt(s, units, at)
  const needs = shipsNeed(s, units, at)
  const die = needs === null ? null : go.roll(6, 'bombing')
  const hit = die !== null && needs !== null && die >= needs
  go.log('convoyBombed', { units, at, twelfths, die, modifier: convoyModifier(units), hit }, '20.F.2.h.3')
  return hit
}

/** 20.F.2.h.1, R-NAV1: who has met ships flies home at once, from where it met them. */
export function leaveShips(s: Front, units: Units, at: Spot): readonly Ask[] {
  for (const unit of units) if (flightOf(s, unit)?.fate === 'flying') changeFlight(s, unit, { fate: 'back' })
  const [first] = units
  const side = first === undefined ? null : sideOf(s, first)
  return side === null ? [] : [{ step: 'comeHome', side, args: { when: 'raid', over: at } }]
}

import type { Side, UnitId } from '../../../core/ids'
import { lookUp } from '../../../core/results-table'
import { stackIn } from '../board'
import { aaFireOf } from '../charts'
import { type AirResult, aaModifiers, intrinsicAA } from '../charts/air'
import { ALLIED, AXIS, sideOf } from '../countries'
import type { GroundType } from '../forces/counter'
import { groundIds, groundOf } from '../forces/counters'
import { cityAt, isIn, landAt } from '../map/geography'
import type { Front, Go, Units } from '../state'
import { isCm, isDivision, isHeadquarters, isPositionAa } from '../units'
import { isPoor } from '../weather/weather'
import { dealResult } from './air-results'
import { flightOf } from './air-units'
import { ownerOfSpot } from './airbases'
import type { Spot } from './spots'

const AA_TYPES: readonly GroundType[] = ['heavyAA', 'lightAA', 'positionAA']

/** 22.A.1.1, 22.A.2, 22.A.3, R-22A: the points of a ground unit; neither supply nor weather changes them (R-22B). */
export function flakOf(s: Front, id: UnitId): number {
  // 22.A.3.6
  if (isPositionAa(id) && s.movedGuns.includes(id)) return 0
  // 22.A.2: printed on units of the type alone; what divisions and headquarters have of their own is below.
  const own = AA_TYPES.includes(groundOf(id).type) ? (groundOf(id).aa ?? 0) : 0
  if (sideOf(s, id) !== AXIS || !isCm(id)) return own
  if (isDivision(s, id)) return own + intrinsicAA.axisMotorizedDivision
  return own + (isHeadquarters(id) ? intrinsicAA.axisMotorizedHeadquarters : 0)
}

export const flakOfAll = (s: Front, units: Units): number => units.reduce((sum, id) => sum + flakOf(s, id), 0)

/** 22.A.1.2: airbases of cities in Germany and Italy; 22.A.1.3: Yugoslav cities that were never lost. */
function cityFlak(s: Front, at: Spot, side: Side): number {
  if (at.is === 'box' || ownerOfSpot(s, at) !== side) return 0
  const size = cityAt(at.hex)?.class
  if (size === undefined || size === 'point') return 0
  if (side === AXIS && isAxisHome(at)) return intrinsicAA.axisCityAirbase
  if (side !== ALLIED || landAt(at.hex) !== 'Yugoslavia' || s.silenced.includes(at.hex)) return 0
  if (size === 'reference') return intrinsicAA.yugoslavReferenceCity
  return size === 'dot' ? intrinsicAA.yugoslavDotCity : intrinsicAA.yugoslavMajorCityHex
}

const isAxisHome = (at: Spot): boolean =>
  at.is === 'hex' && (landAt(at.hex) === 'Germany' || isIn(at.hex, 'Mainland Italy') || landAt(at.hex) === 'Italy')

const groundAt = (s: Front, at: Spot, side: Side): Units =>
  at.is === 'hex'
    ? stackIn(s, at.hex, side)
    : groundIds.filter(id => {
        const place = s.units[id]?.at
        return place?.is === 'box' && place.box === at.box && sideOf(s, id) === side
      })

/** R-AIR21: the whole antiaircraft of a side in a place, as one sum. */
export const flakAt = (s: Front, at: Spot, side: Side): number =>
  flakOfAll(s, groundAt(s, at, side)) + cityFlak(s, at, side)

/** 22.B.2: the column not above the points; null: below 1 nothing happens. */
export function flakColumn(s: Front, points: number): number | null {
  const columns = aaFireOf(s).columns.map(Number)
  const found = columns.findLastIndex(from => from <= points)
  return found < 0 ? null : found
}

const poorAt = (s: Front, at: Spot): boolean => (at.is === 'hex' ? isPoor(s, at.hex) : s.weather.E !== 'C')

/** 22.B.2: two dice for one air unit, and what comes of it at once. */
export function fireFlak(s: Front, go: Go, id: UnitId, at: Spot, points: number, rule: string): AirResult {
  const column = flakColumn(s, points)
  const flight = flightOf(s, id)
  if (column === null || flight === null) return '-'
  const dice = [go.roll(6, 'flak'), go.roll(6, 'flak')]
  const modifier =
    (flight.night ? aaModifiers.night : 0) +
    (poorAt(s, at) ? aaModifiers.poorWeather : 0) +
    (flight.mission === 'drop' ? aaModifiers.airDrop : 0)
  const { result } = lookUp(aaFireOf(s), column, (dice[0] ?? 0) + (dice[1] ?? 0), modifier)
  go.log('flak', { unit: id, at, points, dice, modifier, result }, rule)
  dealResult(s, go, id, result, rule)
  return result
}

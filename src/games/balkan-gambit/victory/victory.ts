import type { HexId, Side } from '../../../core/ids'
import { otherSide } from '../../../core/ids'
import { defendersIn, isHeldBy, stackIn } from '../board'
import { victoryPoints } from '../charts/charts'
import { unitIds, unitNamed } from '../forces/counters'
import { scenarioOf } from '../forces/scenarios'
import { isCity, places } from '../map/hexes'
import { whyBanned } from '../movement/movement'
import { winter } from '../mutual/weather'
import {
  ALLIED,
  AXIS,
  areaOf,
  type Gambit,
  is1945,
  isAlliedPlace,
  isDivision,
  isPartisan,
  sideOf,
  unitOf,
} from '../state'
import { canTrace, type Source } from '../supply/supply'

export type Score = {
  readonly divisions: number
  readonly markers: number
  readonly towns: number
  readonly cities: number
  readonly optional: number
  readonly total: number
}

/** 4.0.6: partisans alone hold a place for nobody. */
export function isDenied(s: Gambit, hex: HexId): boolean {
  const allied = stackIn(s, hex, ALLIED)
  return allied.length > 0 && allied.every(isPartisan) && !defendersIn(s, hex, AXIS).some(id => !isPartisan(id))
}

const BULGARIAN = unitNamed('bg-25-bde')

/** R-SU3: a Bulgarian could stand there and would draw on the Bulgarian edge; in 1945 they are Allied. */
const mayBulgariansStand = (s: Gambit, hex: HexId): boolean => !is1945(s) && whyBanned(s, BULGARIAN, hex) === null

/** R-SU3: an infantry unit of any nation of the side with a map-edge source, that stood there, could trace to it. */
export function isSupplied(s: Gambit, hex: HexId, side: Side): boolean {
  if (isHeldBy(s, hex, otherSide(side))) return false
  const traces = (source: Source, mf: number) =>
    canTrace(s, hex, { source, moveClass: 'nonmech', march: winter(s, unitNamed('de-173-inf'), mf) })
  return side === AXIS
    ? traces('german', 3) || (mayBulgariansStand(s, hex) && traces('bulgarian', 3))
    : traces('western', 6) || (is1945(s) && traces('soviet', 3))
}

/** 4.0.5-4.0.7: who scores a place; null when nobody does. */
export function holderOf(s: Gambit, hex: HexId): Side | null {
  const area = areaOf(s, hex)
  if (area === null || !scenarioOf(s).scoringAreas.includes(area) || isDenied(s, hex)) return null
  const side = isAlliedPlace(s, hex) ? ALLIED : AXIS
  return isSupplied(s, hex, side) ? side : null
}

/** 4.0.3, R-VP3: divisions in the dead pile; those that surrendered do not count. */
const deadDivisions = (s: Gambit, side: Side): number =>
  unitIds.filter(id => {
    const { at } = unitOf(s, id)
    return isDivision(id) && at.is === 'dead' && at.pile !== 'surrendered' && sideOf(s, id) === side
  }).length

export function scoreOf(s: Gambit, side: Side): Score {
  const held = places.filter(place => holderOf(s, place.hex) === side)
  const cities = held.filter(place => isCity(place.hex)).length
  const score = {
    divisions: deadDivisions(s, otherSide(side)) * victoryPoints.division,
    markers: side === AXIS ? s.markersLost * victoryPoints.marker : 0,
    towns: (held.length - cities) * victoryPoints.town,
    cities: cities * victoryPoints.city,
    optional: side === ALLIED ? s.optionalVp.allied : s.optionalVp.axis,
  }
  return { ...score, total: Object.values(score).reduce((sum, points) => sum + points, 0) }
}

/** 4.0.9: twice the other's points win, and something must have been scored; else it is a draw. */
export function winnerOf(allied: number, axis: number): Side | null {
  if (allied > 0 && allied >= 2 * axis) return ALLIED
  return axis > 0 && axis >= 2 * allied ? AXIS : null
}

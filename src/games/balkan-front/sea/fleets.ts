import type { Side } from '../../../core/ids'
import { transportPoints } from '../charts/sea'
import { ALLIED, AXIS } from '../countries'
import { scenarioOf } from '../forces/scenarios'
import { ATHENAI, THESSALONIKE } from '../map/geography'
import type { Taken } from '../ownership-hooks'
import type { Front, Go, Part } from '../state'
import { score } from '../victory/points'
import type { Sea } from './routes'
import type { Fleet } from './sea-state'

type Fleets = Part<'sunk' | 'shipped' | 'intervened' | 'portsTaken' | 'emergency' | 'setting'>

export const FLEET_NAMES: { readonly [fleet in Fleet]: string } = {
  axisAdriatic: 'Axis transports, Adriatic',
  axisAegean: 'Axis transports, Aegean',
  alliedAegean: 'Allied transports',
  emergency: 'British emergency transports',
}
export const fleetSide = (fleet: Fleet): Side => (fleet === 'axisAdriatic' || fleet === 'axisAegean' ? AXIS : ALLIED)

/** 26.B.0, R-NAV10: what a fleet has as things stand, used or not; Plan Y has no Allied one. */
export function fleetSize(s: Fleets, fleet: Fleet): number {
  const { axisAegean, alliedAegean } = transportPoints
  const left = (points: number) => Math.max(0, points - s.sunk[fleet])
  switch (fleet) {
    case 'axisAdriatic':
      return left(transportPoints.axisAdriatic)
    case 'axisAegean':
      return left(
        axisAegean.start + (s.intervened ? axisAegean.intervention : 0) + s.portsTaken.length * axisAegean.firstCapture,
      )
    case 'alliedAegean':
      return scenarioOf(s).victory === 'capital'
        ? 0
        : left(alliedAegean.start + s.portsTaken.length * alliedAegean.firstCapture)
    case 'emergency':
      return s.emergency === 'now' ? transportPoints.britishEmergency : 0
    default:
      return fleet satisfies never
  }
}

export const pointsLeft = (s: Fleets, fleet: Fleet): number => Math.max(0, fleetSize(s, fleet) - s.shipped[fleet])

/** 26.B.0, R-NAV7: who sails a sea for a side; the emergency points first, for they serve one turn and their loss weakens no other. */
export const fleetsOn = (sea: Sea, side: Side): readonly Fleet[] => {
  if (side === AXIS) return [sea === 'Adriatic' ? 'axisAdriatic' : 'axisAegean']
  return sea === 'Adriatic' ? [] : ['emergency', 'alliedAegean']
}

/** 26.B.1.1: an NTP serves once a turn. */
export function chargeFleet(s: Front, fleet: Fleet, points: number): void {
  s.shipped = { ...s.shipped, [fleet]: s.shipped[fleet] + points }
}

/** 26.B.1.3, VP.A.7, VP.B.3: sunk points are gone for good; those of the emergency weaken no later turn (R-NAV7). */
export function sinkPoints(s: Front, go: Go, fleet: Fleet, points: number): void {
  if (points === 0) return
  if (fleet !== 'emergency') {
    s.sunk = { ...s.sunk, [fleet]: s.sunk[fleet] + points }
    s.shipped = { ...s.shipped, [fleet]: Math.max(0, s.shipped[fleet] - points) }
  }
  const side = fleetSide(fleet)
  go.log('shipsSunk', { fleet, points }, '26.B.1.3')
  for (let each = 0; each < points; each++) score(s, go, side === AXIS ? 'axis-transports' : 'allied-transports', 1)
}

/** 26.B.0.2, 26.B.0.3: the first capture of Thessalonike and of Athenai. */
export function takeGreatPort(s: Front, go: Go, { hex, to }: Taken): void {
  if (to !== AXIS || (hex !== THESSALONIKE && hex !== ATHENAI) || s.portsTaken.includes(hex)) return
  s.portsTaken = [...s.portsTaken, hex]
  go.log('greatPort', { hex }, '26.B.0.2')
}

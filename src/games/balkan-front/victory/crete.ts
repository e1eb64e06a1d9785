import type { UnitId } from '../../../core/ids'
import { isBase, ownerOfSpot, printedCapacity } from '../air/airbases'
import { atHex } from '../air/spots'
import { ALLIED, AXIS, nationOf } from '../countries'
import { airIds, groundIds, groundOf } from '../forces/counters'
import { hexesOfRegion } from '../map/geography'
import { derived, type Front, type Part, unitOf } from '../state'
import { type Level, lostHalves } from './tally'

/** 33.D.3.1 */
export const BRITISH_TO_KILL = 4
export const AIRBORNE_TO_LOSE = 2

const cretan = hexesOfRegion('Crete')
const isDead = (s: Part<'units'>, id: UnitId): boolean => unitOf(s, id).at.is === 'dead'
const isAirborne = (id: UnitId): boolean => ['parachute', 'airLanding'].includes(groundOf(id).type)

export type CreteStanding = {
  /** R-CRE: every base with a printed capacity, ruined or not. */
  readonly bases: number
  readonly axisBases: number
  /** REs: air units count one each, neither Greeks nor position AA count. */
  readonly british: number
  readonly airborne: number
}

/** 33.D.3.1, R-CRE: how the two conditions stand. */
export const creteStanding = derived(['units', 'owner', 'airfields', 'setting', 'startRe'], (s): CreteStanding => {
  const bases = cretan.map(atHex).filter(at => isBase(s, at) && printedCapacity(s, at) > 0)
  const ground = groundIds.filter(id => nationOf(id) === 'British' && groundOf(id).type !== 'positionAA')
  const lost = ground.reduce((sum, id) => sum + lostHalves(s, id), 0) / 2
  const planes = airIds.filter(id => nationOf(id) === 'British' && isDead(s, id)).length
  const fallen = groundIds.filter(id => nationOf(id) === 'German' && isAirborne(id))
  return {
    bases: bases.length,
    axisBases: bases.filter(at => ownerOfSpot(s, at) === AXIS).length,
    british: lost + planes,
    airborne: fallen.reduce((sum, id) => sum + lostHalves(s, id), 0) / 2,
  }
})

export const hasBases = ({ bases, axisBases }: CreteStanding): boolean => axisBases === bases
export const hasBled = ({ british, airborne }: CreteStanding): boolean =>
  british >= BRITISH_TO_KILL && airborne <= AIRBORNE_TO_LOSE

/** 33.D.3: one condition is a major victory, both a decisive one. */
export function creteLevel(s: Front): Level {
  const now = creteStanding(s)
  const met = [hasBases(now), hasBled(now)].filter(Boolean).length
  if (met === 0) return { winner: ALLIED, level: 'Major victory' }
  return { winner: AXIS, level: met === 2 ? 'Decisive victory' : 'Major victory' }
}

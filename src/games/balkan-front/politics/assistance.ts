import { type Refusal, refusal } from '../../../core/engine/step'
import type { UnitId } from '../../../core/ids'
import { germanAssistance } from '../charts/politics'
import { turnNumber } from '../charts/weather'
import { nameOf, nationOf } from '../countries'
import { groundIds, groundOf, isGroundUnit } from '../forces/counters'
import { splitUnits } from '../forces/scenarios'
import { assistancePool } from '../forces/scenarios/german-forces'
import { isCombatMotorized, reOf } from '../forces/unit-types'
import { type Front, type Go, hexOf, type Part, unitOf } from '../state'
import { isPositionAa } from '../units'
import { isScored, score } from '../victory/points'
import { isInMainlandGreece } from './lands'

/** 28.A.2.a.3: 2nd Army, 1st Panzer Group and the Luftwaffe for Yugoslavia. */
export const POOL: readonly UnitId[] = splitUnits(assistancePool)

const isMotorized = (id: UnitId): boolean => isGroundUnit(id) && isCombatMotorized(groundOf(id))

/** 28.A.2.a.3: what a unit takes of the REs: its own, double if it is c/m, 2 if it flies. */
export const assistanceRe = (id: UnitId): number =>
  !isGroundUnit(id)
    ? germanAssistance.cost.airUnit
    : reOf(groundOf(id)) * (isMotorized(id) ? germanAssistance.cost.cmRe : germanAssistance.cost.nonCmRe)

/** 28.B.2.1 */
const areBritishAshore = (s: Part<'units' | 'setting'>): boolean =>
  groundIds.some(id => {
    const hex = hexOf(s, id)
    return nationOf(id) === 'British' && !isPositionAa(id) && hex !== null && isInMainlandGreece(s, hex)
  })

/** 28.A.2.a.2 */
export const assistanceBudget = (s: Part<'units' | 'setting'>): number =>
  areBritishAshore(s) ? germanAssistance.re.withBritishAshore : germanAssistance.re.alone

export function whyNoAssistance(s: Part<'turn' | 'intervened' | 'setting'>): Refusal | false {
  if (!isScored(s)) return refusal('28.A.2.a.1', 'it has no place in this scenario')
  if (s.intervened) return refusal('28.A.2.a.1', 'Germany has intervened')
  return (
    (s.turn < turnNumber(germanAssistance.from) || s.turn > turnNumber(germanAssistance.to)) &&
    refusal('28.A.2.a.1', `it is given from ${germanAssistance.from} to ${germanAssistance.to}`)
  )
}

/** R-GER1: a unit must fit whole into what is left this turn. */
export function whyNotAssist(s: Front, id: UnitId, taken: number): Refusal | false {
  const none = whyNoAssistance(s)
  if (none !== false) return none
  if (!POOL.includes(id))
    return refusal('28.A.2.a.3', `${nameOf(id)} is not among the forces that may assist`, { unit: id })
  if (s.assisted.includes(id) || unitOf(s, id).at.is !== 'waiting')
    return refusal('28.A.2.a.4', `${nameOf(id)} has been sent already`, { unit: id }, 'R-GER2')
  const left = assistanceBudget(s) - taken
  return (
    assistanceRe(id) > left &&
    refusal('28.A.2.a.2', `it takes ${assistanceRe(id)} REs, ${left} are left this turn`, { unit: id })
  )
}

/** 28.A.2.a.4, R-VP1: it comes in I.4, is paid for, and is no intervention force any more. */
export function assist(s: Front, go: Go, id: UnitId): void {
  s.assisted = [...s.assisted, id]
  s.called = [...s.called, id]
  go.log('assisted', { unit: id, halves: 2 * assistanceRe(id), budget: assistanceBudget(s) }, '28.A.2.a.4')
  if (!isGroundUnit(id)) score(s, go, 'assistance-air', 1)
  else score(s, go, isMotorized(id) ? 'assistance-motorized' : 'assistance', reOf(groundOf(id)))
}

import type { UnitId } from '../../../core/ids'
import { counterOf } from '../forces/counters'
import type { Part } from '../state'
import type { Disruption } from './airborne-state'

/** 25.0: parachute and air landing units. */
export const isAirborne = (id: UnitId): boolean => {
  const counter = counterOf(id)
  return counter.kind === 'ground' && (counter.type === 'parachute' || counter.type === 'airLanding')
}
/** 25.D */
export const isAirLanding = (id: UnitId): boolean => {
  const counter = counterOf(id)
  return counter.kind === 'ground' && counter.type === 'airLanding'
}

/** 25.A.2 */
export const disruptionOf = (s: Part<'disrupted'>, id: UnitId): Disruption | null =>
  s.disrupted.find(({ unit }) => unit === id)?.how ?? null

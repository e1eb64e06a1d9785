import type { UnitId } from '../../../core/ids'
import type { Part } from '../state'
import { ratingOf } from '../units'

/** R-6C: the smallest part of a movement point is a quarter. */
export const QUARTERS = 4

/** 6.2, 12.D.2, 28.A.1.d.4: what a unit may spend in a phase, in quarters of a point. */
export function allowance(s: Part<'units' | 'unsupplied' | 'slowed'>, id: UnitId): number {
  const full = ratingOf(s, id).move * QUARTERS
  return full / (s.unsupplied.includes(id) ? 2 : 1) / (s.slowed.includes(id) ? 2 : 1)
}

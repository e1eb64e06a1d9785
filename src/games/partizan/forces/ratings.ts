import type { UnitId } from '../../../core/ids'
import { ratingsOf } from '../charts'
import { counterOf, isReduced, isUnsupplied, type Partizan } from '../state'
import type { Ratings } from './counters'

/** What is printed on the side of the counter that is up. */
export function printedRatings(s: Pick<Partizan, 'units' | 'setting'>, id: UnitId): Ratings {
  const counter = counterOf(id)
  const { full, reduced } = ratingsOf(s)[counter.id] ?? counter
  return isReduced(s, id) ? (reduced ?? full) : full
}

export const half = (value: number): number => Math.ceil(value / 2)

/** 9.1.1, 15.6.2: movement points of a turn. */
export const movementOf = (s: Pick<Partizan, 'units' | 'setting'>, id: UnitId): number => {
  const { move } = printedRatings(s, id)
  return isUnsupplied(s, id) ? half(move) : move
}

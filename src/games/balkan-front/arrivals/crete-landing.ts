import type { HexId, Side } from '../../../core/ids'
import { AXIS } from '../countries'
import { isIn } from '../map/geography'
import type { Front, Go } from '../state'

/** 28.B.1.c.2: Axis ground units on Crete end the garrison duty there for good. */
export function landOnCrete(s: Front, _go: Go, hex: HexId, side: Side): void {
  if (side !== AXIS || s.garrisonsEnded.includes('crete') || !isIn(hex, 'Crete')) return
  s.garrisonsEnded = [...s.garrisonsEnded, 'crete']
}

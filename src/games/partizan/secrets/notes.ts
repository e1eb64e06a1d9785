import type { HexId, Side, UnitId } from '../../../core/ids'
import type { Note, Partizan } from '../state'

/** 11.2.3: a side writes down what was turned up before it. */
export function noteDown(s: Partizan, side: Side, hex: HexId, why: Note['why'], units: readonly UnitId[]): void {
  if (units.length > 0) s.notes = [...s.notes, { side, turn: s.turn, hex, why, units }]
}

import type { HexId, Side, UnitId } from '../../../core/ids'
import { unitIds } from '../forces/counters'
import { printedRatings } from '../forces/ratings'
import { countersIn, stackIn } from '../movement/board'
import { type Field, hexOf, isFaceUp, isPartisan, type Note, type Partizan, sideOf, unitOf } from '../state'

/** What decides who is seen. */
export type Sight = Pick<Partizan, 'units' | 'hidden' | 'faceUp' | 'tops' | 'setting'>

const rank = (s: Sight, id: UnitId): number => {
  const { attack, defence } = printedRatings(s, id)
  return attack + defence
}

/** Partisans in a stack make a face-down stack of it; British units in it show only if put on top. */
const isFaceDown = (s: Field, hex: HexId, side: Side): boolean =>
  stackIn(s, hex, side).some(isPartisan) || s.hidden.some(each => each.side === side && each.hex === hex)

/** The counter that lies on top for all to see: the owner's choice, else the strongest. A view names its tops (see `shownTops`). */
export function topOf(s: Sight, hex: HexId, side: Side): UnitId | null {
  const stack = stackIn(s, hex, side).filter(id => !isPartisan(id))
  const chosen = stack.find(id => s.tops.includes(id))
  if (chosen !== undefined) return chosen
  if (isFaceDown(s, hex, side)) return null
  return stack.reduce<UnitId | null>((best, id) => (best === null || rank(s, id) > rank(s, best) ? id : best), null)
}

/** Whether the other side may not know which unit this is, or where. */
export function isBuried(s: Sight, id: UnitId): boolean {
  if (isFaceUp(s, id)) return false
  const { at } = unitOf(s, id)
  if (at.is === 'unseen') return true
  const hex = hexOf(s, id)
  if (hex === null) return isPartisan(id) && (at.is === 'pool' || at.is === 'hand' || at.is === 'waiting')
  return isPartisan(id) || topOf(s, hex, sideOf(id)) !== id
}

/** The tops of a side's stacks, as a view must name them: whether by choice or by default is not told. */
export function shownTops(s: Sight, side: Side): UnitId[] {
  const hexes = new Set(unitIds.flatMap(id => (sideOf(id) === side ? (hexOf(s, id) ?? []) : [])))
  return [...hexes]
    .flatMap(hex => (countersIn(s, hex, side) > 1 ? (topOf(s, hex, side) ?? []) : []))
    .sort((a, b) => a - b)
}

/** 11.2.3: a side writes down what was turned up before it. */
export function noteDown(s: Partizan, side: Side, hex: HexId, why: Note['why'], units: readonly UnitId[]): void {
  if (units.length > 0) s.notes = [...s.notes, { side, turn: s.turn, hex, why, units }]
}

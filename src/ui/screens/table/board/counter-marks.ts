import type { HexId, UnitId } from '../../../../core/ids'
import type { CounterMark } from '../../../counters/counter-name'
import type { PlacedChoices } from '../choices-by-place'
import type { BoardPosition } from './board-position'

/** How one counter answers to the question at hand. */
export function markOfUnit(
  { hand, focus, hexOf }: BoardPosition,
  { byUnit }: PlacedChoices,
  unit: UnitId,
): CounterMark | null {
  if (hand.has(unit)) return 'selected'
  const hex = hexOf(unit)
  if (hex !== null && focus.targets.includes(hex)) return 'target'
  return byUnit.has(unit) ? 'lit' : null
}

/** A stack shows what any of its counters can do, be it at the top or not. */
export function markOfStack(
  { hand, focus }: BoardPosition,
  { byUnit }: PlacedChoices,
  hex: HexId,
  units: readonly UnitId[],
): CounterMark | null {
  if (units.some(unit => hand.has(unit))) return 'selected'
  if (focus.targets.includes(hex)) return 'target'
  return units.some(unit => byUnit.has(unit)) ? 'lit' : null
}

/** What is held lies on top; the rest of the stack stays as it is. */
export const heldFirst = (units: readonly UnitId[], hand: ReadonlySet<UnitId>): readonly UnitId[] => [
  ...units.filter(unit => hand.has(unit)),
  ...units.filter(unit => !hand.has(unit)),
]

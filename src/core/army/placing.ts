import type { HexId, UnitId } from '../ids'

/** Where units of a force have been sent so far. */
export type Sent = { readonly unit: UnitId; readonly hex: HexId }

/** The way of who goes at once from one hex to another; null: from nowhere, or nowhere else. */
export const straightWay = (from: HexId | null, to: HexId): readonly HexId[] | null =>
  from === null || from === to ? null : [from, to]

/** The hexes open to a unit once others have gone where `sent` says. */
export type Ways = (unit: UnitId, sent: readonly Sent[]) => readonly HexId[]

/** Whether every one of the units, in this order, finds a hex: a retreat of all, a landing of all. */
export function canPlaceAll(units: readonly UnitId[], ways: Ways, sent: readonly Sent[] = []): boolean {
  const [unit, ...rest] = units
  if (unit === undefined) return true
  return ways(unit, sent).some(hex => canPlaceAll(rest, ways, [...sent, { unit, hex }]))
}

/** Where the first of the units may go so that all the others still find a hex. */
export function waysForFirst(units: readonly UnitId[], ways: Ways): HexId[] {
  const [unit, ...rest] = units
  return unit === undefined ? [] : ways(unit, []).filter(hex => canPlaceAll(rest, ways, [{ unit, hex }]))
}

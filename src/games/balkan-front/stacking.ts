import type { HexId, Side, UnitId } from '../../core/ids'
import { hexesHeldBy, type Standing, stackIn } from './board'
import { isMountain } from './map/geography'
import type { Part } from './state'
import { isArtillery, isDivision, isPositionAa } from './units'

/** 8.A: places for units of any kind, for those that are no division, for artillery. */
export type StackLimit = { readonly any: number; readonly nonDivisional: number; readonly artillery: number }

export const REGULAR_STACK: StackLimit = { any: 3, nonDivisional: 3, artillery: 2 }
const IN_MOUNTAINS: StackLimit = { any: 2, nonDivisional: 2, artillery: 1 }

/** 8.A.1, 8.A.2 */
export const stackLimit = (hex: HexId): StackLimit => (isMountain(hex) ? IN_MOUNTAINS : REGULAR_STACK)

/** R-STK: artillery first into its own places, what is left and the small units into theirs, all else into the rest. */
export function fits(s: Part<'units'>, units: readonly UnitId[], limit: StackLimit): boolean {
  let [divisions, small, guns] = [0, 0, 0]
  for (const id of units) {
    if (isPositionAa(id)) continue
    if (isDivision(s, id)) divisions++
    else if (isArtillery(id)) guns++
    else small++
  }
  const crowded = small + Math.max(0, guns - limit.artillery)
  return divisions + Math.max(0, crowded - limit.nonDivisional) <= limit.any
}

/** 8.B, R-STK: the limit is for each side. */
export const isOverstacked = (s: Standing, hex: HexId, side: Side): boolean =>
  !fits(s, stackIn(s, hex, side), stackLimit(hex))

export const overstacked = (s: Standing, side: Side): HexId[] =>
  hexesHeldBy(s, side).filter(hex => isOverstacked(s, hex, side))

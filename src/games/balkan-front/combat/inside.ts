import type { HexId, Side, UnitId } from '../../../core/ids'
import { otherSide } from '../../../core/ids'
import { hexesHeldBy, isHeldBy, stackIn } from '../board'
import { type Front, hexOf } from '../state'

/** 25.B.3, 26.B.2.5: units of a side that dropped or landed in a hex that enemies hold. */
export const insideOf = (s: Front, hex: HexId, side: Side): readonly UnitId[] =>
  isHeldBy(s, hex, otherSide(side)) ? stackIn(s, hex, side) : []

/** It shares its hex with enemies. */
export const isInside = (s: Front, id: UnitId, side: Side): boolean => {
  const hex = hexOf(s, id)
  return hex !== null && isHeldBy(s, hex, otherSide(side))
}

/** R-25H: hexes that a side has to attack from inside before its combat phase ends. */
export const owedInside = (s: Front, side: Side): HexId[] =>
  hexesHeldBy(s, side).filter(hex => insideOf(s, hex, side).some(id => !s.attacked.includes(id)))

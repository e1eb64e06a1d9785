import type { HexId, Side, UnitId } from '../../../core/ids'
import { unitsIn } from '../board'
import { ALLIED, AXIS, moverOf } from '../countries'
import { groundIds } from '../forces/counters'
import { fits, overstacked, stackLimit } from '../stacking'
import { type Front, hexOf } from '../state'
import { isActing } from './movers'

/** Those in a hex that a side moves: neutral Yugoslavs that favour the Allies too (R-Y2). */
export const moversIn = (s: Front, hex: HexId, side: Side): readonly UnitId[] =>
  unitsIn(s, hex).filter(id => moverOf(s, id) === side)

/** 8.B, 28.C.2.3: a neutral army is stacked like any other. */
function neutralsCrowded(s: Front, side: Side): readonly HexId[] {
  if (side !== ALLIED || s.leaning !== ALLIED || s.countries.Yugoslavia.stance !== 'neutral') return []
  const hexes = new Set(groundIds.flatMap(id => (moverOf(s, id) === side ? (hexOf(s, id) ?? []) : [])))
  return [...hexes].filter(hex => !fits(s, moversIn(s, hex, side), stackLimit(hex)))
}

/**
 * 8.B.1, R-STK2: where a side has too many units. Who does not act in the surprise turn is crowded until the next movement phase in
 * which he may move (R-DEP).
 */
export const crowded = (s: Front, side: Side): readonly HexId[] => {
  const hexes = [...new Set([...overstacked(s, side), ...neutralsCrowded(s, side)])]
  if (s.kind !== 'surprise' || side !== AXIS) return hexes
  return hexes.filter(hex => moversIn(s, hex, side).some(id => isActing(s, id)))
}

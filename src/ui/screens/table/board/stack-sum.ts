import type { GameLook } from '../../../../core/engine/game-look'
import type { GameState } from '../../../../core/engine/state'
import type { HexId, UnitId } from '../../../../core/ids'
import { layersOf } from '../../../../core/look/layers'
import { DEEP } from '../../../counters/counter-stack'
import type { BoardPosition } from './board-position'

/** The sum that stands at the foot of a stack: of many units, or of some with others in a layer beside them. */
export function shownSum(
  look: GameLook<GameState>,
  board: BoardPosition,
  hex: HexId,
  units: readonly UnitId[],
): string | null {
  const [first, ...others] = layersOf(units, board.layerOf)
  if (first === undefined) return null
  const isSummed = first.units.length >= DEEP || (others.length > 0 && first.units.length > 1)
  return isSummed ? (look.stackSum?.(board.known, hex, first.units) ?? null) : null
}

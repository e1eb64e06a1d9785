import type { Focus } from '../engine/game-look'
import type { HexId, UnitId } from '../ids'

export const NO_FOCUS: Focus = { hand: [], targets: [], from: [] }

/** The hexes in which units stand, each once. */
export const hexesUnder = (units: readonly UnitId[], hexOf: (id: UnitId) => HexId | null): HexId[] => [
  ...new Set(units.map(hexOf).filter(hex => hex !== null)),
]

/** Units in hand, which start from where they stand. */
export const heldFocus = (
  hand: readonly UnitId[],
  hexOf: (id: UnitId) => HexId | null,
  targets: readonly HexId[] = [],
): Focus => ({ hand, targets, from: hexesUnder(hand, hexOf) })

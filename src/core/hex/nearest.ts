import type { HexId } from '../ids'
import type { Grid } from './grid'
import { distance } from './measure'

/** The hex that is wanted if it fits, else the nearest of `hexes` that does, the first of equals; null when none does. */
export function nearestFit(
  grid: Grid,
  wanted: HexId,
  hexes: readonly HexId[],
  fits: (hex: HexId) => boolean,
): HexId | null {
  if (fits(wanted)) return wanted
  const away = new Map(hexes.map(hex => [hex, distance(grid, hex, wanted)]))
  // Whether a hex fits costs far more than to put them in order.
  const inOrder = hexes.toSorted((a, b) => (away.get(a) ?? 0) - (away.get(b) ?? 0))
  return inOrder.find(fits) ?? null
}

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
  const away = (hex: HexId) => distance(grid, hex, wanted)
  return hexes
    .filter(fits)
    .reduce<HexId | null>((best, hex) => (best === null || away(hex) < away(best) ? hex : best), null)
}

import type { Grid } from '../hex/grid'
import type { HexsideId } from '../ids'

/**
 * The corners of a grid, by `hex * 6 + corner`: the side in direction d runs from corner d to corner d + 1, as in the
 * layout. Hexes that meet in a corner have the same number there. Rivers and borders run from corner to corner.
 */
export const hexCorners = (grid: Grid): Int32Array => {
  const corners = new Int32Array(grid.size * 6)
  for (let hex = 0; hex < grid.size; hex++) {
    for (let c = 0; c < 6; c++) {
      const before = grid.neighbour[hex * 6 + ((c + 5) % 6)]
      const after = grid.neighbour[hex * 6 + c]
      // seen from the two neighbours the same corner lies two and four steps further on
      const same = [hex * 6 + c]
      if (before >= 0) same.push(before * 6 + ((c + 2) % 6))
      if (after >= 0) same.push(after * 6 + ((c + 4) % 6))
      corners[hex * 6 + c] = Math.min(...same)
    }
  }
  return corners
}

/** The two ends of a hexside, clockwise as seen from its first hex. */
export const hexsideCorners = (grid: Grid, corners: Int32Array, side: HexsideId): readonly [number, number] => {
  const hex = grid.hexsideHexes[side * 2]
  for (let d = 0; d < 6; d++) {
    if (grid.hexside[hex * 6 + d] === side) return [corners[hex * 6 + d], corners[hex * 6 + ((d + 1) % 6)]]
  }
  throw new RangeError(`No hexside has the id ${side}`)
}

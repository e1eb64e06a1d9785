import { DIRECTIONS } from '../hex/cube'
import type { Grid } from '../hex/grid'
import type { HexsideId } from '../ids'

/**
 * The zone of control of one side: 1 for every hex next to one that `holders` marks, over every hexside that `reaches` lets
 * through.
 */
export function zoneOfControl(
  grid: Grid,
  holders: ArrayLike<number>,
  reaches: (side: HexsideId) => boolean,
): Uint8Array {
  const zone = new Uint8Array(grid.size)
  for (let hex = 0; hex < grid.size; hex++) {
    if (holders[hex] !== 1) continue
    for (const direction of DIRECTIONS) {
      const arm = hex * 6 + direction
      const next = grid.neighbour[arm]
      if (next >= 0 && reaches(grid.hexside[arm] as HexsideId)) zone[next] = 1
    }
  }
  return zone
}

import type { HexId, HexsideId } from '../ids'
import { DIRECTIONS, opposite } from './cube'
import type { Direction, Grid } from './grid'

/** One step out of a hex. */
export type HexStep = { readonly direction: Direction; readonly to: HexId; readonly side: HexsideId }

/** The steps out of every hex, by HexId; fewer than six on the rim. Build it once per map. */
export const stepsOut = (grid: Grid): readonly (readonly HexStep[])[] =>
  Array.from({ length: grid.size }, (_, hex) =>
    DIRECTIONS.flatMap(direction => {
      const arm = hex * 6 + direction
      const to = grid.neighbour[arm]
      return to < 0 ? [] : [{ direction, to: to as HexId, side: grid.hexside[arm] as HexsideId }]
    }),
  )

/** Whether two of the hexes lie on exactly opposite sides of the hex in their middle. */
export const standOpposite = (grid: Grid, middle: HexId, hexes: readonly HexId[]): boolean =>
  DIRECTIONS.some(
    direction =>
      hexes.includes(grid.neighbour[middle * 6 + direction] as HexId) &&
      hexes.includes(grid.neighbour[middle * 6 + opposite(direction)] as HexId),
  )

/** Whether the hex lies on the rim of the map. */
export const isOnRim = (grid: Grid, hex: HexId): boolean =>
  DIRECTIONS.some(direction => grid.neighbour[hex * 6 + direction] < 0)

import type { HexId, HexsideId } from '../ids'
import { DIRECTIONS } from './cube'
import type { Direction, Grid, HexLookup } from './grid'
import { spellings } from './numbers'

/** Finds hexes by number, in any spelling the map's sheets allow. Build it once per map. */
export const hexLookup = (grid: Grid): HexLookup => {
  const byNumber = new Map<string, HexId>()
  for (let hex = 0; hex < grid.size; hex++) {
    for (const number of spellings(grid.spec, grid.row[hex], grid.column[hex])) byNumber.set(number, hex as HexId)
  }
  return number => byNumber.get(number) ?? null
}

/** The direction of an adjacent hex; null when the two are not adjacent. */
export const directionTo = (grid: Grid, from: HexId, to: HexId): Direction | null => {
  for (const direction of DIRECTIONS) if (grid.neighbour[from * 6 + direction] === to) return direction
  return null
}

export const hexsideBetween = (grid: Grid, a: HexId, b: HexId): HexsideId | null => {
  const direction = directionTo(grid, a, b)
  return direction === null ? null : (grid.hexside[a * 6 + direction] as HexsideId)
}

/** A rim side has a hex on one side only. */
export const isRim = (grid: Grid, side: HexsideId): boolean => grid.hexsideHexes[side * 2 + 1] < 0

export const rimSides = (grid: Grid): HexsideId[] => {
  const sides: HexsideId[] = []
  for (let side = 0; side < grid.hexsideCount; side++) {
    if (isRim(grid, side as HexsideId)) sides.push(side as HexsideId)
  }
  return sides
}

import type { HexId } from '../ids'
import type { Direction, Grid, GridSpec } from './grid'

export interface Cube {
  readonly q: number
  readonly r: number
}

export const DIRECTIONS: readonly Direction[] = [0, 1, 2, 3, 4, 5]

export const opposite = (direction: Direction): Direction => ((direction + 3) % 6) as Direction

const POINTY_NAMES = ['NE', 'E', 'SE', 'SW', 'W', 'NW'] as const
const FLAT_NAMES = ['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const

export const directionNames = (spec: GridSpec): readonly string[] =>
  spec.shape === 'pointy' ? POINTY_NAMES : FLAT_NAMES

const POINTY_STEPS: readonly Cube[] = [
  { q: 1, r: -1 },
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
  { q: 0, r: -1 },
]
const FLAT_STEPS: readonly Cube[] = [
  { q: 0, r: -1 },
  { q: 1, r: -1 },
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
]

/** One step in each direction of the sheet. */
export const cubeSteps = (spec: GridSpec): readonly Cube[] => (spec.shape === 'pointy' ? POINTY_STEPS : FLAT_STEPS)

/** A place on the sheet counted to the right and downward, whichever way the printed numbers grow. */
export interface SheetPlace {
  readonly col: number
  readonly row: number
}

export const sheetPlace = (spec: GridSpec, row: number, column: number): SheetPlace => ({
  col: spec.columnsGrow === 'east' ? column : -column,
  row: spec.rowsGrow === 'south' ? row : -row,
})

/**
 * -1 when odd rows (pointy) lie further right or odd columns (flat) further down than the even ones, +1 when even ones do.
 * Numbers that grow to the left or upward turn the printed shift round.
 */
export const sheetOffset = (spec: GridSpec): 1 | -1 => {
  const growsAlongSheet = spec.shape === 'pointy' ? spec.columnsGrow === 'east' : spec.rowsGrow === 'south'
  return (spec.shifted === 'odd') === growsAlongSheet ? -1 : 1
}

export const toCube = (spec: GridSpec, row: number, column: number): Cube => {
  const place = sheetPlace(spec, row, column)
  const offset = sheetOffset(spec)
  const halves = (n: number): number => (n + offset * (n & 1)) >> 1
  return spec.shape === 'pointy'
    ? { q: place.col - halves(place.row), r: place.row }
    : { q: place.col, r: place.row - halves(place.col) }
}

export type CubeLookup = (q: number, r: number) => HexId | null

/** A dense table of HexIds by cube coordinates; one of two equal coordinates would be lost, so the caller removes doubles. */
export const createCubeLookup = (q: Int16Array, r: Int16Array): CubeLookup => {
  let [minQ, maxQ, minR, maxR] = [0, -1, 0, -1]
  for (let hex = 0; hex < q.length; hex++) {
    if (hex === 0) [minQ, maxQ, minR, maxR] = [q[0], q[0], r[0], r[0]]
    minQ = Math.min(minQ, q[hex])
    maxQ = Math.max(maxQ, q[hex])
    minR = Math.min(minR, r[hex])
    maxR = Math.max(maxR, r[hex])
  }
  const width = maxQ - minQ + 1
  const table = new Int32Array(width * (maxR - minR + 1)).fill(-1)
  for (let hex = 0; hex < q.length; hex++) table[(r[hex] - minR) * width + q[hex] - minQ] = hex
  return (wantedQ, wantedR) => {
    if (wantedQ < minQ || wantedQ > maxQ || wantedR < minR || wantedR > maxR) return null
    const hex = table[(wantedR - minR) * width + wantedQ - minQ]
    return hex < 0 ? null : (hex as HexId)
  }
}

const lookups = new WeakMap<Grid, CubeLookup>()

/** The grid's lookup by cube coordinates, made on first use. */
export const cubeLookup = (grid: Grid): CubeLookup => {
  let lookup = lookups.get(grid)
  if (lookup === undefined) {
    lookup = createCubeLookup(grid.q, grid.r)
    lookups.set(grid, lookup)
  }
  return lookup
}

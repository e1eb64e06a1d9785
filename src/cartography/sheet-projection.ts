import type { Grid } from '../core/hex/grid'
import { createLayout, type Layout, type Point } from '../core/hex/layout'
import type { HexId } from '../core/ids'

/**
 * A map's own formula from longitude and latitude to its lattice: u counts columns and v rows in the directions in which the
 * printed numbers grow, so that neighbouring hex centres are 1 apart. Pointy hexes: the centre of row r, column c is
 * u = c (+ 1/2 if the row is shifted), v = r * sqrt(3)/2. Flat hexes: u = c * sqrt(3)/2, v = r (+ 1/2 if the column is shifted).
 */
export type LatticeFormula = (lon: number, lat: number) => { readonly u: number; readonly v: number }

/** Geography on the sheet, in the units and with the origin of the grid's layout. */
export interface SheetProjection {
  readonly layout: Layout
  readonly toSheet: (lon: number, lat: number) => Point
  readonly toLonLat: (point: Point) => { readonly lon: number; readonly lat: number }
  /** The hex a point of the earth falls in by the formula, whatever the rules say. */
  readonly hexAt: (lon: number, lat: number) => HexId | null
}

const ACROSS_FLATS = 100
const ROW = Math.sqrt(3) / 2

export function latticeOf(grid: Grid, hex: HexId): { u: number; v: number } {
  const { shape, shifted } = grid.spec
  const [row, column] = [grid.row[hex] as number, grid.column[hex] as number]
  const isShifted = (n: number) => (n % 2 !== 0) === (shifted === 'odd')
  return shape === 'pointy'
    ? { u: column + (isShifted(row) ? 0.5 : 0), v: row * ROW }
    : { u: column * ROW, v: row + (isShifted(column) ? 0.5 : 0) }
}

export function sheetProjection(grid: Grid, formula: LatticeFormula): SheetProjection {
  const layout = createLayout(grid)
  const first = 0 as HexId
  const anchor = { ...latticeOf(grid, first), ...layout.centre(first) }
  const right = grid.spec.columnsGrow === 'east' ? ACROSS_FLATS : -ACROSS_FLATS
  const down = grid.spec.rowsGrow === 'south' ? ACROSS_FLATS : -ACROSS_FLATS
  const toSheet = (lon: number, lat: number): Point => {
    const { u, v } = formula(lon, lat)
    return { x: anchor.x + (u - anchor.u) * right, y: anchor.y + (v - anchor.v) * down }
  }
  return {
    layout,
    toSheet,
    toLonLat: point => invert(toSheet, point),
    hexAt: (lon, lat) => {
      const { x, y } = toSheet(lon, lat)
      return layout.hexAt(x, y)
    },
  }
}

const STEP = 0.01
const START = { lon: 22, lat: 42 }

/** Newton's method: every formula is smooth and nearly straight, so a handful of steps is exact. */
function invert(toSheet: (lon: number, lat: number) => Point, goal: Point): { lon: number; lat: number } {
  let { lon, lat } = START
  for (let i = 0; i < 30; i++) {
    const here = toSheet(lon, lat)
    const east = toSheet(lon + STEP, lat)
    const north = toSheet(lon, lat + STEP)
    const [a, b] = [(east.x - here.x) / STEP, (north.x - here.x) / STEP]
    const [c, d] = [(east.y - here.y) / STEP, (north.y - here.y) / STEP]
    const [dx, dy] = [goal.x - here.x, goal.y - here.y]
    const determinant = a * d - b * c
    lon += (dx * d - dy * b) / determinant
    lat += (dy * a - dx * c) / determinant
    if (Math.abs(dx) + Math.abs(dy) < 1e-6) break
  }
  return { lon, lat }
}

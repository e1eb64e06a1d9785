import { contours } from 'd3-contour'
import type { Point } from '../../core/hex/layout'
import type { Coast } from './coast'
import { cellGrid, distances, landMask } from './distance-field'
import { type Box, simplify } from './geometry'
import { linePath } from './svg-path'

/** Distances off the coast, in map units, nearest first: the sea is painted from the shore outwards. */
export const SHELVES = [9, 19, 33, 52, 75] as const
const CELL = 4
const SMOOTHED = 0.7
const FEWEST_POINTS = 8

/** The lines of equal distance from the land, one path a shelf, to be filled even-odd together with the sheet's rectangle. */
export function drawShelves(coast: Coast, sheet: Box): { readonly distance: number; readonly path: string }[] {
  const grid = cellGrid(sheet, CELL)
  const { columns, rows } = grid
  const field = smoothed(distances(landMask(coast, grid), 1, grid), columns, rows).map(each => -each)
  const contour = contours().size([columns, rows]).smooth(true)
  return SHELVES.map(distance => {
    const { coordinates } = contour.contour(field, -distance)
    const rings = coordinates.flat().filter(ring => ring.length >= FEWEST_POINTS)
    const path = rings
      .map(ring =>
        ring.map(([x, y]): Point => ({ x: sheet.left + (x as number) * CELL, y: sheet.top + (y as number) * CELL })),
      )
      .map(ring => linePath(simplify(ring, SMOOTHED).slice(0, -1), true))
      .join('')
    return { distance, path }
  })
}

/** Twice a 3 x 3 binomial filter: contours of a field on cells would show the cells. */
function smoothed(field: Float64Array, columns: number, rows: number): number[] {
  let current = field
  for (let pass = 0; pass < 2; pass++) {
    const next = Float64Array.from(current)
    for (let row = 1; row < rows - 1; row++) {
      for (let column = 1; column < columns - 1; column++) {
        next[row * columns + column] = binomial(current, row * columns + column, columns)
      }
    }
    current = next
  }
  return Array.from(current)
}

function binomial(values: Float64Array, at: number, columns: number): number {
  let sum = 0
  for (let dy = -1; dy <= 1; dy++) {
    for (let dx = -1; dx <= 1; dx++) {
      sum += (2 - Math.abs(dx)) * (2 - Math.abs(dy)) * (values[at + dy * columns + dx] as number)
    }
  }
  return sum / 16
}

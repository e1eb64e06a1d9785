import { contours } from 'd3-contour'
import type { Point } from '../../core/hex/layout'
import { type Box, type Ring, simplify } from './geometry'
import { linePath } from './svg-path'

/** Distances off the coast, in map units, nearest last: the sea is painted from the shore outwards. */
export const SHELVES = [9, 19, 33, 52, 75] as const
const CELL = 4
const FAR = 1e12
const SMOOTHED = 0.7
const FEWEST_POINTS = 8

/** The lines of equal distance from the land, one path a shelf, to be filled even-odd together with the sheet's rectangle. */
export function drawShelves(land: readonly Ring[], sheet: Box): { readonly distance: number; readonly path: string }[] {
  const columns = Math.ceil((sheet.right - sheet.left) / CELL)
  const rows = Math.ceil((sheet.bottom - sheet.top) / CELL)
  const field = smoothed(distances(land, sheet, columns, rows), columns, rows)
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

/** Minus the distance to the nearest land, at the centre of each cell. */
function distances(land: readonly Ring[], sheet: Box, columns: number, rows: number): Float64Array {
  const squared = new Float64Array(columns * rows).fill(FAR)
  for (let row = 0; row < rows; row++) {
    const crossings = crossingsAt(land, sheet.top + (row + 0.5) * CELL)
    for (let i = 0; i + 1 < crossings.length; i += 2) {
      const from = Math.max(0, Math.ceil(((crossings[i] as number) - sheet.left) / CELL - 0.5))
      const to = Math.min(columns - 1, Math.floor(((crossings[i + 1] as number) - sheet.left) / CELL - 0.5))
      for (let column = from; column <= to; column++) squared[row * columns + column] = 0
    }
  }
  for (let column = 0; column < columns; column++) spread(squared, column, columns, rows)
  for (let row = 0; row < rows; row++) spread(squared, row * columns, 1, columns)
  return squared.map(each => -Math.sqrt(each) * CELL)
}

function crossingsAt(rings: readonly Ring[], y: number): number[] {
  const found: number[] = []
  for (const ring of rings) {
    for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
      const [a, b] = [ring[i] as Point, ring[j] as Point]
      if (a.y > y !== b.y > y) found.push(((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x)
    }
  }
  return found.sort((a, b) => a - b)
}

/** One line of the exact squared distance transform (Felzenszwalb and Huttenlocher), in place. */
function spread(values: Float64Array, start: number, stride: number, count: number): void {
  const f = Float64Array.from({ length: count }, (_, i) => values[start + i * stride] as number)
  const roots = new Int32Array(count)
  const bounds = new Float64Array(count + 1)
  bounds[0] = -FAR
  bounds[1] = FAR
  let last = 0
  const meet = (q: number, r: number) => ((f[q] as number) + q * q - ((f[r] as number) + r * r)) / (2 * q - 2 * r)
  for (let q = 1; q < count; q++) {
    let s = meet(q, roots[last] as number)
    while (last > 0 && s <= (bounds[last] as number)) s = meet(q, roots[--last] as number)
    roots[++last] = q
    bounds[last] = s
    bounds[last + 1] = FAR
  }
  last = 0
  for (let q = 0; q < count; q++) {
    while ((bounds[last + 1] as number) < q) last++
    const r = roots[last] as number
    values[start + q * stride] = (q - r) ** 2 + (f[r] as number)
  }
}

/** Twice a 3 x 3 binomial filter: contours of a field on cells would show the cells. */
function smoothed(field: Float64Array, columns: number, rows: number): number[] {
  let current = field
  for (let pass = 0; pass < 2; pass++) {
    const next = Float64Array.from(current)
    for (let row = 1; row < rows - 1; row++) {
      for (let column = 1; column < columns - 1; column++) {
        let sum = 0
        for (let dy = -1; dy <= 1; dy++) {
          for (let dx = -1; dx <= 1; dx++)
            sum += (2 - Math.abs(dx)) * (2 - Math.abs(dy)) * (current[(row + dy) * columns + column + dx] as number)
        }
        next[row * columns + column] = sum / 16
      }
    }
    current = next
  }
  return Array.from(current)
}

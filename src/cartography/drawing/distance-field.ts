import type { Coast } from './coast'
import type { Box } from './geometry'

/** Values at the centres of square cells laid over a box, row by row. */
export type CellGrid = { readonly box: Box; readonly cell: number; readonly columns: number; readonly rows: number }

export const cellGrid = (box: Box, cell: number): CellGrid => ({
  box,
  cell,
  columns: Math.ceil((box.right - box.left) / cell),
  rows: Math.ceil((box.bottom - box.top) / cell),
})

const FAR = 1e12

/** 1 for the cells whose centre is land. */
export function landMask(coast: Coast, { box, cell, columns, rows }: CellGrid): Uint8Array {
  const mask = new Uint8Array(columns * rows)
  for (let row = 0; row < rows; row++) {
    const crossings = coast.crossingsAt(box.top + (row + 0.5) * cell)
    for (let i = 0; i + 1 < crossings.length; i += 2) {
      const from = Math.max(0, Math.ceil(((crossings[i] as number) - box.left) / cell - 0.5))
      const to = Math.min(columns - 1, Math.floor(((crossings[i + 1] as number) - box.left) / cell - 0.5))
      if (from <= to) mask.fill(1, row * columns + from, row * columns + to + 1)
    }
  }
  return mask
}

/** The distance of each cell from the nearest one whose mask is `wanted`. */
export function distances(mask: Uint8Array, wanted: 0 | 1, { cell, columns, rows }: CellGrid): Float64Array {
  const squared = new Float64Array(mask.length)
  for (let i = 0; i < mask.length; i++) if (mask[i] !== wanted) squared[i] = FAR
  for (let column = 0; column < columns; column++) spread(squared, column, columns, rows)
  for (let row = 0; row < rows; row++) spread(squared, row * columns, 1, columns)
  for (let i = 0; i < squared.length; i++) squared[i] = Math.sqrt(squared[i] as number) * cell
  return squared
}

/** One line of the exact squared distance transform (Felzenszwalb and Huttenlocher), in place. */
function spread(values: Float64Array, start: number, stride: number, count: number): void {
  const f = new Float64Array(count)
  for (let i = 0; i < count; i++) f[i] = values[start + i * stride] as number
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

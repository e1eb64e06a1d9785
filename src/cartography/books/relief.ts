import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import type { Grid } from '../../core/hex/grid'
import { type LatticeFormula, sheetProjection } from '../sheet-projection'
import { readSharedJson, SHARED } from './shared-files'

/** Metres, rounded to ten: facts about a hex, not the height grid they come from. */
export interface HexRelief {
  readonly hex: string
  /** Highest minus lowest ground within about 7.5 km, averaged over the land of the hex. */
  readonly localRelief: number
  readonly meanElevation: number
}

const heightsSchema = v.object({
  nx: v.number(),
  ny: v.number(),
  westEdge: v.number(),
  northEdge: v.number(),
  dLon: v.number(),
  dLat: v.number(),
})

const FEWEST_CELLS = 4
const toTen = (metres: number): number => Math.round(metres / 10) * 10

/**
 * The relief of every hex in which the height grid knows land. Hexes by the atlas's own formula: shared/geo/raw goes by
 * another fit, which on some sheets lies several hexes away.
 */
export function reliefByHex(grid: Grid, formula: LatticeFormula): HexRelief[] {
  const { nx, ny, westEdge, northEdge, dLon, dLat } = v.parse(heightsSchema, readSharedJson('geo/elevation.json'))
  const file = readFileSync(join(SHARED, 'geo/elevation.bin'))
  const heights = new Int16Array(file.buffer, file.byteOffset, file.byteLength / 2)
  const { hexAt } = sheetProjection(grid, formula)
  const sums = Array.from({ length: grid.size }, () => ({ cells: 0, relief: 0, elevation: 0 }))
  for (let row = 0; row < ny; row++) {
    for (let column = 0; column < nx; column++) {
      const elevation = heights[row * nx + column]
      if (elevation <= 0) continue
      const hex = hexAt(westEdge + (column + 0.5) * dLon, northEdge - (row + 0.5) * dLat)
      if (hex === null) continue
      sums[hex].cells++
      sums[hex].elevation += elevation
      sums[hex].relief += heights[nx * ny + row * nx + column]
    }
  }
  return sums.flatMap(({ cells, relief, elevation }, hex) =>
    cells < FEWEST_CELLS
      ? []
      : [{ hex: grid.numbers[hex], localRelief: toTen(relief / cells), meanElevation: toTen(elevation / cells) }],
  )
}

export const writeRelief = (hexes: readonly HexRelief[]): string =>
  ['hex,localRelief,meanElevation', ...hexes.map(h => `${h.hex},${h.localRelief},${h.meanElevation}`), ''].join('\n')

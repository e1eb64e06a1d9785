import fc from 'fast-check'
import { createGrid } from '../../../src/core/hex/create-grid'
import type { Direction, Grid, GridSpec } from '../../../src/core/hex/grid'
import type { HexId } from '../../../src/core/ids'

const specs: fc.Arbitrary<GridSpec> = fc.record({
  shape: fc.constantFrom('flat', 'pointy'),
  digits: fc.constantFrom('CCRR', 'RRCC'),
  rowsGrow: fc.constantFrom('north', 'south'),
  columnsGrow: fc.constantFrom('east', 'west'),
  shifted: fc.constantFrom('odd', 'even'),
})

/** A small map of any numbering, with holes; never empty. */
export const randomMap = (side: number): fc.Arbitrary<Grid> =>
  fc
    .record({
      spec: specs,
      row: fc.integer({ min: 0, max: 3 }),
      column: fc.integer({ min: 0, max: 3 }),
      rows: fc.integer({ min: 1, max: side }),
      columns: fc.integer({ min: 1, max: side }),
      holes: fc.array(fc.nat({ max: side * side }), { maxLength: side }),
    })
    .map(({ spec, row, column, rows, columns, holes }) => {
      const isHole = new Set(holes)
      return createGrid(spec, {
        rows: [row, row + rows - 1],
        columns: [column, column + columns - 1],
        has: (r, c) => (r === row && c === column) || !isHole.has((r - row) * side + (c - column)),
      })
    })

export const anyHex = (grid: Grid): fc.Arbitrary<HexId> => fc.nat({ max: grid.size - 1 }).map(hex => hex as HexId)

/** A value for every hex and direction, so that it may differ by the side crossed and the way it is crossed. */
export const sideTable = <T>(grid: Grid, values: fc.Arbitrary<T>): fc.Arbitrary<(hex: HexId, d: Direction) => T> =>
  fc
    .array(values, { minLength: grid.size * 6, maxLength: grid.size * 6 })
    .map(table => (hex: HexId, direction: Direction) => table[hex * 6 + direction])

/** Costs in halves, some steps free and some closed. */
export const halves: fc.Arbitrary<number> = fc.constantFrom(0.5, 1, 1, 1.5, 2, 3, 0, Infinity)

import { seededPick } from '../../src/cli/fuzz/random-action'
import { createGrid } from '../../src/core/hex/create-grid'
import type { HexId } from '../../src/core/ids'

export const COLUMNS = 100
export const ROWS = 96
export const POINTS = 12

/** 9,600 hexes, odd rows half a hex to the east. */
export const grid = createGrid(
  { shape: 'pointy', digits: 'RRCC', rowsGrow: 'south', columnsGrow: 'east', shifted: 'odd' },
  { rows: [0, ROWS - 1], columns: [0, COLUMNS - 1] },
)

/** Half clear (1), a quarter woods (2), the rest hills (3) and one in ten closed (0). */
const TWENTY = [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 0, 0]

const pick = seededPick(1912)

/** What it costs to enter each hex; 0 for one that is closed. */
export const entryCost = Uint8Array.from({ length: grid.size }, () => TWENTY[pick(TWENTY.length)] as number)

const hexAt = (column: number, row: number): HexId => (row * COLUMNS + column) as HexId

/** In the middle, and where the rim cuts the flood off. */
export const starts: readonly HexId[] = [hexAt(50, 48), hexAt(30, 30), hexAt(75, 20), hexAt(5, 60), hexAt(0, 0)]

import { createGrid } from '../../../src/core/hex/create-grid'
import type { Grid, GridSpec } from '../../../src/core/hex/grid'
import { hexLookup } from '../../../src/core/hex/lookup'
import type { HexId } from '../../../src/core/ids'

/** The grid sections of the five game books. */
export const gambitSpec: GridSpec = {
  shape: 'flat',
  digits: 'CCRR',
  rowsGrow: 'south',
  columnsGrow: 'east',
  shifted: 'odd',
}
export const gertrudSpec: GridSpec = {
  shape: 'pointy',
  digits: 'RRCC',
  rowsGrow: 'north',
  columnsGrow: 'east',
  shifted: 'odd',
}
export const partizanSpec: GridSpec = gertrudSpec
export const warsSpec: GridSpec = {
  shape: 'pointy',
  digits: 'RRCC',
  rowsGrow: 'south',
  columnsGrow: 'west',
  shifted: 'odd',
}
export const frontSpec: GridSpec = {
  shape: 'pointy',
  digits: 'RRCC',
  rowsGrow: 'south',
  columnsGrow: 'west',
  shifted: 'even',
  sheets: [
    { name: '14A', rows: [1, 51], rowOffset: 0 },
    { name: '15B', rows: [1, 26], rowOffset: 50 },
  ],
}

export const gambit = createGrid(gambitSpec, { rows: [3, 42], columns: [9, 27] })
export const gertrud = createGrid(gertrudSpec, { rows: [6, 32], columns: [1, 37] })
export const partizan = createGrid(partizanSpec, { rows: [10, 41], columns: [1, 25] })
export const wars = createGrid(warsSpec, {
  rows: [9, 50],
  columns: [9, 49],
  has: (row, column) => column !== (row % 2 === 1 ? 49 : 9) && !(row >= 40 && column <= 19),
})
export const front = createGrid(frontSpec, {
  rows: [1, 76],
  columns: [0, 33],
  has: (row, column) => column > 0 || row % 2 === 0,
})

export const fiveMaps: readonly (readonly [string, Grid])[] = [
  ['Balkan Gambit', gambit],
  ['Operation Gertrud', gertrud],
  ['Partizan', partizan],
  ['Balkan Wars', wars],
  ['Balkan Front', front],
]

/** A hex by its printed number; a test that names a missing hex is itself wrong. */
export const at = (grid: Grid, number: string): HexId => {
  const hex = hexLookup(grid)(number)
  if (hex === null) throw new Error(`no hex ${number}`)
  return hex
}

export const allHexes = (grid: Grid): HexId[] => Array.from({ length: grid.size }, (_, hex) => hex as HexId)

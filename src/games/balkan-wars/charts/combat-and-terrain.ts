import type { ResultsTable } from '../../../core/results-table'
import type { Terrain } from '../map/geography'

/** What happens to one side. */
export type Code = '-' | 'D' | 'S' | 'R' | 'E'
/** Attacker's code, then the defender's. */
export type Result = `${Code}/${Code}`

export const COLUMNS = ['1/3', '1/2', '1/1', '2/1', '3/1', '4/1', '5/1', '6/1'] as const
/** B1: better odds than 6/1 count one column more until all shifts are made. */
export const LADDER = [...COLUMNS, '7/1'] as const

/** The player aid, cell for cell. */
// biome-ignore format: a row a line
export const combatResults: ResultsTable<Result> = {
  columns: COLUMNS,
  rows: {
    '0-': ['E/-', 'E/-', 'R/-', 'R/-', 'S/D', 'S/D', 'S/S', 'D/S'],
    '1': ['E/-', 'R/-', 'R/-', 'S/D', 'S/D', 'S/S', 'D/S', 'D/S'],
    '2': ['R/-', 'R/-', 'S/D', 'S/D', 'S/S', 'S/S', 'D/S', '-/S'],
    '3': ['R/-', 'S/-', 'S/D', 'S/S', 'D/S', 'D/S', '-/S', '-/R'],
    '4': ['S/-', 'S/D', 'S/S', 'D/S', 'D/S', '-/S', '-/R', '-/R'],
    '5': ['S/D', 'S/S', 'D/S', 'D/S', '-/S', '-/R', '-/R', '-/E'],
    '6': ['S/S', 'D/S', 'D/S', '-/S', '-/R', '-/R', '-/E', '-/E'],
    '7+': ['D/S', '-/S', '-/R', '-/R', '-/R', '-/E', '-/E', '-/E'],
  },
}

/** MOVES 81; B4: the damaged cell of row 4, column 2/1, is -/S. */
// biome-ignore format: a row a line
export const alternativeResults: ResultsTable<Result> = {
  columns: COLUMNS,
  rows: {
    '0-': ['E/D', 'E/D', 'R/D', 'R/D', 'S/D', 'S/D', 'S/S', '-/S'],
    '1': ['E/-', 'R/-', 'R/D', 'S/D', 'S/D', 'S/S', '-/S', '-/S'],
    '2': ['R/-', 'R/-', 'S/-', 'S/-', 'S/S', 'S/S', '-/S', '-/S'],
    '3': ['R/-', 'S/-', 'S/-', 'S/S', '-/S', '-/S', '-/S', '-/R'],
    '4': ['S/-', 'S/-', 'S/S', '-/S', '-/S', '-/S', '-/R', '-/R'],
    '5': ['S/-', 'S/S', '-/S', '-/S', '-/S', '-/R', '-/R', '-/E'],
    '6': ['S/S', '-/S', 'D/S', 'D/S', 'D/R', '-/R', 'D/E', 'D/E'],
    '7+': ['D/S', 'D/S', 'D/R', 'D/R', 'D/R', 'D/E', 'D/E', 'D/E'],
  },
}

/** M.AC.2, B16 */
export const MOST_TERRAIN_SHIFT = 4

/** CRT.3, 6.4, 6.5 */
export const dieModifiers = { attackerCharge: 2, defenderCharge: -1, engineer: 1, morale: 1 } as const

export type Bombarded = 'NE' | 'DD' | 'FE'

/** MOVES 81; B5: the second row 7 is dropped. */
// biome-ignore format: a row a line
export const bombardmentResults: ResultsTable<Bombarded> = {
  columns: ['0-', '1', '2-3', '4-7', '8-15', '16-24', '25+'],
  rows: {
    '1-': ['NE', 'NE', 'NE', 'NE', 'NE', 'NE', 'NE'],
    '2': ['NE', 'NE', 'NE', 'NE', 'NE', 'NE', 'NE'],
    '3': ['NE', 'NE', 'NE', 'NE', 'NE', 'NE', 'DD'],
    '4': ['NE', 'NE', 'NE', 'NE', 'DD', 'DD', 'DD'],
    '5': ['NE', 'NE', 'DD', 'DD', 'DD', 'DD', 'DD'],
    '6': ['NE', 'DD', 'DD', 'DD', 'DD', 'FE', 'FE'],
    '7': ['NE', 'DD', 'DD', 'FE', 'FE', 'FE', 'FE'],
    '8+': ['DD', 'FE', 'FE', 'FE', 'FE', 'FE', 'FE'],
  },
}

type Ground = Exclude<Terrain, 'sea' | 'lake'>
export const GROUNDS: readonly Ground[] = ['clear', 'rough', 'forest', 'marsh', 'mountain']

export type TerrainChart = {
  readonly hexes: { readonly [ground in Ground]: { readonly mp: number; readonly shift: number } }
  readonly town: { readonly shift: number }
  readonly city: { readonly shift: number }
  readonly river: { readonly mp: number; readonly shift: number }
  readonly strait: { readonly mp: number; readonly shift: number }
  readonly lake: { readonly shift: number }
  readonly road: { readonly mp: number }
  readonly entrenchment: { readonly shift: number }
}

/** Shifts are columns to the left. */
export const terrainChart: TerrainChart = {
  hexes: {
    clear: { mp: 1, shift: 0 },
    rough: { mp: 2, shift: 1 },
    forest: { mp: 2, shift: 1 },
    marsh: { mp: 3, shift: 1 },
    mountain: { mp: 3, shift: 2 },
  },
  town: { shift: 1 },
  city: { shift: 2 },
  river: { mp: 1, shift: 2 },
  strait: { mp: 2, shift: 2 },
  lake: { shift: 2 },
  road: { mp: 1 },
  entrenchment: { shift: 1 },
}

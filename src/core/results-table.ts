import { type Band, isInBands, parseBands } from './band'
import type { Roller } from './dice'
import { type Distribution, distribution } from './distribution'

/** A printed results table: plain data, the same in a chart and in a chart pack. */
export interface ResultsTable<R> {
  /** Labels, left to right. */
  readonly columns: readonly string[]
  /** Cells in column order, by die result: '3', '4-5', '0-' (0 or less), '7+' (7 or more), '36, 41'. */
  readonly rows: Readonly<Record<string, readonly R[]>>
}

export interface Reading<R> {
  readonly result: R
  /** The label of the row read. */
  readonly row: string
  /** The modified die as read. */
  readonly die: number
  /** What the ends of the table took off the modified die. */
  readonly lost: number
}

export interface Shifted {
  readonly column: number
  /** The part of the shift that the end of the table swallowed; negative to the left. */
  readonly lost: number
}

/** What a table's row or column labels mean. */
interface Scale {
  readonly lines: readonly { readonly label: string; readonly bands: readonly Band[] }[]
  readonly lowest: number
  readonly highest: number
}

/** Charts are never changed in place, so their labels are read once. */
const scales = new WeakMap<object, Scale>()

/** A table printed column by column: for each column, a cell for each die result. */
export function tableByColumns<R>(
  columns: readonly string[],
  cells: Readonly<Record<string, Readonly<Record<string, R>>>>,
): ResultsTable<R> {
  const dice = [...new Set(columns.flatMap(column => Object.keys(cells[column] ?? {})))]
  const cellAt = (column: string, die: string): R => {
    const cell = cells[column]?.[die]
    if (cell === undefined) throw new RangeError(`Column ${column} has no cell for die ${die}`)
    return cell
  }
  return { columns, rows: Object.fromEntries(dice.map(die => [die, columns.map(column => cellAt(column, die))])) }
}

/** A list of die results without columns, as a table of one column. */
export function tableOfOneColumn<R>(results: Readonly<Record<string, R>>, label = 'result'): ResultsTable<R> {
  return { columns: [label], rows: Object.fromEntries(Object.entries(results).map(([die, cell]) => [die, [cell]])) }
}

/** The column whose numbers hold the value; beyond either end, the end column. */
export function columnHolding(columns: readonly string[], value: number): number {
  const scale = readScale(columns, columns)
  const inside = clampTo(scale, value)
  const column = scale.lines.findIndex(line => isInBands(line.bands, inside))
  if (column < 0) throw new RangeError(`No column holds ${value}`)
  return column
}

/** Moves a column right (+) or left (-), stopping at the ends. A shift of 0 only brings it back onto the table. */
export function shiftColumn(columns: readonly unknown[], column: number, shift: number): Shifted {
  const wanted = column + shift
  const reached = Math.min(Math.max(wanted, 0), columns.length - 1)
  return { column: reached, lost: wanted - reached }
}

/** Reads a cell. A modified die beyond the first or last row is read on that row. */
export function lookUp<R>(table: ResultsTable<R>, column: number, die: number, modifier = 0): Reading<R> {
  const scale = readScale(table.rows, Object.keys(table.rows))
  const modified = die + modifier
  const read = clampTo(scale, modified)
  const row = scale.lines.find(line => isInBands(line.bands, read))
  const cells = row && table.rows[row.label]
  if (!cells) throw new RangeError(`No row holds a die of ${modified}`)
  const result = cells[column]
  if (result === undefined) throw new RangeError(`Row ${row.label} has no column ${column}`)
  return { result, row: row.label, die: read, lost: modified - read }
}

/** The exact chance of each result in a column. `dice` throws them: `roll => roll(6, 'attack')`. */
export function columnChances<R>(
  table: ResultsTable<R>,
  column: number,
  dice: (roll: Roller) => number,
  modifier = 0,
): Distribution<R> {
  return distribution(roll => lookUp(table, column, dice(roll), modifier).result)
}

function readScale(owner: object, labels: readonly string[]): Scale {
  const known = scales.get(owner)
  if (known) return known
  const lines = labels.map(label => {
    const bands = parseBands(label)
    if (!bands) throw new RangeError(`'${label}' is no die result or range`)
    return { label, bands }
  })
  const bands = lines.flatMap(line => line.bands)
  const scale = {
    lines,
    lowest: Math.min(...bands.map(band => band.from)),
    highest: Math.max(...bands.map(band => band.to)),
  }
  scales.set(owner, scale)
  return scale
}

const clampTo = ({ lowest, highest }: Scale, value: number): number => Math.min(Math.max(value, lowest), highest)

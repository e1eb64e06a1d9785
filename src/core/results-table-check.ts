import { type Band, isInBands, parseBands } from './band'

export interface TableExpectation {
  /** What the dice can give: from and to, with no gap between or beyond to the last row; or each result by itself. */
  readonly dice: { readonly from: number; readonly to: number } | readonly number[]
  /** The columns the table must have, in order. */
  readonly columns?: readonly string[]
  /** Whether a cell is a result that this game knows. */
  readonly isResult?: (cell: unknown) => boolean
}

interface RowBands {
  readonly label: string
  readonly bands: readonly Band[]
}

/** What is wrong with a results table, in words that name the row and column; empty when nothing is. */
export function validateTable(table: unknown, expected: TableExpectation): string[] {
  if (!isRecord(table)) return ['A results table must be an object with columns and rows']
  const { columns, rows } = table
  if (!isListOfStrings(columns) || columns.length === 0) return ['columns must be a list of one or more labels']
  if (!isRecord(rows) || Object.keys(rows).length === 0) return ['rows must give the cells for each die result']
  return [
    ...columnProblems(columns, expected.columns),
    ...diceProblems(Object.keys(rows), expected.dice),
    ...Object.entries(rows).flatMap(([row, cells]) => cellProblems(row, cells, columns, expected.isResult)),
  ]
}

function columnProblems(columns: readonly string[], expected: readonly string[] | undefined): string[] {
  const twice = columns.filter((label, i) => columns.indexOf(label) < i).map(label => `column ${label} stands twice`)
  if (!expected) return twice
  const missing = expected.filter(label => !columns.includes(label)).map(label => `column ${label} is missing`)
  const unknown = columns.filter(label => !expected.includes(label)).map(label => `column ${label} is not expected`)
  const problems = [...twice, ...missing, ...unknown]
  if (problems.length > 0) return problems
  const moved = expected.findIndex((label, i) => columns[i] !== label)
  return moved < 0 ? [] : [`column ${columns[moved]} stands where column ${expected[moved]} is expected`]
}

function diceProblems(labels: readonly string[], dice: TableExpectation['dice']): string[] {
  const rows: RowBands[] = []
  const problems: string[] = []
  for (const label of labels) {
    const bands = parseBands(label)
    if (!bands) {
      problems.push(`row ${label}: not a die result or range such as 3, 4-5, 0-, 7+`)
      continue
    }
    problems.push(...rows.filter(row => overlap(row.bands, bands)).map(row => `rows ${row.label} and ${label} overlap`))
    rows.push({ label, bands })
  }
  const bands = rows.flatMap(row => row.bands)
  const open = 'from' in dice ? gaps(bands, dice) : dice.filter(die => !isInBands(bands, die)).map(single)
  return [
    ...problems,
    ...open.map(gap => `no row for a die of ${gap.from === gap.to ? gap.from : `${gap.from} to ${gap.to}`}`),
  ]
}

const single = (die: number): Band => ({ from: die, to: die })

/** What no band holds between the ends of the dice, or of the bands where they reach further. */
function gaps(bands: readonly Band[], dice: Band): Band[] {
  const found: Band[] = []
  let next = Math.min(dice.from, ...bands.map(band => band.from))
  for (const band of bands.toSorted((a, b) => a.from - b.from || a.to - b.to)) {
    if (band.from > next) found.push({ from: next, to: band.from - 1 })
    next = Math.max(next, band.to + 1)
  }
  if (next <= dice.to) found.push({ from: next, to: dice.to })
  return found
}

function cellProblems(
  row: string,
  cells: unknown,
  columns: readonly string[],
  isResult: (cell: unknown) => boolean = () => true,
): string[] {
  if (!Array.isArray(cells)) return [`row ${row}: must be a list of ${columns.length} cells`]
  const problems = columns.flatMap((column, i) => {
    const cell: unknown = cells[i]
    if (cell === undefined || cell === null || cell === '') return [`row ${row}, column ${column}: the cell is missing`]
    return isResult(cell) ? [] : [`row ${row}, column ${column}: ${JSON.stringify(cell)} is not a result of this table`]
  })
  const extra = cells.length - columns.length
  return extra > 0 ? [...problems, `row ${row}: ${cells.length} cells for ${columns.length} columns`] : problems
}

const overlap = (a: readonly Band[], b: readonly Band[]): boolean =>
  a.some(one => b.some(other => one.from <= other.to && other.from <= one.to))

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isListOfStrings = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every(item => typeof item === 'string')

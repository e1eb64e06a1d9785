import type { GridSpec } from './grid'

/** A hex by its grid row and column, as printed; on a map of several sheets the row is counted through. */
export interface RowColumn {
  readonly row: number
  readonly column: number
}

const NUMBER = /^(?:([^:]+):)?(\d\d)(\d\d)$/

const twoDigits = (n: number): string => String(n).padStart(2, '0')

const isTwoDigits = (n: number): boolean => Number.isInteger(n) && n >= 0 && n <= 99

const joinDigits = (spec: GridSpec, row: number, column: number): string =>
  spec.digits === 'CCRR' ? twoDigits(column) + twoDigits(row) : twoDigits(row) + twoDigits(column)

/** Null when the text is not a hex number of this map's kind, or names a sheet or a sheet's row that does not exist. */
export const parseNumber = (spec: GridSpec, text: string): RowColumn | null => {
  const match = NUMBER.exec(text)
  if (match === null) return null
  const [, sheetName, first, second] = match
  const column = Number(spec.digits === 'CCRR' ? first : second)
  const row = Number(spec.digits === 'CCRR' ? second : first)
  if (spec.sheets === undefined) return sheetName === undefined ? { row, column } : null

  const sheet = spec.sheets.find(candidate => candidate.name === sheetName)
  if (sheet === undefined || row < sheet.rows[0] || row > sheet.rows[1]) return null
  return { row: row + sheet.rowOffset, column }
}

/** Every way to write one hex, the printed form first; empty when no number can name it. */
export const spellings = (spec: GridSpec, row: number, column: number): string[] => {
  if (!isTwoDigits(column)) return []
  if (spec.sheets === undefined) return isTwoDigits(row) ? [joinDigits(spec, row, column)] : []
  return spec.sheets
    .filter(({ rows, rowOffset }) => row - rowOffset >= rows[0] && row - rowOffset <= rows[1])
    .map(({ name, rowOffset }) => `${name}:${joinDigits(spec, row - rowOffset, column)}`)
    .reverse()
}

export const formatNumber = (spec: GridSpec, row: number, column: number): string => {
  const [printed] = spellings(spec, row, column)
  if (printed === undefined) throw new RangeError(`no hex number for row ${row}, column ${column}`)
  return printed
}

import type { HexId, HexsideId } from '../ids'

/** How a map numbers its hexes. The shifted rows or columns always lie half a hex further in the growing direction. */
export interface GridSpec {
  /** flat: hexes stand in vertical columns. pointy: hexes stand side by side in horizontal rows. */
  readonly shape: 'flat' | 'pointy'
  /** CCRR: column first. RRCC: row first. Two digits each. */
  readonly digits: 'CCRR' | 'RRCC'
  readonly rowsGrow: 'north' | 'south'
  readonly columnsGrow: 'east' | 'west'
  /** Which columns (flat) or rows (pointy) are pushed half a hex. */
  readonly shifted: 'odd' | 'even'
  /** Several sheets in one grid: a number is `sheet:digits`, its grid row is the printed row plus rowOffset. */
  readonly sheets?: readonly Sheet[]
}

export interface Sheet {
  readonly name: string
  /** Printed rows of this sheet, first and last. A row that two sheets share is written as a row of the later sheet in the list. */
  readonly rows: readonly [number, number]
  readonly rowOffset: number
}

/** Six directions of the sheet, clockwise. Pointy: NE E SE SW W NW. Flat: N NE SE S SW NW. */
export type Direction = 0 | 1 | 2 | 3 | 4 | 5

/** The tables of one map, built once. Every list is indexed by HexId; per-direction tables by `hex * 6 + direction`. */
export interface Grid {
  readonly spec: GridSpec
  readonly size: number
  /** Printed numbers by HexId, in reading order (row by row, then column, by number). */
  readonly numbers: readonly string[]
  readonly row: Int16Array
  readonly column: Int16Array
  /** Cube coordinates on the sheet (x to the right, y down): q + r + s = 0. */
  readonly q: Int16Array
  readonly r: Int16Array
  /** Neighbouring HexId or -1. */
  readonly neighbour: Int32Array
  /** HexsideId of each of the six sides; a side on the rim has an id too. */
  readonly hexside: Int32Array
  readonly hexsideCount: number
  /** The two hexes of a hexside at `side * 2` and `side * 2 + 1`, the lower HexId first; -1 outside the map. */
  readonly hexsideHexes: Int32Array
  readonly directionNames: readonly string[]
}

export type HexLookup = (number: string) => HexId | null
export type HexsideLookup = (a: HexId, b: HexId) => HexsideId | null

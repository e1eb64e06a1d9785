import { createCubeLookup, cubeSteps, DIRECTIONS, directionNames, opposite, toCube } from './cube'
import type { Grid, GridSpec } from './grid'
import { formatNumber, parseNumber, type RowColumn } from './numbers'

/** A full rectangle of numbers, both ends included, less the hexes that `has` denies. */
export interface Extents {
  readonly rows: readonly [number, number]
  readonly columns: readonly [number, number]
  readonly has?: (row: number, column: number) => boolean
}

const fromNumbers = (spec: GridSpec, numbers: Iterable<string>): RowColumn[] => {
  const distinct = new Map<string, RowColumn>()
  for (const number of numbers) {
    const place = parseNumber(spec, number)
    if (place === null) throw new RangeError(`not a hex number of this map: ${number}`)
    distinct.set(formatNumber(spec, place.row, place.column), place)
  }
  return [...distinct.values()].sort((a, b) => a.row - b.row || a.column - b.column)
}

const fromExtents = ({ rows, columns, has }: Extents): RowColumn[] => {
  const places: RowColumn[] = []
  for (let row = rows[0]; row <= rows[1]; row++) {
    for (let column = columns[0]; column <= columns[1]; column++) {
      if (has === undefined || has(row, column)) places.push({ row, column })
    }
  }
  return places
}

const neighbourTable = (spec: GridSpec, q: Int16Array, r: Int16Array): Int32Array => {
  const at = createCubeLookup(q, r)
  const steps = cubeSteps(spec)
  const table = new Int32Array(q.length * 6)
  for (let hex = 0; hex < q.length; hex++) {
    for (const d of DIRECTIONS) table[hex * 6 + d] = at(q[hex] + steps[d].q, r[hex] + steps[d].r) ?? -1
  }
  return table
}

type HexsideTables = Pick<Grid, 'hexside' | 'hexsideCount' | 'hexsideHexes'>

const hexsideTables = (size: number, neighbour: Int32Array): HexsideTables => {
  const hexside = new Int32Array(size * 6)
  const pairs: number[] = []
  for (let hex = 0; hex < size; hex++) {
    for (const d of DIRECTIONS) {
      const other = neighbour[hex * 6 + d]
      if (other >= 0 && other < hex) {
        hexside[hex * 6 + d] = hexside[other * 6 + opposite(d)]
      } else {
        hexside[hex * 6 + d] = pairs.length / 2
        pairs.push(hex, other)
      }
    }
  }
  return { hexside, hexsideCount: pairs.length / 2, hexsideHexes: Int32Array.from(pairs) }
}

/** Builds all tables of a map from its list of hex numbers, in any order and spelling, or from its extents. */
export const createGrid = (spec: GridSpec, hexes: Iterable<string> | Extents): Grid => {
  const places = 'rows' in hexes ? fromExtents(hexes) : fromNumbers(spec, hexes)
  const cubes = places.map(({ row, column }) => toCube(spec, row, column))
  const q = Int16Array.from(cubes, cube => cube.q)
  const r = Int16Array.from(cubes, cube => cube.r)
  const neighbour = neighbourTable(spec, q, r)
  return {
    spec,
    size: places.length,
    numbers: places.map(({ row, column }) => formatNumber(spec, row, column)),
    row: Int16Array.from(places, place => place.row),
    column: Int16Array.from(places, place => place.column),
    q,
    r,
    neighbour,
    ...hexsideTables(places.length, neighbour),
    directionNames: directionNames(spec),
  }
}

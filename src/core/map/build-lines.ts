import { hexsideBetween } from '../hex/lookup'
import type { HexId, HexsideId } from '../ids'
import type { MapNames } from './declare-names'
import type { Line } from './hex-map'
import { addTo, hexIn, lookUp, type MapDraft, periodsIn, present } from './map-draft'

/** The tables and indexes that come from the roads and railways. */
export interface LineTables {
  readonly lineList: readonly Line[]
  readonly lines: readonly Uint16Array[]
  readonly linesInHex: readonly Uint16Array[]
  readonly linesByHex: ReadonlyMap<HexId, readonly Line[]>
  readonly linesByHexside: ReadonlyMap<HexsideId, readonly Line[]>
  readonly roadBits: number
  readonly railBits: number
}

/** The hexes of a chain; complains about a step that no hexside carries. */
const chainOf = (draft: MapDraft, numbers: readonly string[], path: string): HexId[] => {
  const chain: HexId[] = []
  numbers.forEach((number, i) => {
    const hex = hexIn(draft, `${path}[${i}]`, number)
    if (hex === null) return
    const before = chain.at(-1)
    if (before !== undefined && hexsideBetween(draft.grid, before, hex) === null) {
      draft.problems.add(`${path}[${i}]`, `a neighbour of ${draft.grid.numbers[before]}`, `"${number}"`)
    }
    chain.push(hex)
  })
  return chain
}

const readLines = (draft: MapDraft, names: MapNames): Line[] =>
  draft.source.lines.flatMap((entry, i) => {
    const path = `lines[${i}]`
    const lineClass = lookUp(draft.problems, `${path}.class`, 'line class', names.lineClassByName, entry.class)
    const periods = periodsIn(draft, `${path}.periods`, entry.periods)
    const hexes = chainOf(draft, entry.hexes, `${path}.hexes`)
    if (lineClass === null) return []
    return [{ name: entry.name, class: lineClass, periods, hexes, runsOff: entry.runsOff ?? null }]
  })

const bitsOf = (names: MapNames, kind: 'road' | 'rail'): number =>
  names.lineClasses.reduce((bits, line) => (line.kind === kind ? bits | line.bit : bits), 0)

export const hexsidesOfLine = (draft: Pick<MapDraft, 'grid'>, line: Line): HexsideId[] =>
  present(line.hexes.slice(1).map((hex, i) => hexsideBetween(draft.grid, line.hexes[i], hex)))

export const buildLines = (draft: MapDraft, names: MapNames): LineTables => {
  const { grid, source } = draft
  const lines = source.periods.map(() => new Uint16Array(grid.hexsideCount))
  const linesInHex = source.periods.map(() => new Uint16Array(grid.size))
  const linesByHex = new Map<HexId, Line[]>()
  const linesByHexside = new Map<HexsideId, Line[]>()
  const mark = (tables: readonly Uint16Array[], line: Line, at: number): void => {
    for (const period of line.periods) tables[period][at] |= line.class.bit
  }
  const lineList = readLines(draft, names)
  for (const line of lineList) {
    for (const hex of new Set(line.hexes)) {
      mark(linesInHex, line, hex)
      addTo(linesByHex, hex, line)
    }
    for (const side of new Set(hexsidesOfLine(draft, line))) {
      mark(lines, line, side)
      addTo(linesByHexside, side, line)
    }
  }
  const roadBits = bitsOf(names, 'road')
  const railBits = bitsOf(names, 'rail')
  return { lineList, lines, linesInHex, linesByHex, linesByHexside, roadBits, railBits }
}

import type { HexsideEntry } from '../../../core/map/map-source'
import type { GameBook } from './game-book'
import { WEATHER_LINE_ROW } from './marks'

type Draft = { [Key in keyof HexsideEntry]: HexsideEntry[Key] }

/** 26B1: what ships may pass between two coastal hexes, by what it is. */
const NAVAL_PATH = 'naval path'

/** 'Euboean strait (rule 14F; ...)' is the Euboean strait. */
const plainName = (name: string): string => name.replace(/ \(.*\)$/, '')

export const readHexsides = ({ special, hexes }: GameBook): HexsideEntry[] => {
  const entries = new Map<string, Draft>()
  const at = (a: string, b: string): Draft => {
    const side = [a, b].sort().join('/')
    const entry = entries.get(side) ?? { side }
    entries.set(side, entry)
    return entry
  }
  const mark = (between: readonly [string, string], name: string, value: string): void => {
    const entry = at(...between)
    entry.marks = { ...entry.marks, [name]: value }
  }
  for (const { between, name } of special.straits) {
    at(...between).strait = plainName(name)
    mark(between, NAVAL_PATH, 'strait')
  }
  for (const { between } of special.seaHexsides) {
    at(...between).blocked = 'sea'
    mark(between, NAVAL_PATH, 'sea')
  }
  for (const { between } of special.shoreHexsides) mark(between, NAVAL_PATH, 'shore')
  for (const { between, lake } of special.lakeHexsides) at(...between).blocked = `Lake ${lake}`
  for (const { between, ridge } of special.karstHexsides) {
    at(...between).blocked = `karst of ${ridge}`
    mark(between, 'karst', ridge)
  }
  for (const { between, ridge } of special.mountainHexsides) mark(between, 'mountain', ridge)
  for (const { hex, facing, owner, line } of special.fortifiedHexsides) {
    const entry = at(hex, facing)
    entry.walls = [...(entry.walls ?? []), { behind: hex, owner, name: line }]
  }
  const known = new Set(hexes.map(({ hex }) => hex))
  for (const between of weatherLine(known)) mark(between, 'weather line', 'D')
  return [...entries.values()]
}

/** The sides between the last row of zone D and the first of zone E; the row below an even one begins at the same column or one on. */
function weatherLine(known: ReadonlySet<string>): [string, string][] {
  const two = (n: number): string => String(n).padStart(2, '0')
  return Array.from({ length: 34 }, (_, column) => column).flatMap(column =>
    [column, column + 1]
      .map((below): [string, string] => [
        `15B:${two(WEATHER_LINE_ROW)}${two(column)}`,
        `15B:${two(WEATHER_LINE_ROW + 1)}${two(below)}`,
      ])
      .filter(between => between.every(hex => known.has(hex))),
  )
}

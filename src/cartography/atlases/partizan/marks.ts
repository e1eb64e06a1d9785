import type { MapSource } from '../../../core/map/map-source'
import type { GameBook } from './game-book'

type Mark = MapSource['marks'][number]
type Box = MapSource['boxes'][number]

const named = (name: string, hexes: readonly { readonly hex: string; readonly name: string }[]): Mark => ({
  name,
  hexes: hexes.map(({ hex, name }) => ({ hex, value: name })),
})

/** 4.2, 4.3: one mark for each kind of target; its value says which rolls put one there, counted from 1. */
function targetMarks(tables: GameBook['targetTables']): Mark[] {
  const kinds = new Map<string, Map<string, { table: string; row: number; column: number }[]>>()
  for (const [table, rows] of Object.entries(tables)) {
    for (const { n: row, type, hexes } of rows) {
      const kind = kinds.get(type) ?? new Map()
      kinds.set(type, kind)
      hexes.forEach((hex, i) => {
        kind.set(hex, [...(kind.get(hex) ?? []), { table, row, column: i + 1 }])
      })
    }
  }
  return [...kinds].map(([type, hexes]) => ({
    name: `target: ${type}`,
    hexes: [...hexes].map(([hex, value]) => ({ hex, value })),
  }))
}

export const marksOf = ({ special, targetTables }: GameBook): Mark[] => [
  {
    name: 'supply source',
    hexes: special.supplySources.map(({ hex, name, source }) => ({ hex, value: { name, source } })),
  },
  named('resource', special.resourceHexes),
  named('landing scare', special.landingScareHexes),
  named('island', special.islands),
  {
    name: 'edge entry',
    hexes: special.edgeEntries.map(({ hex, country, name, onRail }) => ({ hex, value: { country, name, onRail } })),
  },
  { name: 'Germany proper', hexes: special.germanyProper },
  { name: 'Italy proper', hexes: special.italyProper },
  { name: 'Italian rail exit', hexes: [special.italyRailExit.hex] },
  { name: 'Vis', hexes: [special.visHex] },
  ...targetMarks(targetTables),
]

/** 19.2: Allied units land from the Adriatic box in the ports of the landing scare. */
const adriaticLinks = ({ special }: GameBook): NonNullable<Box['links']> =>
  special.landingScareHexes.map(({ hex }) => ({ hex, means: ['landing'], way: 'out' as const }))

export const boxesOf = (book: GameBook): Box[] =>
  book.special.offMapBoxes.map(({ id, name, holds }) => ({
    id,
    name,
    ...(holds === undefined ? {} : { attributes: { holds } }),
    ...(id === 'adriatic' ? { links: adriaticLinks(book) } : {}),
  }))

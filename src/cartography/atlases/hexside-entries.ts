import type { HexsideEntry } from '../../core/map/map-source'

/** 'a/b', the lower number first. */
export const sideName = (a: string, b: string): string => (a < b ? `${a}/${b}` : `${b}/${a}`)

/** The sides a chain of hexes crosses. */
export const sidesOfChain = (hexes: readonly string[]): string[] =>
  hexes.slice(1).map((hex, i) => sideName(hexes[i], hex))

/** One entry for each hexside, with everything that any of the given entries says of it. */
export function mergeHexsides(entries: readonly HexsideEntry[]): HexsideEntry[] {
  const bySide = new Map<string, HexsideEntry>()
  for (const entry of entries) {
    const [a = '', b = ''] = entry.side.split('/')
    const side = sideName(a, b)
    const known = bySide.get(side)
    const marks = { ...known?.marks, ...entry.marks }
    bySide.set(side, { ...known, ...entry, side, ...(Object.keys(marks).length > 0 ? { marks } : {}) })
  }
  return [...bySide.values()]
}

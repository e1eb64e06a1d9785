import { readFileSync } from 'node:fs'
import type { HexId } from '../../../src/core/ids'
import { areaAt, hexOf, numberOf } from '../../../src/core/map/map-queries'
import { readMapSource } from '../../../src/core/map/read-map-source'

export const MAP_FILE = new URL('../../../src/games/balkan-front/map/map.json', import.meta.url)

export const source: unknown = JSON.parse(readFileSync(MAP_FILE, 'utf8'))

/** The compiled map, as a game reads it. */
export const map = readMapSource(source)

export const at = (number: string): HexId => hexOf(map, number)

/** In the order of the map's hexes. */
export const numbersWhere = (holds: (hex: HexId) => boolean): string[] =>
  map.grid.numbers.filter((_, hex) => holds(hex as HexId))

export const marked = (name: string): string[] => (map.marks.get(name)?.hexes ?? []).map(hex => numberOf(map, hex))

export const areaName = (hex: HexId): string => areaAt(map, hex)?.name ?? ''

export const countryOf = (hex: HexId): string => String(areaAt(map, hex)?.attributes.country ?? '')

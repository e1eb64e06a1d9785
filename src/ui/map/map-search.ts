import type { HexId } from '../../core/ids'
import type { HexMap, Place } from '../../core/map/hex-map'
import { hexLabel, terrainAt } from '../../core/map/map-queries'
import { printedNumber } from '../../core/sheet/number-spot'

export interface Found {
  readonly hex: HexId
  /** Such as '2707 Tekirdağ'. */
  readonly label: string
  /** What tells it from others of its name. */
  readonly about: string
}

/** Letters that do not come apart into a plain letter and an accent. */
const PLAIN: { readonly [letter: string]: string } = {
  ı: 'i',
  đ: 'd',
  ł: 'l',
  ß: 'ss',
  æ: 'ae',
  ø: 'o',
  ð: 'd',
  þ: 'th',
}

/** As people type it: small, without accents, one blank between words. */
export const plain = (text: string): string =>
  text
    .toLocaleLowerCase('en')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[ıđłßæøðþ]/g, letter => PLAIN[letter] ?? letter)
    .replace(/[^\p{L}\p{N}:]+/gu, ' ')
    .trim()

const EXACT = 0
const BEGINS = 1
const WORD_BEGINS = 2
const HOLDS = 3
const ALIAS = 0.5
const NO_MATCH = Infinity

function fitOf(name: string, query: string): number {
  const text = plain(name)
  if (text === query) return EXACT
  if (text.startsWith(query)) return BEGINS
  if (text.includes(` ${query}`)) return WORD_BEGINS
  return text.includes(query) ? HOLDS : NO_MATCH
}

const fitOfPlace = ({ name, aliases }: Place, query: string): number =>
  Math.min(fitOf(name, query), ...aliases.map(alias => fitOf(alias, query) + ALIAS))

/** Hexes by number, with or without their sheet, or by the names of places; the best fit first. */
export function searchMap(map: HexMap, text: string, most = 8): Found[] {
  const query = plain(text)
  if (query === '') return []
  const byNumber = /^([^:]+:)?\d+$/.test(query)
    ? map.grid.numbers.flatMap((number, hex) => {
        const written = plain(number)
        const isFit = written === query || printedNumber(written).startsWith(query)
        return isFit
          ? [{ hex: hex as HexId, label: hexLabel(map, hex as HexId), about: terrainAt(map, hex as HexId).name }]
          : []
      })
    : []
  const byName = map.places
    .map((place, order) => ({ place, order, fit: fitOfPlace(place, query) }))
    .filter(found => found.fit < NO_MATCH)
    .sort((a, b) => a.fit - b.fit || (a.place.rank ?? 2) - (b.place.rank ?? 2) || a.order - b.order)
    .map(({ place }) => ({
      hex: place.hex,
      label: `${map.grid.numbers[place.hex]} ${place.name}`,
      about: [place.kind, ...place.aliases].join(', '),
    }))
  return [...byNumber, ...byName].slice(0, most)
}

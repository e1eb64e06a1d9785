import type { Json } from '../../../src/core/json'
import {
  copy,
  isHolder,
  type Mutation,
  oneOf,
  placesIn,
  removeAt,
  section,
  setAt,
  somePlace,
  valueAt,
} from './mutation'

const EDGES = [-1, 0, 1, 2, 99, 999, 1000, 1001, 255, 2 ** 31 - 1, 2 ** 31, 2 ** 32 - 1, 2 ** 32, 2 ** 53 - 1, 2 ** 53]
const ODD_NUMBERS = [-0, 0.5, -1.5, 1e-320, 1e308, -1e308, -(2 ** 31), -(2 ** 53)]

const STRANGE_TEXTS: readonly string[] = [
  '',
  ' ',
  'nonsense',
  'constructor',
  'hasOwnProperty',
  'toString',
  'null',
  '-1',
  '0',
  '0000',
  '9999',
  '1e3',
  '<img src=x onerror=alert(1)>',
  '"><script>alert(1)</script>',
  'javascript:alert(1)',
  '../../etc/passwd',
  '\u0000',
  '\ud800',
  '\u202egnirts',
  'ﷺ'.repeat(40),
  '𝔘'.repeat(100),
  'x'.repeat(100_000),
]

const OTHER_TYPES: readonly Json[] = [null, true, false, 0, 1, -1, '', 'x', [], {}, [[]], [null], { a: 1 }]

const isNumber = (value: Json): boolean => typeof value === 'number'
const isText = (value: Json): boolean => typeof value === 'string'

/** Single values anywhere in the save. */
export const valueMutations: { readonly [name: string]: Mutation } = {
  'field dropped': (save, pick) => {
    const place = somePlace(save, pick)
    if (place) removeAt(place)
  },
  'field doubled': (save, pick) => {
    const place = somePlace(save, pick)
    if (!place) return
    const value = copy(valueAt(place))
    if (Array.isArray(place.holder)) place.holder.splice(Number(place.key), 0, value)
    else place.holder[`${place.key}${oneOf(['2', ' ', '_', 's'], pick)}`] = value
  },
  'field retyped': (save, pick) => {
    const place = somePlace(save, pick)
    if (place) setAt(place, copy(oneOf(OTHER_TYPES, pick)))
  },
  'value wrapped': (save, pick) => {
    const place = somePlace(save, pick)
    if (place) setAt(place, pick(2) === 0 ? [valueAt(place)] : { value: valueAt(place) })
  },
  'number to an edge': (save, pick) => {
    const place = somePlace(save, pick, isNumber)
    if (place) setAt(place, oneOf(pick(3) === 0 ? ODD_NUMBERS : EDGES, pick))
  },
  'number a little off': (save, pick) => {
    const place = somePlace(save, pick, isNumber)
    if (place) setAt(place, Number(valueAt(place)) + oneOf([-2, -1, 1, 2, 10], pick))
  },
  'flag turned': (save, pick) => {
    const place = somePlace(save, pick, value => typeof value === 'boolean')
    if (place) setAt(place, valueAt(place) !== true)
  },
  'strange text': (save, pick) => {
    const place = somePlace(save, pick, isText)
    if (place) setAt(place, oneOf(STRANGE_TEXTS, pick))
  },
  'strange field': (save, pick) => {
    const place = somePlace(save, pick, isHolder)
    const holder = place ? valueAt(place) : save
    if (isHolder(holder) && !Array.isArray(holder)) holder[oneOf(STRANGE_TEXTS, pick)] = oneOf(OTHER_TYPES, pick)
  },
  'text from elsewhere': (save, pick) => swapWith(save, pick, placesIn(save.position ?? save, isText)),
  'text of another game': (save, pick, pool) => {
    const texts = placesIn(pool.stranger().position ?? null, isText)
    const place = somePlace(save, pick, isText)
    if (place && texts.length > 0) setAt(place, valueAt(oneOf(texts, pick)))
  },
  'two values exchanged': (save, pick) => {
    const places = placesIn(section(save, pick))
    if (places.length < 2) return
    const [a, b] = [oneOf(places, pick), oneOf(places, pick)]
    const [first, second] = [copy(valueAt(a)), copy(valueAt(b))]
    setAt(a, second)
    setAt(b, first)
  },
  'value of another moment': (save, pick, pool) => {
    const place = somePlace(save.position ? { position: save.position } : save, pick)
    const other = pool.sibling().position
    const places = placesIn(other ?? null).filter(each => each.key === place?.key)
    if (place && places.length > 0) setAt(place, copy(valueAt(oneOf(places, pick))))
  },
  'list cut, doubled or turned round': (save, pick) => {
    const place = somePlace(save, pick, value => Array.isArray(value) && value.length > 0)
    const list = place ? valueAt(place) : null
    if (!place || !Array.isArray(list)) return
    const turned = [list.slice(0, pick(list.length)), [...list, ...copy(list)], list.toReversed(), list.slice(1), []]
    setAt(place, oneOf(turned, pick))
  },
}

function swapWith(save: Parameters<Mutation>[0], pick: Parameters<Mutation>[1], places: ReturnType<typeof placesIn>) {
  const place = somePlace(save, pick, isText)
  if (place && places.length > 0) setAt(place, copy(valueAt(oneOf(places, pick))))
}

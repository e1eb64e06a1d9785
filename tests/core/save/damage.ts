import fc from 'fast-check'
import { isObject, type Json } from '../../../src/core/json'

/** One thing done to a save. `at` says where, as a share of all the places there are; `pick` and `with` say what. */
export type Damage = {
  readonly kind: (typeof KINDS)[number]
  readonly inPosition: boolean
  readonly at: number
  readonly pick: number
  readonly with: Json
}

const KINDS = [
  'cut off',
  'flip a bit',
  'drop a character',
  'write a piece twice',
  'remove a field',
  'swap the type',
  'change a number',
  'bury it deep',
  'copy from elsewhere',
  'copy its like from elsewhere',
  'repeat an item',
  'reorder a list',
  'rename a field',
] as const

const strange: fc.Arbitrary<Json> = fc.oneof(
  fc.constantFrom<Json>(null, true, false, '', '0303', 'r-chief', 'raiders', 'move', 'unseen', 'written', [], {}, [[]]),
  fc.constantFrom(-1, -0, 0.5, 1e15, 2 ** 53, 1e308, -1e308, 99999),
  fc.integer({ min: -3, max: 12 }),
  fc.string({ maxLength: 8 }),
)

const damage: fc.Arbitrary<Damage> = fc.record({
  // The last kinds make the files that look right, which are the ones that could get in.
  kind: fc.oneof(fc.constantFrom(...KINDS), fc.constantFrom(...KINDS.slice(-5))),
  inPosition: fc.boolean(),
  at: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
  pick: fc.nat(1000),
  with: strange,
})

/** Which save, and what is done to it. */
export const damagedSave = (saves: number): fc.Arbitrary<{ save: number; damages: Damage[] }> =>
  fc.record({ save: fc.nat(saves - 1), damages: fc.array(damage, { minLength: 1, maxLength: 3 }) })

export const damaged = (text: string, damages: readonly Damage[]): string =>
  damages.reduce((whole, each) => damageText(each, whole) ?? damageContent(each, whole), text)

/** Damage that knows nothing of JSON; null when this kind is not of that sort. */
function damageText({ kind, at, pick }: Damage, text: string): string | null {
  const from = Math.floor(at * text.length)
  const to = from + 1 + (pick % 40)
  switch (kind) {
    case 'cut off':
      return text.slice(0, from)
    case 'flip a bit':
      return (
        text.slice(0, from) +
        String.fromCharCode((text.charCodeAt(from) || 0) ^ (1 << (pick % 7))) +
        text.slice(from + 1)
      )
    case 'drop a character':
      return text.slice(0, from) + text.slice(from + 1)
    case 'write a piece twice':
      return text.slice(0, to) + text.slice(from)
    default:
      return null
  }
}

/** Damage that keeps the JSON whole; a text that is no JSON any more stays as it is. */
function damageContent(how: Damage, text: string): string {
  let content: Json
  try {
    content = JSON.parse(text) as Json
  } catch {
    return text
  }
  const found: Place[] = []
  gatherPlaces(content, [], found)
  const fitting = found.filter(({ path, value }) => (!how.inPosition || path[0] === 'position') && fits(how, value))
  const place = fitting[Math.floor(how.at * fitting.length)]?.path
  if (!place) return text
  const places = found.map(({ path }) => path)
  const sources = how.kind === 'copy its like from elsewhere' ? places.filter(each => isLike(each, place)) : places
  const source = sources[how.pick % sources.length] ?? place
  return JSON.stringify(changeAt(content, place, value => changed(how, value, valueAt(content, source))))
}

/** Two places of the same name: a wrong value from there looks right here. */
const isLike = (one: Path, other: Path): boolean =>
  typeof one.at(-1) === 'number' ? one.at(-2) === other.at(-2) : one.at(-1) === other.at(-1)

type Path = readonly (string | number)[]

type Place = { readonly path: Path; readonly value: Json }

/** Every place below a value, those before their parts. */
function gatherPlaces(whole: Json, path: Path, into: Place[]): void {
  const add = (key: string | number, value: Json) => {
    const place = { path: [...path, key], value }
    into.push(place)
    if (typeof value === 'object') gatherPlaces(value, place.path, into)
  }
  if (Array.isArray(whole)) whole.forEach((each: Json, index) => void add(index, each))
  else if (isObject(whole)) for (const key of Object.keys(whole)) add(key, whole[key] as Json)
}

const valueAt = (whole: Json, path: Path): Json =>
  path.reduce<Json>((value, key) => (value as { readonly [key: string | number]: Json })[key] as Json, whole)

const fits = ({ kind }: Damage, value: Json): boolean => {
  if (kind === 'change a number') return typeof value === 'number'
  if (kind === 'rename a field') return isObject(value) && Object.keys(value).length > 0
  if (kind === 'repeat an item' || kind === 'reorder a list') return Array.isArray(value) && value.length > 0
  return true
}

/** A copy with what stands at the path changed; undefined takes it away. */
function changeAt(whole: Json, path: Path, change: (value: Json) => Json | undefined): Json {
  const [key, ...rest] = path
  if (key === undefined) return change(whole) ?? null
  const inner = valueAt(whole, [key])
  const next = rest.length === 0 ? change(inner) : changeAt(inner, rest, change)
  if (Array.isArray(whole))
    return whole.flatMap((each: Json, index) => (index !== key ? [each] : next === undefined ? [] : [next]))
  const entries = Object.entries(whole as { readonly [key: string]: Json })
  return Object.fromEntries(
    entries.flatMap(([name, each]) => (name !== key ? [[name, each]] : next === undefined ? [] : [[name, next]])),
  )
}

function changed({ kind, pick, with: other }: Damage, value: Json, elsewhere: Json): Json | undefined {
  switch (kind) {
    case 'remove a field':
      return undefined
    case 'swap the type':
      return other
    case 'change a number':
      return changedNumber(value as number, pick)
    case 'bury it deep':
      return buried(value, 1 + (pick % 200))
    case 'copy from elsewhere':
    case 'copy its like from elsewhere':
      return elsewhere
    case 'repeat an item': {
      const items = value as readonly Json[]
      const item = items[pick % items.length] ?? null
      return pick % 2 === 0 ? [...items, item] : [item, ...items]
    }
    case 'reorder a list': {
      const items = value as readonly Json[]
      const turn = pick % items.length
      return turn === 0 ? [...items].reverse() : [...items.slice(turn), ...items.slice(0, turn)]
    }
    case 'rename a field': {
      const entries = Object.entries(value as { readonly [key: string]: Json })
      const name = typeof other === 'string' ? other : (entries[0]?.[0] ?? '').toUpperCase()
      return Object.fromEntries(
        entries.map(([key, each], index) => [index === pick % entries.length ? name : key, each]),
      )
    }
    default:
      return value
  }
}

const changedNumber = (n: number, pick: number): number =>
  [n + 1, n - 1, -n, n + 0.5, n * 1e12, 0, 1e308, 2 ** 40 + 1][pick % 8] as number

const buried = (value: Json, depth: number): Json =>
  depth === 0 ? value : buried(depth % 2 === 0 ? [value] : { in: value }, depth - 1)

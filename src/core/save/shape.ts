import * as v from 'valibot'
import { isObject, type Json } from '../json'

/** How a value stands in a file: reading validates and turns names into numbers, writing turns them back. */
export interface Shape<T> {
  readonly schema: v.GenericSchema<unknown, T>
  write(value: T): Json
}

export type ShapeOf<X> = X extends Shape<infer T> ? T : never

/** Two-way names of numbered things: the hexes of a map, the counters of a game. */
export interface NameTable<Id extends number> {
  /** What one of them is called in an error: 'a hex number of this map'. */
  readonly what: string
  readonly names: readonly string[]
  find(name: string): Id | null
}

/** `names[id]` is the printed name of id. */
export function nameTable<Id extends number>(what: string, names: readonly string[]): NameTable<Id> {
  const ids = new Map(names.map((name, id) => [name, id as Id]))
  return { what, names, find: name => ids.get(name) ?? null }
}

const same = <T extends Json>(value: T): Json => value

const LARGEST = 2 ** 40
const MOST_ITEMS = 100_000

export const LONGEST_TEXT = 4000
const MOST_PARTS = 20_000

export const text: Shape<string> = {
  schema: v.pipe(v.string('text'), v.maxLength(LONGEST_TEXT, `text of at most ${LONGEST_TEXT} characters`)),
  write: same,
}

export const flag: Shape<boolean> = { schema: v.boolean('true or false'), write: same }

export const nothing: Shape<null> = { schema: v.null('null'), write: same }

export function whole(least = 0, most = LARGEST): Shape<number> {
  const expected = most === LARGEST ? `a whole number from ${least}` : `a whole number from ${least} to ${most}`
  const fits = (n: number) => Number.isInteger(n) && n >= least && n <= most
  return { schema: v.pipe(v.number(expected), v.check(fits, expected)), write: same }
}

/** Multiples of one half, as movement points and regimental equivalents come. */
export function halves(least = 0, most = LARGEST): Shape<number> {
  const expected = `a number from ${least} to ${most} in steps of one half`
  const fits = (n: number) => Number.isInteger(n * 2) && n >= least && n <= most
  return { schema: v.pipe(v.number(expected), v.check(fits, expected)), write: same }
}

export function oneOf<const T extends string>(...words: readonly T[]): Shape<T> {
  return { schema: v.picklist(words, `one of ${words.join(', ')}`) as v.GenericSchema<unknown, T>, write: same }
}

export function nullable<T>(shape: Shape<T>): Shape<T | null> {
  return { schema: v.nullable(shape.schema), write: value => (value === null ? null : shape.write(value)) }
}

/** A shape with one more condition. */
export function satisfying<T>(shape: Shape<T>, fits: (value: T) => boolean, expected: string): Shape<T> {
  return { schema: v.pipe(shape.schema, v.check(fits, expected)), write: shape.write }
}

/** May be left out of a file; always written. */
export function withDefault<T>(shape: Shape<T>, value: () => T): Shape<T> {
  return {
    schema: v.optional(shape.schema, () => shape.write(value())) as v.GenericSchema<unknown, T>,
    write: shape.write,
  }
}

/** Its length is looked at first: each bad item of a hostile file costs memory. */
export function list<T>(shape: Shape<T>, most = MOST_ITEMS): Shape<readonly T[]> {
  const short = v.pipe(v.array(v.unknown(), 'a list'), v.maxLength(most, `a list of at most ${most}`))
  return {
    schema: v.pipe(short, v.array(shape.schema)),
    write: values => values.map(value => shape.write(value)),
  }
}

/** A list in which nothing stands twice, as sets are kept in a position. */
export function distinct<T extends Json>(shape: Shape<T>): Shape<readonly T[]> {
  const isDistinct = (values: readonly T[]) =>
    new Set(values.map(value => JSON.stringify(value))).size === values.length
  return satisfying(list(shape), isDistinct, 'a list in which nothing stands twice')
}

/** Lists are objects to valibot, and an empty one would pass for an object whose fields may all be left out. */
const anObject = (expected: string) =>
  v.pipe(
    v.custom<object>(isObject, expected),
    v.check(value => Object.keys(value).length <= MOST_ITEMS, `an object of at most ${MOST_ITEMS} fields`),
  )

type FieldShapes = { readonly [field: string]: Shape<unknown> }
type Fields<F extends FieldShapes> = { -readonly [K in keyof F]: ShapeOf<F[K]> }

export const fieldMessage = (issue: v.StrictObjectIssue): string =>
  issue.expected === 'never'
    ? 'no such field'
    : issue.expected === 'Object'
      ? 'an object'
      : 'this field, which is missing'

const exactly = (shapes: FieldShapes) =>
  v.strictObject(
    Object.fromEntries(Object.entries(shapes).map(([field, shape]) => [field, shape.schema])),
    fieldMessage,
  )

export function fields<F extends FieldShapes>(shapes: F): Shape<Fields<F>> {
  const order = Object.entries<Shape<unknown>>(shapes)
  return {
    schema: v.pipe(anObject('an object'), exactly(shapes)) as unknown as v.GenericSchema<unknown, Fields<F>>,
    write: value => Object.fromEntries(order.map(([field, shape]) => [field, shape.write(value[field])])),
  }
}

/** Fields of what is replaced as a whole and never changed in place. */
export const record = <F extends FieldShapes>(shapes: F): Shape<Readonly<Fields<F>>> => fields(shapes)

type Cases<Tag extends string, C extends { readonly [name: string]: FieldShapes }> = {
  [N in keyof C & string]: { [K in Tag]: N } & Fields<C[N]>
}[keyof C & string]

/** An object of one of several kinds, told apart by the word in `tag`. */
export function variant<Tag extends string, C extends { readonly [name: string]: FieldShapes }>(
  tag: Tag,
  cases: C,
): Shape<Cases<Tag, C>> {
  const tagged = Object.entries(cases).map(([name, own]) => ({ [tag]: oneOf(name) as Shape<unknown>, ...own }))
  const shapes = new Map(Object.keys(cases).map((name, index) => [name, fields(tagged[index] as FieldShapes)]))
  const expected = `one of ${[...shapes.keys()].join(', ')}`
  return {
    schema: v.variant(tag, tagged.map(exactly) as never, expected) as unknown as v.GenericSchema<
      unknown,
      Cases<Tag, C>
    >,
    write: value => (shapes.get(value[tag]) as Shape<unknown>).write(value),
  }
}

/** Keys are free words. */
export function dictionary<T>(shape: Shape<T>): Shape<{ [key: string]: T }> {
  return {
    schema: v.pipe(anObject('an object'), v.record(text.schema as v.GenericSchema<string>, shape.schema)),
    write: value =>
      Object.fromEntries(
        Object.keys(value)
          .sort()
          .map(key => [key, shape.write(value[key] as T)]),
      ),
  }
}

/** A number inside, its printed name in a file. */
export function named<Id extends number>(table: NameTable<Id>): Shape<Id> {
  const schema = v.pipe(
    v.string(table.what),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const id = table.find(dataset.value)
      if (id !== null) return id
      addIssue({ message: table.what })
      return NEVER
    }),
  )
  return { schema, write: id => table.names[id] as string }
}

/**
 * One value for each named thing: a list by id inside, an object by name in a file. With `absent`, a file may leave out
 * those that are as absent says, as a position written by hand will.
 */
export function forEach<Id extends number, T>(
  table: NameTable<Id>,
  shape: Shape<T>,
  absent?: (id: Id) => T,
): Shape<T[]> {
  const schema = v.pipe(
    anObject(`an object whose fields are each ${table.what}`),
    v.record(v.string(), shape.schema),
    v.rawTransform(({ dataset, addIssue }) => {
      const given = dataset.value
      const byId = namedValues(table, given, addIssue)
      return table.names.map((name, index) => {
        const id = index as Id
        if (byId.has(id)) return byId.get(id) as T
        if (!absent) addIssue({ message: 'this field, which is missing', path: [placeOf(given, name)] })
        return absent?.(id) as T
      })
    }),
  )
  return {
    schema,
    write: values => Object.fromEntries(values.map((value, id) => [table.names[id], shape.write(value)])),
  }
}

type Bases<T> = { readonly [name: string]: readonly T[] }

/**
 * One value for each of very many things that mostly stay as they began: in a file only those that differ from one of the named
 * bases, as the scenarios lay them out. It is written from the base that leaves least to write.
 */
export function differences<Id extends number, T>(
  table: NameTable<Id>,
  shape: Shape<T>,
  bases: Bases<T>,
): Shape<readonly T[]> {
  const names = Object.keys(bases)
  const texts = new Map(names.map(name => [name, (bases[name] as readonly T[]).map(value => textOf(shape, value))]))
  const change = forEachNamed(table, shape)
  const parts = fields({ from: oneOf(...names), but: change })
  return {
    schema: v.pipe(
      parts.schema,
      v.transform(({ from, but }): readonly T[] =>
        but.size === 0
          ? (bases[from] as readonly T[])
          : (bases[from] as readonly T[]).map((value, id) => (but.has(id as Id) ? (but.get(id as Id) as T) : value)),
      ),
    ),
    write(values) {
      const written = values.map(value => textOf(shape, value))
      const changed = names.map(name => {
        const base = texts.get(name) as readonly string[]
        return written.flatMap((text, id) => (text === base[id] ? [] : [id as Id]))
      })
      const least = changed.reduce((best, ids, at) => (ids.length < (changed[best]?.length ?? 0) ? at : best), 0)
      const but = new Map((changed[least] ?? []).map(id => [id, values[id] as T]))
      return parts.write({ from: names[least] as string, but })
    },
  }
}

const textOf = <T>(shape: Shape<T>, value: T): string => JSON.stringify(shape.write(value))

/** Some of the named things with a value each. */
function forEachNamed<Id extends number, T>(table: NameTable<Id>, shape: Shape<T>): Shape<ReadonlyMap<Id, T>> {
  return {
    schema: v.pipe(
      anObject(`an object whose fields are each ${table.what}`),
      v.record(v.string(), shape.schema),
      v.rawTransform(({ dataset, addIssue }): ReadonlyMap<Id, T> => namedValues(table, dataset.value, addIssue)),
    ),
    write: values => Object.fromEntries([...values].map(([id, value]) => [table.names[id], shape.write(value)])),
  }
}

type Complain = (issue: { message: string; path: [v.ObjectPathItem] }) => void

function namedValues<Id extends number, T>(
  table: NameTable<Id>,
  given: { readonly [name: string]: T },
  addIssue: Complain,
): Map<Id, T> {
  const byId = new Map<Id, T>()
  for (const name of Object.keys(given)) {
    const id = table.find(name)
    const wrong = id === null ? table.what : byId.has(id) ? 'each to be named once' : null
    if (wrong !== null) addIssue({ message: wrong, path: [placeOf(given, name)] })
    else byId.set(id as Id, given[name] as T)
  }
  return byId
}

const placeOf = (given: { readonly [name: string]: unknown }, key: string): v.ObjectPathItem => ({
  type: 'object',
  origin: 'key',
  input: given as { [name: string]: unknown },
  key,
  value: given[key],
})

/** Some of the named things, each once: a list in the order of their ids inside, a list of names in a file. */
export function setOf<Id extends number>(table: NameTable<Id>): Shape<readonly Id[]> {
  const each = list(named(table))
  return {
    schema: v.pipe(
      each.schema,
      v.check(ids => new Set(ids).size === ids.length, 'a list in which nothing stands twice'),
      v.transform((ids): readonly Id[] => ids.toSorted((a, b) => a - b)),
    ),
    write: ids => each.write(ids.toSorted((a, b) => a - b)),
  }
}

/** Free JSON, for what is read by another shape later. */
export const json: Shape<Json> = { schema: v.unknown() as unknown as v.GenericSchema<unknown, Json>, write: same }

/** Free JSON of bearable size, for facts that no rule reads and for answers that the rules read themselves. */
export const bounded: Shape<Json> = satisfying(
  json,
  value => partsOf(value) <= MOST_PARTS,
  `at most ${MOST_PARTS} values, each text of at most ${LONGEST_TEXT} characters`,
)

/** How many values there are in it; a text that is too long counts as too many. */
function partsOf(value: Json): number {
  if (typeof value === 'string') return value.length > LONGEST_TEXT ? MOST_PARTS + 1 : 1
  if (value === null || typeof value !== 'object') return 1
  let parts = 1
  for (const [key, each] of Object.entries(value)) {
    parts += partsOf(key) + partsOf(each)
    if (parts > MOST_PARTS) break
  }
  return parts
}

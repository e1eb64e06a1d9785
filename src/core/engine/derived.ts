/** How many positions what is derived is remembered for: the one at hand, its views, and a few that are tried on the side. */
const REMEMBERED = 12

type Entry<Value> = { readonly inputs: readonly unknown[]; readonly byKey: Map<unknown, Value> }

/**
 * Values that follow from a part of the position. `derivedFor<S>()(fields, make)`: `make` gets those fields alone, so that a
 * dependency that was forgotten does not compile. Found once for the same fields, told by identity, and remembered for the last
 * few positions only. Keys that are objects are told apart by what `nameOf` makes of them.
 */
export function derivedFor<S extends object>() {
  return function derived<const Field extends keyof S, Value, Key = void>(
    fields: readonly Field[],
    make: (inputs: Pick<S, Field>, key: Key) => Value,
    nameOf: (key: Key) => unknown = key => key,
    remember = REMEMBERED,
  ): (s: Pick<S, Field>, key: Key) => Value {
    const recent: Entry<Value>[] = []
    const isOf = ({ inputs }: Entry<Value>, s: Pick<S, Field>): boolean => {
      for (let at = 0; at < fields.length; at++) if (!Object.is(inputs[at], s[fields[at] as Field])) return false
      return true
    }
    const broughtUp = (s: Pick<S, Field>): Entry<Value> => {
      const index = recent.findIndex(each => isOf(each, s))
      const [known] = index < 0 ? [] : recent.splice(index, 1)
      const entry = known ?? { inputs: fields.map(field => s[field]), byKey: new Map() }
      recent.unshift(entry)
      if (recent.length > remember) recent.pop()
      return entry
    }
    return (s, key) => {
      // Nearly always it is the position that was asked about last.
      const last = recent[0]
      const { byKey } = last !== undefined && isOf(last, s) ? last : broughtUp(s)
      const name = nameOf(key)
      const known = byKey.get(name)
      if (known !== undefined || byKey.has(name)) return known as Value
      const inputs = Object.fromEntries(fields.map(field => [field, s[field]])) as Pick<S, Field>
      const value = make(inputs, key)
      byKey.set(name, value)
      return value
    }
  }
}

/** As many positions as a screen has in hand at once: the truth, both views, before and after. */
export const POSITIONS_AT_HAND = 8

/** What was found for the last few things it was asked about, told by identity. What else `make` is given does not tell them apart. */
export function recent<Thing, Value, Rest extends readonly unknown[] = []>(
  make: (thing: Thing, ...rest: Rest) => Value,
  size = REMEMBERED,
): (thing: Thing, ...rest: Rest) => Value {
  const known = new Map<Thing, { readonly value: Value }>()
  let last: { readonly thing: Thing; readonly entry: { readonly value: Value } } | null = null
  return (thing, ...rest) => {
    // Nearly always it is the one that was asked about last.
    if (last !== null && last.thing === thing) return last.entry.value
    const before = known.get(thing)
    if (before !== undefined) known.delete(thing)
    const entry = before ?? { value: make(thing, ...rest) }
    known.set(thing, entry)
    if (known.size > size) {
      const [oldest] = known.keys()
      known.delete(oldest as Thing)
    }
    last = { thing, entry }
    return entry.value
  }
}

/** How many positions what is derived is remembered for: the one at hand, its views, and a few that are tried on the side. */
const REMEMBERED = 12

type Entry<Key, Value> = { readonly inputs: readonly unknown[]; readonly byKey: Map<Key, Value> }

/**
 * Values that follow from a part of the position. `derivedFor<S>()(fields, make)`: `make` gets those fields alone, so that a
 * dependency that was forgotten does not compile. Found once for the same fields, told by identity, and remembered for the last
 * few positions only.
 */
export function derivedFor<S extends object>() {
  return function derived<const Field extends keyof S, Value, Key = void>(
    fields: readonly Field[],
    make: (inputs: Pick<S, Field>, key: Key) => Value,
    remember = REMEMBERED,
  ): (s: Pick<S, Field>, key: Key) => Value {
    const recent: Entry<Key, Value>[] = []
    return (s, key) => {
      let index = recent.findIndex(({ inputs }) => fields.every((field, at) => Object.is(inputs[at], s[field])))
      let entry = recent[index]
      if (entry === undefined) {
        entry = { inputs: fields.map(field => s[field]), byKey: new Map() }
        index = recent.length
        recent.push(entry)
      }
      if (index > 0) {
        recent.splice(index, 1)
        recent.unshift(entry)
        if (recent.length > remember) recent.pop()
      }
      const { byKey } = entry
      const known = byKey.get(key)
      if (known !== undefined || byKey.has(key)) return known as Value
      const inputs = Object.fromEntries(fields.map(field => [field, s[field]])) as Pick<S, Field>
      const value = make(inputs, key)
      byKey.set(key, value)
      return value
    }
  }
}

/** What was found for the last few things it was asked about, told by identity. */
export function recent<Thing extends object, Value>(make: (thing: Thing) => Value, size = REMEMBERED) {
  const kept: { readonly thing: Thing; readonly value: Value }[] = []
  return (thing: Thing): Value => {
    const index = kept.findIndex(each => each.thing === thing)
    const found = kept[index] ?? { thing, value: make(thing) }
    if (index !== 0) {
      if (index > 0) kept.splice(index, 1)
      kept.unshift(found)
      if (kept.length > size) kept.pop()
    }
    return found.value
  }
}

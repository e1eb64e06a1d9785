/** Keeps what was found for a thing that never changes, and for a key beside it, as long as the thing is kept. */
export function remembered<Thing extends object, Key, Found>(): (thing: Thing, key: Key, find: () => Found) => Found {
  const known = new WeakMap<Thing, Map<Key, { readonly found: Found }>>()
  return (thing, key, find) => {
    const byKey = known.get(thing) ?? new Map<Key, { readonly found: Found }>()
    known.set(thing, byKey)
    const kept = byKey.get(key) ?? { found: find() }
    byKey.set(key, kept)
    return kept.found
  }
}

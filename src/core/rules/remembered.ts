import { recent } from '../recent'

/** Lists of units, boards, charts: those of the last few positions, and of what is tried on the way from one to the next. */
const THINGS_AT_HAND = 20

/** Keeps what was found for a thing that never changes, and for a key beside it, as long as the thing is among those asked for last. */
export function remembered<Thing extends object, Key, Found>(): (thing: Thing, key: Key, find: () => Found) => Found {
  const known = recent<Thing, Map<Key, { readonly found: Found }>>(THINGS_AT_HAND)
  return (thing, key, find) => {
    const byKey = known(thing, () => new Map())
    const entry = byKey.get(key) ?? { found: find() }
    byKey.set(key, entry)
    return entry.found
  }
}

/** As many positions as a screen has in hand at once: the truth, both views, before and after. */
export const POSITIONS_AT_HAND = 8

/** Remembers what was found for the things asked for last, `size` of them, and nothing longer than that. */
export function recent<Key, Found>(size: number): (key: Key, find: () => Found) => Found {
  const known = new Map<Key, { readonly found: Found }>()
  let last: { readonly key: Key; readonly entry: { readonly found: Found } } | null = null
  return (key, find) => {
    if (last !== null && last.key === key) return last.entry.found
    const before = known.get(key)
    if (before !== undefined) known.delete(key)
    const entry = before ?? { found: find() }
    known.set(key, entry)
    if (known.size > size) {
      const [oldest] = known.keys()
      known.delete(oldest as Key)
    }
    last = { key, entry }
    return entry.found
  }
}

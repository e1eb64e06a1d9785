import { POSITIONS_AT_HAND, recent } from '../recent'

/** What is asked again and again of the same few positions is found once for each. */
export function perPosition<S extends object, Found>(find: (s: S) => Found): (s: S) => Found {
  const known = recent<S, Found>(POSITIONS_AT_HAND)
  return s => known(s, () => find(s))
}

/** The same for something asked of a position: the face of a unit, the line of a hex. */
export function perPositionAnd<S extends object, Key, Found>(
  find: (s: S, key: Key) => Found,
): (s: S, key: Key) => Found {
  const known = recent<S, Map<Key, { readonly found: Found }>>(POSITIONS_AT_HAND)
  return (s, key) => {
    const byKey = known(s, () => new Map())
    const entry = byKey.get(key) ?? { found: find(s, key) }
    byKey.set(key, entry)
    return entry.found
  }
}

import { remembered } from '../rules/remembered'

/** Positions never change, so what was found for one holds as long as it is kept. */
export function perPosition<S extends object, Found>(find: (s: S) => Found): (s: S) => Found {
  const known = new WeakMap<S, { readonly found: Found }>()
  return s => {
    const kept = known.get(s) ?? { found: find(s) }
    known.set(s, kept)
    return kept.found
  }
}

/** The same for something asked of a position: the face of a unit, the line of a hex. */
export function perPositionAnd<S extends object, Key, Found>(
  find: (s: S, key: Key) => Found,
): (s: S, key: Key) => Found {
  const kept = remembered<S, Key, Found>()
  return (s, key) => kept(s, key, () => find(s, key))
}

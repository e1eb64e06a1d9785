/** Positions never change, so what was found for one holds as long as it is kept. */
export function perPosition<S extends object, Found>(find: (s: S) => Found): (s: S) => Found {
  const known = new WeakMap<S, { readonly found: Found }>()
  return s => {
    const kept = known.get(s) ?? { found: find(s) }
    known.set(s, kept)
    return kept.found
  }
}

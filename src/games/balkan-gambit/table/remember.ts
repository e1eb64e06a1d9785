import type { Gambit } from '../state'

/** Positions never change, so what was found for one holds as long as it is kept. */
export function perPosition<Found>(find: (s: Gambit) => Found): (s: Gambit) => Found {
  const known = new WeakMap<Gambit, { readonly found: Found }>()
  return s => {
    const kept = known.get(s) ?? { found: find(s) }
    known.set(s, kept)
    return kept.found
  }
}

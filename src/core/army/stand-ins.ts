import type { HexId, UnitId } from '../ids'

/**
 * Where a counter lies of which a viewer may know no more: the `nth` of those with the same `back` in a hex, or of those in a
 * place beside the map, numbered by the game.
 */
export type StandIn =
  | { readonly hex: HexId; readonly back: number; readonly nth: number }
  | { readonly beside: number; readonly nth: number }

/** More than lie in any place. */
const MOST = 128

/**
 * Counters face down, under ids beyond those of real counters, made of the place alone: so none of them can be taken for a named
 * unit, and none keeps an identity when it moves. `backs`: how many kinds of back there are.
 */
export function standIns(of: { readonly counters: number; readonly hexes: number; readonly backs: number }) {
  const besides = of.backs * of.hexes
  const isStandIn = (id: UnitId): boolean => id >= of.counters
  const idOf = (at: StandIn): UnitId => {
    const place = 'hex' in at ? at.back * of.hexes + at.hex : besides + at.beside
    return (of.counters + place * MOST + at.nth) as UnitId
  }
  return {
    isStandIn,
    idOf,
    /** null: a counter with a name. */
    of(id: UnitId): StandIn | null {
      if (!isStandIn(id)) return null
      const place = Math.floor((id - of.counters) / MOST)
      const nth = (id - of.counters) % MOST
      if (place >= besides) return { beside: place - besides, nth }
      return { hex: (place % of.hexes) as HexId, back: Math.floor(place / of.hexes), nth }
    },
    /** So many in one place. */
    several(at: { readonly hex: HexId; readonly back: number } | { readonly beside: number }, count: number): UnitId[] {
      return Array.from({ length: Math.max(0, count) }, (_, nth) => idOf({ ...at, nth }))
    },
  }
}

import polygonClipping, { type MultiPolygon, type Polygon } from 'polygon-clipping'
import type { Ring } from './geometry'

/** A ring and the holes in it. */
export type Patch = readonly Ring[]

/** `land`, filled even-odd, together with each of `more`. */
export const joinPatches = (land: readonly Ring[], more: readonly Patch[]): Ring[] =>
  more.length === 0
    ? [...land]
    : onSomeLattice(snap => polygonClipping.union(asLand(land, snap), ...more.map(patch => asPolygon(patch, snap))))

/** `land`, filled even-odd, without any of `less`. */
export const cutRings = (land: readonly Ring[], less: readonly Ring[]): Ring[] =>
  less.length === 0
    ? [...land]
    : onSomeLattice(snap =>
        polygonClipping.difference(asLand(land, snap), ...less.map(ring => asPolygon([ring], snap))),
      )

type Snap = (n: number) => number

/** Lattice points to a map unit. */
const LATTICES = [20, 16, 25, 10, 32, 12, 8]

/**
 * The clipping library loses its way among edges that nearly coincide. On a lattice they mostly coincide or are apart; where one lattice
 * does not help, the next does.
 */
function onSomeLattice(clip: (snap: Snap) => MultiPolygon): Ring[] {
  let failure: unknown = null
  for (const lattice of LATTICES) {
    try {
      return asRings(clip(n => Math.round(n * lattice) / lattice))
    } catch (error) {
      failure = error
    }
  }
  throw failure
}

const asPolygon = (patch: Patch, snap: Snap): Polygon =>
  patch.map(ring => ring.map(({ x, y }): [number, number] => [snap(x), snap(y)]))

/** Rings filled even-odd, which may hold holes, as the library's polygons. */
const asLand = (rings: readonly Ring[], snap: Snap): MultiPolygon =>
  rings.length === 0 ? [] : polygonClipping.xor([], ...rings.map(ring => asPolygon([ring], snap)))

const asRings = (land: MultiPolygon): Ring[] =>
  land.flatMap(polygon => polygon.map(ring => ring.slice(0, -1).map(([x, y]) => ({ x, y }))))

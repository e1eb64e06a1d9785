import { distance } from '../hex/measure'
import type { HexId } from '../ids'
import type { MapPlace } from './box-reach'
import type { BoxLink, HexMap } from './hex-map'

/**
 * Hexes between two places as a ship sails or an aircraft flies: straight over the map, and along the links of the boxes that the
 * means can use. Infinity where there is no such way.
 */
export function boxDistance(map: HexMap, from: MapPlace, to: MapPlace, means: string): number {
  const left = new Map(map.boxes.map(({ id }) => [id, stepBetween(map, from, { box: id }, means)]))
  let best = stepBetween(map, from, to, means)
  // From the nearest box on; there are only a few.
  while (left.size > 0) {
    const [nearest, spent] = [...left].reduce((a, b) => (b[1] < a[1] ? b : a))
    if (spent >= best) return best
    left.delete(nearest)
    best = Math.min(best, spent + stepBetween(map, { box: nearest }, to, means))
    for (const [id, known] of left)
      left.set(id, Math.min(known, spent + stepBetween(map, { box: nearest }, { box: id }, means)))
  }
  return best
}

/** Over the map from where each of the two meets it, or along a link that joins two boxes. */
function stepBetween(map: HexMap, a: MapPlace, b: MapPlace, means: string): number {
  if ('box' in a && 'box' in b && a.box === b.box) return 0
  const ends = shoreOf(map, b, means)
  const over = shoreOf(map, a, means).flatMap(([from, before]) =>
    ends.map(([to, after]) => before + distance(map.grid, from, to) + after),
  )
  return Math.min(Number.POSITIVE_INFINITY, ...over, ...linksBetween(map, a, b, means))
}

/** Where a place meets the map, and how far off that is. */
function shoreOf(map: HexMap, place: MapPlace, means: string): readonly (readonly [HexId, number])[] {
  if ('hex' in place) return [[place.hex, 0]]
  const links = map.boxById.get(place.box)?.links ?? []
  return links.flatMap(link =>
    'hex' in link.to && link.means.includes(means) ? [[link.to.hex, lengthOf(link)] as const] : [],
  )
}

function linksBetween(map: HexMap, a: MapPlace, b: MapPlace, means: string): readonly number[] {
  if (!('box' in a && 'box' in b)) return []
  const joined = [a.box, b.box]
  return map.boxes.flatMap(({ id, links }) =>
    links.flatMap(link => {
      const isOne =
        'box' in link.to && joined.includes(id) && joined.includes(link.to.box) && link.means.includes(means)
      return isOne ? [lengthOf(link)] : []
    }),
  )
}

const lengthOf = ({ distance: hexes }: BoxLink): number => hexes ?? 1

import type { Layout, Point } from '../../core/hex/layout'
import type { HexId, HexsideId } from '../../core/ids'
import { type HexMap, LAND } from '../../core/map/hex-map'
import type { Coast } from './coast'
import { between, distanceOf, distanceToSegment } from './geometry'
import type { Stretch } from './line-paths'
import type { PlaceSymbol } from './place-symbols'
import { samples } from './svg-path'

/** Where land must be drawn because the rules have it there, wherever the true shore runs. */
export type LandWish = { readonly at: Point; readonly radius: number }

const UNDER_PLACE = 10.5
const ALONG_LINE = 7.5
const BESIDE_NARROWS = 4.5
const ALONG_RIVER = 8
const NECK = 8
const ISLET = 19

/** Only what lies in the water, or so near to it that it would seem to. */
export function landWishes(
  map: HexMap,
  layout: Layout,
  coast: Coast,
  symbols: readonly PlaceSymbol[],
  stretches: readonly Stretch[],
): LandWish[] {
  const isLandHex = (hex: number | null) => hex !== null && hex >= 0 && map.tables.ground[hex] === LAND
  const sides = Array.from({ length: map.grid.hexsideCount }, (_, side) => side as HexsideId).filter(side =>
    [0, 1].every(i => isLandHex(map.grid.hexsideHexes[side * 2 + i] as number)),
  )
  return [
    ...symbols
      .filter(({ place }) => isLandHex(place.hex))
      .filter(({ place, at }) =>
        isNearNarrows(map, layout, place.hex, at) ? !coast.isLand(at) : isWetAround(coast, at, 6),
      )
      .map(({ at }) => ({ at, radius: UNDER_PLACE })),
    ...alongLines(map, layout, coast, stretches),
    ...sides.filter(side => map.tables.riverRank[side] !== 0).flatMap(side => alongRiver(layout, coast, side)),
    ...sides.filter(side => isOpen(map, side)).flatMap(side => neck(map, layout, coast, side)),
    ...poorHexes(map, layout, coast),
  ]
}

const AROUND = [0, 1, 2, 3, 4, 5, 6, 7].map(i => ({ x: Math.cos((i * Math.PI) / 4), y: Math.sin((i * Math.PI) / 4) }))

const isWetAround = (coast: Coast, at: Point, radius: number): boolean =>
  !coast.isLand(at) || AROUND.some(({ x, y }) => !coast.isLand({ x: at.x + x * radius, y: at.y + y * radius }))

const NARROWS = 45

/** Beside a strait or a closed side the shore moves only when it must, or it would meet the other shore. */
const isNearNarrows = (map: HexMap, layout: Layout, hex: HexId, at: Point): boolean =>
  sidesOf(map, hex)
    .filter(side => map.tables.strait[side] === 1 || map.tables.blocked[side] === 1)
    .some(side => distanceToSegment(at, ...layout.hexsideEnds(side)) < NARROWS)

const FINE = 0.04
/** Where a line crosses a strait the water must stay. */
const STRAIT_WATER = 22

function alongLines(map: HexMap, layout: Layout, coast: Coast, stretches: readonly Stretch[]): LandWish[] {
  return stretches.flatMap(({ hex, start, pieces }) => {
    if (map.tables.ground[hex] !== LAND) return []
    const straits = sidesOf(map, hex)
      .filter(side => map.tables.strait[side] === 1)
      .map(side => layout.hexsideEnds(side))
    return samples(start, pieces, FINE)
      .filter(p => straits.every(([a, b]) => distanceToSegment(p, a, b) > STRAIT_WATER))
      .flatMap(at => {
        if (isNearNarrows(map, layout, hex, at)) return coast.isLand(at) ? [] : [{ at, radius: BESIDE_NARROWS }]
        return isWetAround(coast, at, 4) ? [{ at, radius: ALONG_LINE }] : []
      })
  })
}

const sidesOf = (map: HexMap, hex: HexId): HexsideId[] =>
  [0, 1, 2, 3, 4, 5].map(d => map.grid.hexside[hex * 6 + d] as HexsideId)

const ALONG = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9]

/** A river that bars the way must not vanish in a bay. */
function alongRiver(layout: Layout, coast: Coast, side: HexsideId): LandWish[] {
  const [a, b] = layout.hexsideEnds(side)
  const wet = ALONG.map(t => between(a, b, t)).filter(p => !coast.isLand(p))
  return wet.length < 4 ? [] : wet.map(at => ({ at, radius: ALONG_RIVER }))
}

const isOpen = (map: HexMap, side: HexsideId): boolean =>
  map.tables.strait[side] === 0 && map.tables.blocked[side] === 0

/** Water that is wider than this stays, though the rules let units cross: the real shore is worth more than a dam. */
const WIDEST_GAP = 30

/** Two land hexes with nothing between them in the rules are joined by a neck of land where only a narrow water parts them. */
function neck(map: HexMap, layout: Layout, coast: Coast, side: HexsideId): LandWish[] {
  const [a, b] = layout.hexsideEnds(side)
  const points = ALONG.map(t => between(a, b, t))
  if (points.some(coast.isLand)) return []
  const shores = [0, 1].map(i => landIn(layout, coast, map.grid.hexsideHexes[side * 2 + i] as HexId))
  let best: { readonly ends: readonly [Point, Point]; readonly gap: number } | null = null
  for (const p of points) {
    const [here, there] = shores.map(shore => nearest(shore, p))
    const gap = here && there ? distanceOf(here, p) + distanceOf(p, there) : Infinity
    if (here && there && gap < (best?.gap ?? WIDEST_GAP)) best = { ends: [here, there], gap }
  }
  return best ? ALONG.map(t => ({ at: between(best.ends[0], best.ends[1], t), radius: NECK })) : []
}

const nearest = (points: readonly Point[], to: Point): Point | null =>
  points.reduce<Point | null>((best, p) => (best && distanceOf(best, to) <= distanceOf(p, to) ? best : p), null)

const STEP = 6

function* pointsIn(layout: Layout, hex: HexId): Generator<Point> {
  const centre = layout.centre(hex)
  for (let x = centre.x - 57; x <= centre.x + 57; x += STEP) {
    for (let y = centre.y - 57; y <= centre.y + 57; y += STEP) if (layout.hexAt(x, y) === hex) yield { x, y }
  }
}

const landIn = (layout: Layout, coast: Coast, hex: HexId): Point[] => [...pointsIn(layout, hex)].filter(coast.isLand)

/** How much of a hex is drawn as land. */
export const landShare = (layout: Layout, coast: Coast, hex: HexId): number =>
  landIn(layout, coast, hex).length / [...pointsIn(layout, hex)].length

const LEAST_LAND = 0.08

/** A land hex with hardly any land gets an islet, on what land it has. */
function poorHexes(map: HexMap, layout: Layout, coast: Coast): LandWish[] {
  const found: LandWish[] = []
  for (let id = 0; id < map.grid.size; id++) {
    const hex = id as HexId
    if (map.tables.ground[hex] !== LAND) continue
    if (landShare(layout, coast, hex) >= LEAST_LAND) continue
    const centre = layout.centre(hex)
    const at = nearest(landIn(layout, coast, hex), centre) ?? centre
    found.push({ at: between(at, centre, 0.3), radius: ISLET })
  }
  return found
}

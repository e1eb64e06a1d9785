import type { Layout, Point } from '../../core/hex/layout'
import type { HexId } from '../../core/ids'
import type { HexMap, Place } from '../../core/map/hex-map'
import type { Atlas } from '../atlas'
import type { SheetProjection } from '../sheet-projection'
import type { Coast } from './coast'
import { distanceOf } from './geometry'

export type Rank = 1 | 2 | 3

export type PlaceSymbol = {
  readonly place: Place
  readonly rank: Rank
  readonly at: Point
  /** Degrees clockwise from the top to where the sea lies, for a port. */
  readonly seaward: number | null
}

/** How far from its hex's centre a symbol may stand, towards the sides. */
const INNER = 34

const CITIES = new Set(['city', 'capital', 'full-hex', 'major city', 'fortress'])
const SMALL = new Set(['village', 'small', 'label', 'station', 'pass', 'island', 'minor'])

export const rankOf = (place: Place): Rank => {
  if (place.rank === 1 || place.rank === 2) return place.rank
  if (place.rank !== null) return 3
  if (place.capital !== null || CITIES.has(place.kind)) return 1
  return SMALL.has(place.kind) ? 3 : 2
}

/** Every place where it truly lies, as far as its printed hex and the shore allow; the greatest first. */
export function placeSymbols(atlas: Atlas, map: HexMap, projection: SheetProjection, coast: Coast): PlaceSymbol[] {
  const truth = new Map(
    atlas.placePositions.map(({ name, hex, lon, lat }) => [`${hex} ${name}`, projection.toSheet(lon, lat)]),
  )
  const { layout } = projection
  const placed: PlaceSymbol[] = []
  const ranked = map.places.map(place => ({ place, rank: rankOf(place) })).sort((a, b) => a.rank - b.rank)
  for (const { place, rank } of ranked) {
    const wished = truth.get(`${map.grid.numbers[place.hex]} ${place.name}`) ?? layout.centre(place.hex)
    const at = bestSpot(layout, place.hex, wished, coast, placed)
    placed.push({ place, rank, at, seaward: place.port === null ? null : seawardOf(at, coast) })
  }
  return placed
}

/** The allowed point nearest to where the place lies: on land, clear of the hex number and of places already set. */
function bestSpot(layout: Layout, hex: HexId, wished: Point, coast: Coast, placed: readonly PlaceSymbol[]): Point {
  const centre = layout.centre(hex)
  const start = drawnIn(layout, hex, wished)
  const neighbours = placed.filter(other => distanceOf(other.at, centre) < 130)
  const isFree = (p: Point) => neighbours.every(other => distanceOf(other.at, p) > 15) && !isOnNumber(centre, p)
  const spots = [start]
  for (let radius = 6; radius <= 60; radius += 6) {
    for (let step = 0; step < 16; step++) {
      const angle = (step * Math.PI) / 8
      spots.push({ x: start.x + Math.cos(angle) * radius, y: start.y + Math.sin(angle) * radius })
    }
  }
  const allowed = spots.filter(p => isWithin(layout, hex, p))
  return allowed.find(p => coast.isLand(p) && isFree(p)) ?? allowed.find(isFree) ?? start
}

/** Pulled towards the centre until it lies well inside. */
function drawnIn(layout: Layout, hex: HexId, p: Point): Point {
  const centre = layout.centre(hex)
  const reach = layout.corners(hex).map((corner, i, corners) => {
    const next = corners[(i + 1) % 6] as Point
    const side = { x: (corner.x + next.x) / 2 - centre.x, y: (corner.y + next.y) / 2 - centre.y }
    return ((p.x - centre.x) * side.x + (p.y - centre.y) * side.y) / Math.hypot(side.x, side.y)
  })
  const most = Math.max(...reach)
  return most <= INNER
    ? p
    : { x: centre.x + ((p.x - centre.x) * INNER) / most, y: centre.y + ((p.y - centre.y) * INNER) / most }
}

const isWithin = (layout: Layout, hex: HexId, p: Point): boolean => distanceOf(drawnIn(layout, hex, p), p) < 0.01

const isOnNumber = (centre: Point, p: Point): boolean => Math.abs(p.x - centre.x) < 20 && p.y < centre.y - 27

function seawardOf(at: Point, coast: Coast): number {
  let best = { sea: -1, degrees: 180 }
  for (let degrees = 0; degrees < 360; degrees += 30) {
    const angle = (degrees * Math.PI) / 180
    const sea = [12, 18, 26, 34].filter(
      d => !coast.isLand({ x: at.x + Math.sin(angle) * d, y: at.y - Math.cos(angle) * d }),
    ).length
    if (sea > best.sea) best = { sea, degrees }
  }
  return best.degrees
}

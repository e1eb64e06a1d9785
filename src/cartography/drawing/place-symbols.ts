import type { Layout, Point } from '../../core/hex/layout'
import type { HexId } from '../../core/ids'
import type { HexMap, Place } from '../../core/map/hex-map'
import { rankOfPlace } from '../../core/sheet/place-rank'
import type { Rank } from '../../core/sheet/type-sizes'
import type { Atlas } from '../atlas'
import type { SheetProjection } from '../sheet-projection'
import { type Coast, isFirm } from './coast'
import { type Box, boxAround, circlesAround, distanceOf, overlap } from './geometry'
import { anchorBox, numberBox, symbolRadius } from './type-setting'

export type PlaceSymbol = {
  readonly place: Place
  readonly rank: Rank
  readonly at: Point
  /** Degrees clockwise from the top to where the sea lies, for a port. */
  readonly seaward: number | null
}

/** How far from its hex's centre a symbol may stand, towards the sides; a port less, for its anchor stays in the hex too. */
const innerReach = (rank: Rank, isPort: boolean): number => (isPort ? 34.5 - symbolRadius('play', rank) : 36)

/** Every place where it truly lies, as far as its printed hex and the shore allow; the greatest first. */
export function placeSymbols(atlas: Atlas, map: HexMap, projection: SheetProjection, coast: Coast): PlaceSymbol[] {
  const truth = new Map(
    atlas.placePositions.map(({ name, hex, lon, lat }) => [`${hex} ${name}`, projection.toSheet(lon, lat)]),
  )
  const { layout } = projection
  const placed: PlaceSymbol[] = []
  const ranked = map.places.map(place => ({ place, rank: rankOfPlace(place) })).sort((a, b) => a.rank - b.rank)
  for (const { place, rank } of ranked) {
    const wished = truth.get(`${map.grid.numbers[place.hex]} ${place.name}`) ?? layout.centre(place.hex)
    const isPort = place.port !== null
    const clear = isClear(map, layout, place.hex, placed)
    const isFree = (p: Point) => clear(boxAround(p, symbolRadius('play', rank)))
    const hasBerth = (p: Point) => !isPort || seaward(p, rank, coast, clear).worth > 0
    const start = drawnIn(layout, place.hex, wished, innerReach(rank, isPort))
    const allowed = circlesAround(start, 4, FARTHEST).filter(
      p => reachOf(layout, place.hex, p) <= innerReach(rank, isPort) + 0.01 && isFree(p),
    )
    const at = bestSpot(start, allowed.filter(hasBerth), coast) ?? bestSpot(start, allowed, coast) ?? start
    placed.push(withAnchor({ place, rank, at, seaward: null }, map, layout, coast, placed))
  }
  return placed
}

/** The anchors of ports once more, when the coast has changed and all places stand. */
export function turnAnchors(symbols: readonly PlaceSymbol[], map: HexMap, layout: Layout, coast: Coast): PlaceSymbol[] {
  const turned = [...symbols]
  symbols.forEach((symbol, i) => {
    const others = turned.filter((_, j) => j !== i)
    turned[i] = withAnchor(symbol, map, layout, coast, others)
  })
  return turned
}

function withAnchor(
  symbol: PlaceSymbol,
  map: HexMap,
  layout: Layout,
  coast: Coast,
  others: readonly PlaceSymbol[],
): PlaceSymbol {
  if (symbol.place.port === null) return symbol
  return {
    ...symbol,
    seaward: seaward(symbol.at, symbol.rank, coast, isClear(map, layout, symbol.place.hex, others)).degrees,
  }
}

/** The ground that a symbol and its anchor cover. */
export const symbolBoxes = ({ at, rank, seaward }: Pick<PlaceSymbol, 'at' | 'rank' | 'seaward'>): Box[] => [
  boxAround(at, symbolRadius('play', rank)),
  ...(seaward === null ? [] : [anchorBox(at, seaward, symbolRadius('play', rank))]),
]

/** Whether a box keeps off the symbols set before and off the hex's number. */
function isClear(map: HexMap, layout: Layout, hex: HexId, placed: readonly PlaceSymbol[]): (box: Box) => boolean {
  const centre = layout.centre(hex)
  const taken = [
    numberBox('play', map.grid.spec.shape, centre),
    ...placed.filter(other => distanceOf(other.at, centre) < 150).flatMap(symbolBoxes),
  ]
  return box => taken.every(other => !overlap(box, other, 1.5))
}

const NEAR = 24
const FARTHEST = 48

/** Firm land if some is near, else any land; else where the place lies, and the shore must come to it. */
const bestSpot = (start: Point, allowed: readonly Point[], coast: Coast): Point | null =>
  allowed.find(p => distanceOf(p, start) < NEAR && isFirm(coast, p)) ?? allowed.find(coast.isLand) ?? allowed[0] ?? null

/** How far a point lies from the hex's centre, measured towards the side it is nearest to: 50 on the side. */
export function reachOf(layout: Layout, hex: HexId, p: Point): number {
  const centre = layout.centre(hex)
  const corners = layout.corners(hex)
  const reaches = corners.map((corner, i) => {
    const next = corners[(i + 1) % 6] as Point
    const side = { x: (corner.x + next.x) / 2 - centre.x, y: (corner.y + next.y) / 2 - centre.y }
    return ((p.x - centre.x) * side.x + (p.y - centre.y) * side.y) / Math.hypot(side.x, side.y)
  })
  return Math.max(...reaches)
}

/** Pulled towards the centre until it lies well inside. */
function drawnIn(layout: Layout, hex: HexId, p: Point, inner: number): Point {
  const centre = layout.centre(hex)
  const share = Math.min(1, inner / Math.max(reachOf(layout, hex, p), 1e-9))
  return { x: centre.x + (p.x - centre.x) * share, y: centre.y + (p.y - centre.y) * share }
}

/** Water counts the more the nearer it is. */
const WATER_AT = [12, 18, 26, 34, 44, 58, 76]

/** Towards the most water, so long as the anchor stands clear. Worth more than 0 when it does both. */
function seaward(
  at: Point,
  rank: Rank,
  coast: Coast,
  clear: (box: Box) => boolean,
): { readonly degrees: number; readonly worth: number } {
  let best = { worth: -Infinity, degrees: 180 }
  for (let degrees = 0; degrees < 360; degrees += 15) {
    const angle = (degrees * Math.PI) / 180
    const wet = WATER_AT.filter(d => !coast.isLand({ x: at.x + Math.sin(angle) * d, y: at.y - Math.cos(angle) * d }))
    const sea = wet.reduce((sum, d) => sum + 20 / d, 0)
    const worth = sea - (clear(anchorBox(at, degrees, symbolRadius('play', rank))) ? 0 : 10)
    if (worth > best.worth) best = { worth, degrees }
  }
  return best
}

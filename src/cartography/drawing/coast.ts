import polygonClipping, { type MultiPolygon, type Polygon } from 'polygon-clipping'
import type { Layout, Point } from '../../core/hex/layout'
import type { HexId } from '../../core/ids'
import { type HexMap, LAND, SEA } from '../../core/map/hex-map'
import type { SheetProjection } from '../sheet-projection'
import { areaOf, type Box, between, clipRing, hash, isInside, type Ring, simplifyRing } from './geometry'

/** In map units: a hex is 100 across. */
const FINEST = 0.7
const SMALLEST_ISLAND = 14
const SAMPLES = 7

type LonLatRing = readonly (readonly [number, number])[]

/** The land of the sheet, as rings to be filled even-odd. */
export interface Coast {
  readonly rings: readonly Ring[]
  readonly isLand: (p: Point) => boolean
}

/**
 * The real coastline on the sheet. Where it contradicts the hexes (a land hex without land to speak of, a sea hex full of it),
 * the hexes win and the coast gives way locally: the game is played on hexes.
 */
export function drawCoast(land: readonly LonLatRing[], map: HexMap, projection: SheetProjection, sheet: Box): Coast {
  const rings = land
    .map(ring =>
      clipRing(
        ring.map(([lon, lat]) => projection.toSheet(lon, lat)),
        sheet,
      ),
    )
    .filter(ring => ring.length > 2 && areaOf(ring) > SMALLEST_ISLAND)
  const whole = polygonClipping.union([], ...rings.map(asPolygon))
  const mended = mend(whole, map, projection.layout)
  const drawn = mended
    .flatMap(polygon => polygon.map(ring => simplifyRing(asRing(ring), FINEST)))
    .filter(ring => ring.length > 2 && areaOf(ring) > SMALLEST_ISLAND)
  return { rings: drawn, isLand: p => isInside(drawn, p) }
}

const asPolygon = (ring: Ring): Polygon => [ring.map(({ x, y }): [number, number] => [Math.round(x * 20) / 20, Math.round(y * 20) / 20])]

const asRing = (ring: Polygon[number]): Ring => ring.slice(0, -1).map(([x, y]) => ({ x, y }))

/** Below this share a land hex is given an island of its own; above that share a sea hex is given water. */
const LEAST_LAND = 0.05
const MOST_LAND_AT_SEA = 0.6

function mend(land: MultiPolygon, map: HexMap, layout: Layout): MultiPolygon {
  const rings = land.flatMap(polygon => polygon.map(asRing))
  const added: Polygon[] = []
  const removed: Polygon[] = []
  for (let id = 0; id < map.grid.size; id++) {
    const hex = id as HexId
    const ground = map.tables.ground[hex]
    const share = landShare(rings, layout, hex)
    if (ground === LAND && share < LEAST_LAND) added.push(islet(layout, hex))
    if (ground === SEA && share > MOST_LAND_AT_SEA) removed.push(basin(layout, hex))
  }
  const more = added.length > 0 ? polygonClipping.union(land, ...added) : land
  return removed.length > 0 ? polygonClipping.difference(more, ...removed) : more
}

/** How much of a hex is drawn as land, by a grid of points. */
function landShare(rings: readonly Ring[], layout: Layout, hex: HexId): number {
  const centre = layout.centre(hex)
  const near = rings.filter(ring => ring.some(p => Math.abs(p.x - centre.x) < 130 && Math.abs(p.y - centre.y) < 130))
  if (near.length === 0) return isInside(rings, centre) ? 1 : 0
  let inside = 0
  let all = 0
  for (let i = 0; i < SAMPLES; i++) {
    for (let j = 0; j < SAMPLES; j++) {
      const p = { x: centre.x + ((i + 0.5) / SAMPLES - 0.5) * 100, y: centre.y + ((j + 0.5) / SAMPLES - 0.5) * 100 }
      if (layout.hexAt(p.x, p.y) !== hex) continue
      all++
      if (isInside(rings, p)) inside++
    }
  }
  return inside / all
}

const ISLET = 30
const ISLET_POINTS = 24

/** A small island of uneven shape, the same at every compilation. */
function islet(layout: Layout, hex: HexId): Polygon {
  const { x, y } = layout.centre(hex)
  const phase = hash(`${x},${y}`) * 6.28
  const points = Array.from({ length: ISLET_POINTS }, (_, i) => {
    const angle = (i / ISLET_POINTS) * Math.PI * 2
    const radius = ISLET * (1 + 0.22 * Math.sin(angle * 2 + phase) + 0.12 * Math.sin(angle * 5 + phase * 2))
    return { x: x + Math.cos(angle) * radius * 1.15, y: y + Math.sin(angle) * radius * 0.8 }
  })
  return asPolygon(points)
}

/** A hex of water with its corners well rounded. */
function basin(layout: Layout, hex: HexId): Polygon {
  const centre = layout.centre(hex)
  const corners = layout.corners(hex).map(corner => between(centre, corner, 0.94))
  const points = corners.flatMap((corner, i) => {
    const [before, after] = [corners[(i + 5) % 6] as Point, corners[(i + 1) % 6] as Point]
    const [a, b] = [between(corner, before, 0.4), between(corner, after, 0.4)]
    return [0, 0.25, 0.5, 0.75, 1].map(t => between(between(a, corner, t), between(corner, b, t), t))
  })
  return asPolygon(points)
}

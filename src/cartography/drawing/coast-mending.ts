import { contours } from 'd3-contour'
import type { Layout, Point } from '../../core/hex/layout'
import type { HexId } from '../../core/ids'
import { type HexMap, SEA } from '../../core/map/hex-map'
import { type Coast, coastOf } from './coast'
import { type CellGrid, cellGrid, distances, landMask } from './distance-field'
import { areaOf, between, boxOf, distanceOf, grow, hash, isInside, type Ring, simplifyRing } from './geometry'
import { type LandWish, landShare } from './land-wishes'
import { cutRings, joinPatches, type Patch } from './ring-algebra'
import { SMALLEST_ISLAND } from './shoreline'

/** In map units: a hex is 100 across. */
const FINEST = 0.7
const MOST_LAND_AT_SEA = 0.6

/**
 * The coast gives way to the hexes, on which the game is played: land swells out under what the rules have on land, and a sea hex
 * that is nearly all land gets its water back.
 */
export function mendCoast(coast: Coast, map: HexMap, layout: Layout, wishes: readonly LandWish[]): Coast {
  const more = joinPatches(coast.rings, bulges(coast, layout, wishes))
  const less = cutRings(more, basins(coast, map, layout))
  const drawn = less
    .map(ring => simplifyRing(ring, FINEST))
    .filter(ring => ring.length > 2 && areaOf(ring) > SMALLEST_ISLAND)
  return coastOf(withoutPuddles(drawn))
}

const LARGEST_PUDDLE = 400

/** Bulges that meet leave scraps of water behind them. */
function withoutPuddles(rings: readonly Ring[]): Ring[] {
  const { isLand } = coastOf(rings)
  return rings.filter(ring => areaOf(ring) > LARGEST_PUDDLE || isLand(insideOf(ring)))
}

/** A point just inside a ring: beside the middle of its longest edge. */
function insideOf(ring: Ring): Point {
  const edges = ring.map((a, i) => [a, ring[(i + 1) % ring.length] as Point] as const)
  const [a, b] = edges.reduce((best, edge) => (distanceOf(...edge) > distanceOf(best[0], best[1]) ? edge : best))
  const length = distanceOf(a, b)
  const [middle, dx, dy] = [between(a, b), ((b.y - a.y) / length) * 0.1, ((a.x - b.x) / length) * 0.1]
  const beside = { x: middle.x + dx, y: middle.y + dy }
  return isInside([ring], beside) ? beside : { x: middle.x - dx, y: middle.y - dy }
}

const CELL = 2
const REACH = 26
/** How softly a bulge grows out of the shore at most, and how far the shore itself is drawn back so that only the bulge is added. */
const BLEND = 18
const DRAWN_BACK = 3

/** Hex by hex, the outline of wished land melted into the shore. */
function bulges(coast: Coast, layout: Layout, wishes: readonly LandWish[]): Patch[] {
  const byHex = new Map<HexId | null, LandWish[]>()
  for (const wish of wishes) {
    const hex = layout.hexAt(wish.at.x, wish.at.y)
    byHex.set(hex, [...(byHex.get(hex) ?? []), wish])
  }
  return [...byHex.values()].flatMap(own => {
    const box = grow(boxOf(own.map(wish => wish.at)), REACH + 24)
    const near = wishes.filter(
      ({ at }) => at.x > box.left - 20 && at.x < box.right + 20 && at.y > box.top - 20 && at.y < box.bottom + 20,
    )
    return outline(coast, near, cellGrid(box, CELL))
  })
}

function outline(coast: Coast, wishes: readonly LandWish[], grid: CellGrid): Patch[] {
  const { box, columns, rows } = grid
  const mask = landMask(coast, grid)
  const [toLand, toSea] = [distances(mask, 1, grid), distances(mask, 0, grid)]
  const rough = roughness(box)
  const field: number[] = []
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const p = { x: box.left + (column + 0.5) * CELL, y: box.top + (row + 0.5) * CELL }
      const swell = 1 + 0.5 * (rough(p) - 0.5)
      const wish = nearestWish(wishes, p, swell)
      const i = row * columns + column
      const shore = (toLand[i] as number) - (toSea[i] as number) + DRAWN_BACK
      field.push(-Math.max(melted(shore, wish.off, Math.min(BLEND, wish.radius * 2.4)), wish.off - REACH))
    }
  }
  return contours()
    .size([columns, rows])
    .smooth(true)
    .contour(field, 0)
    .coordinates.map(patch =>
      patch.map(ring =>
        ring
          .slice(0, -1)
          .map(([x, y]): Point => ({ x: box.left + (x as number) * CELL, y: box.top + (y as number) * CELL })),
      ),
    )
}

/** How far off the nearest wished land is, below 0 on it. */
function nearestWish(wishes: readonly LandWish[], p: Point, swell: number): { off: number; radius: number } {
  let nearest = { off: Infinity, radius: 0 }
  for (const { at, radius } of wishes) {
    const off = distanceOf(at, p) - radius * swell
    if (off < nearest.off) nearest = { off, radius }
  }
  return nearest
}

/** The lesser of two distances, rounded off where they are about equal. */
function melted(a: number, b: number, blend: number): number {
  const share = Math.max(blend - Math.abs(a - b), 0) / blend
  return Math.min(a, b) - (share * share * blend) / 4
}

const KNOLL = 11

/** Soft unevenness from 0 to 1, the same wherever a window is laid. */
function roughness(around: { readonly left: number; readonly top: number }): (p: Point) => number {
  const values = new Map<number, number>()
  const [column, row] = [Math.floor(around.left / KNOLL), Math.floor(around.top / KNOLL)]
  const at = (x: number, y: number): number => {
    const key = (x - column) * 4096 + (y - row)
    const known = values.get(key) ?? hash(`knoll ${x},${y}`)
    values.set(key, known)
    return known
  }
  const ease = (t: number) => t * t * (3 - 2 * t)
  return ({ x, y }) => {
    const [left, top] = [Math.floor(x / KNOLL), Math.floor(y / KNOLL)]
    const [across, down] = [ease(x / KNOLL - left), ease(y / KNOLL - top)]
    const upper = at(left, top) + (at(left + 1, top) - at(left, top)) * across
    const lower = at(left, top + 1) + (at(left + 1, top + 1) - at(left, top + 1)) * across
    return upper + (lower - upper) * down
  }
}

function basins(coast: Coast, map: HexMap, layout: Layout): Ring[] {
  const found: Ring[] = []
  for (let id = 0; id < map.grid.size; id++) {
    const hex = id as HexId
    if (map.tables.ground[hex] === SEA && landShare(layout, coast, hex) > MOST_LAND_AT_SEA)
      found.push(basin(layout, hex))
  }
  return found
}

/** A hex of water with its corners well rounded. */
function basin(layout: Layout, hex: HexId): Ring {
  const centre = layout.centre(hex)
  const corners = layout.corners(hex).map(corner => between(centre, corner, 0.94))
  return corners.flatMap((corner, i) => {
    const [before, after] = [corners[(i + 5) % 6] as Point, corners[(i + 1) % 6] as Point]
    const [a, b] = [between(corner, before, 0.4), between(corner, after, 0.4)]
    return [0, 0.25, 0.5, 0.75, 1].map(t => between(between(a, corner, t), between(corner, b, t), t))
  })
}

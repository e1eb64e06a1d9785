import { defineHex, type Hex, Orientation, pointToCube } from 'honeycomb-grid'
import type { HexId, HexsideId } from '../ids'
import { cubeLookup, DIRECTIONS, sheetOffset, sheetPlace } from './cube'
import type { Grid, GridSpec } from './grid'

/** Map units: a hex is 100 across its flats; x to the right, y down. */
export interface Point {
  readonly x: number
  readonly y: number
}

export interface Layout {
  /** Every corner lies within 0..width and 0..height. */
  readonly width: number
  readonly height: number
  readonly centre: (hex: HexId) => Point
  /** Six, clockwise; the side in direction d runs from corner d to corner d + 1. Hexes that share a corner give equal points. */
  readonly corners: (hex: HexId) => Point[]
  /** Clockwise as seen from the hexside's first hex. */
  readonly hexsideEnds: (side: HexsideId) => readonly [Point, Point]
  readonly hexsideMidpoint: (side: HexsideId) => Point
  readonly hexAt: (x: number, y: number) => HexId | null
}

const ACROSS_FLATS = 100
const RADIUS = ACROSS_FLATS / Math.sqrt(3)

/** The honeycomb-grid hex of a map. Its `col` and `row` count to the right and downward: see sheetPlace. */
export const defineSheetHex = (spec: GridSpec, origin: Point = { x: 0, y: 0 }): typeof Hex =>
  defineHex({
    dimensions: RADIUS,
    orientation: spec.shape === 'pointy' ? Orientation.POINTY : Orientation.FLAT,
    offset: sheetOffset(spec),
    origin: { ...origin },
  })

/** Corners reached from different hexes differ in the last bits; without them equal corners compare equal. Adding 0 unsigns -0. */
const tidy = (n: number): number => Math.round(n * 1000) / 1000 + 0

/** honeycomb-grid's corner 0 ends the side of our direction 0. */
const cornersOf = (hex: Hex): Point[] => {
  const corners = hex.corners
  return DIRECTIONS.map(d => corners[(d + 5) % 6])
}

const boundsOf = (points: Point[]) => {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const { x, y } of points) {
    left = Math.min(left, x)
    top = Math.min(top, y)
    right = Math.max(right, x)
    bottom = Math.max(bottom, y)
  }
  return points.length === 0
    ? { left: 0, top: 0, width: 0, height: 0 }
    : { left, top, width: right - left, height: bottom - top }
}

const sheetHexes = (grid: Grid, SheetHex: typeof Hex): Hex[] =>
  Array.from({ length: grid.size }, (_, hex) => new SheetHex(sheetPlace(grid.spec, grid.row[hex], grid.column[hex])))

const directionOfFirstHex = (grid: Grid, side: HexsideId): number => {
  const hex = grid.hexsideHexes[side * 2]
  return DIRECTIONS.findIndex(d => grid.hexside[hex * 6 + d] === side)
}

/** Builds the drawing geometry of a map. Build it once per map. */
export const createLayout = (grid: Grid): Layout => {
  const { left, top, width, height } = boundsOf(sheetHexes(grid, defineSheetHex(grid.spec)).flatMap(cornersOf))
  const SheetHex = defineSheetHex(grid.spec, { x: left, y: top })
  const centres = sheetHexes(grid, SheetHex).map(({ x, y }): Point => ({ x, y }))
  const spokes = cornersOf(new (defineSheetHex(grid.spec))([0, 0]))
  const settings = SheetHex.settings
  const hexAtCube = cubeLookup(grid)

  const corner = (hex: number, index: number): Point => ({
    x: tidy(centres[hex].x + spokes[index % 6].x),
    y: tidy(centres[hex].y + spokes[index % 6].y),
  })
  const hexsideEnds = (side: HexsideId): readonly [Point, Point] => {
    const hex = grid.hexsideHexes[side * 2]
    const direction = directionOfFirstHex(grid, side)
    return [corner(hex, direction), corner(hex, direction + 1)]
  }
  return {
    width: tidy(width),
    height: tidy(height),
    centre: hex => ({ x: tidy(centres[hex].x), y: tidy(centres[hex].y) }),
    corners: hex => DIRECTIONS.map(d => corner(hex, d)),
    hexsideEnds,
    hexsideMidpoint: side => {
      const [a, b] = hexsideEnds(side)
      return { x: tidy((a.x + b.x) / 2), y: tidy((a.y + b.y) / 2) }
    },
    hexAt: (x, y) => {
      const { q, r } = pointToCube(settings, { x, y })
      return hexAtCube(q, r)
    },
  }
}

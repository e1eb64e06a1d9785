import type { Layout, Point } from '../../core/hex/layout'
import type { HexsideId } from '../../core/ids'
import { type HexMap, LAND, RAIL_BRIDGE, ROAD_BRIDGE } from '../../core/map/hex-map'
import type { Crossings } from './crossing-points'
import { between } from './geometry'
import { nonEmpty, type Shape } from './sheet-shapes'
import { linePath } from './svg-path'

/** A point near a hexside: `along` it and `across` it, in map units from `at`. */
type Place = (along: number, across: number) => Point

function frameOf(layout: Layout, side: HexsideId, at: Point): Place {
  const [a, b] = layout.hexsideEnds(side)
  const length = Math.hypot(b.x - a.x, b.y - a.y)
  const [ux, uy] = [(b.x - a.x) / length, (b.y - a.y) / length]
  return (along, across) => ({ x: at.x + ux * along - uy * across, y: at.y + uy * along + ux * across })
}

const hexsides = (map: HexMap): HexsideId[] =>
  Array.from({ length: map.grid.hexsideCount }, (_, side) => side as HexsideId)

/** Hexside marks that are seen on the ground; the others are for the rules alone. */
const DRAWN_MARKS = /karst|mountain|ridge/

/** All that bars a hexside or leads over it. */
export function crossingShapes(map: HexMap, layout: Layout, crossing: Crossings): Shape[] {
  const isBetweenLand = (side: HexsideId) =>
    [0, 1].every(i => map.tables.ground[map.grid.hexsideHexes[side * 2 + i] as number] === LAND)
  const marks = [...map.hexsideMarks.values()].filter(mark => DRAWN_MARKS.test(mark.name))
  return nonEmpty([
    { layer: 'bridge', path: bridgePath(map, layout, crossing) },
    { layer: 'strait', path: straitPath(map, layout) },
    { layer: 'blocked', path: barPath(map, layout, side => map.tables.blocked[side] === 1 && isBetweenLand(side)) },
    { layer: 'wall', path: wallPath(map, layout) },
    ...marks.map(
      (mark): Shape => ({ layer: 'hexside-mark', class: mark.name, path: hachuredPath(layout, mark.sides) }),
    ),
  ])
}

/** Two flared rails beside the line that crosses. */
function bridgePath(map: HexMap, layout: Layout, crossing: Crossings): string {
  const rails = (side: HexsideId, at: Point) => {
    const place = frameOf(layout, side, at)
    return [-1, 1]
      .map(hand =>
        linePath([place(7.8 * hand, -8.5), place(4.6 * hand, -5), place(4.6 * hand, 5), place(7.8 * hand, 8.5)], false),
      )
      .join('')
  }
  return hexsides(map)
    .map(side => {
      const bits = map.tables.bridge[side] as number
      const road = bits & ROAD_BRIDGE ? rails(side, crossing(side, 'road')) : ''
      const rail = bits & RAIL_BRIDGE ? rails(side, crossing(side, 'rail')) : ''
      return road + rail
    })
    .join('')
}

/** A double arrow across the water. */
function straitPath(map: HexMap, layout: Layout): string {
  const half: readonly (readonly [number, number])[] = [
    [0, 20],
    [7, 11],
    [2.7, 11],
  ]
  const shape = [...half, ...half.map(([w, l]) => [w, -l] as const).reverse()]
  const full = [...shape, ...shape.map(([w, l]) => [-w, l] as const).reverse()]
  return hexsides(map)
    .filter(side => map.tables.strait[side] === 1)
    .map(side => {
      const place = frameOf(layout, side, layout.hexsideMidpoint(side))
      return linePath(
        full.map(([w, l]) => place(w, l)),
        true,
      )
    })
    .join('')
}

/** A bar along sides that nothing crosses, a little short of the corners. */
function barPath(map: HexMap, layout: Layout, isWanted: (side: HexsideId) => boolean): string {
  return hexsides(map)
    .filter(isWanted)
    .map(side => {
      const [a, b] = layout.hexsideEnds(side)
      return linePath([between(a, b, 0.06), between(a, b, 0.94)], false)
    })
    .join('')
}

/** Walls stand on the side of those they cover: teeth point at the enemy. */
function wallPath(map: HexMap, layout: Layout): string {
  return map.walls
    .map(wall => {
      const [a, b] = layout.hexsideEnds(wall.side)
      const inside = layout.centre(wall.behind)
      const lift = (p: Point, by: number) => between(p, inside, by)
      const [start, end] = [lift(between(a, b, 0.05), 0.07), lift(between(a, b, 0.95), 0.07)]
      const teeth = [0.14, 0.32, 0.5, 0.68, 0.86].map(t =>
        linePath([between(start, end, t), lift(between(a, b, 0.05 + t * 0.9), -0.07)], false),
      )
      return linePath([start, end], false) + teeth.join('')
    })
    .join('')
}

/** Short strokes across a ridge along the side. */
function hachuredPath(layout: Layout, sides: readonly HexsideId[]): string {
  return sides
    .map(side => {
      const [a, b] = layout.hexsideEnds(side)
      const ticks = [0.12, 0.27, 0.42, 0.57, 0.72, 0.87].map(t => {
        const place = frameOf(layout, side, between(a, b, t))
        return linePath([place(0, -6), place(0, 6)], false)
      })
      return linePath([between(a, b, 0.04), between(a, b, 0.96)], false) + ticks.join('')
    })
    .join('')
}

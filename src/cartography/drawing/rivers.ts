import type { Layout, Point } from '../../core/hex/layout'
import { hexCorners, hexsideCorners } from '../../core/map/hex-corners'
import { type HexMap, type River, SEA } from '../../core/map/hex-map'
import type { Coast } from './coast'
import { circlesAround, type Ring } from './geometry'
import { curvePath, type Piece, pointOn, samples, smoothPieces } from './svg-path'

export type DrawnRiver = {
  readonly name: string
  readonly class: string
  readonly rank: number
  readonly path: string
  readonly samples: readonly Point[]
}

/** How far knots of a river are pushed aside, so that it does not look ruled. */
const WANDER = 5
const LONGEST_MOUTH = 80

type Corner = { readonly id: number; readonly at: Point }
type Run = { readonly river: River; readonly corners: readonly Corner[] }

/** Every river as a smooth line from source to mouth; tributaries end on the curve they join. */
export function drawRivers(map: HexMap, layout: Layout, coast: Coast): DrawnRiver[] {
  const corners = hexCorners(map.grid)
  const seaCorners = cornersAtSea(map, corners)
  const onCurve = new Map<number, Point>()
  const isSeaHex = ({ x, y }: Point) => map.tables.ground[layout.hexAt(x, y) ?? -1] === SEA
  // From a corner of a sea hex the last stretch stays in that hex, so that it crosses no land.
  const isMouthOf = (end: Corner) => (seaCorners.has(end.id) ? isSeaHex : () => true)
  const runs = map.rivers
    .map(river => ({ river, corners: cornerRun(map, layout, corners, river) }))
    .filter(run => run.corners.length > 1)
    .sort((a, b) => b.river.class.rank - a.river.class.rank || b.corners.length - a.corners.length)
  return mainFirst(runs).map(({ river, corners: run }) => {
    const line = run.map(({ id, at }, i) => (i === 0 || i === run.length - 1 ? (onCurve.get(id) ?? at) : at))
    const [source, mouth] = [run[0] as Corner, run.at(-1) as Corner]
    const toWater = (end: Corner, at: Point) => (onCurve.has(end.id) ? null : waterNear(coast, at, isMouthOf(end)))
    const toSea = toWater(mouth, line.at(-1) as Point)
    const fromSea = seaCorners.has(source.id) ? toWater(source, line[0] as Point) : null
    const points = [...(fromSea ? [fromSea] : []), ...line, ...(toSea ? [toSea] : [])]
    const start = points[0] as Point
    const pieces = smoothPieces(points, WANDER)
    noteCurve(onCurve, run, fromSea ? 1 : 0, points, pieces)
    const { name, rank } = river.class
    return { name: river.name, class: name, rank, path: curvePath(start, pieces), samples: samples(start, pieces) }
  })
}

function cornersAtSea(map: HexMap, corners: Int32Array): Set<number> {
  const found = new Set<number>()
  corners.forEach((corner, i) => {
    if (map.tables.ground[Math.floor(i / 6)] === SEA) found.add(corner)
  })
  return found
}

/** In the given order, but none before the river it flows into: it ends on that one's curve. */
function mainFirst(runs: readonly Run[]): Run[] {
  const inside = new Map<number, Run>()
  for (const run of runs) {
    for (const { id } of run.corners.slice(1, -1)) if (!inside.has(id)) inside.set(id, run)
  }
  const ordered = new Set<Run>()
  const visiting = new Set<Run>()
  const visit = (run: Run): void => {
    if (ordered.has(run) || visiting.has(run)) return
    visiting.add(run)
    for (const end of [run.corners[0], run.corners.at(-1)]) {
      const main = end && inside.get(end.id)
      if (main) visit(main)
    }
    ordered.add(run)
  }
  for (const run of runs) visit(run)
  return [...ordered]
}

/** The corners a river runs along, in order. */
function cornerRun(map: HexMap, layout: Layout, corners: Int32Array, river: River): Corner[] {
  const ends = river.sides.map(side => {
    const ids = hexsideCorners(map.grid, corners, side)
    const points = layout.hexsideEnds(side)
    return [
      { id: ids[0], at: points[0] },
      { id: ids[1], at: points[1] },
    ] as const
  })
  const [first, second] = ends
  if (!first) return []
  const touches = (corner: Corner, side: readonly Corner[] | undefined) =>
    side?.some(each => each.id === corner.id) ?? false
  const startsAtEnd = touches(first[0], second) && !touches(first[1], second)
  const run: Corner[] = startsAtEnd ? [first[1], first[0]] : [first[0], first[1]]
  for (const side of ends.slice(1)) {
    const last = run.at(-1) as Corner
    run.push(side[0].id === last.id ? side[1] : side[0])
  }
  return run
}

/** The nearest open water, which is painted over the river's end; null at sea already, or when the shore is far. */
function waterNear(coast: Coast, end: Point, isWanted: (p: Point) => boolean): Point | null {
  const isOpen = ({ x, y }: Point) =>
    [-3, 0, 3].every(dx => [-3, 0, 3].every(dy => !coast.isLand({ x: x + dx, y: y + dy })))
  if (isOpen(end)) return null
  const found = circlesAround(end, 3, LONGEST_MOUTH).filter(isOpen)
  return found.find(isWanted) ?? found[0] ?? null
}

/** Where the smooth line really passes each corner: in the middle of the piece that has it for its control point. */
function noteCurve(
  onCurve: Map<number, Point>,
  run: readonly Corner[],
  skipped: number,
  points: Ring,
  pieces: readonly Piece[],
): void {
  run.forEach(({ id, at }, i) => {
    if (onCurve.has(id)) return
    const piece = pieces[i + skipped - 1]
    const from = i + skipped === 1 ? points[0] : pieces[i + skipped - 2]?.to
    const isInner = piece && from && i + skipped < points.length - 1
    onCurve.set(id, isInner ? pointOn(from, piece.to, piece.via, piece.via2, 0.5) : at)
  })
}

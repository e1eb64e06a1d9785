import type { Layout, Point } from '../../core/hex/layout'
import { hexCorners, hexsideCorners } from '../../core/map/hex-corners'
import type { HexMap, River } from '../../core/map/hex-map'
import type { Coast } from './coast'
import { between, distanceOf, type Ring } from './geometry'
import { curvePath, type Piece, samples, smoothPieces } from './svg-path'

export type DrawnRiver = {
  readonly name: string
  readonly class: string
  readonly rank: number
  readonly path: string
  readonly samples: readonly Point[]
}

/** How far knots of a river are pushed aside, so that it does not look ruled. */
const WANDER = 5
const LONGEST_MOUTH = 62

/** Every river as a smooth line from source to mouth, greatest first; tributaries end on the curve they join. */
export function drawRivers(map: HexMap, layout: Layout, coast: Coast): DrawnRiver[] {
  const corners = hexCorners(map.grid)
  const onCurve = new Map<number, Point>()
  const shore = coast.rings.flat()
  return [...map.rivers]
    .sort((a, b) => b.class.rank - a.class.rank || b.sides.length - a.sides.length)
    .flatMap(river => {
      const run = cornerRun(map, layout, corners, river)
      if (run.length < 2) return []
      const line = run.map((corner, i) =>
        i === 0 || i === run.length - 1 ? (onCurve.get(corner.id) ?? corner.at) : corner.at,
      )
      const mouth = onCurve.has((run.at(-1) as Corner).id) ? null : nearestShore(shore, line.at(-1) as Point, coast)
      if (mouth) line.push(mouth)
      noteCurve(onCurve, run, line)
      const start = line[0] as Point
      const pieces: Piece[] = smoothPieces(line, WANDER)
      return [
        {
          name: river.name,
          class: river.class.name,
          rank: river.class.rank,
          path: curvePath(start, pieces),
          samples: samples(start, pieces),
        },
      ]
    })
}

type Corner = { readonly id: number; readonly at: Point }

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
    const next = side[0].id === last.id ? side[1] : side[0]
    run.push(next)
  }
  return run
}

function nearestShore(shore: Ring, end: Point, coast: Coast): Point | null {
  if (!coast.isLand(end)) return null
  let best: Point | null = null
  for (const p of shore) if (distanceOf(p, end) < (best ? distanceOf(best, end) : LONGEST_MOUTH)) best = p
  // Past the shore line, where the sea is painted over it.
  return best && between(end, best, 1.15)
}

/** Where the smooth line really passes each corner. */
function noteCurve(onCurve: Map<number, Point>, run: readonly Corner[], line: Ring): void {
  run.forEach(({ id }, i) => {
    const [before, here, after] = [line[i - 1], line[i], line[i + 1]]
    if (onCurve.has(id) || !here) return
    onCurve.set(id, before && after ? between(here, between(between(before, here), between(here, after))) : here)
  })
}

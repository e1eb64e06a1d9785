import type { Point } from '../../../../core/hex/layout'
import { type Size, toScreen, type Viewport } from '../../../map/viewport'

// Where the camera goes, as plain geometry: in map units, a hex being 100 across.

/** Things nearer than this belong together. */
const NEAR = 330
/** What lies within this share of the window is seen well enough. */
const MIDDLE = 0.8
/** A hex smaller than this, in pixels, is brought nearer. */
const SMALLEST_HEX = 48
/** A ring of hexes around what is framed. */
const RING = 110

/** `within`: the part of the window, from its upper left corner, in whose middle the point is to lie; without it the whole window. */
export type Target = { readonly at: Point; readonly scale: number; readonly within?: Size }

/** Points that hang together, the largest group first. */
export function clustersOf(points: readonly Point[]): readonly (readonly Point[])[] {
  const left = new Set(points)
  const found: Point[][] = []
  for (const first of points) {
    if (!left.delete(first)) continue
    const cluster = [first]
    for (const each of cluster)
      for (const other of left)
        if (Math.hypot(other.x - each.x, other.y - each.y) <= NEAR) {
          left.delete(other)
          cluster.push(other)
        }
    found.push(cluster)
  }
  return found.sort((a, b) => b.length - a.length)
}

/** The cluster nearest to where something was done last; the largest where nothing was. */
export function nearestCluster(
  clusters: readonly (readonly Point[])[],
  from: Point | null,
): readonly Point[] | undefined {
  if (from === null) return clusters[0]
  const away = (cluster: readonly Point[]): number =>
    Math.min(...cluster.map(({ x, y }) => Math.hypot(x - from.x, y - from.y)))
  return clusters.toSorted((a, b) => away(a) - away(b))[0]
}

/** Whether a point lies in the middle of the window. */
export function isWellSeen(point: Point, view: Viewport, { width, height }: Size, share = MIDDLE): boolean {
  const { x, y } = toScreen(view, point)
  const [dx, dy] = [(width * (1 - share)) / 2, (height * (1 - share)) / 2]
  return x >= dx && x <= width - dx && y >= dy && y <= height - dy
}

/** Where points lie in a narrow part of the window: at the scale at hand, unless a hex would not fit. */
export function besideOf(points: readonly Point[], view: Viewport, within: Size): Target | null {
  if (points.length === 0) return null
  const least = SMALLEST_HEX / 100
  const scale = Math.min(Math.max(view.scale, least), Math.max(least, within.width / RING))
  return { at: middleOf(points), scale, within }
}

function middleOf(points: readonly Point[]): Point {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  return { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2 }
}

/** Where all points with a ring around them are seen: at the scale at hand if they fit and hexes are large enough. */
export function frameOf(points: readonly Point[], view: Viewport, screen: Size): Target | null {
  if (points.length === 0) return null
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const fits = Math.min(
    (screen.width * MIDDLE) / (right - left + 2 * RING),
    (screen.height * MIDDLE) / (bottom - top + 2 * RING),
  )
  const least = SMALLEST_HEX / 100
  const scale = Math.max(least, Math.min(Math.max(view.scale, least), fits))
  return { at: middleOf(points), scale }
}

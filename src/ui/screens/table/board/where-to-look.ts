import type { Point } from '../../../../core/hex/layout'
import { type Size, toScreen, type Viewport } from '../../../map/viewport'

/** How far from the edge of the window something must be to count as seen. */
const EDGE = 24

export function isInView(point: Point, view: Viewport, screen: Size, edge = EDGE): boolean {
  const { x, y } = toScreen(view, point)
  return x >= edge && y >= edge && x <= screen.width - edge && y <= screen.height - edge
}

/** The middle of the place from which most of the points are seen at once in a window of this size (in map units). */
export function bestMiddle(points: readonly Point[], window: Size): Point | null {
  let best: readonly Point[] = []
  for (const { x, y } of points) {
    const near = points.filter(
      other => Math.abs(other.x - x) <= window.width * 0.4 && Math.abs(other.y - y) <= window.height * 0.4,
    )
    if (near.length > best.length) best = near
  }
  if (best.length === 0) return null
  const [xs, ys] = [best.map(({ x }) => x), best.map(({ y }) => y)]
  return { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2 }
}

/** How far the map must be moved, in pixels, so that a point lies well inside the window. */
export function panInto(point: Point, view: Viewport, screen: Size, margin: number): Point {
  const at = toScreen(view, point)
  const inset = { x: Math.min(margin, screen.width / 3), y: Math.min(margin, screen.height / 3) }
  return {
    x: shift(at.x, inset.x, screen.width - inset.x),
    y: shift(at.y, inset.y, screen.height - inset.y),
  }
}

const shift = (at: number, least: number, most: number): number => (at < least ? least - at : at > most ? most - at : 0)

import type { Point } from '../../core/hex/layout'

export type Ring = readonly Point[]
export type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number }

export const between = (a: Point, b: Point, t = 0.5): Point => ({ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t })

export const distanceOf = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)

/** The point, then points on growing circles around it: the nearest first. */
export function circlesAround({ x, y }: Point, step: number, farthest: number): Point[] {
  const found: Point[] = [{ x, y }]
  for (let radius = step; radius <= farthest; radius += step) {
    for (let i = 0; i < 24; i++) {
      const angle = (i * Math.PI) / 12
      found.push({ x: x + Math.cos(angle) * radius, y: y + Math.sin(angle) * radius })
    }
  }
  return found
}

export function distanceToSegment(p: Point, a: Point, b: Point): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  const square = dx * dx + dy * dy
  const t = square === 0 ? 0 : ((p.x - a.x) * dx + (p.y - a.y) * dy) / square
  return distanceOf(p, between(a, b, Math.min(1, Math.max(0, t))))
}

export function boxOf(points: readonly Point[]): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const { x, y } of points) {
    left = Math.min(left, x)
    top = Math.min(top, y)
    right = Math.max(right, x)
    bottom = Math.max(bottom, y)
  }
  return { left, top, right, bottom }
}

export const boxAround = ({ x, y }: Point, by: number): Box => ({
  left: x - by,
  right: x + by,
  top: y - by,
  bottom: y + by,
})

export const overlap = (a: Box, b: Box, gap = 0): boolean =>
  a.left < b.right + gap && a.right > b.left - gap && a.top < b.bottom + gap && a.bottom > b.top - gap

export const grow = (box: Box, by: number): Box => ({
  left: box.left - by,
  top: box.top - by,
  right: box.right + by,
  bottom: box.bottom + by,
})

export const isWithinBox = (inner: Box, outer: Box, margin: number): boolean =>
  inner.left >= outer.left + margin &&
  inner.right <= outer.right - margin &&
  inner.top >= outer.top + margin &&
  inner.bottom <= outer.bottom - margin

export const contains = (box: Box, p: Point): boolean =>
  p.x >= box.left && p.x <= box.right && p.y >= box.top && p.y <= box.bottom

export function areaOf(ring: Ring): number {
  let twice = 0
  for (let i = 0; i < ring.length; i++) {
    const [a, b] = [ring[i] as Point, ring[(i + 1) % ring.length] as Point]
    twice += a.x * b.y - b.x * a.y
  }
  return Math.abs(twice) / 2
}

/** Even-odd over all rings, so that holes count as outside. */
export function isInside(rings: readonly Ring[], { x, y }: Point): boolean {
  let inside = false
  for (const ring of rings) {
    for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
      const [a, b] = [ring[i] as Point, ring[j] as Point]
      if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) inside = !inside
    }
  }
  return inside
}

/** Douglas and Peucker, without recursion: coastlines have tens of thousands of points. */
export function simplify(line: Ring, tolerance: number): Point[] {
  if (line.length < 4) return [...line]
  const keep = new Uint8Array(line.length)
  keep[0] = 1
  keep[line.length - 1] = 1
  const waiting: [number, number][] = [[0, line.length - 1]]
  for (let span = waiting.pop(); span; span = waiting.pop()) {
    const [from, to] = span
    const far = farthest(line, from, to)
    if (far.distance <= tolerance) continue
    keep[far.index] = 1
    waiting.push([from, far.index], [far.index, to])
  }
  return line.filter((_, i) => keep[i] === 1)
}

function farthest(line: Ring, from: number, to: number): { index: number; distance: number } {
  const [a, b] = [line[from] as Point, line[to] as Point]
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  const length = Math.hypot(dx, dy)
  let best = { index: -1, distance: 0 }
  for (let i = from + 1; i < to; i++) {
    const p = line[i] as Point
    const distance = length < 1e-9 ? distanceOf(p, a) : Math.abs((p.x - a.x) * dy - (p.y - a.y) * dx) / length
    if (distance > best.distance) best = { index: i, distance }
  }
  return best
}

/** A ring is simplified in two halves, or its first and last point, which are neighbours, would swallow it. */
export function simplifyRing(ring: Ring, tolerance: number): Point[] {
  if (ring.length < 6) return [...ring]
  const half = farthestFrom(ring)
  const first = simplify(ring.slice(0, half + 1), tolerance)
  const second = simplify([...ring.slice(half), ring[0] as Point], tolerance)
  return [...first.slice(0, -1), ...second.slice(0, -1)]
}

function farthestFrom(ring: Ring): number {
  let best = 0
  for (let i = 1; i < ring.length; i++) {
    if (distanceOf(ring[0] as Point, ring[i] as Point) > distanceOf(ring[0] as Point, ring[best] as Point)) best = i
  }
  return best
}

/** Cuts a ring to a rectangle (Sutherland and Hodgman); what it leaves along the rectangle's edge lies under the margin. */
export function clipRing(ring: Ring, box: Box): Point[] {
  const edges: { isIn: (p: Point) => boolean; cut: (a: Point, b: Point) => Point }[] = [
    { isIn: p => p.x >= box.left, cut: (a, b) => between(a, b, (box.left - a.x) / (b.x - a.x)) },
    { isIn: p => p.x <= box.right, cut: (a, b) => between(a, b, (box.right - a.x) / (b.x - a.x)) },
    { isIn: p => p.y >= box.top, cut: (a, b) => between(a, b, (box.top - a.y) / (b.y - a.y)) },
    { isIn: p => p.y <= box.bottom, cut: (a, b) => between(a, b, (box.bottom - a.y) / (b.y - a.y)) },
  ]
  return edges.reduce<Point[]>(
    (points, { isIn, cut }) => {
      const kept: Point[] = []
      points.forEach((p, i) => {
        const previous = points[(i + points.length - 1) % points.length] as Point
        if (isIn(p) !== isIn(previous)) kept.push(cut(previous, p))
        if (isIn(p)) kept.push(p)
      })
      return kept
    },
    [...ring],
  )
}

/** 0 to 1 from any text, always the same: what looks random on the map must not change with the next compilation. */
export function hash(text: string): number {
  let h = 2166136261
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 16777619)
  h = Math.imul(h ^ (h >>> 13), 0x5bd1e995)
  return ((h ^ (h >>> 15)) >>> 0) / 4294967296
}

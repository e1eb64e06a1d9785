import { readPath } from './path-segments'

/** Points as x and y in turn; the last is joined to the first. */
export type Ring = readonly number[]

const CURVE_STEPS = 5

/** The subpaths of a path, with each curve flattened to five strokes. */
export function ringsOf(path: string): Ring[] {
  const rings: number[][] = []
  let ring: number[] = []
  readPath(path, {
    move: (x, y) => {
      ring = [x, y]
      rings.push(ring)
    },
    stroke: (points, count) => {
      const [fromX, fromY] = [ring[ring.length - 2], ring[ring.length - 1]]
      if (count > 2) {
        for (let step = 1; step < CURVE_STEPS; step++) {
          const t = step / CURVE_STEPS
          ring.push(bezier(fromX, points, count, 0, t), bezier(fromY, points, count, 1, t))
        }
      }
      ring.push(points[count - 2], points[count - 1])
    },
    close: () => undefined,
  })
  return rings
}

/** One coordinate (0: x, 1: y) of a quadratic or cubic curve. */
function bezier(from: number, points: Float64Array, count: number, axis: 0 | 1, t: number): number {
  const s = 1 - t
  const [b, c, d] = [points[axis], points[axis + 2], points[axis + 4]]
  if (count === 4) return s * s * from + 2 * s * t * b + t * t * c
  return s * s * s * from + 3 * s * s * t * b + 3 * s * t * t * c + t * t * t * d
}

/** What of a ring lies in a strip across one axis (Sutherland and Hodgman). */
export const clipTo = (ring: Ring, axis: 0 | 1, from: number, to: number): Ring =>
  clip(clip(ring, axis, from, 1), axis, to, -1)

/** Keeps what lies beyond a line: `hand` 1 above it, -1 below it. */
function clip(ring: Ring, axis: 0 | 1, line: number, hand: 1 | -1): number[] {
  const kept: number[] = []
  const size = ring.length
  for (let i = 0; i < size; i += 2) {
    const before = i === 0 ? size - 2 : i - 2
    const [here, there] = [ring[i + axis], ring[before + axis]]
    const isIn = (here - line) * hand >= 0
    if (isIn !== (there - line) * hand >= 0) {
      const t = (line - there) / (here - there)
      kept.push(ring[before] + (ring[i] - ring[before]) * t, ring[before + 1] + (ring[i + 1] - ring[before + 1]) * t)
    }
    if (isIn) kept.push(ring[i], ring[i + 1])
  }
  return kept
}

/** In tenths of a map unit: whole numbers print fast. For a group that is scaled down by ten. */
export function ringText(ring: Ring): string {
  let [x, y] = [Math.round(ring[0] * 10), Math.round(ring[1] * 10)]
  let text = `M${x} ${y}l`
  for (let i = 2; i < ring.length; i += 2) {
    const [nextX, nextY] = [Math.round(ring[i] * 10), Math.round(ring[i + 1] * 10)]
    text += `${nextX - x} ${nextY - y} `
    x = nextX
    y = nextY
  }
  return `${text}z`
}

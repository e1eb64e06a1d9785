import type { Point } from '../../core/hex/layout'
import type { Ring } from './geometry'

/** The land of the sheet, as rings to be filled even-odd. */
export interface Coast {
  readonly rings: readonly Ring[]
  readonly isLand: (p: Point) => boolean
  /** Where the level line at y meets the shore, from the left: land begins at the first, ends at the second, and so on. */
  readonly crossingsAt: (y: number) => number[]
}

const BAND = 3

type Edge = readonly [Point, Point]

/** Edges are kept by bands of the sheet: a point is asked for tens of thousands of times. */
export function coastOf(rings: readonly Ring[]): Coast {
  const bands = new Map<number, Edge[]>()
  for (const ring of rings) {
    ring.forEach((a, i) => {
      const b = ring[(i + 1) % ring.length] as Point
      const last = Math.floor(Math.max(a.y, b.y) / BAND)
      for (let band = Math.floor(Math.min(a.y, b.y) / BAND); band <= last; band++) {
        const edges = bands.get(band)
        if (edges) edges.push([a, b])
        else bands.set(band, [[a, b]])
      }
    })
  }
  const crossingsAt = (y: number): number[] => {
    const found: number[] = []
    for (const [a, b] of bands.get(Math.floor(y / BAND)) ?? []) {
      if (a.y > y !== b.y > y) found.push(((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x)
    }
    return found.sort((a, b) => a - b)
  }
  const isLand = ({ x, y }: Point): boolean => {
    let inside = false
    for (const [a, b] of bands.get(Math.floor(y / BAND)) ?? []) {
      if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) inside = !inside
    }
    return inside
  }
  return { rings, isLand, crossingsAt }
}

/** Land with some land around it. */
export const isFirm = (coast: Coast, { x, y }: Point): boolean =>
  coast.isLand({ x, y }) && [-5, 5].every(d => coast.isLand({ x: x + d, y }) && coast.isLand({ x, y: y + d }))

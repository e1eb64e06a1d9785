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

/** Edges are kept by bands of the sheet, four numbers each: a point is asked for tens of thousands of times. */
export function coastOf(rings: readonly Ring[]): Coast {
  const bands = edgesByBand(rings)
  const crossingsAt = (y: number): number[] => {
    const found: number[] = []
    const edges = bands.get(Math.floor(y / BAND)) ?? []
    for (let i = 0; i < edges.length; i += 4) if (crosses(edges, i, y)) found.push(crossing(edges, i, y))
    return found.sort((a, b) => a - b)
  }
  const isLand = ({ x, y }: Point): boolean => {
    let inside = false
    const edges = bands.get(Math.floor(y / BAND)) ?? []
    for (let i = 0; i < edges.length; i += 4) if (crosses(edges, i, y) && x < crossing(edges, i, y)) inside = !inside
    return inside
  }
  return { rings, isLand, crossingsAt }
}

function edgesByBand(rings: readonly Ring[]): Map<number, number[]> {
  const bands = new Map<number, number[]>()
  for (const ring of rings) {
    ring.forEach((a, i) => {
      const b = ring[(i + 1) % ring.length] as Point
      const last = Math.floor(Math.max(a.y, b.y) / BAND)
      for (let band = Math.floor(Math.min(a.y, b.y) / BAND); band <= last; band++) {
        const edges = bands.get(band)
        if (edges) edges.push(a.x, a.y, b.x, b.y)
        else bands.set(band, [a.x, a.y, b.x, b.y])
      }
    })
  }
  return bands
}

const crosses = (edges: readonly number[], i: number, y: number): boolean =>
  (edges[i + 1] as number) > y !== (edges[i + 3] as number) > y

/** Where the edge meets the level line at y. */
function crossing(edges: readonly number[], i: number, y: number): number {
  const [ax, ay] = [edges[i] as number, edges[i + 1] as number]
  return (((edges[i + 2] as number) - ax) * (y - ay)) / ((edges[i + 3] as number) - ay) + ax
}

/** Land with some land around it. */
export const isFirm = (coast: Coast, { x, y }: Point): boolean =>
  coast.isLand({ x, y }) && [-5, 5].every(d => coast.isLand({ x: x + d, y }) && coast.isLand({ x, y: y + d }))

import { DIRECTIONS } from '../../../../core/hex/cube'
import type { Grid } from '../../../../core/hex/grid'
import type { HexId } from '../../../../core/ids'
import { hexCorners } from '../../../../core/map/hex-corners'
import type { Sheet } from '../../../map/sheet'

const known = new WeakMap<Grid, Int32Array>()

function cornersOf(grid: Grid): Int32Array {
  const corners = known.get(grid) ?? hexCorners(grid)
  known.set(grid, corners)
  return corners
}

type Edge = { readonly hex: HexId; readonly direction: number; readonly end: number }

/**
 * Around a set of hexes: the sides it shares with none of its own, joined to closed rings. Three hexes meet in a corner, so
 * that no more than one side of the rim begins there and the way on is never in doubt.
 */
export function rimOf(grid: Grid, hexes: ReadonlySet<HexId>): readonly (readonly Edge[])[] {
  const corners = cornersOf(grid)
  const byStart = new Map<number, Edge>()
  for (const hex of hexes) {
    for (const direction of DIRECTIONS) {
      if (hexes.has(grid.neighbour[hex * 6 + direction] as HexId)) continue
      const end = corners[hex * 6 + ((direction + 1) % 6)]
      byStart.set(corners[hex * 6 + direction], { hex, direction, end })
    }
  }
  const rings: Edge[][] = []
  for (const [start, first] of byStart) {
    const ring: Edge[] = []
    let at = start
    for (let edge: Edge | undefined = first; edge !== undefined; edge = byStart.get(at)) {
      byStart.delete(at)
      ring.push(edge)
      at = edge.end
    }
    rings.push(ring)
  }
  return rings
}

/** One path around the whole of a set of hexes, holes included. */
export function unionOutline({ map, layout }: Sheet, hexes: ReadonlySet<HexId>): string {
  return rimOf(map.grid, hexes)
    .map(ring => {
      const points = ring.map(({ hex, direction }) => layout.corners(hex)[direction])
      return `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}Z`
    })
    .join('')
}

import type { HexId } from '../ids'
import { cubeLookup, cubeSteps, DIRECTIONS } from './cube'
import type { Direction, Grid } from './grid'

/** In hexes, as the crow flies, also across gaps in the map. */
export const distance = (grid: Grid, a: HexId, b: HexId): number => {
  const dq = grid.q[a] - grid.q[b]
  const dr = grid.r[a] - grid.r[b]
  return (Math.abs(dq) + Math.abs(dr) + Math.abs(dq + dr)) / 2
}

export const neighbour = (grid: Grid, hex: HexId, direction: Direction): HexId | null => {
  const other = grid.neighbour[hex * 6 + direction]
  return other < 0 ? null : (other as HexId)
}

/** Clockwise from direction 0; fewer than six on the rim. */
export const neighbours = (grid: Grid, hex: HexId): HexId[] => {
  const found: HexId[] = []
  for (const direction of DIRECTIONS) {
    const other = neighbour(grid, hex, direction)
    if (other !== null) found.push(other)
  }
  return found
}

/** The hexes exactly `radius` away that are on the map, clockwise from the one in direction 0. */
export const ring = (grid: Grid, centre: HexId, radius: number): HexId[] => {
  if (radius <= 0) return radius === 0 ? [centre] : []
  const at = cubeLookup(grid)
  const steps = cubeSteps(grid.spec)
  let q = grid.q[centre] + steps[0].q * radius
  let r = grid.r[centre] + steps[0].r * radius
  const found: HexId[] = []
  for (const corner of DIRECTIONS) {
    const along = steps[(corner + 2) % 6]
    for (let i = 0; i < radius; i++) {
      const hex = at(q, r)
      if (hex !== null) found.push(hex)
      q += along.q
      r += along.r
    }
  }
  return found
}

/** The hexes at most `radius` away, the centre first, then ring by ring. */
export const range = (grid: Grid, centre: HexId, radius: number): HexId[] => {
  const found: HexId[] = []
  for (let n = 0; n <= radius; n++) for (const hex of ring(grid, centre, n)) found.push(hex)
  return found
}

/**
 * The hexes under the straight line between two centres, both ends included; hexes off the map are left out.
 * Where the line runs along a hexside it takes the hex on one fixed side of the sheet, so that a line and its reverse
 * cross the same hexes.
 */
export const line = (grid: Grid, from: HexId, to: HexId): HexId[] => {
  const at = cubeLookup(grid)
  const length = distance(grid, from, to)
  if (length === 0) return [from]
  const found: HexId[] = []
  // Centres on the line have whole multiples of 1/length, so a nudge of eighths of that decides ties and nothing else.
  const unit = length * 8
  for (let i = 0; i <= length; i++) {
    const q = ((grid.q[from] * (length - i) + grid.q[to] * i) * 8 + 1) / unit
    const r = ((grid.r[from] * (length - i) + grid.r[to] * i) * 8 + 2) / unit
    const hex = roundedHex(q, r, at)
    if (hex !== null) found.push(hex)
  }
  return found
}

const roundedHex = (q: number, r: number, at: (q: number, r: number) => HexId | null): HexId | null => {
  const s = -q - r
  const [wholeQ, wholeR, wholeS] = [Math.round(q), Math.round(r), Math.round(s)]
  const [offQ, offR, offS] = [Math.abs(wholeQ - q), Math.abs(wholeR - r), Math.abs(wholeS - s)]
  if (offQ > offR && offQ > offS) return at(-wholeR - wholeS, wholeR)
  return offR > offS ? at(wholeQ, -wholeQ - wholeS) : at(wholeQ, wholeR)
}

import { reach } from '../../../core/hex/reach'
import type { HexId, HexsideId, Side } from '../../../core/ids'
import { perPosition } from '../../../core/table-look/per-position'
import { grid, isBlocked, supplySources } from '../map'
import { AXIS, PARTISAN, type Partizan } from '../state'
import { alliedSources, suppliedHexes } from '../supply'

const tables = {
  [PARTISAN]: perPosition((s: Partizan) => suppliedHexes(s, PARTISAN)),
  [AXIS]: perPosition((s: Partizan) => suppliedHexes(s, AXIS)),
}

/** 15.3, 15.4: whether a unit of the side that needs supply could trace it from there now. */
export const canTrace = (s: Partizan, side: Side, hex: HexId): boolean => tables[side](s)[hex] === 1

/** Sources that supply somebody: not those the enemy stands on. */
export const openSources = (s: Partizan, side: Side): HexId[] =>
  (side === AXIS ? supplySources : alliedSources(s)).filter(hex => canTrace(s, side, hex))

/** The shortest way to a source through hexes that can trace; null when there is none. */
export function supplyLine(s: Partizan, side: Side, from: HexId): readonly HexId[] | null {
  if (!canTrace(s, side, from)) return null
  const ways = reach(grid, from, {
    points: grid.size,
    fraction: 1,
    cost: (at, direction, to) =>
      canTrace(s, side, to) && !isBlocked(grid.hexside[at * 6 + direction] as HexsideId) ? 1 : Number.POSITIVE_INFINITY,
  })
  const near = openSources(s, side)
    .filter(hex => ways.has(hex))
    .toSorted((a, b) => ways.costTo(a) - ways.costTo(b) || a - b)[0]
  return near === undefined ? null : ways.pathTo(near)
}

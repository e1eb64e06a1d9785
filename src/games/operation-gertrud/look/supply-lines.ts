import { type Traced, traceAll } from '../../../core/hex/trace'
import type { HexId, HexsideId, UnitId } from '../../../core/ids'
import { boardOf } from '../board'
import { grid } from '../map/geography'
import { isClosed } from '../movement/borders'
import { type Gertrud, hexOf, sideOf } from '../state'
import { canTrace, mayCross, mayEnter, sourceHexes, sourceOf } from '../supply/supply'

const CLOSED = Number.POSITIVE_INFINITY

const known = new WeakMap<Gertrud, Map<string, Traced>>()

/** The supply paths of all who draw on the same cities as this unit. */
export function pathsLike(s: Gertrud, id: UnitId): Traced {
  const paths = known.get(s) ?? new Map<string, Traced>()
  known.set(s, paths)
  const found = paths.get(sourceOf(id))
  if (found) return found
  const [board, side] = [boardOf(s), sideOf(s, id)]
  const fresh = traceAll(grid, {
    targets: sourceHexes(s, id).filter(hex => mayEnter(board, hex, side)),
    fraction: 1,
    legs: [
      {
        limit: CLOSED,
        cost: (from, direction, to) => {
          const over = grid.hexside[from * 6 + direction] as HexsideId
          const isOpen = mayEnter(board, to, side) && mayCross(s, board, side, from, to, over) && !isClosed(s, id, to)
          return isOpen ? 1 : CLOSED
        },
      },
    ],
  })
  paths.set(sourceOf(id), fresh)
  return fresh
}

/** The way a unit is supplied over, from where it stands to the city; null for one that has none or needs none. */
export function supplyLine(s: Gertrud, id: UnitId): readonly HexId[] | null {
  const hex = hexOf(s, id)
  return hex === null || !canTrace(s, id) ? null : (pathsLike(s, id).pathFrom(hex)?.hexes ?? null)
}

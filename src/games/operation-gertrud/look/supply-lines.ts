import { recent } from '../../../core/engine/derived'
import { type Traced, traceAll } from '../../../core/hex/trace'
import type { HexId, UnitId } from '../../../core/ids'
import { grid } from '../map/geography'
import { type Gertrud, hexOf } from '../state'
import { canTrace, pathsFor, sourceOf } from '../supply/supply'

const CLOSED = Number.POSITIVE_INFINITY

const traced = recent((_s: Gertrud) => new Map<string, Traced>())

/** The supply paths of all who draw on the same cities as this unit. */
export function pathsLike(s: Gertrud, id: UnitId): Traced {
  const known = traced(s).get(sourceOf(id)) ?? tracePaths(s, id)
  traced(s).set(sourceOf(id), known)
  return known
}

function tracePaths(s: Gertrud, id: UnitId): Traced {
  const { targets, isOpen } = pathsFor(s, id)
  const cost = (...leg: Parameters<typeof isOpen>): number => (isOpen(...leg) ? 1 : CLOSED)
  return traceAll(grid, { targets, fraction: 1, legs: [{ limit: CLOSED, cost }] })
}

/** The way a unit is supplied over, from where it stands to the city; null for one that has none or needs none. */
export function supplyLine(s: Gertrud, id: UnitId): readonly HexId[] | null {
  const hex = hexOf(s, id)
  return hex === null || !canTrace(s, id) ? null : (pathsLike(s, id).pathFrom(hex)?.hexes ?? null)
}

import type { LogEntry } from '../../../../core/engine/state'
import type { HexId, UnitId } from '../../../../core/ids'
import type { BoardPosition } from './board-position'

/** Counters on their way: the hexes each passes, from the first to the last. */
export type Glides = ReadonlyMap<UnitId, readonly HexId[]>

/** More at once is no move but another position. */
const MOST_MOVERS = 8

export const TIME_A_HEX = 260
export const LONGEST_TIME = 900

export const glideTime = (hexes: readonly HexId[]): number =>
  Math.min(LONGEST_TIME, TIME_A_HEX * Math.max(1, hexes.length - 1))

/** Which counters went from one hex to another between two positions, by the way the log tells, else straight. */
export function glidesBetween(
  before: BoardPosition,
  after: BoardPosition,
  ways: ReadonlyMap<UnitId, readonly HexId[]>,
): Glides {
  const found = new Map<UnitId, readonly HexId[]>()
  const stoodIn = new Map<UnitId, HexId>()
  for (const [hex, units] of before.stacks) for (const unit of units) stoodIn.set(unit, hex)
  for (const [to, units] of after.stacks) {
    for (const unit of units) {
      const from = stoodIn.get(unit)
      if (from === undefined || from === to) continue
      const way = ways.get(unit)
      const fits = way !== undefined && way[0] === from && way.at(-1) === to
      found.set(unit, fits ? way : [from, to])
    }
  }
  return found.size > MOST_MOVERS ? new Map() : found
}

type Trail = (entry: LogEntry) => { readonly unit: UnitId; readonly hexes: readonly HexId[] } | null

/** The ways told by lines of the log. */
export function waysIn(entries: readonly LogEntry[], trail: Trail): ReadonlyMap<UnitId, readonly HexId[]> {
  const ways = new Map<UnitId, readonly HexId[]>()
  for (const entry of entries) {
    const way = trail(entry)
    if (way === null) continue
    const before = ways.get(way.unit)
    ways.set(
      way.unit,
      before?.at(-1) === way.hexes[0] && before !== undefined ? [...before, ...way.hexes.slice(1)] : way.hexes,
    )
  }
  return ways
}

import type { HexId, Side } from '../../../core/ids'
import { perPosition } from '../../../core/table-look/per-position'
import { AXIS, PARTISAN, type Partizan } from '../state'
import { lineToSource, sourcesOf, suppliedHexes } from '../supply'

const tables = {
  [PARTISAN]: perPosition((s: Partizan) => suppliedHexes(s, PARTISAN)),
  [AXIS]: perPosition((s: Partizan) => suppliedHexes(s, AXIS)),
}

/** 15.3, 15.4: whether a unit of the side that needs supply could trace it from there now. */
export const canTrace = (s: Partizan, side: Side, hex: HexId): boolean => tables[side](s)[hex] === 1

/** Sources that supply somebody: not those the enemy stands on. */
export const openSources = (s: Partizan, side: Side): HexId[] =>
  sourcesOf(s, side).filter(hex => canTrace(s, side, hex))

export const supplyLine = (s: Partizan, side: Side, from: HexId): readonly HexId[] | null =>
  lineToSource(s, side, from, tables[side](s))

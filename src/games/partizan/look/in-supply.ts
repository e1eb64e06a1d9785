import { recent } from '../../../core/engine/derived'
import type { HexId, Side } from '../../../core/ids'
import { boardOf, countersIn } from '../movement/board'
import { AXIS, PARTISAN, type Partizan, sideOf } from '../state'
import { lineToSource, needsSupply, sourcesOf, suppliedHexes } from '../supply/supply'

const tables = {
  [PARTISAN]: recent((s: Partizan) => suppliedHexes(s, PARTISAN)),
  [AXIS]: recent((s: Partizan) => suppliedHexes(s, AXIS)),
}

/** 15.3, 15.4: whether a unit of the side that needs supply could trace it from there now. */
export const canTrace = (s: Partizan, side: Side, hex: HexId): boolean => tables[side](s)[hex] === 1

/** Whether anybody there may need supply: any Axis counter unseen does, those that lie face down among Partisans may not. */
export function mayNeedSupply(s: Partizan, side: Side, hex: HexId): boolean {
  const named = boardOf(s).unitsIn[hex].filter(id => sideOf(id) === side)
  return named.some(needsSupply) || (side === AXIS && countersIn(s, hex, side) > named.length)
}

/** Sources that supply somebody: not those the enemy stands on. */
export const openSources = (s: Partizan, side: Side): HexId[] =>
  sourcesOf(s, side).filter(hex => canTrace(s, side, hex))

export const supplyLine = (s: Partizan, side: Side, from: HexId): readonly HexId[] | null =>
  lineToSource(s, side, from, tables[side](s))

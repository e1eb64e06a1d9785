import type { HexId, Side, UnitId } from '../../core/ids'
import { remembered } from '../../core/rules/remembered'
import { type PerSide, perSide, type Stander, type Standing, standing } from '../../core/rules/standing'
import { unitIds } from './counters'
import { grid } from './map'
import { AXIS, hiddenOf, PARTISAN, type Partizan, sideOf, type Unit, unitsOf } from './state'

/** Who stands where; `unitsIn` has those whose names are known. */
export type Board = Standing & {
  /** By side and hex: counters, named or not. */
  readonly count: PerSide<Uint8Array>
}

/** Found once for each arrangement of units. */
const boards = remembered<readonly Unit[], null, Board>()

export function boardOf(s: Partizan): Board {
  const units = unitsOf(s)
  return boards(units, null, () => build(s, units))
}

function* standers(units: readonly Unit[]): Iterable<Stander> {
  for (const id of unitIds) {
    const { at } = units[id]
    if (at.is === 'hex') yield { unit: id, hex: at.hex, side: sideOf(id), holds: true }
  }
}

function build(s: Partizan, units: readonly Unit[]): Board {
  const count = perSide(() => new Uint8Array(grid.size))
  for (const { hex, side } of standers(units)) count[side][hex]++
  for (const each of hiddenOf(s)) count[each.side][each.hex] += each.count
  return { ...standing(grid.size, standers(units)), count }
}

export const unitsIn = (s: Partizan, hex: HexId): readonly UnitId[] => boardOf(s).unitsIn[hex]
export const stackIn = (s: Partizan, hex: HexId, side: Side): UnitId[] =>
  unitsIn(s, hex).filter(id => sideOf(id) === side)
/** 3.0.1: a hex is held only while somebody stands there. */
export const isHeldBy = (s: Partizan, hex: HexId, side: Side): boolean => boardOf(s).count[side][hex] > 0
export const isEmpty = (s: Partizan, hex: HexId): boolean => !isHeldBy(s, hex, PARTISAN) && !isHeldBy(s, hex, AXIS)
export const countersIn = (s: Partizan, hex: HexId, side: Side): number => boardOf(s).count[side][hex]

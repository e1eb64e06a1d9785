import type { HexId, Side, UnitId } from '../../core/ids'
import { unitIds } from './counters'
import { grid } from './map'
import { AXIS, hiddenOf, PARTISAN, type Partizan, sideOf, type Unit, unitsOf } from './state'

/** Who stands where, found once for each arrangement of units. */
export type Board = {
  /** By hex, in counter order: those whose names are known. */
  readonly unitsIn: readonly (readonly UnitId[])[]
  /** By side and hex: counters, named or not. */
  readonly count: readonly [Uint8Array, Uint8Array]
}

const EMPTY: readonly UnitId[] = []
const boards = new WeakMap<readonly Unit[], Board>()

export function boardOf(s: Partizan): Board {
  const units = unitsOf(s)
  const known = boards.get(units)
  if (known) return known
  const fresh = build(s, units)
  boards.set(units, fresh)
  return fresh
}

function build(s: Partizan, units: readonly Unit[]): Board {
  const unitsIn: (readonly UnitId[])[] = new Array(grid.size).fill(EMPTY)
  const count: [Uint8Array, Uint8Array] = [new Uint8Array(grid.size), new Uint8Array(grid.size)]
  for (const id of unitIds) {
    const { at } = units[id]
    if (at.is !== 'hex') continue
    unitsIn[at.hex] = [...unitsIn[at.hex], id]
    count[sideOf(id)][at.hex]++
  }
  for (const each of hiddenOf(s)) count[each.side][each.hex] += each.count
  return { unitsIn, count }
}

export const unitsIn = (s: Partizan, hex: HexId): readonly UnitId[] => boardOf(s).unitsIn[hex]
export const stackIn = (s: Partizan, hex: HexId, side: Side): UnitId[] =>
  unitsIn(s, hex).filter(id => sideOf(id) === side)
/** 3.0.1: a hex is held only while somebody stands there. */
export const isHeldBy = (s: Partizan, hex: HexId, side: Side): boolean => boardOf(s).count[side][hex] > 0
export const isEmpty = (s: Partizan, hex: HexId): boolean => !isHeldBy(s, hex, PARTISAN) && !isHeldBy(s, hex, AXIS)
export const countersIn = (s: Partizan, hex: HexId, side: Side): number => boardOf(s).count[side][hex]

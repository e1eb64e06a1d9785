import { boards, type PerSide, perSide } from '../../../core/army/board'
import type { HexId, Side, UnitId } from '../../../core/ids'
import { unitIds } from '../forces/counters'
import { grid } from '../map/hexes'
import { AXIS, derived, type Field, PARTISAN, type Partizan, sideOf, type Unit, type Units } from '../state'

/** Who stands where, of those whose names are known. */
export const boardOf = boards<Partizan, never, Unit>([], {
  grid,
  ids: unitIds,
  stands: ({ at }, id) => (at.is === 'hex' ? { hex: at.hex, side: sideOf(id), holds: true } : null),
})

/** By side and hex: counters, named or not. */
export const countersOn = derived(['units', 'hidden'], (s): PerSide<Uint8Array> => {
  const count = perSide(() => new Uint8Array(grid.size))
  for (const id of unitIds) {
    const { at } = s.units[id]
    if (at.is === 'hex') count[sideOf(id)][at.hex]++
  }
  for (const each of s.hidden) count[each.side][each.hex] += each.count
  return count
})

export const unitsIn = (s: Units, hex: HexId): readonly UnitId[] => boardOf(s).unitsIn[hex]
export const stackIn = (s: Units, hex: HexId, side: Side): UnitId[] => unitsIn(s, hex).filter(id => sideOf(id) === side)
/** 3.0.1: a hex is held only while somebody stands there. */
export const isHeldBy = (s: Field, hex: HexId, side: Side): boolean => countersOn(s)[side][hex] > 0
export const isEmpty = (s: Field, hex: HexId): boolean => !isHeldBy(s, hex, PARTISAN) && !isHeldBy(s, hex, AXIS)
export const countersIn = (s: Field, hex: HexId, side: Side): number => countersOn(s)[side][hex]

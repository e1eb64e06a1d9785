import { type Board, boards } from '../../core/army/board'
import type { HexId, Side, UnitId } from '../../core/ids'
import { unitIds } from './forces/counters'
import { grid } from './map/hexes'
import { type Gambit, isDispersed, type Sided, sideOf, type Unit } from './state'

/** Who stands where, and for whom. */
export type Standing = Sided & Pick<Gambit, 'units'>

/** Dispersed partisans hold nothing. */
export const boardOf: (s: Standing) => Board = boards<Gambit, keyof Sided, Unit>(['setting', 'chetniks'], {
  grid,
  ids: unitIds,
  stands: ({ at, dispersed }, id, s) =>
    at.is === 'hex' ? { hex: at.hex, side: sideOf(s, id), holds: !dispersed } : null,
})

export const unitsIn = (s: Standing, hex: HexId): readonly UnitId[] => boardOf(s).unitsIn[hex]

/** All units of a side in a hex, dispersed ones included. */
export const stackIn = (s: Standing, hex: HexId, side: Side): UnitId[] =>
  unitsIn(s, hex).filter(id => sideOf(s, id) === side)

/** 9.2.3, 10.3.C: whether a side has more than dispersed partisans there. */
export const isHeldBy = (s: Standing, hex: HexId, side: Side): boolean => boardOf(s).holds[side][hex] === 1

/** 12.2.1, R-PART8: those of a hex who fight a normal battle. */
export const defendersIn = (s: Standing, hex: HexId, side: Side): UnitId[] =>
  stackIn(s, hex, side).filter(id => !isDispersed(s, id))

export const dispersedIn = (s: Standing, hex: HexId, side: Side): UnitId[] =>
  stackIn(s, hex, side).filter(id => isDispersed(s, id))

import type { HexId, Side, UnitId } from '../../core/ids'
import { remembered } from '../../core/rules/remembered'
import { type Stander, type Standing, standing } from '../../core/rules/standing'
import { unitIds } from './counters'
import { grid } from './map'
import { type Gambit, isDispersed, sideOf, type Unit, unitsOf } from './state'

/** Who stands where, found once for each arrangement of units; dispersed partisans hold nothing. */
const boards = remembered<readonly Unit[], Side | null, Standing>()

export const boardOf = (s: Gambit): Standing => {
  const units = unitsOf(s)
  return boards(units, s.chetniks, () => standing(grid.size, standers(s, units)))
}

function* standers(s: Gambit, units: readonly Unit[]): Iterable<Stander> {
  for (const id of unitIds) {
    const { at, dispersed } = units[id]
    if (at.is === 'hex') yield { unit: id, hex: at.hex, side: sideOf(s, id), holds: !dispersed }
  }
}

export const unitsIn = (s: Gambit, hex: HexId): readonly UnitId[] => boardOf(s).unitsIn[hex]

/** All units of a side in a hex, dispersed ones included. */
export const stackIn = (s: Gambit, hex: HexId, side: Side): UnitId[] =>
  unitsIn(s, hex).filter(id => sideOf(s, id) === side)

/** 9.2.3, 10.3.C: whether a side has more than dispersed partisans there. */
export const isHeldBy = (s: Gambit, hex: HexId, side: Side): boolean => boardOf(s).holds[side][hex] === 1

/** 12.2.1, R-PART8: those of a hex who fight a normal battle. */
export const defendersIn = (s: Gambit, hex: HexId, side: Side): UnitId[] =>
  stackIn(s, hex, side).filter(id => !isDispersed(s, id))

export const dispersedIn = (s: Gambit, hex: HexId, side: Side): UnitId[] =>
  stackIn(s, hex, side).filter(id => isDispersed(s, id))

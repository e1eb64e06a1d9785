import { type Board, boards } from '../../core/army/board'
import type { HexId, Side, UnitId } from '../../core/ids'
import { type Allegiance, sideOf } from './countries'
import { airIds, groundIds } from './forces/counters'
import { grid } from './map/geography'
import { derived, type Front, type Part, type Unit } from './state'

/** What decides who stands where and for whom. */
export type Standing = Part<'units'> & Allegiance

/** 3.A: units, which is to say ground units; air units lie on a board of their own and block nothing (6.6). */
export const boardOf: (s: Standing) => Board = boards<Front, 'countries', Unit>(['countries'], {
  grid,
  ids: groundIds,
  stands: ({ at }, id, s) => (at.is === 'hex' ? { hex: at.hex, side: sideOf(s, id), holds: true } : null),
})

const NONE: readonly UnitId[] = []

/** Ground units in a hex, those of neutrals too. */
export const unitsIn = (s: Standing, hex: HexId): readonly UnitId[] => boardOf(s).unitsIn[hex] ?? NONE
/** The ground units of a side in a hex. */
export const stackIn = (s: Standing, hex: HexId, side: Side): readonly UnitId[] => {
  const there = unitsIn(s, hex)
  return there.length === 0 ? NONE : there.filter(id => sideOf(s, id) === side)
}
/** A unit of the side stands there, a headquarters and position antiaircraft too. */
export const isHeldBy = (s: Standing, hex: HexId, side: Side): boolean => boardOf(s).holds[side][hex] === 1
export const hexesHeldBy = (s: Standing, side: Side): readonly HexId[] => boardOf(s).hexes[side]

const airBoard = derived(['units'], s => {
  const found = new Map<HexId, UnitId[]>()
  for (const id of airIds) {
    const { at } = s.units[id] as Unit
    if (at.is === 'hex') found.set(at.hex, [...(found.get(at.hex) ?? []), id])
  }
  return found
})
/** Air units based in a hex, of whatever side. */
export const airIn = (s: Part<'units'>, hex: HexId): readonly UnitId[] => airBoard(s).get(hex) ?? NONE

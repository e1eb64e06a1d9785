import type { HexId, Side, UnitId } from '../../core/ids'
import { unitIds } from './counters'
import { grid } from './map'
import { ALLIED, type Gambit, isDispersed, sideOf, type Unit, unitsOf } from './state'

/** Who stands where, found once for each arrangement of units. */
export type Board = {
  /** By hex, in counter order. */
  readonly unitsIn: readonly (readonly UnitId[])[]
  /** By side and hex: 1 where a unit stands that enemies may not enter or trace through; dispersed partisans do not count. */
  readonly holds: readonly [Uint8Array, Uint8Array]
  /** Hexes with units of the side, dispersed included, in map order. */
  readonly hexes: readonly [readonly HexId[], readonly HexId[]]
}

const EMPTY: readonly UnitId[] = []
const boards = new WeakMap<readonly Unit[], Map<Side | null, Board>>()

export function boardOf(s: Gambit): Board {
  const units = unitsOf(s)
  const known = boards.get(units)
  const found = known?.get(s.chetniks)
  if (found) return found
  const fresh = build(s, units)
  if (known) known.set(s.chetniks, fresh)
  else boards.set(units, new Map([[s.chetniks, fresh]]))
  return fresh
}

function build(s: Gambit, units: readonly Unit[]): Board {
  const unitsIn: (readonly UnitId[])[] = new Array(grid.size).fill(EMPTY)
  const holds: [Uint8Array, Uint8Array] = [new Uint8Array(grid.size), new Uint8Array(grid.size)]
  const present: [Set<HexId>, Set<HexId>] = [new Set(), new Set()]
  for (const id of unitIds) {
    const { at, dispersed } = units[id]
    if (at.is !== 'hex') continue
    const side = sideOf(s, id)
    unitsIn[at.hex] = [...unitsIn[at.hex], id]
    present[side].add(at.hex)
    if (!dispersed) holds[side][at.hex] = 1
  }
  const sorted = (hexes: Set<HexId>): HexId[] => [...hexes].sort((a, b) => a - b)
  return { unitsIn, holds, hexes: [sorted(present[ALLIED]), sorted(present[1])] }
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

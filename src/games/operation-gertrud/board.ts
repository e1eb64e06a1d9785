import type { HexId, Side, UnitId } from '../../core/ids'
import { otherSide } from '../../core/ids'
import { zoneOfControl } from '../../core/rules/zoc'
import { landIds } from './counters'
import { grid, isWater, straitOn } from './map'
import { type Gertrud, isPending, sideOf, type Unit, unitsOf } from './state'

type PerSide<T> = readonly [T, T]

/** Who stands where, found once for each arrangement of units. */
export type Board = {
  /** By hex, in counter order; those in their drop hex included. */
  readonly unitsIn: readonly (readonly UnitId[])[]
  /** 1 where units of the side stand; not those whose drop or raid is still to be fought. */
  readonly holds: PerSide<Uint8Array>
  /** 8.0: 1 in the side's zone of control. */
  readonly zoc: PerSide<Uint8Array>
  /** 9.6.2: 1 next to a unit of the side, over whatever hexside. */
  readonly near: PerSide<Uint8Array>
  /** Hexes with units of the side, in map order. */
  readonly hexes: PerSide<readonly HexId[]>
}

const EMPTY: readonly UnitId[] = []
const boards = new WeakMap<readonly Unit[], Map<string, Board>>()

export function boardOf(s: Gertrud): Board {
  const units = unitsOf(s)
  const key = `${s.duplicity} ${s.dropping} ${s.raid === 'landed' || s.raid === 'sailing'}`
  const known = boards.get(units) ?? new Map<string, Board>()
  boards.set(units, known)
  const found = known.get(key)
  if (found) return found
  const fresh = build(s, units)
  known.set(key, fresh)
  return fresh
}

/** neither over open water nor over straits. */
const carriesZoc = (side: Parameters<typeof isWater>[0]): boolean => !isWater(side) && straitOn(side) === null

function build(s: Gertrud, units: readonly Unit[]): Board {
  const unitsIn: (readonly UnitId[])[] = new Array(grid.size).fill(EMPTY)
  const holds: PerSide<Uint8Array> = [new Uint8Array(grid.size), new Uint8Array(grid.size)]
  const present: PerSide<Set<HexId>> = [new Set(), new Set()]
  for (const id of landIds) {
    const { at } = units[id]
    if (at.is !== 'hex') continue
    const side = sideOf(s, id)
    unitsIn[at.hex] = [...unitsIn[at.hex], id]
    present[side].add(at.hex)
    if (!isPending(s, id)) holds[side][at.hex] = 1
  }
  const both = <T>(of: (side: Side) => T): PerSide<T> => [of(0), of(1)]
  return {
    unitsIn,
    holds,
    zoc: both(side => zoneOfControl(grid, holds[side], carriesZoc)),
    near: both(side => zoneOfControl(grid, holds[side], () => true)),
    hexes: both(side => [...present[side]].sort((a, b) => a - b)),
  }
}

export const unitsIn = (s: Gertrud, hex: HexId): readonly UnitId[] => boardOf(s).unitsIn[hex]

/** All land units of a side in a hex, those in their drop hex included. */
export const stackIn = (s: Gertrud, hex: HexId, side: Side): UnitId[] =>
  unitsIn(s, hex).filter(id => sideOf(s, id) === side)

/** Those of a hex that take part in play: not a paratroop or raider before its fight. */
export const standingIn = (s: Gertrud, hex: HexId, side: Side): UnitId[] =>
  stackIn(s, hex, side).filter(id => !isPending(s, id))

export const isHeldBy = (s: Gertrud, hex: HexId, side: Side): boolean => boardOf(s).holds[side][hex] === 1

/** 8.0: in a zone of control of the enemies of that side. */
export const isInEnemyZoc = (s: Gertrud, hex: HexId, side: Side): boolean => boardOf(s).zoc[otherSide(side)][hex] === 1

/** 9.6.2: next to an enemy, over whatever hexside. */
export const isNearEnemy = (s: Gertrud, hex: HexId, side: Side): boolean => boardOf(s).near[otherSide(side)][hex] === 1

import type { HexId, Side, UnitId } from '../../core/ids'
import { otherSide } from '../../core/ids'
import { remembered } from '../../core/rules/remembered'
import { type PerSide, perSide, type Stander, type Standing, standing } from '../../core/rules/standing'
import { zoneOfControl } from '../../core/rules/zoc'
import { landIds } from './forces/counters'
import { grid, isWater, straitOn } from './map/geography'
import { type Gertrud, isPending, sideOf, type Unit, unitsOf } from './state'

/** Who stands where, those in their drop hex included; they do not hold it before their drop or raid is fought. */
export type Board = Standing & {
  /** 8.0: 1 in the side's zone of control. */
  readonly zoc: PerSide<Uint8Array>
  /** 9.6.2: 1 next to a unit of the side, over whatever hexside. */
  readonly near: PerSide<Uint8Array>
}

/** Found once for each arrangement of units. */
const boards = remembered<readonly Unit[], string, Board>()

export function boardOf(s: Gertrud): Board {
  const units = unitsOf(s)
  const key = `${s.duplicity} ${s.dropping} ${s.raid === 'landed' || s.raid === 'sailing'}`
  return boards(units, key, () => build(s, units))
}

/** neither over open water nor over straits. */
const carriesZoc = (side: Parameters<typeof isWater>[0]): boolean => !isWater(side) && straitOn(side) === null

function* standers(s: Gertrud, units: readonly Unit[]): Iterable<Stander> {
  for (const id of landIds) {
    const { at } = units[id]
    if (at.is === 'hex') yield { unit: id, hex: at.hex, side: sideOf(s, id), holds: !isPending(s, id) }
  }
}

function build(s: Gertrud, units: readonly Unit[]): Board {
  const stand = standing(grid.size, standers(s, units))
  return {
    ...stand,
    zoc: perSide(side => zoneOfControl(grid, stand.holds[side], carriesZoc)),
    near: perSide(side => zoneOfControl(grid, stand.holds[side], () => true)),
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

import { firstOf, type Refusal, refusal } from '../../../core/engine/step'
import type { HexId, UnitId } from '../../../core/ids'
import { half, printedRatings } from '../forces/ratings'
import { whyNotMarch } from '../movement/marching'
import { type Ways, walkFrom } from '../movement/ways'
import { type Battle, hexOf, isPartisan, nameOf, type Partizan } from '../state'
import { retreatBy } from './initiative'

/** 12.1, 12.5, R-24: those whom a retreat is open to. */
export const mayRetreat = (combat: Battle, re: boolean): UnitId[] =>
  (re ? combat.attackers : combat.defenders).filter(isPartisan)

/** 12.2, 12.5: movement points of a retreat. */
export function retreatPoints(s: Partizan, combat: Battle, id: UnitId, re: boolean): number {
  const { move } = printedRatings(s, id)
  if (re) return move
  const part = retreatBy(combat.net ?? Number.POSITIVE_INFINITY)
  return part === 'full' ? move : part === 'half' ? half(move) : 0
}

/** 12.1.1, R-23: by the rules of movement, without a minimum move and without the railway. */
export const retreatWays = (s: Partizan, combat: Battle, id: UnitId, re: boolean): Ways =>
  walkFrom(s, id, hexOf(s, id) as HexId, retreatPoints(s, combat, id, re), false)

export const whyNotRetreat = (s: Partizan, combat: Battle, id: UnitId, re: boolean): Refusal[] =>
  firstOf(
    () =>
      !mayRetreat(combat, re).includes(id) &&
      refusal(re ? '11.6.4' : '12.1', `${nameOf(id)} is no Partisan unit that may retreat from this combat`, {
        unit: id,
      }),
    () =>
      retreatHexes(s, combat, id, re).length === 0 &&
      refusal('12.3.1', `${nameOf(id)} has nowhere to go and must fight`, { unit: id }),
  )

export function retreatHexes(s: Partizan, combat: Battle, id: UnitId, re: boolean): HexId[] {
  const ways = retreatWays(s, combat, id, re)
  const from = hexOf(s, id) as HexId
  return ways.hexes.filter(hex => whyNotMarch(s, id, from, ways, hex).length === 0)
}

export const whyNotRetreatTo = (s: Partizan, combat: Battle, id: UnitId, re: boolean, hex: HexId): Refusal[] =>
  whyNotMarch(s, id, hexOf(s, id) as HexId, retreatWays(s, combat, id, re), hex)

import type { UnitId } from '../../../core/ids'
import { otherSide } from '../../../core/ids'
import { isCity } from '../map/hexes'
import { ALLIED, type Battle, type Gambit, isDead, markerAt } from '../state'
import { canRetreat } from './retreat'

/** 12.2.6, 12.10, 12.9.1: whether the rules leave a retreat open at all. */
function mayWithdraw(s: Gambit, battle: Battle): boolean {
  const isAllied = otherSide(battle.attacker) === ALLIED
  return (
    battle.defenceLosses.length > 0 &&
    !battle.extraHit &&
    !isCity(battle.hex) &&
    !(isAllied && markerAt(s, battle.hex) !== null)
  )
}

/** The force that would go: the survivors and the one that is brought back. */
export const forceWith = (s: Gambit, battle: Battle, revived: UnitId): UnitId[] =>
  battle.defenders.filter(id => id === revived || !isDead(s, id))

/** 12.2.6.1, R-RT1: the lost steps that may be regained by a retreat for which every unit has a hex. */
export function retreatChoices(s: Gambit, battle: Battle): UnitId[] {
  if (!mayWithdraw(s, battle)) return []
  const side = otherSide(battle.attacker)
  return [...new Set(battle.defenceLosses)].filter(id => canRetreat(s, battle.hex, forceWith(s, battle, id), side))
}

/** 12.8.6: they would, but there is nowhere to go. */
export const isTrapped = (s: Gambit, battle: Battle): boolean =>
  mayWithdraw(s, battle) && retreatChoices(s, battle).length === 0

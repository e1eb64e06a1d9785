import type { UnitId } from '../../../core/ids'
import { isCity } from '../map/hexes'
import { type Battle, type Gambit, isSupport } from '../state'
import { attackersLeft } from './fire'

/** 12.10, R-AB1: no way back from a city fight or a drop. */
const isBound = (battle: Battle): boolean => battle.kind === 'air' || isCity(battle.hex)

/** 12.2.4: the steps lost in defensive fire, one of which a break-off brings back. Empty: it is not possible. */
export const breakOffChoices = (battle: Battle): UnitId[] => (isBound(battle) ? [] : [...new Set(battle.attackLosses)])

/** 12.10: a step was lost that a break-off would bring back, were it not for the city. */
export const isHeldByCity = (battle: Battle): boolean => isCity(battle.hex) && battle.attackLosses.length > 0

/** 12.2.4.2: support units alone do not go on. */
export const mustBreakOff = (s: Gambit, battle: Battle): boolean => {
  const left = attackersLeft(s, battle)
  return left.length > 0 && left.every(isSupport)
}

/** R-CB9: nobody is left to fire, whether or not a break-off was possible. */
export const isOverByLoss = (s: Gambit, battle: Battle): boolean => attackersLeft(s, battle).every(isSupport)

import type { Roller } from '../../core/dice'
import type { UnitId } from '../../core/ids'
import { type Duel, type DuelFate, fightDuel } from '../../core/rules/duel'
import { airCombat } from './charts'
import { counterOf, type Gertrud, nameOf } from './state'

const plusOf = (id: UnitId): number => {
  const counter = counterOf(id)
  return counter.kind === 'cas' ? counter.plus : 0
}

/** 13.1-13.4: the Experten throws two dice; ULTRA adds one to a beige CAS. */
export const airDuel = (s: Gertrud, roll: Roller, one: UnitId, other: UnitId, ultra: boolean): Duel => {
  const flier = (id: UnitId) => ({
    dice: s.experten === id ? airCombat.expertenDice : 1,
    plus: plusOf(id) + (ultra && counterOf(id).beige ? airCombat.ultra : 0),
    why: `air combat, ${nameOf(id)}`,
  })
  return fightDuel(roll, flier(one), flier(other))
}

/** 12.2, 12.3 */
export const navalDuel = (roll: Roller, one: UnitId, other: UnitId): Duel => {
  const ship = (id: UnitId) => ({ dice: 1, plus: 0, why: `naval combat, ${nameOf(id)}` })
  return fightDuel(roll, ship(one), ship(other))
}

export type { DuelFate }

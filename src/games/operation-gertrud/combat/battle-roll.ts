import type { Roller } from '../../../core/dice'
import type { UnitId } from '../../../core/ids'
import { lookUp } from '../../../core/results-table'
import { airDuel, navalDuel } from '../air/duels'
import { combatTable, type Result } from '../charts'
import { counterOf, type Gertrud } from '../state'
import type { Battle, Supporters } from './battle-state'
import { oddsOf } from './odds'

/** 11.0 step 9: the column of the battle as it stands, and a die. */
export const rollCombat = (s: Gertrud, battle: Battle, roll: Roller): Result =>
  lookUp(combatTable(s), oddsOf(s, battle).column, roll(6, 'combat')).result

const survivors = (pair: Supporters, fates: readonly [string, string]): Supporters => ({
  attack: fates[0] === 'stays' ? pair.attack : null,
  defend: fates[1] === 'stays' ? pair.defend : null,
})

const isDuel = (pair: Supporters): pair is { attack: UnitId; defend: UnitId } =>
  pair.attack !== null && pair.defend !== null

/** The battle once its duels are over, if nobody commits anything more. */
export function afterDuels(s: Gertrud, battle: Battle, airUltra: boolean, roll: Roller): Battle {
  const { ngs, cas } = battle
  return {
    ...battle,
    ngs: isDuel(ngs) ? survivors(ngs, navalDuel(roll, ngs.attack, ngs.defend).fates) : ngs,
    cas: isDuel(cas) ? survivors(cas, airDuel(s, roll, cas.attack, cas.defend, airUltra).fates) : cas,
  }
}

/** The rest of a battle in one go, as its stages would run it. */
export const fightOut = (s: Gertrud, battle: Battle, airUltra: boolean, roll: Roller): Result =>
  rollCombat(s, afterDuels(s, battle, airUltra, roll), roll)

/** a beige land unit fights, or a beige CAS or NGS is still over the hex. */
export const hasBeige = ({ attackers, defenders, ngs, cas }: Battle): boolean =>
  [...attackers, ...defenders, ngs.attack, ngs.defend, cas.attack, cas.defend].some(
    id => id !== null && counterOf(id).beige,
  )

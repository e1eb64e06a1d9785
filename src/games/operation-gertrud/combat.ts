import type { Roller } from '../../core/dice'
import type { UnitId } from '../../core/ids'
import { lookUp } from '../../core/table'
import type { Battle, Supporters } from './battle-state'
import { combatTable, type Result } from './charts'
import { airDuel, navalDuel } from './duels'
import { oddsOf } from './odds'
import { counterOf, type Gertrud } from './state'

/** 11.0 step 9: the column of the battle as it stands, and a die. */
export const rollCombat = (s: Gertrud, battle: Battle, roll: Roller): Result =>
  lookUp(combatTable(s), oddsOf(s, battle).column, roll(6, 'combat')).result

/** 11.0 step 3, R-20: a CAS that is alone over the hex sinks the enemy's NGS. */
export function shipSunkByAir({ cas, ngs }: Battle): UnitId | null {
  if (cas.attack !== null && cas.defend === null) return ngs.defend
  return cas.defend !== null && cas.attack === null ? ngs.attack : null
}

const survivors = (pair: Supporters, fates: readonly [string, string]): Supporters => ({
  attack: fates[0] === 'stays' ? pair.attack : null,
  defend: fates[1] === 'stays' ? pair.defend : null,
})

const isDuel = (pair: Supporters): pair is { attack: UnitId; defend: UnitId } =>
  pair.attack !== null && pair.defend !== null

/** The rest of a battle in one go, as its stages would run it if nobody committed anything more. */
export function fightOut(s: Gertrud, battle: Battle, airUltra: boolean, roll: Roller): Result {
  const { ngs, cas } = battle
  const afterSea = isDuel(ngs) ? survivors(ngs, navalDuel(roll, ngs.attack, ngs.defend).fates) : ngs
  const afterAir = isDuel(cas) ? survivors(cas, airDuel(s, roll, cas.attack, cas.defend, airUltra).fates) : cas
  const supported = { ...battle, ngs: afterSea, cas: afterAir }
  const sunk = shipSunkByAir(supported)
  const afloat = (id: UnitId | null) => (id === sunk ? null : id)
  return rollCombat(
    s,
    { ...supported, ngs: { attack: afloat(afterSea.attack), defend: afloat(afterSea.defend) } },
    roll,
  )
}

/** a beige land unit fights, or a beige CAS or NGS is still over the hex. */
export const hasBeige = ({ attackers, defenders, ngs, cas }: Battle): boolean =>
  [...attackers, ...defenders, ngs.attack, ngs.defend, cas.attack, cas.defend].some(
    id => id !== null && counterOf(id).beige,
  )

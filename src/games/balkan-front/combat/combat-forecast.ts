import { distribution } from '../../../core/distribution'
import type { Forecast, Modifier, StepFocus } from '../../../core/engine/step'
import { COLUMNS, resultNames } from '../charts/combat-results'
import { nameOf } from '../countries'
import { hexName } from '../map/geography'
import { type Front, hexOf } from '../state'
import { isCadre } from '../units'
import { type Fight, oddsOf, rollCombat, strengthTold } from './odds'
import type { Fighter } from './strengths'

/** The hex fought for, in a sentence. */
export const battleHex = ({ battle }: Front): string => (battle === null ? 'the hex' : hexName(battle.hex))

/** The hex fought for, and where the attackers stand. */
export function battleFocus(s: Front): StepFocus {
  const { battle } = s
  if (battle === null) return {}
  const from = new Set(battle.attackers.flatMap(id => hexOf(s, id) ?? []).filter(hex => hex !== battle.hex))
  return { targets: [battle.hex], from: [...from] }
}

/** What a unit adds and why it is not what is printed on it. */
export function fighterTold(s: Front, { unit, printed, factors, isExcess }: Fighter): string {
  const notes = [isCadre(s, unit) ? 'cadre' : '', ...factors.map(({ why }) => why), isExcess ? 'too many guns' : '']
  return [nameOf(unit), `${printed}`, ...notes].filter(Boolean).join(', ')
}

const strengths = (s: Front, fighters: readonly Fighter[], of: string): Modifier[] =>
  fighters.map(fighter => ({
    label: `${of}: ${fighterTold(s, fighter)}`,
    value: strengthTold(fighter.counted),
    rule: fighter.isExcess ? '14.B.1' : (fighter.factors[0]?.rule ?? '9.A.1'),
  }))

const airTold = (points: number, of: string, rule: string): Modifier[] =>
  points === 0 ? [] : [{ label: `${of}: air support`, value: strengthTold(points), rule }]

/** The attack at a glance: every modifier and every unit with its rule, the column, and the chance of each result. */
export function combatForecast(s: Front, fight: Fight): Forecast {
  const odds = oddsOf(s, fight)
  const column = odds.column === null ? null : (COLUMNS[odds.column] as string)
  const results = distribution(roll => rollCombat(s, odds, roll).result).outcomes
  return {
    title: `Attack on ${hexName(fight.hex)}: ${strengthTold(odds.attack)} against ${strengthTold(odds.defence)} is ${
      column ?? (odds.automatic === 'DE' ? 'no fight' : 'below 1:4')
    }`,
    modifiers: [
      ...odds.modifiers,
      ...strengths(s, odds.attackers, 'attacker'),
      ...strengths(s, odds.defenders, 'defender'),
      ...airTold(odds.air.attack, 'attacker', '20.F.2.b.2'),
      ...airTold(odds.air.defence, 'defender', '20.F.2.c.2'),
      ...fight.sharers.map(id => ({ label: `defender: ${nameOf(id)}, fell back`, value: '0', rule: '9.F.1.6' })),
    ],
    ...(column === null ? {} : { chart: { id: 'crt', column } }),
    results: results.map(({ value, chance }) => ({ label: resultNames[value], code: value, chance })),
  }
}

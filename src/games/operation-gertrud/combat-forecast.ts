import { type Distribution, distribution } from '../../core/distribution'
import type { Forecast, ForecastResult, Modifier } from '../../core/engine/step'
import type { Battle } from './battle-state'
import { combatTable, type Result, resultEffects } from './charts'
import { fightOut } from './combat'
import { hexName } from './map'
import { factorOf, oddsOf } from './odds'
import { type Gertrud, isReduced, nameOf } from './state'
import { isUnsupplied } from './supply'

/** The exact chance of each result if nobody commits anything more, by the battle's own code. */
export const resultChances = (s: Gertrud, battle: Battle, airUltra = false): Distribution<Result> =>
  distribution(roll => fightOut(s, battle, airUltra, roll))

const listed = (chances: Distribution<Result>): ForecastResult[] =>
  chances.outcomes.map(({ value, chance }) => ({ label: resultEffects[value].name, code: value, chance }))

const strengths = (s: Gertrud, battle: Battle, units: Battle['attackers'], of: string): Modifier[] =>
  units.map(id => ({
    label: `${of}: ${nameOf(id)}${isReduced(s, id) ? ', reduced' : ''}${isUnsupplied(s, id) ? ', out of supply' : ''}`,
    value: String(factorOf(s, id, battle.hex)),
    rule: isUnsupplied(s, id) ? '7.3.2' : '11.0.step1.1',
  }))

type Otherwise = { readonly now: string; readonly label: string; readonly battle: Battle; readonly airUltra?: boolean }

/** The battle at a glance: every shift and every unit with its rule, the column, and the chance of each result. */
export function battleForecast(s: Gertrud, battle: Battle, other?: Otherwise): Forecast {
  const { attack, defence, percent, shifts, column } = oddsOf(s, battle)
  return {
    title: `Attack on ${hexName(battle.hex)}: ${attack} against ${defence} is ${percent}%`,
    modifiers: [
      ...shifts,
      ...strengths(s, battle, battle.attackers, 'attacker'),
      ...strengths(s, battle, battle.defenders, 'defender'),
      ...(battle.defenders.length === 0
        ? [{ label: 'defender: empty drop hex', value: String(defence), rule: '15.0.3' }]
        : []),
    ],
    chart: { id: 'crt', column: combatTable(s).columns[column] },
    results: listed(resultChances(s, battle)),
    ...(other
      ? {
          otherwise: {
            now: other.now,
            label: other.label,
            results: listed(resultChances(s, other.battle, other.airUltra)),
          },
        }
      : {}),
  }
}

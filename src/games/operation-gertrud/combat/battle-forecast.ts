import { type Distribution, distribution } from '../../../core/distribution'
import type { Forecast, ForecastResult, Modifier, StepFocus } from '../../../core/engine/step'
import { combatTable, type Result, resultEffects, resultName } from '../charts'
import { hexName } from '../map/geography'
import { type Gertrud, hexOf, isReduced, nameOf } from '../state'
import { isUnsupplied } from '../supply/supply'
import { attackersLeft } from './battle-effects'
import { afterDuels, fightOut } from './battle-roll'
import type { Battle } from './battle-state'
import { factorOf, oddsOf } from './odds'

/** The hex fought for, in a sentence. */
export const battleHex = ({ battle }: Gertrud): string => (battle === null ? 'the hex' : hexName(battle.hex))

/** The hex fought for, and where the attackers stand. */
export function battleFocus(s: Gertrud): StepFocus {
  const { battle } = s
  if (battle === null) return {}
  const from = attackersLeft(s, battle).flatMap(id => hexOf(s, id) ?? [])
  return { targets: [battle.hex], from: [...new Set(from)].filter(hex => hex !== battle.hex) }
}

/** The exact chance of each result if nobody commits anything more, by the battle's own code. */
export const resultChances = (s: Gertrud, battle: Battle, airUltra = false): Distribution<Result> =>
  distribution(roll => fightOut(s, battle, airUltra, roll))

/** 15.0.4, 15.0.8: on a drop hex with defenders a result that leaves them all there costs the paratroop. */
function labelOf({ drop, defenders }: Battle, code: Result): string {
  const name = resultName(code, defenders.length === 0)
  const isLost = drop !== null && defenders.length > 0 && resultEffects[code].defender === 'nothing'
  return isLost && code !== 'AE' ? `${name}, the paratroop is lost` : name
}

const listed = (s: Gertrud, battle: Battle, airUltra = false): ForecastResult[] =>
  resultChances(s, battle, airUltra).outcomes.map(({ value, chance }) => ({
    label: labelOf(battle, value),
    code: value,
    chance,
  }))

const strengths = (s: Gertrud, battle: Battle, units: Battle['attackers'], of: string): Modifier[] =>
  units.map(id => ({
    label: `${of}: ${nameOf(id)}${isReduced(s, id) ? ', reduced' : ''}${isUnsupplied(s, id) ? ', out of supply' : ''}`,
    value: String(factorOf(s, id, battle.hex)),
    rule: isUnsupplied(s, id) ? '7.3.2' : '11.0.step1.1',
  }))

/** 11.0 steps 2 and 3: the column as it stands, and those that a duel still to be fought may lead to. */
function columnsOf(s: Gertrud, battle: Battle): Pick<NonNullable<Forecast['chart']>, 'column' | 'possible'> {
  const { columns } = combatTable(s)
  const { column } = oddsOf(s, battle)
  const after = distribution(roll => oddsOf(s, afterDuels(s, battle, false, roll)).column)
  const others = after.outcomes.map(each => each.value).filter(each => each !== column)
  return {
    column: columns[column],
    ...(others.length > 0 ? { possible: others.toSorted((a, b) => a - b).map(each => columns[each]) } : {}),
  }
}

type Otherwise = { readonly now: string; readonly label: string; readonly battle: Battle; readonly airUltra?: boolean }

/** The battle at a glance: every shift and every unit with its rule, the column, and the chance of each result. */
export function battleForecast(s: Gertrud, battle: Battle, other?: Otherwise): Forecast {
  const { attack, defence, percent, shifts } = oddsOf(s, battle)
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
    chart: { id: 'crt', ...columnsOf(s, battle) },
    results: listed(s, battle),
    ...(other
      ? {
          otherwise: { now: other.now, label: other.label, results: listed(s, other.battle, other.airUltra) },
        }
      : {}),
  }
}

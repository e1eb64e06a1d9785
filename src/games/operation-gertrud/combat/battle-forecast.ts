import { distribution } from '../../../core/distribution'
import type { Forecast, ForecastResult, Modifier, StepFocus } from '../../../core/engine/step'
import { combatTable, resultLabel } from '../charts'
import { hexName } from '../map/geography'
import { type Gertrud, hexesUnder, isReduced, nameOf } from '../state'
import { isUnsupplied } from '../supply/supply'
import { absentShifts } from './absent-shifts'
import { attackersLeft } from './battle-effects'
import type { Battle, Supporters } from './battle-state'
import { factorOf, oddsOf, rollCombat } from './odds'

/** The hex fought for, in a sentence. */
export const battleHex = ({ battle }: Gertrud): string => (battle === null ? 'the hex' : hexName(battle.hex))

/** The hex fought for, and where the attackers stand. */
export function battleFocus(s: Gertrud): StepFocus {
  const { battle } = s
  if (battle === null) return {}
  const from = hexesUnder(s, attackersLeft(s, battle)).filter(hex => hex !== battle.hex)
  return { targets: [battle.hex], from }
}

const isDuel = ({ attack, defend }: Supporters): boolean => attack !== null && defend !== null

/** The die on the column as it stands; what comes of a duel that is still to be fought, the outlook tells. */
function resultsOf(s: Gertrud, battle: Battle): ForecastResult[] {
  if (isDuel(battle.cas)) return []
  const empty = battle.defenders.length === 0
  return distribution(roll => rollCombat(s, battle, roll)).outcomes.map(({ value, chance }) => ({
    label: resultLabel({ result: value, drop: battle.drop.length > 0, empty }),
    code: value,
    chance,
  }))
}

const strengths = (s: Gertrud, battle: Battle, units: Battle['attackers'], of: string): Modifier[] =>
  units.map(id => ({
    label: `${of}: ${nameOf(id)}${isReduced(s, id) ? ', reduced' : ''}${isUnsupplied(s, id) ? ', out of supply' : ''}`,
    value: String(factorOf(s, id, battle.hex)),
    rule: isUnsupplied(s, id) ? '7.3.2' : '11.0.step1.1',
  }))

/** 11.0 step 3: the column as it stands, and those that an air combat still to be fought may lead to. */
function columnsOf(s: Gertrud, battle: Battle): Pick<NonNullable<Forecast['chart']>, 'column' | 'possible'> {
  const { columns } = combatTable(s)
  const columnWith = (cas: Supporters): number => oddsOf(s, { ...battle, cas }).column
  const { attack, defend } = battle.cas
  const column = columnWith(battle.cas)
  const after = isDuel(battle.cas)
    ? [columnWith({ attack, defend: null }), columnWith({ attack: null, defend }), columnWith(NOBODY)]
    : []
  const others = [...new Set(after)].filter(each => each !== column).sort((a, b) => a - b)
  return {
    column: columns[column],
    ...(others.length > 0 ? { possible: others.map(each => columns[each]) } : {}),
  }
}

const NOBODY: Supporters = { attack: null, defend: null }

/** The battle at a glance: every shift and every unit with its rule, the column, and the chance of each result. */
export function battleForecast(s: Gertrud, battle: Battle): Forecast {
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
    absent: absentShifts(s, battle),
    chart: { id: 'crt', ...columnsOf(s, battle) },
    results: resultsOf(s, battle),
  }
}

/** The battle that is fought, at a glance. */
export const forecastNow = (s: Gertrud): Forecast | null => (s.battle === null ? null : battleForecast(s, s.battle))

import { distribution } from '../../../core/distribution'
import type { Forecast, ForecastResult, Modifier } from '../../../core/engine/step'
import { countTold } from '../../../core/engine/telling'
import type { UnitId } from '../../../core/ids'
import { hexName } from '../map/hexes'
import { stepsOf } from '../movement/stacking'
import { nameOf, type Partizan, type Support, TABLES, type Table } from '../state'
import {
  absentShifts,
  codeOf,
  columnOf,
  dieModifiersOf,
  mayWithdraw,
  type Plan,
  readResult,
  resolve,
  shiftsOf,
  strengthOf,
  totalAttack,
  totalDefence,
} from './odds'

const strength = (s: Partizan, plan: Plan, id: UnitId, rating: 'attack' | 'defence'): Modifier => ({
  label: `${nameOf(id)}, ${rating}`,
  value: String(strengthOf(s, id, rating, rating === 'attack' && plan.landing)),
  rule: plan.landing && rating === 'attack' ? '19.2.3.1' : '11.6.1',
})

function words(s: Partizan, plan: Plan, code: string): string {
  const result = readResult(code)
  // nobody loses more than he has.
  const present = stepsOf(s, plan.attackers)
  const attacker = Math.min(result.attacker, present)
  const defender = Math.min(result.defender, stepsOf(s, plan.defenders))
  const withdraw = attacker < present && mayWithdraw(plan, result) ? '; Partisans may withdraw' : ''
  return `attacker loses ${countTold(attacker, 'step')}, defender ${countTold(defender, 'step')}${withdraw}`
}

function chancesOf(s: Partizan, plan: Plan, table: Table, support: readonly Support[]): ForecastResult[] {
  const { outcomes } = distribution(roll => codeOf(resolve(s, plan, table, support, roll)))
  return outcomes.map(({ value, chance }) => ({ label: words(s, plan, value), chance, code: value }))
}

export const TABLE_NAMES = { assault: 'Assault Table', closeCombat: 'Close Combat Table' } as const

/** The other table, which may be chosen instead. */
const otherwise = (s: Partizan, plan: Plan, table: Table, support: readonly Support[]) => {
  const other = TABLES.find(each => each !== table) ?? table
  const words = (on: Table) => `on the ${TABLE_NAMES[on]}, column ${columnOf(s, plan, on, support).label}`
  return { now: words(table), label: words(other), results: chancesOf(s, plan, other, support) }
}

/** only after the declaration. Every modifier, the column, and the chance of each result by the battle's own resolver. */
export function battleForecast(s: Partizan, plan: Plan, table: Table, support: readonly Support[]): Forecast {
  const { odds, label } = columnOf(s, plan, table, support)
  return {
    title: `${table === 'assault' ? 'Assault' : 'Close combat'} at ${hexName(plan.hex)}, column ${label}`,
    modifiers: [
      ...plan.attackers.map(id => strength(s, plan, id, 'attack')),
      ...plan.defenders.map(id => strength(s, plan, id, 'defence')),
      { label: `odds ${totalAttack(s, plan)} to ${totalDefence(s, plan)}`, value: odds, rule: '11.6.1' },
      ...shiftsOf(s, plan, table, support),
      ...dieModifiersOf(s, plan).map(each => ({ ...each, label: `die: ${each.label}` })),
    ],
    absent: absentShifts(s, plan, table, support),
    chart: { id: table, column: label },
    results: chancesOf(s, plan, table, support),
    otherwise: otherwise(s, plan, table, support),
  }
}

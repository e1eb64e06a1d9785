import { distribution } from '../../core/distribution'
import type { Forecast, Modifier } from '../../core/engine/step'
import type { UnitId } from '../../core/ids'
import {
  columnOf,
  dieModifiersOf,
  mayWithdraw,
  type Plan,
  type Result,
  resolve,
  shiftsOf,
  strengthOf,
  totalAttack,
  totalDefence,
} from './combat'
import { hexName } from './map'
import { stepsOf } from './stacking'
import { nameOf, type Partizan, type Support, type Table } from './state'

const strength = (s: Partizan, plan: Plan, id: UnitId, rating: 'attack' | 'defence'): Modifier => ({
  label: `${nameOf(id)}, ${rating}`,
  value: String(strengthOf(s, id, rating, rating === 'attack' && plan.landing)),
  rule: plan.landing && rating === 'attack' ? '19.2.3.1' : '11.6.1',
})

const steps = (count: number): string => (count === 1 ? '1 step' : `${count} steps`)

function words(s: Partizan, plan: Plan, result: Result): string {
  // nobody loses more than he has.
  const attacker = Math.min(result.attacker, stepsOf(s, plan.attackers))
  const defender = Math.min(result.defender, stepsOf(s, plan.defenders))
  const withdraw = mayWithdraw(plan, result) ? '; Partisans may withdraw' : ''
  return `attacker loses ${steps(attacker)}, defender ${steps(defender)}${withdraw}`
}

/** only after the declaration. Every modifier, the column, and the chance of each result by the battle's own resolver. */
export function battleForecast(s: Partizan, plan: Plan, table: Table, support: readonly Support[]): Forecast {
  const { odds, label } = columnOf(s, plan, table, support)
  const chances = distribution(roll => words(s, plan, resolve(s, plan, table, support, roll)))
  return {
    title: `${table === 'assault' ? 'Assault' : 'Close combat'} at ${hexName(plan.hex)}, column ${label}`,
    modifiers: [
      ...plan.attackers.map(id => strength(s, plan, id, 'attack')),
      ...plan.defenders.map(id => strength(s, plan, id, 'defence')),
      { label: `odds ${totalAttack(s, plan)} to ${totalDefence(s, plan)}`, value: odds, rule: '11.6.1' },
      ...shiftsOf(s, plan, table, support),
      ...dieModifiersOf(s, plan).map(each => ({ ...each, label: `die: ${each.label}` })),
    ],
    chart: { id: table, column: label },
    results: chances.outcomes.map(({ value, chance }) => ({ label: value, chance })),
  }
}

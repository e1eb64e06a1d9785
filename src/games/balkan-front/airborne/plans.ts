import { type Refusal, refusal } from '../../../core/engine/step'
import type { Side, UnitId } from '../../../core/ids'
import { groundSpot } from '../air/air-units'
import { moverOf, nameOf, sideOf } from '../countries'
import { groundIds } from '../forces/counters'
import { type Front, type Go, hexOf, type Part } from '../state'
import { isInEnemyZoc } from '../zoc'
import type { Plan } from './airborne-state'
import { isAirborne } from './airborne-units'

export const planOf = (s: Part<'plans'>, id: UnitId): Plan | null => s.plans.find(({ unit }) => unit === id) ?? null

/** R-HID2: written in the own initial phase of the turn before. */
export const isDue = (s: Part<'turn'>, plan: Plan): boolean => plan.turn + 1 === s.turn

/** R-HID3: the plan that a unit is flown or sailed by; null: none is open. */
export const openPlan = (s: Part<'plans' | 'turn'>, id: UnitId, landing: boolean): Plan | null => {
  const plan = planOf(s, id)
  return plan?.open === true && plan.landing === landing && isDue(s, plan) ? plan : null
}

const inPlay = (s: Front, side: Side, id: UnitId): boolean => moverOf(s, id) === side && groundSpot(s, id) !== null

/** Airborne units of a side on the map or in a box, whatever their state. */
export const airborneOf = (s: Front, side: Side): UnitId[] =>
  groundIds.filter(id => isAirborne(id) && inPlay(s, side, id))

/** 25.C.3 */
export function whyNoPlan(s: Front, side: Side, id: UnitId, rule = '25.C.3'): Refusal | null {
  const hex = hexOf(s, id)
  if (!inPlay(s, side, id)) return refusal('25.C.1', `${nameOf(id)} is not yours to plan for`, { unit: id })
  if (hex !== null && isInEnemyZoc(s, hex, side))
    return refusal(rule, `${nameOf(id)} is in an enemy zone of control`, { unit: id })
  return null
}

/** 25.C.1, 25.C.2: one for a unit; a new one takes the place of the old. */
export function writePlan(s: Front, plan: Omit<Plan, 'open'>): void {
  s.plans = [...s.plans.filter(({ unit }) => unit !== plan.unit), { ...plan, open: false }]
}
export function cancelPlan(s: Front, id: UnitId): void {
  s.plans = s.plans.filter(({ unit }) => unit !== id)
}

/** R-HID3: it becomes known to both, with the turn of its writing. */
export function openUp(s: Front, go: Go, id: UnitId): void {
  const plan = planOf(s, id)
  if (plan === null) return
  s.plans = s.plans.map(each => (each.unit === id ? { ...each, open: true } : each))
  go.reveal()
  go.log('planOpened', { unit: id, hex: plan.hex, landing: plan.landing, turn: plan.turn }, '25.C.1')
}

/** 25.C.3, R-PLAN3: who attacks or is attacked. */
export function cancelPlansOf(s: Front, units: readonly UnitId[]): void {
  if (s.plans.some(({ unit }) => units.includes(unit))) s.plans = s.plans.filter(({ unit }) => !units.includes(unit))
}

const isSpoilt = (s: Front, { unit }: Plan): boolean => {
  const { at } = s.units[unit] ?? {}
  if (at === undefined || (at.is !== 'hex' && at.is !== 'box' && at.is !== 'aloft')) return true
  const side = sideOf(s, unit)
  return at.is === 'hex' && side !== null && isInEnemyZoc(s, at.hex, side)
}

/** 25.C.3, R-PLAN2: without a word where the unit is in an enemy zone of control, or is no more. */
export function spoilPlans(s: Front): void {
  if (s.plans.some(plan => isSpoilt(s, plan))) s.plans = s.plans.filter(plan => !isSpoilt(s, plan))
}

/** 25.C.4, R-HID2, R-PLAN4: what was due and not carried out lapses with its phase. */
export function lapsePlans(s: Front, side: Side, landing: boolean): void {
  const isOver = (plan: Plan): boolean =>
    plan.side === side && plan.landing === landing && (isDue(s, plan) || plan.turn + 1 < s.turn)
  if (s.plans.some(isOver)) s.plans = s.plans.filter(plan => !isOver(plan))
}

/** R-HID3: the book can be opened by whoever has airborne troops, whether anything is written in it or not. */
export const whyNoBook = (s: Front, side: Side): Refusal | false =>
  s.kind !== 'regular'
    ? refusal('28.A.2.b.6', 'no plan is carried out in this turn', undefined, 'R-HID2')
    : airborneOf(s, side).length === 0 && refusal('25.C.1', 'you have no airborne troops')

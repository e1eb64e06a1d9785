import { type Answer, type Objection, ofUnit } from '../engine/answer'
import type { Frame, GameState } from '../engine/state'
import { type Flow, firstOf, type Refusal, refusal } from '../engine/step'
import type { RuleId, UnitId } from '../ids'
import type { Json } from '../json'

/** What giving up a step, or a whole unit, pays. */
export type Payment = { readonly unit: UnitId; readonly points: number }

/** Some of the points must be paid by these units: half by armour, the first by the one that dropped. */
export type RequiredGroup = {
  readonly units: readonly UnitId[]
  readonly points: number
  readonly rule: RuleId
  readonly why: string
}

export interface LossRules<S extends GameState, Args extends Json, Local extends Json> {
  readonly rule: RuleId
  /** What is still owed. */
  owed(known: S, f: Frame<Args, Local>): number
  /** Who can pay, and how much each step pays; the owner's order. */
  payments(known: S, f: Frame<Args, Local>): readonly Payment[]
  required?(known: S, f: Frame<Args, Local>): readonly RequiredGroup[]
  whyNot?(known: S, f: Frame<Args, Local>, unit: UnitId): Objection
  label(unit: UnitId, known: S, f: Frame<Args, Local>): string
  /** Takes the step; what is owed is asked again after it. */
  pay(s: S, f: Frame<Args, Local>, payment: Payment, go: Flow<S>): void
  /** Nothing is owed any more, or nobody can pay. */
  done(s: S, f: Frame<Args, Local>, go: Flow<S>): void
}

const hundredths = (points: number): number => Math.round(points * 100)

/** The least that pays `owed` when each of the payments is made once or not at all; null: they cannot. */
export function leastPayment(points: readonly number[], owed: number): number | null {
  const wanted = hundredths(owed)
  if (wanted <= 0) return 0
  let sums = new Set([0])
  let best: number | null = null
  for (const each of points) {
    const next = new Set(sums)
    for (const sum of sums) {
      const paid = sum + hundredths(each)
      if (paid >= wanted) best = best === null ? paid : Math.min(best, paid)
      else next.add(paid)
    }
    sums = next
  }
  return best === null ? null : best / 100
}

/** Whether a payment would make more be lost than others need to lose. */
export function isSuperfluous(payments: readonly Payment[], chosen: UnitId, owed: number): boolean {
  const all = leastPayment(
    payments.map(each => each.points),
    owed,
  )
  const mine = payments.find(each => each.unit === chosen)
  if (all === null || mine === undefined) return false
  const rest = payments.filter(each => each !== mine).map(each => each.points)
  const others = leastPayment(rest, owed - mine.points)
  return others === null || hundredths(mine.points + others) > hundredths(all)
}

/** Whether nothing is owed any more, or nobody can pay: the step is over, or should not have been asked. */
export const isPaid = <S extends GameState, Args extends Json, Local extends Json>(
  of: LossRules<S, Args, Local>,
  s: S,
  f: Frame<Args, Local>,
): boolean => of.owed(s, f) <= 0 || of.payments(s, f).length === 0

/** The owner names, one by one, who pays for a loss of so many points: required groups first, never more than is owed. */
export function paying<S extends GameState, Args extends Json, Local extends Json>(
  of: LossRules<S, Args, Local>,
): { readonly lose: Answer<S, Args, Local> } {
  return {
    lose: ofUnit<S, Args, Local>({
      intent: 'act',
      title: 'Who takes the loss',
      among: (known, f) => new Set(of.payments(known, f).map(each => each.unit)),
      whyNot(known, f, unit) {
        const payments = of.payments(known, f)
        return firstOf(
          () => payments.every(each => each.unit !== unit) && refusal(of.rule, 'it cannot take this loss', { unit }),
          () => of.whyNot?.(known, f, unit) ?? null,
          () => requiredOfOthers(of.required?.(known, f) ?? [], payments, unit),
          () =>
            isSuperfluous(payments, unit, of.owed(known, f)) &&
            refusal(of.rule, 'others pay what is owed with less to spare', { unit }),
        )
      },
      label: of.label,
      do(s, f, unit, go) {
        const payment = of.payments(s, f).find(each => each.unit === unit)
        if (payment) of.pay(s, f, payment, go)
        if (isPaid(of, s, f)) of.done(s, f, go)
      },
    }),
  }
}

/** A group that owes points and can still pay goes before all others. */
function requiredOfOthers(
  groups: readonly RequiredGroup[],
  payments: readonly Payment[],
  unit: UnitId,
): Refusal | null {
  const canPay = (group: RequiredGroup) => payments.some(each => group.units.includes(each.unit))
  const due = groups.find(group => group.points > 0 && canPay(group) && !group.units.includes(unit))
  return due === undefined ? null : refusal(due.rule, due.why, { unit })
}

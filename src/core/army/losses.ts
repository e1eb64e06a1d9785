import { type Answer, type Objection, ofUnit, plain } from '../engine/answer'
import type { Frame, GameState } from '../engine/state'
import { type Action, type Flow, firstOf, type Refusal, refusal } from '../engine/step'
import type { RuleId, UnitId } from '../ids'
import type { Json } from '../json'
import { toggled } from './lists'

/** Who can pay for a loss: the points that giving it up counts for, and the strength that stays in play all the same. */
export type Payer = { readonly unit: UnitId; readonly points: number; readonly kept?: number }

/** So many of the points must be paid by these units, as far as they have them: half by armour, half by engineers. */
export type RequiredGroup = {
  readonly units: readonly UnitId[]
  readonly points: number
  readonly rule: RuleId
  readonly why: string
}

export type Debt = { readonly owed: number; readonly required: readonly RequiredGroup[] }

/** Points come in halves at the finest; whole numbers can be added up without error. */
const halves = (points: number): number => Math.ceil(points * 2)

const pointsOf = (payers: readonly Payer[]): number => payers.reduce((sum, { points }) => sum + points, 0)
const amongThem = (payers: readonly Payer[], units: readonly UnitId[]): Payer[] =>
  payers.filter(({ unit }) => units.includes(unit))

/** What the whole and each required group have to come to; never more than is there. */
function goals(payers: readonly Payer[], { owed, required }: Debt): number[] {
  const all = Math.min(halves(owed), halves(pointsOf(payers)))
  return [
    all,
    ...required.map(group => Math.min(halves(group.points), halves(pointsOf(amongThem(payers, group.units))), all)),
  ]
}

type Way = { readonly paid: readonly number[]; readonly lost: number; readonly units: readonly UnitId[] }

/**
 * The choice that pays the debt and keeps most strength in play; of equals, the one with the fewest units. Sums beyond a goal count
 * as the goal, so the ways to be looked at stay few however many units there are.
 */
export function leastLoss(payers: readonly Payer[], debt: Debt): readonly UnitId[] {
  const wanted = goals(payers, debt)
  const isBetter = (a: Way, b: Way | undefined) =>
    b === undefined || a.lost < b.lost || (a.lost === b.lost && a.units.length < b.units.length)
  let ways = new Map<string, Way>([[wanted.map(() => 0).join(), { paid: wanted.map(() => 0), lost: 0, units: [] }]])
  for (const { unit, points, kept = 0 } of payers) {
    if (points <= 0) continue
    const next = new Map(ways)
    for (const way of ways.values()) {
      const paid = way.paid.map((sum, goal) => {
        const counts = goal === 0 || (debt.required[goal - 1]?.units.includes(unit) ?? false)
        return counts ? Math.min(sum + halves(points), wanted[goal] as number) : sum
      })
      const more: Way = { paid, lost: way.lost + points - kept, units: [...way.units, unit] }
      const key = paid.join()
      if (isBetter(more, next.get(key))) next.set(key, more)
    }
    ways = next
  }
  return ways.get(wanted.join())?.units ?? []
}

const isEnough = (
  payers: readonly Payer[],
  debt: Debt,
  chosen: readonly UnitId[],
  wanted: readonly number[],
): boolean =>
  halves(pointsOf(amongThem(payers, chosen))) >= (wanted[0] as number) &&
  debt.required.every(
    ({ units }, index) =>
      halves(
        pointsOf(
          amongThem(
            payers,
            chosen.filter(unit => units.includes(unit)),
          ),
        ),
      ) >= (wanted[index + 1] as number),
  )

/** Why a choice does not pay a debt: too little, too little from those who must pay, or somebody superfluous. */
export function whyNotPaid(
  payers: readonly Payer[],
  debt: Debt,
  chosen: readonly UnitId[],
  rule: RuleId,
): Refusal | null {
  const wanted = goals(payers, debt)
  const paid = pointsOf(amongThem(payers, chosen))
  if (halves(paid) < (wanted[0] as number))
    return refusal(rule, `${(wanted[0] as number) / 2} points are owed, ${paid} would be paid`)
  for (const [index, group] of debt.required.entries()) {
    const theirs = pointsOf(
      amongThem(
        payers,
        chosen.filter(unit => group.units.includes(unit)),
      ),
    )
    if (halves(theirs) < (wanted[index + 1] as number)) return refusal(group.rule, group.why)
  }
  const spare = chosen.find(unit =>
    isEnough(
      payers,
      debt,
      chosen.filter(each => each !== unit),
      wanted,
    ),
  )
  return spare === undefined ? null : refusal(rule, 'the others pay what is owed', { unit: spare })
}

/** Whether there is only one way to pay, so that nobody need be asked. */
export function isForced(payers: readonly Payer[], debt: Debt): boolean {
  const wanted = goals(payers, debt)
  return leastLoss(payers, debt).every(unit => {
    const others = payers.filter(each => each.unit !== unit).map(each => each.unit)
    return !isEnough(payers, debt, others, wanted)
  })
}

/** Those named so far. */
export type Paying = { chosen: readonly UnitId[] }

type Notes = Paying & { [note: string]: Json }

export interface PayRules<S extends GameState, Args extends Json, Local extends Notes> {
  readonly rule: RuleId
  debt(known: S, f: Frame<Args, Local>): Debt
  payers(known: S, f: Frame<Args, Local>): readonly Payer[]
  nameOf(unit: UnitId): string
  /** As short as it stands on the counter. */
  shortNameOf(unit: UnitId): string
  /** Takes the losses and ends the step. */
  pay(s: S, f: Frame<Args, Local>, units: readonly UnitId[], go: Flow<S>): void
}

const listed = (names: readonly string[]): string => names.join(', ')

/**
 * The owner pays a debt with units: with those that keep most strength in play, by one answer; or he names others. The answers
 * `preset`, `name` and `pay`.
 */
export function paying<S extends GameState, Args extends Json, Local extends Notes>(
  of: PayRules<S, Args, Local>,
): {
  readonly preset: Answer<S, Args, Local>
  readonly name: Answer<S, Args, Local>
  readonly pay: Answer<S, Args, Local>
} {
  type F = Frame<Args, Local>
  const preset = (known: S, f: F) => leastLoss(of.payers(known, f), of.debt(known, f))
  const told = (units: readonly UnitId[]) => ({
    label: `Lose ${listed(units.map(of.nameOf))}`,
    short: units.length === 1 ? `Lose ${of.shortNameOf(units[0] as UnitId)}` : `Lose ${units.length} units`,
  })
  const whyNotNamed = (known: S, f: F): Objection =>
    f.local.chosen.length === 0
      ? refusal(of.rule, 'nobody is named')
      : whyNotPaid(of.payers(known, f), of.debt(known, f), f.local.chosen, of.rule)
  return {
    preset: plain<S, Args, Local>({
      intent: 'act',
      whyNot: (_known, f) => f.local.chosen.length > 0 && refusal(of.rule, 'others have been named'),
      label: (known, f) => told(preset(known, f)).label,
      short: (known, f) => told(preset(known, f)).short,
      do: (s, f, go) => of.pay(s, f, preset(s, f), go),
    }),
    name: ofUnit<S, Args, Local>({
      intent: 'pick',
      title: 'Who takes the loss',
      toggles: true,
      among: (known, f) => of.payers(known, f).map(each => each.unit),
      whyNot: (known, f, unit) =>
        of.payers(known, f).every(each => each.unit !== unit || each.points <= 0) &&
        refusal(of.rule, `${of.nameOf(unit)} pays nothing here`, { unit }),
      label: (unit, known, f) => {
        const points = of.payers(known, f).find(each => each.unit === unit)?.points ?? 0
        return `${of.nameOf(unit)} ${f.local.chosen.includes(unit) ? 'stays' : `pays ${points}`}`
      },
      do(_s, f, unit) {
        f.local.chosen = toggled(f.local.chosen, unit)
      },
    }),
    pay: plain<S, Args, Local>({
      intent: 'act',
      whyNot: (known, f) => firstOf(() => whyNotNamed(known, f)),
      label: (_known, f) => told(f.local.chosen).label,
      short: (_known, f) => told(f.local.chosen).short,
      do: (s, f, go) => of.pay(s, f, f.local.chosen, go),
    }),
  }
}

/** What Enter does: those named pay if that is enough; with nobody named, those who cost least. */
export function payPrimary<S extends GameState, Args extends Json, Local extends Notes>(
  of: PayRules<S, Args, Local>,
  known: S,
  f: Frame<Args, Local>,
): Action | null {
  if (f.local.chosen.length === 0) return { kind: 'preset' }
  return whyNotPaid(of.payers(known, f), of.debt(known, f), f.local.chosen, of.rule) === null ? { kind: 'pay' } : null
}

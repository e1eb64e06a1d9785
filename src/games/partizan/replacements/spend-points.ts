import { deploying, type InHand } from '../../../core/army/deploying'
import { type Answer, ofUnit, plain } from '../../../core/engine/answer'
import type { Frame } from '../../../core/engine/state'
import type { Refusal } from '../../../core/engine/step'
import type { RuleId, UnitId } from '../../../core/ids'
import type { Json } from '../../../core/json'
import { arrivalHexes, putInPlace, whyNotArrive } from '../forces/arrivals'
import { hexName } from '../map/hexes'
import { type Go, hexOf, isOnMap, nameOf, type Partizan, putUnit, secretOf, standing, unitOf } from '../state'

type Notes = InHand & { [note: string]: Json }

/** What the replacements of the two sides differ in. */
type Spending<Args extends Json, Local extends Notes> = {
  readonly built: RuleId
  readonly restored: RuleId
  /** Units a point could go into now. */
  usable(s: Partizan, f: Frame<Args, Local>): readonly UnitId[]
  whyNotPick(s: Partizan, f: Frame<Args, Local>, id: UnitId): Refusal[]
  whyNotRestored(s: Partizan, f: Frame<Args, Local>, id: UnitId): Refusal[]
  pay(f: Frame<Args, Local>, id: UnitId): void
  /** Ends the step when no point is of use any more. */
  settle(s: Partizan, f: Frame<Args, Local>, go: Go): void
  /** Points that would lapse, in words. */
  left(f: Frame<Args, Local>): string
}

/** 13: a point restores a reduced unit where it stands, or builds one in a hex it may arrive in. */
export const spendPoints = <Args extends Json, Local extends Notes>(
  of: Spending<Args, Local>,
): { readonly [kind: string]: Answer<Partizan, Args, Local> } => ({
  restore: ofUnit({
    title: 'Units to bring up to strength',
    intent: 'act',
    among: (s, f) => of.usable(s, f).filter(id => isOnMap(s, id)),
    whyNot: of.whyNotRestored,
    label: (id, s) => `Restore ${standing(s, id)}`,
    do(s, f, id, go) {
      f.local.picked = null
      of.pay(f, id)
      putUnit(s, id, { steps: unitOf(s, id).steps + 1 })
      go.log('restored', { unit: id, hex: hexOf(s, id), owner: secretOf(s, f.side) }, of.restored)
      of.settle(s, f, go)
    },
  }),
  ...deploying<Partizan, Args, Local>({
    rule: of.built,
    units: (s, f) => of.usable(s, f).filter(id => !isOnMap(s, id)),
    whyNotPick: of.whyNotPick,
    hexes: (s, _f, id) => arrivalHexes(s, id),
    whyNotTo: (s, _f, id, hex) => whyNotArrive(s, id, hex),
    unitLabel: id => `Build ${nameOf(id)}`,
    hexLabel: hexName,
    place(s, f, id, hex, go) {
      of.pay(f, id)
      putUnit(s, id, { steps: 1, unsupplied: 0 })
      putInPlace(s, id, hex)
      go.log('built', { unit: id, hex, owner: secretOf(s, f.side) }, of.built)
      of.settle(s, f, go)
    },
  }),
  done: plain({
    label: 'End replacements',
    intent: 'pass',
    leaves: (_s, f) => of.left(f),
    do: (_s, _f, go) => go.end(),
  }),
})

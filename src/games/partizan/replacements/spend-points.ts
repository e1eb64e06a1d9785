import type { Frame } from '../../../core/engine/state'
import { type Refusal, refusal, type Step } from '../../../core/engine/step'
import type { RuleId, UnitId } from '../../../core/ids'
import type { Json } from '../../../core/json'
import { hexOfAction, unitOfAction } from '../../../core/rules/automatic-step'
import { arrivalHexes, whyNotArrive } from '../forces/arrivals'
import { hexName, regionOf } from '../map/hexes'
import { placeUnit } from '../movement/marching'
import { hexOf, isOnMap, isPartisan, nameOf, type Partizan, putUnit, secretOf, standing, unitOf } from '../state'

type Picked = { picked: UnitId | null }

/** What the replacements of the two sides differ in. */
type Spending<Args extends Json, Local extends Json & Picked> = {
  readonly built: RuleId
  readonly restored: RuleId
  /** Units a point could go into now. */
  usable(s: Partizan, f: Frame<Args, Local>): readonly UnitId[]
  whyNotPick(s: Partizan, f: Frame<Args, Local>, id: UnitId): Refusal[]
  whyNotRestored(s: Partizan, f: Frame<Args, Local>, id: UnitId): Refusal[]
  pay(f: Frame<Args, Local>, id: UnitId): void
  /** Ends the step when no point is of use any more. */
  settle: NonNullable<Step<Partizan, Args, Local>['enter']>
}

type Spent<Args extends Json, Local extends Json> = Pick<
  Step<Partizan, Args, Local>,
  'answers' | 'choices' | 'check' | 'apply'
>

/** 13: a point restores a reduced unit where it stands, or builds one in a hex it may arrive in. */
export const spendPoints = <Args extends Json, Local extends Json & Picked>(
  of: Spending<Args, Local>,
): Spent<Args, Local> => ({
  answers: { pick: ['unit'], to: ['hex'], restore: ['unit'], done: [] },

  *choices(s, f) {
    const { picked } = f.local
    for (const id of of.usable(s, f)) {
      if (isOnMap(s, id)) yield { action: { kind: 'restore', unit: id }, label: `Restore ${standing(s, id)}` }
      else if (id !== picked) yield { action: { kind: 'pick', unit: id }, label: `Build ${nameOf(id)}` }
    }
    if (picked !== null)
      for (const hex of arrivalHexes(s, picked)) yield { action: { kind: 'to', hex }, label: hexName(hex) }
    yield { action: { kind: 'done' }, label: 'Let the rest lapse' }
  },

  check(s, f, a) {
    if (a.kind === 'done') return []
    if (a.kind === 'pick') return of.whyNotPick(s, f, unitOfAction(a))
    if (a.kind === 'restore') return of.whyNotRestored(s, f, unitOfAction(a))
    return f.local.picked === null
      ? [refusal(of.built, 'pick a unit first')]
      : whyNotArrive(s, f.local.picked, hexOfAction(a))
  },

  apply(s, f, a, go) {
    const local: Picked = f.local
    if (a.kind === 'done') return go.end()
    if (a.kind === 'pick') {
      local.picked = unitOfAction(a)
      return
    }
    const id = a.kind === 'restore' ? unitOfAction(a) : local.picked
    if (id === null) return
    const owner = secretOf(s, f.side)
    local.picked = null
    of.pay(f, id)
    if (a.kind === 'restore') {
      putUnit(s, id, { steps: unitOf(s, id).steps + 1 })
      go.log('restored', { unit: id, hex: hexOf(s, id), owner }, of.restored)
    } else {
      const hex = hexOfAction(a)
      putUnit(s, id, { steps: 1, unsupplied: 0 })
      placeUnit(s, id, hex)
      if (isPartisan(id)) s.placed = [...s.placed, regionOf(hex) as string]
      go.log('built', { unit: id, hex, owner }, of.built)
    }
    of.settle(s, f, go)
  },
})

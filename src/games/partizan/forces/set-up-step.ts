import { type Flow, type Refusal, reasons, refusal, type Step } from '../../../core/engine/step'
import type { HexId, RuleId, UnitId } from '../../../core/ids'
import { hexOfAction, unitOfAction } from '../../../core/rules/automatic-step'
import * as shape from '../../../core/save/shape'
import { hexName } from '../map/hexes'
import { nameOf, onHex, type Partizan, putUnit, standing, unit } from '../state'

type Local = { picked: UnitId | null }

/** What the two set-ups differ in. */
type SetUp = {
  readonly rule: RuleId
  readonly label: string
  enter?(s: Partizan, go: Flow): void
  units(s: Partizan): readonly UnitId[]
  /** Hexes it could start in at best. */
  hexes(id: UnitId): readonly HexId[]
  whyNot(s: Partizan, id: UnitId, hex: HexId): Refusal[]
  whyNotDone(s: Partizan): Refusal[]
  /** What its whole group must heed, where lit hexes alone would not tell. */
  heed?(id: UnitId): { readonly words: string; readonly rule: RuleId } | null
  ready(s: Partizan, go: Flow): void
}

/** A side puts its units where the rules let it, one by one or all at once. */
export const setUpStep = (of: SetUp): Step<Partizan, null, Local> => ({
  local: shape.fields({ picked: shape.nullable(unit) }),
  fresh: () => ({ picked: null }),
  answers: { pick: ['unit'], to: ['hex'], ready: [], done: [] },
  enter: (s, _f, go) => of.enter?.(s, go),
  prompt(s, f) {
    const waiting = 'is setting up'
    if (f.local.picked !== null) {
      const heed = of.heed?.(f.local.picked) ?? null
      const words = heed === null ? '' : `, ${heed.words}`
      return { text: `Set up ${nameOf(f.local.picked)}: pick a hex${words}.`, rule: heed?.rule ?? of.rule, waiting }
    }
    const text =
      of.whyNotDone(s).length === 0
        ? 'All units stand: change what you like, or begin.'
        : `Set up ${of.label}: pick a unit, or take the ready deployment.`
    return { text, rule: of.rule, waiting }
  },

  *choices(s, f) {
    const { picked } = f.local
    for (const id of of.units(s))
      if (id !== picked) yield { action: { kind: 'pick', unit: id }, label: standing(s, id) }
    if (picked !== null)
      for (const hex of of.hexes(picked))
        if (of.whyNot(s, picked, hex).length === 0) yield { action: { kind: 'to', hex }, label: hexName(hex) }
    yield { action: { kind: 'ready' }, label: 'Ready deployment' }
    if (of.whyNotDone(s).length === 0) yield { action: { kind: 'done' }, label: 'Set-up is done' }
  },

  check(s, f, a) {
    if (a.kind === 'ready') return []
    if (a.kind === 'done') return of.whyNotDone(s)
    if (a.kind === 'pick') {
      const id = unitOfAction(a)
      return reasons(
        !of.units(s).includes(id) && refusal(of.rule, `${nameOf(id)} is not yours to set up`, { unit: id }),
        f.local.picked === id && refusal(of.rule, `${nameOf(id)} is picked already`, { unit: id }),
      )
    }
    return f.local.picked === null
      ? [refusal(of.rule, 'pick a unit first')]
      : of.whyNot(s, f.local.picked, hexOfAction(a))
  },

  apply(s, f, a, go) {
    switch (a.kind) {
      case 'pick':
        f.local.picked = unitOfAction(a)
        return
      case 'to':
        if (f.local.picked !== null) putUnit(s, f.local.picked, { at: onHex(hexOfAction(a)) })
        f.local.picked = null
        return
      case 'ready':
        of.ready(s, go)
        f.local.picked = null
        return
      default:
        go.log('deployed', { side: f.side }, of.rule)
        go.end()
    }
  },
})

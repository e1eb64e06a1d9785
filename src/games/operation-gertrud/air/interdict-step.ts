import type { Frame } from '../../../core/engine/state'
import { firstOf, type Refusal, refusal, type Step } from '../../../core/engine/step'
import type { HexId, UnitId } from '../../../core/ids'
import { otherSide } from '../../../core/ids'
import { hexOfAction, unitOfAction } from '../../../core/rules/automatic-step'
import * as shape from '../../../core/save/shape'
import { hexName } from '../map/geography'
import { type Gertrud, hex, nameOf, snapshot, unit } from '../state'
import { interdictable, whyNotInterdict } from './interdiction'
import { readyCas, whyNotReady } from './support'

type Local = { cas: UnitId | null; tried: HexId[] }
type Interdicting = Frame<null, Local>

const whyNotPick = (s: Gertrud, f: Interdicting, id: UnitId): Refusal[] =>
  firstOf(
    () => f.local.cas === id && refusal('13.7.1', 'it is picked already', { unit: id }),
    () => whyNotReady(s, id, f.side, 'cas'),
  )

const whyNotAim = (s: Gertrud, f: Interdicting, where: HexId): Refusal[] =>
  firstOf(
    () => f.local.cas === null && refusal('13.7.1', 'pick a CAS first'),
    () => whyNotInterdict(s, where, f.local.tried, otherSide(f.side)),
  )

const isIdle = (s: Gertrud, f: Interdicting): boolean =>
  readyCas(s, f.side).length === 0 || interdictable(s, f.local.tried, otherSide(f.side)).length === 0

/** 13.7: CAS against stacks that are about to move, one hex after the other. */
export const interdict: Step<Gertrud, null, Local> = {
  local: shape.fields({ cas: shape.nullable(unit), tried: shape.distinct(hex) }),
  fresh: () => ({ cas: null, tried: [] }),
  answers: { fly: ['unit'], target: ['hex'], done: [] },
  enter(s, f, go) {
    if (isIdle(snapshot(s), f)) go.end()
  },
  resume(s, f, _value, go) {
    if (isIdle(snapshot(s), f)) go.end()
  },
  prompt: (_s, { local }) => ({
    text:
      local.cas === null
        ? 'Interdiction: pick a CAS to send against a stack, or end the phase'
        : `${nameOf(local.cas)} interdicts: pick an enemy stack`,
    rule: '13.7.1',
    waiting: 'is planning interdiction',
  }),
  *choices(s, f) {
    for (const id of readyCas(s, f.side))
      if (id !== f.local.cas) yield { action: { kind: 'fly', unit: id }, label: `Send ${nameOf(id)}` }
    if (f.local.cas !== null)
      for (const where of interdictable(s, f.local.tried, otherSide(f.side)))
        yield { action: { kind: 'target', hex: where }, label: `Interdict ${hexName(where)}` }
    yield { action: { kind: 'done' }, label: 'End the Interdiction Phase' }
  },
  check(s, f, a) {
    if (a.kind === 'done') return []
    return a.kind === 'fly' ? whyNotPick(s, f, unitOfAction(a)) : whyNotAim(s, f, hexOfAction(a))
  },
  apply(_s, f, a, go) {
    const { local } = f
    if (a.kind === 'done') return go.end()
    if (a.kind === 'fly') {
      local.cas = unitOfAction(a)
      return
    }
    const cas = local.cas
    if (cas === null) return
    local.cas = null
    local.tried.push(hexOfAction(a))
    go.ask({ step: 'sortie', side: f.side, args: { hex: hexOfAction(a), cas } })
  },
}

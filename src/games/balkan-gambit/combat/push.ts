import { reasons, refusal, type Step } from '../../../core/engine/step'
import type { UnitId } from '../../../core/ids'
import { hexOfAction } from '../../../core/rules/automatic-step'
import * as shape from '../../../core/save/shape'
import { hexName } from '../map/hexes'
import { pushHexes } from '../partisans/displacement'
import { type Gambit, hexOf, nameOf, onHex, putUnit, unit } from '../state'
import { eliminate } from './elimination'

type Args = { unit: UnitId }

/** 12.8.12: a dispersed unit makes way for retreating enemies, or is lost. */
export const push: Step<Gambit, Args, null> = {
  args: shape.fields({ unit }),
  answers: { to: ['hex'] },
  enter(s, f, go) {
    go.log('pushed', { unit: f.args.unit, strictures: ['12.8.12'] }, '12.8.12')
    if (pushHexes(s, f.args.unit).length > 0) return
    eliminate(s, go, f.args.unit, { rule: '12.8.12' })
    go.end()
  },
  prompt: (_s, f) => ({
    text: `Pick the hex next to it to which ${nameOf(f.args.unit)} makes way for the retreat.`,
    rule: '12.8.12',
    waiting: 'is making way',
  }),
  *choices(s, f) {
    for (const hex of pushHexes(s, f.args.unit)) yield { action: { kind: 'to', hex }, label: hexName(hex) }
  },
  check: (s, f, a) =>
    reasons(
      !pushHexes(s, f.args.unit).includes(hexOfAction(a)) &&
        refusal('12.8.12', 'it moves one hex', { hex: hexOfAction(a) }),
    ),
  apply(s, f, a, go) {
    go.log('displaced', { unit: f.args.unit, from: hexOf(s, f.args.unit), to: hexOfAction(a) }, '12.8.12')
    putUnit(s, f.args.unit, { at: onHex(hexOfAction(a)) })
    go.end()
  },
}

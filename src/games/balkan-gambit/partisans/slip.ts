import type { Step } from '../../../core/engine/step'
import type { UnitId } from '../../../core/ids'
import { hexOfAction } from '../../../core/rules/automatic-step'
import * as shape from '../../../core/save/shape'
import { hexName } from '../map/hexes'
import { type Gambit, hexOf, nameOf, onHex, putUnit, unit } from '../state'
import { displacements, whyNotDisplace } from './displacement'

type Args = { unit: UnitId }

/** 12.15.2: a dispersed unit that was missed may slip away up to two hexes. */
export const slip: Step<Gambit, Args, null> = {
  args: shape.fields({ unit }),
  answers: { to: ['hex'], stay: [] },
  prompt: (_s, f) => ({
    text: `${nameOf(f.args.unit)} got away: pick a hex up to two away to slip to, or stay.`,
    rule: '12.15.2',
    waiting: 'may slip away',
  }),
  *choices(s, f) {
    for (const hex of displacements(s, f.args.unit)) yield { action: { kind: 'to', hex }, label: hexName(hex) }
    yield { action: { kind: 'stay' }, label: 'Stay' }
  },
  check: (s, f, a) => (a.kind === 'stay' ? [] : whyNotDisplace(s, f.args.unit, hexOfAction(a))),
  apply(s, f, a, go) {
    if (a.kind === 'to') {
      const facts = { unit: f.args.unit, from: hexOf(s, f.args.unit), to: hexOfAction(a), strictures: ['12.8.11'] }
      go.log('displaced', facts, '12.15.2')
      putUnit(s, f.args.unit, { at: onHex(hexOfAction(a)) })
    }
    go.end()
  },
}

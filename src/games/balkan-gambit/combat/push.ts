import { step } from '../../../core/engine/make-step'
import type { UnitId } from '../../../core/ids'
import * as shape from '../../../core/save/shape'
import { destination, toOnly } from '../movement/destination'
import { displace, pushHexes, wayOf } from '../partisans/displacement'
import { type Gambit, nameOf, unit } from '../state'
import { eliminate } from './elimination'

type Args = { readonly unit: UnitId }

/** 12.8.12: a dispersed unit makes way for retreating enemies, or is lost. */
export const push = step<Gambit, Args>({
  args: shape.fields({ unit }),
  enter(s, f, go) {
    go.log('pushed', { unit: f.args.unit, strictures: ['12.8.12'] }, '12.8.12')
    if (pushHexes(s, f.args.unit).length > 0) return
    eliminate(s, go, f.args.unit, { rule: '12.8.12' })
    go.end()
  },
  prompt: (_s, f) => ({
    text: `Pick the hex next to it to which ${nameOf(f.args.unit)} makes way for the retreat.`,
    rule: '12.8.12',
    ruling: 'R-PART6',
    waiting: 'is making way',
  }),
  answers: {
    to: destination({
      ways: (s, f) => pushHexes(s, f.args.unit),
      why: ['12.8.12', 'it moves one hex'],
      path: (s, f, hex) => wayOf(s, f.args.unit, hex),
      go(s, f, hex, go) {
        displace(s, go, f.args.unit, hex, '12.8.12')
        go.end()
      },
    }),
  },
  primary: (s, f) => toOnly(pushHexes(s, f.args.unit)),
  focus: (_s, f) => ({ hand: [f.args.unit] }),
  needs: (s, f) => pushHexes(s, f.args.unit).length > 0,
  battle: { stage: 'Retreat', onMap: true },
})

import { plain } from '../../../core/engine/answer'
import { step } from '../../../core/engine/make-step'
import type { UnitId } from '../../../core/ids'
import * as shape from '../../../core/save/shape'
import { destination } from '../movement/destination'
import { type Gambit, hexOf, nameOf, unit } from '../state'
import { displace, displacements, wayOf, whyNotDisplace } from './displacement'

type Args = { readonly unit: UnitId }

/** 12.15.2: a dispersed unit that was missed may slip away up to two hexes. */
export const slip = step<Gambit, Args>({
  args: shape.fields({ unit }),
  prompt: (_s, f) => ({
    text: `${nameOf(f.args.unit)} got away: pick a hex up to two away to slip to, or stay.`,
    rule: '12.15.2',
    ruling: 'R-PART3',
    waiting: 'may slip away',
  }),
  answers: {
    to: destination({
      ways: (s, f) => displacements(s, f.args.unit),
      why: (s, f, hex) => whyNotDisplace(s, f.args.unit, hex),
      path: (s, f, hex) => wayOf(s, f.args.unit, hex),
      go(s, f, hex, go) {
        displace(s, go, f.args.unit, hex, '12.15.2', { strictures: ['12.8.11'] })
        go.end()
      },
    }),
    stay: plain({ label: 'Stay', intent: 'pass', do: (_s, _f, go) => go.end() }),
  },
  focus: (_s, f) => ({ hand: [f.args.unit] }),
  needs: (s, f) => hexOf(s, f.args.unit) !== null,
  battle: { stage: 'Slip away', onMap: true },
})

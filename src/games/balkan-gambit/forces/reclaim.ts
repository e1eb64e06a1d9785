import { step } from '../../../core/engine/make-step'
import type { UnitId } from '../../../core/ids'
import * as shape from '../../../core/save/shape'
import { destination, toOnly } from '../movement/destination'
import { enterHex } from '../movement/entering'
import { markActed } from '../movement/marching'
import { type Gambit, isDead, nameOf, onHex, putUnit, unit } from '../state'
import { reclaimHexes } from './replacements'

type Args = { readonly unit: UnitId }

/** 8.3.X1: a brigade comes back with or next to a supplied division, and is done for the turn. */
export const reclaim = step<Gambit, Args>({
  args: shape.fields({ unit }),
  prompt: (_s, f) => ({
    text: `Pick a hex with or next to a supplied division where ${nameOf(f.args.unit)} returns.`,
    rule: '8.3.X1',
    ruling: 'R-RP3',
    waiting: 'is reclaiming a unit',
  }),
  answers: {
    to: destination({
      ways: (s, f) => reclaimHexes(s, f.args.unit),
      why: ['8.3.X1', 'it returns with or next to a supplied division'],
      go(s, f, hex, go) {
        const id = f.args.unit
        putUnit(s, id, { at: onHex(hex), steps: 1 })
        markActed(s, id)
        enterHex(s, go, id, hex)
        go.log('reclaimed', { unit: id, hex }, '8.2.2')
        go.end()
      },
    }),
  },
  primary: (s, f) => toOnly(reclaimHexes(s, f.args.unit)),
  focus: (_s, f) => ({ hand: [f.args.unit] }),
  needs: (s, f) => isDead(s, f.args.unit) && reclaimHexes(s, f.args.unit).length > 0,
})

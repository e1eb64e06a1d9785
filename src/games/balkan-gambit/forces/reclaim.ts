import { refusal, type Step } from '../../../core/engine/step'
import type { UnitId } from '../../../core/ids'
import { hexOfAction } from '../../../core/rules/automatic-step'
import * as shape from '../../../core/save/shape'
import { hexName } from '../map/hexes'
import { enterHex } from '../movement/entering'
import { markActed } from '../movement/marching'
import { type Gambit, nameOf, onHex, putUnit, unit } from '../state'
import { reclaimHexes } from './replacements'

type Args = { unit: UnitId }

/** 8.3.X1: a brigade comes back with or next to a supplied division, and is done for the turn. */
export const reclaim: Step<Gambit, Args, null> = {
  args: shape.fields({ unit }),
  answers: { to: ['hex'] },
  prompt: (_s, f) => ({
    text: `Pick a hex with or next to a supplied division where ${nameOf(f.args.unit)} returns.`,
    rule: '8.3.X1',
    waiting: 'is reclaiming a unit',
  }),
  *choices(s, f) {
    for (const hex of reclaimHexes(s, f.args.unit)) yield { action: { kind: 'to', hex }, label: hexName(hex) }
  },
  check: (s, f, a) =>
    reclaimHexes(s, f.args.unit).includes(hexOfAction(a))
      ? []
      : [refusal('8.3.X1', 'it returns with or next to a supplied division', { hex: hexOfAction(a) })],
  apply(s, f, a, go) {
    const id = f.args.unit
    putUnit(s, id, { at: onHex(hexOfAction(a)), steps: 1 })
    markActed(s, id)
    enterHex(s, go, id, hexOfAction(a))
    go.log('reclaimed', { unit: id, hex: hexOfAction(a) }, '8.2.2')
    go.end()
  },
}

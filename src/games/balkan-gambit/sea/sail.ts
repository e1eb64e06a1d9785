import type { Step } from '../../../core/engine/step'
import type { UnitId } from '../../../core/ids'
import { hexOfAction } from '../../../core/rules/automatic-step'
import * as shape from '../../../core/save/shape'
import { hexName } from '../map/hexes'
import { enterHex } from '../movement/entering'
import { harbours, markActed, whyNotDisembark } from '../movement/marching'
import { movementFactor } from '../movement/movement'
import { type Gambit, markerAt, nameOf, onHex, putUnit, unit } from '../state'

type Args = { unit: UnitId }

/** 11.4.3: arriving at a Port costs half the allowance, rounded up; 11.4.2: at a Beachhead all of it. */
export const pointsAfterVoyage = (mf: number, isPort: boolean): number => (isPort ? mf - Math.ceil(mf / 2) : 0)

/** 11.4.1: one unit comes over from the Med Box. */
export const sail: Step<Gambit, Args, null> = {
  args: shape.fields({ unit }),
  answers: { to: ['hex'] },
  prompt: (_s, f) => ({
    text: `Pick the Beachhead or Port to which ${nameOf(f.args.unit)} sails.`,
    rule: '11.4.1',
    waiting: 'is moving by sea',
  }),
  *choices(s, f) {
    for (const hex of harbours(s, f.args.unit)) yield { action: { kind: 'to', hex }, label: hexName(hex) }
  },
  check: (s, f, a) => whyNotDisembark(s, f.args.unit, hexOfAction(a)),
  apply(s, f, a, go) {
    const id = f.args.unit
    const hex = hexOfAction(a)
    putUnit(s, id, { at: onHex(hex) })
    markActed(s, id)
    enterHex(s, go, id, hex)
    go.log('sailed', { unit: id, from: null, to: hex }, '11.4.1')
    const left = pointsAfterVoyage(movementFactor(s, id), markerAt(s, hex)?.port ?? false)
    if (left > 0) go.become({ step: 'march', side: f.side, args: { unit: id, left } })
    else go.end()
  },
}

import { step } from '../../../core/engine/make-step'
import type { Frame } from '../../../core/engine/state'
import type { HexId, UnitId } from '../../../core/ids'
import * as shape from '../../../core/save/shape'
import { destination, toOnly } from '../movement/destination'
import { enterHex } from '../movement/entering'
import { harbours, markActed, whyNotDisembark } from '../movement/marching'
import { movementFactor } from '../movement/movement'
import { type Gambit, type Go, isInMed, markerAt, nameOf, onHex, putUnit, unit } from '../state'

type Args = { readonly unit: UnitId }

/** 11.4.3: arriving at a Port costs half the allowance, rounded up; 11.4.2: at a Beachhead all of it. */
export const pointsAfterVoyage = (mf: number, isPort: boolean): number => (isPort ? mf - Math.ceil(mf / 2) : 0)

/** 11.4.1: one unit comes over from the Med Box. */
export const sail = step<Gambit, Args>({
  args: shape.fields({ unit }),
  prompt: (_s, f) => ({
    text: `Pick the Beachhead or Port to which ${nameOf(f.args.unit)} sails.`,
    rule: '11.4.1',
    ruling: 'R-MV4',
    waiting: 'is moving by sea',
  }),
  answers: {
    to: destination({
      ways: (s, f) => harbours(s, f.args.unit),
      why: (s, f, hex) => whyNotDisembark(s, f.args.unit, hex),
      go: disembark,
    }),
  },
  primary: (s, f) => toOnly(harbours(s, f.args.unit)),
  focus: (_s, f) => ({ hand: [f.args.unit] }),
  needs: (s, f) => isInMed(s, f.args.unit) && harbours(s, f.args.unit).length > 0,
})

function disembark(s: Gambit, f: Frame<Args, null>, hex: HexId, go: Go): void {
  const id = f.args.unit
  putUnit(s, id, { at: onHex(hex) })
  markActed(s, id)
  enterHex(s, go, id, hex)
  go.log('sailed', { unit: id, from: null, to: hex }, '11.4.1')
  const left = pointsAfterVoyage(movementFactor(s, id), markerAt(s, hex)?.port ?? false)
  if (left > 0) go.become({ step: 'march', side: f.side, args: { unit: id, left } })
  else go.end()
}

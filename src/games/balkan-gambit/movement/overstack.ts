import { ofUnit } from '../../../core/engine/answer'
import { step } from '../../../core/engine/make-step'
import { refusal } from '../../../core/engine/step'
import type { HexId, Side, UnitId } from '../../../core/ids'
import * as shape from '../../../core/save/shape'
import { stackIn } from '../board'
import { stackLimits } from '../charts/charts'
import { eliminate } from '../combat/elimination'
import { hexName } from '../map/hexes'
import { ALLIED, type Gambit, hex, isSupport, nameOf } from '../state'
import { isOverstacked } from './stacking'

type Args = { readonly hex: HexId }

/** 10.4: removing one of these brings the hex nearer to its limit. */
function surplus(s: Gambit, side: Side, where: HexId): UnitId[] {
  const stack = stackIn(s, where, side)
  if (side !== ALLIED) return stack
  const support = stack.filter(isSupport)
  const others = stack.filter(id => !isSupport(id))
  return [
    ...(support.length > stackLimits.alliedSupport ? support : []),
    ...(others.length > stackLimits.allied ? others : []),
  ]
}

/** 10.4: the owner of an overstacked hex removes as few units as he can; they never return. */
export const overstack = step<Gambit, Args>({
  args: shape.fields({ hex }),
  enter(s, f, go) {
    if (!isOverstacked(s, f.args.hex, f.side)) go.end()
  },
  prompt: (_s, f) => ({
    text: `Too many units stand in ${hexName(f.args.hex)}: pick one to remove for good.`,
    rule: '10.4',
    ruling: 'R-OV',
    waiting: 'is removing units',
  }),
  answers: {
    remove: ofUnit({
      among: (s, f) => surplus(s, f.side, f.args.hex),
      whyNot: (s, f, unit) =>
        !surplus(s, f.side, f.args.hex).includes(unit) && refusal('10.4', 'its removal would not help', { unit }),
      label: nameOf,
      title: 'Units to remove',
      intent: 'spend',
      do(s, f, unit, go) {
        eliminate(s, go, unit, { rule: '8.3.B4', pile: 'permanent' })
        if (!isOverstacked(s, f.args.hex, f.side)) go.end()
      },
    }),
  },
  focus: (_s, f) => ({ from: [f.args.hex] }),
  needs: (s, f) => isOverstacked(s, f.args.hex, f.side),
})

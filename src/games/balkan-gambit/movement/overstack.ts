import { refusal, type Step } from '../../../core/engine/step'
import type { HexId, UnitId } from '../../../core/ids'
import { unitOfAction } from '../../../core/rules/automatic-step'
import * as shape from '../../../core/save/shape'
import { stackIn } from '../board'
import { stackLimits } from '../charts/charts'
import { eliminate } from '../combat/elimination'
import { hexName } from '../map/hexes'
import { ALLIED, type Gambit, hex, isSupport, nameOf } from '../state'
import { isOverstacked } from './stacking'

type Args = { hex: HexId }

/** 10.4: removing one of these brings the hex nearer to its limit. */
function surplus(s: Gambit, side: 0 | 1, where: HexId): UnitId[] {
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
export const overstack: Step<Gambit, Args, null> = {
  args: shape.fields({ hex }),
  answers: { remove: ['unit'] },
  enter(s, f, go) {
    if (!isOverstacked(s, f.args.hex, f.side)) go.end()
  },
  prompt: (_s, f) => ({
    text: `Too many units stand in ${hexName(f.args.hex)}: pick one to remove for good.`,
    rule: '10.4',
    waiting: 'is removing units',
  }),
  *choices(s, f) {
    for (const unit of surplus(s, f.side, f.args.hex)) yield { action: { kind: 'remove', unit }, label: nameOf(unit) }
  },
  check: (s, f, a) =>
    surplus(s, f.side, f.args.hex).includes(unitOfAction(a))
      ? []
      : [refusal('10.4', 'its removal would not help', { unit: unitOfAction(a) })],
  apply(s, f, a, go) {
    eliminate(s, go, unitOfAction(a), { rule: '8.3.B4', pile: 'permanent' })
    if (!isOverstacked(s, f.args.hex, f.side)) go.end()
  },
}

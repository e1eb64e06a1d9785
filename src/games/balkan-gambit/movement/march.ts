import { refusal, type Step } from '../../../core/engine/step'
import type { HexId, UnitId } from '../../../core/ids'
import { hexOfAction } from '../../../core/rules/automatic-step'
import * as shape from '../../../core/save/shape'
import { hexName } from '../map/hexes'
import { type Gambit, hexOf, nameOf, unit } from '../state'
import { march as marchTo, whyNotMarch } from './marching'
import { reachFrom } from './movement'

type Args = { unit: UnitId; left: number }
type Local = { left: number }

export const reachOf = (s: Gambit, id: UnitId, left: number) => reachFrom(s, id, hexOf(s, id) as HexId, left, false)

/** 11.4.3: a unit that has landed at a Port goes on with what it has left. */
export const march: Step<Gambit, Args, Local> = {
  args: shape.fields({ unit, left: shape.whole(0, 99) }),
  local: shape.fields({ left: shape.whole(0, 99) }),
  fresh: args => ({ left: args.left }),
  answers: { to: ['hex'], done: [] },
  prompt: (_s, f) => ({
    text: `${nameOf(f.args.unit)} has landed and may go on inland with ${f.local.left} MP.`,
    rule: '11.4.3',
    waiting: 'is moving inland',
  }),
  *choices(s, f) {
    const id = f.args.unit
    const reached = reachOf(s, id, f.local.left)
    for (const hex of reached.hexes)
      if (whyNotMarch(s, id, hexOf(s, id) as HexId, reached, hex).length === 0)
        yield { action: { kind: 'to', hex }, label: hexName(hex), cost: reached.costTo(hex) }
    yield { action: { kind: 'done' }, label: 'Stay here' }
  },
  check(s, f, a) {
    if (a.kind === 'done') return []
    const id = f.args.unit
    const from = hexOf(s, id)
    return from === null
      ? [refusal('11.4.3', 'it is gone')]
      : whyNotMarch(s, id, from, reachOf(s, id, f.local.left), hexOfAction(a))
  },
  apply(s, f, a, go) {
    if (a.kind === 'done') return go.end()
    const reached = reachOf(s, f.args.unit, f.local.left)
    f.local.left = Math.max(0, reached.remaining(hexOfAction(a)))
    marchTo(s, go, f.args.unit, reached, hexOfAction(a))
  },
  resume() {},
}

import { ofHex, plain } from '../../../core/engine/answer'
import { step } from '../../../core/engine/make-step'
import type { Frame } from '../../../core/engine/state'
import { refusal } from '../../../core/engine/step'
import type { Reach } from '../../../core/hex/reach'
import type { HexId, UnitId } from '../../../core/ids'
import * as shape from '../../../core/save/shape'
import { hexName } from '../map/hexes'
import { type Gambit, hexOf, nameOf, unit } from '../state'
import { askForPorts, march, whyNotMarch } from './marching'
import { reachFrom } from './movement'

type Args = { readonly unit: UnitId; readonly left: number }
type Local = { left: number }
type Marching = Frame<Args, Local>

const reached = (s: Gambit, { args, local }: Marching): Reach =>
  reachFrom(s, args.unit, hexOf(s, args.unit) as HexId, local.left, false)

const whyNotTo = (s: Gambit, f: Marching, to: HexId) => {
  const from = hexOf(s, f.args.unit)
  return from === null
    ? refusal('11.4.3', 'it is gone')
    : whyNotMarch(s, f.args.unit, from, reached(s, f), to, f.local.left)
}

/** 11.4.3: a unit that has landed at a Port goes on with what it has left. */
export const marchInland = step<Gambit, Args, Local>({
  args: shape.fields({ unit, left: shape.whole(0, 99) }),
  local: shape.fields({ left: shape.whole(0, 99) }),
  fresh: args => ({ left: args.left }),
  prompt: (_s, f) => ({
    text: `${nameOf(f.args.unit)} has landed and may go on inland with ${f.local.left} MP.`,
    rule: '11.4.3',
    waiting: 'is moving inland',
  }),
  answers: {
    to: ofHex({
      among: (s, f) => reached(s, f).hexes,
      whyNot: whyNotTo,
      label: hexName,
      title: 'Destinations',
      cost: (s, f, to) => reached(s, f).costTo(to),
      path: (s, f, to) => reached(s, f).pathTo(to),
      intent: 'act',
      do(s, f, to, go) {
        const found = reached(s, f)
        f.local.left = Math.max(0, found.remaining(to))
        askForPorts(go, march(s, go, f.args.unit, found, to))
      },
    }),
    done: plain({
      label: 'Stay here',
      intent: 'pass',
      leaves: (_s, f) => (f.local.left === 0 ? null : `${f.local.left} MP are unused`),
      do: (_s, _f, go) => go.end(),
    }),
  },
  primary: (_s, f) => (f.local.left === 0 ? 'done' : null),
  focus: (_s, f) => ({ hand: [f.args.unit] }),
  needs: (s, f) => hexOf(s, f.args.unit) !== null,
})

import type { Frame } from '../../../core/engine/state'
import { refusal, type Step } from '../../../core/engine/step'
import type { HexId } from '../../../core/ids'
import { hexOfAction } from '../../../core/rules/automatic-step'
import * as shape from '../../../core/save/shape'
import { initiativeForecast } from '../combat/initiative'
import { hexName, landHexes } from '../map/hexes'
import { isHeldBy } from '../movement/board'
import { hex, PARTISAN, type Partizan } from '../state'
import { drop as makeDrop, whyNotDrop } from './paradrop'

type Local = { aim: HexId | null }
type Aiming = Frame<null, Local>

/** 17.1: the 500 SS must jump on turn 8, before other Germans arrive. */
export const drop: Step<Partizan, null, Local> = {
  local: shape.fields({ aim: shape.nullable(hex) }),
  fresh: () => ({ aim: null }),
  answers: { aim: ['hex'], jump: [] },
  prompt: (_s, f) => ({
    text:
      f.local.aim === null
        ? 'The 500 SS jumps: name a hex of Yugoslavia.'
        : `The 500 SS will jump over ${hexName(f.local.aim)}: jump, or name another hex.`,
    rule: '17.1.1',
    waiting: 'is planning a paradrop',
  }),
  *choices(s, f) {
    for (const each of landHexes)
      if (each !== f.local.aim && whyNotDrop(s, each).length === 0)
        yield { action: { kind: 'aim', hex: each }, label: hexName(each) }
    if (f.local.aim !== null) yield { action: { kind: 'jump' }, label: `Jump over ${hexName(f.local.aim)}` }
  },
  check(s, f: Aiming, a) {
    if (a.kind === 'jump') return f.local.aim === null ? [refusal('17.1.1', 'name a hex first')] : []
    return f.local.aim === a.hex
      ? [refusal('17.1.1', 'this hex is named already', { hex: hexOfAction(a) })]
      : whyNotDrop(s, hexOfAction(a))
  },
  apply(s, f, a, go) {
    if (a.kind === 'aim') {
      f.local.aim = hexOfAction(a)
      return
    }
    if (f.local.aim !== null) makeDrop(s, go, f.local.aim)
    go.end()
  },
  forecast: (s, f) =>
    f.local.aim !== null && isHeldBy(s, f.local.aim, PARTISAN)
      ? {
          ...initiativeForecast(s, f.local.aim, PARTISAN),
          title: `Drop on ${hexName(f.local.aim)}: with Axis initiative it lands there, otherwise it drifts`,
        }
      : null,
}

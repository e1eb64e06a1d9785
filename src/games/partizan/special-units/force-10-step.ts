import type { Step } from '../../../core/engine/step'
import { hexOfAction } from '../../../core/rules/automatic-step'
import { hexName, yugoslavHexes } from '../map/hexes'
import type { Partizan } from '../state'
import { dropForce10, whyNotAim } from './force-10'

/** 19.3: Force 10 is aimed at an empty hex, and drifts. */
export const force10: Step<Partizan> = {
  answers: { aim: ['hex'] },
  enter(s, _f, go) {
    if (yugoslavHexes.every(hex => whyNotAim(s, hex).length > 0)) go.end()
  },
  prompt: () => ({
    text: 'Force 10 jumps: name an empty hex of Yugoslavia, from which it will drift.',
    rule: '19.3',
    waiting: 'is dropping Force 10',
  }),
  *choices(s) {
    for (const hex of yugoslavHexes)
      if (whyNotAim(s, hex).length === 0) yield { action: { kind: 'aim', hex }, label: hexName(hex) }
  },
  check: (s, _f, a) => whyNotAim(s, hexOfAction(a)),
  apply(s, _f, a, go) {
    dropForce10(s, go, hexOfAction(a))
    go.end()
  },
}

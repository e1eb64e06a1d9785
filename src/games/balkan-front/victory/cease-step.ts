import { plain } from '../../../core/engine/answer'
import { step } from '../../../core/engine/make-step'
import type { Front } from '../state'
import { endByPoints, mayCease } from './endings'

/** 31.A.1: at the end of a game turn the Axis may let it be. */
export const cease = step<Front>({
  enter(s, _f, go) {
    if (!mayCease(s)) go.end()
  },
  prompt: () => ({
    text: 'Does the Axis cease operations? The game would end and be scored',
    rule: '31.A.1',
    waiting: 'is deciding whether to go on',
  }),
  answers: {
    goOn: plain({ intent: 'pass', label: 'Go on', do: (_s, _f, go) => go.end() }),
    cease: plain({
      intent: 'spend',
      label: 'Cease operations',
      do(s, _f, go) {
        endByPoints(s, go, 'the Axis ceased operations', '31.A.1', s.turn)
      },
    }),
  },
  primary: () => null,
  needs: mayCease,
})

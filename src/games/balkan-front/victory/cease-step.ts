import { plain } from '../../../core/engine/answer'
import { step } from '../../../core/engine/make-step'
import { turnNumber } from '../charts/weather'
import { sideName } from '../countries'
import type { Front } from '../state'
import { endByPoints, mayCease } from './endings'
import { levelOf, tally, totalsOf } from './tally'

/** VP.A.11, VP.A.12, 31.B.2: what it would end in, and what the date gives. */
function worth(s: Front): readonly string[] {
  const totals = totalsOf(tally(s, s.turn))
  const { winner, level } = levelOf(totals)
  const end = winner === null ? 'a stalemate' : `a ${level.toLowerCase()} for the ${sideName(winner)}`
  const isEarly = s.turn <= turnNumber('Mar II 41')
  const isLate = s.turn >= turnNumber('Jul I 41')
  return [
    `Now it would be ${end}: Axis ${totals[0]}, Allies ${totals[1]}`,
    isEarly
      ? 'Up to Mar II 41 it is worth 10 points'
      : isLate
        ? 'It costs 15 points now, and at the end'
        : 'From Jul I 41 on it costs 15 points',
  ]
}

/** 31.A.1: at the end of a game turn the Axis may let it be. */
export const cease = step<Front>({
  enter(s, _f, go) {
    if (!mayCease(s)) go.end()
  },
  prompt: s => ({
    text: 'Does the Axis cease operations? The game would end and be scored',
    notes: worth(s),
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

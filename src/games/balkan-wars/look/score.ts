import { recent } from '../../../core/engine/derived'
import type { ScoreSheet } from '../../../core/engine/game-look'
import { lastTurn } from '../calendar'
import { sideCalled } from '../countries'
import type { Wars } from '../state'
import { endingNow, scoreLines, totalsOf } from '../victory/score'

function standing(s: Wars): string {
  if (s.outcome === null) return `If it ended now: ${endingNow(s)}.`
  const { winner, level } = s.outcome
  if (winner === null) return level === 'Draw' ? 'The war ended in a draw.' : `${level}: both sides lose.`
  return `${level} victory of ${sideCalled(s, winner)}.`
}

export const score = recent((s: Wars): ScoreSheet => {
  const rows = scoreLines(s).map(({ label, values, rule, hexes }) => ({ label, values, rule, hexes }))
  const isLate = s.outcome === null && s.turn >= lastTurn(s.setting)
  return {
    rows,
    totals: totalsOf(s),
    standing: standing(s),
    rule: '14.3.6',
    warnings: [
      ...(isLate ? [{ text: 'This is the last turn.', rule: '14.3.2' }] : []),
      ...(s.outcome === null && s.setting.options.diplomacy === true
        ? [{ text: 'An armistice of the powers can end the game on any turn.', rule: '14.3.4' }]
        : []),
    ],
  }
})

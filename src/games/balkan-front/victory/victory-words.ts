import type { Words } from '../../../core/engine/log-book'
import { victoryLine } from '../charts/victory'
import { turnNumber } from '../charts/weather'
import { sideAdjective, sideName } from '../countries'
import type { VictoryFacts } from './victory-facts'

const signed = (points: number): string => (points > 0 ? `+${points}` : `${points}`)

/** VP.A.11, VP.A.12 */
function ceasing(turn: number): string {
  if (turn <= turnNumber('Mar II 41')) return 'ceased by Mar II'
  if (turn < turnNumber('Jul I 41')) return 'ceased in spring'
  return turn < turnNumber('Aug II 41') ? 'ceased from Jul I on' : 'ceased on the last turn'
}

export const victoryWords: { readonly [Kind in keyof VictoryFacts]: Words<VictoryFacts[Kind]> } = {
  scored: {
    tell: f => [`${sideAdjective(f.side)} points ${signed(f.halves / 2)}: ${victoryLine(f.line).says}.`],
    milestone: f => `scored ${f.line}`,
  },
  ended: {
    tell: f => [
      `The game is over: ${f.why}. ${f.level}${f.winner === null ? '' : ` for the ${sideName(f.winner)}`}`,
      f.points.length === 2 ? ` (${f.points.join(' to ')}).` : '.',
    ],
    milestone: f => [
      f.winner === null ? 'ended in a stalemate' : `ended: ${sideName(f.winner)}, ${f.level}`,
      ...(f.ceased === null ? [] : [ceasing(f.ceased)]),
    ],
  },
  capitalMoved: {
    tell: f => ['The Yugoslav capital moved from ', { hex: f.old }, ' to ', { hex: f.seat }, '.'],
    milestone: () => 'capital moved',
  },
}

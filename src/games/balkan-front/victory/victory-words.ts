import type { Words } from '../../../core/engine/log-book'
import { victoryLine } from '../charts/victory'
import { sideAdjective, sideName } from '../countries'
import type { VictoryFacts } from './victory-facts'

const signed = (points: number): string => (points > 0 ? `+${points}` : `${points}`)

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
    milestone: f => `ended ${f.winner === null ? 'drawn' : sideName(f.winner)} ${f.level}`,
  },
  capitalMoved: {
    tell: f => ['The Yugoslav capital moved from ', { hex: f.old }, ' to ', { hex: f.seat }, '.'],
    milestone: () => 'capital moved',
  },
}

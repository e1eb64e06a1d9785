import { owedSide } from '../core/engine/state'
import type { AnyEngine, AnyRecord } from './game-file'
import { outcomeByName, sideName } from './spell-out'

/** Where a game stands, in a few words. */
export const standing = ({ game }: AnyEngine, { setting, actions, state }: AnyRecord) => ({
  game: game.id,
  scenario: setting.scenario,
  actions: actions.length,
  turn: state.turn,
  side: sideName(game, owedSide(state)),
  outcome: outcomeByName(game, state.outcome),
})

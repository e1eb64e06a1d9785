import type { GameState } from '../core/engine/state'
import type { Json } from '../core/json'
import { actionShape } from '../core/save/action'
import { type History, type Moment, momentAt, stateAt } from '../core/save/history'
import { writePosition } from '../core/save/position'
import { glimpseOf } from './glimpse'
import type { NewGame, SavedGames, Writing } from './saved-games'
import type { DiceRequest } from './session-state'

/** What has to be written so that storage has this history, when it has its first `from` moments already. */
export function writingOf<S extends GameState>(
  history: History<S>,
  diceWanted: DiceRequest | null,
  from: number,
  withPosition: boolean,
): Writing {
  const { game } = history.engine
  const { cursor } = history
  const state = stateAt(history)
  const rules = game.version
  const moments = history.moments.slice(from).map(({ by, start, sum }: Moment<S>, at) => ({
    index: from + at,
    action: by && actionShape(game).write(by),
    start: start && writePosition(game, start),
    sum,
    rules,
  }))
  const { logged } = momentAt(history)
  return {
    from,
    moments,
    keyframe: withPosition ? { index: cursor, position: writePosition(game, state), rules, logged } : null,
    glimpse: withPosition ? glimpseOf(history.engine, state) : null,
    standing: {
      cursor,
      pending: diceWanted && pendingOf(actionShape(game).write(diceWanted.action), diceWanted),
      turn: state.turn,
      over: state.outcome !== null,
    },
  }
}

const pendingOf = (action: Json, { sides, why, given }: DiceRequest): Json => ({ action, sides, why, given })

/** What is written of a game once. */
export function headOf<S extends GameState>({ engine, setting, seed }: History<S>, title = engine.game.title): NewGame {
  const { scenario, options, charts } = setting
  return { game: engine.game.id, title, scenario, options, charts, seed }
}

/** Puts a game that is not in storage yet there. */
export const saveAsNew = <S extends GameState>(saved: SavedGames, history: History<S>, title?: string) =>
  saved.create(headOf(history, title), writingOf(history, null, 0, true))

import { type CoachNow, cardId, coachNow, deciderView, doneBy, wayOn } from '../../src/core/engine/coach'
import { createEngine, type Engine } from '../../src/core/engine/engine'
import type { CoachCard, Lesson } from '../../src/core/engine/first-game'
import type { GameModule } from '../../src/core/engine/module'
import { type GameState, isFreeToTakeBack } from '../../src/core/engine/state'
import type { Action } from '../../src/core/engine/step'
import { extend, type History, stateAt } from '../../src/core/save/history'
import { games } from '../../src/games'
import { createPreferences } from '../../src/store/preferences'
import { createShelf } from '../../src/store/shelf'
import { beginFirstGame } from '../../src/ui/start/begin-game'
import { profile } from '../store/stored-game'

type Game = GameModule<GameState>

/** A card as it was shown, with the position as the player saw it. */
export type Shown = { readonly now: CoachNow<GameState>; readonly known: GameState }

export type FirstTurn = {
  readonly shown: readonly Shown[]
  readonly done: readonly string[]
  readonly last: GameState
  /** Decisions that no card was about. */
  readonly between: number
}

/** More acts than these no first turn has. */
const MOST = 300

/** Plays a first game by its cards alone until they have nothing more to say; what lies between is let be. */
export async function playByCards(game: Game): Promise<FirstTurn> {
  const engine = createEngine(game)
  let history = await firstHistory(game)
  let furthest = history
  let done: readonly string[] = []
  const shown: Shown[] = []
  let between = 0
  for (let acts = 0; acts < MOST; acts++) {
    const s = stateAt(history)
    const reach = { canUndo: isFree(history), canRedo: furthest.cursor > history.cursor }
    const now = coachNow(engine, s, done, reach)
    const known = deciderView(engine, s)
    if (now !== null) shown.push({ now, known })
    if (isOver(game, done)) return { shown, done, last: s, between }
    if (now === null) {
      between++
      history = play(engine, history, null)
    } else if (now.action !== null) {
      done = [...done, ...doneBy(known, now.lesson, now.action)]
      history = play(engine, history, now.action)
    } else {
      done = [...done, now.id]
      if (now.card.asks === 'undo') history = { ...history, cursor: history.cursor - 1 }
      if (now.card.asks === 'redo') history = { ...history, cursor: history.cursor + 1 }
    }
    if (history.cursor >= furthest.cursor || history.moments !== furthest.moments) furthest = history
  }
  return { shown, done, last: stateAt(history), between }
}

const isOver = (game: Game, done: readonly string[]): boolean => {
  const last = game.firstGame?.lessons.at(-1)
  return last !== undefined && done.includes(cardId(last, last.cards.at(-1) as CoachCard<GameState>))
}

async function firstHistory(game: Game): Promise<History<GameState>> {
  const shelf = createShelf(profile().tab)
  const id = await beginFirstGame(shelf, game, createPreferences(null))
  const taken = await shelf.take(id, games)
  if (!taken.ok || taken.value.opened.is !== 'whole') throw new Error('the first game is not sound')
  return taken.value.opened.history
}

function isFree(history: History<GameState>): boolean {
  return history.cursor > 0 && isFreeToTakeBack(stateAt(history, history.cursor - 1), stateAt(history))
}

function play(engine: Engine<GameState>, history: History<GameState>, action: Action | null): History<GameState> {
  if (action !== null) return extend(history, action)
  const s = stateAt(history)
  const choice = wayOn(engine.game, deciderView(engine, s), [...engine.choices(s)])
  if (choice === null) throw new Error('nothing can be answered')
  return extend(history, choice.action)
}

export const cardsOf = (
  game: Game,
): readonly { readonly lesson: Lesson<GameState>; readonly card: CoachCard<GameState> }[] =>
  (game.firstGame?.lessons ?? []).flatMap(lesson => lesson.cards.map(card => ({ lesson, card })))

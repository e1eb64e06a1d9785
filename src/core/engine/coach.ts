import type { Engine } from './engine'
import type { CoachCard, Lesson } from './first-game'
import { primaryOf, viewerOf } from './hand'
import type { GameModule } from './module'
import { type GameState, owedFrame } from './state'
import type { Action, Choice } from './step'

/** What can be done beside answering. */
export type Reach = { readonly canUndo: boolean; readonly canRedo: boolean }

/** The card that fits a position. */
export type CoachNow<S extends GameState> = {
  readonly lesson: Lesson<S>
  /** Its place among the lessons. */
  readonly at: number
  readonly card: CoachCard<S>
  readonly id: string
  /** The answer it asks for; null where it asks for something else. */
  readonly action: Action | null
}

/** A card by its lesson and its place in it, as it is noted down once it is done. */
export const cardId = <S>({ id, cards }: Lesson<S>, card: CoachCard<S>): string => `${id}/${cards.indexOf(card)}`

/** A lesson is done with its last card, however one came there. */
export const isLessonDone = <S>(lesson: Lesson<S>, done: readonly string[]): boolean =>
  done.includes(cardId(lesson, lesson.cards.at(-1) ?? lesson.cards[0]))

/** The position as whoever decides may know it. */
export function deciderView<S extends GameState>(engine: Engine<S>, s: S): S {
  const frame = owedFrame(s)
  return frame === null ? s : engine.view(s, viewerOf(engine.game, frame))
}

/**
 * The first lesson that is not done and has something to say here, with its first card that is not done. What was done and put back
 * again is asked for once more.
 */
export function coachNow<S extends GameState>(
  engine: Engine<S>,
  s: S,
  done: readonly string[],
  reach: Reach,
): CoachNow<S> | null {
  const known = deciderView(engine, s)
  for (const [at, lesson] of (engine.game.firstGame?.lessons ?? []).entries()) {
    if (isLessonDone(lesson, done)) continue
    const isDone = (card: CoachCard<S>): boolean => done.includes(cardId(lesson, card))
    const fitting = lesson.cards.filter(card => fits(engine, s, known, card, reach, isDone(card)))
    const card = fitting.find(each => !isDone(each)) ?? fitting.at(-1)
    if (card !== undefined) return { lesson, at, card, id: cardId(lesson, card), action: actionOf(known, card) }
  }
  return null
}

function fits<S extends GameState>(
  engine: Engine<S>,
  s: S,
  known: S,
  card: CoachCard<S>,
  { canUndo, canRedo }: Reach,
  isDone: boolean,
): boolean {
  if (card.when?.(known) === false) return false
  if (card.asks === 'read') return !isDone
  if (card.asks === 'undo') return canUndo
  if (card.asks === 'redo') return canRedo
  const action = actionOf(known, card)
  return action !== null && engine.check(s, action).length === 0
}

function actionOf<S>(known: S, { asks }: CoachCard<S>): Action | null {
  if (typeof asks === 'string') return null
  return typeof asks === 'function' ? asks(known) : asks
}

const FIELDS = ['kind', 'unit', 'other', 'hex', 'box', 'pick'] as const

export const isSameAnswer = (a: Action, b: Action): boolean => FIELDS.every(field => a[field] === b[field])

/** The cards of a lesson that an answer does. */
export const doneBy = <S extends GameState>(known: S, lesson: Lesson<S>, answer: Action): readonly string[] =>
  lesson.cards.flatMap(card => {
    const action = card.when?.(known) === false ? null : actionOf(known, card)
    return action !== null && isSameAnswer(action, answer) ? [cardId(lesson, card)] : []
  })

/** How a decision that no lesson is about is got over: it is ended, else answered as Enter would, else in the first way that spends nothing. */
export function wayOn<S extends GameState>(game: GameModule<S>, known: S, choices: readonly Choice[]): Choice | null {
  const ends = choices.filter(({ intent, action }) => intent === 'pass' && Object.keys(action).length === 1)
  const named = primaryOf(game, known)
  const primary = named === null ? undefined : choices.find(({ action }) => isSameAnswer(action, named))
  const batch = choices.find(each => each.batch)
  const plain = choices.find(({ intent }) => intent === 'act') ?? choices.find(({ intent }) => intent !== 'cancel')
  return (ends.length === 1 ? ends[0] : undefined) ?? primary ?? batch ?? plain ?? null
}

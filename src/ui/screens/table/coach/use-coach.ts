import { useMemo } from 'react'
import { useStore } from 'zustand'
import { type CoachNow, coachNow, isLessonDone, wayOn } from '../../../../core/engine/coach'
import type { Lesson } from '../../../../core/engine/first-game'
import type { GameState } from '../../../../core/engine/state'
import type { Choice } from '../../../../core/engine/step'
import { lessonsDone } from '../../../../store/lessons'
import { presentState } from '../../../../store/session-state'
import { type Table, useSession, useTable } from '../table-context'

/** What the coach has to say just now. */
export type Coach =
  | { readonly is: 'card'; readonly now: CoachNow<GameState> }
  /** No lesson is about this decision: `choice` gets over it, and `next` comes later. */
  | { readonly is: 'between'; readonly choice: Choice | null; readonly next: Lesson<GameState> | null }

/** The cards that are done; null: the game has no lessons, or no more. */
export function useDone(): readonly string[] | null {
  const { engine, id, preferences } = useTable()
  const done = useStore(preferences, each => lessonsDone(each, id))
  return engine.game.firstGame === undefined ? null : done
}

/** null: the coach is silent, while somebody looks back, or because there is none. */
export function useCoach(): Coach | null {
  const table = useTable()
  const done = useDone()
  const history = useSession(s => s.history)
  const isPlaying = useSession(s => s.looking === null && s.diceWanted === null && s.locked === null)
  return useMemo(
    () => (done === null || !isPlaying ? null : coachOf(table, done, history)),
    [table, done, isPlaying, history],
  )
}

type Remembered = { readonly done: readonly string[]; readonly coach: Coach }
const remembered = new WeakMap<object, Remembered>()

/** Asked by the card, the map and the list of lessons; found out once. */
export function coachOf(table: Table, done: readonly string[], history: object): Coach {
  const before = remembered.get(history)
  if (before?.done === done) return before.coach
  const coach = findCoach(table, done)
  remembered.set(history, { done, coach })
  return coach
}

function findCoach({ engine, session, views }: Table, done: readonly string[]): Coach {
  const s = session.store.getState()
  const reach = { canUndo: session.undoStatus() === 'free', canRedo: session.canRedo() }
  const now = coachNow(engine, presentState(s), done, reach)
  if (now !== null) return { is: 'card', now }
  const choice = wayOn(engine.game, views.position(s), views.choices(s))
  const next = engine.game.firstGame?.lessons.find(lesson => !isLessonDone(lesson, done)) ?? null
  return { is: 'between', choice, next }
}

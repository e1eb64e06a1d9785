import { doneBy } from '../../../../core/engine/coach'
import type { GameState } from '../../../../core/engine/state'
import { momentAt } from '../../../../core/save/history'
import { lessonsDone, noteLesson } from '../../../../store/lessons'
import type { SessionState } from '../../../../store/session-state'
import type { Table } from '../table-context'
import { coachOf } from './use-coach'

type Played = Pick<SessionState<GameState>, 'history'>

/** Notes what is done of the lessons, however it is done: by the card, on the map, by keys. Returns how to stop. */
export function followLessons(table: Table): () => void {
  const { id, preferences, session } = table
  let before = session.store.getState()
  let said = sayNow(table)
  // What was read is done without an act.
  const unread = preferences.subscribe((now, was) => {
    if (now.lessons !== was.lessons) said = sayNow(table)
  })
  const unfollow = session.store.subscribe(now => {
    if (now.history === before.history) return
    const done = said === null ? [] : newlyDone(said, before, now)
    before = now
    for (const card of done) noteLesson(preferences, id, card)
    said = sayNow(table)
  })
  return () => {
    unread()
    unfollow()
  }
}

type Said = { readonly coach: ReturnType<typeof coachOf>; readonly known: GameState }

function sayNow(table: Table): Said | null {
  const done = lessonsDone(table.preferences.getState(), table.id)
  if (done === null || table.engine.game.firstGame === undefined) return null
  const s = table.session.store.getState()
  return { coach: coachOf(table, done, s.history), known: table.views.position(s) }
}

function newlyDone({ coach, known }: Said, before: Played, now: Played): readonly string[] {
  if (coach.is !== 'card') return []
  const { lesson, card, id } = coach.now
  const isBack = now.history.cursor < before.history.cursor
  if (card.asks === 'undo') return isBack ? [id] : []
  if (isBack) return []
  if (card.asks === 'redo') return now.history.moments === before.history.moments ? [id] : []
  // The first answer is the player's; what followed by itself was asked at another position.
  const answer = momentAt(now.history, before.history.cursor + 1).by
  return answer === null ? [] : doneBy(known, lesson, answer)
}

import { momentBeforeLine } from '../../../../core/save/history'
import { PASSING } from '../desk'
import type { Table } from '../table-context'

export type Pace = 'action' | 'phase' | 'turn'

/** Steps through the game without changing it. Past its end lies the present. */
export function stepThrough(table: Table, pace: Pace, direction: 1 | -1): void {
  const { history, looking } = table.session.store.getState()
  const at = looking ?? history.cursor
  if (pace === 'action') lookAt(table, at + direction)
  else {
    const chapter = chapterOf(table, pace)
    lookAt(
      table,
      direction === 1 ? nextBeginning(at, history.cursor, chapter) : lastBeginning(at, history.grownFrom, chapter),
    )
  }
}

/** Index of the moment to look at; null for the present. */
export function lookAt({ desk, session }: Table, index: number | null): void {
  desk.setState(PASSING)
  session.viewAt(index)
}

/** The first moment at which a line of the log was written. */
export function momentOfLine({ session }: Table, line: number): number | null {
  const { history } = session.store.getState()
  const before = momentBeforeLine(history, line)
  return before < 0 ? history.grownFrom : before + 1 > history.cursor ? null : before + 1
}

/** What a moment belongs to, as far as the one at the screen may know it. */
function chapterOf({ look, session, views }: Table, pace: 'phase' | 'turn'): (index: number) => string {
  const s = session.store.getState()
  return index => {
    const known = views.position({ ...s, looking: index === s.history.cursor ? null : index })
    const { turn } = look.calendar(known)
    if (pace === 'turn') return String(turn)
    const now = look.phases(known).find(phase => phase.stands === 'now')
    return `${turn} ${now?.id ?? ''} ${now?.side ?? ''}`
  }
}

function nextBeginning(at: number, end: number, chapter: (index: number) => string): number {
  const here = chapter(at)
  let next = at
  while (next < end && chapter(next) === here) next++
  return next
}

/** Of this chapter, or when we stand at it already, of the one before. */
function lastBeginning(at: number, start: number, chapter: (index: number) => string): number {
  if (at <= start) return start
  let first = at - 1
  const there = chapter(first)
  while (first > start && chapter(first - 1) === there) first--
  return first
}

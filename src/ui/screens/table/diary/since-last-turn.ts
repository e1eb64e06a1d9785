import { otherSide, type Side } from '../../../../core/ids'
import { momentAt, stateAt } from '../../../../core/save/history'
import { linesFrom } from '../../../../store/session-view'
import type { Table } from '../table-context'
import { type DiaryPhase, ROLL } from './diary-page'

/** A line or two, as when the defender answers in a battle, needs no summary. */
const WORTH_TELLING = 4

/**
 * The line of the log from which on things happened since the side that decides now last decided something in a turn of its own;
 * null unless the decision has just come over from the other side with something worth telling.
 */
export function sinceLastTurn(table: Table): number | null {
  const { look, session, views } = table
  const s = session.store.getState()
  const { history, looking } = s
  const { side } = momentAt(history)
  if (looking !== null || side === null || history.cursor < history.grownFrom + 2) return null
  const owedAt = (index: number) => momentAt(history, index).side
  if (owedAt(history.cursor - 1) === side) return null
  let last = history.cursor - 1
  while (last >= history.grownFrom && (owedAt(last) !== side || isAnswer(table, side, last))) last--
  if (last < history.grownFrom) return null
  // Who was only answered in a battle or a sortie of his own has seen all of it.
  const between = Array.from({ length: history.cursor - last - 1 }, (_, i) => last + 1 + i)
  if (between.every(index => isAnswer(table, otherSide(side), index))) return null
  const from = momentAt(history, last + 1).logged
  const told = linesFrom(views.log(s), from).filter(({ entry }) => entry.kind !== ROLL && look.heading(entry) === null)
  return told.length < WORTH_TELLING ? null : from
}

/** The pages of the diary from a line on; a headline under which nothing happened says nothing. */
export const pagesSince = (pages: readonly DiaryPhase[], from: number): readonly DiaryPhase[] =>
  pages
    .map(page => ({ ...page, items: page.items.filter(item => item.line >= from) }))
    .filter(page => page.items.length > 0)

/** Whether that decision was no more than an answer in a battle the other side had begun. */
function isAnswer({ engine, look, session }: Table, side: Side, index: number): boolean {
  const known = engine.view(stateAt(session.store.getState().history, index), side)
  const scene = look.battle(known)
  return scene !== null && scene.attacker.side !== side
}

import { answerInfo, focusOf } from '../../../../core/engine/hand'
import { momentAt, stateAt } from '../../../../core/save/history'
import { play } from '../acting'
import type { Table } from '../table-context'

/** Esc: what is in hand is put back; false: nothing is, or it cannot be. */
export function putBack(table: Table): boolean {
  const { engine, session, views } = table
  const s = session.store.getState()
  if (focusOf(engine.game, views.position(s)).hand.length === 0) return false
  const back = views.choices(s).find(({ intent, action }) => intent === 'cancel' && Object.keys(action).length === 1)
  return back === undefined ? unpick(table) : play(table, back)
}

/** Where the rules have no answer for it, what was only picked is put back by undoing that. */
function unpick({ engine, session }: Table): boolean {
  const { history } = session.store.getState()
  const last = momentAt(history).by
  if (last === null || session.undoStatus() !== 'free') return false
  const before = stateAt(history, history.cursor - 1)
  return answerInfo(engine.game, before, last.kind)?.intent === 'pick' && session.undo()
}

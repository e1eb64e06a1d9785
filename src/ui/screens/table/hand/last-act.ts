import { momentAt, stateAt } from '../../../../core/save/history'
import type { Table } from '../table-context'
import { shortName } from './labels'
import { isSame } from './primary'

const names = new WeakMap<object, string | null>()

/** What the act that Undo takes back was called when it was chosen; null: there is none, or it was no answer. */
export function lastActName(table: Table): string | null {
  const { history } = table.session.store.getState()
  const moment = momentAt(history)
  const found = names.get(moment)
  if (found !== undefined) return found
  const name = nameOfAct(table)
  names.set(moment, name)
  return name
}

function nameOfAct(table: Table): string | null {
  const { engine, session, views } = table
  const s = session.store.getState()
  const { by } = momentAt(s.history)
  if (by === null || s.history.cursor <= s.history.grownFrom) return null
  try {
    const before = stateAt(s.history, s.history.cursor - 1)
    for (const choice of engine.choices(before))
      if (isSame(choice.action, by)) return shortName(table, engine.view(before, views.viewer(s)), choice)
  } catch {
    // What was set by hand, or under older rules, has no name.
  }
  return null
}

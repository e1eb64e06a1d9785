import { owedSide } from '../../../../core/engine/state'
import { stateAt } from '../../../../store/history'
import type { LogLine } from '../../../../store/session-view'
import type { Table } from '../table-context'

/** A line or two, as when the defender answers in a battle, needs no summary. */
const WORTH_TELLING = 4

/**
 * What happened since the side that decides now last decided something, as it may read it; empty unless the decision has just come
 * over from the other side.
 */
export function linesSince({ session, views }: Table): readonly LogLine[] {
  const s = session.store.getState()
  const { history, looking } = s
  const side = owedSide(stateAt(history))
  if (looking !== null || side === null || history.cursor < 2) return []
  const owedAt = (index: number) => owedSide(stateAt(history, index))
  if (owedAt(history.cursor - 1) === side) return []
  let last = history.cursor - 1
  while (last >= 0 && owedAt(last) !== side) last--
  if (last < 0) return []
  const from = stateAt(history, last + 1).logged
  const lines = views.log(s).filter(({ line, entry }) => line >= from && entry.kind !== 'roll')
  return lines.length < WORTH_TELLING ? [] : lines
}

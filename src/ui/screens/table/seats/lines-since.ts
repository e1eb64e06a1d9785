import { otherSide, type Side } from '../../../../core/ids'
import { momentAt, stateAt } from '../../../../core/save/history'
import { type LogLine, linesFrom } from '../../../../store/session-view'
import type { Table } from '../table-context'

/** A line or two, as when the defender answers in a battle, needs no summary. */
const WORTH_TELLING = 4

/**
 * What happened since the side that decides now last decided something in a turn of its own, as it may read it; empty unless the
 * decision has just come over from the other side.
 */
export function linesSince(table: Table): readonly LogLine[] {
  const { look, session, views } = table
  const s = session.store.getState()
  const { history, looking } = s
  const { side } = momentAt(history)
  if (looking !== null || side === null || history.cursor < history.grownFrom + 2) return []
  const owedAt = (index: number) => momentAt(history, index).side
  if (owedAt(history.cursor - 1) === side) return []
  let last = history.cursor - 1
  while (last >= history.grownFrom && (owedAt(last) !== side || isAnswer(table, side, last))) last--
  if (last < history.grownFrom) return []
  // Who was only answered in a battle or a sortie of his own has seen all of it.
  const between = Array.from({ length: history.cursor - last - 1 }, (_, i) => last + 1 + i)
  if (between.every(index => isAnswer(table, otherSide(side), index))) return []
  const from = momentAt(history, last + 1).logged
  const lines = linesFrom(views.log(s), from).filter(({ entry }) => entry.kind !== 'roll')
  const isHeading = ({ entry }: LogLine): boolean => look.heading(entry) !== null
  return lines.filter(each => !isHeading(each)).length < WORTH_TELLING ? [] : withoutEmptyPhases(lines, isHeading)
}

/** A headline under which nothing happened says nothing. */
const withoutEmptyPhases = (lines: readonly LogLine[], isHeading: (line: LogLine) => boolean): readonly LogLine[] =>
  lines.filter((each, at) => {
    const next = lines[at + 1]
    return !isHeading(each) || (next !== undefined && !isHeading(next))
  })

/** Whether that decision was no more than an answer in a battle the other side had begun. */
function isAnswer({ engine, look, session }: Table, side: Side, index: number): boolean {
  const known = engine.view(stateAt(session.store.getState().history, index), side)
  const scene = look.battle(known)
  return scene !== null && scene.attacker.side !== side
}

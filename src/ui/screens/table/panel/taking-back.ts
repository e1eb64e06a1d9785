import type { Agreement } from '../../../../store/dispatch'
import { presentState } from '../../../../store/session-state'
import { type TakeBackStatus, takeBackStatus, turnBeginning } from '../../../../store/take-back'
import { PASSING, type TakingBack } from '../desk'
import { forcedChoice } from '../hand/going-on'
import type { Table } from '../table-context'

export const ONE: TakingBack = { is: 'one' }
export const TURN: TakingBack = { is: 'turn' }
export const FREELY: TakingBack = { is: 'freely' }

/** Whether it may simply be done, needs both players' word, or cannot be done at all. */
export function statusOf({ session }: Table, what: TakingBack): TakeBackStatus {
  if (what.is === 'one') return session.undoStatus()
  if (what.is === 'line') return session.undoToLogLineStatus(what.line)
  const { history, locked, looking, diceWanted } = session.store.getState()
  if (locked !== null || looking !== null) return 'impossible'
  const status = takeBackStatus(history, turnBeginning(history, what.is === 'turn'))
  return status === 'free' && diceWanted !== null ? 'agreement' : status
}

/** Takes back at once where that is free, and asks for both players' word where it is not. */
export function takeBack(table: Table, what: TakingBack): void {
  const { desk } = table
  desk.setState(PASSING)
  if (statusOf(table, what) === 'agreement') desk.setState({ agreement: what })
  else carryOut(table, what, {})
}

/** Both have agreed. */
export function takeBackAgreed(table: Table, what: TakingBack): void {
  table.desk.setState({ ...PASSING, agreement: null })
  carryOut(table, what, { agreed: true })
}

/** What was answered because there was no other answer was no act of anybody's: undoing goes past it. */
function undoOne(table: Table, agreement: Agreement): boolean {
  const { desk, session } = table
  desk.setState({ passing: [] })
  if (!session.undo(agreement)) return false
  const isForced = (): boolean => forcedChoice(table, presentState(session.store.getState())) !== null
  for (let count = 0; count < MOST_FORCED && isForced() && session.undoStatus() !== 'impossible'; count++)
    if (!session.undo(agreement)) break
  session.dismiss()
  return true
}

const MOST_FORCED = 20

export function doAgain({ desk, session }: Table): void {
  desk.setState(PASSING)
  session.redo()
}

function carryOut(table: Table, what: TakingBack, agreement: Agreement): boolean {
  const { session } = table
  if (what.is === 'one') return undoOne(table, agreement)
  if (what.is === 'line') return session.undoToLogLine(what.line, agreement)
  // As far as it is free nobody's word is needed, and with it the turn would go back further.
  return session.restartTurn(what.is === 'turn' ? agreement : {})
}

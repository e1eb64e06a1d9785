import type { Agreement } from '../../../../store/dispatch'
import { type TakeBackStatus, takeBackStatus, turnBeginning } from '../../../../store/take-back'
import { PASSING, type TakingBack } from '../desk'
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

export function doAgain({ desk, session }: Table): void {
  desk.setState(PASSING)
  session.redo()
}

function carryOut({ session }: Table, what: TakingBack, agreement: Agreement): boolean {
  if (what.is === 'one') return session.undo(agreement)
  if (what.is === 'line') return session.undoToLogLine(what.line, agreement)
  // As far as it is free nobody's word is needed, and with it the turn would go back further.
  return session.restartTurn(what.is === 'turn' ? agreement : {})
}

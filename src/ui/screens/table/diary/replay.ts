import type { Table } from '../table-context'
import { lookAt, momentOfLine, stepThrough } from './moments'

/** Long enough to see a counter arrive and a die lie still. */
const PACE_MS = 900

const running = new WeakMap<Table['session'], ReturnType<typeof setInterval>>()

/** Shows what has happened since a line of the diary, action by action, up to the present or until somebody does anything else. */
export function playFrom(table: Table, line: number): void {
  stopReplay(table)
  const moment = momentOfLine(table, line)
  if (moment === null) return
  lookAt(table, Math.max(0, moment - 1))
  let shown = table.session.store.getState().looking
  const timer = setInterval(() => {
    const { looking } = table.session.store.getState()
    if (looking === null || looking !== shown) return stopReplay(table)
    stepThrough(table, 'action', 1)
    shown = table.session.store.getState().looking
    if (shown === null) stopReplay(table)
  }, PACE_MS)
  running.set(table.session, timer)
}

export function stopReplay({ session }: Table): void {
  const timer = running.get(session)
  if (timer !== undefined) clearInterval(timer)
  running.delete(session)
}

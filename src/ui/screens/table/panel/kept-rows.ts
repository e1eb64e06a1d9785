import { focusOf } from '../../../../core/engine/hand'
import { owedFrame } from '../../../../core/engine/state'
import type { Choice } from '../../../../core/engine/step'
import { momentAt } from '../../../../core/save/history'
import { presentState } from '../../../../store/session-state'
import { isGoing } from '../hand/way-points'
import type { Table } from '../table-context'

/** What a list remembers of one decision, so that its rows keep their places to the end of it. */
export type KeptRows = {
  /** The answers of each kind in the order in which they first stood. */
  readonly order: ReadonlyMap<string, readonly Choice[]>
  /** Those that were given in this decision and not undone. */
  readonly used: ReadonlySet<string>
}

type Memory = {
  readonly decision: string
  readonly order: Map<string, readonly Choice[]>
  /** By the moment at which they were given. */
  readonly used: Map<string, number>
  cursor: number
}

const memories = new WeakMap<Table['desk'], Memory>()

export const rowKey = ({ action }: Choice): string => JSON.stringify(action)

/** The rows as they stood in this decision so far, with those of now. */
export function keepRows(table: Table, choices: readonly Choice[]): KeptRows {
  const memory = memoryOf(table)
  follow(table, memory)
  const hand = focusOf(table.engine.game, table.views.position(table.session.store.getState())).hand
  const live = byKindOf(choices)
  for (const [kind, now] of live) {
    const before = memory.order.get(kind) ?? []
    // Where those in hand can go depends on where they stand: that is another list at every step.
    const isAnother = hand.length > 0 && now.every(isGoing)
    memory.order.set(kind, isAnother ? now : joined(before, now))
  }
  const order = new Map([...memory.order].filter(([kind]) => live.has(kind)))
  return { order, used: new Set(memory.used.keys()) }
}

export function byKindOf(choices: readonly Choice[]): ReadonlyMap<string, readonly Choice[]> {
  const found = new Map<string, Choice[]>()
  for (const choice of choices) {
    const there = found.get(choice.action.kind)
    if (there === undefined) found.set(choice.action.kind, [choice])
    else there.push(choice)
  }
  return found
}

/** The same decision, however much of it is answered. */
function memoryOf({ desk, session }: Table): Memory {
  const now = presentState(session.store.getState())
  const frame = owedFrame(now)
  const decision = JSON.stringify([now.turn, now.frames.length, frame?.step, frame?.side, frame?.args])
  const known = memories.get(desk)
  if (known?.decision === decision) return known
  const { cursor } = session.store.getState().history
  const made: Memory = { decision, order: new Map(), used: new Map(), cursor }
  memories.set(desk, made)
  return made
}

/** What was answered since the list was made last is used; what was undone is not. */
function follow({ session }: Table, memory: Memory): void {
  const { history } = session.store.getState()
  for (const [key, at] of memory.used) if (at > history.cursor) memory.used.delete(key)
  for (let at = Math.max(memory.cursor, history.grownFrom) + 1; at <= history.cursor; at++) {
    const { by } = momentAt(history, at)
    if (by !== null) memory.used.set(JSON.stringify(by), at)
  }
  memory.cursor = history.cursor
}

/** Each where it stood, what is new behind it; a list that has nothing in common with the one before is another list. */
function joined(before: readonly Choice[], now: readonly Choice[]): readonly Choice[] {
  const byKey = new Map(now.map(choice => [rowKey(choice), choice]))
  if (!before.some(choice => byKey.has(rowKey(choice)))) return now
  const known = new Set(before.map(rowKey))
  return [
    ...before.map(choice => byKey.get(rowKey(choice)) ?? choice),
    ...now.filter(choice => !known.has(rowKey(choice))),
  ]
}

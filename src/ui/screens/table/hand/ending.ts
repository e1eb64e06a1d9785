import { owedSide } from '../../../../core/engine/state'
import { presentState } from '../../../../store/session-state'
import { askEnding, isBinding, play } from '../acting'
import { PASSING } from '../desk'
import type { Table } from '../table-context'
import { endingOf, letBe } from './going-on'

/** A second press that comes sooner was not meant. */
export const SOONEST_MS = 400

/** E: ends at once where nothing is left to do; else the strip above the foot says what is, and E again ends all the same. */
export function endPhase(table: Table): void {
  const { desk, session, views } = table
  const { ending } = desk.getState()
  if (ending !== null) {
    confirmEnding(table)
    return
  }
  const choice = endingOf(views.choices(session.store.getState()))
  if (choice === null) return
  if (choice.leaves === undefined) play(table, choice)
  else askEnding(desk, choice, false)
}

/** Shift+E: the same once for all that is left of the own turn. */
export function endTurn(table: Table): void {
  const { desk, engine, session, views } = table
  const { ending } = desk.getState()
  if (ending?.wholeTurn === true) {
    confirmEnding(table)
    return
  }
  const s = session.store.getState()
  const choice = letBe(engine.game, views.position(s), views.choices(s))
  if (choice !== null) askEnding(desk, choice, true)
}

/** End all the same: E again, though not at once, or a click. */
export function confirmEnding(table: Table, isClick = false): void {
  const { desk, session, views } = table
  const { ending } = desk.getState()
  if (ending === null || (!isClick && performance.now() - ending.since < SOONEST_MS)) return
  const s = session.store.getState()
  // The list may have been made anew since.
  const choice = views.choices(s).find(({ action }) => action.kind === ending.choice.action.kind)
  const state = presentState(s)
  const side = owedSide(state)
  if (ending.wholeTurn && side !== null)
    desk.setState(({ passing }) => ({
      passing: [...passing.filter(each => each.side !== side), { side, turn: state.turn }],
    }))
  if (choice === undefined) desk.setState(PASSING)
  else play(table, choice)
}

export type EndingWords = { readonly leaves: string; readonly why: string; readonly warnings: readonly string[] }

/** What the strip says: what is left undone, why it cannot be undone freely, and what else threatens the side that ends. */
export function endingWords(table: Table): EndingWords | null {
  const { ending } = table.desk.getState()
  if (ending === null) return null
  const { choice, wholeTurn } = ending
  const leaves = choice.leaves ?? 'Nothing is left to do here'
  const why = wholeTurn
    ? 'All your remaining phases of this turn are passed.'
    : isBinding(table, choice)
      ? 'The phase ends: the other side would have to agree to undo it.'
      : 'The phase ends.'
  const known = table.views.position(table.session.store.getState())
  const warnings = (table.look.warnings?.(known) ?? []).map(({ text }) => text)
  return { leaves: sentence(leaves), why, warnings }
}

const sentence = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`

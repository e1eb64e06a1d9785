import type { Action, Choice } from '../../../../core/engine/step'
import { choose, play } from '../acting'
import type { Table } from '../table-context'

const FIELDS = ['kind', 'unit', 'other', 'hex', 'box', 'pick'] as const

/** The answer that the board names, if it is one now. */
export const choiceOf = (choices: readonly Choice[], action: Action | null): Choice | null =>
  action === null ? null : (choices.find(each => FIELDS.every(field => each.action[field] === action[field])) ?? null)

/** The answers that take a row back, one after the other: some may have gone with the ones before. */
export function takeBackAll(table: Table, actions: readonly Action[]): void {
  for (const action of actions) {
    const choice = choiceOf(table.views.choices(table.session.store.getState()), action)
    if (choice !== null) play(table, choice)
  }
}

export const take = (table: Table, choice: Choice): void => choose(table, choice)

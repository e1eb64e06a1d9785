import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, useEffect } from 'react'
import { owedFrame } from '../../../../../src/core/engine/state'
import type { Choice } from '../../../../../src/core/engine/step'
import { presentState } from '../../../../../src/store/session-state'
import { followKeys } from '../../../../../src/ui/screens/table/hand/dead-time'
import { Panel } from '../../../../../src/ui/screens/table/panel/panel'
import { type Table, TableProvider } from '../../../../../src/ui/screens/table/table-context'
import { useTableKeys } from '../../../../../src/ui/screens/table/use-table-keys'
import { buildTable } from '../build-table'

function WithKeys({ children }: { readonly children: ReactNode }) {
  useTableKeys()
  useEffect(followKeys, [])
  return children
}

/** A part of the table on the page, with the keys of the table. */
export function show(table: Table, part: ReactNode = <Panel />) {
  const page = render(
    <TableProvider value={table}>
      <WithKeys>{part}</WithKeys>
    </TableProvider>,
  )
  return { ...page, user: userEvent.setup() }
}

export const present = (table: Table) => presentState(table.session.store.getState())

export const choicesOf = (table: Table): readonly Choice[] => table.views.choices(table.session.store.getState())

export function choiceOf(table: Table, kind: string): Choice {
  const found = choicesOf(table).find(choice => choice.action.kind === kind)
  if (found === undefined) throw new Error(`'${kind}' is no choice here`)
  return found
}

export function play(table: Table, choice: Choice): void {
  if (!table.session.dispatch(choice.action)) throw new Error(`not played: ${choice.label}`)
}

/** Passes every decision until a step asks. */
export function passTo(table: Table, step: string): void {
  for (let count = 0; count < 60 && owedFrame(present(table))?.step !== step; count++) {
    const choices = choicesOf(table)
    const pass = choices.find(({ action }) => ['done', 'none', 'end'].includes(action.kind)) ?? choices[0]
    if (pass === undefined) break
    play(table, pass)
  }
  if (owedFrame(present(table))?.step !== step) throw new Error(`'${step}' never asked`)
}

/** Summer 1943, turn 1: the Allies give their commands. */
export async function alliedCommands(): Promise<Table> {
  const table = await buildTable({ scenario: '1943', seed: 1 })
  passTo(table, 'command')
  return table
}

import { act, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { GameState } from '../../../../../src/core/engine/state'
import type { Choice } from '../../../../../src/core/engine/step'
import { beginFrom } from '../../../../../src/core/save/history'
import { BattleDialog } from '../../../../../src/ui/screens/table/battle/battle-dialog'
import { Drawers } from '../../../../../src/ui/screens/table/drawers/drawers'
import { type Table, TableProvider } from '../../../../../src/ui/screens/table/table-context'
import { action, type Order, position } from '../../../../games/balkan-gambit/positions'
import { buildTable } from '../build-table'

type Build = NonNullable<Parameters<typeof position>[0]>

/** British in 1732 beside Germans in 1733, which is rough; the Allies have one TAC counter or none. */
export const larissa: Build = {
  markers: [{ hex: '1732' }],
  own: { tacUsed: 3 },
  at: { '1732': ['uk-5-inf', 'uk-50-inf'], '1733': ['de-297-inf'] },
}

/** A Gambit game that goes on from a position written down by hand. */
export async function tableAt(build: Build, ownDice = true): Promise<Table> {
  const table = await buildTable({ scenario: '1944', deployed: false, solo: true })
  const start = position({ ...build, options: { 'own-dice': ownDice } }) as GameState
  table.session.store.setState({ history: beginFrom(table.engine, 3, start) })
  return table
}

export const order = (table: Table, ...orders: (Order | string)[]): void =>
  act(() => {
    for (const each of orders)
      if (!table.session.dispatch(action(each))) throw new Error(`refused: ${JSON.stringify(each)}`)
  })

export const attackFromLarissa: readonly (Order | string)[] = [
  { kind: 'attack', hex: '1732' },
  { kind: 'target', hex: '1733' },
]

export const choicesOf = ({ session, views }: Table): readonly Choice[] => views.choices(session.store.getState())

type SimulatedWindow = { readonly happyDOM: { setViewport(size: { width: number; height: number }): void } }

export const resize = (width: number): void =>
  act(() => (window as unknown as SimulatedWindow).happyDOM.setViewport({ width, height: 900 }))

export function show(table: Table) {
  const shown = render(
    <TableProvider value={table}>
      <BattleDialog />
      <Drawers />
    </TableProvider>,
  )
  return { ...shown, user: userEvent.setup() }
}

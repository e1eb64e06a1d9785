import { act, fireEvent, render, screen } from '@testing-library/react'
import type { Choice } from '../../../../../src/core/engine/step'
import type { HexId } from '../../../../../src/core/ids'
import { hexLabel, hexOf } from '../../../../../src/core/map/map-queries'
import { placedChoices } from '../../../../../src/ui/screens/table/acting'
import { Board } from '../../../../../src/ui/screens/table/board/board'
import { pickHex } from '../../../../../src/ui/screens/table/pointing'
import { type Table, TableProvider } from '../../../../../src/ui/screens/table/table-context'
import { buildTable } from '../build-table'

export const choicesOf = ({ session, views }: Table): readonly Choice[] => views.choices(session.store.getState())

/** Declines until the side at hand may give commands; `turns` ends that many player turns first. */
export function toCommands(table: Table, turns: number): void {
  for (let ended = 0; ; ) {
    const choices = choicesOf(table)
    const end = choices.find(({ action }) => action.kind === 'end')
    if (end !== undefined && ended === turns) return
    if (end !== undefined) ended++
    const idle = end ?? choices.find(({ action }) => action.kind === 'done' || action.kind === 'none')
    if (idle === undefined) throw new Error('nothing to decline with')
    table.session.dispatch(idle.action)
  }
}

/** Balkan Gambit 1943 with ready deployments: the first Axis player turn, nothing done yet. */
export async function axisTurn(): Promise<Table> {
  const table = await buildTable({ scenario: '1943', seed: 1, solo: true })
  toCommands(table, 1)
  return table
}

export function showBoard(table: Table) {
  render(
    <TableProvider value={table}>
      <Board />
    </TableProvider>,
  )
  const map = screen.getByRole('application')
  const hex = (number: string): HexId => hexOf(table.sheet.map, number)
  return {
    map,
    hex,
    layer: (name: string): HTMLElement => map.querySelector<HTMLElement>(`[data-layer="${name}"]`) as HTMLElement,
    stackAt: (number: string) => map.querySelector(`[data-layer] > [data-hex="${number}"] > [role=img]`),
    press: (key: string, more: object = {}) => fireEvent.keyDown(map, { key, ...more }),
    pick: (number: string) => act(() => pickHex(table, hex(number))),
    /** All that can be answered at a hex, beside it. */
    ask: (number: string) => {
      const choices = placedChoices(table).byHex.get(hex(number)) ?? []
      act(() =>
        table.desk.setState({ menu: { hex: hex(number), title: hexLabel(table.sheet.map, hex(number)), choices } }),
      )
    },
    play: (find: (choice: Choice) => boolean) => {
      const choice = choicesOf(table).find(find)
      if (choice === undefined) throw new Error('there is no such choice')
      act(() => void table.session.dispatch(choice.action))
    },
    placed: () => placedChoices(table),
  }
}

import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { DrawerName } from '../../../../../src/ui/screens/table/desk'
import { Drawers } from '../../../../../src/ui/screens/table/drawers/drawers'
import { type Table, TableProvider } from '../../../../../src/ui/screens/table/table-context'

export const TITLES: { readonly [name in DrawerName]: string } = {
  charts: 'Charts',
  rules: 'Rules',
  sequence: 'Order of play',
  forces: 'Forces',
  score: 'Score so far',
  war: 'The war so far',
  notes: 'Notes',
  overlays: 'Overlays of the map',
  keys: 'Keys',
  files: 'Save and load',
}

/** Opens a drawer beside a button that had the focus before, and waits until its content is there. */
export async function showDrawer(table: Table, name: DrawerName) {
  render(
    <TableProvider value={table}>
      <button type="button">Before</button>
      <Drawers />
    </TableProvider>,
  )
  screen.getByRole('button', { name: 'Before' }).focus()
  await act(async () => table.desk.setState({ drawer: name }))
  const drawer = await screen.findByRole('dialog', { name: TITLES[name] })
  await act(async () => {
    await new Promise(resolve => setTimeout(resolve, 0))
  })
  return { drawer, user: userEvent.setup() }
}

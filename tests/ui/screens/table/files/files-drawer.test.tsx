import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import type { GameState } from '../../../../../src/core/engine/state'
import { stateAt } from '../../../../../src/core/save/history'
import { games } from '../../../../../src/games'
import { exportText } from '../../../../../src/store/save-text'
import { presentState } from '../../../../../src/store/session-state'
import { routeOf } from '../../../../../src/ui/route'
import { FilesDrawer } from '../../../../../src/ui/screens/table/files/files-drawer'
import { type Table, TableProvider } from '../../../../../src/ui/screens/table/table-context'
import { buildTable } from '../build-table'

afterEach(cleanup)

const show = async () => {
  window.history.replaceState(null, '', '/')
  const table = await buildTable()
  render(
    <TableProvider value={table}>
      <FilesDrawer />
    </TableProvider>,
  )
  return { table, user: userEvent.setup() }
}

const save = (table: Table) => JSON.parse(exportText(table.session.store.getState().history))
const load = (content: unknown) =>
  userEvent.upload(screen.getByLabelText('Load a file'), new File([JSON.stringify(content)], 'mine.json'))

/** The game the page went to. */
const opened = async ({ shelf }: Table): Promise<GameState> => {
  await waitFor(() => expect(routeOf(window.location).page).toBe('play'))
  const route = routeOf(window.location)
  const taken = await shelf.take(route.page === 'play' ? route.id : '', games)
  if (!taken.ok || taken.value.opened.is !== 'whole') throw new Error('nothing sound was opened')
  return stateAt(taken.value.opened.history)
}

describe('files', () => {
  it('names the place of what is wrong in a damaged file, and leaves the game on the table', async () => {
    const { table } = await show()
    const before = table.session.store.getState().history
    const { actions: _actions, marks: _marks, ...damaged } = save(table)
    damaged.position.weather = 'snow'
    await load(damaged)
    expect((await screen.findByRole('listitem')).textContent).toMatch(/^position\.weather: expected .*, found "snow"$/)
    expect(table.session.store.getState().history).toBe(before)
    expect(window.location.pathname).toBe('/')
  })

  it('opens a sound file as a game of its own', async () => {
    const { table } = await show()
    await load(save(table))
    expect((await opened(table)).turn).toBe(1)
  })

  it('starts a new game from the position on the table', async () => {
    const { table, user } = await show()
    await user.click(screen.getByRole('button', { name: 'Start a new game from it' }))
    const state = await opened(table)
    expect(state.frames).toEqual(presentState(table.session.store.getState()).frames)
  })

  it('starts from a position that was typed or pasted', async () => {
    const { table, user } = await show()
    const { actions: _, marks: __, ...position } = save(table)
    await user.click(screen.getByText('Start from a text'))
    await user.click(screen.getByRole('textbox', { name: 'A saved game or position as text' }))
    await user.paste(JSON.stringify({ ...position, position: { ...position.position, weather: 'poor' } }))
    await user.click(screen.getByRole('button', { name: 'Start from this' }))
    expect(await opened(table)).toMatchObject({ weather: 'poor' })
  })
})

describe('setting things by hand', () => {
  const choose = async (user: ReturnType<typeof userEvent.setup>, place: string, value: string) => {
    await user.type(screen.getByRole('combobox', { name: 'What to set' }), place)
    const box = screen.getByRole('textbox', { name: `New value of ${place}` })
    await user.clear(box)
    await user.click(box)
    await user.paste(value)
  }
  const agree = async (user: ReturnType<typeof userEvent.setup>) => {
    for (const name of ['Allies agree', 'Axis agree']) await user.click(screen.getByRole('checkbox', { name }))
  }

  it('needs the word of both players', async () => {
    const { table, user } = await show()
    await choose(user, 'weather', '"poor"')
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Set it' }).disabled).toBe(true)
    await agree(user)
    await user.click(screen.getByRole('button', { name: 'Set it' }))
    expect(presentState(table.session.store.getState())).toMatchObject({ weather: 'poor' })
    expect(table.session.store.getState().history.log.at(-1)?.kind).toBe('umpire')
  })

  it('says what is wrong and changes nothing when the value makes no sense', async () => {
    const { table, user } = await show()
    const before = table.session.store.getState().history
    await choose(user, 'weather', '"snow"')
    await agree(user)
    await user.click(screen.getByRole('button', { name: 'Set it' }))
    expect(
      screen
        .getAllByRole('status')
        .map(each => each.textContent)
        .join(),
    ).toMatch(/weather: expected/)
    expect(table.session.store.getState().history).toBe(before)
  })
})

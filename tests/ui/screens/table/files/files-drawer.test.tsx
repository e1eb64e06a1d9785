import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
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

const idOf = (): string => {
  const route = routeOf(window.location)
  return route.page === 'play' ? route.id : ''
}

/** The game the page went to. */
const opened = async ({ shelf }: Table): Promise<GameState> => {
  await waitFor(() => expect(routeOf(window.location).page).toBe('play'))
  const taken = await shelf.take(idOf(), games)
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

  const parted = (table: Table) => {
    const content = save(table)
    content.actions[1] = { kind: 'strike' }
    return content
  }

  it.each([
    ['Go on from the position as saved', 3],
    ['Go back to where they agree', 2],
  ])('asks how a file whose history parts is to be opened: %s', async (way, moments) => {
    const { table, user } = await show()
    const before = table.session.store.getState().history
    await load(parted(table))
    expect((await screen.findByText(/Its history parts from the rules after action 1/)).textContent).toContain(
      'mine.json',
    )
    expect(window.location.pathname).toBe('/')
    await user.click(screen.getByRole('button', { name: way }))
    await opened(table)
    const taken = await table.shelf.take(idOf(), games)
    expect(taken.ok && taken.value.opened.is === 'whole' && taken.value.opened.history.moments.length).toBe(moments)
    expect(table.session.store.getState().history).toBe(before)
  })

  it('says that a file is being read, and leaves it when called off', async () => {
    const { user } = await show()
    const endless = Object.assign(new File(['{}'], 'mine.json'), { text: () => new Promise<string>(() => {}) })
    await userEvent.upload(screen.getByLabelText('Load a file'), endless)
    expect(await screen.findByText('mine.json')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(screen.queryByText('mine.json')).toBeNull()
    expect(window.location.pathname).toBe('/')
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

describe('a file dropped on the table', () => {
  it('is read in the drawer, and the game on the table stays', async () => {
    const { table } = await show()
    act(() => table.desk.setState({ dropped: new File(['{'], 'half.json') }))
    expect((await screen.findByRole('listitem')).textContent).toContain('the file: expected JSON')
    expect(table.desk.getState().dropped).toBeNull()
    expect(window.location.pathname).toBe('/')
  })
})

describe('for friends', () => {
  it('gives the war diary as Markdown, and leads to the pages that are printed and plotted', async () => {
    const { table, user } = await show()
    const given: Blob[] = []
    const create = vi.spyOn(URL, 'createObjectURL').mockImplementation(blob => {
      given.push(blob as Blob)
      return 'blob:given'
    })
    await user.click(screen.getByRole('button', { name: 'War diary as a text' }))
    create.mockRestore()
    expect(await given[0]?.text()).toMatch(/^# Balkan Gambit, .*: war diary\n\n/)
    await user.click(screen.getByRole('button', { name: 'Print' }))
    expect(table.desk.getState().page).toBe('print')
    await user.click(screen.getByRole('button', { name: 'The war in figures' }))
    expect(table.desk.getState().page).toBe('war')
  })
})

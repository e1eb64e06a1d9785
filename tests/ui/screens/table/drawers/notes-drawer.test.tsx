import { cleanup, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Keeper } from '../../../../../src/store/autosave'
import type { Table } from '../../../../../src/ui/screens/table/table-context'
import { buildTable } from '../build-table'
import { choiceOf, passTo, play } from '../panel/show-panel'
import { showDrawer } from './show-drawer'

beforeEach(() => window.localStorage.clear())
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

/** A game that is stored under its own name. */
const stored = async (id = 'a-game'): Promise<Table> => ({ ...(await buildTable()), keeper: {} as Keeper, id })

const sheet = (drawer: HTMLElement, side: string) =>
  within(drawer).findByRole<HTMLTextAreaElement>('textbox', { name: `Notes of the ${side}` })

const reopened = async (table: Table, side: string): Promise<string> => {
  cleanup()
  const { drawer } = await showDrawer(table, 'notes')
  return (await sheet(drawer, side)).value
}

describe('the notes drawer', () => {
  it('keeps what each side writes with the saved game, also for the next visit', async () => {
    const table = await stored()
    const { drawer, user } = await showDrawer(table, 'notes')
    await user.type(await sheet(drawer, 'Allies'), 'land at Split')
    expect(await reopened(await stored(), 'Allies')).toBe('land at Split')
    expect(await reopened(await stored(), 'Axis')).toBe('')
    expect(await reopened(await stored('another-game'), 'Allies')).toBe('')
  })

  it('of a game that is not stored live as long as the page and reach no other game', async () => {
    const table = await buildTable()
    const { drawer, user } = await showDrawer(table, 'notes')
    await user.type(await sheet(drawer, 'Axis'), 'hold Nis')
    expect(await reopened(table, 'Axis')).toBe('hold Nis')
    expect(await reopened(await buildTable(), 'Axis')).toBe('')
  })

  it('survives a storage that refuses', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full')
    })
    const table = await stored()
    const { drawer, user } = await showDrawer(table, 'notes')
    await user.type(await sheet(drawer, 'Allies'), 'wait')
    expect(await reopened(table, 'Allies')).toBe('wait')
  })

  it('shows only the sheet of the one at the screen where the game has secrets', async () => {
    const table = await stored()
    const engine = { ...table.engine, game: { ...table.engine.game, otherTruth: (s: unknown) => s as never } }
    const { drawer } = await showDrawer({ ...table, engine }, 'notes')
    const deciding = table.views.viewer(table.session.store.getState())
    const other = deciding === 0 ? 'Axis' : 'Allies'
    expect(await sheet(drawer, deciding === 0 ? 'Allies' : 'Axis')).toBeDefined()
    expect(within(drawer).queryByRole('textbox', { name: `Notes of the ${other}` })).toBeNull()
  })

  it('remembers what was agreed before the game', async () => {
    const { drawer } = await showDrawer(await buildTable(), 'notes')
    const agreed = await within(drawer).findByRole('region', { name: 'Agreed before the game' })
    expect(agreed.textContent).toContain('Force 10 13.6no')
  })

  it('lists what the one at the screen has seen of hidden units, and flies there', async () => {
    const table = await buildTable({ game: 'partizan', seed: 1, solo: true })
    passTo(table, 'attack')
    play(table, choiceOf(table, 'target'))
    play(table, choiceOf(table, 'launch'))
    const { drawer, user } = await showDrawer(table, 'notes')
    const seen = await within(drawer).findByRole('region', { name: 'Seen by the Axis' })
    const [line] = within(seen).getAllByRole('listitem')
    expect(line?.textContent).toMatch(/^.+ Division attacked \d{4}/)
    await user.click(within(seen).getAllByRole('button')[1] as HTMLElement)
    expect(table.desk.getState().flight).not.toBeNull()
  })

  it('says nothing of the kind where no unit is hidden', async () => {
    const { drawer } = await showDrawer(await buildTable(), 'notes')
    await sheet(drawer, 'Axis')
    expect(within(drawer).queryByRole('region', { name: /^Seen by/ })).toBeNull()
  })
})

import { act, cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { Pages } from '../../../../../src/ui/screens/table/pages'
import type { Table } from '../../../../../src/ui/screens/table/table-context'
import { buildTable } from '../build-table'
import { show } from '../panel/show-panel'

let table: Table

beforeAll(async () => {
  table = await buildTable({ game: 'operation-gertrud' })
})

afterEach(() => {
  cleanup()
  table.desk.setState({ page: null })
})

const open = async () => {
  const page = show(table, <Pages />)
  await act(async () => table.desk.setState({ page: 'print' }))
  return { ...page, dialog: within(await screen.findByRole('dialog', { name: 'Print' })) }
}

const known = () => table.views.position(table.session.store.getState())

describe('the page to print', () => {
  it('has every chart of the game, every turn and every group of forces', async () => {
    const { dialog } = await open()
    const { setting } = known()
    for (const { title } of table.look.tables(setting))
      expect(dialog.getAllByRole('table', { name: title }).length).toBeGreaterThan(0)
    const track = within(dialog.getByRole('region', { name: 'Turn track' }))
    expect(track.getAllByRole('listitem')).toHaveLength(table.look.calendar(known()).of)
    const forces = within(dialog.getByRole('region', { name: 'Forces' }))
    for (const { title, units } of table.look.forces(known()))
      if (units.length > 0) expect(forces.getAllByRole('region', { name: title }).length).toBeGreaterThan(0)
  })

  it('shows the map with every stack on it', async () => {
    const { dialog } = await open()
    const map = dialog.getByRole('img', { name: /with all that lies on it$/ })
    for (const [, units] of table.look.stacks(known()))
      expect(within(map).getAllByRole('img', { name: new RegExp(nameOf(units)) }).length).toBeGreaterThan(0)
  })

  it('prints what is ticked, and nothing when nothing is', async () => {
    const print = vi.fn()
    vi.stubGlobal('print', print)
    const { dialog, user } = await open()
    await user.click(dialog.getByRole('checkbox', { name: 'Charts' }))
    expect(dialog.queryByRole('region', { name: 'Charts' })).toBeNull()
    await user.click(dialog.getByRole('button', { name: 'Print' }))
    expect(print).toHaveBeenCalledOnce()
    for (const name of ['Turn track', 'Map', 'Forces']) await user.click(dialog.getByRole('checkbox', { name }))
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Print' }).disabled).toBe(true)
    vi.unstubAllGlobals()
  })

  it('is printed by day, and the night comes back', async () => {
    document.documentElement.dataset.theme = 'night'
    await open()
    window.dispatchEvent(new Event('beforeprint'))
    expect(document.documentElement.dataset.theme).toBe('day')
    window.dispatchEvent(new Event('afterprint'))
    expect(document.documentElement.dataset.theme).toBe('night')
  })
})

/** What the top counter of a stack is called, as a pattern. */
const nameOf = ([top]: readonly Parameters<Table['look']['face']>[1][]): string =>
  (top === undefined ? '' : table.look.face(known(), top).label).replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

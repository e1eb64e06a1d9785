import { act, cleanup, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { UnitId } from '../../../../../src/core/ids'
import type { Table } from '../../../../../src/ui/screens/table/table-context'
import {
  beginUmpiring,
  fieldValue,
  putInPlace,
  putOnHex,
  unitsToSet,
} from '../../../../../src/ui/screens/table/umpire/hand-edits'
import { UmpirePanel } from '../../../../../src/ui/screens/table/umpire/umpire-panel'
import { buildTable } from '../build-table'
import { present, show } from '../panel/show-panel'

afterEach(cleanup)

async function umpiring(game = 'balkan-gambit') {
  const table = await buildTable({ game, solo: true })
  beginUmpiring(table)
  return { table, ...show(table, <UmpirePanel />) }
}

/** A unit on the map with its hex. */
function onMap({ look, views, session }: Table) {
  const [hex, units] = [...look.stacks(views.position(session.store.getState()))][0] ?? []
  if (hex === undefined || units?.[0] === undefined) throw new Error('nobody is on the map')
  return { hex, unit: units[0] }
}
const spotOf = (table: Table, unit: UnitId) =>
  table.look.spot(table.views.position(table.session.store.getState()), unit)
const setIt = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Set it' })
const pending = () =>
  screen.queryAllByRole('button', { name: /^Leave out: / }).map(each => each.getAttribute('aria-label'))
const agree = async (user: Awaited<ReturnType<typeof umpiring>>['user']) => {
  for (const box of screen.getAllByRole('checkbox', { name: /: agreed$/ })) await user.click(box)
}

describe('setting things by hand', () => {
  it('needs the word of both players, and is one action of the diary', async () => {
    const { table, user } = await umpiring()
    await user.click(screen.getByText('Points and markers of the game'))
    await user.selectOptions(screen.getByRole('combobox', { name: 'Weather' }), 'poor')
    expect(pending()).toEqual(['Leave out: Weather poor'])
    expect(setIt().disabled).toBe(true)
    const { cursor } = table.session.store.getState().history
    await agree(user)
    await user.click(setIt())
    expect(present(table)).toMatchObject({ weather: 'poor' })
    expect(table.session.store.getState().history.cursor).toBe(cursor + 1)
    expect(table.session.store.getState().history.log.at(-1)?.kind).toBe('umpire')
    expect(table.desk.getState().umpire).toBeNull()
  })

  it.each(['balkan-gambit', 'operation-gertrud', 'partizan'])('puts a unit on another hex: %s', async game => {
    const { table, user } = await umpiring(game)
    const { hex, unit } = onMap(table)
    const free = [...table.look.stacks(table.views.position(table.session.store.getState())).keys()]
    const to = table.sheet.map.grid.neighbour
      .slice(hex * 6, hex * 6 + 6)
      .find(each => each >= 0 && !free.includes(each as typeof hex) && table.sheet.map.tables.inPlay[each] === 1)
    act(() => putOnHex(table, unit, to as typeof hex))
    expect(pending()).toHaveLength(1)
    await agree(user)
    await user.click(setIt())
    const alerts = screen
      .queryAllByRole('alert')
      .map(each => each.textContent)
      .join()
    expect(alerts).toBe('')
    expect(spotOf(table, unit)).toMatchObject({ is: 'hex', hex: to })
  })

  it('puts a unit among the dead by the button of the place', async () => {
    const { table, user } = await umpiring()
    const { unit } = onMap(table)
    const name = unitsToSet(table).find(each => each.unit === unit)?.name as string
    await user.type(screen.getByRole('combobox', { name: 'Unit' }), name)
    await user.click(screen.getByRole('button', { name: 'Dead pile, gone for good' }))
    await user.clear(screen.getByRole('spinbutton', { name: 'Steps left' }))
    expect(fieldValue(table, { path: ['steps'], title: '', is: 'number', least: 0, most: 2 }, unit)).toBe(0)
    await agree(user)
    await user.click(setIt())
    expect(spotOf(table, unit)).toMatchObject({ is: 'box', box: 'deadPermanent' })
  })

  it('says what is wrong and changes nothing when the position would make no sense', async () => {
    const { table, user } = await umpiring()
    const { unit } = onMap(table)
    act(() => putInPlace(table, unit, { id: 'x', title: 'nowhere', at: { is: 'nowhere' } }))
    const before = table.session.store.getState().history
    await agree(user)
    await user.click(setIt())
    expect(screen.getByRole('alert').textContent).toMatch(/expected/)
    expect(table.session.store.getState().history).toBe(before)
    expect(table.desk.getState().umpire).not.toBeNull()
  })

  it('leaves out what was thought better of', async () => {
    const { table, user } = await umpiring()
    const { hex, unit } = onMap(table)
    act(() => putOnHex(table, unit, hex))
    await user.click(screen.getByRole('button', { name: /^Leave out: / }))
    expect(pending()).toEqual([])
    expect(within(screen.getByRole('region', { name: 'Set by hand' })).getByText('Nothing yet.')).toBeDefined()
  })
})

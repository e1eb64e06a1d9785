import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { LedgerDock } from '../../../../src/ui/screens/table/ledger/ledger-dock'
import type { Table } from '../../../../src/ui/screens/table/table-context'
import { buildTable } from './build-table'
import { alliedCommands, show } from './panel/show-panel'

afterEach(cleanup)

const dock = () => within(screen.getByRole('region', { name: 'Countries' }))
const rowOf = (country: string) => within(dock().getByRole('rowheader', { name: country }).closest('tr') as HTMLElement)

/** The first turn of the First Balkan War: the Ottomans keep the Germans out, and the powers lift Bulgaria. */
const firstTurn = (actions: readonly { kind: string; pick?: string }[]): Promise<Table> =>
  buildTable({
    game: 'balkan-wars',
    scenario: 'first-war',
    seed: 6,
    options: { fog: false, 'own-dice': false },
    actions: [{ kind: 'keepOut' }, ...actions],
  })

describe('the ledger of the countries', () => {
  let given: Table
  let moving: Table
  beforeAll(async () => {
    given = await firstTurn([{ kind: 'give', pick: 'Bulgaria' }])
    moving = await firstTurn([
      { kind: 'give', pick: 'Bulgaria' },
      { kind: 'give', pick: 'Serbia' },
      { kind: 'pass' },
      { kind: 'pass' },
    ])
  })

  it('lies open while the powers decide, with what each country has and how it stands', () => {
    show(given, <LedgerDock />)
    expect(dock().getByRole('columnheader', { name: /^National Morale 0 to 10/ })).toBeDefined()
    const bulgaria = rowOf('Bulgaria')
    expect(bulgaria.getByRole('img', { name: 'National Morale of Bulgaria: 9, up 1 this turn' })).toBeDefined()
    expect(bulgaria.getByText('at war')).toBeDefined()
    expect(bulgaria.getAllByRole('cell').map(each => each.textContent)).toContain('3 of 3')
    expect(rowOf('Rumania').getByText('neutral')).toBeDefined()
  })

  it('tells behind the scale where its value came from', () => {
    show(given, <LedgerDock />)
    fireEvent.click(
      rowOf('Bulgaria').getByRole('button', { name: /where its National Morale came from|National Morale of/ }),
    )
    const account = within(screen.getByRole('dialog', { name: 'Bulgaria: where its National Morale came from' }))
    expect(account.getAllByRole('listitem').map(each => each.textContent)).toEqual([
      'turn 1 8 → 9 help from the Great Powers 3.4',
    ])
  })

  it('has the event of the turn with its dice, the powers under who holds them, and the armies', () => {
    show(given, <LedgerDock />)
    const event = within(dock().getByRole('region', { name: 'Event' }))
    expect(event.getByText('Naval Engagement')).toBeDefined()
    expect(event.getAllByRole('img').map(each => each.getAttribute('aria-label'))).toEqual(['Die 6', 'Die 1'])
    const powers = within(dock().getByRole('region', { name: 'Great Powers' })).getAllByRole('listitem')
    expect(powers.slice(0, 2).map(each => each.textContent)).toEqual([
      'Russia 2 points2',
      'Germany 3 points · HQ −5 VP2',
    ])
    expect(within(dock().getByRole('region', { name: 'Armies' })).getByText('2nd Army HQ')).toBeDefined()
  })

  it('is a line while armies move, until it is opened; and stays as the player wants it', () => {
    show(moving, <LedgerDock />)
    expect(dock().queryByRole('table')).toBeNull()
    expect(dock().getAllByRole('listitem')[0]?.textContent).toBe('Bulgaria 9▲ 1')
    fireEvent.click(dock().getByRole('button', { name: 'Countries' }))
    expect(dock().getByRole('table')).toBeDefined()
    fireEvent.click(dock().getByRole('button', { name: 'Countries' }))
    expect(dock().queryByRole('table')).toBeNull()
  })

  it('is not there in games without one', async () => {
    show(await alliedCommands(), <LedgerDock />)
    expect(screen.queryByRole('region', { name: 'Countries' })).toBeNull()
  })
})

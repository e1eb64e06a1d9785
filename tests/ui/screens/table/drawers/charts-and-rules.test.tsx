import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { GrowingList } from '../../../../../src/core/growing-list'
import { openRule } from '../../../../../src/ui/screens/table/desk'
import {
  byChapter,
  citedIn,
  compareRules,
  inOrder,
  searchRules,
} from '../../../../../src/ui/screens/table/drawers/rule-index'
import { attackFromLarissa, larissa, order, tableAt } from '../battle/battle-table'
import { buildTable } from '../build-table'
import { showDrawer } from './show-drawer'

afterEach(cleanup)

describe('the charts drawer', () => {
  it('holds every table of the game, cell by cell', async () => {
    const table = await buildTable()
    const { drawer } = await showDrawer(table, 'charts')
    const { setting } = table.views.position(table.session.store.getState())
    const shown = await within(drawer).findAllByRole('table')
    const tables = table.look.tables(setting)
    expect(shown).toHaveLength(tables.length)
    for (const [at, { rows, columns }] of tables.entries()) {
      const cells = within(shown[at] as HTMLElement)
        .getAllByRole('cell')
        .map(cell => cell.textContent)
      expect(cells).toEqual(rows.flatMap(row => columns.map((_, column) => row.cells[column] ?? '')))
    }
  })

  it('lights the column of the fire that is on, and none when no dice are near', async () => {
    const calm = await showDrawer(await buildTable(), 'charts')
    await within(calm.drawer).findAllByRole('table')
    expect(calm.drawer.querySelector('[data-light]')).toBeNull()
    cleanup()
    const table = await tableAt(larissa)
    order(table, ...attackFromLarissa, 'launch')
    const { drawer } = await showDrawer(table, 'charts')
    const chart = within(await within(drawer).findByRole('table', { name: 'To-hit modifiers' }))
    const lit = chart.getAllByRole('columnheader').filter(each => each.getAttribute('data-light') === 'lit')
    expect(lit.map(each => each.textContent)).toEqual(['Defensive fire now'])
    expect(chart.getAllByRole('cell').filter(each => each.getAttribute('data-light') === 'lit').length).toBeGreaterThan(
      3,
    )
  })

  it('marks what was reconstructed and says on what basis; what the rulebook prints has no mark', async () => {
    const table = await buildTable()
    const { drawer, user } = await showDrawer(table, 'charts')
    const { charts } = table.engine.game
    const of = (id: string) => charts.find(chart => chart.id === id)
    const terrain = await within(drawer).findByRole('region', { name: of('terrain')?.title ?? '' })
    const tag = within(terrain).getByRole('button', { name: 'reconstructed' })
    const basis = of('terrain')?.basis ?? 'none'
    expect(within(terrain).getByText(basis).hidden).toBe(true)
    await user.click(tag)
    expect(within(terrain).getByText(basis).hidden).toBe(false)
    const weather = within(drawer).getAllByRole('region', { name: new RegExp(of('weather')?.title ?? '-') })[0]
    expect(within(weather as HTMLElement).queryByRole('button', { name: 'reconstructed' })).toBeNull()
  })

  it('names the chart pack a table comes from', async () => {
    const table = await buildTable()
    const terrain = table.engine.game.charts.find(chart => chart.id === 'terrain')?.data ?? null
    const { history } = table.session.store.getState()
    const setting = { ...history.setting, charts: { name: 'My printed charts', charts: { terrain } } }
    const moments = GrowingList.of(
      [...history.moments].map(moment => ({ ...moment, kept: moment.kept && { ...moment.kept, setting } })),
    )
    table.session.store.setState({ history: { ...history, setting, moments } })
    const { drawer } = await showDrawer(table, 'charts')
    expect(await within(drawer).findByText('from My printed charts')).toBeDefined()
    expect(drawer.textContent).toContain('Chart pack: My printed charts')
  })

  it('finds a chart by a word that is printed in it', async () => {
    const { drawer, user } = await showDrawer(await buildTable(), 'charts')
    const all = (await within(drawer).findAllByRole('table')).length
    await user.type(within(drawer).getByRole('searchbox'), 'mountain')
    const found = within(drawer).getAllByRole('table')
    expect(found.length).toBeLessThan(all)
    for (const each of found) expect(each.closest('section')?.textContent?.toLowerCase()).toContain('mountain')
    await user.type(within(drawer).getByRole('searchbox'), ' no such thing')
    expect(within(drawer).getByRole('status').textContent).toContain('No chart holds')
  })
})

describe('the rules drawer', () => {
  it('opens at the rule that was cited and marks it', async () => {
    const table = await buildTable()
    openRule(table.desk, '12.8.3')
    const { drawer } = await showDrawer(table, 'rules')
    const row = await within(drawer).findByText('12.8.3')
    expect(row.closest('li')?.getAttribute('aria-current')).toBe('true')
    await waitFor(() => expect(document.activeElement).toBe(row.closest('li')))
    expect(drawer.querySelectorAll('[aria-current]')).toHaveLength(1)
    act(() => openRule(table.desk, '9.5.2'))
    expect(document.activeElement?.textContent).toContain('9.5.2')
  })

  it('shows a cited rule even when a search had hidden it', async () => {
    const table = await buildTable()
    const { drawer, user } = await showDrawer(table, 'rules')
    await user.type(await within(drawer).findByRole('searchbox'), 'weather')
    expect(within(drawer).queryByText('12.8.3')).toBeNull()
    act(() => openRule(table.desk, '12.8.3'))
    expect(within(drawer).getByText('12.8.3').closest('li')?.getAttribute('aria-current')).toBe('true')
  })

  it('is searched by number and by word, and says how many it found', async () => {
    const table = await buildTable()
    const { drawer, user } = await showDrawer(table, 'rules')
    const box = await within(drawer).findByRole('searchbox')
    await user.type(box, '12.8')
    const ids = [...drawer.querySelectorAll('[data-rule]')].map(each => each.getAttribute('data-rule'))
    const { rules } = table.engine.game
    expect(ids.sort()).toEqual(
      Object.keys(rules)
        .filter(id => id.startsWith('12.8'))
        .sort(),
    )
    await user.clear(box)
    await user.type(box, 'empty hex')
    for (const row of drawer.querySelectorAll('[data-rule]')) {
      expect(row.textContent?.toLowerCase()).toContain('empty')
      expect(row.textContent?.toLowerCase()).toContain('hex')
    }
    expect(within(drawer).getByRole('status').textContent).toMatch(/^\d+ of \d+$/)
  })

  it('marks rules that touch nothing in play', async () => {
    const table = await buildTable()
    const { drawer } = await showDrawer(table, 'rules')
    await within(drawer).findByRole('searchbox')
    const idle = Object.entries(table.engine.game.rules).filter(([, entry]) => entry.noEffect !== undefined)
    expect(idle.length).toBeGreaterThan(0)
    expect(within(drawer).getAllByText(/^no effect on play/)).toHaveLength(idle.length)
  })

  it('arrows go from rule to rule', async () => {
    const { drawer, user } = await showDrawer(await buildTable(), 'rules')
    ;(await within(drawer).findByRole('searchbox')).focus()
    await user.keyboard('{ArrowDown}{ArrowDown}')
    const rows = [...drawer.querySelectorAll('[data-rule]')]
    expect(document.activeElement).toBe(rows[1])
    await user.keyboard('{ArrowUp}')
    expect(document.activeElement).toBe(rows[0])
    expect(screen.getByRole('dialog')).toBe(drawer)
  })
})

describe('the index of rules', () => {
  it('counts numbers as numbers, and puts what begins with letters last', () => {
    expect(['12.10', '12.9', '2.1', '12.9.1'].sort(compareRules)).toEqual(['2.1', '12.9', '12.9.1', '12.10'])
    const rules = inOrder({ 'S43.1': { says: 'a' }, '2.1': { says: 'b' } })
    expect(rules.map(rule => rule.id)).toEqual(['2.1', 'S43.1'])
    expect(byChapter(rules, { 2: 'Counters' }).map(chapter => chapter.title)).toEqual(['2 Counters', 'Rulings'])
  })

  it('a number finds itself and what stands under it, not numbers that merely hold it', () => {
    const rules = inOrder({ '2.1': { says: 'x' }, '12.1': { says: 'see 2.1' }, '2.1.1': { says: 'y' } })
    expect(searchRules(rules, '2.1').map(rule => rule.id)).toEqual(['2.1', '2.1.1'])
  })

  it('numbers of other rules in a sentence become links, other numbers do not', () => {
    const rules = { '9.3': { says: '' } }
    expect(citedIn('as in 9.3, costs 1.5 MP', rules)).toEqual(['as in ', { rule: '9.3' }, ', costs ', '1.5', ' MP'])
  })
})

import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { printedNumber } from '../../../../../src/core/engine/booklet'
import { GrowingList } from '../../../../../src/core/growing-list'
import { openRule } from '../../../../../src/ui/screens/table/desk'
import { ChartGrid } from '../../../../../src/ui/screens/table/drawers/chart-grid'
import {
  byChapter,
  citedIn,
  compareRules,
  inOrder,
  searchRules,
  searchRulings,
} from '../../../../../src/ui/screens/table/drawers/rule-index'
import { TableProvider } from '../../../../../src/ui/screens/table/table-context'
import { attackFromLarissa, larissa, order, tableAt } from '../battle/battle-table'
import { buildTable } from '../build-table'
import { showDrawer } from './show-drawer'

afterEach(cleanup)

describe('a chart in use', () => {
  const columns = [
    { id: 'result', label: 'Result' },
    { id: 'yavuz', label: 'Yavuz' },
  ]
  const rows = [{ id: '4-5', label: '4–5', cells: ['seized', 'sails'] }]
  const shown = async (byRow: boolean) => {
    const table = await buildTable()
    const chart = { id: 'raid', title: 'Raid', rule: '1.0', columns, rows, ...(byRow ? { byRow: true as const } : {}) }
    render(
      <TableProvider value={table}>
        <ChartGrid table={chart} live={{ id: 'raid', column: 'result' }} hit="4-5" />
      </TableProvider>,
    )
    const cells = screen.getAllByRole('cell').map(({ dataset }) => [dataset.light, dataset.hit])
    cleanup()
    return cells
  }

  it('lights the column in force, and where the dice fell its cell', async () => {
    expect(await shown(false)).toEqual([
      ['lit', 'true'],
      [undefined, undefined],
    ])
  })

  it('lights none where its columns only tell what a row means: the whole row is what came of it', async () => {
    expect(await shown(true)).toEqual([
      [undefined, 'true'],
      [undefined, 'true'],
    ])
  })
})

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
      const { rules, booklet } = table.engine.game
      const printed = (cell: string) => (Object.hasOwn(rules, cell) ? printedNumber(booklet, cell) : cell)
      expect(cells).toEqual(
        rows.flatMap(row =>
          columns.map(({ id }, column) => (id === 'rule' ? printed : String)(row.cells[column] ?? '')),
        ),
      )
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

const rowOf = (drawer: HTMLElement, id: string) => drawer.querySelector(`[data-rule="${CSS.escape(id)}"]`)

describe('the rules drawer', () => {
  it('heads its statements by printed numbers and titles, ours small below, and tells both', async () => {
    const { drawer } = await showDrawer(await buildTable(), 'rules')
    await within(drawer).findByRole('searchbox')
    expect(within(drawer).getByRole('heading', { level: 4, name: /^12\.8 Retreat after combat/ })).toBeDefined()
    expect(within(drawer).queryByText('12.8.3')).toBeNull()
    expect(rowOf(drawer, '12.8.3')?.firstChild?.textContent).toBe('point 3')
    const place = rowOf(drawer, '9.5.2')?.firstElementChild
    expect(place?.textContent).toBe('·2')
    expect(place?.getAttribute('title')).toBe('9.5 in the booklet, statement 2 of our summary')
  })

  it('has contents that lead to chapters, numbers and rulings', async () => {
    const { drawer, user } = await showDrawer(await buildTable(), 'rules')
    await within(drawer).findByRole('searchbox')
    await user.click(within(drawer).getByRole('button', { name: 'Contents' }))
    await user.click(within(drawer).getByRole('button', { name: '12.8 Retreat after combat' }))
    expect(document.activeElement?.textContent).toContain('12.8 Retreat after combat')
    expect(within(drawer).queryByRole('button', { name: '12.8 Retreat after combat' })).toBeNull()
    await user.click(within(drawer).getByRole('button', { name: 'Rulings' }))
    expect(document.activeElement?.textContent).toBe('Rulings')
  })

  it('holds every ruling as players read it, marked, with the option that reads it the other way', async () => {
    const table = await buildTable()
    const { drawer } = await showDrawer(table, 'rules')
    await within(drawer).findByRole('searchbox')
    const { rulings = [] } = table.engine.game
    for (const { id, says } of rulings) expect(rowOf(drawer, id)?.textContent?.includes(says), id).toBe(true)
    expect(rowOf(drawer, 'R-CP3')?.textContent).toContain('open reading')
    expect(rowOf(drawer, 'R-MAP4')?.textContent).toContain('house rule')
    expect(rowOf(drawer, 'R-MAP11')?.textContent).toContain('reconstructed')
    expect(rowOf(drawer, 'R-CB3')?.textContent).toContain(
      'Other reading, not chosen for this game: TAC helps attacking brigades.',
    )
    expect(rowOf(drawer, 'R-CB4')?.textContent).not.toContain('Other reading')
  })

  it('a section leads to the rulings about it', async () => {
    const table = await buildTable()
    const { drawer, user } = await showDrawer(table, 'rules')
    await within(drawer).findByRole('searchbox')
    const heading = within(drawer).getByRole('heading', { level: 4, name: /^8\.3 / })
    await user.click(within(heading).getByRole('button', { name: /^ruling R-RP4/ }))
    await waitFor(() => expect(document.activeElement?.getAttribute('data-rule')).toBe('R-RP4'))
  })

  it('opens at the rule that was cited and marks it', async () => {
    const table = await buildTable()
    table.desk.setState({ rule: '12.8.3' })
    const { drawer } = await showDrawer(table, 'rules')
    await within(drawer).findByRole('searchbox')
    const row = rowOf(drawer, '12.8.3')
    expect(row?.getAttribute('aria-current')).toBe('true')
    await waitFor(() => expect(document.activeElement).toBe(row))
    expect(drawer.querySelectorAll('[aria-current]')).toHaveLength(1)
    act(() => openRule(table.desk, '9.5.2'))
    expect(document.activeElement?.getAttribute('data-rule')).toBe('9.5.2')
  })

  it('shows a cited rule even when a search had hidden it', async () => {
    const table = await buildTable()
    const { drawer, user } = await showDrawer(table, 'rules')
    await user.type(await within(drawer).findByRole('searchbox'), 'weather')
    expect(rowOf(drawer, '12.8.3')).toBeNull()
    act(() => openRule(table.desk, '12.8.3'))
    expect(rowOf(drawer, '12.8.3')?.getAttribute('aria-current')).toBe('true')
  })

  it('is searched by number and by word, and says how many it found', async () => {
    const table = await buildTable()
    const { drawer, user } = await showDrawer(table, 'rules')
    const box = await within(drawer).findByRole('searchbox')
    await user.type(box, '12.8')
    const ids = [...drawer.querySelectorAll('[data-rule]')].map(each => each.getAttribute('data-rule'))
    const { rules, rulings = [] } = table.engine.game
    expect(ids.sort()).toEqual(
      [
        ...Object.keys(rules).filter(id => id.startsWith('12.8')),
        ...rulings.filter(ruling => ruling.rules?.includes('12.8')).map(({ id }) => id),
      ].sort(),
    )
    await user.clear(box)
    await user.type(box, 'empty hex')
    for (const row of drawer.querySelectorAll('[data-rule]')) {
      expect(row.textContent?.toLowerCase()).toContain('empty')
      expect(row.textContent?.toLowerCase()).toContain('hex')
    }
    expect(within(drawer).getByRole('status').textContent).toMatch(/^\d+ of \d+, \d+ rulings$/)
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
    const rules = inOrder({ rules: { 'S43.1': { says: 'a' }, '2.1': { says: 'b' } } })
    expect(rules.map(rule => rule.id)).toEqual(['2.1', 'S43.1'])
    expect(byChapter(rules, { 2: 'Counters' }).map(chapter => chapter.title)).toEqual(['2 Counters', 'S43'])
  })

  it('a number finds itself and what stands under it, not numbers that merely hold it', () => {
    const rules = inOrder({ rules: { '2.1': { says: 'x' }, '12.1': { says: 'see 2.1' }, '2.1.1': { says: 'y' } } })
    expect(searchRules(rules, '2.1').map(rule => rule.id)).toEqual(['2.1', '2.1.1'])
  })

  it('the printed number finds a rule as our own id does', () => {
    const booklet = { sections: {}, printed: [{ id: /^(11\.0)\.step(\d)$/, section: '$1', heading: 'step $2' }] }
    const rules = inOrder({ rules: { '11.0.step6': { says: 'x' }, '13.7.1': { says: 'y' } }, booklet })
    const found = (text: string) => searchRules(rules, text).map(rule => rule.id)
    expect([found('11.0 step 6'), found('11.0.step6'), found('13.7'), found('13.7.1')]).toEqual([
      ['11.0.step6'],
      ['11.0.step6'],
      ['13.7.1'],
      ['13.7.1'],
    ])
  })

  it('rulings are found by their id, by the number they are about, and by words', () => {
    const rulings = [
      { id: 'R-1', title: 'Odds', says: 'Rounded down.', rules: ['11.0'] },
      { id: 'R-10', title: 'Flieger', says: 'It drops.' },
    ]
    const found = (text: string) => searchRulings(rulings, text).map(({ id }) => id)
    expect([found('r-10'), found('11.0'), found('drops'), found('ruling R-1')]).toEqual([
      ['R-10'],
      ['R-1'],
      ['R-10'],
      ['R-1', 'R-10'],
    ])
  })

  it('numbers of other rules in a sentence become links, other numbers do not', () => {
    const rules = { '9.3': { says: '' }, '9.4.1': { says: '' } }
    const booklet = { sections: { '9.3': '', '9.4': '' } }
    expect(citedIn('as in 9.3, costs 1.5 MP', { rules })).toEqual(['as in ', { rule: '9.3' }, ', costs ', '1.5', ' MP'])
    expect(citedIn('see 9.4', { rules, booklet })).toEqual(['see ', { rule: '9.4.1' }])
    expect(citedIn('see 9.4', { rules })).toEqual(['see ', '9.4'])
  })
})

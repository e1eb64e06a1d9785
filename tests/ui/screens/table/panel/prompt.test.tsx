import { act, cleanup, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { printedNumber } from '../../../../../src/core/engine/booklet'
import { hexOf } from '../../../../../src/core/map/map-queries'
import type { Table } from '../../../../../src/ui/screens/table/table-context'
import { buildTable } from '../build-table'
import { alliedCommands, choiceOf, play, show } from './show-panel'

afterEach(cleanup)

const printed = ({ engine }: Table, rule = ''): string => printedNumber(engine.game.booklet, rule)

const prompt = () => within(screen.getByRole('region', { name: 'Prompt' }))

describe('the prompt', () => {
  it('says of whom what is asked, with the rule as a link into the rules drawer', async () => {
    const table = await alliedCommands()
    const { user } = show(table)
    const asked = table.views.prompt(table.session.store.getState())
    expect(prompt().getByRole('heading', { level: 2 }).textContent).toBe(asked?.text)
    expect(prompt().getByText('Allies')).toBeDefined()
    await user.click(prompt().getByRole('button', { name: `Rule ${printed(table, asked?.rule)}` }))
    expect(table.desk.getState()).toMatchObject({ drawer: 'rules', rule: asked?.rule })
  })

  it('stands in a polite live region, so that a new question is heard', async () => {
    const table = await alliedCommands()
    show(table)
    const heading = prompt().getByRole('heading', { level: 2 })
    expect(heading.closest('[aria-live=polite]')).not.toBeNull()
    const before = heading.textContent
    act(() => play(table, choiceOf(table, 'move')))
    expect(prompt().getByRole('heading', { level: 2 }).textContent).not.toBe(before)
  })

  it('names the choice pointed at in the list, with its cost', async () => {
    const table = await alliedCommands()
    const { user } = show(table)
    const row = within(screen.getByRole('region', { name: 'Choices' })).getByRole('button', { name: /^Amphibious/ })
    await user.hover(row)
    expect(prompt().getByText(/^Amphibious assault: costs/).textContent).toBe('Amphibious assault: costs 3 CP')
    expect(table.desk.getState().preview).toBe(choiceOf(table, 'amphibious'))
    await user.unhover(row)
    expect(table.desk.getState().preview).toBeNull()
  })

  it('tells what is in hand', async () => {
    const table = await buildTable({ scenario: '1943', deployed: false })
    show(table)
    const pick = choiceOf(table, 'pick')
    act(() => play(table, pick))
    expect(prompt().getByText(new RegExp(`^In hand: .*${pick.label}`))).toBeDefined()
  })
})

describe('messages', () => {
  it('show what was refused with the rule of each reason, until they are put away', async () => {
    const table = await alliedCommands()
    const { user } = show(table)
    act(() => void table.session.dispatch({ kind: 'move', hex: hexOf(table.sheet.map, '1738') }))
    const refused = table.session.store.getState().refused?.reasons ?? []
    const alert = within(screen.getByRole('alert'))
    expect(refused.length).toBeGreaterThan(0)
    for (const { rule } of refused)
      expect(alert.getByRole('button', { name: `Rule ${printed(table, rule)}` })).toBeDefined()
    await user.click(alert.getByRole('button', { name: 'Close this message' }))
    expect(screen.getByRole('alert').textContent).toBe('')
  })

  it('say of a fault that the game stands where it stood, and lead to the files', async () => {
    const table = await alliedCommands()
    const { user } = show(table)
    act(() => table.session.store.setState({ fault: 'GameFault: no decision is owed' }))
    expect(screen.getByRole('alert').textContent).toContain('the game stands where it stood')
    expect(screen.getByRole('alert').textContent).toContain('no decision is owed')
    await user.click(screen.getByRole('button', { name: 'Save the game to a file' }))
    expect(table.desk.getState().drawer).toBe('files')
  })

  it('say why a game can only be looked at', async () => {
    const table = await alliedCommands()
    show(table)
    act(() => table.session.lock('This game was opened in another tab and goes on there.'))
    expect(screen.getByRole('alert').textContent).toContain('opened in another tab')
  })
})

describe('the pools', () => {
  it('list what the own side has left before the other side’s', async () => {
    const table = await alliedCommands()
    show(table)
    const words = screen.getByRole('region', { name: 'Support' }).textContent ?? ''
    const pools = table.look.pools(table.views.position(table.session.store.getState()))
    const notes = [...pools.filter(pool => pool.side === 0), ...pools.filter(pool => pool.side === 1)].map(
      pool => pool.note,
    )
    expect(pools.some(pool => pool.side === 1)).toBe(true)
    let from = 0
    for (const note of notes) {
      const at = words.indexOf(note, from)
      expect(at).toBeGreaterThanOrEqual(from)
      from = at
    }
  })
})

import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Choice } from '../../../../../src/core/engine/step'
import { hexLabel } from '../../../../../src/core/map/map-queries'
import { POINTING_AT_NOTHING } from '../../../../../src/ui/screens/table/desk'
import { TABLE_KEYS } from '../../../../../src/ui/screens/table/use-table-keys'
import { attackFromLarissa, larissa, order, tableAt } from '../battle/battle-table'
import { buildTable } from '../build-table'
import { choicesOf, passTo, play } from '../panel/show-panel'
import { showDrawer, TITLES } from './show-drawer'

afterEach(cleanup)

describe('a drawer', () => {
  it('takes the focus, closes with Esc or its cross, and gives the focus back', async () => {
    const table = await buildTable()
    const { drawer, user } = await showDrawer(table, 'keys')
    expect(document.activeElement).toBe(drawer)
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Before' }))
    await act(async () => table.desk.setState({ drawer: 'keys' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close' }))
    expect(table.desk.getState().drawer).toBeNull()
  })

  it('of each kind opens under its own name', async () => {
    const table = await buildTable()
    for (const name of ['charts', 'rules', 'forces', 'score', 'notes', 'overlays', 'keys'] as const) {
      const { drawer } = await showDrawer(table, name)
      expect(await within(drawer).findAllByText(/./)).not.toHaveLength(0)
      expect(within(drawer).getByRole('heading', { level: 2 }).textContent).toBe(TITLES[name])
      cleanup()
    }
  })
})

describe('a drawer that fails', () => {
  it('says so in its own place, and can be closed', async () => {
    // React tells the console of every error it catches.
    const told = vi.spyOn(console, 'error').mockImplementation(() => {})
    const sound = await buildTable()
    const broken = () => {
      throw new Error('the tray fell over')
    }
    const table = { ...sound, look: { ...sound.look, forces: broken } }
    const { drawer, user } = await showDrawer(table, 'forces')
    const alert = await within(drawer).findByRole('alert')
    expect(alert.textContent).toContain('The game on the table goes on.')
    expect(alert.textContent).toContain('the tray fell over')
    await user.click(within(drawer).getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('alert')).toBeNull()
    told.mockRestore()
  })
})

describe('the forces drawer', () => {
  it('holds every group of the game with its count', async () => {
    const table = await buildTable()
    const { drawer } = await showDrawer(table, 'forces')
    const known = table.views.position(table.session.store.getState())
    for (const { title, units } of table.look.forces(known)) {
      const groups = await within(drawer).findAllByRole('region', { name: title })
      const counts = groups.map(group => within(group).getAllByRole('listitem').length)
      expect(counts).toContain(units.length)
    }
  })

  it('finds a unit by its name, and a click flies to its hex', async () => {
    const table = await buildTable()
    const { drawer, user } = await showDrawer(table, 'forces')
    const known = table.views.position(table.session.store.getState())
    const [hex, stack] = [...table.look.stacks(known)][0] ?? []
    const unit = stack?.[0]
    if (hex === undefined || unit === undefined) throw new Error('nobody is on the map')
    const { label } = table.look.face(known, unit)
    const before = (await within(drawer).findAllByRole('listitem')).length
    await user.type(within(drawer).getByRole('searchbox', { name: 'Search units' }), label)
    const found = within(drawer).getAllByRole('listitem')
    expect(found.length).toBeLessThan(before)
    await user.click(within(found[0] as HTMLElement).getByRole('button'))
    expect(table.desk.getState().flight?.hex).toBe(hex)
    expect(table.desk.getState().inspected).toBe(hex)
    expect(drawer.textContent).toContain(hexLabel(table.sheet.map, hex))
  })

  it('shows one side alone when asked', async () => {
    const table = await buildTable()
    const { drawer, user } = await showDrawer(table, 'forces')
    await user.click(within(drawer).getByRole('button', { name: 'Axis' }))
    const known = table.views.position(table.session.store.getState())
    const units = table.look
      .forces(known)
      .filter(group => group.side !== 0)
      .flatMap(group => group.units)
    expect(within(drawer).getAllByRole('listitem')).toHaveLength(units.length)
  })
})

describe('the score drawer', () => {
  it('says exactly what the game says', async () => {
    const table = await buildTable()
    const { drawer } = await showDrawer(table, 'score')
    const sheet = table.look.score(table.views.position(table.session.store.getState()))
    const [head, ...rows] = within(await within(drawer).findByRole('table', { name: 'Score' })).getAllByRole('row')
    expect(head?.textContent).toContain('Allies')
    const figures = rows.map(row =>
      within(row)
        .getAllByRole('cell')
        .slice(0, 2)
        .map(cell => cell.textContent),
    )
    const zeroAsDash = (values: readonly number[]) => values.map(value => (value === 0 ? '–' : String(value)))
    expect(figures).toEqual([...sheet.rows.map(row => zeroAsDash(row.values)), (sheet.totals ?? []).map(String)])
    expect(drawer.textContent).toContain(sheet.standing)
  })

  it('adds up points, and nothing that is no points', async () => {
    for (const [game, totals] of [
      ['balkan-gambit', 1],
      ['operation-gertrud', 0],
    ] as const) {
      const { drawer } = await showDrawer(await buildTable({ game }), 'score')
      const score = within(await within(drawer).findByRole('table', { name: 'Score' }))
      expect(score.queryAllByRole('rowheader', { name: 'Total' })).toHaveLength(totals)
      cleanup()
    }
  })

  it('points at the places a row stands for, and lets go of them', async () => {
    const table = await buildTable()
    const { drawer } = await showDrawer(table, 'score')
    const { rows } = table.look.score(table.views.position(table.session.store.getState()))
    const held = rows.find(row => (row.hexes?.length ?? 0) > 0)
    const row = (await within(drawer).findByRole('button', { name: new RegExp(`^${held?.label}`) })).closest('tr')
    fireEvent.pointerEnter(row as HTMLElement)
    expect(table.desk.getState().pointing.hexes).toEqual(held?.hexes)
    fireEvent.pointerLeave(row as HTMLElement)
    expect(table.desk.getState().pointing).toEqual(POINTING_AT_NOTHING)
  })

  it('tells the losses that led to it, by turn', async () => {
    const table = await tableAt(larissa)
    order(table, ...attackFromLarissa, 'launch', { kind: 'at', unit: 'uk-5-inf', dice: [1] })
    const { drawer } = await showDrawer(table, 'score')
    const losses = await within(drawer).findByRole('region', { name: 'How it came about' })
    expect(losses.textContent).toContain('Turn 3')
    expect(losses.textContent).toContain('5 Infantry Division: one step')
  })

  it('says whose a unit was that was lost unseen', async () => {
    const table = await buildTable({ game: 'partizan', seed: 1, solo: true })
    passTo(table, 'attrition')
    // The first of them is Tito, whose death is told to all.
    play(table, choicesOf(table).at(-1) as Choice)
    passTo(table, 'arrive')
    const { drawer } = await showDrawer(table, 'score')
    const losses = await within(drawer).findByRole('region', { name: 'How it came about' })
    const [lost] = within(losses).getAllByRole('listitem')
    expect(lost?.textContent).toMatch(/^A unit: one stepPartisans\d{4}/)
  })
})

describe('the overlays drawer', () => {
  it('switches each overlay of the game and those every game has, by click or number', async () => {
    const table = await buildTable()
    const { drawer, user } = await showDrawer(table, 'overlays')
    const ids = new Set([...table.look.overlays.map(each => each.id), 'areas', 'terrain', 'losses', 'trail'])
    const switches = await within(drawer).findAllByRole('switch')
    expect(switches).toHaveLength(ids.size)
    act(() => table.desk.setState({ overlays: [] }))
    await user.click(switches[0] as HTMLElement)
    const [first, second] = table.look.overlays
    expect(table.desk.getState().overlays).toEqual([first?.id])
    expect(switches[0]?.getAttribute('aria-checked')).toBe('true')
    await user.keyboard('2')
    expect(table.desk.getState().overlays).toEqual([first?.id, second?.id])
  })
})

describe('the keys drawer', () => {
  it('names every key of the table', async () => {
    const { drawer } = await showDrawer(await buildTable(), 'keys')
    const anywhere = within(await within(drawer).findByRole('region', { name: 'Anywhere' }))
    for (const { does } of TABLE_KEYS) expect(anywhere.getByText(does)).toBeDefined()
  })
})

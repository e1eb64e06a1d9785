import { act, cleanup, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import type { Keeper, SaveStatus } from '../../../../../src/store/autosave'
import { Strip } from '../../../../../src/ui/screens/table/strip/strip'
import { alliedCommands, choiceOf, play, show } from '../panel/show-panel'

const setWidth = (width: number) =>
  (window as unknown as { happyDOM: { setViewport(size: { width: number }): void } }).happyDOM.setViewport({ width })

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  setWidth(1024)
})

const phases = () => within(screen.getByRole('list', { name: 'Phases of the turn' })).getAllByRole('listitem')

describe('the strip', () => {
  it('tells game, scenario, turn and date', async () => {
    const table = await alliedCommands()
    show(table, <Strip />)
    const { of, date } = table.look.calendar(table.views.position(table.session.store.getState()))
    const words = screen.getByRole('banner').textContent ?? ''
    for (const each of ['Balkan Gambit', 'Operation Boardman', `of ${of}`, date]) expect(words).toContain(each)
    expect(screen.getByRole('link', { name: 'Powderkeg' }).getAttribute('href')).toBe('./')
  })

  it('shows the phases of the turn in order, those that are done and the one at hand', async () => {
    const table = await alliedCommands()
    show(table, <Strip />)
    expect(phases().map(each => [each.getAttribute('title'), each.dataset.stands])).toEqual([
      ['Weather', 'done'],
      ['Partisans', 'done'],
      ['Reinforcements', 'done'],
      ['Allied turn', 'now'],
      ['Axis turn', 'ahead'],
    ])
    expect(phases().filter(each => each.getAttribute('aria-current') === 'step')).toHaveLength(1)
    expect(
      phases()
        .find(each => each.dataset.next)
        ?.getAttribute('title'),
    ).toBe('Axis turn')
  })

  it('moves on with the game', async () => {
    const table = await alliedCommands()
    show(table, <Strip />)
    act(() => play(table, choiceOf(table, 'end')))
    expect(
      phases()
        .find(each => each.dataset.stands === 'now')
        ?.getAttribute('title'),
    ).toBe('Axis turn')
  })

  it('has four drawers at hand, which open and shut', async () => {
    const table = await alliedCommands()
    const { user } = show(table, <Strip />)
    const tools = within(screen.getByRole('toolbar'))
    expect(tools.getAllByRole('button').map(each => each.textContent)).toEqual([
      'Charts',
      'Rules',
      'Score',
      'Overlays',
      'Menu',
    ])
    await user.click(tools.getByRole('button', { name: 'Overlays' }))
    expect(table.desk.getState().drawer).toBe('overlays')
    expect(tools.getByRole('button', { name: 'Overlays', expanded: true })).toBeDefined()
    await user.click(tools.getByRole('button', { name: 'Overlays' }))
    expect(table.desk.getState().drawer).toBeNull()
  })

  it('names every drawer in its menu', async () => {
    const table = await alliedCommands()
    const { user } = show(table, <Strip />)
    await user.click(screen.getByRole('button', { name: 'Menu' }))
    const menu = within(screen.getByRole('menu'))
    for (const name of ['Charts', 'Rules', 'Forces', 'Score', 'Overlays', 'Notes', 'Save and load', 'Keys'])
      expect(menu.getByRole('menuitem', { name: new RegExp(`^${name}`) })).toBeDefined()
    await user.click(menu.getByRole('menuitem', { name: /^Forces/ }))
    expect(table.desk.getState().drawer).toBe('forces')
  })

  it('keeps all drawers in the menu where there is no room', async () => {
    setWidth(800)
    const table = await alliedCommands()
    const { user } = show(table, <Strip />)
    expect(screen.queryByRole('button', { name: 'Charts' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Menu' }))
    await user.keyboard('{ArrowDown}{Enter}')
    expect(table.desk.getState().drawer).toBe('rules')
    expect(screen.queryByRole('menu')).toBeNull()
  })

  it('changes what the table asks and moves', async () => {
    const table = await alliedCommands()
    const { user } = show(table, <Strip />)
    await user.click(screen.getByRole('button', { name: 'Menu' }))
    await user.click(screen.getByRole('menuitem', { name: 'Preferences' }))
    await user.click(screen.getByRole('checkbox', { name: /^A click on what cannot be undone freely only names it/ }))
    await user.click(screen.getByRole('radio', { name: 'Nothing moves' }))
    expect(table.preferences.getState()).toMatchObject({ confirm: false, motion: 'reduced' })
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('turns to night', async () => {
    const table = await alliedCommands()
    const { user } = show(table, <Strip />)
    await user.click(screen.getByRole('button', { name: 'Menu' }))
    await user.click(screen.getByRole('menuitem', { name: 'Night colours' }))
    expect(table.preferences.getState().theme).toBe('night')
  })

  it('shows score, weather and command points all the time, and opens the score by a click', async () => {
    const table = await alliedCommands()
    const { user } = show(table, <Strip />)
    const { totals } = table.look.score(table.views.position(table.session.store.getState()))
    const figures = screen.getByRole('button', { name: /^Score: / })
    expect(figures.textContent).toContain(`VP${totals?.[0]} : ${totals?.[1]}ClearCP6+1`)
    expect(figures.textContent).toContain('Clear weather')
    await user.click(figures)
    expect(table.desk.getState().drawer).toBe('score')
  })

  it('shows the turn, the phase, the side and the score on the phone', async () => {
    setWidth(390)
    show(await alliedCommands(), <Strip />)
    const words = screen.getByRole('banner').textContent ?? ''
    expect(words).toContain('Allied turn')
    expect(words).toContain('Allies, turn 1 of 20')
    expect(screen.getByRole('button', { name: /^Score: Victory points/ })).toBeDefined()
  })

  it('tells whether the game is stored, and gives it out as a file when it is not', async () => {
    const store = createStore<SaveStatus>(() => ({ status: 'saved', message: null }))
    const keeper: Keeper = { store, settled: async () => {}, savePosition: async () => {}, stop() {} }
    const table = { ...(await alliedCommands()), keeper }
    const { user } = show(table, <Strip />)
    expect(screen.getByRole('status').textContent).toBe('Saved')
    expect(screen.queryByRole('button', { name: 'Save to a file' })).toBeNull()
    act(() => store.setState({ status: 'failed', message: 'The game could not be saved: the disk is full' }))
    expect(screen.getByRole('status').textContent).toContain('Not stored')
    expect(screen.getByRole('status').textContent).toContain('the disk is full')
    const files = downloads()
    await user.click(screen.getByRole('button', { name: 'Save to a file' }))
    expect(files).toEqual(['balkan-gambit-turn-1.json'])
    act(() => store.setState({ status: 'taken', message: 'It goes on in another tab.' }))
    expect(screen.getByRole('status').textContent).toContain('Goes on elsewhere')
  })

  it('says that a game is not stored where the browser stores none', async () => {
    const { user } = show(await alliedCommands(), <Strip />)
    expect(screen.getByRole('status').textContent).toContain('Not stored')
    expect(screen.getByRole('status').textContent).toContain('ends with the page')
    const files = downloads()
    await user.click(screen.getByRole('button', { name: 'Save to a file' }))
    expect(files).toEqual(['balkan-gambit-turn-1.json'])
  })
})

/** The names of the files that are given out. */
function downloads(): readonly string[] {
  const names: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download)
  })
  return names
}

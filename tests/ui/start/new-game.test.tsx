import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { stateAt } from '../../../src/core/save/history'
import { games, loadGame } from '../../../src/games'
import { createPreferences } from '../../../src/store/preferences'
import { createShelf, type Shelf } from '../../../src/store/shelf'
import { routeOf } from '../../../src/ui/route'
import { StartPage } from '../../../src/ui/start/start-page'
import { profile } from '../../store/stored-game'
import { withoutNetwork } from './no-network'

// Reading the rules for the first time takes longer than a test waits for a heading.
beforeAll(() => loadGame('balkan-gambit'))
beforeAll(withoutNetwork)
afterEach(cleanup)

const show = (shelf: Shelf = createShelf(profile().tab)) => {
  window.history.replaceState(null, '', '/')
  const preferences = createPreferences(null)
  render(<StartPage entries={games} preferences={preferences} shelf={shelf} onChooseTheme={() => {}} />)
  return { preferences, shelf, user: userEvent.setup() }
}

const chooseGambit = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(screen.getByRole('button', { name: 'Choose Balkan Gambit' }))
  await screen.findByRole('group', { name: 'Balkan Gambit: choose a scenario' })
}

/** The game the page went to. */
const begun = async (shelf: Shelf) => {
  await waitFor(() => expect(routeOf(window.location).page).toBe('play'))
  const route = routeOf(window.location)
  if (route.page !== 'play') throw new Error('no game was begun')
  const taken = await shelf.take(route.id, games)
  if (!taken.ok || taken.value.opened.is !== 'whole') throw new Error('the game begun is not sound')
  return { ...taken.value, state: stateAt(taken.value.opened.history) }
}

describe('a new game', () => {
  it('is three clicks away, both sides deployed', async () => {
    const { user, shelf } = show()
    await chooseGambit(user)
    await user.click(screen.getByRole('radio', { name: /Zeppelin/ }))
    await user.click(screen.getByRole('button', { name: /^Start/ }))
    const { state, title } = await begun(shelf)
    expect(state.setting.scenario).toBe('1944')
    expect(state.turn).toBe(1)
    expect(title).toContain('Balkan Gambit, ')
  })

  it('waits for the players to set up when they want to', async () => {
    const { user, shelf } = show()
    await chooseGambit(user)
    await user.click(screen.getByRole('checkbox', { name: /Ready deployments/ }))
    await user.click(screen.getByRole('button', { name: /^Start/ }))
    const { engine, state } = await begun(shelf)
    expect([...engine.choices(state)].map(choice => choice.action.kind)).toContain('ready')
  })

  it('takes the options along, and offers only those of the scenario', async () => {
    const { user, shelf } = show()
    await chooseGambit(user)
    expect(screen.queryByRole('combobox', { name: /10th Mountain/ })).toBeNull()
    await user.click(screen.getByRole('radio', { name: /Zeppelin/ }))
    await user.selectOptions(screen.getByRole('combobox', { name: /10th Mountain/ }), 'us-3-inf')
    await user.click(screen.getByRole('checkbox', { name: /Force 10/ }))
    await user.click(screen.getByRole('checkbox', { name: /Own dice/ }))
    await user.click(screen.getByRole('button', { name: /^Start/ }))
    const { state } = await begun(shelf)
    expect(state.setting.options).toMatchObject({ 'force-10': true, 'tenth-mountain': 'us-3-inf', 'own-dice': true })
  })

  it('folds other readings of the rules into one list, each with its ruling, and keeps what is chosen', async () => {
    const { user, shelf } = show()
    await chooseGambit(user)
    const list = screen.getByText('Other readings of the rules').closest('details') as HTMLDetailsElement
    expect([list.open, list.querySelectorAll('input').length]).toEqual([false, 2])
    expect(list.textContent).toContain(
      'If not ticked, ruling R-CB3: When the Allies attack, TAC adds 1 to divisions only',
    )
    expect(list.querySelector('abbr')?.textContent).toBe('12.2 step 5')
    await user.click(screen.getByText('Other readings of the rules'))
    await user.click(within(list).getByRole('checkbox', { name: /TAC helps attacking brigades/, hidden: true }))
    expect(list.querySelector('summary')?.textContent).toContain('1 chosen')
    await user.click(screen.getByRole('button', { name: /^Start/ }))
    const { state } = await begun(shelf)
    expect(state.setting.options).toMatchObject({ 'tac-for-brigades': true, 'partisans-at-home': false })
  })

  it('remembers that one person plays both sides', async () => {
    const { user, preferences } = show()
    await chooseGambit(user)
    await user.click(screen.getByRole('radio', { name: /Solo/ }))
    expect(preferences.getState().seats).toBe('solo')
  })

  it('tells length, complexity and what to begin with', async () => {
    const { user } = show()
    await chooseGambit(user)
    const first = within(screen.getByRole('group', { name: /choose a scenario/ }))
    expect(first.getAllByText('20 turns')).toHaveLength(3)
    expect(first.getAllByText(/^(easy to learn|not hard|middling|demanding|for old hands)$/)).toHaveLength(3)
  })
})

describe('a chart pack', () => {
  const pick = (text: string) =>
    userEvent.upload(screen.getByLabelText('Chart pack'), new File([text], 'mine.json', { type: 'application/json' }))

  it('is named by place where it is wrong, and nothing is taken over', async () => {
    const { user } = show()
    await chooseGambit(user)
    const charts = { reducedRatings: { 6: 5, 5: 4, 4: 3, 3: 'two' } }
    await pick(JSON.stringify({ format: 'powderkeg-charts/1', game: 'balkan-gambit', name: 'Mine', charts }))
    expect((await screen.findByRole('listitem')).textContent).toMatch(/^charts\.reducedRatings/)
    expect(screen.getByText(/reconstructed$/)).toBeDefined()
  })

  it('is taken into the game by its name', async () => {
    const { user, shelf } = show()
    await chooseGambit(user)
    const charts = { reducedRatings: { 6: 4, 5: 4, 4: 3, 3: 2 } }
    await pick(JSON.stringify({ format: 'powderkeg-charts/1', game: 'balkan-gambit', name: 'Mine', charts }))
    await screen.findByText('Mine')
    await user.click(screen.getByRole('button', { name: /^Start/ }))
    const { state } = await begun(shelf)
    expect(state.setting.charts).toEqual({ name: 'Mine', charts })
  })
})

describe('saved games', () => {
  const withOneGame = async () => {
    const shelf = createShelf(profile().tab)
    const first = show(shelf)
    await chooseGambit(first.user)
    await first.user.click(screen.getByRole('button', { name: /^Start/ }))
    await begun(shelf)
    cleanup()
    return show(shelf)
  }

  it('are listed with where they stand, and the last one can be resumed from the top', async () => {
    await withOneGame()
    const row = within(within(await screen.findByRole('region', { name: 'Saved games' })).getByRole('listitem'))
    expect(row.getByText(/^Balkan Gambit · Turn 1, Summer 1943.* · \d+ days ago$/)).toBeDefined()
    const resume = screen.getByRole('link', { name: /^Continue: .*Turn 1, / })
    expect(row.getByRole('link', { name: /^Play on/ }).getAttribute('href')).toBe(resume.getAttribute('href'))
  })

  it('can be renamed, and deleted', async () => {
    const { user } = await withOneGame()
    await user.click(await screen.findByRole('button', { name: /^Rename/ }))
    await user.clear(screen.getByRole('textbox', { name: 'Name of the game' }))
    await user.keyboard('Sunday{Enter}')
    await user.click(await screen.findByRole('button', { name: 'Delete Sunday' }))
    await screen.findByText('“Sunday” is deleted.')
    expect(screen.queryByRole('link', { name: /Sunday/ })).toBeNull()
  })

  it('are missed honestly where the browser stores nothing', async () => {
    show(createShelf(() => Promise.reject(new Error('forbidden'))))
    expect(await screen.findByText(/stores no games/)).toBeDefined()
  })

  it('are listed apart while this page alone has them, and can be played on or given up', async () => {
    const shelf = createShelf(() => Promise.reject(new Error('forbidden')))
    const first = show(shelf)
    await chooseGambit(first.user)
    await first.user.click(screen.getByRole('button', { name: /^Start/ }))
    await begun(shelf)
    cleanup()
    const { user } = show(shelf)
    const list = await screen.findByRole('region', { name: 'Not stored' })
    const [game] = shelf.unstored.getState()
    expect(
      within(list)
        .getByRole('link', { name: /^Play on.*Balkan Gambit/ })
        .getAttribute('href'),
    ).toBe(`./play#${game?.id}`)
    await user.click(within(list).getByRole('button', { name: /^Give up Balkan Gambit/ }))
    expect(screen.queryByRole('region', { name: 'Not stored' })).toBeNull()
  })
})

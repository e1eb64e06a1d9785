import { cleanup, createEvent, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { games } from '../../../src/games'
import { createPreferences } from '../../../src/store/preferences'
import { exportText, importText } from '../../../src/store/save-text'
import { createShelf } from '../../../src/store/shelf'
import { App } from '../../../src/ui/app'
import { followPreferences } from '../../../src/ui/theme/follow-preferences'
import { ambushEntries, ambushSession, playAll, SET_UP, write } from '../../store/ambush-table'
import { keptGame, profile, tamper } from '../../store/stored-game'
import { withoutNetwork } from './no-network'

beforeAll(withoutNetwork)
afterEach(cleanup)

const show = (entries = games, shelf = createShelf(profile().tab)) => {
  window.history.replaceState(null, '', '/')
  const preferences = createPreferences(null)
  const unfollow = followPreferences(preferences, document.documentElement)
  render(<App entries={entries} preferences={preferences} shelf={shelf} />)
  return { preferences, shelf, unfollow, user: userEvent.setup() }
}

const saveFile = (content: unknown, name = 'save.json') =>
  new File([typeof content === 'string' ? content : JSON.stringify(content)], name, { type: 'application/json' })

const pickFile = async (file: File) => {
  const input = screen.getByLabelText<HTMLInputElement>('Saved game')
  await userEvent.upload(input, file)
}

const ambushSave = () => {
  const session = ambushSession()
  playAll(session, ...SET_UP, write('bold'))
  return JSON.parse(exportText(session.store.getState().history))
}

describe('the start page', () => {
  it('names the five games with their years, and tags those that cannot be played yet', () => {
    show()
    expect(screen.getByRole('heading', { level: 1, name: 'Powderkeg' })).toBeDefined()
    const cards = screen.getAllByRole('article')
    expect(cards.map(card => within(card).getByRole('heading').textContent)).toEqual([
      'Balkan Wars',
      'Balkan Front',
      'Operation Gertrud',
      'Partizan!',
      'Balkan Gambit',
    ])
    for (const [index, game] of games.entries()) {
      const card = within(cards[index] as HTMLElement)
      expect(card.getByText(game.years)).toBeDefined()
      expect(card.queryByText('Not yet playable') === null).toBe(game.load !== undefined)
    }
  })

  it('leaves the tag off a game that can be played', () => {
    show(ambushEntries)
    expect(
      within(screen.getByRole('article', { name: 'Ambush at the Ford' })).queryByText('Not yet playable'),
    ).toBeNull()
    expect(within(screen.getByRole('article', { name: 'Siege' })).getByText('Not yet playable')).toBeDefined()
  })

  it('says honestly of a game whose rules are written that it has no table yet', () => {
    show(ambushEntries)
    const card = within(screen.getByRole('article', { name: 'Ambush at the Ford' }))
    expect(card.getByText('Rules ready, table to come')).toBeDefined()
    expect(card.queryByRole('button')).toBeNull()
  })

  it('turns to night and back', async () => {
    const { user, preferences, unfollow } = show()
    await user.click(screen.getByRole('button', { name: 'Night colours' }))
    expect(preferences.getState().theme).toBe('night')
    expect(document.documentElement.dataset.theme).toBe('night')
    await user.click(await screen.findByRole('button', { name: 'Day colours' }))
    expect(document.documentElement.dataset.theme).toBe('day')
    unfollow()
  })
})

describe('loading a game on the start page', () => {
  it('names the place and what was expected when the file is damaged', async () => {
    show(ambushEntries)
    const { actions: _actions, marks: _marks, ...save } = ambushSave()
    save.position.units['r-chief'].at.hex = '9999'
    await pickFile(saveFile(save, 'sunday.json'))
    const line = await screen.findByRole('listitem')
    expect(line.textContent).toBe('position.units.r-chief.at.hex: expected a hex number of this map, found "9999"')
    expect(screen.getByRole('alert').textContent).toContain('sunday.json cannot be opened')
  })

  it('says so when the game is not playable yet', async () => {
    show(ambushEntries)
    await pickFile(saveFile({ format: 'powderkeg/1', game: 'siege' }))
    expect(await screen.findByText(/is a game of Siege, which is not playable yet/)).toBeDefined()
  })

  it('says so when the file is sound', async () => {
    show(ambushEntries)
    await pickFile(saveFile(ambushSave()))
    expect(await screen.findByText(/is a sound game of Ambush at the Ford/)).toBeDefined()
  })

  it('says where the history parts from the rules', async () => {
    show(ambushEntries)
    const save = ambushSave()
    save.actions[1] = { kind: 'to', hex: '0303' }
    await pickFile(saveFile(save))
    expect(await screen.findByText(/parts from the rules after action 1: no longer legal/)).toBeDefined()
  })

  it('takes a file that is dropped anywhere, and keeps the browser from leaving the page', async () => {
    show(ambushEntries)
    const event = createEvent.drop(screen.getByRole('main'))
    Object.defineProperty(event, 'dataTransfer', { value: { types: ['Files'], files: [saveFile('{', 'half.json')] } })
    fireEvent(screen.getByRole('main'), event)
    expect(event.defaultPrevented).toBe(true)
    expect((await screen.findByRole('listitem')).textContent).toContain('the file: expected JSON')
  })

  it('puts the message away when asked to', async () => {
    const { user } = show(ambushEntries)
    await pickFile(saveFile('{'))
    await user.click(await screen.findByRole('button', { name: 'Close this message' }))
    expect(screen.queryByRole('listitem')).toBeNull()
  })
})

describe('the saved games', () => {
  const kept = async () => {
    const { tab } = profile()
    const saved = await tab()
    const { keeper, session } = await keptGame(saved)
    playAll(session, ...SET_UP)
    await keeper.settled()
    const page = show(
      ambushEntries,
      createShelf(async () => saved),
    )
    const list = within(await screen.findByRole('region', { name: 'Saved games' }))
    return { ...page, saved, list }
  }
  const names = async (saved: Awaited<ReturnType<ReturnType<typeof profile>['tab']>>) =>
    (await saved.list()).map(game => ('row' in game ? game.row.title : ''))

  it('stand in a row of their own, with turn and link', async () => {
    await kept()
    const row = within(await screen.findByRole('region', { name: 'Continue' }))
    const link = row.getByRole('link', { name: /^Continue: Ambush at the Ford/ })
    expect(link.textContent).toMatch(/Turn \d/)
    expect(link.getAttribute('href')).toBe('./play#game-1')
  })

  it('can be copied, and the copy is a game of its own', async () => {
    const { user, saved, list } = await kept()
    await user.click(list.getByRole('button', { name: 'Copy Ambush at the Ford' }))
    await waitFor(async () =>
      expect((await names(saved)).sort()).toEqual(['Ambush at the Ford', 'Ambush at the Ford (copy)']),
    )
    const [original, copy] = await Promise.all(['game-1', 'game-2'].map(id => saved.read(id)))
    expect(copy?.moments.length).toBe(original?.moments.length)
    expect(copy?.keyframes.length).toBe(original?.keyframes.length)
  })

  it('can be deleted and put back', async () => {
    const { user, saved, list } = await kept()
    const before = await saved.read('game-1')
    await user.click(list.getByRole('button', { name: 'Delete Ambush at the Ford' }))
    const undo = await screen.findByRole('button', { name: 'Undo' })
    expect(await saved.list()).toEqual([])
    await user.click(undo)
    await waitFor(async () => expect(await names(saved)).toEqual(['Ambush at the Ford']))
    expect(await saved.read('game-1')).toEqual(before)
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  })

  it('can be exported, and the file opens', async () => {
    const texts: Blob[] = []
    URL.createObjectURL = blob => `blob:${texts.push(blob as Blob)}`
    // Followed, the link would lead the page of the other tests away.
    const follow = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    const { user, list } = await kept()
    await user.click(list.getByRole('button', { name: 'Export Ambush at the Ford to a file' }))
    await waitFor(() => expect(texts).toHaveLength(1))
    const read = await importText((await texts[0]?.text()) ?? '', ambushEntries)
    expect(read.ok).toBe(true)
    follow.mockRestore()
  })
})

// Last: the link to the file is followed, and leads the page away.
describe('a saved game that cannot be read', () => {
  it('offers what is there as a file, beside being deleted', async () => {
    const { tab, factory } = profile()
    const saved = await tab()
    const { lease } = await keptGame(saved)
    await tamper(factory, 'games', lease.id, row => ({ ...row, title: 7 }))
    const texts: Blob[] = []
    URL.createObjectURL = blob => `blob:${texts.push(blob as Blob)}`
    const { user } = show(
      ambushEntries,
      createShelf(async () => saved),
    )
    expect(await screen.findByText('A game that cannot be read')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Save what is there to a file' }))
    await waitFor(() => expect(texts).toHaveLength(1))
    expect(JSON.parse((await texts[0]?.text()) ?? '')).toMatchObject({ format: 'powderkeg/2', game: 'ambush' })
    expect(await saved.list()).toHaveLength(1)
  })
})

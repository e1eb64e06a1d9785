import { cleanup, createEvent, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { games } from '../../../src/games'
import { createPreferences } from '../../../src/store/preferences'
import { exportText } from '../../../src/store/save-text'
import { createShelf } from '../../../src/store/shelf'
import { App } from '../../../src/ui/app'
import { followPreferences } from '../../../src/ui/theme/follow-preferences'
import { ambushEntries, ambushSession, playAll, SET_UP, write } from '../../store/ambush-table'
import { profile } from '../../store/stored-game'
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

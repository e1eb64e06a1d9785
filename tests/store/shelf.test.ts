import { describe, expect, it, vi } from 'vitest'
import type { GameState } from '../../src/core/engine/state'
import type { History } from '../../src/core/save/history'
import { keepSession } from '../../src/store/autosave'
import type { SavedGames } from '../../src/store/saved-games'
import { createSession } from '../../src/store/session'
import { createShelf, type ReadyGame, unstoredGame } from '../../src/store/shelf'
import { ambushEntries, ambushHistory, engine, pick, playAll, present } from './ambush-table'
import { profile, reopened } from './stored-game'

const begun = () => ambushHistory() as unknown as History<GameState>

const taken = async (shelf: ReturnType<typeof createShelf>, id: string): Promise<ReadyGame> => {
  const read = await shelf.take(id, ambushEntries)
  if (!read.ok) throw new Error(JSON.stringify(read.problems))
  return read.value
}

const denied = () => createShelf(() => Promise.reject(new Error('forbidden')))

/** Storage that has no room while it is told so. */
const full = (saved: SavedGames) => {
  const trouble = { on: true }
  const refuse =
    <A extends unknown[], T>(act: (...given: A) => Promise<T>) =>
    (...given: A) =>
      trouble.on ? Promise.reject(new DOMException('no room', 'QuotaExceededError')) : act(...given)
  return { saved: { ...saved, create: refuse(saved.create), restore: refuse(saved.restore) }, trouble }
}

describe('a game that is stored', () => {
  it('is not among those that end with the page', async () => {
    const shelf = createShelf(profile().tab)
    const id = await shelf.put(begun())
    expect(shelf.unstored.getState()).toEqual([])
    expect(await taken(shelf, id)).toMatchObject({ stored: 1, lease: { id } })
  })

  it('has the browser asked once to keep what it stores', async () => {
    const persist = vi.fn(async () => false)
    const shelf = createShelf(profile().tab, { persist })
    await shelf.saved()
    expect(persist).not.toHaveBeenCalled()
    await shelf.put(begun())
    await shelf.put(begun())
    expect(persist).toHaveBeenCalledTimes(1)
  })

  it('is begun all the same where that is refused', async () => {
    const shelf = createShelf(profile().tab, { persist: () => Promise.reject(new Error('no such thing')) })
    expect(await taken(shelf, await shelf.put(begun()))).toMatchObject({ stored: 1 })
  })
})

describe('a game in a browser that stores nothing', () => {
  it('can be taken as often as it is left, as it stands then, and no longer than the page lives', async () => {
    const shelf = denied()
    const id = await shelf.put(begun(), 'Sunday')
    expect(shelf.unstored.getState()).toMatchObject([{ id, title: 'Sunday' }])
    const { opened, lease } = await taken(shelf, id)
    expect(lease).toBeNull()
    if (opened.is !== 'whole') throw new Error('parted')
    const session = createSession(engine, opened.history as unknown as ReturnType<typeof ambushHistory>, { solo: true })
    playAll(session, pick('r-chief'))
    const { history } = session.store.getState()
    shelf.hold({
      id,
      title: 'Sunday',
      now: () => unstoredGame(history as unknown as History<GameState>, 'Sunday', null, null),
    })
    const again = await taken(shelf, id)
    expect(again.opened).toMatchObject({ is: 'whole', history: { cursor: 1 } })
    expect(shelf.unstored.getState()).toHaveLength(1)

    const read = await denied().take(id, ambushEntries)
    expect(read.ok ? [] : read.problems.map(each => each.found)).toEqual([
      'one that was never stored: it ended with its page',
    ])
  })

  it('has a name of its own beside another such game, and can be given up', async () => {
    const shelf = denied()
    const [first, second] = [await shelf.put(begun()), await shelf.put(begun())]
    expect(second).not.toBe(first)
    shelf.giveUp(first)
    expect(await shelf.put(begun())).not.toBe(second)
    expect(shelf.unstored.getState().map(({ id }) => id)).not.toContain(first)
  })
})

describe('a storage that could not be opened', () => {
  it('is tried again with the next game', async () => {
    const { tab } = profile()
    const trouble = { on: true }
    const shelf = createShelf(() => (trouble.on ? Promise.reject(new Error('blocked')) : tab()))
    expect(await shelf.saved()).toBeNull()
    trouble.on = false
    expect(await taken(shelf, await shelf.put(begun()))).toMatchObject({ stored: 1 })
  })
})

describe('a game that storage had no room for at first', () => {
  it('is stored whole under its own name as soon as there is room', async () => {
    const { tab } = profile()
    const { saved, trouble } = full(await tab())
    const shelf = createShelf(async () => saved)
    const id = await shelf.put(begun(), 'Sunday')
    expect(shelf.unstored.getState()).toMatchObject([{ id }])
    const { lease, stored, keyframe } = await taken(shelf, id)
    if (lease === null) throw new Error('it may be stored later')
    const session = createSession(engine, ambushHistory(), { solo: true })
    const keeper = keepSession(session, saved, lease, { stored, keyframe, title: 'Sunday', pauseMs: null })
    await keeper.settled()
    expect(keeper.store.getState()).toEqual({ status: 'failed', message: 'The game could not be saved: no room' })
    trouble.on = false
    playAll(session, pick('r-chief'))
    await keeper.settled()
    expect(keeper.store.getState().status).toBe('saved')
    expect(await saved.list()).toMatchObject([{ id, row: { title: 'Sunday' } }])
    expect(present((await reopened(await tab(), id)).session)).toEqual(present(session))
  })

  it('is let go by whoever held it, not by whoever held it before', async () => {
    const { saved } = full(await profile().tab())
    const shelf = createShelf(async () => saved)
    const game = { id: 'a', title: 'A', now: () => unstoredGame(begun(), 'A', null, null) }
    const [before, now] = [shelf.hold({ ...game }), shelf.hold({ ...game })]
    before()
    expect(shelf.unstored.getState()).toHaveLength(1)
    now()
    expect(shelf.unstored.getState()).toEqual([])
  })
})

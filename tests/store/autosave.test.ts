import { describe, expect, it, vi } from 'vitest'
import { stateAt } from '../../src/core/save/history'
import { keepSession, type Notices, TAKEN } from '../../src/store/autosave'
import type { SavedGames, Writing } from '../../src/store/saved-games'
import { createSession } from '../../src/store/session'
import { ambushHistory, contentOf, engine, pick, playAll, present, SET_UP, to, write } from './ambush-table'
import { keptGame, profile, reopened } from './stored-game'

describe('a game that was left without a word', () => {
  it('stands where it stood, and can be taken back and redone as before', async () => {
    const { tab } = profile()
    const first = await keptGame(await tab())
    playAll(first.session, ...SET_UP)
    first.session.undo()
    await first.keeper.settled()
    const second = await reopened(await tab(), first.lease.id)
    expect(present(second.session)).toEqual(present(first.session))
    expect(contentOf(second.session.store.getState().history)).toEqual(
      contentOf(first.session.store.getState().history),
    )
    expect(second.session.redo()).toBe(true)
    expect(second.session.undoStatus()).toBe('free')
    while (second.session.undo({ agreed: true }));
    expect(present(second.session)).toEqual(stateAt(ambushHistory(), 0))
  })

  it('still waits for the dice it waited for', async () => {
    const { tab } = profile()
    const first = await keptGame(await tab(), { 'own-dice': true })
    playAll(first.session, ...SET_UP, write('bold'))
    first.session.dispatch(write('bold'))
    await first.keeper.settled()
    const second = await reopened(await tab(), first.lease.id)
    expect(second.session.store.getState().diceWanted).toMatchObject({ sides: 6, why: 'who goes first', given: [] })
    expect(second.session.giveDie(1)).toBe(true)
  })

  it('cannot redo what something else was played over', async () => {
    const { tab } = profile()
    const first = await keptGame(await tab())
    playAll(first.session, ...SET_UP)
    for (let i = 0; i < 4; i++) first.session.undo()
    playAll(first.session, pick('r-rifles'))
    await first.keeper.settled()
    const second = await reopened(await tab(), first.lease.id)
    expect(second.session.store.getState().history.moments).toHaveLength(4)
    expect(second.session.canRedo()).toBe(false)
  })

  it('goes on being kept after it was opened again', async () => {
    const { tab } = profile()
    const first = await keptGame(await tab())
    playAll(first.session, ...SET_UP.slice(0, 2))
    await first.keeper.settled()
    const second = await reopened(await tab(), first.lease.id)
    playAll(second.session, ...SET_UP.slice(2))
    await second.keeper.settled()
    const third = await reopened(await tab(), first.lease.id)
    expect(present(third.session)).toEqual(present(second.session))
  })
})

/** Storage that notes what it is asked to write, and fails while it is told to. */
const watched = (saved: SavedGames) => {
  const writings: Writing[] = []
  const trouble = { full: false }
  const watching: SavedGames = {
    ...saved,
    write: (lease, writing) => {
      writings.push(writing)
      return trouble.full ? Promise.reject(new Error('the disk is full')) : saved.write(lease, writing)
    },
  }
  return { watching, writings, trouble }
}

describe('keeping a game', () => {
  it('writes one moment for one action, however long the game is', async () => {
    const { watching, writings } = watched(await profile().tab())
    const { session, keeper } = await keptGame(watching)
    for (let i = 0; i < 40; i++) {
      playAll(session, pick(i % 2 === 0 ? 'r-chief' : 'r-scouts'))
      await keeper.settled()
    }
    expect(writings.map(each => each.moments.length)).toEqual(Array(40).fill(1))
  })

  it('writes the position every fifty actions, and nothing but the action in between', async () => {
    const { watching, writings } = watched(await profile().tab())
    const { session, keeper } = await keptGame(watching)
    for (let i = 0; i < 120; i++) {
      playAll(session, pick(i % 2 === 0 ? 'r-chief' : 'r-scouts'))
      await keeper.settled()
    }
    expect(writings.flatMap(each => each.keyframe?.index ?? [])).toEqual([50, 100])
    const sizes = writings.map(each => JSON.stringify(each).length)
    expect(Math.max(...sizes.filter((_, at) => at !== 49 && at !== 99))).toBeLessThan(250)
  })

  it('writes the position when the page is left, once', async () => {
    const { watching, writings } = watched(await profile().tab())
    const { session, keeper } = await keptGame(watching)
    playAll(session, pick('r-chief'))
    await keeper.savePosition()
    await keeper.savePosition()
    expect(writings.map(each => [each.moments.length, each.keyframe?.index ?? null])).toEqual([
      [1, null],
      [0, 1],
    ])
  })

  it('writes the position after a pause', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { watching, writings } = watched(await profile().tab())
    const { session, lease } = await keptGame(watching)
    const keeper = keepSession(session, watching, lease, { stored: 1, pauseMs: 1000 })
    playAll(session, pick('r-chief'))
    vi.advanceTimersByTime(999)
    playAll(session, pick('r-scouts'))
    vi.advanceTimersByTime(999)
    await keeper.settled()
    const positions = () => writings.flatMap(each => each.keyframe?.index ?? [])
    expect(positions()).toEqual([])
    vi.advanceTimersByTime(1)
    await keeper.settled()
    expect(positions()).toEqual([2])
    keeper.stop()
    vi.useRealTimers()
  })

  it('never leaves a position of moments that were played over', async () => {
    const { tab } = profile()
    const saved = await tab()
    const { session, keeper, lease } = await keptGame(saved)
    playAll(session, pick('r-chief'), to('0101'))
    await keeper.savePosition()
    session.undo()
    playAll(session, to('0103'))
    await keeper.settled()
    const keyframes = (await saved.open(lease.id))?.parts.keyframes as { readonly index: number }[]
    expect(keyframes.map(({ index }) => index)).toEqual([0, 2])
    expect(present((await reopened(await tab(), lease.id)).session)).toEqual(present(session))
  })

  it('keeps no more positions than it may need', async () => {
    const saved = await profile().tab()
    const { session, keeper, lease } = await keptGame(saved)
    for (let i = 0; i < 420; i++) {
      playAll(session, pick(i % 2 === 0 ? 'r-chief' : 'r-scouts'))
      await keeper.settled()
    }
    const keyframes = (await saved.open(lease.id))?.parts.keyframes as { readonly index: number }[]
    expect(keyframes.map(({ index }) => index)).toEqual([200, 250, 300, 350, 400])
  })

  it('writes no moment for taking back and redoing', async () => {
    const { watching, writings } = watched(await profile().tab())
    const { session, keeper } = await keptGame(watching)
    playAll(session, pick('r-chief'))
    await keeper.settled()
    session.undo()
    await keeper.settled()
    session.redo()
    await keeper.settled()
    expect(writings.map(each => [each.moments.length, each.standing.cursor])).toEqual([
      [1, 1],
      [0, 0],
      [0, 1],
    ])
  })

  it('says when it fails, and makes up for it with the next action', async () => {
    const { tab } = profile()
    const { watching, trouble } = watched(await tab())
    const { session, keeper, lease } = await keptGame(watching)
    trouble.full = true
    playAll(session, pick('r-chief'))
    await keeper.settled()
    expect(keeper.store.getState()).toEqual({
      status: 'failed',
      message: 'The game could not be saved: the disk is full',
    })
    trouble.full = false
    playAll(session, to('0101'))
    await keeper.settled()
    expect(keeper.store.getState().status).toBe('saved')
    expect(present((await reopened(await tab(), lease.id)).session)).toEqual(present(session))
  })

  it('goes on unsaved, and says so, when the game was deleted elsewhere', async () => {
    const { tab } = profile()
    const { session, keeper, lease } = await keptGame(await tab())
    await (await tab()).remove(lease.id)
    playAll(session, pick('r-chief'))
    await keeper.settled()
    expect(keeper.store.getState().status).toBe('failed')
    expect(keeper.store.getState().message).toContain('deleted in another tab')
    expect(session.store.getState().locked).toBeNull()
  })
})

describe('two tabs on one game', () => {
  it('leave it to the one that opened it last; the other is told when it tries to write', async () => {
    const { tab } = profile()
    const older = await keptGame(await tab())
    playAll(older.session, pick('r-chief'))
    await older.keeper.settled()
    const newer = await reopened(await tab(), older.lease.id)
    playAll(newer.session, to('0101'))
    await newer.keeper.settled()

    playAll(older.session, to('0103'))
    await older.keeper.settled()
    expect(older.keeper.store.getState().status).toBe('taken')
    expect(older.session.store.getState().locked).toContain('one action')
    expect(older.session.dispatch(pick('r-scouts'))).toBe(false)

    const later = await reopened(await tab(), older.lease.id)
    expect(present(later.session)).toEqual(present(newer.session))
  })

  it('do not write over each other even when both write at once', async () => {
    const { tab } = profile()
    const older = await keptGame(await tab())
    const newer = await reopened(await tab(), older.lease.id)
    // The older writes last: without the lease it would win.
    playAll(newer.session, pick('r-chief'), to('0101'))
    playAll(older.session, pick('r-scouts'), to('0202'))
    await Promise.all([older.keeper.settled(), newer.keeper.settled()])
    const later = await reopened(await tab(), older.lease.id)
    expect(present(later.session)).toEqual(present(newer.session))
  })

  it('are told at once where tabs can speak to each other', async () => {
    const heard = new Set<(event: { readonly data: unknown }) => void>()
    const channel: Notices = {
      postMessage: data => {
        for (const hear of heard) hear({ data })
      },
      addEventListener: (_type, hear) => void heard.add(hear),
      removeEventListener: (_type, hear) => void heard.delete(hear),
    }
    const { tab } = profile()
    const made = await keptGame(await tab())
    const older = await reopened(await tab(), made.lease.id, channel)
    await reopened(await tab(), made.lease.id, channel)
    expect(older.session.store.getState().locked).toBe(TAKEN)
  })

  it('do not disturb each other with different games', async () => {
    const { tab } = profile()
    const saved = await tab()
    const one = await keptGame(saved)
    const other = await keptGame(saved)
    playAll(one.session, pick('r-chief'))
    playAll(other.session, pick('r-scouts'))
    await Promise.all([one.keeper.settled(), other.keeper.settled()])
    expect([one.keeper.store.getState().status, other.keeper.store.getState().status]).toEqual(['saved', 'saved'])
  })
})

describe('a keeper that was stopped', () => {
  it('writes no more', async () => {
    const { watching, writings } = watched(await profile().tab())
    const { lease } = await keptGame(watching)
    const session = createSession(engine, ambushHistory(), { solo: true })
    const keeper = keepSession(session, watching, lease, { stored: 1 })
    keeper.stop()
    playAll(session, pick('r-chief'))
    await keeper.settled()
    expect(writings).toEqual([])
  })
})

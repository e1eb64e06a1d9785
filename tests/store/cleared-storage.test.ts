import { forceCloseDatabase } from 'fake-indexeddb'
import { openDB, unwrap } from 'idb'
import { describe, expect, it, vi } from 'vitest'
import { connect } from '../../src/store/connection'
import { openSavedGames } from '../../src/store/saved-games'
import { pick, playAll, present, to } from './ambush-table'
import { keptGame, profile, reopened } from './stored-game'

/** A browser that clears the site's data under open pages: their connections are closed, and nothing is left. */
const clearable = () => {
  const { factory, tab } = profile()
  const connections: IDBDatabase[] = []
  const open = factory.open.bind(factory)
  factory.open = (...asked) => {
    const request = open(...asked)
    request.addEventListener('success', () => connections.push(request.result))
    return request
  }
  const emptied = () =>
    new Promise<void>(resolve => {
      factory.deleteDatabase('powderkeg').onsuccess = () => resolve()
    })
  return {
    tab,
    /** As Chromium does: the page hears that its connection is closed. */
    async clear() {
      const done = emptied()
      for (const each of connections.splice(0)) forceCloseDatabase(each as never)
      await done
    },
    /** As a script in another tab does: the page is asked to close. */
    emptied,
    /** The page is not told, and finds its connection closed. */
    async clearUnheard() {
      for (const each of connections.splice(0)) each.close()
      await emptied()
    },
  }
}

describe('site data that are cleared in mid-game', () => {
  it('are written anew at once, the whole game', async () => {
    const { tab, clear } = clearable()
    const { session, keeper, lease } = await keptGame(await tab())
    playAll(session, pick('r-chief'), to('0101'))
    await keeper.settled()
    await clear()
    await expect.poll(async () => (await (await tab()).list()).length).toBe(1)
    await keeper.settled()
    expect(keeper.store.getState().status).toBe('saved')
    const second = await reopened(await tab(), lease.id)
    expect(present(second.session)).toEqual(present(session))
    expect(second.session.store.getState().history.moments).toHaveLength(3)
  })

  it('are written anew with the next action where the page is not told', async () => {
    const { tab, clearUnheard } = clearable()
    const { session, keeper, lease } = await keptGame(await tab())
    playAll(session, pick('r-chief'))
    await keeper.settled()
    await clearUnheard()
    playAll(session, to('0101'))
    await keeper.settled()
    expect(keeper.store.getState().status).toBe('saved')
    const second = await reopened(await tab(), lease.id)
    expect(present(second.session)).toEqual(present(session))
  })

  it('are written anew when another tab deletes the database', async () => {
    const { tab, emptied } = clearable()
    const { session, keeper, lease } = await keptGame(await tab())
    playAll(session, pick('r-chief'))
    await keeper.settled()
    await emptied()
    await expect.poll(async () => (await (await tab()).list()).length).toBe(1)
    await keeper.settled()
    expect(present((await reopened(await tab(), lease.id)).session)).toEqual(present(session))
  })

  it('cost nothing that is done while they are cleared', async () => {
    const { tab, clear } = clearable()
    const { session, keeper, lease } = await keptGame(await tab())
    playAll(session, pick('r-chief'))
    const cleared = clear()
    playAll(session, to('0101'))
    await cleared
    playAll(session, pick('r-scouts'))
    await expect.poll(() => keeper.store.getState().status).toBe('saved')
    await keeper.settled()
    const second = await reopened(await tab(), lease.id)
    expect(present(second.session)).toEqual(present(session))
  })

  it('do not bring back a game that only was deleted', async () => {
    const { tab } = clearable()
    const { session, keeper, lease } = await keptGame(await tab())
    await (await tab()).remove(lease.id)
    playAll(session, pick('r-chief'))
    await keeper.settled()
    expect(keeper.store.getState().message).toContain('deleted in another tab')
    expect(await (await tab()).list()).toEqual([])
  })

  it('do not take a game back from the tab that it goes on in', async () => {
    const { tab, clear } = clearable()
    const older = await keptGame(await tab())
    const newer = await reopened(await tab(), older.lease.id)
    playAll(newer.session, pick('r-chief'))
    await newer.keeper.settled()
    older.keeper.stop()
    await clear()
    await expect.poll(async () => (await (await tab()).list()).length).toBe(1)
    playAll(older.session, pick('r-scouts'))
    await older.keeper.settled()
    const third = await reopened(await tab(), older.lease.id)
    expect(present(third.session)).toEqual(present(newer.session))
  })
})

describe('a database that was closed for good', () => {
  it('is not opened again', async () => {
    profile()
    const saved = await openSavedGames({ name: 'closed' })
    saved.close()
    await expect(saved.list()).rejects.toThrow()
  })
})

describe('a browser that is still clearing', () => {
  it('closes what is opened meanwhile: it is opened until it stays, and told of once', async () => {
    const { factory } = profile()
    const databases: IDBDatabase[] = []
    const trouble = { left: 0, asked: 0 }
    const connection = await connect(async whenClosed => {
      trouble.asked++
      if (trouble.left-- > 0) throw new DOMException('The connection was closed.', 'AbortError')
      globalThis.indexedDB = factory
      return openDB('clearing', 1, {
        upgrade: db => void db.createObjectStore('things'),
        terminated: whenClosed,
      }).then(db => {
        databases.push(unwrap(db))
        return db
      })
    })
    const told = vi.fn()
    connection.onReopened(told)
    trouble.left = 2
    for (const each of databases) forceCloseDatabase(each as never)
    await expect.poll(() => told.mock.calls.length).toBe(1)
    expect(trouble.asked).toBe(4)
    expect(await connection.use(db => db.count('things'))).toBe(0)
    expect(told).toHaveBeenCalledTimes(1)
  })
})

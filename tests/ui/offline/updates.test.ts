import { describe, expect, it } from 'vitest'
import { createGameLock } from '../../../src/ui/offline/game-lock'
import { createUpdates } from '../../../src/ui/offline/updates'
import type { Route } from '../../../src/ui/route'
import { oneBrowser } from './one-browser'

/** A tab of the app that notes what it does. */
const tabAt = (page: Route['page'], locks = oneBrowser(), patience = () => new Promise<void>(() => {})) => {
  const done: string[] = []
  let at = page
  const updates = createUpdates({
    pageNow: () => at,
    lock: createGameLock(locks, '/'),
    reload: () => done.push('reload'),
    reloadAgain: () => done.push('reload again'),
    patience,
  })
  updates.moved()
  const registration = { waiting: { postMessage: (order: string) => done.push(order) } }
  const goTo = (next: Route['page']) => {
    at = next
    updates.moved()
  }
  const standing = () => updates.store.getState().standing
  return { done, updates, registration, goTo, standing, settled: locks.settled }
}

describe('a new version that is found', () => {
  it('at the load of the start page comes into force at once, and the page is loaded anew', async () => {
    const { done, updates, registration } = tabAt('start')
    const finding = updates.found(registration, 'at load')
    await Promise.resolve()
    expect(done).toEqual(['take over'])
    updates.replaced()
    await finding
    expect(done).toEqual(['take over', 'reload'])
  })

  it('later on the start page is only said to be ready', async () => {
    const { done, updates, registration, standing } = tabAt('start')
    await updates.found(registration, 'later')
    expect(standing()).toBe('ready')
    expect(done).toEqual([])
  })

  it.each(['play', 'maps'] as const)('at the load of the page %s waits', async page => {
    const { done, updates, registration, standing } = tabAt(page)
    await updates.found(registration, 'at load')
    expect(standing()).toBe('ready')
    expect(done).toEqual([])
  })

  it('waits while a game is open, even when it is asked for, and is still there on the start page', async () => {
    const { done, updates, registration, goTo, standing } = tabAt('play')
    await updates.found(registration, 'later')
    await updates.takeOver()
    expect(done).toEqual([])
    goTo('start')
    expect(standing()).toBe('ready')
    expect(done).toEqual([])
  })

  it('comes into force when the player asks for it', async () => {
    const { done, updates, registration } = tabAt('start')
    await updates.found(registration, 'later')
    const taking = updates.takeOver()
    await Promise.resolve()
    updates.replaced()
    await taking
    expect(done).toEqual(['take over', 'reload'])
  })
})

describe('an order that the browser drops', () => {
  const impatient = (page: Route['page']) => tabAt(page, oneBrowser(), async () => {})

  it('is given again after a new load of the start page, but not for ever', async () => {
    const { done, updates, registration } = impatient('start')
    await updates.found(registration, 'at load')
    expect(done).toEqual(['take over', 'reload again'])
  })

  it('is given again after a new load as often as the player asks', async () => {
    const { done, updates, registration } = impatient('start')
    await updates.found(registration, 'later')
    await updates.takeOver()
    expect(done).toEqual(['take over', 'reload'])
  })

  it('leaves a game alone that was begun meanwhile', async () => {
    const { done, updates, registration, goTo } = impatient('start')
    const finding = updates.found(registration, 'at load')
    goTo('play')
    await finding
    expect(done).toEqual(['take over'])
  })
})

describe('a game in another tab', () => {
  it('holds the new version back, and the start page says why', async () => {
    const locks = oneBrowser()
    const table = tabAt('play', locks)
    const start = tabAt('start', locks)
    await start.updates.found(start.registration, 'at load')
    expect(start.standing()).toBe('game elsewhere')
    expect(start.done).toEqual([])

    table.goTo('start')
    await locks.settled()
    const taking = start.updates.takeOver()
    await Promise.resolve()
    start.updates.replaced()
    await taking
    expect(start.done).toEqual(['take over', 'reload'])
  })
})

describe('a version that another tab brought into force', () => {
  it.each(['start', 'maps'] as const)('loads the page %s anew', page => {
    const { done, updates } = tabAt(page)
    updates.replaced()
    expect(done).toEqual(['reload'])
  })

  it('never cuts a game off: the page is loaded anew when the game is left', () => {
    const { done, updates, goTo } = tabAt('play')
    updates.replaced()
    expect(done).toEqual([])
    goTo('start')
    expect(done).toEqual(['reload'])
  })

  it('while this one was still loading loads it anew, but not for ever', () => {
    const { done, updates } = tabAt('start')
    updates.outdated()
    expect(done).toEqual(['reload again'])
  })

  it('while a table was still loading waits until the game is left', () => {
    const { done, updates, goTo } = tabAt('play')
    updates.outdated()
    expect(done).toEqual([])
    goTo('start')
    expect(done).toEqual(['reload'])
  })

  it('leaves nothing to take over', async () => {
    const { done, updates } = tabAt('start')
    await updates.found({ waiting: null }, 'later')
    await updates.takeOver()
    expect(done).toEqual([])
  })
})

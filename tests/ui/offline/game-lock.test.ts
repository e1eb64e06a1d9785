import { describe, expect, it } from 'vitest'
import { createGameLock } from '../../../src/ui/offline/game-lock'
import { oneBrowser } from './one-browser'

const nothing = async () => {}

describe('while no game is open', () => {
  it('the version may change', async () => {
    const locks = oneBrowser()
    createGameLock(locks, '/').enter('maps')
    let isDone = false
    const may = await createGameLock(locks, '/').whileNoGameIsOpen(async () => {
      isDone = true
    })
    expect([may, isDone]).toEqual([true, true])
  })

  it('two tabs do not change it at once', async () => {
    const locks = oneBrowser()
    const lock = createGameLock(locks, '/')
    const [first, second] = await Promise.all([lock.whileNoGameIsOpen(nothing), lock.whileNoGameIsOpen(nothing)])
    expect([first, second]).toEqual([true, false])
  })
})

describe('while a game is open in any tab', () => {
  it('the version may not change, until the last of them is left', async () => {
    const locks = oneBrowser()
    const [one, two, start] = [createGameLock(locks, '/'), createGameLock(locks, '/'), createGameLock(locks, '/')]
    one.enter('play')
    two.enter('play')
    expect(await start.whileNoGameIsOpen(nothing)).toBe(false)
    one.enter('start')
    await locks.settled()
    expect(await start.whileNoGameIsOpen(nothing)).toBe(false)
    two.enter('maps')
    await locks.settled()
    expect(await start.whileNoGameIsOpen(nothing)).toBe(true)
  })

  it('going from one game to the next is one long game', async () => {
    const locks = oneBrowser()
    const tab = createGameLock(locks, '/')
    tab.enter('play')
    tab.enter('play')
    expect(await createGameLock(locks, '/').whileNoGameIsOpen(nothing)).toBe(false)
    tab.enter('start')
    await locks.settled()
    expect(await createGameLock(locks, '/').whileNoGameIsOpen(nothing)).toBe(true)
  })

  it('an app in another folder may change its own', async () => {
    const locks = oneBrowser()
    createGameLock(locks, '/stable/').enter('play')
    expect(await createGameLock(locks, '/beta/').whileNoGameIsOpen(nothing)).toBe(true)
  })
})

describe('a browser without locks', () => {
  it('lets the version change', async () => {
    const lock = createGameLock(undefined, '/')
    lock.enter('play')
    expect(await lock.whileNoGameIsOpen(nothing)).toBe(true)
  })
})

import { afterEach, describe, expect, it } from 'vitest'
import { createShelf, type ReadyGame } from '../../src/store/shelf'
import { guardLeaving } from '../../src/ui/guard-leaving'

const game = { id: 'a', title: 'Sunday', now: () => ({}) as ReadyGame }
const shelf = createShelf(() => Promise.reject(new Error('not asked')))
let stop = () => {}

afterEach(() => {
  stop()
  shelf.giveUp('a')
})

/** Whether the browser would ask before it leaves the page. */
const isAsked = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

describe('leaving the page', () => {
  it('is asked about while a game is in this page only, and only then', () => {
    stop = guardLeaving(shelf)
    expect(isAsked()).toBe(false)
    const letGo = shelf.hold(game)
    expect(isAsked()).toBe(true)
    letGo()
    expect(isAsked()).toBe(false)
  })

  it('is asked about for a game that was there before', () => {
    shelf.hold(game)
    stop = guardLeaving(shelf)
    expect(isAsked()).toBe(true)
  })
})

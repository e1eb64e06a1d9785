import { describe, expect, it } from 'vitest'
import { createStore } from 'zustand/vanilla'
import type { SaveStatus } from '../../../../src/store/autosave'
import { createShelf, type ReadyGame } from '../../../../src/store/shelf'
import { holdUnstored } from '../../../../src/ui/screens/play/hold-unstored'

const game = { id: 'a', title: 'Sunday', now: () => ({}) as ReadyGame }

const table = (stored: number, status: SaveStatus['status'] | null) => {
  const shelf = createShelf(() => Promise.reject(new Error('not asked')))
  const store = createStore<SaveStatus>(() => ({ status: status ?? 'saved', message: null }))
  holdUnstored(shelf, status === null ? null : { store }, { stored }, game)
  return {
    turns: (next: SaveStatus['status']) => store.setState({ status: next }),
    held: () => shelf.unstored.getState().map(({ id }) => id),
  }
}

describe('a game on the table is kept by the page', () => {
  it('for good where nothing is stored', () => {
    expect(table(0, null).held()).toEqual(['a'])
  })

  it('not while every action is stored', () => {
    const { turns, held } = table(3, 'saved')
    expect(held()).toEqual([])
    turns('saving')
    expect(held()).toEqual([])
  })

  it('from a failed write to the next good one', () => {
    const { turns, held } = table(3, 'saved')
    turns('failed')
    expect(held()).toEqual(['a'])
    turns('saving')
    expect(held()).toEqual(['a'])
    turns('saved')
    expect(held()).toEqual([])
    turns('failed')
    expect(held()).toEqual(['a'])
  })

  it('from the beginning where storage had no room for it, until it has', () => {
    const { turns, held } = table(0, 'saving')
    expect(held()).toEqual(['a'])
    turns('saved')
    expect(held()).toEqual([])
  })

  it('no longer when it goes on in another tab', () => {
    const { turns, held } = table(3, 'failed')
    turns('taken')
    expect(held()).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import { createNotes } from '../../src/store/notes'
import type { TextStorage } from '../../src/store/preferences'

const shelf = (): TextStorage & { readonly held: Map<string, string> } => {
  const held = new Map<string, string>()
  return { held, getItem: key => held.get(key) ?? null, setItem: (key, text) => void held.set(key, text) }
}

const broken: TextStorage = {
  getItem: () => {
    throw new Error('forbidden')
  },
  setItem: () => {
    throw new Error('full')
  },
}

describe('notes', () => {
  it('outlive the page, each side and each game on its own sheet', () => {
    const storage = shelf()
    createNotes(storage, 'one').write(0, 'land at Split')
    const again = createNotes(storage, 'one')
    expect(again.read(0)).toBe('land at Split')
    expect(again.read(1)).toBe('')
    expect(createNotes(storage, 'two').read(0)).toBe('')
  })

  it('live as long as the page where the storage refuses or is missing', () => {
    for (const storage of [broken, null]) {
      const notes = createNotes(storage, 'one')
      expect(notes.read(0)).toBe('')
      notes.write(0, 'hold Nis')
      expect(notes.read(0)).toBe('hold Nis')
    }
  })

  it('take what is no text for an empty sheet', () => {
    const odd = { getItem: () => 7, setItem: () => undefined } as unknown as TextStorage
    expect(createNotes(odd, 'one').read(0)).toBe('')
  })
})

import { describe, expect, it } from 'vitest'
import { createPreferences, DEFAULT_PREFERENCES, type TextStorage } from '../../src/store/preferences'

const storageWith = (text: string | null = null): TextStorage => {
  let held = text
  return {
    getItem: () => held,
    setItem: (_key, value) => {
      held = value
    },
  }
}

describe('preferences', () => {
  it('are remembered', () => {
    const storage = storageWith()
    createPreferences(storage).setState({ theme: 'night', seats: 'solo' })
    expect(createPreferences(storage).getState()).toEqual({ ...DEFAULT_PREFERENCES, theme: 'night', seats: 'solo' })
  })

  it.each([null, '', '{', '[]', '7', 'null', '"night"'])('are the defaults when storage holds %s', text => {
    expect(createPreferences(storageWith(text)).getState()).toEqual(DEFAULT_PREFERENCES)
  })

  it('lose only the value that is broken', () => {
    const storage = storageWith('{"theme":"purple","motion":"reduced","confirm":"no","extra":1}')
    expect(createPreferences(storage).getState()).toEqual({ ...DEFAULT_PREFERENCES, motion: 'reduced' })
  })

  it('live on in the page when storage refuses', () => {
    const refuse = () => {
      throw new Error('forbidden')
    }
    const preferences = createPreferences({ getItem: refuse, setItem: refuse })
    preferences.setState({ theme: 'day' })
    expect(preferences.getState().theme).toBe('day')
  })
})

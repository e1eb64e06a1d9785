import * as v from 'valibot'
import { createStore, type StoreApi } from 'zustand/vanilla'

export type Preferences = {
  readonly theme: 'system' | 'day' | 'night'
  readonly motion: 'system' | 'full' | 'reduced'
  /** Two people change seats, or one plays both sides. */
  readonly seats: 'hotseat' | 'solo'
  /** Ask before an act that cannot be taken back freely. */
  readonly confirm: boolean
  /** Lay the summary of a turn on the table when it has ended; else a line of the diary leads to it. */
  readonly turnCard: boolean
  /** What a side plays for stands over the map. */
  readonly goalLine: boolean
  /** First games whose lessons go on, by the saved game: the lessons that are done. */
  readonly lessons: { readonly [savedGame: string]: readonly string[] }
}

export const DEFAULT_PREFERENCES: Preferences = {
  theme: 'system',
  motion: 'system',
  seats: 'hotseat',
  confirm: true,
  turnCard: true,
  goalLine: true,
  lessons: {},
}

export type TextStorage = Pick<Storage, 'getItem' | 'setItem'>

const KEY = 'powderkeg.preferences'

/** Each broken field falls back alone, so that one bad value does not cost the others. */
const schema = v.object({
  theme: v.fallback(v.picklist(['system', 'day', 'night']), DEFAULT_PREFERENCES.theme),
  motion: v.fallback(v.picklist(['system', 'full', 'reduced']), DEFAULT_PREFERENCES.motion),
  seats: v.fallback(v.picklist(['hotseat', 'solo']), DEFAULT_PREFERENCES.seats),
  confirm: v.fallback(v.boolean(), DEFAULT_PREFERENCES.confirm),
  turnCard: v.fallback(v.boolean(), DEFAULT_PREFERENCES.turnCard),
  goalLine: v.fallback(v.boolean(), DEFAULT_PREFERENCES.goalLine),
  lessons: v.fallback(v.record(v.string(), v.array(v.string())), DEFAULT_PREFERENCES.lessons),
})

/** Preferences that outlive the page. Without storage, or with one that refuses, they live as long as the page. */
export function createPreferences(storage: TextStorage | null): StoreApi<Preferences> {
  const store = createStore<Preferences>(() => readPreferences(storage))
  store.subscribe(preferences => {
    try {
      storage?.setItem(KEY, JSON.stringify(preferences))
    } catch {
      // A full or forbidden storage costs only the memory of the choice.
    }
  })
  return store
}

function readPreferences(storage: TextStorage | null): Preferences {
  try {
    const read = v.safeParse(schema, JSON.parse(storage?.getItem(KEY) ?? '{}'))
    return read.success ? read.output : DEFAULT_PREFERENCES
  } catch {
    return DEFAULT_PREFERENCES
  }
}

/** The browser's storage; merely naming it throws where cookies are forbidden. */
export function browserStorage(): TextStorage | null {
  try {
    return window.localStorage
  } catch {
    return null
  }
}

import type { StoreApi } from 'zustand/vanilla'
import type { Preferences } from './preferences'

type Store = StoreApi<Preferences>

/** Nobody has more first games under way; the oldest is forgotten. */
const MOST_FIRST_GAMES = 10

/** The lessons of a game that are done; null: it has none, or they were skipped. */
export const lessonsDone = ({ lessons }: Pick<Preferences, 'lessons'>, savedGame: string): readonly string[] | null =>
  Object.hasOwn(lessons, savedGame) ? (lessons[savedGame] ?? null) : null

/** A first game begins. */
export const beginLessons = (store: Store, savedGame: string): void =>
  store.setState(({ lessons }) => ({
    lessons: Object.fromEntries([...Object.entries(lessons), [savedGame, []]].slice(-MOST_FIRST_GAMES)),
  }))

export const noteLesson = (store: Store, savedGame: string, lesson: string): void =>
  store.setState(({ lessons }) => {
    const done = lessonsDone({ lessons }, savedGame)
    return done === null || done.includes(lesson) ? {} : { lessons: { ...lessons, [savedGame]: [...done, lesson] } }
  })

/** Skipped for good, or all done. */
export const endLessons = (store: Store, savedGame: string): void =>
  store.setState(({ lessons }) => {
    const { [savedGame]: _gone, ...left } = lessons
    return { lessons: left }
  })

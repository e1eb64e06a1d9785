/** Crops of the real maps with real counters on them, and the whole maps in little: made by `npm run pictures`. */
const FILES = import.meta.glob<string>('./pictures/*.webp', { eager: true, query: '?url', import: 'default' })

type PictureKind = 'card' | 'map'

/** The address of a picture; null: this game has none. */
export const pictureOf = (kind: PictureKind, game: string, isNight: boolean): string | null =>
  FILES[`./pictures/${kind}-${game}-${isNight ? 'night' : 'day'}.webp`] ?? null

import type { EntryCosts } from './entry-costs'

/** What a game gives of its map, whether or not it can be played yet. */
export interface GameMap {
  readonly entryCosts: EntryCosts
  /** For `readMapSource`. */
  readonly source: () => Promise<unknown>
  /** Where the JSON for `readMapDrawing` lies: fetched, as it is too large to be parsed as a program. */
  readonly drawing: URL
}

import type { Engine } from '../core/engine/engine'
import type { GameState } from '../core/engine/state'
import type { History } from '../core/save/history'
import { withoutLostPast } from '../core/save/opening'
import type { Read } from '../core/save/problems'
import type { GameEntry } from '../games'
import type { Slicing } from './in-slices'
import type { Past } from './open-game'
import { type Resumed, resumeSaved } from './resume'
import type { Lease, SavedGames } from './saved-games'
import { saveAsNew } from './write-saved'

/** A game on its way to the table. */
export type ReadyGame = Resumed<GameState> & {
  readonly engine: Engine<GameState>
  /** null: it cannot be stored here and lives as long as the page. */
  readonly lease: Lease | null
}

/** The games of this browser: those in its storage, and those just begun on their way to the table. */
export interface Shelf {
  /** The storage; null where the browser gives none. */
  saved(): Promise<SavedGames | null>
  /** Puts a game there and gives the id it can be taken by. Its past may still be on the way. */
  put(history: History<GameState>, title?: string, past?: Past<GameState> | null): Promise<string>
  take(id: string, entries: readonly GameEntry[], slicing?: Slicing): Promise<Read<ReadyGame>>
}

export function createShelf(open: () => Promise<SavedGames>): Shelf {
  let opening: Promise<SavedGames | null> | null = null
  const saved = (): Promise<SavedGames | null> => {
    opening ??= open().catch(() => null)
    return opening
  }
  /** A game on its way to the table need not be read back from storage; one without storage is nowhere else. */
  const atHand = new Map<string, ReadyGame>()
  return {
    saved,
    async put(given, title = given.engine.game.title, past = null) {
      const history = withoutLostPast(given)
      const storage = await saved()
      const lease = storage === null ? null : await storing(() => saveAsNew(storage, history, title))
      const id = lease?.id ?? `unsaved-${atHand.size + 1}`
      atHand.set(id, { ...asOpened(history, past), engine: history.engine, title, lease })
      return id
    },
    async take(id, entries, slicing) {
      const known = atHand.get(id)
      if (known !== undefined) {
        if (known.lease !== null) atHand.delete(id)
        return { ok: true, value: known }
      }
      const storage = await saved()
      return storage === null ? { ok: false, problems: [NO_STORAGE] } : resumeSaved(storage, id, entries, slicing)
    },
  }
}

const asOpened = (history: History<GameState>, past: Past<GameState> | null) => ({
  opened: { is: 'whole' as const, history },
  past,
  diceWanted: null,
  stored: history.moments.length,
  keyframe: history.cursor,
})

const NO_STORAGE = { path: '', expected: 'a browser that stores games', found: 'one that does not' }

/** A full storage must not keep anyone from playing. */
async function storing(store: () => Promise<Lease>): Promise<Lease | null> {
  try {
    return await store()
  } catch {
    return null
  }
}

import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Engine } from '../core/engine/engine'
import type { GameState } from '../core/engine/state'
import type { History } from '../core/save/history'
import { withoutLostPast } from '../core/save/opening'
import type { Read } from '../core/save/problems'
import type { GameEntry } from '../games'
import type { Slicing } from './in-slices'
import type { Past } from './open-game'
import { type Resumed, resumeSaved } from './resume'
import { type Lease, randomId, type SavedGames } from './saved-games'
import { saveAsNew } from './write-saved'

/** A game on its way to the table. */
export type ReadyGame = Resumed<GameState> & {
  readonly engine: Engine<GameState>
  /** null: it cannot be stored here and lives as long as the page. */
  readonly lease: Lease | null
}

/** A game of which something is in this page only. */
export type Unstored = {
  readonly id: string
  readonly title: string
  /** The game as it stands. */
  readonly now: () => ReadyGame
}

/** The games of this browser: those in its storage, and those just begun on their way to the table. */
export interface Shelf {
  /** The storage; null where the browser gives none. */
  saved(): Promise<SavedGames | null>
  /** Puts a game there and gives the id it can be taken by. Its past may still be on the way. */
  put(history: History<GameState>, title?: string, past?: Past<GameState> | null): Promise<string>
  take(id: string, entries: readonly GameEntry[], slicing?: Slicing): Promise<Read<ReadyGame>>
  /** What is lost with this page. */
  readonly unstored: StoreApi<readonly Unstored[]>
  /** Keeps a game in the page, to be taken again, until the function it gives is called: by then it is stored. */
  hold(game: Unstored): () => void
  /** Lets a game go that is nowhere else. */
  giveUp(id: string): void
}

export type ShelfDeps = {
  /** Asks the browser not to throw away what is stored when room gets short. */
  readonly persist?: () => Promise<unknown>
}

export function createShelf(open: () => Promise<SavedGames>, { persist }: ShelfDeps = {}): Shelf {
  const saved = openedOnce(open)
  const askToPersist = once(async () => persist?.())
  const unstored = createStore<readonly Unstored[]>(() => [])
  /** A game on its way to the table need not be read back from storage. */
  const onTheWay = new Map<string, ReadyGame>()
  let begun = 0

  function hold(game: Unstored): () => void {
    unstored.setState(games => [...games.filter(({ id }) => id !== game.id), game], true)
    return () => {
      if (unstored.getState().includes(game)) unstored.setState(games => games.filter(each => each !== game), true)
    }
  }

  return {
    saved,
    unstored,
    hold,
    giveUp: id => unstored.setState(games => games.filter(each => each.id !== id), true),
    async put(given, title = given.engine.game.title, past = null) {
      const history = withoutLostPast(given)
      const storage = await saved()
      if (storage === null) {
        const id = `${UNSTORED}${++begun}`
        hold({ id, title, now: always(unstoredGame(history, title, past, null)) })
        return id
      }
      askToPersist()
      const lease = await storing(() => saveAsNew(storage, history, title))
      if (lease !== null) {
        const stored = { stored: history.moments.length, keyframe: history.cursor }
        onTheWay.set(lease.id, { ...unstoredGame(history, title, past, lease), ...stored })
        return lease.id
      }
      // There may be room for it later.
      const wanted = { id: randomId(), epoch: 1 }
      hold({ id: wanted.id, title, now: always(unstoredGame(history, title, past, wanted)) })
      return wanted.id
    },
    async take(id, entries, slicing) {
      const held = unstored.getState().find(each => each.id === id)
      const known = held?.now() ?? onTheWay.get(id)
      onTheWay.delete(id)
      if (known !== undefined) return { ok: true, value: known }
      if (id.startsWith(UNSTORED)) return { ok: false, problems: [GONE] }
      const storage = await saved()
      return storage === null ? { ok: false, problems: [NO_STORAGE] } : resumeSaved(storage, id, entries, slicing)
    },
  }
}

/** A game that lies nowhere but here. */
export const unstoredGame = (
  history: History<GameState>,
  title: string,
  past: Past<GameState> | null,
  lease: Lease | null,
): ReadyGame => ({
  opened: { is: 'whole', history },
  past,
  diceWanted: null,
  stored: 0,
  keyframe: null,
  engine: history.engine,
  title,
  lease,
})

const UNSTORED = 'unsaved-'
const NO_STORAGE = { path: '', expected: 'a browser that stores games', found: 'one that does not' }
const GONE = { path: '', expected: 'a saved game', found: 'one that was never stored: it ended with its page' }

/** What could not be opened is tried again the next time. */
function openedOnce(open: () => Promise<SavedGames>): () => Promise<SavedGames | null> {
  let opening: Promise<SavedGames | null> | null = null
  return () => {
    opening ??= open().catch(() => {
      opening = null
      return null
    })
    return opening
  }
}

function once(act: () => Promise<unknown>): () => void {
  let isDone = false
  return () => {
    if (!isDone) act().catch(() => {})
    isDone = true
  }
}

const always =
  <T>(value: T) =>
  () =>
    value

/** A full storage must not keep anyone from playing. */
async function storing(store: () => Promise<Lease>): Promise<Lease | null> {
  try {
    return await store()
  } catch {
    return null
  }
}

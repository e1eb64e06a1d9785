import type { Engine } from '../core/engine/engine'
import type { GameState } from '../core/engine/state'
import type { Read } from '../core/save/problems'
import type { GameEntry } from '../games'
import type { History, Opened } from './history'
import { resumeSaved } from './resume'
import type { Lease, SavedGames } from './saved-games'
import { readGameRow } from './saved-rows'
import type { DiceRequest } from './session-state'
import { saveAsNew } from './write-saved'

/** A game taken from the shelf to be played. */
export type Taken = {
  readonly engine: Engine<GameState>
  readonly opened: Opened<GameState>
  readonly diceWanted: DiceRequest | null
  readonly title: string
  /** null: it cannot be stored here and lives as long as the page. */
  readonly lease: Lease | null
}

/** The games of this browser: those in its storage, and those just begun on their way to the table. */
export interface Shelf {
  /** The storage; null where the browser gives none. */
  saved(): Promise<SavedGames | null>
  /** Puts a game there and gives the id it can be taken by. */
  put(engine: Engine<GameState>, history: History<GameState>, title?: string): Promise<string>
  take(id: string, entries: readonly GameEntry[]): Promise<Read<Taken>>
}

export function createShelf(open: () => Promise<SavedGames>): Shelf {
  let opening: Promise<SavedGames | null> | null = null
  const saved = (): Promise<SavedGames | null> => {
    opening ??= open().catch(() => null)
    return opening
  }
  /** A game on its way to the table need not be read back from storage; one without storage is nowhere else. */
  const atHand = new Map<string, Taken>()
  return {
    saved,
    async put(engine, history, title = engine.game.title) {
      const storage = await saved()
      const lease = storage === null ? null : await storing(() => saveAsNew(storage, engine, history, title))
      const id = lease?.id ?? `unsaved-${atHand.size + 1}`
      atHand.set(id, { engine, opened: { is: 'whole', history }, diceWanted: null, title, lease })
      return id
    },
    async take(id, entries) {
      const known = atHand.get(id)
      if (known !== undefined) {
        if (known.lease !== null) atHand.delete(id)
        return { ok: true, value: known }
      }
      const storage = await saved()
      return storage === null ? { ok: false, problems: [NO_STORAGE] } : resume(storage, id, entries)
    },
  }
}

const NO_STORAGE = { path: '', expected: 'a browser that stores games', found: 'one that does not' }

async function resume(storage: SavedGames, id: string, entries: readonly GameEntry[]): Promise<Read<Taken>> {
  const resumed = await resumeSaved(storage, id, entries)
  if (!resumed.ok) return resumed
  return { ok: true, value: { ...resumed.value, title: await titleOf(storage, id) } }
}

async function titleOf(storage: SavedGames, id: string): Promise<string> {
  const found = (await storage.list()).find(each => each.id === id)
  const row = found && 'row' in found ? readGameRow(found.row, '') : null
  return row?.ok ? row.value.title : 'A game'
}

/** A full storage must not keep anyone from playing. */
async function storing(store: () => Promise<Lease>): Promise<Lease | null> {
  try {
    return await store()
  } catch {
    return null
  }
}

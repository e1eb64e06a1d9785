import { createEngine, type Engine } from '../core/engine/engine'
import type { GameState } from '../core/engine/state'
import { problem, type Read } from '../core/save/problems'
import { type GameEntry, loadGame } from '../games'
import { type OpenedSaved, readSaved } from './open-saved'
import type { Lease, SavedGames } from './saved-games'
import { readGameRow } from './saved-rows'

export type Resumed = OpenedSaved<GameState> & { readonly engine: Engine<GameState>; readonly lease: Lease }

/** Takes a saved game over from whichever tab had it, and plays it again up to where it stood. */
export async function resumeSaved(
  saved: SavedGames,
  id: string,
  entries?: readonly GameEntry[],
): Promise<Read<Resumed>> {
  try {
    const taken = await saved.open(id)
    if (taken === null) return { ok: false, problems: [problem('', 'a saved game', 'none; it may have been deleted')] }
    const head = readGameRow(taken.parts.game, 'game')
    if (!head.ok) return head
    const engine = createEngine(await loadGame(head.value.game, entries))
    const read = readSaved(engine, taken.parts)
    return read.ok ? { ok: true, value: { ...read.value, engine, lease: taken.lease } } : read
  } catch (error) {
    const found = error instanceof Error ? error.message : String(error)
    return { ok: false, problems: [{ path: '', expected: 'a saved game that can be opened', found }] }
  }
}

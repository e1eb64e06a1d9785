import { createEngine } from '../core/engine/engine'
import { type GameEntry, loadGame } from '../games'
import { resumeParts } from './resume'
import { playersText } from './save-text'
import type { SavedGames } from './saved-games'
import { readGameRow } from './saved-rows'
import { agreedSeats } from './session-state'

/** A saved game as a file without taking it from whoever plays it; null: it cannot be opened as it lies. */
export async function exportSaved(
  saved: SavedGames,
  id: string,
  entries?: readonly GameEntry[],
): Promise<{ readonly name: string; readonly text: string } | null> {
  const parts = await saved.read(id)
  const head = parts === null ? null : readGameRow(parts.game, 'game')
  if (parts === null || head === null || !head.ok) return null
  const engine = createEngine(await loadGame(head.value.game, entries))
  const read = await resumeParts(engine, parts)
  if (!read.ok || read.value.opened.is !== 'whole') return null
  const { history } = read.value.opened
  const name = `${head.value.game}-turn-${head.value.turn}.json`
  return { name, text: playersText(history, agreedSeats(history) === 'one') }
}

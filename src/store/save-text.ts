import { createEngine, type Engine } from '../core/engine/engine'
import type { GameState } from '../core/engine/state'
import { openFile } from '../core/save/open-file'
import { type Problem, problem, type Read } from '../core/save/problems'
import { readSave, writeSave } from '../core/save/save-file'
import { type GameEntry, loadGame } from '../games'
import { type History, type Opened, openRecord, recordAt } from './history'

/** A save that was read: its rules, and the game as they play it again. */
export type Imported = { readonly engine: Engine<GameState>; readonly opened: Opened<GameState> }

/** The game as a file, up to where it stands. */
export const exportText = <S extends GameState>(engine: Engine<S>, history: History<S>): string =>
  writeSave(engine.game, recordAt(history))

/** Reads a file of any of the games. Touches nothing: whoever calls decides what becomes of the running game. */
export async function importText(text: string, entries?: readonly GameEntry[]): Promise<Read<Imported>> {
  const file = openFile(text)
  if (!file.ok) return file
  const engine = await loadEngine(file.value.game, entries)
  if (!engine.ok) return engine
  const record = readSave(engine.value.game, file.value)
  if (!record.ok) return record
  try {
    return { ok: true, value: { engine: engine.value, opened: openRecord(engine.value, record.value) } }
  } catch (error) {
    return wrong('position', 'a position that can be played on', error)
  }
}

async function loadEngine(id: string, entries?: readonly GameEntry[]): Promise<Read<Engine<GameState>>> {
  try {
    return { ok: true, value: createEngine(await loadGame(id, entries)) }
  } catch (error) {
    return wrong('game', 'a game that can be played', error)
  }
}

function wrong<T>(path: string, expected: string, error: unknown): Read<T> {
  const found = error instanceof Error ? error.message : String(error)
  const told: Problem = { ...problem(path, expected, found), found }
  return { ok: false, problems: [told] }
}

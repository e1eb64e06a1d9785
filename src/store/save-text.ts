import { createEngine, type Engine } from '../core/engine/engine'
import type { GameState } from '../core/engine/state'
import { UMPIRE } from '../core/engine/umpire'
import { type History, recordAt, stateAt } from '../core/save/history'
import { type OpenedFile, openFile } from '../core/save/open-file'
import { failure, type Read } from '../core/save/problems'
import { readSavedGame, writeSave } from '../core/save/save-file'
import type { SavedGame } from '../core/save/saved-game'
import { sealText } from '../core/save/sealed-text'
import { trialFault } from '../core/save/trial'
import { type GameEntry, loadGame } from '../games'
import type { Slicing } from './in-slices'
import { type AtOnce, type OpenedGame, openGame } from './open-game'
import { isAnythingHidden } from './session-state'

/** A save that was read: its rules, and the game as they play it again. */
export type Imported = OpenedGame<GameState> & { readonly engine: Engine<GameState> }

/** The game as a file, up to where it stands. */
export const exportText = <S extends GameState>(history: History<S>): string =>
  writeSave(history.engine.game, recordAt(history))

/** The same for players: where something is hidden from one of two, it is sealed for the eyes of both. */
export const playersText = <S extends GameState>(history: History<S>, isSolo: boolean): string =>
  sealedFor(history, isSolo, exportText(history))

/** The position without how it came about. */
export function positionText<S extends GameState>(history: History<S>, isSolo: boolean): string {
  const { actions: _actions, marks: _marks, start: _start, ...rest } = JSON.parse(exportText(history))
  return sealedFor(history, isSolo, `${JSON.stringify(rest, null, 1)}\n`)
}

function sealedFor<S extends GameState>({ engine, ...history }: History<S>, isSolo: boolean, text: string): string {
  const isHidden = !isSolo && isAnythingHidden(engine, stateAt({ engine, ...history }))
  return isHidden ? sealText(engine.game.id, text) : text
}

/** Reads a file of any of the games. Touches nothing: whoever calls decides what becomes of the running game. */
export async function importText(
  text: string,
  entries?: readonly GameEntry[],
  slicing?: Slicing & AtOnce,
): Promise<Read<Imported>> {
  const file = openFile(text)
  return file.ok ? importFile(file.value, entries, slicing) : file
}

export async function importFile(
  file: OpenedFile,
  entries?: readonly GameEntry[],
  slicing?: Slicing & AtOnce,
): Promise<Read<Imported>> {
  const engine = await loadEngine(file.game, entries)
  if (!engine.ok) return engine
  const read = readSavedGame(engine.value, file)
  if (!read.ok) return read
  const { saved, unread } = read.value
  try {
    const opened = await openGame(engine.value, saved, slicing)
    if (opened === null) return wrong('', 'a file that is read to its end', 'one whose reading was called off')
    // Its actions were to stand in for a position that cannot be read, and do not.
    if (unread.length > 0 && opened.opened.is === 'parted') return { ok: false, problems: unread }
    const tried = isPlayedByTheRules(saved, opened) ? openedRead(opened) : tryOut(engine.value, opened)
    return tried.ok ? { ok: true, value: { ...tried.value, engine: engine.value } } : tried
  } catch (error) {
    return wrong('position', 'a position that can be played on', error)
  }
}

const openedRead = (opened: OpenedGame<GameState>): Read<OpenedGame<GameState>> => ({ ok: true, value: opened })

/** Replayed from the beginning of its scenario, with nothing put on the map by hand: no need to ask whether it can be gone on with. */
const isPlayedByTheRules = ({ entries }: SavedGame<GameState>, { opened, past }: OpenedGame<GameState>): boolean =>
  opened.is === 'whole' && past === null && entries.every(({ by, start }) => start === null && by?.kind !== UMPIRE)

/** What a position leads to within a few answers must make sense too, or it is no way on. */
function tryOut(engine: Engine<GameState>, found: OpenedGame<GameState>): Read<OpenedGame<GameState>> {
  const { opened } = found
  const history = opened.is === 'whole' ? opened.history : opened.asSaved
  const fault = history === null ? null : trialFault(engine, stateAt(history))
  if (fault === null) return openedRead(found)
  if (opened.is === 'parted' && opened.agreed !== null)
    return openedRead({ ...found, opened: { ...opened, asSaved: null } })
  return wrong('position', 'a position that leads to others that make sense', new Error(fault))
}

async function loadEngine(id: string, entries?: readonly GameEntry[]): Promise<Read<Engine<GameState>>> {
  try {
    return { ok: true, value: createEngine(await loadGame(id, entries)) }
  } catch (error) {
    return wrong('game', 'a game that can be played', error)
  }
}

const wrong = <T>(path: string, expected: string, error: unknown): Read<T> => ({
  ok: false,
  problems: [failure(path, expected, error)],
})

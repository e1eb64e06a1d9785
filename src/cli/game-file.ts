import { createEngine, type Engine } from '../core/engine/engine'
import type { GameState } from '../core/engine/state'
import { type OpenedFile, openFile } from '../core/save/open-file'
import { describeProblem, type Problem } from '../core/save/problems'
import type { GameRecord } from '../core/save/record'
import { readSave, writeSave } from '../core/save/save-file'
import { CommandError } from './command-error'
import { type AnyGame, findGame } from './find-game'
import { type FlagSpec, type Flags, textOf } from './flags'
import type { Io } from './io'
import { readText, writeText } from './text-file'

export type AnyEngine = Engine<GameState>
export type AnyRecord = GameRecord<GameState>

export type GameFile = { readonly path: string; readonly engine: AnyEngine; readonly record: AnyRecord }

export const FILE = 'FILE'

/** A save names its game by id only, so the rules of a game that is not shipped have to be pointed at. */
export const GAME_OF_FILE: FlagSpec = {
  name: 'game',
  value: 'PATH',
  about: 'module of the file’s game, when it is not one of the list',
}

export const OUT: FlagSpec = { name: 'out', value: 'FILE', about: 'write here and leave the file as it is' }

/** The game file a command names first, ready to be played on. */
export async function readGameFile(io: Io, flags: Flags): Promise<GameFile> {
  const path = flags.operands[0] as string
  const opened = openFile(readText(io, path))
  if (!opened.ok) throw badFile(path, opened.problems)
  const game = await gameOfFile(io, flags, path, opened.value)
  const read = readSave(game, opened.value)
  if (!read.ok) throw badFile(path, read.problems)
  return { path, engine: createEngine(game), record: read.value }
}

export async function gameOfFile(io: Io, flags: Flags, path: string, file: OpenedFile): Promise<AnyGame> {
  const given = textOf(flags, 'game')
  if (given !== null) return findGame(io, given)
  if (io.games.some(entry => entry.id === file.game)) return findGame(io, file.game)
  const known = io.games.map(entry => entry.id).join(', ')
  throw new CommandError(
    `${path}: game: expected one of ${known}, found "${file.game}"; the module of another game is given with --game PATH`,
  )
}

function badFile(path: string, problems: readonly Problem[]): CommandError {
  const [first, ...more] = problems
  const what = first ? describeProblem(first) : 'cannot be read'
  return new CommandError(`${path}: ${what}${more.length > 0 ? ` (and ${more.length} more: see verify)` : ''}`)
}

/** Writes a record to --out, or back to where it came from; says where. */
export function writeGameFile(io: Io, flags: Flags, { path, engine }: GameFile, record: AnyRecord): string {
  const target = textOf(flags, 'out') ?? path
  writeText(io, target, writeSave(engine.game, record))
  return target
}

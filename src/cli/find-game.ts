import { existsSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { GameModule } from '../core/engine/module'
import type { GameState } from '../core/engine/state'
import { isObject } from '../core/json'
import { loadGame } from '../games'
import { CommandError, messageOf } from './command-error'
import type { Io } from './io'

export type AnyGame = GameModule<GameState>

export const ALL_GAMES = 'all'

/** A game of the list by its id, or one that is not shipped by the path of its module. */
export const isGamePath = (name: string): boolean => /[\\/.]/.test(name)

export async function findGame(io: Io, name: string): Promise<AnyGame> {
  if (isGamePath(name)) return importGame(io, name)
  try {
    return await loadGame(name, io.games)
  } catch (error) {
    throw new CommandError(messageOf(error))
  }
}

/** The games that can be played today. */
export const findAllGames = (io: Io): Promise<AnyGame[]> =>
  Promise.all(io.games.flatMap(entry => (entry.load ? [findGame(io, entry.id)] : [])))

async function importGame(io: Io, path: string): Promise<AnyGame> {
  const found = (await importValues(io, 'game', path)).filter(isGameModule)
  const [game] = found
  if (game !== undefined && found.length === 1) return game
  throw new CommandError(`--game ${path}: expected one exported game module, found ${found.length}`)
}

function moduleFile(path: string): string[] {
  const candidates = [path, `${path}.ts`, join(path, 'index.ts')]
  return candidates.filter(file => existsSync(file) && statSync(file).isFile()).slice(0, 1)
}

/** Everything that the module named by a flag exports. */
export async function importValues(io: Io, flag: string, path: string): Promise<unknown[]> {
  const file = [resolve(io.root, path), resolve(io.repository, path)].flatMap(moduleFile)[0]
  if (file === undefined) throw new CommandError(`--${flag} ${path}: there is no such module`)
  try {
    return [...new Set(Object.values(await import(/* @vite-ignore */ pathToFileURL(file).href)))]
  } catch (error) {
    throw new CommandError(`--${flag} ${path}: cannot be loaded: ${messageOf(error)}`)
  }
}

const FUNCTIONS = ['setup', 'view', 'audit', 'tell'] as const
const OBJECTS = ['steps', 'map', 'rules', 'position'] as const

const isGameModule = (value: unknown): value is AnyGame => {
  if (!isObject(value)) return false
  const fields = value as { readonly [field: string]: unknown }
  return (
    typeof fields.id === 'string' &&
    FUNCTIONS.every(name => typeof fields[name] === 'function') &&
    OBJECTS.every(name => isObject(fields[name]))
  )
}

import { DiceWanted, GameFault, IllegalAction } from '../core/engine/errors'
import type { Command } from './command'
import { CommandError } from './command-error'
import { applyCommand } from './commands/apply'
import { fuzzCommand } from './commands/fuzz'
import { gamesCommand } from './commands/games'
import { mapCommand } from './commands/map'
import { newCommand } from './commands/new'
import { playCommand } from './commands/play'
import { replayCommand } from './commands/replay'
import { rulesCommand } from './commands/rules'
import { showCommand } from './commands/show'
import { verifyCommand } from './commands/verify'
import { whyCommand } from './commands/why'
import { readFlags } from './flags'
import { commandHelp, generalHelp } from './help'
import type { Io } from './io'

export const commands: readonly Command[] = [
  gamesCommand,
  newCommand,
  showCommand,
  applyCommand,
  whyCommand,
  playCommand,
  replayCommand,
  verifyCommand,
  fuzzCommand,
  rulesCommand,
  mapCommand,
]

/** One call of the command line; gives its exit code. */
export async function run(argv: readonly string[], io: Io): Promise<number> {
  try {
    return await dispatch(argv, io)
  } catch (error) {
    io.err(`${failure(error)}\n`)
    return 1
  }
}

/** A program that has one command only. */
export async function runCommand(command: Command, args: readonly string[], io: Io): Promise<number> {
  try {
    return await callOf(command, args, io)
  } catch (error) {
    io.err(`${failure(error)}\n`)
    return 1
  }
}

async function dispatch([name, ...args]: readonly string[], io: Io): Promise<number> {
  if (name === undefined) throw new CommandError('no command given; see --help')
  if (isHelp(name)) {
    io.out(generalHelp(commands))
    return 0
  }
  const command = commands.find(each => each.name === name)
  if (!command)
    throw new CommandError(`unknown command '${name}'; the commands are ${commands.map(each => each.name).join(', ')}`)
  return callOf(command, args, io)
}

async function callOf(command: Command, args: readonly string[], io: Io): Promise<number> {
  if (args.some(isHelp)) {
    io.out(commandHelp(command))
    return 0
  }
  return command.run(io, readFlags({ ...command, command: command.name }, args))
}

const isHelp = (arg: string): boolean => arg === '--help' || arg === '-h'

/** The user's mistakes are one line; ours come with where they happened. */
function failure(error: unknown): string {
  if (error instanceof CommandError || error instanceof DiceWanted) return oneLine(error.message)
  if (error instanceof IllegalAction) return oneLine(`not legal: ${error.message}`)
  if (error instanceof GameFault) return `fault in the rules: ${traceOf(error.cause ?? error)}`
  return traceOf(error)
}

const traceOf = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error))

const oneLine = (text: string): string => text.replace(/\s*\n\s*/g, ' ')

import { createEngine } from '../../core/engine/engine'
import type { GameState } from '../../core/engine/state'
import { describeProblem } from '../../core/save/problems'
import { readSetting } from '../../core/save/setting'
import { chosenOptions } from '../chosen-setting'
import { CommandError } from '../command-error'
import { ALL_GAMES, type AnyGame, findAllGames, findGame, importValues } from '../find-game'
import { type Flags, neededText, neededWhole, pairsOf, SEEDS, textOf } from '../flags'
import { type Io, printJson } from '../io'
import { type FuzzPlan, fuzzRun } from './fuzz-run'
import type { Policy } from './random-action'

/** Prints one report a game; exit code 1 when any promise was broken. */
export async function runFuzzCommand(io: Io, flags: Flags): Promise<number> {
  const name = neededText(flags, 'game')
  const games = name === ALL_GAMES ? await findAllGames(io) : [await findGame(io, name)]
  if (games.length === 0) throw new CommandError('no game can be played yet')
  const policy = await namedPolicy(io, textOf(flags, 'policy'))
  const reports = games.map(game => {
    const plan = { ...planFor(game, flags), ...(policy ? { policy } : {}) }
    return fuzzRun(createEngine(game), plan, () => performance.now())
  })
  printJson(io, name === ALL_GAMES ? reports : reports[0])
  return reports.some(report => report.faults.length > 0) ? 1 : 0
}

function planFor(game: AnyGame, flags: Flags): FuzzPlan {
  const scenario = textOf(flags, 'scenario')
  const options = chosenOptions(game, pairsOf(flags, 'option'))
  const chosen = readSetting(game, { scenario: scenario ?? game.scenarios[0]?.id, options, charts: undefined })
  if (!chosen.ok) throw new CommandError(chosen.problems.map(describeProblem).join('; '))
  return {
    games: neededWhole(flags, 'games', { least: 1, most: 1_000_000 }),
    seed: neededWhole(flags, 'seed', SEEDS),
    options,
    ...(scenario === null ? {} : { scenario }),
  }
}

/** A module that exports one function: who plays in place of chance. */
async function namedPolicy(io: Io, path: string | null): Promise<Policy<GameState> | null> {
  if (path === null) return null
  const [policy, ...others] = await importValues(io, 'policy', path)
  if (typeof policy === 'function' && others.length === 0) return policy as Policy<GameState>
  throw new CommandError(`--policy ${path}: expected a module that exports one function`)
}

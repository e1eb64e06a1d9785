import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { createEngine } from '../../../core/engine/engine'
import { SEATS } from '../../../core/engine/seats'
import { STANDING } from '../../../core/engine/standing'
import type { GameState } from '../../../core/engine/state'
import { UMPIRE } from '../../../core/engine/umpire'
import { actionShape } from '../../../core/save/action'
import { readShape } from '../../../core/save/problems'
import type { Command } from '../../command'
import { CommandError } from '../../command-error'
import { type AnyGame, findAllGames, findGame } from '../../find-game'
import { type Flags, isOn, neededText, textOf, wholeOf } from '../../flags'
import type { Io } from '../../io'
import { type Block, blocksToPlay, everyFor, policyFor, type Sheet } from './blocks'
import { crew, type Hand } from './crew'
import { minimise } from './minimise'
import { doneKeys, type GameLine, lineWriter, type MinimisedLine, readLines } from './night-lines'
import type { Policies } from './play-line'
import { type FaultSummary, faultsOf, type Possible, summaryOf } from './summary'
import { summaryText } from './summary-text'

export type NightTools = {
  readonly policies: Policies
  readonly start: () => Hand<Block, GameLine>
  /** In seconds. */
  readonly clock: () => number
  /** Calls `stop` when the user wants an end, until the returned function is called. */
  readonly onInterrupt: (stop: () => void) => () => void
}

const DEFAULTS = { games: 100_000, hours: 9, seed: 1, limit: 60 }
const WATCH_EVERY = 3000
/** A game that is checked in full may take so many times as long. */
const FULLY = 5
/** Seconds that are spent on making one fault smaller. */
const MINIMISING = 60

export const nightCommand = (tools: NightTools): Command => ({
  name: 'night',
  about: 'Play random games of all scenarios for hours, in several processes, and sum up what was found',
  operands: [],
  flags: [
    { name: 'game', value: 'IDS', about: 'only this game, or these, with commas between (all)' },
    { name: 'out', value: 'FILE', about: 'a line for each finished game; a run goes on where the file ends' },
    { name: 'games', value: 'NUMBER', about: `how many, the file's included (${DEFAULTS.games})` },
    { name: 'hours', value: 'HOURS', about: `stop after so long (${DEFAULTS.hours})` },
    { name: 'workers', value: 'NUMBER', about: 'processes; 0: one for each core (0)' },
    { name: 'seed', value: 'NUMBER', about: `of the first game (${DEFAULTS.seed})` },
    { name: 'limit', value: 'SECONDS', about: `of the processor, then a game is a hang (${DEFAULTS.limit})` },
    { name: 'summary', about: 'only sum up what the file holds' },
  ],
  notes: [
    'One game in ten is checked in full, the others everywhere for what is quick to check and in full at every 20th action.',
    'The exit code is 1 when there are faults.',
  ],
  run: (io, flags) => runNight(io, flags, tools),
})

async function runNight(io: Io, flags: Flags, tools: NightTools): Promise<number> {
  const wanted = textOf(flags, 'game')
  const games =
    wanted === null ? await findAllGames(io) : await Promise.all(wanted.split(',').map(id => findGame(io, id)))
  if (games.length === 0) throw new CommandError('no game can be played yet')
  const file = resolve(io.root, neededText(flags, 'out'))
  if (!isOn(flags, 'summary')) await playNight(io, flags, tools, games, file)
  minimiseFaults(games, file, tools.clock)
  const summary = summaryOf(readLines(file), possibleOf(games))
  io.out(summaryText(summary))
  return summary.faults.length > 0 ? 1 : 0
}

async function playNight(io: Io, flags: Flags, tools: NightTools, games: readonly AnyGame[], file: string) {
  const done = doneKeys(readLines(file).games)
  const plan = {
    sheets: sheetsOf(games),
    games: wholeOf(flags, 'games', { least: 1, most: 10_000_000 }) ?? DEFAULTS.games,
    seed: wholeOf(flags, 'seed', { least: 0, most: 2 ** 31 }) ?? DEFAULTS.seed,
  }
  const limit = wholeOf(flags, 'limit', { least: 1, most: 100_000 }) ?? DEFAULTS.limit
  const workers = wholeOf(flags, 'workers', { least: 0, most: 256 }) ?? 0
  if (done.size > 0) io.err(`going on after ${done.size} games in ${file}\n`)
  const team = crew({
    workers: workers === 0 ? availableParallelism() : workers,
    blocks: blocksToPlay(plan, done),
    start: tools.start,
    write: lineWriter(file),
    clock: tools.clock,
    until: tools.clock() + hoursOf(flags) * 3600,
    limitOf: seed => limit * (everyFor(seed) === 1 ? FULLY : 1),
    lost: (block, seed, actions, what) => lostLine(tools.policies, block, seed, actions, what),
  })
  const watching = setInterval(team.watch, WATCH_EVERY)
  const forget = tools.onInterrupt(team.stop)
  await team.finished
  clearInterval(watching)
  forget()
}

/** A game that hung, or took its worker with it. */
export const lostLine = (
  policies: Policies,
  { game, scenario }: Block,
  seed: number,
  actions: number,
  what: string,
): GameLine => ({
  game,
  scenario,
  seed,
  policy: policyFor(seed, policies[game] ?? [])?.name ?? null,
  every: everyFor(seed),
  actions,
  ms: 0,
  ending: 'unfinished',
  milestones: {},
  first: [],
  fault: { options: null, what: [what], actions: [] },
})

function hoursOf(flags: Flags): number {
  const text = textOf(flags, 'hours')
  if (text === null) return DEFAULTS.hours
  if (/^\d+(\.\d+)?$/.test(text) && Number(text) > 0) return Number(text)
  throw new CommandError(`--hours: expected a number above 0, found '${text}'`)
}

/** All scenarios, the games in turn, so that a short night still sees every game. */
export function sheetsOf(games: readonly AnyGame[]): Sheet[] {
  const most = Math.max(...games.map(game => game.scenarios.length))
  return Array.from({ length: most }, (_, index) => index).flatMap(index =>
    games.flatMap(game => {
      const scenario = game.scenarios[index]
      return scenario === undefined ? [] : [{ game: game.id, scenario: scenario.id }]
    }),
  )
}

/** What a game could log, and every answer of every step. Nobody edits by hand in a random game. */
export const possibleOf = (games: readonly AnyGame[]): Possible =>
  Object.fromEntries(
    games.map(game => [
      game.id,
      [
        ...(game.logKinds ?? []).flatMap(kind =>
          kind === UMPIRE || kind === SEATS || kind === STANDING ? [] : [`log ${kind}`],
        ),
        ...Object.entries(game.steps).flatMap(([name, step]) =>
          Object.keys(step.answers ?? {}).map(kind => `${name}.${kind}`),
        ),
      ],
    ]),
  )

/** Makes each fault smaller that has not been yet, and notes it in the file. */
function minimiseFaults(games: readonly AnyGame[], file: string, clock: () => number): void {
  const lines = readLines(file)
  const due = faultsOf(lines.games, lines.minimised).filter(each => each.minimised === null)
  if (due.length === 0) return
  const write = lineWriter(file)
  for (const fault of due) {
    const game = games.find(({ id }) => id === fault.smallest.game)
    const smaller = game ? minimised(game, fault, clock) : null
    if (smaller) write(smaller)
  }
}

function minimised(game: AnyGame, { text, smallest }: FaultSummary, clock: () => number): MinimisedLine | null {
  const { fault, scenario, seed } = smallest
  // A hang would hang here too.
  if (fault === null || fault.options === null) return null
  const shape = actionShape(game)
  const actions = fault.actions.flatMap(each => {
    const read = readShape(shape, each, 'action')
    return read.ok ? [read.value] : []
  })
  const until = clock() + MINIMISING
  const engine = createEngine<GameState>(game)
  const setting = { scenario, options: fault.options, charts: null }
  const bare = text.slice(`${game.id}: `.length)
  const kept = minimise({ engine, setting, seed, actions }, bare, () => clock() < until)
  return kept && { minimised: text, game: game.id, scenario, seed, actions: kept.map(shape.write) }
}

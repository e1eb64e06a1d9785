import type { Sheet } from './blocks'
import { faultText } from './fault-text'
import type { GameLine, MinimisedLine, NightLines } from './night-lines'

/** All that could happen in a game: log entries and answers, by the names that `seen` has. */
export type Possible = { readonly [game: string]: readonly string[] }

export type FaultSummary = {
  readonly text: string
  readonly games: number
  /** The game that shows it after the fewest actions. */
  readonly smallest: GameLine
  readonly minimised: MinimisedLine | null
}

export type GameSummary = {
  readonly game: string
  readonly games: number
  readonly actions: number
  /** Of the processor. */
  readonly hours: number
  readonly endings: { readonly [ending: string]: number }
  readonly milestones: { readonly [milestone: string]: number }
  /** What could have happened and never did. */
  readonly never: readonly string[]
}

export type Summary = {
  readonly games: number
  readonly fullyChecked: number
  readonly actions: number
  readonly gamesPerHourPerCore: number
  readonly perGame: readonly GameSummary[]
  readonly perScenario: readonly (Sheet & { readonly games: number; readonly actions: number; readonly ms: number })[]
  readonly faults: readonly FaultSummary[]
}

const MS_PER_HOUR = 3_600_000

export function summaryOf({ games, minimised }: NightLines, possible: Possible): Summary {
  const ms = sum(games, line => line.ms)
  return {
    games: games.length,
    fullyChecked: games.filter(line => line.every === 1).length,
    actions: sum(games, line => line.actions),
    gamesPerHourPerCore: ms === 0 ? 0 : Math.round((games.length * MS_PER_HOUR) / ms),
    perGame: [...grouped(games, line => line.game)].map(([game, lines]) => ofGame(game, lines, possible[game] ?? [])),
    perScenario: [...grouped(games, line => `${line.game} ${line.scenario}`).values()].map(ofScenario),
    faults: faultsOf(games, minimised),
  }
}

function ofGame(game: string, lines: readonly GameLine[], possible: readonly string[]): GameSummary {
  const seen = new Set(lines.flatMap(line => line.first))
  return {
    game,
    games: lines.length,
    actions: sum(lines, line => line.actions),
    hours: sum(lines, line => line.ms) / MS_PER_HOUR,
    endings: counts(lines.map(line => [line.ending, 1])),
    milestones: counts(lines.flatMap(line => Object.entries(line.milestones))),
    never: possible.filter(what => !seen.has(what)),
  }
}

const ofScenario = (lines: readonly GameLine[]) => ({
  game: lines[0]?.game ?? '',
  scenario: lines[0]?.scenario ?? '',
  games: lines.length,
  actions: sum(lines, line => line.actions),
  ms: sum(lines, line => line.ms),
})

export function faultsOf(games: readonly GameLine[], minimised: readonly MinimisedLine[]): FaultSummary[] {
  const failed = games.filter(line => line.fault !== null)
  return [...grouped(failed, line => `${line.game}: ${faultText(line.fault?.what[0] ?? '')}`)]
    .map(([text, lines]) => ({
      text,
      games: lines.length,
      smallest: lines.reduce((least, line) => (isSmaller(line, least) ? line : least)),
      minimised: minimised.find(each => each.minimised === text) ?? null,
    }))
    .sort((a, b) => b.games - a.games)
}

const isSmaller = (a: GameLine, b: GameLine): boolean =>
  a.actions !== b.actions ? a.actions < b.actions : a.seed < b.seed

const sum = <T>(list: readonly T[], of: (each: T) => number): number => list.reduce((all, each) => all + of(each), 0)

function grouped<T>(list: readonly T[], keyOf: (each: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const each of list) {
    const key = keyOf(each)
    const group = groups.get(key)
    if (group) group.push(each)
    else groups.set(key, [each])
  }
  return new Map([...groups].sort(([a], [b]) => a.localeCompare(b)))
}

function counts(entries: readonly (readonly [string, number])[]): Record<string, number> {
  const all = new Map<string, number>()
  for (const [name, count] of entries) all.set(name, (all.get(name) ?? 0) + count)
  return Object.fromEntries([...all].sort(([a], [b]) => a.localeCompare(b)))
}

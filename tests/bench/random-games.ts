import { randomChoice, seededPick } from '../../src/cli/fuzz/random-action'
import { createEngine, type Engine } from '../../src/core/engine/engine'
import type { GameModule } from '../../src/core/engine/module'
import type { GameState } from '../../src/core/engine/state'
import { optionsOf } from '../../src/core/save/setting'
import { games } from '../../src/games'
import { ambush } from '../fixtures/ambush'
import { type Finding, milliseconds } from './finding'
import { percentile } from './stopwatch'

const WANTED_CHOICES_MS = 4
const WANTED_APPLY_MS = 2
const WANTED_GAME_MS = 5000
/** A scenario: with three scenarios more than fifty games. */
const GAMES = 17
const WARM_UP = 2
const TIMED_WHOLE = 5
const MOST_ACTIONS = 20_000

type Samples = { readonly choices: number[]; readonly apply: number[] }

/** How long listing what is legal and applying it take over random games: every game that can be played, and the fixture. */
export async function measureRandomGames(): Promise<Finding[]> {
  const findings = findingsOf(ambush)
  // front.ts measures the largest.
  for (const { id, load } of games) if (load && id !== 'balkan-front') findings.push(...findingsOf(await load()))
  return findings
}

function findingsOf<S extends GameState>(game: GameModule<S>): Finding[] {
  return game.scenarios.flatMap(({ id }) => {
    const { choices, apply } = sample(createEngine(game), id)
    return [
      findingOf(`${game.id} ${id}: list the choices`, choices, WANTED_CHOICES_MS),
      findingOf(`${game.id} ${id}: apply`, apply, WANTED_APPLY_MS),
      wholeGameFinding(createEngine(game), id),
    ]
  })
}

const defaultsOf = <S extends GameState>(engine: Engine<S>): GameState['setting']['options'] =>
  Object.fromEntries(optionsOf(engine.game).map(option => [option.id, option.default]))

function sample<S extends GameState>(engine: Engine<S>, scenario: string): Samples {
  const options = defaultsOf(engine)
  const samples: Samples = { choices: [], apply: [] }
  for (let seed = 1; seed <= WARM_UP; seed++) playOne(engine, scenario, options, seed, { choices: [], apply: [] })
  for (let seed = 1; seed <= GAMES; seed++) playOne(engine, scenario, options, seed, samples)
  return samples
}

/** Whole games as a bot would play them: nothing measured in between. */
function wholeGameFinding<S extends GameState>(engine: Engine<S>, scenario: string): Finding {
  const options = defaultsOf(engine)
  const took = Array.from({ length: TIMED_WHOLE }, (_, i) => {
    const pick = seededPick(i + 1)
    const begun = performance.now()
    let { state } = engine.begin({ scenario, options, charts: null }, i + 1)
    while (state.outcome === null)
      state = engine.apply(state, randomChoice([...engine.choices(state)], pick).action).state
    return performance.now() - begun
  })
  const longest = Math.max(...took)
  return {
    what: `${engine.game.id} ${scenario}: a whole random game`,
    ours: `p50 ${milliseconds(percentile(took, 50))}, longest ${milliseconds(longest)}`,
    peer: '',
    ratio: '',
    wanted: 'under 5 s',
    holds: longest < WANTED_GAME_MS,
    numbers: { p50Ms: percentile(took, 50), longestMs: longest },
  }
}

function playOne<S extends GameState>(
  engine: Engine<S>,
  scenario: string,
  options: GameState['setting']['options'],
  seed: number,
  { choices, apply }: Samples,
): void {
  const pick = seededPick(seed)
  let { state } = engine.begin({ scenario, options, charts: null }, seed)
  for (let count = 0; state.outcome === null && count < MOST_ACTIONS; count++) {
    const listed = quickest(state, s => [...engine.choices(s)])
    const { action } = randomChoice(listed.value, pick)
    const applied = quickest(state, s => engine.apply(s, action).state)
    choices.push(listed.ms)
    apply.push(applied.ms)
    state = applied.value
  }
}

/**
 * The best of three: at the 99th percentile a busy machine would show its own pauses, not ours. Each try gets its own copy of
 * the position, because the engine remembers the views of one it has met.
 */
function quickest<S extends GameState, T>(state: S, work: (s: S) => T): { value: T; ms: number } {
  const attempts = [{ ...state }, { ...state }, { ...state }].map(copy => {
    const begun = performance.now()
    const value = work(copy)
    return { value, ms: performance.now() - begun }
  })
  return attempts.reduce((best, each) => (each.ms < best.ms ? each : best))
}

function findingOf(what: string, samples: readonly number[], wanted: number): Finding {
  const [p50, p99] = [percentile(samples, 50), percentile(samples, 99)]
  return {
    what,
    ours: `p50 ${milliseconds(p50)}, p99 ${milliseconds(p99)}`,
    peer: '',
    ratio: '',
    wanted: `p99 under ${wanted} ms`,
    holds: p99 < wanted,
    numbers: { p50Ms: p50, p99Ms: p99, samples: samples.length },
  }
}

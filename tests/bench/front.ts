import { applyWithDice, randomChoice, seededPick } from '../../src/cli/fuzz/random-action'
import { createEngine, type Engine } from '../../src/core/engine/engine'
import { owedFrame } from '../../src/core/engine/state'
import type { Choice } from '../../src/core/engine/step'
import { defaultSetting } from '../../src/core/save/setting'
import { balkanFront } from '../../src/games/balkan-front'
import { SCENARIO_IDS } from '../../src/games/balkan-front/forces/scenarios'
import type { Front } from '../../src/games/balkan-front/state'
import { outOfSupply } from '../../src/games/balkan-front/supply/supply'
import { statecraft } from '../fixtures/games/balkan-front/statecraft'
import { toTheEnemy } from '../fixtures/games/balkan-front/to-the-enemy'
import { type Finding, milliseconds } from './finding'
import { percentile } from './stopwatch'

// The largest game: each of its eight scenarios from the ready set-up as two players march and attack (Marita's 389 counters for
// longest), and whole random games. They are too long to be played by the dozen as those of the others are.

const WANTED = { choices: 4, apply: 2, supply: 30, game: 10_000 } as const
const SEEDS = [1, 2]
const LARGEST = 'operation-marita'
const MOST_ACTIONS = 450
const MOST_OF_THE_LARGEST = 900
const SUPPLY_EVERY = 25

const setUp = (engine: Engine<Front>, scenario: string, seed: number): Front => {
  let { state } = engine.begin(defaultSetting(balkanFront, scenario), seed)
  while (['deploy', 'startLosses'].includes(owedFrame(state)?.step ?? ''))
    for (const kind of ['ready', 'done']) state = engine.apply(state, { kind }).state
  return state
}

/** The best of three, each with a copy of its own: the engine remembers what it has met. */
function quickest<T>(s: Front, work: (copy: Front) => T): { readonly value: T; readonly ms: number } {
  const attempts = [{ ...s }, { ...s }, { ...s }].map(copy => {
    const begun = performance.now()
    const value = work(copy)
    return { value, ms: performance.now() - begun }
  })
  return attempts.reduce((best, each) => (each.ms < best.ms ? each : best))
}

type Samples = { readonly choices: number[]; readonly apply: number[]; readonly supply: number[] }

function playScenario(engine: Engine<Front>, scenario: string, seed: number, samples: Samples): void {
  const { choices, apply, supply } = samples
  const pick = seededPick(seed)
  const policy = seed % 2 === 0 ? statecraft : toTheEnemy
  let state = setUp(engine, scenario, seed)
  const most = scenario === LARGEST ? MOST_OF_THE_LARGEST : MOST_ACTIONS
  for (let count = 0; count < most && state.outcome === null; count++) {
    const listed = quickest(state, (s): Choice[] => [...engine.choices(s)])
    const { action } = applyWithDice(engine, state, policy(state, listed.value, pick).action, pick)
    const applied = quickest(state, s => engine.apply(s, action).state)
    choices.push(listed.ms)
    apply.push(applied.ms)
    // Found anew: nothing is remembered of units that are another list.
    if (scenario === LARGEST && count % SUPPLY_EVERY === 0)
      supply.push(
        quickest({ ...state, units: [...state.units] }, s => {
          const fresh = { ...s, units: [...s.units] }
          return [outOfSupply(fresh, 0), outOfSupply(fresh, 1)]
        }).ms,
      )
    state = applied.value
  }
}

const finding = (what: string, samples: readonly number[], percent: number, wanted: number): Finding => ({
  what: `balkan-front ${what}`,
  ours: `p50 ${milliseconds(percentile(samples, 50))}, p${percent} ${milliseconds(percentile(samples, percent))}`,
  peer: '',
  ratio: '',
  wanted: `p${percent} under ${wanted} ms`,
  holds: percentile(samples, percent) < wanted,
  numbers: { p50Ms: percentile(samples, 50), slowMs: percentile(samples, percent), samples: samples.length },
})

function randomGameTook(engine: Engine<Front>, scenario: string, seed: number): number {
  const pick = seededPick(seed)
  const begun = performance.now()
  let { state } = engine.begin(defaultSetting(balkanFront, scenario), seed)
  while (state.outcome === null)
    state = engine.apply(state, randomChoice([...engine.choices(state)], pick).action).state
  return performance.now() - begun
}

const noSamples = (): Samples => ({ choices: [], apply: [], supply: [] })

export function measureFront(): Finding[] {
  const engine = createEngine(balkanFront)
  playScenario(engine, LARGEST, 9, noSamples())
  return SCENARIO_IDS.flatMap(scenario => {
    const samples = noSamples()
    for (const seed of SEEDS) playScenario(engine, scenario, seed, samples)
    const took = SEEDS.map(seed => randomGameTook(engine, scenario, seed))
    return [
      finding(`${scenario}: list the choices`, samples.choices, 99, WANTED.choices),
      finding(`${scenario}: apply`, samples.apply, 99, WANTED.apply),
      ...(scenario === LARGEST
        ? [finding(`${scenario}: supply of both sides`, samples.supply, 99, WANTED.supply)]
        : []),
      finding(`${scenario}: a whole random game`, took, 100, WANTED.game),
    ]
  })
}

import { randomChoice, seededPick } from '../../src/cli/fuzz/random-action'
import { createEngine, type Engine } from '../../src/core/engine/engine'
import { owedFrame } from '../../src/core/engine/state'
import type { Choice } from '../../src/core/engine/step'
import { defaultSetting } from '../../src/core/save/setting'
import { balkanFront } from '../../src/games/balkan-front'
import type { Front } from '../../src/games/balkan-front/state'
import { outOfSupply } from '../../src/games/balkan-front/supply/supply'
import { toTheEnemy } from '../fixtures/games/balkan-front/to-the-enemy'
import { type Finding, milliseconds } from './finding'
import { percentile } from './stopwatch'

// The largest game: Operation Marita from its ready set-up (389 counters) as two players march and attack, and whole random games
// of Plan Y. Its random games are too long to be played by the dozen as those of the others are.

const WANTED = { choices: 4, apply: 2, supply: 30, game: 10_000 } as const
const SEEDS = [1, 2, 3]
const MOST_ACTIONS = 900
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

function playMarita(engine: Engine<Front>, seed: number, { choices, apply, supply }: Samples): void {
  const pick = seededPick(seed)
  let state = setUp(engine, 'operation-marita', seed)
  for (let count = 0; count < MOST_ACTIONS && state.outcome === null; count++) {
    const listed = quickest(state, (s): Choice[] => [...engine.choices(s)])
    const { action } = toTheEnemy(state, listed.value, pick)
    const applied = quickest(state, s => engine.apply(s, action).state)
    choices.push(listed.ms)
    apply.push(applied.ms)
    // Found anew: nothing is remembered of units that are another list.
    if (count % SUPPLY_EVERY === 0)
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

function planYTook(engine: Engine<Front>, seed: number): number {
  const pick = seededPick(seed)
  const begun = performance.now()
  let { state } = engine.begin(defaultSetting(balkanFront, 'plan-y'), seed)
  while (state.outcome === null)
    state = engine.apply(state, randomChoice([...engine.choices(state)], pick).action).state
  return performance.now() - begun
}

export function measureFront(): Finding[] {
  const engine = createEngine(balkanFront)
  playMarita(engine, 9, { choices: [], apply: [], supply: [] })
  const samples: Samples = { choices: [], apply: [], supply: [] }
  for (const seed of SEEDS) playMarita(engine, seed, samples)
  return [
    finding('operation-marita: list the choices', samples.choices, 99, WANTED.choices),
    finding('operation-marita: apply', samples.apply, 99, WANTED.apply),
    finding('operation-marita: supply of both sides', samples.supply, 99, WANTED.supply),
    finding(
      'plan-y: a whole random game',
      SEEDS.map(seed => planYTook(engine, seed)),
      100,
      WANTED.game,
    ),
  ]
}

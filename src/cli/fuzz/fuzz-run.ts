import type { Engine } from '../../core/engine/engine'
import { withNeedsMet } from '../../core/engine/option-needs'
import type { GameState, Setting } from '../../core/engine/state'
import type { Json } from '../../core/json'
import { optionsOf, readSetting } from '../../core/save/setting'
import { type Fault, fuzzGame } from './fuzz-game'
import { type Pick, type Policy, seededPick } from './random-action'

export type FuzzPlan<S extends GameState = GameState> = {
  readonly games: number
  readonly seed: number
  /** Only this scenario; all in turn when left out. */
  readonly scenario?: string
  /** Who plays; at random when left out. */
  readonly policy?: Policy<S>
  /** Every promise is checked at every so-manieth action, the quick ones always; 1 when left out. */
  readonly every?: number
  /** Options that are fixed; the others are drawn for each game. */
  readonly options: { readonly [option: string]: Json }
  /** So many faults end the run. */
  readonly mostFaults?: number
}

export type FuzzReport = {
  readonly game: string
  readonly games: number
  readonly actions: number
  readonly endings: { readonly [ending: string]: number }
  readonly milestones: { readonly [milestone: string]: number }
  readonly faults: readonly Fault[]
  readonly milliseconds: number
}

const MOST_FAULTS = 20

/** Game number i has seed `plan.seed + i`, so that a fault is seen again with `--games 1 --seed` of its own. */
export function fuzzRun<S extends GameState>(engine: Engine<S>, plan: FuzzPlan<S>, clock: () => number): FuzzReport {
  const began = clock()
  const endings: Record<string, number> = {}
  const milestones: Record<string, number> = {}
  const faults: Fault[] = []
  let actions = 0
  let games = 0
  for (; games < plan.games && faults.length < (plan.mostFaults ?? MOST_FAULTS); games++) {
    const seed = plan.seed + games
    const played = fuzzGame(engine, settingFor(engine, plan, seed), seed, {
      policy: plan.policy,
      every: plan.every ?? 1,
      isReplayed: true,
    })
    actions += played.actions
    endings[played.ending] = (endings[played.ending] ?? 0) + 1
    for (const milestone of played.milestones) milestones[milestone] = (milestones[milestone] ?? 0) + 1
    if (played.fault) faults.push(played.fault)
  }
  return {
    game: engine.game.id,
    games,
    actions,
    endings: sorted(endings),
    milestones: sorted(milestones),
    faults,
    milliseconds: Math.round(clock() - began),
  }
}

/** The scenario and options of the game with this seed. */
export function settingFor<S extends GameState>(
  engine: Engine<S>,
  plan: { readonly scenario?: string; readonly options: { readonly [option: string]: Json } },
  seed: number,
): Setting {
  const { game } = engine
  // Another sequence than the one the game is played with, or options and first moves would go together.
  const pick = seededPick(seed ^ 0x5eed)
  const scenario = plan.scenario ?? game.scenarios[pick(game.scenarios.length)]?.id ?? ''
  const read = readSetting(game, {
    scenario,
    options: withNeedsMet(optionsOf(game), { ...drawOptions(engine, scenario, pick), ...plan.options }, ({ id }) =>
      Object.hasOwn(plan.options, id),
    ),
    charts: undefined,
  })
  if (!read.ok)
    throw new RangeError(
      read.problems.map(each => `${each.path}: expected ${each.expected}, found ${each.found}`).join('; '),
    )
  return read.value
}

function drawOptions<S extends GameState>(engine: Engine<S>, scenario: string, pick: Pick): { [option: string]: Json } {
  const offered = optionsOf(engine.game).filter(option => option.scenarios?.includes(scenario) ?? true)
  const drawn = offered.map((option): [string, Json] => [
    option.id,
    option.values ? (option.values[pick(option.values.length)] as string) : pick(2) === 1,
  ])
  return withNeedsMet(offered, Object.fromEntries(drawn))
}

const sorted = (counts: Record<string, number>): Record<string, number> =>
  Object.fromEntries(Object.entries(counts).sort(([a], [b]) => a.localeCompare(b)))

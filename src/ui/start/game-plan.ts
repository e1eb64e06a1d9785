import { type GameModule, type OptionInfo, OWN_DICE, type Preset, type ScenarioInfo } from '../../core/engine/module'
import { withNeedsMet } from '../../core/engine/option-needs'
import type { ChartPack, GameState } from '../../core/engine/state'
import { optionsOf } from '../../core/save/setting'

/** What is chosen before the first turn. */
export type GamePlan = {
  readonly scenario: string
  readonly options: { readonly [option: string]: boolean | string }
  readonly charts: ChartPack | null
  /** Both sides take the ready deployment, so that play begins at once. */
  readonly deployed: boolean
}

export const freshPlan = (game: GameModule<GameState>): GamePlan => ({
  scenario: game.scenarios[0]?.id ?? '',
  options: {},
  charts: null,
  deployed: true,
})

export const optionsFor = (game: GameModule<GameState>, scenario: string): readonly OptionInfo[] =>
  optionsOf(game).filter(option => option.scenarios?.includes(scenario) ?? true)

export const scenarioOf = (game: GameModule<GameState>, plan: GamePlan): ScenarioInfo | null =>
  game.scenarios.find(each => each.id === plan.scenario) ?? null

/** Options that are not offered in the scenario keep quiet, and those that lack their need are idle. */
export function chosenOptions(
  game: GameModule<GameState>,
  plan: GamePlan,
): { readonly [option: string]: boolean | string } {
  const offered = optionsFor(game, plan.scenario)
  return withNeedsMet(
    offered,
    Object.fromEntries(offered.map(({ id, default: usual }) => [id, plan.options[id] ?? usual])),
  )
}

export const presetsFor = (game: GameModule<GameState>, scenario: string): readonly Preset[] =>
  (game.presets ?? []).filter(preset => preset.scenarios?.includes(scenario) ?? true)

/** The plan with the options of a preset; how dice are rolled is no matter of the game's. */
export function withPreset(plan: GamePlan, preset: Preset): GamePlan {
  const dice = plan.options[OWN_DICE]
  return { ...plan, options: dice === undefined ? preset.options : { ...preset.options, [OWN_DICE]: dice } }
}

/** Whether what is chosen is just what the preset chooses. */
export function isPreset(game: GameModule<GameState>, plan: GamePlan, preset: Preset): boolean {
  const [now, then] = [chosenOptions(game, plan), chosenOptions(game, withPreset(plan, preset))]
  return Object.keys(then).every(id => now[id] === then[id])
}

/** The options under their headlines, those without one first. */
export function groupsOf(options: readonly OptionInfo[]): readonly (readonly [string | null, readonly OptionInfo[]])[] {
  const groups = new Map<string | null, OptionInfo[]>([[null, []]])
  for (const option of options) groups.set(option.group ?? null, [...(groups.get(option.group ?? null) ?? []), option])
  return [...groups].filter(([, found]) => found.length > 0)
}

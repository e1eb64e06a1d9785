import type { GameModule, OptionInfo, ScenarioInfo } from '../../core/engine/module'
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

/** Options that are not offered in the scenario keep quiet. */
export function chosenOptions(
  game: GameModule<GameState>,
  plan: GamePlan,
): { readonly [option: string]: boolean | string } {
  const offered = optionsFor(game, plan.scenario)
  return Object.fromEntries(offered.map(({ id, default: usual }) => [id, plan.options[id] ?? usual]))
}

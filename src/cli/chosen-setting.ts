import type { Setting } from '../core/engine/state'
import type { Json } from '../core/json'
import { describeProblem } from '../core/save/problems'
import { optionsOf, readSetting } from '../core/save/setting'
import { CommandError } from './command-error'
import type { AnyGame } from './find-game'

/** What `--scenario`, `--preset` and `--option` chose, checked against what the game offers. */
export function chosenSetting(
  game: AnyGame,
  scenario: string,
  chosen: ReadonlyMap<string, string>,
  preset: string | null = null,
): Setting {
  const options = { ...presetOptions(game, scenario, preset), ...chosenOptions(game, chosen) }
  const setting = readSetting(game, { scenario, options, charts: undefined })
  if (!setting.ok) throw new CommandError(setting.problems.map(describeProblem).join('; '))
  return setting.value
}

function presetOptions(game: AnyGame, scenario: string, id: string | null): { readonly [id: string]: Json } {
  if (id === null) return {}
  const offered = (game.presets ?? []).filter(each => each.scenarios?.includes(scenario) ?? true)
  const preset = offered.find(each => each.id === id)
  if (preset !== undefined) return preset.options
  const names = offered.map(each => each.id).join(', ')
  throw new CommandError(
    `--preset ${id}: ${names === '' ? 'there are none in this scenario' : `expected one of ${names}`}`,
  )
}

/** The words of the command line as option values; what does not fit stays a word, for readSetting to complain of. */
export const chosenOptions = (game: AnyGame, chosen: ReadonlyMap<string, string>): { readonly [id: string]: Json } =>
  Object.fromEntries([...chosen].map(([id, text]) => [id, optionValue(game, id, text)]))

function optionValue(game: AnyGame, id: string, text: string): Json {
  const isSwitch = optionsOf(game).some(option => option.id === id && option.values === undefined)
  return isSwitch && (text === 'true' || text === 'false') ? text === 'true' : text
}

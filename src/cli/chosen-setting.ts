import type { Setting } from '../core/engine/state'
import type { Json } from '../core/json'
import { describeProblem } from '../core/save/problems'
import { optionsOf, readSetting } from '../core/save/setting'
import { CommandError } from './command-error'
import type { AnyGame } from './find-game'

/** What `--scenario` and `--option` chose, checked against what the game offers. */
export function chosenSetting(game: AnyGame, scenario: string, chosen: ReadonlyMap<string, string>): Setting {
  const setting = readSetting(game, { scenario, options: chosenOptions(game, chosen), charts: undefined })
  if (!setting.ok) throw new CommandError(setting.problems.map(describeProblem).join('; '))
  return setting.value
}

/** The words of the command line as option values; what does not fit stays a word, for readSetting to complain of. */
export const chosenOptions = (game: AnyGame, chosen: ReadonlyMap<string, string>): { readonly [id: string]: Json } =>
  Object.fromEntries([...chosen].map(([id, text]) => [id, optionValue(game, id, text)]))

function optionValue(game: AnyGame, id: string, text: string): Json {
  const isSwitch = optionsOf(game).some(option => option.id === id && option.values === undefined)
  return isSwitch && (text === 'true' || text === 'false') ? text === 'true' : text
}

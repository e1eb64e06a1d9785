import { type Chart, type GameModule, type OptionInfo, OWN_DICE } from '../engine/module'
import { idleValue, missingNeed, withNeedsMet } from '../engine/option-needs'
import type { ChartPack, GameState, Setting } from '../engine/state'
import { isObject, type Json } from '../json'
import { joinPath, MOST_PROBLEMS, type Problem, problem, type Read } from './problems'

/** The players' own dice are an option of every game. */
export const ownDiceOption: OptionInfo = {
  id: OWN_DICE,
  title: 'Own dice',
  about: 'roll real dice and type in what they show',
  rule: OWN_DICE,
  default: false,
}

export const optionsOf = <S extends GameState>(game: GameModule<S>): readonly OptionInfo[] => [
  ...game.options,
  ownDiceOption,
]

/** A scenario as it is played when nothing else is chosen. */
export const defaultSetting = <S extends GameState>(game: GameModule<S>, scenario: string): Setting => ({
  scenario,
  options: withNeedsMet(
    optionsOf(game),
    Object.fromEntries(optionsOf(game).map(option => [option.id, option.default])),
  ),
  charts: null,
})

/**
 * Checks what was chosen before the game against what the game offers, and fills in what was left to its default. `rules` is the
 * version of the rules that it was chosen under.
 */
export function readSetting<S extends GameState>(
  game: GameModule<S>,
  given: { readonly scenario: Json | undefined; readonly options: Json | undefined; readonly charts: Json | undefined },
  rules = game.version,
): Read<Setting> {
  const problems: Problem[] = []
  const scenario = game.scenarios.find(each => each.id === given.scenario)
  if (!scenario)
    problems.push(problem('scenario', `one of ${game.scenarios.map(each => each.id).join(', ')}`, given.scenario))
  const options = readOptions(game, scenario?.id ?? null, broughtForward(game, given.options ?? {}, rules), problems)
  const charts = readChartPack(game, given.charts ?? null, problems)
  if (problems.length > 0 || !scenario) return { ok: false, problems }
  return { ok: true, value: { scenario: scenario.id, options, charts } }
}

/** Where today's rules read a point another way than those of an older game, it goes on with the option that keeps its own. */
function broughtForward<S extends GameState>(game: GameModule<S>, given: Json, rules: number): Json {
  if (!isObject(given)) return given
  let options = given
  for (let from = rules; from < game.version; from++) options = game.migrateOptions?.(from, options) ?? options
  return options
}

function readOptions<S extends GameState>(
  game: GameModule<S>,
  scenario: string | null,
  given: Json,
  problems: Problem[],
) {
  const chosen: { [option: string]: Json } = {}
  if (!isObject(given)) {
    problems.push(problem('options', 'an object', given))
    return chosen
  }
  const known = optionsOf(game)
  const isGiven = ({ id }: OptionInfo): boolean => Object.hasOwn(given, id)
  for (const option of known) {
    const value = isGiven(option) ? given[option.id] : option.default
    const path = joinPath('options', option.id)
    const fits = option.values ? option.values.includes(value as string) : typeof value === 'boolean'
    const offered = option.scenarios === undefined || scenario === null || option.scenarios.includes(scenario)
    if (!fits)
      problems.push(problem(path, option.values ? `one of ${option.values.join(', ')}` : 'true or false', value))
    else if (!offered && value !== option.default)
      problems.push(problem(path, `${option.default} in this scenario`, value))
    else chosen[option.id] = value as Json
  }
  const met = withNeedsMet(known, chosen, isGiven)
  for (const option of known) {
    const need = missingNeed(option, met)
    if (need === null || met[option.id] === undefined || met[option.id] === idleValue(option)) continue
    const expected = `${idleValue(option)} without ${need.option}${need.value === true ? '' : `=${need.value}`}`
    problems.push(problem(joinPath('options', option.id), expected, met[option.id]))
  }
  const unknown = Object.keys(given).filter(id => !known.some(option => option.id === id))
  for (const id of unknown.slice(0, MOST_PROBLEMS))
    problems.push(problem(joinPath('options', id), `one of ${known.map(option => option.id).join(', ')}`, id))
  return met
}

/** It stands in a line on the screen. */
const LONGEST_NAME = 100
/** No table of a rulebook comes near; it is stored and written with every save. */
const LONGEST_CHART = 100_000

/** A player's own charts in place of reconstructed ones: only charts that say how they may be replaced. */
export function readChartPack<S extends GameState>(
  game: GameModule<S>,
  given: Json,
  problems: Problem[],
): ChartPack | null {
  if (given === null) return null
  if (!isObject(given) || typeof given.name !== 'string' || !isObject(given.charts)) {
    problems.push(problem('charts', 'an object with name and charts', given))
    return null
  }
  if (given.name.length > LONGEST_NAME)
    problems.push(problem('charts.name', `a name of at most ${LONGEST_NAME} characters`, given.name))
  const replaceable = game.charts.filter(each => each.problems)
  const found: Problem[] = []
  for (const [id, data] of Object.entries(given.charts)) {
    const path = joinPath('charts.charts', id)
    const chart = replaceable.find(each => each.id === id)
    if (chart) found.push(...chartProblems(chart, data, path))
    else {
      const names = replaceable.map(each => each.id).join(', ')
      found.push(problem(path, names === '' ? 'nothing: this game takes no charts' : `one of ${names}`, id))
    }
    if (found.length >= MOST_PROBLEMS) break
  }
  problems.push(...found.slice(0, MOST_PROBLEMS))
  return { name: given.name, charts: given.charts }
}

/** A chart's own test may stumble over data that is nothing like the chart. */
function chartProblems(chart: Chart, data: Json, path: string): Problem[] {
  if (JSON.stringify(data).length > LONGEST_CHART)
    return [problem(path, `a chart of at most ${LONGEST_CHART} characters`, data)]
  try {
    const wrong = chart.problems?.(data) ?? []
    return wrong.map(each => problem(each.path === '' ? path : joinPath(path, each.path), each.expected, data))
  } catch (error) {
    return [problem(path, `a chart like '${chart.title}'`, error instanceof Error ? error.message : String(error))]
  }
}

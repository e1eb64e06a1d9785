import { isObject, type Json } from '../json'
import type { Chart } from './module'
import type { GameState } from './state'

export type ChartProblem = { readonly path: string; readonly expected: string }

const isWhole = (value: Json | undefined, least: number, most: number): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most

const at = (data: Json, path: string): Json | undefined =>
  path.split('.').reduce<Json | undefined>((inner, key) => (isObject(inner) ? inner[key] : undefined), data)

/** What is wrong with a number in a player's own chart; `path` names its place with dots. */
export const wholeAt = (data: Json, path: string, least: number, most: number): ChartProblem[] =>
  isWhole(at(data, path), least, most) ? [] : [{ path, expected: `a whole number from ${least} to ${most}` }]

/** A chart the rulebook prints, which no player can replace. */
export const bookChart = (id: string, title: string, basis: string, data: Json): Chart => ({
  id,
  title,
  source: 'rulebook',
  basis,
  data,
})

/** The chart a player has loaded in place of a reconstructed one. */
export const replacedChart = <T>(s: Pick<GameState, 'setting'>, id: string): T | undefined =>
  s.setting.charts?.charts[id] as T | undefined

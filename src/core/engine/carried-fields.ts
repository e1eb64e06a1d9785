import { type GameModule, OWN_DICE } from './module'
import type { GameState } from './state'
import type { Action, ActionField, Refusal, Step } from './step'

const FIELDS: readonly ActionField[] = ['unit', 'other', 'hex', 'box', 'pick']

/** What makes an action no answer to this decision at all, before any rule of the game is asked. */
export function answerRefusals<S extends GameState>(
  game: GameModule<S>,
  step: Step<S>,
  s: S,
  rule: () => string,
  action: Action,
): readonly Refusal[] {
  const carried = Object.hasOwn(step.answers, action.kind) ? step.answers[action.kind] : undefined
  const found: string[] = []
  if (!carried) return [{ rule: rule(), why: `'${action.kind}' answers another question than the one asked now` }]
  for (const field of FIELDS) {
    if (carried.includes(field) && action[field] === undefined)
      found.push(`'${action.kind}' must name ${withArticle(field)}`)
    if (!carried.includes(field) && action[field] !== undefined) found.push(`'${action.kind}' takes no ${field}`)
  }
  for (const unit of [action.unit, action.other])
    if (unit !== undefined && !isIndex(unit, game.counters.length)) found.push('there is no such unit')
  if (action.hex !== undefined && !isIndex(action.hex, game.map.grid.size)) found.push('there is no such hex')
  if (action.box !== undefined && !game.map.boxById.has(action.box)) found.push('there is no such box')
  if (action.dice !== undefined && s.setting.options[OWN_DICE] !== true)
    found.push('the app rolls the dice in this game')
  return found.length === 0 ? [] : found.map(why => ({ rule: rule(), why }))
}

const withArticle = (field: ActionField): string => (field === 'other' ? 'another unit' : `a ${field}`)

const isIndex = (n: number, size: number): boolean => Number.isInteger(n) && n >= 0 && n < size

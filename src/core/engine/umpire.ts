import { freeze } from 'immer'
import { isObject, type Json } from '../json'
import { auditSafely, readPosition, writePosition } from '../save/position'
import { IllegalAction } from './errors'
import type { GameModule } from './module'
import type { GameState } from './state'
import type { Action, Refusal } from './step'

/** The kind of action by which both players agree to set anything by hand. */
export const UMPIRE = 'umpire'

/** One thing set by hand: the path of names in the position file, and the value as the file would have it. */
export type UmpireEdit = { readonly path: readonly string[]; readonly value: Json }

/** What the engine keeps is not for editing: a decision or the dice set by hand would make the rest of the game meaningless. */
const ENGINE_FIELDS = new Set(['frames', 'rng', 'seal', 'outcome', 'standing'])

export function umpireRefusals<S extends GameState>(game: GameModule<S>, s: S, action: Action): readonly Refusal[] {
  return attempt(game, s, action).refusals
}

/** Checks as it goes: a replay of many edits reads and audits each position once. */
export function umpireEdit<S extends GameState>(game: GameModule<S>, s: S, action: Action) {
  const { refusals, edited } = attempt(game, s, action)
  if (!edited) throw new IllegalAction(refusals)
  const side = s.frames.at(-1)?.side ?? 0
  const entry = { kind: UMPIRE, facts: action.pick ?? null, rule: null, turn: s.turn, side }
  const state: S = { ...edited, seal: s.seal + 1, logged: s.logged + 1 }
  return { state: freeze(state), log: [entry] }
}

type Attempt<S> = { readonly refusals: readonly Refusal[]; readonly edited?: S }

const refuse = (...why: readonly string[]): { refusals: Refusal[] } => ({
  refusals: why.map(each => ({ rule: UMPIRE, why: each })),
})

function attempt<S extends GameState>(game: GameModule<S>, s: S, action: Action): Attempt<S> {
  if (s.outcome !== null) return refuse('the game is over')
  const { unit, other, hex, box, dice } = action
  if ([unit, other, hex, box, dice].some(each => each !== undefined))
    return refuse(`'${UMPIRE}' takes nothing but a pick`)
  if (!isEditList(action.pick)) return refuse('expected a list of { path, value }')
  let position = writePosition(game, s)
  for (const edit of action.pick) {
    if (ENGINE_FIELDS.has(edit.path[0] ?? ''))
      return refuse(`${edit.path[0]} is kept by the app and cannot be set by hand`)
    const next = replaceAt(position, edit.path, edit.value)
    if (next === undefined) return refuse(`${edit.path.join('.')}: there is nothing at this place in the position`)
    position = next
  }
  const read = readPosition(game, s.setting, position)
  if (!read.ok)
    return refuse(...read.problems.map(each => `${each.path}: expected ${each.expected}, found ${each.found}`))
  const broken = newComplaints(game, s, read.value)
  return broken.length > 0 ? refuse(...broken) : { refusals: [], edited: { ...read.value, logged: s.logged } }
}

/** What was wrong already is not the fault of the edit; the position before is asked only if the one after is not sound. */
function newComplaints<S extends GameState>(game: GameModule<S>, before: S, after: S): readonly string[] {
  const found = auditSafely(game, after)
  if (found.length === 0) return found
  const known = new Set(auditSafely(game, before))
  return found.filter(complaint => !known.has(complaint))
}

function isEditList(pick: Json | undefined): pick is readonly UmpireEdit[] {
  if (!Array.isArray(pick) || pick.length === 0) return false
  return pick.every(
    each =>
      isObject(each) &&
      'value' in each &&
      Array.isArray(each.path) &&
      each.path.length > 0 &&
      each.path.every(key => typeof key === 'string'),
  )
}

/** A copy of `whole` with the value at an existing place replaced; undefined when the place does not exist. */
function replaceAt(whole: Json, path: readonly string[], value: Json): Json | undefined {
  const [key, ...rest] = path
  if (key === undefined) return value
  if (Array.isArray(whole)) {
    const index = Number(key)
    if (!Number.isInteger(index) || index < 0 || index >= whole.length || String(index) !== key) return undefined
    const inner = replaceAt(whole[index], rest, value)
    return inner === undefined ? undefined : whole.with(index, inner)
  }
  if (!isObject(whole) || !Object.hasOwn(whole, key)) return undefined
  const inner = replaceAt(whole[key] as Json, rest, value)
  return inner === undefined ? undefined : { ...whole, [key]: inner }
}

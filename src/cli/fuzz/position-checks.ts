import { isDeepStrictEqual } from 'node:util'
import type { Engine } from '../../core/engine/engine'
import type { GameState } from '../../core/engine/state'
import type { Action, Choice } from '../../core/engine/step'
import { actionShape } from '../../core/save/action'
import { readPosition, writePosition } from '../../core/save/position'
import { describeProblem } from '../../core/save/problems'
import { type Pick, wildActions } from './random-action'

const WILD_ACTIONS = 12

/** What must hold in every position of every game, as far as it is quick to find out. Each gives what is wrong, in words. */
export function quickFaults<S extends GameState>(
  engine: Engine<S>,
  s: S,
  legal: readonly Choice[],
  pick: Pick,
): string[] {
  return [...engine.game.audit(s).map(broken => `audit: ${broken}`), ...choiceFaults(engine, s, legal, pick)]
}

/** The position stands in a file as it is. */
export function saveFaults<S extends GameState>(engine: Engine<S>, s: S): string[] {
  const written = writePosition(engine.game, s)
  const read = readPosition(engine.game, s.setting, JSON.parse(JSON.stringify(written)))
  if (!read.ok) return read.problems.map(each => `save: the position cannot be read back: ${describeProblem(each)}`)
  return isDeepStrictEqual({ ...read.value, logged: s.logged }, s) ? [] : ['save: the position read back is another']
}

/** Two actions are the same when this is. Thousands are compared, so they are not spelt out. */
const keyOf = ({ kind, unit, other, hex, box, pick }: Action): string =>
  `${kind} ${unit} ${other} ${hex} ${box} ${pick === undefined ? '' : JSON.stringify(pick)}`

/** check and choices agree: on all legal actions, and on a sample of wild ones. */
function choiceFaults<S extends GameState>(engine: Engine<S>, s: S, legal: readonly Choice[], pick: Pick): string[] {
  if (s.outcome !== null) return legal.length > 0 ? ['choices: the game is over but something can be chosen'] : []
  if (legal.length === 0) return [`choices: nothing can be chosen in step '${s.frames.at(-1)?.step}'`]
  const found: string[] = []
  const name = (action: Action) => JSON.stringify(actionShape(engine.game).write(action))
  const keys = new Set<string>()
  for (const { action } of legal) {
    const key = keyOf(action)
    if (keys.has(key)) found.push(`choices: ${name(action)} is listed twice`)
    keys.add(key)
    const refusals = engine.check(s, action)
    if (refusals.length > 0)
      found.push(`choices: ${name(action)} is listed but refused: ${refusals.map(each => each.why).join('; ')}`)
  }
  for (const action of wildActions(engine, s, legal, WILD_ACTIONS, pick)) {
    const refusals = engine.check(s, action)
    if (refusals.length === 0 && !keys.has(keyOf(action))) found.push(`check: ${name(action)} is legal but not listed`)
    for (const each of refusals) found.push(...wordFaults(engine, 'refusal', each.rule, each.why))
  }
  const prompt = engine.prompt(s)
  if (prompt) found.push(...wordFaults(engine, 'prompt', prompt.rule, prompt.text))
  return found
}

/** Whatever the app says, it says with a rule that exists. */
export function wordFaults<S extends GameState>(
  engine: Engine<S>,
  what: string,
  rule: string,
  words: string,
): string[] {
  const found: string[] = []
  if (!Object.hasOwn(engine.game.rules, rule)) found.push(`${what}: '${rule}' is no rule of this game (${words})`)
  if (words.trim() === '') found.push(`${what}: says nothing (${rule})`)
  return found
}

import type { Engine, Moved } from '../../../core/engine/engine'
import { IllegalAction } from '../../../core/engine/errors'
import type { GameState, Setting } from '../../../core/engine/state'
import type { Action } from '../../../core/engine/step'
import { checkingPick, faultsAfter, faultsBefore, thrownFault } from '../action-checks'
import { applyWithDice, seededPick } from '../random-action'
import { faultText } from './fault-text'

/** A game that shows a fault, or may. */
export type Suspect<S extends GameState> = {
  readonly engine: Engine<S>
  readonly setting: Setting
  readonly seed: number
  readonly actions: readonly Action[]
}

/** Checks draw at random: a fault that one draw misses another may find. */
const DRAWS = 3

/** Halves, quarters, … and at last single actions are left out as long as the fault stays; `goesOn` ends it early. */
export function minimise<S extends GameState>(
  suspect: Suspect<S>,
  text: string,
  goesOn: () => boolean,
): readonly Action[] | null {
  const shown = shows(suspect, text)
  if (shown === null) return null
  let kept: readonly Action[] = shown
  for (let size = Math.ceil(kept.length / 2); size >= 1 && goesOn(); size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let from = 0; from < kept.length && goesOn(); ) {
      const tried = [...kept.slice(0, from), ...kept.slice(from + size)]
      const shorter = shows({ ...suspect, actions: tried }, text)
      if (shorter === null || shorter.length >= kept.length) from += size
      else kept = shorter
    }
  }
  return kept
}

/**
 * Plays the actions, leaving out those that are not legal, and looks for the fault around the last. Gives what was played, or
 * null: the fault is gone.
 */
function shows<S extends GameState>({ engine, setting, seed, actions }: Suspect<S>, text: string): Action[] | null {
  const played: Action[] = []
  const isIt = (found: readonly string[]) => found.some(what => faultText(what) === text)
  try {
    let s = engine.begin(setting, seed).state
    for (const [index, action] of actions.entries()) {
      if (engine.check(s, withoutDice(action)).length > 0) continue
      played.push(action)
      const moved = applyAgain(engine, s, action)
      if (index === actions.length - 1 && isIt(faultsOf(engine, s, moved.action, moved.moved, seed))) return played
      s = moved.moved.state
    }
    return isIt(faultsAt(engine, s, seed)) ? played : null
  } catch (error) {
    return isIt([thrownFault(error)]) ? played : null
  }
}

const withoutDice = ({ dice: _fallen, ...action }: Action): Action => action

/** Players' own dice fall as they did, where they are still wanted. */
function applyAgain<S extends GameState>(
  engine: Engine<S>,
  s: S,
  action: Action,
): { readonly action: Action; readonly moved: Moved<S> } {
  const pick = seededPick(1)
  try {
    return applyWithDice(engine, s, action, pick)
  } catch (error) {
    if (!(error instanceof IllegalAction) || action.dice === undefined) throw error
    return applyWithDice(engine, s, withoutDice(action), pick)
  }
}

const draws = Array.from({ length: DRAWS }, (_, index) => index)

function faultsAt<S extends GameState>(engine: Engine<S>, s: S, seed: number): string[] {
  const legal = [...engine.choices(s)]
  return draws.flatMap(draw => faultsBefore(engine, s, legal, checkingPick(seed, draw), 'deep'))
}

function faultsOf<S extends GameState>(
  engine: Engine<S>,
  s: S,
  action: Action,
  moved: Moved<S>,
  seed: number,
): string[] {
  const legal = [...engine.choices(s)]
  return draws.flatMap(draw => faultsAfter(engine, s, action, moved, legal, checkingPick(seed, draw), 'deep'))
}

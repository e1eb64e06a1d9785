import type { Engine } from '../core/engine/engine'
import { DiceWanted } from '../core/engine/errors'
import type { GameState } from '../core/engine/state'
import { extend, type History, stateAt } from '../core/save/history'

/** No game asks for as many set-ups; more would be a loop. */
const MOST_SETUPS = 20

/**
 * Takes the ready deployment for every side that is asked to set up, as ordinary actions that stand in the record. Where players
 * roll their own dice it stops before the first that falls: that answer is theirs.
 */
export function takeReadyDeployments<S extends GameState>(engine: Engine<S>, history: History<S>): History<S> {
  const [first, ...rest] = engine.game.look?.readyKinds ?? []
  let now = history
  const take = (kind: string): boolean => {
    if (engine.check(stateAt(now), { kind }).length > 0) return false
    const next = unlessDiceFall(() => extend(now, { kind }))
    now = next ?? now
    return next !== null
  }
  for (let count = 0; first !== undefined && count < MOST_SETUPS && take(first); count++)
    if (rest.filter(take).length < rest.length) break
  return now
}

function unlessDiceFall<T>(act: () => T): T | null {
  try {
    return act()
  } catch (error) {
    if (error instanceof DiceWanted) return null
    throw error
  }
}

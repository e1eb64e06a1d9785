import type { Engine } from '../core/engine/engine'
import { DiceWanted, IllegalAction } from '../core/engine/errors'
import { SEATS } from '../core/engine/seats'
import type { GameState } from '../core/engine/state'
import type { Action } from '../core/engine/step'
import { UMPIRE } from '../core/engine/umpire'
import { extend } from '../core/save/history'
import { curtainOf, isAnythingHidden, presentState, refusedByApp, type SessionState } from './session-state'

export type Agreement = {
  readonly agreed?: boolean
  /** A side that has ended its turn lets something be: nobody need sit there to see it. */
  readonly unseated?: boolean
}

type Change<S extends GameState> = Partial<SessionState<S>>

/** What an action makes of the session. Never throws: whatever goes wrong, the game stands where it stood. */
export function dispatched<S extends GameState>(
  engine: Engine<S>,
  s: SessionState<S>,
  action: Action,
  agreement: Agreement,
): Change<S> {
  const obstacle = obstacleTo(engine, s, action, agreement)
  return obstacle === null ? attempted(s, action) : refusedByApp(obstacle, action)
}

/** The next of the players' own dice for the action that waits for it. */
export function diceGiven<S extends GameState>(s: SessionState<S>, die: number): Change<S> {
  if (s.diceWanted === null) return refusedByApp('no die is wanted now')
  if (s.locked !== null) return refusedByApp(s.locked)
  const { action, given } = s.diceWanted
  return attempted(s, { ...action, dice: [...given, die] })
}

function obstacleTo<S extends GameState>(
  engine: Engine<S>,
  s: SessionState<S>,
  action: Action,
  { agreed = false, unseated = false }: Agreement,
): string | null {
  if (s.locked !== null) return s.locked
  if (s.looking !== null) return 'this is an earlier moment; return to the present to play on'
  if (s.diceWanted !== null) return `first type in the die for ${s.diceWanted.why}`
  if (action.kind === UMPIRE) return agreed ? null : 'both players must agree to set something by hand'
  if (action.kind === SEATS) return agreed ? null : 'both players must agree who sits here'
  return unseated || curtainOf(engine, s) === null ? null : 'the seats are changing'
}

function attempted<S extends GameState>(s: SessionState<S>, action: Action): Change<S> {
  try {
    const history = extend(s.history, action)
    // Who plays where nothing is hidden passes no curtain, so nobody knows who sits there when something is.
    const seated = isAnythingHidden(history.engine, presentState(s)) ? s.seated : null
    return { history, seated, refused: null, diceWanted: null, fault: null }
  } catch (error) {
    if (error instanceof IllegalAction) return { refused: { action, reasons: error.refusals } }
    if (error instanceof DiceWanted) {
      const { dice, ...asked } = action
      const { sides, why } = error
      return { diceWanted: { action: asked, sides, why, given: dice ?? [] }, refused: null, fault: null }
    }
    return { fault: error instanceof Error ? error.message : String(error), diceWanted: null, refused: null }
  }
}

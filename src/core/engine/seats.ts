import { freeze } from 'immer'
import { IllegalAction } from './errors'
import type { GameState } from './state'
import type { Action, Refusal } from './step'

/** The kind of action by which both players agree that one person plays both sides, or that two do again. It is only written down. */
export const SEATS = 'seats'

export type SeatsPick = 'one' | 'two'

export function seatsRefusals(s: GameState, action: Action): readonly Refusal[] {
  const { unit, other, hex, box, dice, pick } = action
  const odd = [unit, other, hex, box, dice].some(each => each !== undefined) || (pick !== 'one' && pick !== 'two')
  if (odd) return [{ rule: SEATS, why: `'${SEATS}' takes nothing but 'one' or 'two'` }]
  return s.outcome === null ? [] : [{ rule: SEATS, why: 'the game is over' }]
}

/** A line for the diary. It seals, since what is seen after it cannot be unseen. */
export function changeSeats<S extends GameState>(s: S, action: Action) {
  const refusals = seatsRefusals(s, action)
  if (refusals.length > 0) throw new IllegalAction(refusals)
  const entry = { kind: SEATS, facts: action.pick ?? null, rule: null, turn: s.turn, side: s.frames.at(-1)?.side ?? 0 }
  return { state: freeze<S>({ ...s, seal: s.seal + 1, logged: s.logged + 1 }), log: [entry] }
}

import type { Engine } from '../core/engine/engine'
import { viewerOf } from '../core/engine/hand'
import { SEATS, type SeatsPick } from '../core/engine/seats'
import { type GameState, owedFrame, owedSide } from '../core/engine/state'
import type { Action, Refusal } from '../core/engine/step'
import type { Side } from '../core/ids'
import { type History, stateAt } from '../core/save/history'

/** An action that waits for the players' own dice. */
export type DiceRequest = {
  readonly action: Action
  readonly sides: number
  readonly why: string
  readonly given: readonly number[]
}

export type SessionState<S extends GameState> = {
  readonly history: History<S>
  /** An earlier moment that is being looked at; null in the present. */
  readonly looking: number | null
  /** Why the last thing tried was refused; gone with the next thing that succeeds. */
  readonly refused: { readonly action: Action | null; readonly reasons: readonly Refusal[] } | null
  readonly diceWanted: DiceRequest | null
  /** The rules as programmed stumbled; the game stands where it stood. */
  readonly fault: string | null
  /** One person plays both sides: no curtain. */
  readonly solo: boolean
  /** Who sits at the screen, as far as is known. */
  readonly seated: Side | null
  /** Whose eyes a player who may know everything looks through; null: whoever decides. */
  readonly viewpoint: Side | null
  /** How much of the past has been replayed, from 0 to 1, while that goes on; until then only what is since then can be gone back to. */
  readonly replayed: number | null
  /** Why this game may only be looked at here. */
  readonly locked: string | null
}

/** The rule named when the app itself and no rulebook refuses. */
export const APP_RULE = 'app'

export const refusedByApp = (why: string, action: Action | null = null) => ({
  refused: { action, reasons: [{ rule: APP_RULE, why }] },
})

export const presentState = <S extends GameState>(s: SessionState<S>): S => stateAt(s.history)

export const hasSecrets = <S extends GameState>(engine: Engine<S>): boolean => engine.game.otherTruth !== undefined

/** Whether a side has something to hide in a position. */
export const isAnythingHidden = <S extends GameState>({ game }: Engine<S>, state: S): boolean =>
  game.secretsIn?.(state) ?? game.otherTruth !== undefined

/** Whether the decision that is owed is asked on what both may know. */
export function isAskedOpenly<S extends GameState>({ game }: Engine<S>, state: S): boolean {
  const owed = owedFrame(state)
  return owed !== null && viewerOf(game, owed) === 'table'
}

/** The side the curtain waits for: the decision is theirs alone, the other player may still look, and there is something to hide. */
export function curtainOf<S extends GameState>(engine: Engine<S>, s: SessionState<S>): Side | null {
  const present = presentState(s)
  const side = owedSide(present)
  if (s.solo || side === s.seated || isAskedOpenly(engine, present)) return null
  return isAnythingHidden(engine, present) ? side : null
}

/** Whether both players have agreed that one person plays both sides; null: nothing was ever said of it. */
export function agreedSeats<S extends GameState>({ moments, cursor }: History<S>): SeatsPick | null {
  for (let at = cursor; at >= 0; at--) {
    const by = moments.at(at)?.by
    if (by?.kind === SEATS) return by.pick === 'one' ? 'one' : 'two'
  }
  return null
}

/** Whoever plays both sides, or looks back at a finished game, may see it through either side's eyes. */
export const mayChooseViewpoint = <S extends GameState>(engine: Engine<S>, s: SessionState<S>): boolean =>
  isAnythingHidden(engine, stateAt(s.history, s.looking ?? s.history.cursor)) &&
  (s.solo || presentState(s).outcome !== null)

import type { Engine } from '../engine/engine'
import { type GameState, type LogEntry, owedSide, type Setting } from '../engine/state'
import type { Action } from '../engine/step'
import { checksum } from './checksum'
import { writePosition } from './position'

/** A checksum of the position after so many actions, taken at every change of side. */
export type Mark = { readonly after: number; readonly sum: string }

/** A game as it was played: where it began, every action, and where it stands. Enough to write a save or to replay it. */
export type GameRecord<S extends GameState> = {
  readonly setting: Setting
  readonly seed: number
  /** The position it began from, when that was not the scenario's set-up. */
  readonly start: S | null
  readonly actions: readonly Action[]
  readonly marks: readonly Mark[]
  readonly state: S
}

export type Recorded<S extends GameState> = { readonly record: GameRecord<S>; readonly log: readonly LogEntry[] }

export function beginRecord<S extends GameState>(engine: Engine<S>, setting: Setting, seed: number): Recorded<S> {
  const { state, log } = engine.begin(setting, seed)
  return { record: { setting, seed, start: null, actions: [], marks: [], state }, log }
}

/** A game that goes on from a position instead of a scenario's set-up. */
export function beginFromPosition<S extends GameState>(engine: Engine<S>, seed: number, start: S): Recorded<S> {
  const { state, log } = engine.carryOn(start)
  return { record: { setting: start.setting, seed, start, actions: [], marks: [], state }, log }
}

export function play<S extends GameState>(engine: Engine<S>, record: GameRecord<S>, action: Action): Recorded<S> {
  const { state, log } = engine.apply(record.state, action)
  const actions = [...record.actions, action]
  const mark = markOf(engine, record.state, state, actions.length)
  return { record: { ...record, actions, marks: mark ? [...record.marks, mark] : record.marks, state }, log }
}

/** The mark that belongs after an action, if it changed the deciding side or ended the game. */
export function markOf<S extends GameState>(engine: Engine<S>, before: S, after: S, count: number): Mark | null {
  return owedSide(before) === owedSide(after) ? null : { after: count, sum: positionSum(engine, after) }
}

export const positionSum = <S extends GameState>(engine: Engine<S>, s: S): string =>
  checksum(writePosition(engine.game, s))

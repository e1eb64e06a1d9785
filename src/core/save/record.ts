import type { Engine } from '../engine/engine'
import type { GameModule } from '../engine/module'
import type { GameState, LogEntry, Setting } from '../engine/state'
import type { Action } from '../engine/step'
import { isObject } from '../json'
import { checksum } from './checksum'
import { writePosition } from './position'

/** A checksum of the position after so many actions, taken at the end of every phase. */
export type Mark = { readonly after: number; readonly sum: string }

/** A game as it was played: where it began, every action, and where it stands. Enough to write a save or to replay it. */
export type GameRecord<S extends GameState> = {
  /** The version of the rules that its marks and its position were made by. */
  readonly rules: number
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
  return { record: { ...empty(engine), setting, seed, start: null, state }, log }
}

/** A game that goes on from a position instead of a scenario's set-up. */
export function beginFromPosition<S extends GameState>(engine: Engine<S>, seed: number, start: S): Recorded<S> {
  const { state, log } = engine.carryOn(start)
  return { record: { ...empty(engine), setting: start.setting, seed, start, state }, log }
}

const empty = <S extends GameState>({ game }: Engine<S>) => ({ rules: game.version, actions: [], marks: [] })

export function play<S extends GameState>(engine: Engine<S>, record: GameRecord<S>, action: Action): Recorded<S> {
  const { state, log } = engine.apply(record.state, action)
  const actions = [...record.actions, action]
  const mark = markOf(engine, record.state, state, actions.length)
  return { record: { ...record, actions, marks: mark ? [...record.marks, mark] : record.marks, state }, log }
}

/** Whether a checksum belongs after an action: it ended a phase or the game. */
export const isMarked = <S extends GameState>(game: GameModule<S>, before: S, after: S): boolean =>
  before.turn !== after.turn ||
  (before.outcome === null) !== (after.outcome === null) ||
  stageOf(game, before) !== stageOf(game, after)

/** Games that do not name their stages note in the frame of the turn, which lies undermost, what comes next. */
function stageOf<S extends GameState>(game: GameModule<S>, s: S): unknown {
  if (game.stageOf) return game.stageOf(s)
  const local = s.frames[0]?.local
  return isObject(local) ? local.next : undefined
}

export const markOf = <S extends GameState>(engine: Engine<S>, before: S, after: S, count: number): Mark | null =>
  isMarked(engine.game, before, after) ? { after: count, sum: positionSum(engine, after) } : null

export const positionSum = <S extends GameState>(engine: Engine<S>, s: S): string =>
  checksum(writePosition(engine.game, s))

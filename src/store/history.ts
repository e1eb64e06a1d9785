import type { Engine } from '../core/engine/engine'
import type { GameState, LogEntry, Setting } from '../core/engine/state'
import type { Action } from '../core/engine/step'
import { type GameRecord, type Mark, markOf } from '../core/save/record'
import { type Parting, replay } from '../core/save/replay'

/** A position and how it came about. */
export type Moment<S extends GameState> = {
  readonly state: S
  /** null where play begins: at the set-up, or at a position that was loaded. */
  readonly by: Action | null
  /** Checksum of the position, taken when the deciding side changed. */
  readonly sum: string | null
  /** Where play begins from a loaded position: that position as it was given. */
  readonly start: S | null
}

/** A whole game in memory. Taking back only moves the cursor; what lies beyond it can be redone. */
export type History<S extends GameState> = {
  readonly setting: Setting
  readonly seed: number
  readonly moments: readonly Moment<S>[]
  /** As long as the last moment's `logged`; a moment shows only its own part of it. */
  readonly log: readonly LogEntry[]
  readonly cursor: number
}

/** A game as it was found: whole, or parted from what the rules make of it now, with what can be offered instead. */
export type Opened<S extends GameState> =
  | { readonly is: 'whole'; readonly history: History<S> }
  | {
      readonly is: 'parted'
      readonly parting: Parting
      /** As far as the actions agree. */
      readonly agreed: History<S> | null
      /** The position as it was saved, with what agrees of its history before it. */
      readonly asSaved: History<S> | null
    }

export function momentAt<S extends GameState>(history: History<S>, index = history.cursor): Moment<S> {
  const moment = history.moments[index]
  if (!moment) throw new RangeError(`this game has no moment ${index}`)
  return moment
}

export const stateAt = <S extends GameState>(history: History<S>, index = history.cursor): S =>
  momentAt(history, index).state

export function beginHistory<S extends GameState>(engine: Engine<S>, setting: Setting, seed: number): History<S> {
  const { state, log } = engine.begin(setting, seed)
  return { setting, seed, moments: [{ state, by: null, sum: null, start: null }], log, cursor: 0 }
}

/** A game that begins from a loaded position. */
export function beginFrom<S extends GameState>(engine: Engine<S>, seed: number, start: S): History<S> {
  return continueFrom(engine, { setting: start.setting, seed, moments: [], log: [], cursor: -1 }, start)
}

/** Goes on from a position that no action leads to, and keeps what came before for looking at. */
export function continueFrom<S extends GameState>(engine: Engine<S>, history: History<S>, start: S): History<S> {
  const moments = history.moments.slice(0, history.cursor + 1)
  const told = history.log.slice(0, moments.at(-1)?.state.logged ?? 0)
  const { state, log } = engine.carryOn({ ...start, logged: told.length })
  moments.push({ state, by: null, sum: null, start })
  return { ...history, moments, log: [...told, ...log], cursor: moments.length - 1 }
}

/** Plays one action at the cursor; what could have been redone is gone. Throws as engine.apply does. */
export function extend<S extends GameState>(engine: Engine<S>, history: History<S>, action: Action): History<S> {
  const before = stateAt(history)
  const moved = engine.apply(before, action)
  const moments = history.moments.slice(0, history.cursor + 1)
  moments.push(momentAfter(engine, before, action, moved.state, moments.length))
  return {
    ...history,
    moments,
    log: [...history.log.slice(0, before.logged), ...moved.log],
    cursor: moments.length - 1,
  }
}

export function momentAfter<S extends GameState>(
  engine: Engine<S>,
  before: S,
  by: Action,
  state: S,
  index: number,
): Moment<S> {
  return { state, by, sum: markOf(engine, before, state, index)?.sum ?? null, start: null }
}

/** The game up to a moment, as a save holds it: from where play last began. */
export function recordAt<S extends GameState>(history: History<S>, index = history.cursor): GameRecord<S> {
  const begun = history.moments.findLastIndex((moment, at) => at <= index && moment.by === null)
  const played = history.moments.slice(begun + 1, index + 1)
  const marks = played.flatMap(({ sum }, at): Mark[] => (sum === null ? [] : [{ after: at + 1, sum }]))
  return {
    setting: history.setting,
    seed: history.seed,
    start: momentAt(history, begun).start,
    actions: played.flatMap(({ by }) => by ?? []),
    marks,
    state: stateAt(history, index),
  }
}

/** Plays a record again, so that it can be taken back and stepped through. */
export function openRecord<S extends GameState>(engine: Engine<S>, record: GameRecord<S>): Opened<S> {
  const { states, log, parting } = replay(engine, record)
  const sums = new Map(record.marks.map(mark => [mark.after, mark.sum]))
  const moments = states.map(
    (state, at): Moment<S> => ({
      state,
      by: at === 0 ? null : (record.actions[at - 1] ?? null),
      sum: sums.get(at) ?? null,
      start: at === 0 ? record.start : null,
    }),
  )
  const told = log.slice(0, moments.at(-1)?.state.logged ?? 0)
  const history = { setting: record.setting, seed: record.seed, moments, log: told, cursor: moments.length - 1 }
  if (parting === null) return { is: 'whole', history }
  // Rules that cannot even begin this game any more leave nothing that agrees but the position itself.
  const asSaved = continueFrom(engine, history, record.state)
  return { is: 'parted', parting, agreed: moments.length > 0 ? history : asSaved, asSaved }
}

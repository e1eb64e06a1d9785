import { recent } from '../engine/derived'
import type { Engine, Moved } from '../engine/engine'
import { type GameState, type LogEntry, owedSide, type Setting } from '../engine/state'
import type { Action } from '../engine/step'
import { firstPlace, GrowingList } from '../growing-list'
import type { Side } from '../ids'
import { type GameRecord, type Mark, markOf } from './record'
import { withLogged } from './replay'
import type { Entry } from './saved-game'

/** Full positions are kept of so many moments at the end, and of every hundredth: any other is at most 99 actions away. */
export const KEPT_AT_END = 200
export const KEPT_EVERY = 100

/** How a position came about, and what must be known of it without having it. */
export type Moment<S extends GameState> = {
  /** null where play begins: at the set-up, or at a position that was loaded. */
  readonly by: Action | null
  /** Where play begins from a loaded position: that position as it was given. */
  readonly start: S | null
  /** Checksum of the position at the end of a phase. */
  readonly sum: string | null
  /** How long the log was. */
  readonly logged: number
  readonly seal: number
  readonly side: Side | null
  /** The position, as long as it is kept. */
  kept: S | null
}

/** A whole game in memory. Taking back only moves the cursor; what lies beyond it can be redone. */
export type History<S extends GameState> = {
  readonly engine: Engine<S>
  readonly setting: Setting
  readonly seed: number
  readonly moments: GrowingList<Moment<S>>
  /** From line `logFrom` on; as long as the last moment's `logged` says. A moment shows only its own part of it. */
  readonly log: GrowingList<LogEntry>
  readonly logFrom: number
  /** The first moment that can be gone to. Of those before only the actions are known. */
  readonly grownFrom: number
  /** Whether those before can never be gone to: today's rules do not lead from them to here. */
  readonly isPastLost: boolean
  readonly cursor: number
  /** Positions of moments that are not kept, as long as they are being looked at. */
  replayed(moment: Moment<S>, find: () => S): S
}

export function momentAt<S extends GameState>(history: History<S>, index = history.cursor): Moment<S> {
  const moment = index < 0 ? undefined : history.moments.at(index)
  if (!moment) throw new RangeError(`this game has no moment ${index}`)
  return moment
}

export function stateAt<S extends GameState>(history: History<S>, index = history.cursor): S {
  const moment = momentAt(history, index)
  return moment.kept ?? history.replayed(moment, () => replayTo(history, index))
}

/** From the nearest position that is kept; those on the way are remembered too, as whoever steps back wants them next. */
function replayTo<S extends GameState>(history: History<S>, index: number): S {
  let from = index
  while (from >= history.grownFrom && momentAt(history, from).kept === null) from--
  if (from < history.grownFrom) throw new RangeError(`moment ${index} lies before what has been replayed`)
  let state = momentAt(history, from).kept as S
  for (let at = from + 1; at <= index; at++) {
    const moment = momentAt(history, at)
    const before = state
    const find = () => history.engine.apply(before, moment.by as Action).state
    state = at === index ? find() : history.replayed(moment, find)
  }
  return state
}

export const beginHistory = <S extends GameState>(engine: Engine<S>, setting: Setting, seed: number): History<S> =>
  begun(emptyHistory(engine, setting, seed), engine.begin(setting, seed), null)

/** A game that begins from a loaded position. */
export const beginFrom = <S extends GameState>(engine: Engine<S>, seed: number, start: S): History<S> =>
  continueFrom(emptyHistory(engine, start.setting, seed), start)

export const emptyHistory = <S extends GameState>(engine: Engine<S>, setting: Setting, seed: number): History<S> => ({
  engine,
  setting,
  seed,
  moments: GrowingList.of(),
  log: GrowingList.of(),
  logFrom: 0,
  grownFrom: 0,
  isPastLost: false,
  cursor: -1,
  replayed: recent((_moment: Moment<S>, find: () => S) => find(), 2 * KEPT_EVERY),
})

/** Goes on from a position that no action leads to, and keeps what came before for looking at. */
export function continueFrom<S extends GameState>(history: History<S>, start: S): History<S> {
  const logged = history.cursor < 0 ? 0 : momentAt(history).logged
  return begun(history, history.engine.carryOn(withLogged(start, logged)), start)
}

const begun = <S extends GameState>(history: History<S>, moved: Moved<S>, start: S | null): History<S> =>
  extended(history, moved, { by: null, start, sum: null })

/** Plays one action at the cursor; what could have been redone is gone. Throws as engine.apply does. */
export function extend<S extends GameState>(history: History<S>, action: Action): History<S> {
  const before = stateAt(history)
  const moved = history.engine.apply(before, action)
  const sum = markOf(history.engine, before, moved.state, history.cursor + 1)?.sum ?? null
  return extended(history, moved, { by: action, start: null, sum })
}

/** The history with one more moment after the cursor. */
export function extended<S extends GameState>(
  history: History<S>,
  { state, log }: Moved<S>,
  how: Pick<Entry<S>, 'by' | 'start' | 'sum'>,
): History<S> {
  const last = history.cursor < 0 ? null : momentAt(history)
  const told = history.log.first((last?.logged ?? 0) - history.logFrom)
  const moments = history.moments.first(history.cursor + 1).append([momentOf(how, state)])
  letGo(moments, moments.length - 1 - KEPT_AT_END)
  return { ...history, moments, log: told.append(log), cursor: moments.length - 1 }
}

export const momentOf = <S extends GameState>(
  { by, start, sum }: Pick<Entry<S>, 'by' | 'start' | 'sum'>,
  state: S,
): Moment<S> => ({
  by,
  start,
  sum,
  logged: state.logged,
  seal: state.seal,
  side: owedSide(state),
  kept: state,
})

/** Where play begins no action leads, so that position stays. */
function letGo<S extends GameState>(moments: GrowingList<Moment<S>>, index: number): void {
  const moment = index < 0 ? undefined : moments.at(index)
  if (moment && moment.by !== null && index % KEPT_EVERY !== 0) moment.kept = null
}

/** Keeps no more positions than a game that was played to this length. */
export function thinOut<S extends GameState>({ moments }: History<S>, from = 0): void {
  for (let index = from; index < moments.length - KEPT_AT_END; index++) letGo(moments, index)
}

/** The last moment up to the cursor at which the log had not got beyond line `line`; before what is grown: -1. */
export function momentBeforeLine<S extends GameState>(
  { moments, cursor, grownFrom }: History<S>,
  line: number,
): number {
  const after = firstPlace(cursor + 1, at => at >= grownFrom && (moments.at(at)?.logged ?? 0) > line)
  return after - 1 < grownFrom ? -1 : after - 1
}

/** The game up to a moment, as a save holds it: from where play last began. */
export function recordAt<S extends GameState>(history: History<S>, index = history.cursor): GameRecord<S> {
  const first = history.isPastLost ? history.grownFrom : 0
  let begins = index
  while (begins > first && momentAt(history, begins).by !== null) begins--
  const played = history.moments.slice(begins + 1, index + 1)
  const isLost = history.isPastLost && begins === first
  return {
    rules: history.engine.game.version,
    setting: history.setting,
    seed: history.seed,
    start: isLost ? stateAt(history, begins) : momentAt(history, begins).start,
    actions: played.flatMap(({ by }) => by ?? []),
    marks: played.flatMap(({ sum }, at): Mark[] => (sum === null ? [] : [{ after: at + 1, sum }])),
    state: stateAt(history, index),
  }
}

import { POSITIONS_AT_HAND, recent } from '../core/engine/derived'
import type { Engine } from '../core/engine/engine'
import type { Viewer } from '../core/engine/module'
import type { StandingOffer } from '../core/engine/standing'
import { type GameState, type LogEntry, owedSide } from '../core/engine/state'
import type { Choice, Forecast, Prompt } from '../core/engine/step'
import { firstPlace, type GrowingList, gleaned } from '../core/growing-list'
import type { Side } from '../core/ids'
import { type History, stateAt } from '../core/save/history'
import {
  curtainOf,
  hasSecrets,
  isAnythingHidden,
  isAskedOpenly,
  mayChooseViewpoint,
  type SessionState,
} from './session-state'

/** An entry of the log that the viewer may read, with its place in the whole log. */
export type LogLine = { readonly line: number; readonly entry: LogEntry }

/** The log as it is read: it grows with the game, and only what is new is ever looked at again. */
export type LogLines = GrowingList<LogLine>

/** All that a screen may show of a session: nothing here tells more than the viewer may know. */
export interface SessionViews<S extends GameState> {
  curtain(s: SessionState<S>): Side | null
  viewer(s: SessionState<S>): Viewer
  /** Whether an earlier moment may be looked at through either side's eyes. */
  mayChooseViewpoint(s: SessionState<S>): boolean
  position(s: SessionState<S>): S
  deciding(s: SessionState<S>): Side | null
  /** In the deciding side's words for the deciding side; null for anyone else, who reads `waiting`. */
  prompt(s: SessionState<S>): Prompt | null
  waiting(s: SessionState<S>): string | null
  /** Every legal answer, for the side that decides and only in the present. */
  choices(s: SessionState<S>): readonly Choice[]
  /** Answers that may be given for more than the question at hand. */
  offers(s: SessionState<S>): readonly StandingOffer[]
  forecast(s: SessionState<S>): Forecast | null
  /** Why the rules cannot say what is to be decided: they stumble over the position. The game can still be taken back and saved. */
  fault(s: SessionState<S>): string | null
  log(s: SessionState<S>): LogLines
}

const NONE: readonly never[] = []

/** Selectors that give the same object again as long as nothing they show has changed. */
export function createViews<S extends GameState>(engine: Engine<S>): SessionViews<S> {
  const shown = (s: SessionState<S>): S => stateAt(s.history, s.looking ?? s.history.cursor)
  const curtain = (s: SessionState<S>) => curtainOf(engine, s)

  /** Who is known to sit here: the log and earlier moments are for these eyes. */
  function reader(s: SessionState<S>): Viewer {
    // Only a look back: in the present the one who decides must see what there is to decide.
    if (s.looking !== null && s.viewpoint !== null && mayChooseViewpoint(engine, s)) return s.viewpoint
    if (s.solo || !hasSecrets(engine)) return owedSide(shown(s)) ?? 'table'
    // Looking back does not change the chair: an earlier moment is shown to the one who sits here now.
    const present = stateAt(s.history)
    const side = owedSide(present)
    return side === null || side !== s.seated || isAskedOpenly(engine, present) ? 'table' : side
  }

  function viewer(s: SessionState<S>): Viewer {
    const present = stateAt(s.history)
    // Where nothing is hidden just now nobody was asked who sits here, but something may have been hidden before.
    const isBare = s.looking === null && !isAskedOpenly(engine, present) && !isAnythingHidden(engine, present)
    return isBare ? (owedSide(present) ?? 'table') : reader(s)
  }

  const isAsked = (s: SessionState<S>) =>
    curtain(s) === null && (isAskedOpenly(engine, shown(s)) || viewer(s) === owedSide(shown(s)))
  const isAskedNow = (s: SessionState<S>) => s.looking === null && s.diceWanted === null && isAsked(s)
  const promptOf = asked((state: S) => engine.prompt(state), null)
  const choicesOf = asked((state: S): readonly Choice[] => [...engine.choices(state)], NONE)
  const offersOf = asked((state: S): readonly StandingOffer[] => engine.standing(state), NONE)
  const forecastOf = asked((state: S) => engine.forecast(state), null)
  const log = rememberLog(engine)

  return {
    curtain,
    viewer,
    mayChooseViewpoint: s => s.looking !== null && mayChooseViewpoint(engine, s),
    position: s => engine.view(shown(s), viewer(s)),
    deciding: s => owedSide(shown(s)),
    prompt: s => (isAsked(s) ? promptOf(shown(s)).told : null),
    waiting: s => promptOf(shown(s)).told?.waiting ?? null,
    choices: s => (isAskedNow(s) ? choicesOf(shown(s)).told : NONE),
    offers: s => (isAskedNow(s) ? offersOf(shown(s)).told : NONE),
    forecast: s => (isAsked(s) ? forecastOf(shown(s)).told : null),
    fault: s =>
      promptOf(shown(s)).fault ??
      (isAskedNow(s) ? choicesOf(shown(s)).fault : null) ??
      (isAsked(s) ? forecastOf(shown(s)).fault : null),
    log: s => log(s.history, shown(s).logged, reader(s)),
  }
}

type Asked<T> = { readonly told: T; readonly fault: string | null }

/** What the rules say of a position, once; rules that stumble over it say nothing, and why. */
function asked<S extends GameState, T>(ask: (state: S) => T, nothing: T): (state: S) => Asked<T> {
  return recent((state: S): Asked<T> => {
    try {
      return { told: ask(state), fault: null }
    } catch (error) {
      return { told: nothing, fault: error instanceof Error ? error.message : String(error) }
    }
  }, POSITIONS_AT_HAND)
}

type Reader = {
  readonly from: number
  readonly read: (log: GrowingList<LogEntry>) => LogLines
  last: { readonly log: GrowingList<LogEntry>; readonly length: number; readonly lines: LogLines } | null
}

/** What each viewer may read of an entry is found once, when the entry is new. */
function rememberLog<S extends GameState>(engine: Engine<S>) {
  const readers = new Map<Viewer, Reader>()
  const readerOf = (viewer: Viewer, from: number): Reader => {
    const known = readers.get(viewer)
    if (known !== undefined && known.from === from) return known
    const read = gleaned<LogEntry, LogLine>((each, place) => {
      const entry = engine.read(each, viewer)
      return entry === null ? null : { line: from + place, entry }
    })
    const reader: Reader = { from, read, last: null }
    readers.set(viewer, reader)
    return reader
  }
  return ({ log, logFrom }: History<S>, logged: number, viewer: Viewer): LogLines => {
    const reader = readerOf(viewer, logFrom)
    const length = logged - logFrom
    if (reader.last?.log !== log || reader.last.length !== length)
      reader.last = { log, length, lines: sameOrNew(reader.last?.lines, reader.read(log.first(length))) }
    return reader.last.lines
  }
}

/** An action that wrote nothing leaves the very same lines. */
const sameOrNew = (before: LogLines | undefined, now: LogLines): LogLines =>
  before !== undefined && before.length === now.length && before.sharedWith(now) === now.length ? before : now

/** The lines from line `line` of the whole log on. */
export const linesFrom = (lines: LogLines, line: number): readonly LogLine[] =>
  lines.slice(firstPlace(lines.length, at => (lines.at(at)?.line ?? 0) >= line))

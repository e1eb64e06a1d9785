import type { Engine } from '../core/engine/engine'
import type { Viewer } from '../core/engine/module'
import { type GameState, type LogEntry, owedSide } from '../core/engine/state'
import type { Choice, Forecast, Prompt } from '../core/engine/step'
import type { Side } from '../core/ids'
import { stateAt } from './history'
import { curtainOf, mayChooseViewpoint, type SessionState } from './session-state'

/** An entry of the log that the viewer may read, with its place in the whole log. */
export type LogLine = { readonly line: number; readonly entry: LogEntry }

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
  forecast(s: SessionState<S>): Forecast | null
  log(s: SessionState<S>): readonly LogLine[]
}

const NONE: readonly never[] = []

/** Selectors that give the same object again as long as nothing they show has changed. */
export function createViews<S extends GameState>(engine: Engine<S>): SessionViews<S> {
  const shown = (s: SessionState<S>): S => stateAt(s.history, s.looking ?? s.history.cursor)
  const curtain = (s: SessionState<S>) => curtainOf(engine, s)

  function viewer(s: SessionState<S>): Viewer {
    // Only a look back: in the present the one who decides must see what there is to decide.
    if (s.looking !== null && s.viewpoint !== null && mayChooseViewpoint(engine, s)) return s.viewpoint
    if (s.solo || !engine.game.otherTruth) return owedSide(shown(s)) ?? 'table'
    // Looking back does not change the chair: an earlier moment is shown to the one who sits here now.
    return curtain(s) === null ? (owedSide(stateAt(s.history)) ?? 'table') : 'table'
  }

  const isAsked = (s: SessionState<S>) => viewer(s) === owedSide(shown(s)) && curtain(s) === null
  const isAskedNow = (s: SessionState<S>) => s.looking === null && s.diceWanted === null && isAsked(s)
  const promptOf = remember((state: S) => engine.prompt(state))
  const choicesOf = remember((state: S) => [...engine.choices(state)])
  const forecastOf = remember((state: S) => engine.forecast(state))
  const log = rememberLog(engine)

  return {
    curtain,
    viewer,
    mayChooseViewpoint: s => s.looking !== null && mayChooseViewpoint(engine, s),
    position: s => engine.view(shown(s), viewer(s)),
    deciding: s => owedSide(shown(s)),
    prompt: s => (isAsked(s) ? promptOf(shown(s)) : null),
    waiting: s => promptOf(shown(s))?.waiting ?? null,
    choices: s => (isAskedNow(s) ? choicesOf(shown(s)) : NONE),
    forecast: s => (isAsked(s) ? forecastOf(shown(s)) : null),
    log: s => log(s.history.log, shown(s).logged, viewer(s)),
  }
}

function remember<S extends GameState, T>(make: (state: S) => T): (state: S) => T {
  const made = new WeakMap<S, { readonly value: T }>()
  return state => {
    const known = made.get(state) ?? { value: make(state) }
    made.set(state, known)
    return known.value
  }
}

function rememberLog<S extends GameState>(engine: Engine<S>) {
  let last: { log: readonly LogEntry[]; length: number; viewer: Viewer; lines: readonly LogLine[] } | null = null
  return (log: readonly LogEntry[], length: number, viewer: Viewer): readonly LogLine[] => {
    if (last && last.log === log && last.length === length && last.viewer === viewer) return last.lines
    const lines = log.slice(0, length).flatMap((each, line): LogLine[] => {
      const entry = engine.read(each, viewer)
      return entry === null ? [] : [{ line, entry }]
    })
    last = { log, length, viewer, lines }
    return lines
  }
}

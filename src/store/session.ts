import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Engine } from '../core/engine/engine'
import { SEATS } from '../core/engine/seats'
import { type GameState, owedSide } from '../core/engine/state'
import type { Action } from '../core/engine/step'
import type { Side } from '../core/ids'
import { type History, momentAt, momentBeforeLine, stateAt } from '../core/save/history'
import { type Agreement, diceGiven, dispatched } from './dispatch'
import {
  type DiceRequest,
  isAnythingHidden,
  isAskedOpenly,
  mayChooseViewpoint,
  presentState,
  refusedByApp,
  type SessionState,
} from './session-state'
import { type TakeBackStatus, takeBackStatus, turnBeginning } from './take-back'

/** A game at the table: what may be done with it. All reading goes through `store`, all showing through the session's views. */
export interface Session<S extends GameState> {
  readonly engine: Engine<S>
  readonly store: StoreApi<SessionState<S>>
  /** Whether the action was played. If not, `refused`, `diceWanted` or `fault` says why. An umpire edit needs agreement. */
  dispatch(action: Action, agreement?: Agreement): boolean
  giveDie(value: number): boolean
  undoStatus(): TakeBackStatus
  /** Takes back one action, or the dice that are waited for. Beyond what is free it is done only with agreement. */
  undo(agreement?: Agreement): boolean
  undoToLogLine(line: number, agreement?: Agreement): boolean
  undoToLogLineStatus(line: number): TakeBackStatus
  restartTurn(agreement?: Agreement): boolean
  canRedo(): boolean
  redo(): boolean
  /** Looks at an earlier moment without changing the game; null returns to the present. */
  viewAt(index: number | null): void
  /** The side that decides has taken its seat. */
  lowerCurtain(): void
  /** One person plays both sides, or two do again. Where something is hidden the first needs agreement, and both are written down. */
  setSolo(solo: boolean, agreement?: Agreement): boolean
  /** Looks through the eyes of one side, where that is allowed; null returns to whoever decides. */
  lookFrom(side: Side | null): void
  /** From now on the game may only be looked at here. */
  lock(why: string): void
  /** How much of the past has been replayed meanwhile. */
  setReplayed(share: number): void
  /** The past has been replayed: `join` puts it before the game as it stands now. */
  joinPast(join: (now: History<S>) => History<S>): void
  /** Puts away what was refused and what went wrong. */
  dismiss(): void
}

export type SessionDeps = {
  readonly solo?: boolean
  readonly diceWanted?: DiceRequest | null
  /** Whether the past is still to be replayed. */
  readonly isPastDue?: boolean
}

export function createSession<S extends GameState>(
  engine: Engine<S>,
  history: History<S>,
  { solo = false, diceWanted = null, isPastDue = false }: SessionDeps = {},
): Session<S> {
  const store = createStore<SessionState<S>>(() => ({
    // Whoever plays on, plays by the rules of this session.
    history: history.engine === engine ? history : { ...history, engine },
    looking: null,
    refused: null,
    diceWanted,
    fault: null,
    solo,
    seated: null,
    viewpoint: null,
    replayed: isPastDue ? 0 : null,
    locked: null,
  }))
  const play = playing(engine, store)
  return {
    engine,
    store,
    ...play,
    ...takingBack(store),
    viewAt: index => store.setState(s => ({ looking: lookAt(engine, s, index) })),
    lowerCurtain: () => store.setState(s => ({ seated: owedSide(presentState(s)) })),
    setSolo(on, { agreed = false } = {}) {
      const s = store.getState()
      if (s.solo === on) return true
      // Whoever plays both sides sees all that is hidden: the other has a word in it, and it is written down.
      if (isAnythingHidden(engine, presentState(s))) {
        const isWritten = play.dispatch({ kind: SEATS, pick: on ? 'one' : 'two' }, { agreed: agreed || !on })
        if (!isWritten) return false
      }
      store.setState({ solo: on, seated: null, viewpoint: null })
      return true
    },
    lookFrom: side => store.setState(s => (mayChooseViewpoint(engine, s) ? { viewpoint: side } : s)),
    setReplayed: share => store.setState({ replayed: share }),
    joinPast: join => store.setState(s => ({ history: join(s.history), replayed: null })),
    lock: why => store.setState({ locked: why }),
    dismiss: () => store.setState({ refused: null, fault: null }),
  }
}

function playing<S extends GameState>(engine: Engine<S>, store: StoreApi<SessionState<S>>) {
  const play = (change: (s: SessionState<S>) => Partial<SessionState<S>>): boolean => {
    const before = store.getState().history
    store.setState(change)
    return store.getState().history !== before
  }
  return {
    dispatch: (action: Action, agreement: Agreement = {}) => play(s => dispatched(engine, s, action, agreement)),
    giveDie: (value: number) => play(s => diceGiven(s, value)),
  }
}

function takingBack<S extends GameState>(store: StoreApi<SessionState<S>>) {
  const status = (to: (s: SessionState<S>) => number): TakeBackStatus => {
    const s = store.getState()
    if (s.locked !== null || s.looking !== null) return 'impossible'
    // Dice that were asked for may lie on the table already.
    if (s.diceWanted !== null) return 'agreement'
    return takeBackStatus(s.history, to(s))
  }
  const goBack = (to: (s: SessionState<S>) => number, { agreed = false }: Agreement): boolean => {
    const found = status(to)
    if (found === 'impossible' || (found === 'agreement' && !agreed)) {
      store.setState(s => refusedByApp(whyNotBack(s, found)))
      return false
    }
    store.setState(s => ({ ...settled, diceWanted: null, history: { ...s.history, cursor: to(s) } }))
    return true
  }
  const previous = (s: SessionState<S>) => (s.diceWanted === null ? s.history.cursor - 1 : s.history.cursor)
  const beforeLine = (line: number) => (s: SessionState<S>) => momentBeforeLine(s.history, line)
  const canRedo = () => {
    const { history, locked, looking, diceWanted } = store.getState()
    return locked === null && looking === null && diceWanted === null && history.cursor < history.moments.length - 1
  }
  return {
    undoStatus: () => status(previous),
    undo: (agreement: Agreement = {}) => goBack(previous, agreement),
    undoToLogLineStatus: (line: number) => status(beforeLine(line)),
    undoToLogLine: (line: number, agreement: Agreement = {}) => goBack(beforeLine(line), agreement),
    restartTurn: (agreement: Agreement = {}) =>
      goBack(s => turnBeginning(s.history, agreement.agreed ?? false), agreement),
    canRedo,
    redo() {
      if (!canRedo()) return false
      store.setState(s => ({ ...settled, history: { ...s.history, cursor: s.history.cursor + 1 } }))
      return true
    },
  }
}

const settled = { refused: null, fault: null } as const

function whyNotBack<S extends GameState>(s: SessionState<S>, status: TakeBackStatus): string {
  if (s.locked !== null) return s.locked
  if (s.looking !== null) return 'this is an earlier moment; return to the present to undo'
  if (s.replayed !== null) return 'what came before is still being read; it can be undone in a moment'
  return status === 'agreement' ? 'undoing this needs the agreement of both players' : 'there is nothing to undo'
}

function lookAt<S extends GameState>(
  engine: Engine<S>,
  { history, looking, solo }: SessionState<S>,
  index: number | null,
): number | null {
  if (index === null || !Number.isInteger(index)) return null
  if (index >= history.cursor) return null
  const wanted = Math.max(index, history.grownFrom)
  if (solo || stateAt(history).outcome !== null) return wanted
  return pastHidden(engine, history, wanted, wanted >= (looking ?? history.cursor) ? 1 : -1)
}

/**
 * A hidden set-up is one moment to look back at: counter by counter it would tell which was placed first. On the way back its beginning,
 * on the way forth its end.
 */
function pastHidden<S extends GameState>(
  engine: Engine<S>,
  history: History<S>,
  from: number,
  by: 1 | -1,
): number | null {
  const isInside = (at: number): boolean => {
    const [before, now] = [momentAt(history, at - 1), momentAt(history, at)]
    return before.side === now.side && isHiddenSetUp(engine, stateAt(history, at))
  }
  let at = from
  while (at > history.grownFrom && at < history.cursor && isInside(at)) at += by
  return at >= history.cursor ? null : at
}

const isHiddenSetUp = <S extends GameState>(engine: Engine<S>, s: S): boolean =>
  engine.game.stageOf?.(s) === null && !isAskedOpenly(engine, s) && isAnythingHidden(engine, s)

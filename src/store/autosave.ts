import { createStore, type StoreApi } from 'zustand/vanilla'
import type { GameState } from '../core/engine/state'
import type { Lease, SavedGames } from './saved-games'
import type { Session } from './session'
import type { SessionState } from './session-state'
import { headOf, writingOf } from './write-saved'

export type SaveStatus = {
  readonly status: 'saved' | 'saving' | 'failed' | 'taken'
  readonly message: string | null
}

/** Tells the other tabs which game was opened here. A BroadcastChannel is one. */
export type Notices = {
  postMessage(message: unknown): void
  addEventListener(type: 'message', hear: (event: { readonly data: unknown }) => void): void
  removeEventListener(type: 'message', hear: (event: { readonly data: unknown }) => void): void
}

export interface Keeper {
  readonly store: StoreApi<SaveStatus>
  /** When all that was done so far is kept, or cannot be. */
  settled(): Promise<void>
  /** Writes the position too, as when the page is left: opening it then needs no replay. */
  savePosition(): Promise<void>
  stop(): void
}

export type KeeperDeps = {
  /** How many moments of the session storage has already; 0: it does not know the game yet. */
  readonly stored: number
  /** The name it gets should storage have to be told of it anew. */
  readonly title?: string
  /** The moment of the last position in storage that can be opened at; null: there is none. */
  readonly keyframe?: number | null
  /** After so long without an action the position is written; null: never. */
  readonly pauseMs?: number | null
  readonly notices?: Notices | null
}

/** So many actions are replayed in no time; writing the position with each would be most of what is written. */
export const KEYFRAME_EVERY = 50
const PAUSE_MS = 3000

export const TAKEN = 'This game was opened in another tab and goes on there.'
const GONE = 'This game was deleted in another tab. It is no longer saved.'

/**
 * Writes every action of a session to storage as it happens, so that a tab may die at any time. Only what is new is written; a
 * failed write stays due and goes with the next one.
 */
export function keepSession<S extends GameState>(
  session: Session<S>,
  saved: SavedGames,
  lease: Lease,
  deps: KeeperDeps,
): Keeper {
  const { stored, notices = null, pauseMs = PAUSE_MS } = deps
  const store = createStore<SaveStatus>(() => ({ status: 'saved', message: null }))
  const writer = createWriter(session, saved, lease, store, deps)
  let pause: ReturnType<typeof setTimeout> | undefined
  const unsubscribe = session.store.subscribe((now, before) => {
    const from = firstChange(now, before)
    if (from === null) return
    writer.note(from)
    clearTimeout(pause)
    if (pauseMs !== null) pause = setTimeout(writer.notePosition, pauseMs)
  })
  const hear = (event: { readonly data: unknown }) => {
    if (isLaterOpening(event.data, lease)) writer.giveUp()
  }
  const stopHearing = saved.onReopened(writer.noteAll)
  notices?.addEventListener('message', hear)
  notices?.postMessage({ opened: lease.id, epoch: lease.epoch })
  if (stored < session.store.getState().history.moments.length) writer.note(stored)
  else if (deps.keyframe === null) writer.notePosition()
  return {
    store,
    settled: writer.settled,
    savePosition() {
      writer.notePosition()
      return writer.settled()
    },
    stop() {
      unsubscribe()
      stopHearing()
      clearTimeout(pause)
      notices?.removeEventListener('message', hear)
    },
  }
}

function createWriter<S extends GameState>(
  session: Session<S>,
  saved: SavedGames,
  lease: Lease,
  store: StoreApi<SaveStatus>,
  { stored, title, keyframe = stored - 1 }: KeeperDeps,
) {
  /** Moments from `from` on are not in storage as they are now; `anew`: storage may not even know the game. */
  const due = { from: stored, any: false, position: false, anew: stored === 0 }
  let lastKeyframe = keyframe
  let running: Promise<void> | null = null
  const isTaken = () => store.getState().status === 'taken'

  function giveUp(): void {
    const lost = due.any ? session.store.getState().history.moments.length - due.from : 0
    const message = lost > 0 ? `${TAKEN} What was done here since then is not saved: ${actions(lost)}.` : TAKEN
    store.setState({ status: 'taken', message })
    session.lock(message)
  }

  /** What is due now, and what it will be if it cannot be written. */
  function nextWriting() {
    const { history, diceWanted } = session.store.getState()
    const { from, position, anew } = due
    const known = lastKeyframe !== null && lastKeyframe < from ? lastKeyframe : null
    const isFar = known === null || Math.abs(history.cursor - known) >= KEYFRAME_EVERY
    const withPosition = isFar || (position && known !== history.cursor)
    Object.assign(due, { from: history.moments.length, any: false, position: false, anew: false })
    const writing = writingOf(history, diceWanted, from, withPosition)
    const write = () => (anew ? saved.restore(lease, headOf(history, title), writing) : saved.write(lease, writing))
    const isWritten = () => {
      lastKeyframe = withPosition ? history.cursor : known
    }
    const isStillDue = () =>
      Object.assign(due, {
        from: Math.min(due.from, from),
        any: true,
        position: due.position || position,
        anew: due.anew || anew,
      })
    return { write, isWritten, isStillDue }
  }

  async function writeAllDue(): Promise<SaveStatus> {
    let mayReopen = true
    while (due.any && !isTaken()) {
      const { write, isWritten, isStillDue } = nextWriting()
      const outcome = await attempt(write)
      const isReopened = due.anew && mayReopen
      if (outcome === 'written') {
        isWritten()
        continue
      }
      isStillDue()
      if (outcome === 'taken') return { status: 'taken', message: null }
      if (isReopened) {
        // This one went to storage that is gone. Once a run: a browser may keep closing it.
        mayReopen = false
        continue
      }
      return { status: 'failed', message: outcome === 'gone' ? GONE : outcome.failure }
    }
    return { status: isTaken() ? 'taken' : 'saved', message: null }
  }

  async function flush(): Promise<void> {
    const status = await writeAllDue()
    // Before anyone hears of it: what they do then must start a new run.
    running = null
    if (status.status === 'taken') giveUp()
    else store.setState(status)
  }

  function note(from: number): void {
    due.from = Math.min(due.from, from)
    due.any = true
    if (running || isTaken()) return
    store.setState({ status: 'saving', message: null })
    running = flush()
  }

  return {
    giveUp,
    note,
    noteAll(): void {
      due.anew = true
      lastKeyframe = null
      note(0)
    },
    notePosition(): void {
      const { history } = session.store.getState()
      if (lastKeyframe === history.cursor && !due.any && running === null) return
      due.position = true
      note(history.moments.length)
    },
    async settled(): Promise<void> {
      while (running) await running
    },
  }
}

/** The first moment that storage does not have as it is now; null when nothing worth keeping changed. */
function firstChange<S extends GameState>(now: SessionState<S>, before: SessionState<S>): number | null {
  if (now.history === before.history && now.diceWanted === before.diceWanted) return null
  return now.history.moments === before.history.moments ? now.history.moments.length : before.history.cursor + 1
}

async function attempt<T>(write: () => Promise<T>): Promise<T | { readonly failure: string }> {
  try {
    return await write()
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    return { failure: `The game could not be saved: ${why}` }
  }
}

const isLaterOpening = (data: unknown, lease: Lease): boolean => {
  if (typeof data !== 'object' || data === null || !('opened' in data) || !('epoch' in data)) return false
  return data.opened === lease.id && typeof data.epoch === 'number' && data.epoch > lease.epoch
}

const actions = (count: number): string => (count === 1 ? 'one action' : `${count} actions`)

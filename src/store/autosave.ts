import { createStore, type StoreApi } from 'zustand/vanilla'
import type { GameState } from '../core/engine/state'
import type { Lease, SavedGames } from './saved-games'
import type { Session } from './session'
import type { SessionState } from './session-state'
import { writingOf } from './write-saved'

export type Kept = {
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
  readonly store: StoreApi<Kept>
  /** When all that was done so far is kept, or cannot be. */
  settled(): Promise<void>
  stop(): void
}

export type KeeperDeps = {
  /** How many moments of the session storage has already. */
  readonly stored: number
  readonly notices?: Notices | null
}

export const TAKEN = 'This game was opened in another tab and goes on there.'
const GONE = 'This game was deleted in another tab. It is no longer saved.'

/**
 * Writes every action of a session to storage as it happens, so that a tab may die at any time. Only what changed is written; a
 * failed write stays due and goes with the next one.
 */
export function keepSession<S extends GameState>(
  session: Session<S>,
  saved: SavedGames,
  lease: Lease,
  { stored, notices = null }: KeeperDeps,
): Keeper {
  const store = createStore<Kept>(() => ({ status: 'saved', message: null }))
  const writer = createWriter(session, saved, lease, store, stored)
  const unsubscribe = session.store.subscribe((now, before) => {
    const from = firstChange(now, before)
    if (from !== null) writer.note(from)
  })
  const hear = (event: { readonly data: unknown }) => {
    if (isLaterOpening(event.data, lease)) writer.giveUp()
  }
  notices?.addEventListener('message', hear)
  notices?.postMessage({ opened: lease.id, epoch: lease.epoch })
  if (stored < session.store.getState().history.moments.length) writer.note(stored)
  return {
    store,
    settled: writer.settled,
    stop() {
      unsubscribe()
      notices?.removeEventListener('message', hear)
    },
  }
}

function createWriter<S extends GameState>(
  session: Session<S>,
  saved: SavedGames,
  lease: Lease,
  store: StoreApi<Kept>,
  stored: number,
) {
  /** Moments from `from` on are not in storage as they are now. */
  const due = { from: stored, any: false }
  let running: Promise<void> | null = null
  const isTaken = () => store.getState().status === 'taken'

  function giveUp(): void {
    const lost = due.any ? session.store.getState().history.moments.length - due.from : 0
    const message = lost > 0 ? `${TAKEN} What was done here since then is not saved: ${actions(lost)}.` : TAKEN
    store.setState({ status: 'taken', message })
    session.lock(message)
  }

  async function writeAllDue(): Promise<Kept> {
    while (due.any && !isTaken()) {
      const { history, diceWanted } = session.store.getState()
      const { from } = due
      due.from = history.moments.length
      due.any = false
      const outcome = await attempt(() => saved.write(lease, writingOf(session.engine, history, diceWanted, from)))
      if (outcome === 'written') continue
      due.from = Math.min(due.from, from)
      due.any = true
      if (outcome === 'taken') return { status: 'taken', message: null }
      return { status: 'failed', message: outcome === 'gone' ? GONE : outcome.failure }
    }
    return { status: isTaken() ? 'taken' : 'saved', message: null }
  }

  async function flush(): Promise<void> {
    const kept = await writeAllDue()
    // Before anyone hears of it: what they do then must start a new run.
    running = null
    if (kept.status === 'taken') giveUp()
    else store.setState(kept)
  }

  return {
    giveUp,
    note(from: number): void {
      due.from = Math.min(due.from, from)
      due.any = true
      if (running || isTaken()) return
      store.setState({ status: 'saving', message: null })
      running = flush()
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

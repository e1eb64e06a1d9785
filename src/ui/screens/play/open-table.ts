import type { StoreApi } from 'zustand/vanilla'
import type { GameState } from '../../../core/engine/state'
import type { History } from '../../../core/save/history'
import { type Opened, partedAtTable } from '../../../core/save/opening'
import { type Keeper, keepSession, type Notices } from '../../../store/autosave'
import { replayPast } from '../../../store/open-game'
import type { Preferences } from '../../../store/preferences'
import { createSession, type Session } from '../../../store/session'
import { agreedSeats, hasSecrets } from '../../../store/session-state'
import { createViews } from '../../../store/session-view'
import { type ReadyGame, type Shelf, unstoredGame } from '../../../store/shelf'
import { openMap } from '../maps/use-game-map'
import { createDesk } from '../table/desk'
import { fetchDrawers } from '../table/drawers/drawers'
import { fetchPages } from '../table/pages'
import type { Table } from '../table/table-context'
import { holdUnstored } from './hold-unstored'

export type OpenTable = { readonly table: Table; readonly close: () => void }

export type Parted = Opened<GameState> & { readonly is: 'parted' }

type TableDeps = {
  readonly id: string
  readonly shelf: Shelf
  readonly preferences: StoreApi<Preferences>
  /** The past, replayed while the game was already on the table, does not lead to where it stands. */
  readonly onParted: (parted: Parted) => void
}

/** Sets a game up on the table: its map, its session, whoever writes it down, and whoever replays its past. */
export async function openTable(ready: ReadyGame, history: History<GameState>, deps: TableDeps): Promise<OpenTable> {
  const { engine, title } = ready
  const { id, shelf, preferences } = deps
  const { look } = engine.game
  if (look === undefined) throw new Error(`${engine.game.title} can be played on the command line only, so far`)
  const [{ sheet }, keeping] = await Promise.all([openMap(engine.game.id), shelf.saved()])
  const solo = isSolo(ready, history, preferences.getState())
  const isPastDue = ready.past !== null
  const session = createSession(engine, history, { solo, diceWanted: ready.diceWanted, isPastDue })
  const notices = openNotices()
  const { lease, stored, keyframe } = ready
  const keeper =
    keeping === null || lease === null
      ? null
      : keepSession(session, keeping, lease, { stored, keyframe, title, notices: notices.channel })
  holdUnstored(shelf, keeper, ready, { id, title, now: () => asItStands(session, ready) })
  const calledOff = new AbortController()
  followPast(session, ready, calledOff.signal, deps.onParted)
  const unfollow = keeper === null ? () => {} : saveWhenLeft(keeper)
  const views = createViews(engine)
  whenIdle(async () => void (await Promise.all([fetchDrawers(), fetchPages()])))
  return {
    table: { engine, session, views, look, sheet, desk: createDesk(), preferences, keeper, shelf, title, id },
    close() {
      calledOff.abort()
      unfollow()
      keeper?.savePosition()
      keeper?.stop()
      notices.close()
    },
  }
}

/** Where something can be hidden, what was said when the game began or agreed since holds, whatever is preferred today. */
function isSolo({ engine }: ReadyGame, history: History<GameState>, { seats }: Preferences): boolean {
  if (!hasSecrets(engine)) return seats === 'solo'
  return agreedSeats(history) === 'one'
}

function asItStands({ store }: Session<GameState>, { title, past, lease }: ReadyGame): ReadyGame {
  const { history, diceWanted, replayed } = store.getState()
  return { ...unstoredGame(history, title, replayed === null ? null : past, lease), diceWanted }
}

async function followPast(
  session: Session<GameState>,
  { past }: ReadyGame,
  signal: AbortSignal,
  onParted: TableDeps['onParted'],
): Promise<void> {
  if (past === null) return
  const parted = await replayPast(session, past, { signal })
  if (parted !== null && !signal.aborted) onParted(partedAtTable(session.store.getState().history, parted))
}

/** After the table was drawn: nobody waits for it. */
function whenIdle(act: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(act, { timeout: 2000 })
  else setTimeout(act, 500)
}

/** A page that is hidden may never be heard of again, and one that is left is not. */
export function saveWhenLeft(keeper: Keeper): () => void {
  const whenHidden = () => {
    if (document.visibilityState === 'hidden') keeper.savePosition()
  }
  const whenLeft = () => void keeper.savePosition()
  document.addEventListener('visibilitychange', whenHidden)
  window.addEventListener('pagehide', whenLeft)
  return () => {
    document.removeEventListener('visibilitychange', whenHidden)
    window.removeEventListener('pagehide', whenLeft)
  }
}

function openNotices(): { readonly channel: Notices | null; close(): void } {
  if (typeof BroadcastChannel === 'undefined') return { channel: null, close: () => {} }
  const channel = new BroadcastChannel('powderkeg')
  return { channel, close: () => channel.close() }
}

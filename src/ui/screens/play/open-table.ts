import type { StoreApi } from 'zustand/vanilla'
import type { GameState } from '../../../core/engine/state'
import { keepSession, type Notices } from '../../../store/autosave'
import type { History } from '../../../store/history'
import type { Preferences } from '../../../store/preferences'
import { createSession } from '../../../store/session'
import { createViews } from '../../../store/session-view'
import type { Shelf, Taken } from '../../../store/shelf'
import { openMap } from '../maps/use-game-map'
import { createDesk } from '../table/desk'
import type { Table } from '../table/table-context'

export type OpenTable = { readonly table: Table; readonly close: () => void }

/** Sets a game up on the table: its map, its session, and whoever writes it down. */
export async function openTable(
  taken: Taken,
  history: History<GameState>,
  id: string,
  shelf: Shelf,
  preferences: StoreApi<Preferences>,
): Promise<OpenTable> {
  const { engine, lease, title } = taken
  const { look } = engine.game
  if (look === undefined) throw new Error(`${engine.game.title} can be played on the command line only, so far`)
  const [{ sheet }, saved] = await Promise.all([openMap(engine.game.id), shelf.saved()])
  const isWhole = taken.opened.is === 'whole'
  const solo = preferences.getState().seats === 'solo'
  const session = createSession(engine, history, { solo, diceWanted: isWhole ? taken.diceWanted : null })
  const notices = openNotices()
  // Where the history was cut or grew on the way in, storage is written anew from its beginning.
  const stored = isWhole ? history.moments.length : 0
  const keeper =
    saved === null || lease === null ? null : keepSession(session, saved, lease, { stored, notices: notices.channel })
  const views = createViews(engine)
  return {
    table: { engine, session, views, look, sheet, desk: createDesk(), preferences, keeper, shelf, title, id },
    close() {
      keeper?.stop()
      notices.close()
    },
  }
}

function openNotices(): { readonly channel: Notices | null; close(): void } {
  if (typeof BroadcastChannel === 'undefined') return { channel: null, close: () => {} }
  const channel = new BroadcastChannel('powderkeg')
  return { channel, close: () => channel.close() }
}

import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { keepSession, type Notices } from '../../src/store/autosave'
import { answer } from '../../src/store/database'
import type { Opened } from '../../src/core/save/history'
import { readSaved } from '../../src/store/open-saved'
import { openSavedGames, type SavedGames } from '../../src/store/saved-games'
import { createSession } from '../../src/store/session'
import { saveAsNew } from '../../src/store/write-saved'
import type { Ambush } from '../fixtures/ambush/state'
import { ambushHistory, engine } from './ambush-table'

/** A browser profile: each tab opens its own connection to the same storage. */
export const profile = () => {
  const factory = new IDBFactory()
  let time = 1000
  let made = 0
  const tab = () => openSavedGames({ factory, now: () => time++, newId: () => `game-${++made}` })
  return { factory, tab }
}

/** A new game that is kept as it is played. */
export async function keptGame(saved: SavedGames, options: { readonly [option: string]: boolean } = {}) {
  const history = ambushHistory(options)
  const lease = await saveAsNew(saved, engine, history)
  const session = createSession(engine, history, { solo: true })
  return { lease, session, keeper: keepSession(session, saved, lease, { stored: 1 }) }
}

/** Opens a saved game whose history must be whole, and keeps it from there. */
export async function reopened(saved: SavedGames, id: string, notices: Notices | null = null) {
  const { lease, opened, diceWanted } = await openedSaved(saved, id)
  if (opened.is !== 'whole') throw new Error(`parted: ${opened.parting.why}`)
  const session = createSession(engine, opened.history, { solo: true, diceWanted })
  const stored = opened.history.moments.length
  return { lease, session, keeper: keepSession(session, saved, lease, { stored, notices }) }
}

export async function openedSaved(saved: SavedGames, id: string) {
  const taken = await saved.open(id)
  if (taken === null) throw new Error('there is no such saved game')
  const read = readSaved(engine, taken.parts)
  if (!read.ok) throw new Error(JSON.stringify(read.problems))
  return { lease: taken.lease, ...read.value }
}

export function parted(opened: Opened<Ambush>) {
  if (opened.is !== 'parted') throw new Error('the history is whole')
  return opened
}

/** Reaches into storage past the app, as a fault of the disk would. */
export async function tamper(
  factory: IDBFactory,
  store: 'games' | 'moments' | 'positions',
  key: IDBValidKey,
  change: (row: Record<string, unknown>) => Record<string, unknown> | null,
): Promise<void> {
  const db = await answer(factory.open('powderkeg'))
  const rows = db.transaction(store, 'readwrite').objectStore(store)
  const changed = change(await answer(rows.get(key)))
  if (changed === null) await answer(rows.delete(key))
  else await answer(rows.put(changed))
  db.close()
}

import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { openDB } from 'idb'
import type { Engine } from '../../src/core/engine/engine'
import type { Opened } from '../../src/core/save/opening'
import { keepSession, type Notices } from '../../src/store/autosave'
import type { Slicing } from '../../src/store/in-slices'
import type { AtOnce } from '../../src/store/open-game'
import { resumeParts } from '../../src/store/resume'
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
  const tab = () => {
    globalThis.indexedDB = factory
    return openSavedGames({ now: () => time++, newId: () => `game-${++made}` })
  }
  return { factory, tab }
}

/** A new game that is kept as it is played. */
export async function keptGame(saved: SavedGames, options: { readonly [option: string]: boolean } = {}) {
  const history = ambushHistory(options)
  const lease = await saveAsNew(saved, history)
  const session = createSession(engine, history, { solo: true })
  return { lease, session, keeper: keepSession(session, saved, lease, { stored: 1, pauseMs: null }) }
}

/** Opens a saved game whose history must be whole, and keeps it from there. */
export async function reopened(saved: SavedGames, id: string, notices: Notices | null = null) {
  const { lease, opened, diceWanted, stored, keyframe } = await openedSaved(saved, id)
  if (opened.is !== 'whole') throw new Error(`parted: ${opened.parting.why}`)
  const session = createSession(engine, opened.history, { solo: true, diceWanted })
  const deps = { stored, keyframe, notices, pauseMs: null }
  return { lease, session, keeper: keepSession(session, saved, lease, deps) }
}

type Opening = Slicing & AtOnce & { readonly rules?: Engine<Ambush> }

export async function openedSaved(saved: SavedGames, id: string, { rules = engine, ...slicing }: Opening = {}) {
  const taken = await saved.open(id)
  if (taken === null) throw new Error('there is no such saved game')
  const read = await resumeParts(rules, taken.parts, slicing)
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
  store: 'games' | 'moments' | 'keyframes',
  key: IDBValidKey,
  change: (row: Record<string, unknown>) => Record<string, unknown> | null,
): Promise<void> {
  globalThis.indexedDB = factory
  const db = await openDB('powderkeg')
  const changed = change(await db.get(store, key))
  if (changed === null) await db.delete(store, key)
  else await db.put(store, changed)
  db.close()
}

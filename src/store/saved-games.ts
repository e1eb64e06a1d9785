import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from 'idb'
import { keyframeFrom1 } from '../core/save/migrations'
import type { Problem } from '../core/save/problems'
import { type Connection, connect } from './connection'
import { type GameRow, type KeyframeRow, type MomentRow, readGameRow } from './saved-rows'

/** The right to write one saved game, until another tab opens it. */
export type Lease = { readonly id: string; readonly epoch: number }

export type ListedGame =
  | { readonly id: string; readonly row: GameRow }
  | { readonly id: string; readonly problems: readonly Problem[] }

/** What one write puts down: the moments from `from` on, and where the game stands. Its size does not grow with the game. */
export type Writing = {
  readonly from: number
  readonly moments: readonly Omit<MomentRow, 'saved'>[]
  /** The position the game stands at, now and then. */
  readonly keyframe: Omit<KeyframeRow, 'saved'> | null
  readonly standing: Pick<GameRow, 'cursor' | 'pending' | 'turn' | 'over'>
}

export type Written = 'written' | 'taken' | 'gone'

/** A saved game as it lies in storage, unread. */
export type SavedParts = {
  readonly game: unknown
  readonly moments: readonly unknown[]
  /** The latest last. */
  readonly keyframes: readonly unknown[]
}

export interface SavedGames {
  list(): Promise<readonly ListedGame[]>
  create(head: NewGame, writing: Writing): Promise<Lease>
  /** Reads a game and takes it over; null when there is none. */
  open(id: string): Promise<{ readonly lease: Lease; readonly parts: SavedParts } | null>
  write(lease: Lease, writing: Writing): Promise<Written>
  /** Writes a whole game, which storage may no longer have, or never had. */
  restore(lease: Lease, head: NewGame, writing: Writing): Promise<Written>
  rename(id: string, title: string): Promise<void>
  remove(id: string): Promise<void>
  /** Called when storage had to be opened anew: what was in it may be gone. */
  onReopened(hear: () => void): () => void
  close(): void
}

export type NewGame = Pick<GameRow, 'game' | 'title' | 'scenario' | 'options' | 'charts' | 'seed'>

export type SavedGamesDeps = {
  readonly name?: string
  readonly now?: () => number
  readonly newId?: () => string
}

/** Version 1 of the storage had one position a game instead of keyframes. */
const VERSION = 2
/** Keyframes so far behind a newer one are of no more use. */
const KEYFRAMES_REACH = 200
const ALL = ['games', 'moments', 'keyframes'] as const

interface Tables extends DBSchema {
  games: { key: string; value: GameRow }
  moments: { key: [string, number]; value: MomentRow }
  keyframes: { key: [string, number]; value: KeyframeRow }
}

type Work = IDBPTransaction<Tables, typeof ALL, 'readwrite'>

export async function openSavedGames(deps: SavedGamesDeps = {}): Promise<SavedGames> {
  const { name = 'powderkeg', now = Date.now, newId = randomId } = deps
  const tables = await connect(whenClosed => openTables(name, whenClosed))
  return {
    list: () => tables.use(async db => listed(await db.getAll('games'))),
    create: (head, writing) =>
      transact(tables, work => createGame(work, { id: newId(), epoch: 1 }, now(), head, writing)),
    open: id => transact(tables, work => takeGame(work, id)),
    write: (lease, writing) => transact(tables, work => writeGame(work, lease, now(), writing)),
    restore: (lease, head, writing) =>
      transact(tables, async work => {
        const row = await work.objectStore('games').get(lease.id)
        if (!row) await createGame(work, lease, now(), head, writing)
        return row ? writeGame(work, lease, now(), writing) : 'written'
      }),
    rename: (id, title) =>
      transact(tables, async work => {
        const row = await work.objectStore('games').get(id)
        if (row) await work.objectStore('games').put({ ...row, title })
      }),
    remove: id =>
      transact(tables, async work => {
        await work.objectStore('games').delete(id)
        await work.objectStore('moments').delete(rowsOf(id))
        await work.objectStore('keyframes').delete(rowsOf(id))
      }),
    onReopened: tables.onReopened,
    close: tables.close,
  }
}

function openTables(name: string, whenClosed: () => void): Promise<IDBPDatabase<Tables>> {
  return new Promise((resolve, reject) => {
    openDB<Tables>(name, VERSION, {
      upgrade: build,
      blocked: () => reject(new Error('another tab holds an older version of the saved games; close it')),
      // A newer Powderkeg in another tab must not wait for this one; nor must whoever deletes all, but then games go on here.
      blocking: (_current, wanted, event) => {
        ;(event.target as IDBDatabase).close()
        if (wanted === null) whenClosed()
      },
      terminated: whenClosed,
    }).then(resolve, reject)
  })
}

async function build(
  db: IDBPDatabase<Tables>,
  from: number,
  _to: number | null,
  work: IDBPTransaction<Tables, ('games' | 'moments' | 'keyframes')[], 'versionchange'>,
): Promise<void> {
  if (from < 1) {
    db.createObjectStore('games', { keyPath: 'id' })
    db.createObjectStore('moments', { keyPath: ['saved', 'index'] })
  }
  const keyframes = db.createObjectStore('keyframes', { keyPath: ['saved', 'index'] })
  if (from !== 1) return
  const old = work as unknown as IDBPTransaction<unknown, string[], 'versionchange'>
  for (const position of await old.objectStore('positions').getAll()) {
    const keyframe = keyframeFrom1(await old.objectStore('games').get(position.saved), position)
    if (keyframe !== null) await keyframes.put(keyframe as unknown as KeyframeRow)
  }
  ;(db as unknown as IDBPDatabase).deleteObjectStore('positions')
}

/** Runs `act` in one transaction: all of it is kept when this resolves, none of it when it rejects. */
const transact = <T>(tables: Connection<Tables>, act: (work: Work) => Promise<T>): Promise<T> =>
  tables.use(async db => {
    const work = db.transaction(ALL, 'readwrite')
    // Whoever awaits `act` first may leave this one unheard.
    work.done.catch(() => {})
    try {
      const result = await act(work)
      await work.done
      return result
    } catch (error) {
      abortQuietly(work)
      throw error
    }
  })

function abortQuietly(work: Work): void {
  try {
    work.abort()
  } catch {
    // It has ended by itself.
  }
}

const rowsOf = (id: string, from = 0, to = Number.POSITIVE_INFINITY): IDBKeyRange =>
  IDBKeyRange.bound([id, from], [id, to], false, true)

function listed(rows: readonly unknown[]): readonly ListedGame[] {
  const games = rows.map((row): ListedGame => {
    const { id } = row as { id: string }
    const read = readGameRow(row, '')
    return read.ok ? { id, row: read.value } : { id, problems: read.problems }
  })
  const updated = (game: ListedGame) => ('row' in game ? game.row.updated : -1)
  return games.sort((a, b) => updated(b) - updated(a))
}

async function createGame(work: Work, lease: Lease, now: number, head: NewGame, writing: Writing): Promise<Lease> {
  await work.objectStore('games').add({ ...head, ...lease, ...writing.standing, created: now, updated: now })
  await writeGame(work, lease, now, writing)
  return lease
}

async function takeGame(work: Work, id: string): Promise<{ lease: Lease; parts: SavedParts } | null> {
  const games = work.objectStore('games')
  const row = await games.get(id)
  if (!row) return null
  const game = { ...row, epoch: Number.isSafeInteger(row.epoch) ? row.epoch + 1 : 1 }
  const [moments, keyframes] = await Promise.all([
    work.objectStore('moments').getAll(rowsOf(id)),
    work.objectStore('keyframes').getAll(rowsOf(id)),
    games.put(game),
  ])
  return { lease: { id, epoch: game.epoch }, parts: { game, moments, keyframes } }
}

/** The lease is checked in the transaction that writes: between two tabs there is no gap to slip through. */
async function writeGame(work: Work, lease: Lease, now: number, writing: Writing): Promise<Written> {
  const { id: saved } = lease
  const [games, moments, keyframes] = [
    work.objectStore('games'),
    work.objectStore('moments'),
    work.objectStore('keyframes'),
  ]
  const game = await games.get(saved)
  if (!game) return 'gone'
  if (game.epoch !== lease.epoch) return 'taken'
  const { from, keyframe } = writing
  const outdated = (keyframe?.index ?? 0) - KEYFRAMES_REACH
  const done: Promise<unknown>[] = [moments.delete(rowsOf(saved, from)), keyframes.delete(rowsOf(saved, from))]
  for (const moment of writing.moments) done.push(moments.put({ saved, ...moment }))
  if (keyframe !== null) done.push(keyframes.put({ saved, ...keyframe }))
  if (outdated > 0) done.push(keyframes.delete(rowsOf(saved, 0, outdated)))
  done.push(games.put({ ...game, ...writing.standing, updated: now }))
  await Promise.all(done)
  return 'written'
}

/** Unlike crypto.randomUUID this is also there on a page that came over plain http. */
export const randomId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map(byte => byte.toString(16).padStart(2, '0')).join('')

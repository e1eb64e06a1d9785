import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from 'idb'
import type { Json } from '../core/json'
import { keyframeFrom1 } from '../core/save/migrations'
import type { Problem } from '../core/save/problems'
import { type Connection, connect } from './connection'
import { type Glimpse, readGlimpse } from './glimpse'
import { type ChartsRow, type GameRow, type KeyframeRow, type MomentRow, readGameRow } from './saved-rows'

/** The right to write one saved game, until another tab opens it. */
export type Lease = { readonly id: string; readonly epoch: number }

export type ListedGame =
  | { readonly id: string; readonly row: GameRow; readonly glimpse: Glimpse | null }
  | { readonly id: string; readonly problems: readonly Problem[] }

/** What one write puts down: the moments from `from` on, and where the game stands. Its size does not grow with the game. */
export type Writing = {
  readonly from: number
  readonly moments: readonly Omit<MomentRow, 'saved'>[]
  /** The position the game stands at, now and then. */
  readonly keyframe: Omit<KeyframeRow, 'saved'> | null
  /** How it looks from afar, written with the position. */
  readonly glimpse: Glimpse | null
  readonly standing: Pick<GameRow, 'cursor' | 'pending' | 'turn' | 'over'>
}

export type Written = 'written' | 'taken' | 'gone'

/** A saved game as it lies in storage, unread. */
export type SavedParts = {
  readonly game: unknown
  readonly moments: readonly unknown[]
  /** The latest last. */
  readonly keyframes: readonly unknown[]
  /** The chart pack it is played with; null: none. */
  readonly charts: unknown
  readonly glimpse: unknown
}

export interface SavedGames {
  list(): Promise<readonly ListedGame[]>
  create(head: NewGame, writing: Writing): Promise<Lease>
  /** What lies in storage of a game, for looking at; null when there is none. */
  read(id: string): Promise<SavedParts | null>
  /** Reads a game and takes it over; null when there is none. */
  open(id: string): Promise<{ readonly lease: Lease; readonly parts: SavedParts } | null>
  write(lease: Lease, writing: Writing): Promise<Written>
  /** Writes a whole game, which storage may no longer have, or never had. */
  restore(lease: Lease, head: NewGame, writing: Writing): Promise<Written>
  rename(id: string, title: string): Promise<void>
  /** Gives what was removed, so that it can be put back; null when there was nothing. */
  remove(id: string): Promise<SavedParts | null>
  /** Puts a game that was removed where it was. */
  putBack(id: string, parts: SavedParts): Promise<void>
  /** The same game once more, under a name of its own. */
  copy(id: string, title: string): Promise<void>
  /** Called when storage had to be opened anew: what was in it may be gone. */
  onReopened(hear: () => void): () => void
  close(): void
}

export type NewGame = Pick<GameRow, 'game' | 'title' | 'scenario' | 'options' | 'seed'> & { readonly charts: Json }

export type SavedGamesDeps = {
  readonly name?: string
  readonly now?: () => number
  readonly newId?: () => string
}

/**
 * Version 1 of the storage had one position a game instead of keyframes; version 2 had the chart pack in the row of the game, which
 * is written with every action; version 3 had no glimpses.
 */
const VERSION = 4
/** Keyframes so far behind a newer one are of no more use. */
const KEYFRAMES_REACH = 200
const ALL = ['games', 'moments', 'keyframes', 'charts', 'glimpses'] as const

interface Tables extends DBSchema {
  games: { key: string; value: GameRow }
  moments: { key: [string, number]; value: MomentRow }
  keyframes: { key: [string, number]; value: KeyframeRow }
  charts: { key: string; value: ChartsRow }
  glimpses: { key: string; value: GlimpseRow }
}

type GlimpseRow = { readonly saved: string; readonly glimpse: unknown }

type Work = IDBPTransaction<Tables, typeof ALL, 'readwrite'>

export async function openSavedGames(deps: SavedGamesDeps = {}): Promise<SavedGames> {
  const { name = 'powderkeg', now = Date.now, newId = randomId } = deps
  const tables = await connect(whenClosed => openTables(name, whenClosed))
  return {
    list: () => tables.use(async db => listed(await db.getAll('games'), await db.getAll('glimpses'))),
    create: (head, writing) =>
      transact(tables, work => createGame(work, { id: newId(), epoch: 1 }, now(), head, writing)),
    read: id => transact(tables, work => partsOf(work, id)),
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
        const parts = await partsOf(work, id)
        await work.objectStore('games').delete(id)
        await work.objectStore('moments').delete(rowsOf(id))
        await work.objectStore('keyframes').delete(rowsOf(id))
        await work.objectStore('charts').delete(id)
        await work.objectStore('glimpses').delete(id)
        return parts
      }),
    putBack: (id, parts) => transact(tables, work => putParts(work, id, parts)),
    copy: (id, title) =>
      transact(tables, async work => {
        const parts = await partsOf(work, id)
        if (parts === null) return
        const copied = newId()
        const game = { ...(parts.game as GameRow), id: copied, epoch: 1, title, created: now(), updated: now() }
        await putParts(work, copied, { ...parts, game })
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

async function build(db: IDBPDatabase<Tables>, from: number, _to: number | null, work: Upgrade): Promise<void> {
  if (from < 1) {
    db.createObjectStore('games', { keyPath: 'id' })
    db.createObjectStore('moments', { keyPath: ['saved', 'index'] })
  }
  if (from < 2) db.createObjectStore('keyframes', { keyPath: ['saved', 'index'] })
  if (from < 3) db.createObjectStore('charts', { keyPath: 'saved' })
  db.createObjectStore('glimpses', { keyPath: 'saved' })
  if (from === 1) await bringKeyframes(db, work)
  if (from > 0 && from < 3) await bringCharts(work)
}

type Upgrade = IDBPTransaction<Tables, (typeof ALL)[number][], 'versionchange'>

/** A row that is none is left as it lies. */
async function bringCharts(work: Upgrade): Promise<void> {
  for (const row of (await work.objectStore('games').getAll()) as unknown as readonly (GameRow & { charts?: Json })[]) {
    const { charts = null, ...rest } = row
    if (charts !== null) await work.objectStore('charts').put({ saved: row.id, charts })
    await work.objectStore('games').put(rest)
  }
}

async function bringKeyframes(db: IDBPDatabase<Tables>, work: Upgrade): Promise<void> {
  const keyframes = work.objectStore('keyframes')
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

function listed(rows: readonly unknown[], glimpses: readonly GlimpseRow[]): readonly ListedGame[] {
  const glimpseBy = new Map(glimpses.map(({ saved, glimpse }) => [saved, glimpse]))
  const games = rows.map((row): ListedGame => {
    const { id } = row as { id: string }
    const read = readGameRow(row, '')
    return read.ok ? { id, row: read.value, glimpse: readGlimpse(glimpseBy.get(id)) } : { id, problems: read.problems }
  })
  const updated = (game: ListedGame) => ('row' in game ? game.row.updated : -1)
  return games.sort((a, b) => updated(b) - updated(a))
}

async function createGame(work: Work, lease: Lease, now: number, head: NewGame, writing: Writing): Promise<Lease> {
  const { charts, ...row } = head
  await work.objectStore('games').add({ ...row, ...lease, ...writing.standing, created: now, updated: now })
  if (charts !== null) await work.objectStore('charts').put({ saved: lease.id, charts })
  await writeGame(work, lease, now, writing)
  return lease
}

async function partsOf(work: Work, id: string): Promise<SavedParts | null> {
  const [game, moments, keyframes, charts, glimpse] = await Promise.all([
    work.objectStore('games').get(id),
    work.objectStore('moments').getAll(rowsOf(id)),
    work.objectStore('keyframes').getAll(rowsOf(id)),
    work.objectStore('charts').get(id),
    work.objectStore('glimpses').get(id),
  ])
  return game ? { game, moments, keyframes, charts: charts?.charts ?? null, glimpse: glimpse?.glimpse ?? null } : null
}

/** The rows of a game as they were read, under an id. */
async function putParts(
  work: Work,
  id: string,
  { game, moments, keyframes, charts, glimpse }: SavedParts,
): Promise<void> {
  await work.objectStore('games').put(game as GameRow)
  for (const moment of moments) await work.objectStore('moments').put({ ...(moment as MomentRow), saved: id })
  for (const keyframe of keyframes) await work.objectStore('keyframes').put({ ...(keyframe as KeyframeRow), saved: id })
  if (charts !== null) await work.objectStore('charts').put({ saved: id, charts: charts as Json })
  if (glimpse !== null) await work.objectStore('glimpses').put({ saved: id, glimpse })
}

async function takeGame(work: Work, id: string): Promise<{ lease: Lease; parts: SavedParts } | null> {
  const parts = await partsOf(work, id)
  if (parts === null) return null
  const row = parts.game as GameRow
  const game = { ...row, epoch: Number.isSafeInteger(row.epoch) ? row.epoch + 1 : 1 }
  await work.objectStore('games').put(game)
  return { lease: { id, epoch: game.epoch }, parts: { ...parts, game } }
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
  const { from, glimpse, keyframe } = writing
  const outdated = (keyframe?.index ?? 0) - KEYFRAMES_REACH
  const done: Promise<unknown>[] = [moments.delete(rowsOf(saved, from)), keyframes.delete(rowsOf(saved, from))]
  for (const moment of writing.moments) done.push(moments.put({ saved, ...moment }))
  if (keyframe !== null) done.push(keyframes.put({ saved, ...keyframe }))
  if (outdated > 0) done.push(keyframes.delete(rowsOf(saved, 0, outdated)))
  if (glimpse !== null) done.push(work.objectStore('glimpses').put({ saved, glimpse }))
  done.push(games.put({ ...game, ...writing.standing, updated: now }))
  await Promise.all(done)
  return 'written'
}

/** Unlike crypto.randomUUID this is also there on a page that came over plain http. */
export const randomId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map(byte => byte.toString(16).padStart(2, '0')).join('')

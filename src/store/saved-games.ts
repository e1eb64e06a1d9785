import type { Json } from '../core/json'
import type { Problem } from '../core/save/problems'
import { answer, openDatabase, type Stores, transact } from './database'
import { type GameRow, type MomentRow, type PositionRow, readGameRow } from './saved-rows'

/** The right to write one saved game, until another tab opens it. */
export type Lease = { readonly id: string; readonly epoch: number }

export type SavedGame =
  | { readonly id: string; readonly row: GameRow }
  | { readonly id: string; readonly problems: readonly Problem[] }

/** What one write puts down: the moments from `from` on, and where the game stands. Its size does not grow with the game. */
export type Writing = {
  readonly from: number
  readonly moments: readonly Omit<MomentRow, 'saved'>[]
  readonly position: Json
  readonly rules: number
  readonly standing: Pick<GameRow, 'cursor' | 'pending' | 'turn' | 'over'>
}

export type Written = 'written' | 'taken' | 'gone'

/** A saved game as it lies in storage, unread. */
export type SavedParts = {
  readonly game: unknown
  readonly moments: readonly unknown[]
  readonly position: unknown
}

export interface SavedGames {
  list(): Promise<readonly SavedGame[]>
  create(head: NewGame, writing: Writing): Promise<Lease>
  /** Reads a game and takes it over; null when there is none. */
  open(id: string): Promise<{ readonly lease: Lease; readonly parts: SavedParts } | null>
  write(lease: Lease, writing: Writing): Promise<Written>
  rename(id: string, title: string): Promise<void>
  remove(id: string): Promise<void>
  close(): void
}

export type NewGame = Pick<GameRow, 'game' | 'title' | 'scenario' | 'options' | 'charts' | 'seed'>

export type SavedGamesDeps = {
  readonly factory?: IDBFactory
  readonly name?: string
  readonly now?: () => number
  readonly newId?: () => string
}

const VERSION = 1
const GAMES = 'games'
const MOMENTS = 'moments'
const POSITIONS = 'positions'
const ALL = [GAMES, MOMENTS, POSITIONS] as const

export async function openSavedGames(deps: SavedGamesDeps = {}): Promise<SavedGames> {
  const { factory = indexedDB, name = 'powderkeg', now = Date.now, newId = randomId } = deps
  const db = await openDatabase(factory, name, VERSION, build)
  return {
    list: () => transact(db, [GAMES], 'readonly', listGames),
    create: (head, writing) =>
      transact(db, ALL, 'readwrite', stores => createGame(stores, newId(), now(), head, writing)),
    open: id => transact(db, ALL, 'readwrite', stores => takeGame(stores, id)),
    write: (lease, writing) => transact(db, ALL, 'readwrite', stores => writeGame(stores, lease, now(), writing)),
    rename: (id, title) =>
      transact(db, [GAMES], 'readwrite', async stores => {
        const row = await answer<GameRow | undefined>(stores(GAMES).get(id))
        if (row) await answer(stores(GAMES).put({ ...row, title }))
      }),
    remove: id =>
      transact(db, ALL, 'readwrite', async stores => {
        stores(GAMES).delete(id)
        stores(MOMENTS).delete(momentsOf(id))
        await answer(stores(POSITIONS).delete(id))
      }),
    close: () => db.close(),
  }
}

function build(db: IDBDatabase): void {
  db.createObjectStore(GAMES, { keyPath: 'id' })
  db.createObjectStore(MOMENTS, { keyPath: ['saved', 'index'] })
  db.createObjectStore(POSITIONS, { keyPath: 'saved' })
}

const momentsOf = (id: string, from = 0): IDBKeyRange => IDBKeyRange.bound([id, from], [id, Number.POSITIVE_INFINITY])

async function listGames(stores: Stores): Promise<readonly SavedGame[]> {
  const rows: unknown[] = await answer(stores(GAMES).getAll())
  const games = rows.map((row): SavedGame => {
    const { id } = row as { id: string }
    const read = readGameRow(row, '')
    return read.ok ? { id, row: read.value } : { id, problems: read.problems }
  })
  const updated = (game: SavedGame) => ('row' in game ? game.row.updated : -1)
  return games.sort((a, b) => updated(b) - updated(a))
}

async function createGame(stores: Stores, id: string, now: number, head: NewGame, writing: Writing): Promise<Lease> {
  const lease = { id, epoch: 1 }
  const row: GameRow = { ...head, ...lease, ...writing.standing, created: now, updated: now }
  await answer(stores(GAMES).add(row))
  await writeGame(stores, lease, now, writing)
  return lease
}

async function takeGame(stores: Stores, id: string): Promise<{ lease: Lease; parts: SavedParts } | null> {
  const game = await answer<GameRow | undefined>(stores(GAMES).get(id))
  if (!game) return null
  const epoch = Number.isSafeInteger(game.epoch) ? game.epoch + 1 : 1
  stores(GAMES).put({ ...game, epoch })
  const [moments, position] = await Promise.all([
    answer<unknown[]>(stores(MOMENTS).getAll(momentsOf(id))),
    answer<unknown>(stores(POSITIONS).get(id)),
  ])
  return { lease: { id, epoch }, parts: { game: { ...game, epoch }, moments, position } }
}

/** The lease is checked in the transaction that writes: between two tabs there is no gap to slip through. */
async function writeGame(stores: Stores, lease: Lease, now: number, writing: Writing): Promise<Written> {
  const { id: saved } = lease
  const game = await answer<GameRow | undefined>(stores(GAMES).get(saved))
  if (!game) return 'gone'
  if (game.epoch !== lease.epoch) return 'taken'
  stores(MOMENTS).delete(momentsOf(saved, writing.from))
  for (const moment of writing.moments) stores(MOMENTS).put({ saved, ...moment } satisfies MomentRow)
  stores(POSITIONS).put({ saved, position: writing.position, rules: writing.rules } satisfies PositionRow)
  await answer(stores(GAMES).put({ ...game, ...writing.standing, updated: now } satisfies GameRow))
  return 'written'
}

/** Unlike crypto.randomUUID this is also there on a page that came over plain http. */
const randomId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map(byte => byte.toString(16).padStart(2, '0')).join('')

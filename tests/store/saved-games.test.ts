import { IDBFactory } from 'fake-indexeddb'
import { openDB } from 'idb'
import { describe, expect, it } from 'vitest'
import { beginHistory, stateAt } from '../../src/core/save/history'
import { describeProblem } from '../../src/core/save/problems'
import { keepSession } from '../../src/store/autosave'
import { resumeSaved } from '../../src/store/resume'
import { openSavedGames } from '../../src/store/saved-games'
import { createSession, type Session } from '../../src/store/session'
import { saveAsNew } from '../../src/store/write-saved'
import type { Ambush } from '../fixtures/ambush/state'
import { ambushEntries, ambushHistory, engine, pick, playAll, present, SET_UP, write } from './ambush-table'
import { keptGame, openedSaved, parted, profile, reopened, tamper } from './stored-game'

/** A kept game of seven actions: the raiders' set-up and posture. */
async function sevenActions() {
  const { tab, factory } = profile()
  const saved = await tab()
  const { session, keeper, lease } = await keptGame(saved)
  playAll(session, ...SET_UP, write('bold'))
  await keeper.savePosition()
  return { saved, factory, id: lease.id, session }
}

describe('the list of saved games', () => {
  it('shows each with its title and where it stands, the last played first', async () => {
    const saved = await profile().tab()
    const old = await keptGame(saved)
    await keptGame(saved)
    playAll(old.session, ...SET_UP)
    await old.keeper.settled()
    const rows = (await saved.list()).map(each => ('row' in each ? each.row : null))
    expect(rows.map(row => row?.id)).toEqual(['game-1', 'game-2'])
    expect(rows[0]).toMatchObject({ game: 'ambush', title: 'Ambush at the Ford', turn: 1, over: false, cursor: 6 })
  })

  it('lets a game be renamed without disturbing the tab that plays it', async () => {
    const saved = await profile().tab()
    const { lease, session, keeper } = await keptGame(saved)
    await saved.rename(lease.id, 'Sunday')
    playAll(session, pick('r-chief'))
    await keeper.settled()
    expect(await saved.list()).toMatchObject([{ row: { title: 'Sunday', cursor: 1 } }])
  })

  it('lets a game be deleted with all that belongs to it', async () => {
    const { saved, id, factory } = await sevenActions()
    await saved.remove(id)
    expect(await saved.list()).toEqual([])
    expect(await saved.open(id)).toBeNull()
    await tamper(factory, 'moments', [id, 0], row => {
      expect(row).toBeUndefined()
      return null
    })
  })

  it('shows a broken entry with its problems, beside the sound ones', async () => {
    const { saved, id, factory } = await sevenActions()
    await keptGame(saved)
    await tamper(factory, 'games', id, row => ({ ...row, seed: 'seven' }))
    const list = await saved.list()
    expect(list).toHaveLength(2)
    const broken = list.find(each => 'problems' in each)
    expect(broken && 'problems' in broken && broken.problems.map(describeProblem)).toEqual([
      'seed: expected a whole number, found "seven"',
    ])
  })
})

describe('a saved game that was damaged', () => {
  it('opens as far as its actions can be read, says where they part, and still offers the position', async () => {
    const { saved, id, factory, session } = await sevenActions()
    await tamper(factory, 'moments', [id, 5], row => ({ ...row, action: { kind: 'pick', unit: 'nobody' } }))
    const { parting, agreed, asSaved } = parted((await openedSaved(saved, id)).opened)
    expect(parting).toEqual({
      after: 4,
      why: 'moments[5].action.unit: expected a counter of this game, found "nobody"',
    })
    expect(agreed?.moments).toHaveLength(5)
    expect(asSaved?.moments).toHaveLength(6)
    expect(asSaved && stateAt(asSaved)).toEqual({ ...present(session), logged: 2 })
  })

  it('parts where an action is missing', async () => {
    const { saved, id, factory } = await sevenActions()
    await tamper(factory, 'moments', [id, 3], () => null)
    const { parting, agreed } = parted((await openedSaved(saved, id)).opened)
    expect(parting).toEqual({ after: 2, why: 'moments[3] is missing in storage' })
    expect(agreed?.cursor).toBe(2)
  })

  it('parts where the last action is missing', async () => {
    const { saved, id, factory } = await sevenActions()
    await tamper(factory, 'moments', [id, 7], () => null)
    expect(parted((await openedSaved(saved, id)).opened).parting.after).toBe(6)
  })

  it('parts where an action is no longer legal', async () => {
    const { saved, id, factory } = await sevenActions()
    await tamper(factory, 'moments', [id, 2], row => ({ ...row, action: { kind: 'to', hex: '0303' } }))
    const { parting } = parted((await openedSaved(saved, id)).opened)
    expect(parting.after).toBe(1)
    expect(parting.why).toContain('raiders begin in woods')
  })

  it('parts where a checksum disagrees', async () => {
    const { saved, id, factory } = await sevenActions()
    await tamper(factory, 'moments', [id, 7], row => ({ ...row, sum: '0' }))
    expect(parted((await openedSaved(saved, id)).opened).parting).toEqual({
      after: 6,
      why: 'the position after this action is another than was recorded',
    })
  })

  it('parts at the end when the actions lead elsewhere than to the position', async () => {
    const { saved, id, factory } = await sevenActions()
    await tamper(factory, 'keyframes', [id, 7], row => ({
      ...row,
      position: { ...(row.position as object), flares: 1 },
    }))
    const { parting, agreed, asSaved } = parted((await openedSaved(saved, id)).opened)
    expect(parting).toEqual({ after: 7, why: 'the actions lead to another position than the one saved' })
    expect(agreed && stateAt(agreed).flares).toBe(2)
    expect(asSaved && stateAt(asSaved).flares).toBe(1)
  })

  it('is whole when only the spare copy of the position is broken', async () => {
    const { saved, id, factory, session } = await sevenActions()
    await tamper(factory, 'keyframes', [id, 7], row => ({ ...row, position: 7 }))
    expect(present((await reopened(saved, id)).session)).toEqual(present(session))
  })

  it('offers the position alone when even its beginning is lost', async () => {
    const { saved, id, factory, session } = await sevenActions()
    await tamper(factory, 'moments', [id, 0], () => null)
    const { agreed, asSaved } = parted((await openedSaved(saved, id)).opened)
    expect(agreed).toBeNull()
    expect(asSaved?.moments).toHaveLength(1)
    expect(asSaved && stateAt(asSaved)).toEqual({ ...present(session), logged: 0 })
  })

  it('loses only what could be redone when the damage lies there', async () => {
    const { tab, factory } = profile()
    const saved = await tab()
    const { session, keeper, lease } = await keptGame(saved)
    playAll(session, ...SET_UP)
    session.undo()
    session.undo()
    await keeper.settled()
    await tamper(factory, 'moments', [lease.id, 6], () => null)
    await tamper(factory, 'moments', [lease.id, 5], row => ({ ...row, action: 7 }))
    const { agreed, asSaved } = parted((await openedSaved(saved, lease.id)).opened)
    expect(agreed && stateAt(agreed)).toEqual(present(session))
    expect(asSaved).toBeNull()
  })

  it('can be gone on with from the position as saved, and opens whole the next time', async () => {
    const { saved, id, factory } = await sevenActions()
    await tamper(factory, 'moments', [id, 5], row => ({ ...row, action: 7 }))
    const { lease, opened } = await openedSaved(saved, id)
    const { asSaved } = parted(opened)
    if (!asSaved) throw new Error('no position was offered')
    const session = createSession(engine, asSaved, { solo: true })
    expect(session.undoStatus()).toBe('impossible')
    const keeper = keepSession(session, saved, lease, { stored: asSaved.moments.length - 1 })
    playAll(session, write('wary'))
    await keeper.settled()
    const again = await reopened(saved, id)
    expect(present(again.session)).toEqual(present(session))
    expect(again.session.store.getState().history.moments).toHaveLength(7)
  })

  it('gives its problems when nothing of it can be read', async () => {
    const { saved, id, factory } = await sevenActions()
    await tamper(factory, 'games', id, row => ({ ...row, scenario: 'nowhere' }))
    const read = await resumeSaved(saved, id, ambushEntries)
    expect(read.ok ? [] : read.problems.map(describeProblem)).toEqual([
      'scenario: expected one of ford, ridge, found "nowhere"',
    ])
  })
})

describe('resuming a saved game', () => {
  it('loads its rules and takes it over', async () => {
    const { saved, id, session } = await sevenActions()
    const read = await resumeSaved(saved, id, ambushEntries)
    if (!read.ok || read.value.opened.is !== 'whole') throw new Error('it should be whole')
    expect(read.value.lease.epoch).toBe(2)
    expect(stateAt(read.value.opened.history)).toEqual(present(session))
  })

  it('says so when there is no such game, or none that can be played', async () => {
    const { saved, id } = await sevenActions()
    const missing = await resumeSaved(saved, 'none', ambushEntries)
    expect(missing.ok ? [] : missing.problems.map(describeProblem)).toEqual([
      'the file: expected a saved game, found "none; it may have been deleted"',
    ])
    const unknown = await resumeSaved(saved, id, [])
    expect(unknown.ok).toBe(false)
  })
})

/** Storage as the first Powderkeg left it: one position a game, no keyframes. */
async function storageOfVersion1(): Promise<{ factory: IDBFactory; session: Session<Ambush> }> {
  const { factory, saved, id, session } = await sevenActions()
  const parts = (await saved.open(id))?.parts
  if (!parts) throw new Error('nothing was saved')
  saved.close()
  const old = new IDBFactory()
  globalThis.indexedDB = old
  const db = await openDB('powderkeg', 1, {
    upgrade(to) {
      to.createObjectStore('games', { keyPath: 'id' })
      to.createObjectStore('moments', { keyPath: ['saved', 'index'] })
      to.createObjectStore('positions', { keyPath: 'saved' })
    },
  })
  const { position, rules } = parts.keyframes.at(-1) as { position: unknown; rules: number }
  await db.put('games', parts.game)
  for (const row of parts.moments) await db.put('moments', row)
  await db.put('positions', { saved: id, position, rules })
  db.close()
  expect(factory).not.toBe(old)
  return { factory: old, session }
}

describe('storage of an older Powderkeg', () => {
  it('is brought forward with its games, which stand where they stood', async () => {
    const { factory, session } = await storageOfVersion1()
    globalThis.indexedDB = factory
    const saved = await openSavedGames()
    expect(await saved.list()).toMatchObject([{ id: 'game-1', row: { cursor: 7 } }])
    const { opened, past } = await openedSaved(saved, 'game-1', { atOnceMs: 0, atOnceMoments: 0 })
    if (opened.is !== 'whole' || past === null) throw new Error('it should stand at its position')
    expect(stateAt(opened.history)).toEqual({ ...present(session), logged: 0 })
    expect(present((await reopened(saved, 'game-1')).session)).toEqual(present(session))
  })

  it('is opened once, and by then is of today', async () => {
    const { factory } = await storageOfVersion1()
    globalThis.indexedDB = factory
    ;(await openSavedGames()).close()
    const db = await openDB('powderkeg')
    expect([db.version, [...db.objectStoreNames]]).toEqual([4, ['charts', 'games', 'glimpses', 'keyframes', 'moments']])
    db.close()
    expect(await (await openSavedGames()).list()).toHaveLength(1)
  })

  it('of version 2 has its chart packs beside the games from then on', async () => {
    const { factory, saved, id } = await sevenActions()
    const row = (await saved.read(id))?.game
    saved.close()
    const old = new IDBFactory()
    globalThis.indexedDB = old
    const pack = { name: 'soft', charts: {} }
    const db = await openDB('powderkeg', 2, {
      upgrade(to) {
        to.createObjectStore('games', { keyPath: 'id' })
        for (const name of ['moments', 'keyframes']) to.createObjectStore(name, { keyPath: ['saved', 'index'] })
      },
    })
    await db.put('games', { ...(row as object), charts: pack })
    await db.put('games', { ...(row as object), id: 'without', charts: null })
    db.close()
    const now = await openSavedGames()
    expect((await now.list()).map(each => 'row' in each && each.id).sort()).toEqual([id, 'without'].sort())
    expect((await now.read(id))?.charts).toEqual(pack)
    expect((await now.read('without'))?.charts).toBeNull()
    expect(factory).not.toBe(old)
  })
})

describe('a clock that is wrong', () => {
  it.each([-5, 0, Number.NaN, 1e300])('costs nobody a game: %d', async time => {
    const { factory } = profile()
    globalThis.indexedDB = factory
    const saved = await openSavedGames({ now: () => time })
    const { id } = await saveAsNew(saved, ambushHistory())
    expect(await saved.list()).toMatchObject([{ id, row: { created: time, updated: time } }])
    expect((await openedSaved(saved, id)).opened.is).toBe('whole')
  })
})

describe('a chart pack', () => {
  it('is written once and comes back with its game', async () => {
    const { tab } = profile()
    const saved = await tab()
    const pack = { name: 'soft', charts: {} }
    const history = beginHistory(engine, { ...ambushHistory().setting, charts: pack }, 7)
    const { id } = await saveAsNew(saved, history)
    const written = (await saved.read(id))?.game as object
    expect(JSON.stringify(written)).not.toContain('soft')
    const { session } = await reopened(saved, id)
    expect(present(session).setting.charts).toEqual(pack)
    await saved.remove(id)
    expect(await saved.read(id)).toBeNull()
  })
})

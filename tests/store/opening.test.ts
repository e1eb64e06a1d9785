import { describe, expect, it } from 'vitest'
import { createEngine, type Engine } from '../../src/core/engine/engine'
import type { Json } from '../../src/core/json'
import { stateAt } from '../../src/core/save/history'
import { partedAtTable } from '../../src/core/save/opening'
import { keepSession } from '../../src/store/autosave'
import { inSlices, workFor } from '../../src/store/in-slices'
import { replayPast } from '../../src/store/open-game'
import { exportText, importText } from '../../src/store/save-text'
import { createSession } from '../../src/store/session'
import { createViews } from '../../src/store/session-view'
import { saveAsNew } from '../../src/store/write-saved'
import { ambush } from '../fixtures/ambush'
import type { Ambush } from '../fixtures/ambush/state'
import {
  ambushEntries,
  ambushSession,
  contentOf,
  engine,
  pick,
  playAll,
  present,
  SET_UP,
  to,
  write,
} from './ambush-table'
import { keptGame, openedSaved, parted, profile, tamper } from './stored-game'

/** No more than the first moment is replayed before the game is shown. */
const AT_ONCE = { atOnceMs: 0, atOnceMoments: 0, pause: async () => {} }

/** Eight actions, the last two of them taken back, as a killed tab leaves them or as one that was left in order. */
async function stored(leave: 'killed' | 'left' = 'left') {
  const { tab, factory } = profile()
  const saved = await tab()
  const { session, keeper, lease } = await keptGame(saved)
  playAll(session, ...SET_UP, write('bold'), write('wary'))
  session.undo({ agreed: true })
  session.undo({ agreed: true })
  await (leave === 'left' ? keeper.savePosition() : keeper.settled())
  return { saved, tab, factory, id: lease.id, session }
}

async function atTheTable(...[saved, id, opening = {}]: Parameters<typeof openedSaved>) {
  const game = await openedSaved(saved, id, { ...AT_ONCE, ...opening })
  if (game.opened.is !== 'whole' || game.past === null) throw new Error('it should stand at its position')
  const { rules = engine } = opening
  const session = createSession(rules, game.opened.history, { solo: true, isPastDue: true })
  return { ...game, session, past: game.past }
}

describe('a saved game whose past is long', () => {
  it.each(['left', 'killed'] as const)('stands at its position before its past has been replayed: %s', async leave => {
    const { saved, id, session } = await stored(leave)
    const opened = await atTheTable(saved, id)
    expect(present(opened.session).units).toEqual(present(session).units)
    expect(opened.session.store.getState().replayed).toBe(0)
    const views = createViews(engine)
    expect(views.choices(opened.session.store.getState()).length).toBeGreaterThan(0)
  })

  it('is the same as it was once its past has been replayed, with its diary and what could be redone', async () => {
    const { saved, id, session } = await stored()
    const opened = await atTheTable(saved, id)
    expect(opened.session.undoStatus()).toBe('impossible')
    expect(opened.session.undo()).toBe(false)
    expect(await replayPast(opened.session, opened.past, AT_ONCE)).toBeNull()
    const { history, replayed } = opened.session.store.getState()
    expect(replayed).toBeNull()
    expect(contentOf(history)).toEqual(contentOf(session.store.getState().history))
    expect(opened.session.redo()).toBe(true)
    while (opened.session.undo({ agreed: true }));
    expect(present(opened.session)).toEqual(stateAt(session.store.getState().history, 0))
  })

  it('keeps what was played while its past was being replayed, and is stored whole', async () => {
    const { saved, id, session } = await stored()
    const opened = await atTheTable(saved, id)
    const { stored: moments, keyframe, lease } = opened
    const keeper = keepSession(opened.session, saved, lease, { stored: moments, keyframe, pauseMs: null })
    playAll(session, write('wary'))
    playAll(opened.session, write('wary'))
    expect(await replayPast(opened.session, opened.past, AT_ONCE)).toBeNull()
    await keeper.settled()
    expect(contentOf(opened.session.store.getState().history)).toEqual(contentOf(session.store.getState().history))
    const again = await openedSaved(saved, id)
    if (again.opened.is !== 'whole') throw new Error('it should be whole')
    expect(contentOf(again.opened.history)).toEqual(contentOf(session.store.getState().history))
  })

  it('can be written to a file, with all its actions, while its past is being replayed', async () => {
    const { saved, id, session } = await stored()
    const opened = await atTheTable(saved, id)
    const text = (of: typeof session) => exportText(of.store.getState().history)
    expect(text(opened.session)).toBe(text(session))
  })

  it('from a file stands at its position too, and its lines are numbered anew when the past is there', async () => {
    const session = ambushSession()
    playAll(session, ...SET_UP, write('bold'), write('wary'))
    const read = await importText(exportText(session.store.getState().history), ambushEntries, AT_ONCE)
    if (!read.ok || read.value.opened.is !== 'whole' || read.value.past === null) throw new Error('it should stand')
    const { opened, past } = read.value
    const table = createSession(read.value.engine, opened.history, { solo: true, isPastDue: true })
    expect(stateAt(opened.history)).toEqual({ ...present(session), logged: 0 })
    const [choice] = [...engine.choices(present(session))]
    if (!choice) throw new Error('nothing to choose')
    table.dispatch(choice.action)
    session.dispatch(choice.action)
    await replayPast(table, past, AT_ONCE)
    expect(contentOf(table.store.getState().history)).toEqual(contentOf(session.store.getState().history))
  })

  it('that parts from its position offers both ways, with what was played meanwhile, and its rows stay', async () => {
    const { saved, id, factory } = await stored()
    await tamper(factory, 'moments', [id, 3], row => ({ ...row, action: { kind: 'pick', unit: 'r-rifles' } }))
    const opened = await atTheTable(saved, id)
    playAll(opened.session, write('wary'))
    const found = await replayPast(opened.session, opened.past, AT_ONCE)
    if (found === null) throw new Error('it should part')
    const { parting, agreed, asSaved } = partedAtTable(opened.session.store.getState().history, found)
    expect(parting.after).toBeGreaterThanOrEqual(3)
    expect(agreed?.cursor).toBe(parting.after)
    expect(asSaved && stateAt(asSaved).postures).toEqual(present(opened.session).postures)
    expect((await saved.open(id))?.parts.moments).toHaveLength(9)
  })
})

/** The ambush as a later release has it: one field more, and rules of its own. */
const later = (own: Partial<typeof ambush> = {}): Engine<Ambush> =>
  createEngine({
    ...ambush,
    version: 3,
    migrate: (from: number, given: Json) => (from === 2 ? given : (ambush.migrate?.(from, given) ?? given)),
    ...own,
  })

/** Rules under which raiders must not begin in 0202. */
const stricter = () => {
  const { deploy } = ambush.steps
  if (!deploy) throw new Error('the ambush has no deployment')
  const isBarred = (hex: unknown) => hex === to('0202').hex
  return later({
    steps: {
      ...ambush.steps,
      deploy: {
        ...deploy,
        check: (s, f, a) => (isBarred(a.hex) ? [{ rule: 'A.3', why: 'not there' }] : deploy.check(s, f, a)),
      },
    },
  })
}

describe('a game saved under older rules', () => {
  it('is replayed by legality alone: sums of older rules are not compared', async () => {
    const { saved, id, factory, session } = await stored()
    await tamper(factory, 'moments', [id, 7], row => ({ ...row, sum: 'of older rules' }))
    const { opened, keyframe } = await openedSaved(saved, id, { rules: later() })
    if (opened.is !== 'whole') throw new Error('it should be whole')
    expect(stateAt(opened.history).units).toEqual(present(session).units)
    expect(opened.history.isPastLost).toBe(false)
    expect(keyframe).toBeNull()
  })

  it('is the same when nothing but the version has changed, and its sums are those of today', async () => {
    const { saved, id } = await stored()
    const rules = later()
    const first = await openedSaved(saved, id, { rules })
    if (first.opened.is !== 'whole') throw new Error('it should be whole')
    const text = exportText(first.opened.history)
    expect(JSON.parse(text)).toMatchObject({ rules: 3 })
    expect([...first.opened.history.moments].some(({ sum }) => sum !== null)).toBe(true)
  })

  it('that they no longer allow opens at its position, in the row it has, and goes on being kept', async () => {
    const { saved, id, session } = await stored()
    const rules = stricter()
    const game = await openedSaved(saved, id, { rules })
    if (game.opened.is !== 'whole') throw new Error('it should open at its position')
    expect(game.opened.history.isPastLost).toBe(true)
    const table = createSession(rules, game.opened.history, { solo: true })
    expect(present(table).units).toEqual(present(session).units)
    expect(table.undoStatus()).toBe('impossible')
    const { stored: moments, keyframe, lease } = game
    const keeper = keepSession(table, saved, lease, { stored: moments, keyframe, pauseMs: null })
    playAll(table, write('wary'))
    await keeper.settled()
    const again = await openedSaved(saved, id, { rules })
    if (again.opened.is !== 'whole') throw new Error('it should open again')
    expect(stateAt(again.opened.history).postures).toEqual(present(table).postures)
    expect((await saved.open(id))?.parts.moments).toHaveLength(8)
    const file = JSON.parse(exportText(again.opened.history))
    expect(file).toMatchObject({ actions: [{ kind: 'write', pick: 'wary' }] })
    expect(file.start).toBeDefined()
  })

  it('with a field that was renamed goes through migrate, and opens whole from a file', async () => {
    const session = ambushSession()
    playAll(session, ...SET_UP, write('bold'))
    const file = JSON.parse(exportText(session.store.getState().history))
    const { flares, ...position } = file.position
    const old = { ...file, format: 'powderkeg/1', rules: 1, position: { ...position, lights: flares } }
    const renamed = {
      ...ambush,
      migrate: (_from: number, given: Json) => {
        const { lights, ...rest } = given as { readonly [field: string]: Json }
        return { ...rest, flares: lights ?? 2 }
      },
    }
    const entries = [{ ...ambushEntries[0], load: async () => renamed }] as unknown as typeof ambushEntries
    const read = await importText(JSON.stringify(old), entries)
    if (!read.ok || read.value.opened.is !== 'whole') throw new Error(JSON.stringify(read))
    expect(stateAt(read.value.opened.history)).toEqual(present(session))
    const alone = await importText(JSON.stringify({ ...old, actions: undefined, marks: undefined }), entries)
    expect(alone.ok && alone.value.opened.is === 'whole' && stateAt(alone.value.opened.history)).toMatchObject({
      flares: 2,
    })
  })

  it('whose actions are all legal but lead elsewhere stands at its position, without that past', async () => {
    const { saved, id, session } = await stored()
    const { deploy } = ambush.steps
    if (!deploy) throw new Error('the ambush has no deployment')
    // Today a flare is spent in setting up.
    const seen: typeof deploy.apply = (s, f, a, go) => {
      deploy.apply(s, f, a, go)
      s.flares = 1
    }
    const rules = later({ steps: { ...ambush.steps, deploy: { ...deploy, apply: seen } } })
    const { opened } = await openedSaved(saved, id, { rules })
    if (opened.is !== 'whole') throw new Error('it should open')
    expect(stateAt(opened.history)).toMatchObject({ flares: 2, units: present(session).units })
    expect(opened.history.isPastLost).toBe(true)
    const file = JSON.parse(exportText(session.store.getState().history))
    const entries = [{ ...ambushEntries[0], load: async () => rules.game }] as unknown as typeof ambushEntries
    const read = await importText(JSON.stringify(file), entries)
    expect(read.ok && read.value.opened.is === 'whole' && stateAt(read.value.opened.history)).toMatchObject({
      flares: 2,
    })
  })

  it('whose positions have a field more than today, the version left, is taken from its actions', async () => {
    const { saved, id, factory, session } = await stored()
    const written = (position: unknown) => ({ ...(position as object), lights: 3 })
    await tamper(factory, 'keyframes', [id, 0], row => ({ ...row, position: written(row.position) }))
    await tamper(factory, 'keyframes', [id, 6], row => ({ ...row, position: written(row.position) }))
    for (const index of [7, 8])
      await tamper(factory, 'moments', [id, index], row => ({ ...row, sum: 'of such positions' }))
    const { opened } = await openedSaved(saved, id)
    if (opened.is !== 'whole') throw new Error(opened.parting.why)
    expect(contentOf(opened.history).cursor).toBe(session.store.getState().history.cursor)
    const file = JSON.parse(exportText(session.store.getState().history))
    const marks = file.marks.map((mark: object) => ({ ...mark, sum: 'of such positions' }))
    const read = await importText(JSON.stringify({ ...file, marks, position: written(file.position) }), ambushEntries)
    expect(read.ok && read.value.opened.is).toBe('whole')
  })

  it('whose position cannot be read is taken from its actions', async () => {
    const session = ambushSession()
    playAll(session, ...SET_UP, write('bold'))
    const file = JSON.parse(exportText(session.store.getState().history))
    const old = { ...file, rules: 1, position: { what: 'is this' } }
    const read = await importText(JSON.stringify(old), ambushEntries)
    if (!read.ok || read.value.opened.is !== 'whole') throw new Error(JSON.stringify(read))
    expect(stateAt(read.value.opened.history)).toEqual(present(session))
  })
})

describe('whatever a file may say', () => {
  it.each([-5, 0, 7, Number.MIN_SAFE_INTEGER])('with the seed %i it is stored and opens again', async seed => {
    const { tab } = profile()
    const saved = await tab()
    const session = ambushSession()
    playAll(session, pick('r-chief'))
    const { position, ...file } = JSON.parse(exportText(session.store.getState().history))
    const text = JSON.stringify({ ...file, seed, actions: undefined, marks: undefined, position })
    const read = await importText(text, ambushEntries)
    if (!read.ok || read.value.opened.is !== 'whole') throw new Error(JSON.stringify(read))
    const lease = await saveAsNew(saved, read.value.opened.history)
    const again = await openedSaved(saved, lease.id)
    expect(again.opened.is === 'whole' && again.opened.history.seed).toBe(seed)
    expect(await saved.list()).toMatchObject([{ row: { seed } }])
  })

  it('without marks it is whole in storage too', async () => {
    const { tab } = profile()
    const saved = await tab()
    const session = ambushSession()
    playAll(session, ...SET_UP, write('bold'), write('wary'))
    const file = JSON.parse(exportText(session.store.getState().history))
    expect(file.marks.length).toBeGreaterThan(0)
    const read = await importText(JSON.stringify({ ...file, marks: undefined }), ambushEntries)
    if (!read.ok || read.value.opened.is !== 'whole') throw new Error(JSON.stringify(read))
    const lease = await saveAsNew(saved, read.value.opened.history)
    expect((await openedSaved(saved, lease.id)).opened.is).toBe('whole')
  })

  it('damage is told when nothing of it can be replayed first', async () => {
    const { saved, id, factory } = await stored()
    await tamper(factory, 'moments', [id, 2], row => ({ ...row, action: 7 }))
    const { opened } = await openedSaved(saved, id, AT_ONCE)
    expect(parted(opened).parting.after).toBe(1)
  })
})

describe('work in slices', () => {
  function* counting(to: number) {
    for (let n = 1; n <= to; n++) yield n
    return 'done'
  }

  it('tells how far it is and comes to its end', async () => {
    const heard: number[] = []
    const slicing = { sliceMs: 0, pause: async () => {}, onProgress: (done: number) => heard.push(done) }
    expect(await inSlices(counting(4), slicing)).toBe('done')
    expect(heard).toEqual([1, 2, 3, 4])
  })

  it('stops where it is called off', async () => {
    const left = new AbortController()
    const pause = async () => left.abort()
    expect(await inSlices(counting(4), { sliceMs: 0, pause, signal: left.signal })).toBeNull()
  })

  it('does as much as it must before it looks at the clock', () => {
    expect(workFor(counting(9), 0, 5)).toEqual({ done: 5 })
    expect(workFor(counting(3), 0, 5)).toEqual({ value: 'done' })
  })
})

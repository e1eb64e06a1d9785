import { describe, expect, it } from 'vitest'
import { SEATS } from '../../src/core/engine/seats'
import { recordAt } from '../../src/core/save/history'
import { replay } from '../../src/core/save/replay'
import { exportText, importText, playersText, positionText } from '../../src/store/save-text'
import { createSession } from '../../src/store/session'
import { agreedSeats } from '../../src/store/session-state'
import { createViews } from '../../src/store/session-view'
import { ambush } from '../fixtures/ambush'
import { ambushEntries, ambushHistory, engine, playAll, SET_UP } from './ambush-table'

const views = createViews(engine)

/** The raiders have hidden, and sit at the table. */
function hidden() {
  const session = createSession(engine, ambushHistory())
  session.lowerCurtain()
  playAll(session, ...SET_UP)
  return session
}

describe('one person who plays both sides', () => {
  it('needs the word of both, and stands in the diary, in the file and after it is opened again', async () => {
    const session = hidden()
    expect(session.dispatch({ kind: SEATS, pick: 'one' })).toBe(false)
    expect(session.setSolo(true)).toBe(false)
    expect(session.store.getState().solo).toBe(false)
    expect(session.setSolo(true, { agreed: true })).toBe(true)
    const { history } = session.store.getState()
    const [last] = [...history.log].slice(-1)
    expect(ambush.tell(last as never).join('')).toMatch(/^Both players agreed: one person plays both sides/)
    expect(agreedSeats(history)).toBe('one')
    const opened = await importText(exportText(history), ambushEntries)
    if (!opened.ok || opened.value.opened.is !== 'whole') throw new Error('not opened')
    expect(agreedSeats(opened.value.opened.history)).toBe('one')
    expect(replay(engine, recordAt(history)).parting).toBeNull()
  })

  it('gives the seat back without asking, which is written down too', () => {
    const session = hidden()
    session.setSolo(true, { agreed: true })
    expect(session.setSolo(false)).toBe(true)
    expect(agreedSeats(session.store.getState().history)).toBe('two')
    expect(views.curtain(session.store.getState())).toBe(0)
  })

  it('cannot be had by an odd action', () => {
    const s = ambushHistory()
    expect(engine.check(s.moments.at(0)?.kept as never, { kind: SEATS, pick: 'three' })).toHaveLength(1)
    expect(engine.check(s.moments.at(0)?.kept as never, { kind: SEATS, pick: 'one', box: 'x' })).toHaveLength(1)
  })
})

describe('what players may take away', () => {
  it('is sealed while something is hidden from one of two, and plain for one who plays both', async () => {
    const session = hidden()
    const { history } = session.store.getState()
    for (const text of [playersText(history, false), positionText(history, false)]) {
      expect(text).not.toMatch(/r-chief|0101|rng|seed/)
      const opened = await importText(text, ambushEntries)
      expect(opened.ok).toBe(true)
    }
    expect(playersText(history, true)).toMatch(/r-chief/)
  })
})

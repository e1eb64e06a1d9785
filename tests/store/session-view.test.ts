import { describe, expect, it } from 'vitest'
import { createSession } from '../../src/store/session'
import { createViews } from '../../src/store/session-view'
import { hexNamed, units } from '../fixtures/ambush/state'
import { ambushHistory, engine, pick, playAll, SET_UP, to, write } from './ambush-table'

const chief = units.find('r-chief') ?? -1
const views = createViews(engine)

/** The raiders have set up unseen and written; the decision is the guards'. */
function guardsToWrite() {
  const session = createSession(engine, ambushHistory())
  session.lowerCurtain()
  playAll(session, ...SET_UP, write('bold'))
  return session
}

describe('what the screen may show', () => {
  it('is nothing of either side while the seats change', () => {
    const s = guardsToWrite().store.getState()
    expect(views.curtain(s)).toBe(1)
    expect(views.viewer(s)).toBe('table')
    expect(views.position(s).units[chief]?.at).toEqual({ is: 'unseen' })
    expect(views.prompt(s)).toBeNull()
    expect(views.choices(s)).toEqual([])
    expect(views.waiting(s)).toBe('writes down a posture')
  })

  it('is what the side that decides may know', () => {
    const session = guardsToWrite()
    session.lowerCurtain()
    const s = session.store.getState()
    expect(views.viewer(s)).toBe(1)
    expect(views.position(s).units[chief]?.at).toEqual({ is: 'unseen' })
    expect(views.position(s).postures).toEqual(['written', null])
    expect(views.prompt(s)?.rule).toBe('A.2')
    expect(views.choices(s).map(each => each.label)).toEqual(['bold', 'wary'])
  })

  it('is the own secrets of that side too', () => {
    const session = createSession(engine, ambushHistory())
    session.lowerCurtain()
    playAll(session, pick('r-chief'), to('0101'))
    const s = session.store.getState()
    expect(views.position(s).units[chief]?.at).toEqual({ is: 'hex', hex: hexNamed('0101') })
  })

  it('leaves out of the log what the viewer may not read, and keeps the numbers of the lines', () => {
    const session = guardsToWrite()
    session.lowerCurtain()
    // Lines 0 to 2 are the raiders' hidden set-up, line 3 is the turn, line 4 its first phase.
    expect([...views.log(session.store.getState())].map(each => [each.line, each.entry.kind])).toEqual([
      [3, 'turn'],
      [4, 'stage'],
    ])
  })

  it('stays with the one who sits here when an earlier moment of the other side is looked at', () => {
    const session = guardsToWrite()
    session.lowerCurtain()
    session.viewAt(4)
    const s = session.store.getState()
    expect(views.deciding(s)).toBe(0)
    expect(views.viewer(s)).toBe(1)
    expect(views.position(s).units[chief]?.at).toEqual({ is: 'unseen' })
    expect(views.prompt(s)).toBeNull()
    expect(views.choices(s)).toEqual([])
    expect([...views.log(s)]).toEqual([])
  })

  it('is the same object as long as nothing changed', () => {
    const session = guardsToWrite()
    session.lowerCurtain()
    const first = session.store.getState()
    session.dismiss()
    const second = session.store.getState()
    expect(second).not.toBe(first)
    expect(views.position(second)).toBe(views.position(first))
    expect(views.choices(second)).toBe(views.choices(first))
    expect(views.log(second)).toBe(views.log(first))
  })

  it('loses with an action taken back the lines it wrote, and gets them again with redo', () => {
    const session = createSession(engine, ambushHistory(), { solo: true })
    playAll(session, pick('r-chief'), to('0101'))
    const kinds = () => [...views.log(session.store.getState())].map(each => each.entry.kind)
    expect(kinds()).toEqual(['deploy'])
    session.undo()
    expect(kinds()).toEqual([])
    session.redo()
    expect(kinds()).toEqual(['deploy'])
  })
})

describe('rules that stumble over the position', () => {
  const stumble = (): never => {
    throw new TypeError('t is not iterable')
  }

  it.each(['prompt', 'choices', 'forecast'] as const)(
    'over its %s are a fault of the view, and it can be taken back',
    what => {
      const stumbling = createViews({ ...engine, [what]: stumble })
      const session = createSession(engine, ambushHistory(), { solo: true })
      playAll(session, pick('r-chief'))
      const s = session.store.getState()
      expect(stumbling.fault(s)).toBe('t is not iterable')
      expect([stumbling.prompt(s) === null, stumbling.choices(s).length === 0]).toContain(what !== 'forecast')
      expect(stumbling.forecast(s)).toBeNull()
      expect(stumbling.position(s)).toEqual(views.position(s))
      expect(session.undo()).toBe(true)
    },
  )

  it('are no fault where all goes well', () => {
    expect(views.fault(guardsToWrite().store.getState())).toBeNull()
  })
})

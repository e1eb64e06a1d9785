import { describe, expect, it } from 'vitest'
import { seededPick } from '../../src/cli/fuzz/random-action'
import { createEngine } from '../../src/core/engine/engine'
import { type GameState, owedFrame, owedSide } from '../../src/core/engine/state'
import { beginHistory } from '../../src/core/save/history'
import { readSetting } from '../../src/core/save/setting'
import { loadGame } from '../../src/games'
import { takeReadyDeployments } from '../../src/store/ready-deployment'
import { createSession, type Session } from '../../src/store/session'
import { presentState } from '../../src/store/session-state'
import { createViews } from '../../src/store/session-view'
import { type Ambush, unitIds } from '../fixtures/ambush/state'
import { ambushHistory, engine, playAll, present, SET_UP, write } from './ambush-table'

const views = createViews(engine)
const RAIDERS = 0
const GUARDS = 1

/** Goes on at random, taking the seat whenever the curtain asks for it; whether it came there. */
function playTo(session: Session<Ambush>, isThere: (s: Ambush) => boolean, seed = 3): boolean {
  const pick = seededPick(seed)
  while (!isThere(present(session))) {
    if (present(session).outcome !== null) return false
    if (views.curtain(session.store.getState()) !== null) session.lowerCurtain()
    const choices = views.choices(session.store.getState())
    if (!session.dispatch(choices[pick(choices.length)]?.action ?? { kind: 'none' })) throw new Error('not played')
  }
  return true
}

const isFlareAsked = (s: Ambush): boolean => owedFrame(s)?.step === 'flare'

/** Raiders lie hidden, and one of them has attacked. */
function flareAsked(): Session<Ambush> {
  for (let seed = 1; seed < 100; seed++) {
    const session = createSession(engine, ambushHistory())
    const isAsked = playTo(session, s => isFlareAsked(s) && unitIds.some(id => s.units[id]?.hidden), seed)
    if (isAsked && session.store.getState().seated === RAIDERS) return session
  }
  throw new Error('no raider ever attacks')
}

describe('a decision that is asked openly', () => {
  it('A.8 needs no curtain and is asked of the other side on what both may see', () => {
    const session = flareAsked()
    const s = session.store.getState()
    expect([owedSide(present(session)), s.seated]).toEqual([GUARDS, RAIDERS])
    expect(views.curtain(s)).toBeNull()
    expect(views.viewer(s)).toBe('table')
    expect(views.position(s).units.some(unit => unit.at.is === 'unseen')).toBe(true)
    expect(views.prompt(s)?.text).toBe('Light a flare?')
    expect(views.choices(s).map(each => each.action.kind)).toEqual(['light', 'dark'])
  })

  it('leaves the one who sat there in the seat', () => {
    const session = flareAsked()
    playAll(session, { kind: 'dark' })
    expect(playTo(session, s => owedSide(s) === RAIDERS && !isFlareAsked(s))).toBe(true)
    expect(session.store.getState().seated).toBe(RAIDERS)
    expect(views.curtain(session.store.getState())).toBeNull()
    expect(views.viewer(session.store.getState())).toBe(RAIDERS)
  })

  it('is looked back at by both, who read of earlier moments no more than both may', () => {
    const session = flareAsked()
    session.viewAt(5)
    const s = session.store.getState()
    expect(views.viewer(s)).toBe('table')
    expect(views.position(s).units.some(unit => unit.at.is === 'hex' && unit.hidden)).toBe(false)
  })
})

describe('where nothing is hidden', () => {
  /** Without fog only postures are secret, and only while they are written. */
  function bothHaveWritten(): Session<Ambush> {
    const session = createSession(engine, ambushHistory({ fog: false }))
    session.lowerCurtain()
    playAll(session, ...SET_UP, write('bold'))
    session.lowerCurtain()
    playAll(session, write('wary'))
    return session
  }

  it('A.2 the curtain falls while postures are written and not any more when they lie open', () => {
    const writing = createSession(engine, ambushHistory({ fog: false }))
    expect(views.curtain(writing.store.getState())).toBe(RAIDERS)
    const session = bothHaveWritten()
    const seen = new Set<number | null>()
    playTo(session, s => {
      seen.add(owedSide(s))
      if (s.turn === 1) expect(views.curtain(session.store.getState())).toBeNull()
      return s.turn > 1
    })
    expect(seen).toEqual(new Set([RAIDERS, GUARDS]))
    expect(views.curtain(session.store.getState())).toBe(RAIDERS)
  })

  it('whoever decides is shown the table and asked, but earlier secrets stay with who had them', () => {
    const session = bothHaveWritten()
    const s = session.store.getState()
    const side = owedSide(present(session))
    expect([views.viewer(s), views.choices(s).length > 0]).toEqual([side, true])
    session.viewAt(7)
    expect(views.viewer(session.store.getState())).toBe('table')
    expect(views.position(session.store.getState()).postures).toEqual(['written', null])
  })
})

const CASES: readonly [string, { readonly [option: string]: boolean }][] = [
  ['balkan-gambit', {}],
  ['operation-gertrud', {}],
  ['partizan', { openPartisans: true }],
]

describe('the curtain', () => {
  it.each(CASES)('never falls in %s where nothing is hidden (%o)', async (id, options) => {
    const game = await loadGame(id)
    const setting = readSetting(game, { scenario: game.scenarios[0]?.id, options, charts: undefined })
    if (!setting.ok) throw new Error('no such setting')
    const rules = createEngine(game)
    const session = createSession(rules, takeReadyDeployments(rules, beginHistory(rules, setting.value, 5)))
    const shown = createViews(rules)
    const pick = seededPick(8)
    const sides = new Set<number | null>()
    for (let count = 0; count < 30 || sides.size < 2; count++) {
      const s = session.store.getState()
      const now: GameState = presentState(s)
      sides.add(owedSide(now))
      expect(shown.curtain(s)).toBeNull()
      expect(shown.position(s)).toBe(now)
      const choices = shown.choices(s)
      expect(session.dispatch((choices[pick(choices.length)] as (typeof choices)[number]).action)).toBe(true)
    }
    expect(sides).toEqual(new Set([0, 1]))
  })

  it('falls in Partizan! where the partisans are hidden', async () => {
    const game = await loadGame('partizan')
    const setting = readSetting(game, { scenario: game.scenarios[0]?.id, options: {}, charts: undefined })
    if (!setting.ok) throw new Error('no such setting')
    const rules = createEngine(game)
    const session = createSession(rules, takeReadyDeployments(rules, beginHistory(rules, setting.value, 5)))
    expect(createViews(rules).curtain(session.store.getState())).not.toBeNull()
  })
})

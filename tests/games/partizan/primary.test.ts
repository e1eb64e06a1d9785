import { describe, expect, it } from 'vitest'
import { answerInfo, primaryOf } from '../../../src/core/engine/hand'
import { partizan } from '../../../src/games/partizan'
import type { Partizan } from '../../../src/games/partizan/state'
import { randomGame } from './look/random-game'
import {
  attack,
  battle,
  combatPhase,
  engine,
  frame,
  hex,
  owed,
  pick,
  play,
  position,
  turnFrame,
  unit,
  where,
} from './positions'

const primary = (s: Partizan) => primaryOf(partizan, engine.view(s, s.frames.at(-1)?.side ?? 'table'))
const leaves = (s: Partizan, kind: string): string | undefined =>
  [...engine.choices(s)].find(({ action }) => action.kind === kind)?.leaves

describe('what Enter does', () => {
  it('is always legal, never spends, and never passes over what is left undone', () => {
    const { states } = randomGame(4, 1200)
    let found = 0
    for (const s of states) {
      const action = s.outcome === null ? primary(s) : null
      if (action === null) continue
      found++
      expect(engine.check(s, action), owed(s)).toEqual([])
      const { intent } = answerInfo(partizan, s, action.kind) ?? {}
      expect(intent).not.toBe('spend')
      if (intent === 'pass') expect(leaves(s, action.kind), owed(s)).toBeUndefined()
    }
    expect(found).toBeGreaterThan(50)
  })

  it('9.1.3 ends movement only when all have moved, and says what has not', () => {
    const s = position({ at: { 2816: ['pa-4kr'] } })
    expect([primary(s), leaves(s, 'done')]).toEqual([null, '2 units have not moved'])
    const moved = { ...s, moved: [unit('pa-4kr'), unit('pa-tito')] }
    expect([primary(moved), leaves(moved, 'done')]).toEqual([{ kind: 'done' }, undefined])
    expect(primary(play(s, pick('pa-4kr')))).toBeNull()
  })

  it('11.1.2 launches an attack that is put together, and says what could still be attacked', () => {
    const s = combatPhase({ side: 'axis', at: { 2815: ['ge-714'], 2816: ['pa-4kr'] } })
    expect([primary(s), leaves(s, 'done')]).toEqual([null, '1 hex could be attacked'])
    const named = play(s, { kind: 'target', hex: '2816' })
    expect(primary(named)).toEqual({ kind: 'launch' })
    expect(primary(play(named, { kind: 'join', unit: 'ge-714' }))).toBeNull()
    expect(primary(combatPhase({ side: 'axis', at: { 2815: ['ge-714'] } }))).toEqual({ kind: 'done' })
  })

  it('11.5.1 keeps the weapons caches, 11.4.4 fights on the table that was chosen', () => {
    const at = { 2815: ['ge-714', 'ge-342'], 2816: ['pa-4kr', 'pa-5kr'] }
    const s = attack(combatPhase({ side: 'axis', at, caches: [2] }), '2816', ['ge-714', 'ge-342'], 4)
    expect([owed(s), primary(s)]).toEqual(['chits', { kind: 'done' }])
    expect(answerInfo(partizan, s, 'give')?.intent).toBe('spend')
    expect(primary(play(s, 'done'))).toEqual({ kind: 'fight' })
  })

  it('15.2.2 takes a loss where it is missed least, and never from Tito while others stand', () => {
    const frames = [turnFrame('prestige'), frame('attrition', 0, { steps: 1 }, { left: 1 })]
    const s = position({ at: { 2816: ['pa-1pr', 'pa-4kr'] }, frames })
    expect(primary(s)).toEqual({ kind: 'lose', unit: unit('pa-4kr') })
    const fewer = position({ at: { 2816: ['pa-1pr'] }, frames })
    expect(primary(fewer)).toEqual({ kind: 'lose', unit: unit('pa-1pr') })
  })

  it('11.10 advances into an emptied hex, and stays once somebody is there', () => {
    const at = { 2815: ['ge-714', 'ge-342', 'ge-7ss'], 2816: ['pa-4kr'] }
    const s = battle(combatPhase({ side: 'axis', at }), '2816', ['ge-714', 'ge-342', 'ge-7ss'], 'assault', 6, 6)
    expect(owed(s)).toBe('advance')
    const action = primary(s)
    expect([action, leaves(s, 'done')]).toEqual([{ kind: 'all', hex: hex('2816') }, '2816 stays empty'])
    const taken = play(s, { kind: 'advance', unit: 'ge-714' })
    expect([owed(taken), primary(taken), leaves(taken, 'done')]).toEqual(['advance', { kind: 'done' }, undefined])
    const all = play(s, { kind: 'all', hex: '2816' })
    expect(['ge-714', 'ge-342', 'ge-7ss'].map(id => where(all, id))).toEqual(['2816', '2816', '2816'])
  })

  it('12.1 lets the rest stay only when nobody can get away', () => {
    const s = attack(combatPhase({ side: 'axis', at: { 2815: ['ge-714'], 2816: ['pa-4kr'] } }), '2816', ['ge-714'], 1)
    expect([primary(s), leaves(s, 'done')]).toEqual([null, '1 unit could retreat'])
  })

  it('17.1.1 jumps once a hex is named', () => {
    const frames = [turnFrame('afterDrop'), frame('drop', 1, null, { aim: null })]
    const s = position({ turn: 8, waiting: ['ge-500ss'], frames })
    expect([primary(s), primary(play(s, { kind: 'aim', hex: '2113' }))]).toEqual([null, { kind: 'jump' }])
  })
})

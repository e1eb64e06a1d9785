import { describe, expect, it } from 'vitest'
import {
  attack,
  battle,
  combatPhase,
  engine,
  factsOf,
  offered,
  owed,
  phase,
  pick,
  play,
  refusals,
  to,
  where,
} from '../positions'

const dropping = (at: { [hex: string]: string[] }, more = {}) =>
  phase('paradrop', { turn: 8, surrendered: 7, side: 'axis', waiting: ['ge-500ss'], at, ...more })
const jump = (s: ReturnType<typeof dropping>, aim: string, ...dice: number[]) =>
  play(s, { kind: 'aim', hex: aim }, { kind: 'jump', dice })

describe('16 air and naval support', () => {
  const at = { 2902: ['pa-1pr'], 2903: ['ge-714'] }
  const fought = (die: number, more = {}) => attack(combatPhase({ side: 'axis', at, ...more }), '2902', ['ge-714'], die)

  it('16.2 the Axis Bomber in any combat with Axis initiative', () => {
    expect(offered(fought(6), 'support')).toHaveLength(1)
    expect(refusals(fought(6), { kind: 'support', pick: 'axis-bomber' })).toEqual([])
    expect(refusals(fought(5), { kind: 'support', pick: 'axis-bomber' })).toEqual(['11.4.5'])
  })

  it('16.3 the Allied Bomber after the surrender, in any combat without Axis initiative', () => {
    expect(refusals(fought(5), { kind: 'support', pick: 'allied-bomber' })).toEqual(['16.3'])
    expect(refusals(fought(5, { surrendered: 2 }), { kind: 'support', pick: 'allied-bomber' })).toEqual([])
    expect(refusals(fought(6, { surrendered: 2 }), { kind: 'support', pick: 'allied-bomber' })).toEqual(['11.4.5'])
  })

  it('16.4 the Partisan Navy after the surrender, if the attacked hex is coastal', () => {
    expect(refusals(fought(5, { surrendered: 2 }), { kind: 'support', pick: 'partisan-navy' })).toEqual([])
    const inland = attack(
      combatPhase({ surrendered: 2, at: { 2902: ['pa-1pr'], 2903: ['ge-714'] } }),
      '2903',
      ['pa-1pr'],
      1,
    )
    expect(refusals(inland, { kind: 'support', pick: 'partisan-navy' })).toEqual(['16.4'])
  })

  it('16.5.1 and 16.5.2 one column each, two together', () => {
    const s = fought(5, { surrendered: 2 })
    const column = (...support: string[]) =>
      engine.forecast(play(s, ...support.map(pick => ({ kind: 'support', pick }))))?.chart?.column
    // 3 to 2 is 1-1; German +1, mountain -2: 1-2. One more column left is 1-3, the end of the table.
    expect([column(), column('allied-bomber'), column('allied-bomber', 'partisan-navy')]).toEqual(['1-2', '1-3', '1-3'])
    const strong = attack(
      combatPhase({ side: 'axis', surrendered: 2, at: { 2902: ['pa-1pr'], 2903: ['ge-1geb'] } }),
      '2902',
      ['ge-1geb'],
      5,
    )
    const other = (...support: string[]) =>
      engine.forecast(play(strong, ...support.map(pick => ({ kind: 'support', pick }))))?.chart?.column
    expect([other(), other('allied-bomber'), other('allied-bomber', 'partisan-navy')]).toEqual(['3-1', '2-1', '1-1'])
  })
})

describe('17.1 the 500 SS', () => {
  it('17.1.1 on turn 8 it jumps over any hex of Yugoslavia, even onto enemies or an island', () => {
    const s = dropping({ 2613: ['pa-4kr'], 2306: ['bu-21'], 3405: ['ge-714'] })
    expect(owed(s)).toBe('drop')
    for (const number of ['2613', '2105', '3405', '2512'])
      expect(refusals(s, { kind: 'aim', hex: number }), number).toEqual([])
    expect(refusals(s, { kind: 'aim', hex: '3716' })).toEqual(['17.1.1'])
    expect(refusals(s, { kind: 'aim', hex: '2306' })).toEqual(['10.2'])
    expect(refusals(s, 'jump')).toEqual(['17.1.1'])
    expect(
      owed(
        phase('paradrop', { turn: 7, surrendered: 7, side: 'axis', waiting: ['ge-500ss'], at: { 3405: ['ge-714'] } }),
      ),
    ).toBe('move')
  })

  it('17.1.2 on enemies the initiative die decides: Axis lands, Partisan drifts', () => {
    const s = dropping({ 2613: ['pa-4kr'] })
    expect(where(jump(s, '2613', 6), 'ge-500ss')).toBe('pool')
    // Turn 8 +1, mountain -1: a 4 is a 4.
    expect(where(jump(s, '2613', 4, 5), 'ge-500ss')).toBe('2512')
    expect(engine.forecast(play(s, { kind: 'aim', hex: '2613' }))?.results).toEqual([
      { code: 'Partisan', label: 'Partisan initiative', chance: 4 / 6 },
      { code: 'Axis', label: 'Axis initiative', chance: 2 / 6 },
    ])
  })

  it('17.1.3 a drift off Yugoslavia, into the sea or onto a closed hex is death', () => {
    expect(where(jump(dropping({ 2305: ['pa-4kr'] }), '2305', 1, 5), 'ge-500ss')).toBe('pool')
    expect(where(jump(dropping({ 3616: ['pa-4kr'] }), '3616', 1, 2), 'ge-500ss')).toBe('pool')
    expect(where(jump(dropping({ 2613: ['pa-4kr'], 2614: ['bu-21'] }), '2613', 1, 3), 'ge-500ss')).toBe('pool')
    expect(where(jump(dropping({ 2613: ['pa-4kr'], 2614: ['cr-1p'] }), '2613', 1, 3), 'ge-500ss')).toBe('2614')
  })

  it('17.1.4 where it lands or drifts onto Tito both are gone, without a fight', () => {
    const tito = jump(dropping({ 2613: ['pa-tito', 'pa-4kr'] }), '2613', 6)
    expect([where(tito, 'pa-tito'), where(tito, 'ge-500ss'), where(tito, 'pa-4kr')]).toEqual(['gone', 'pool', '2613'])
    const drifted = jump(dropping({ 2613: ['pa-4kr'], 2614: ['pa-tito'] }), '2613', 1, 3)
    expect([where(drifted, 'pa-tito'), where(drifted, 'ge-500ss')]).toEqual(['gone', 'pool'])
  })

  it('17.1.5 on others it alone is lost; in an empty hex it lives on as a German unit', () => {
    expect(where(jump(dropping({ 2613: ['pa-4kr'] }), '2613', 6), 'pa-4kr')).toBe('2613')
    const landed = jump(dropping({ 3405: ['ge-714'] }), '2613')
    expect(where(landed, 'ge-500ss')).toBe('2613')
    expect(offered(landed, 'pick')).toContain('ge-500ss')
  })

  it('17.1.6 it never drops again, and kills nobody outright in later attacks', () => {
    const later = phase('paradrop', {
      turn: 9,
      surrendered: 7,
      side: 'axis',
      pool: ['ge-500ss'],
      at: { 3405: ['ge-714'] },
    })
    expect(owed(later)).toBe('replace')
    const s = battle(
      combatPhase({ side: 'axis', surrendered: 7, turn: 9, at: { 3013: ['ge-500ss'], 3014: ['pa-tito', 'pa-4kr'] } }),
      '3014',
      ['ge-500ss'],
      'assault',
      6,
      1,
    )
    expect(where(s, 'pa-tito')).toBe('3014')
  })
})

describe('17.2 and 17.3 the 2 SAS and Tito', () => {
  it('17.2 the SAS moves among islands and fights as a British unit', () => {
    const s = combatPhase({ surrendered: 6, at: { 2207: ['al-sas2'], 2306: ['us-1sd'] } })
    expect(offered(play(s, { kind: 'target', hex: '2306' }), 'join')).toEqual(['al-sas2'])
  })

  it('17.3.1 Tito is an ordinary unit whose death is told to both sides, for good', () => {
    const s = combatPhase({ side: 'axis', turn: 5, at: { 3013: ['ge-342'], 3014: ['pa-tito'] } })
    const fought = battle(s, '3014', ['ge-342'], 'assault', 6, 6)
    expect([where(fought, 'pa-tito'), fought.titoDied]).toEqual(['gone', 5])
    expect(where(engine.view(fought, 1), 'pa-tito')).toBe('gone')
    // 14.2: from now on the cache die is one less.
    expect(
      factsOf(
        play(phase('partisanPoints', { gone: ['pa-tito'], pool: ['pa-4kr'], at: { 2816: ['pa-5kr'] } }, 1)),
        { kind: 'done', dice: [3, 1, 1] },
        'caches',
      ),
    ).toMatchObject({ net: 2, received: [1] })
  })

  it('17.3.2 on an island he is covered like a commando', () => {
    const s = combatPhase({ side: 'axis', surrendered: 6, at: { 2306: ['ge-714'], 2207: ['pa-tito'] } })
    expect(refusals(s, { kind: 'target', hex: '2207' })).toEqual(['11.1.1'])
    const moving = phase('partisanMoves', { surrendered: 6, at: { 2306: ['pa-tito'] } })
    expect(refusals(play(moving, pick('pa-tito')), to('2207'))).toEqual([])
  })
})

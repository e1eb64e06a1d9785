import { describe, expect, it } from 'vitest'
import {
  attack,
  battle,
  combatPhase,
  costOf,
  hex,
  offered,
  owed,
  owedBy,
  pick,
  play,
  refusals,
  to,
  unit,
  where,
} from '../positions'

const axisPhase = (at: { [hex: string]: string[] }, more = {}) => combatPhase({ side: 'axis', at, ...more })

describe('12 Partisan retreat', () => {
  const s = axisPhase({ 2815: ['ge-714'], 2816: ['pa-4kr', 'pa-5kr', 'al-sas2'] })

  it('12.1 on a net of 1 or 2 Partisans may leave the hex, each by itself, and need not; the British stay', () => {
    const asked = attack(s, '2816', ['ge-714'], 2)
    expect([owed(asked), owedBy(asked)]).toEqual(['retreat', 'partisan'])
    expect(offered(asked, 'pick')).toEqual(['pa-4kr', 'pa-5kr'])
    expect(refusals(asked, pick('al-sas2'))).toEqual(['12.1'])
    const one = play(asked, pick('pa-4kr'), to('2716'), 'done')
    expect(one.combat?.defenders).toEqual([unit('pa-5kr'), unit('al-sas2')])
    expect(owed(play(asked, 'done'))).toBe('plan')
  })

  it('12.1.1 by the rules of movement: no enemies, no sea, no islands, roads allowed', () => {
    const coast = attack(axisPhase({ 2407: ['ge-714'], 2306: ['pa-4kr'], 2406: ['ge-342'] }), '2306', ['ge-714'], 1)
    const picked = play(coast, pick('pa-4kr'))
    expect(refusals(picked, to('2406'))).toEqual(['9.5.7'])
    expect(refusals(picked, to('2207'))).toEqual(['3.0.3'])
    expect(refusals(picked, to('2205'))).toEqual(['9.1.5'])
    expect(refusals(picked, to('2307'))).toEqual([])
    // Along the railway from Sarajevo: eight hexes for eight points.
    const rail = play(attack(axisPhase({ 2612: ['ge-714'], 2511: ['pa-4kr'] }), '2511', ['ge-714'], 1), pick('pa-4kr'))
    expect(offered(rail, 'to')).toContain('2210')
  })

  it('12.2 full movement on a 1, half on a 2', () => {
    const to2615 = (die: number) =>
      offered(play(attack(s, '2816', ['ge-714'], die), pick('pa-4kr')), 'to').includes('2615')
    // 2716 across the river costs 3, 2615 lies two rough hexes and more away: 2715 2, then 1 by rail: 3. 2514 costs 3 more.
    expect([to2615(1), to2615(2)]).toEqual([true, true])
    const far = (die: number) =>
      offered(play(attack(s, '2816', ['ge-714'], die), pick('pa-4kr')), 'to').includes('2514')
    expect([far(1), far(2)]).toEqual([true, false])
    const picked = play(attack(s, '2816', ['ge-714'], 1), pick('pa-4kr'))
    expect([costOf(picked, 'to', '2716'), costOf(picked, 'to', '2615')]).toEqual([3, 3])
  })

  it('12.3.1 within stacking; without a way it must fight', () => {
    const full = ['pa-6lk', 'pa-7bn', 'pa-8kd', 'pa-9dl', 'pa-10kr']
    const at = { 2413: ['ge-714'], 2412: ['pa-4kr'], 2512: full }
    const asked = play(attack(axisPhase(at), '2412', ['ge-714'], 2), pick('pa-4kr'))
    expect(refusals(asked, to('2512'))).toEqual(['10.1.2'])
    const ring = {
      2916: ['ge-342'],
      2817: ['ge-704'],
      2716: ['ge-717'],
      2715: ['ge-718'],
      2815: ['ge-kg125'],
      2915: ['ge-714'],
    }
    const caught = attack(axisPhase({ ...ring, 2816: ['pa-1pr'] }), '2816', ['ge-kg125'], 1)
    expect(refusals(caught, pick('pa-1pr'))).toEqual(['12.3.1'])
    expect(owed(play(caught, 'done'))).toBe('plan')
  })

  it('12.3.2 others that have not attacked may attack it where it went', () => {
    const idle = axisPhase({ 2815: ['ge-714'], 2816: ['pa-4kr'], 2717: ['ge-342'] })
    const gone = play(attack(idle, '2816', ['ge-714'], 1), pick('pa-4kr'), to('2716'), 'done')
    expect(offered(gone, 'target')).toEqual(['2716'])
    expect(offered(play(gone, { kind: 'target', hex: '2716' }), 'join')).toEqual(['ge-342'])
  })

  it('12.3.3 it joins the defence of a hex still to be attacked, and may retreat from there again', () => {
    const two = axisPhase({ 2815: ['ge-714'], 2816: ['pa-4kr'], 2717: ['ge-342'], 2716: ['pa-5kr'] })
    const first = play(attack(two, '2816', ['ge-714'], 1), pick('pa-4kr'), to('2716'), 'done')
    const second = attack(first, '2716', ['ge-342'], 2)
    expect(second.combat?.defenders).toEqual([unit('pa-4kr'), unit('pa-5kr')])
    const again = play(second, pick('pa-4kr'), to('2616'))
    expect([where(again, 'pa-4kr'), again.retreated]).toEqual(['2616', [unit('pa-4kr')]])
  })

  it('12.4 a chit goes along', () => {
    const withChit = axisPhase(
      { 2815: ['ge-714'], 2816: ['pa-4kr'] },
      { own: { chits: [{ strength: 2, unit: unit('pa-4kr'), hex: null }] } },
    )
    const gone = play(attack(withChit, '2816', ['ge-714'], 1), pick('pa-4kr'), to('2716'))
    expect(gone.chits).toEqual([{ strength: 2, unit: unit('pa-4kr'), hex: null }])
  })

  it('12.5 after Re the attacking Partisans may go, with their full movement; defenders may not', () => {
    const partisans = combatPhase({ at: { 2816: ['pa-1pr', 'pa-2pr'], 2815: ['us-3pt', 'us-1sd'] } })
    const fought = battle(partisans, '2815', ['pa-1pr', 'pa-2pr'], 'closeCombat', 1, 4)
    const paid = play(fought, { kind: 'lose', unit: 'pa-2pr' })
    expect([owed(paid), owedBy(paid)]).toEqual(['retreat', 'partisan'])
    const away = play(paid, pick('pa-1pr'), to('2415'))
    expect([where(away, 'pa-1pr'), owed(away)]).toEqual(['2415', 'attack'])
    const axis = battle(
      axisPhase({ 2815: ['ge-342', 'ge-714'], 2816: ['pa-4kr', 'pa-5kr'] }),
      '2816',
      ['ge-342', 'ge-714'],
      'closeCombat',
      5,
      6,
    )
    expect(owed(play(axis, { kind: 'lose', unit: 'pa-4kr' }))).toBe('attack')
  })

  it('12.5 who withdrew does not advance', () => {
    const partisans = combatPhase({ at: { 3013: ['pa-1pr', 'pa-2pr'], 3014: ['us-3pt'] } })
    const fought = battle(partisans, '3014', ['pa-1pr', 'pa-2pr'], 'closeCombat', 1, 6)
    const one = play(fought, pick('pa-1pr'), to('2912'), 'done')
    expect([owed(one), offered(one, 'advance')]).toEqual(['advance', ['pa-2pr']])
    expect(hex('3014')).toBe(one.combat?.hex)
  })
})

import { describe, expect, it } from 'vitest'
import { stackedSteps, stackingLimit, stepsOf } from '../../../../src/games/partizan/movement/stacking'
import { hex, offered, phase, pick, play, position, refusals, to, units, where } from '../positions'

const axis = (id: string, at: { [hex: string]: string[] }, more = {}) =>
  play(position({ side: 'axis', at, ...more }), pick(id))

describe('10 stacking', () => {
  it('10.1.1 for stacking one-sided units count one, two-sided two, full or reduced', () => {
    const s = position({ at: { 2815: ['pa-4kr'], 2816: ['ge-714', 'ge-kg125', 'ge-342'] }, reduced: ['ge-342'] })
    const all = units('pa-4kr', 'ge-714', 'ge-kg125', 'ge-342')
    expect([stackedSteps(all), stepsOf(s, all)]).toEqual([1 + 2 + 1 + 2, 1 + 2 + 1 + 1])
  })

  it('10.1.2 clear 15, rough 10, mountain 5; a city adds 5, a town nothing', () => {
    const limits = ['3118', '2815', '2113', '2917', '2908', '2222'].map(number => stackingLimit(hex(number)))
    expect(limits).toEqual([15, 10, 5, 20, 10, 15])
  })

  it('10.1.2 a mountain takes no third division, full or reduced', () => {
    const at = { 2412: ['ge-714', 'ge-342'], 2512: ['ge-704'] }
    expect(refusals(axis('ge-704', at), to('2412'))).toEqual(['10.1.2'])
    expect(refusals(axis('ge-704', at, { reduced: ['ge-704'] }), to('2412'))).toEqual(['10.1.2'])
  })

  it('10.1.2 a full hex takes no unit from the pool, but its reduced units get their second step', () => {
    const five = ['ge-342', 'ge-704', 'ge-714']
    const build = { side: 'axis' as const, turn: 4, reduced: ['ge-714'], pool: ['ge-717', 'ge-718'] }
    // Bitolj is rough: ten steps. Jajce too.
    const full = ['ge-342', 'ge-704', 'ge-369', 'ge-373', 'ge-714', 'ge-kg125']
    const s = phase('axisPoints', { ...build, at: { 1020: full } })
    expect(refusals(s, { kind: 'restore', unit: 'ge-714' })).toEqual([])
    expect(refusals(play(s, pick('ge-717')), to('1020'))).toEqual(['10.1.2'])
    const open = phase('axisPoints', { ...build, at: { 1020: five } })
    expect(refusals(play(open, pick('ge-717')), to('1020'))).toEqual([])
  })

  it('10.1.3 Sarajevo holds 10', () => {
    expect(stackingLimit(hex('2511'))).toBe(10)
  })

  it('10.1.4 passing through a full hex is free', () => {
    const at = { 2412: ['ge-714', 'ge-342'], 2511: ['ge-704'] }
    const s = axis('ge-704', at)
    expect(offered(s, 'to')).not.toContain('2412')
    expect(where(play(s, to('2413')), 'ge-704')).toBe('2413')
  })

  it('10.1.5 a move that would end in excess is refused, so nothing has to be removed', () => {
    const five = ['pa-4kr', 'pa-5kr', 'pa-6lk', 'pa-7bn', 'pa-8kd']
    const s = play(position({ at: { 2512: five, 2513: ['pa-9dl'] } }), pick('pa-9dl'))
    expect(refusals(s, to('2512'))).toEqual(['10.1.2'])
    expect(refusals(play(s, 'done'), 'done')).toEqual([])
  })

  it('10.1.6 enemies never share a hex', () => {
    expect(refusals(axis('ge-714', { 2815: ['ge-714'], 2816: ['pa-4kr'] }), to('2816'))).toEqual(['9.5.7'])
  })

  it('10.1.7 targets, caches, beaches and Out-of-Supply markers take no room', () => {
    const five = ['pa-4kr', 'pa-5kr', 'pa-6lk', 'pa-7bn']
    const s = play(
      position({
        at: { 2512: five, 2513: ['pa-9dl'] },
        targets: { 2512: 'Dam' },
        own: { chits: [{ strength: 3, unit: units('pa-4kr')[0], hex: null }] },
      }),
      pick('pa-9dl'),
    )
    expect(refusals(s, to('2512'))).toEqual([])
  })

  it('10.2 only Germans, Croatians and Ustashi share a hex with other nations', () => {
    const at = (there: string, comer: string) => ({ 3407: [there], 3307: [comer] })
    expect(refusals(axis('ge-714', at('cr-1p', 'ge-714')), to('3407'))).toEqual([])
    expect(refusals(axis('us-1sd', at('cr-1p', 'us-1sd')), to('3407'))).toEqual([])
    expect(refusals(axis('us-1sd', at('ge-714', 'us-1sd')), to('3407'))).toEqual([])
    expect(refusals(axis('ge-714', at('hu-14gh', 'ge-714')), to('3407'))).toEqual(['10.2'])
    expect(refusals(axis('cr-1p', { 2605: ['it-re'], 2604: ['cr-1p'] }), to('2605'))).toEqual(['10.2'])
    expect(refusals(axis('bu-21', { 1421: ['ge-714'], 1321: ['bu-21'] }), to('1421'))).toEqual(['10.2'])
  })

  it('10.3 Partisans share a hex with British units only; the other Allies share freely', () => {
    const s = (id: string, there: string) => play(position({ at: { 2804: [id], 2805: [there] } }), pick(id))
    expect(refusals(s('pa-4kr', 'al-sas2'), to('2805'))).toEqual([])
    expect(refusals(s('pa-4kr', 'al-fr1'), to('2805'))).toEqual(['10.3'])
    expect(refusals(s('al-us3', 'al-po2'), to('2805'))).toEqual([])
    expect(refusals(s('al-us3', 'al-sas2'), to('2805'))).toEqual([])
    const mixed = play(position({ at: { 2804: ['al-us3'], 2805: ['al-sas2', 'pa-4kr'] } }), pick('al-us3'))
    expect(refusals(mixed, to('2805'))).toEqual(['10.3'])
  })

  it('10.4 the fast leave the slow behind, who may go on by themselves', () => {
    const s = play(position({ side: 'axis', at: { 2917: ['ge-714', 'ge-1kos'] } }), pick('ge-1kos'), to('2919'))
    const slow = play(s, pick('ge-714'))
    expect(offered(slow, 'to')).toContain('2918')
    expect(where(slow, 'ge-1kos')).toBe('2919')
  })
})

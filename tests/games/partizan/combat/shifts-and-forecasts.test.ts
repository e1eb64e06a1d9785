import { describe, expect, it } from 'vitest'
import { type columnOf, resolve, shiftsOf } from '../../../../src/games/partizan/combat/odds'
import { attack, combatPhase, engine, hex, play, position, units } from '../positions'

type Plan = Parameters<typeof columnOf>[1]
const plan = (attacker: 0 | 1, number: string, attackers: string[], defenders: string[]): Plan => ({
  attacker,
  hex: hex(number),
  attackers: units(...attackers),
  defenders: units(...defenders),
  landing: false,
})
const rules = (s: ReturnType<typeof position>, it: Plan, table: 'assault' | 'closeCombat' = 'assault') =>
  shiftsOf(s, it, table, []).map(({ rule, value }) => [rule, value])
const axisPhase = (at: { [hex: string]: string[] }, more = {}) => combatPhase({ side: 'axis', at, ...more })

describe('11.7 column shifts', () => {
  it('11.7.0 and 11.7.12 all that apply are added up, terrain and town both', () => {
    const s = position({ side: 'axis', at: { 2809: ['it-eds', 'it-re'], 2908: ['pa-1pr'] } })
    expect(rules(s, plan(1, '2908', ['it-eds', 'it-re'], ['pa-1pr']))).toEqual([
      ['11.7.5', 2],
      ['11.7.7', -1],
      ['11.7.9', -1],
    ])
  })

  it('11.7.1, 11.7.2 and 11.7.3 support shifts one column for its owner, left when he defends', () => {
    const s = position({ at: { 2902: ['pa-1pr'], 3003: ['ge-714'] } })
    const value = (attacker: 0 | 1, support: 'axis-bomber' | 'allied-bomber' | 'partisan-navy') =>
      shiftsOf(s, { ...plan(0, '2902', ['pa-1pr'], ['ge-714']), attacker }, 'assault', [support])[0]
    expect([value(1, 'axis-bomber'), value(0, 'axis-bomber')].map(each => [each.rule, each.value])).toEqual([
      ['11.7.1', 1],
      ['11.7.1', -1],
    ])
    expect([value(0, 'allied-bomber'), value(1, 'allied-bomber')].map(each => [each.rule, each.value])).toEqual([
      ['11.7.2', 1],
      ['11.7.2', -1],
    ])
    expect([value(0, 'partisan-navy'), value(1, 'partisan-navy')].map(each => [each.rule, each.value])).toEqual([
      ['11.7.3', 1],
      ['11.7.3', -1],
    ])
  })

  it('11.7.4 at least half the attacking steps German, in an Axis attack', () => {
    const s = (reduced: string[]) =>
      position({ side: 'axis', reduced, at: { 3013: ['ge-714', 'cr-1p'], 3014: ['pa-4kr'] } })
    const it = plan(1, '3014', ['ge-714', 'cr-1p'], ['pa-4kr'])
    expect(rules(s([]), it)).toEqual([['11.7.4', 1]])
    expect(rules(s(['ge-714']), it)).toEqual([])
    const defending = position({ at: { 3013: ['ge-714'], 3014: ['pa-4kr'] } })
    expect(rules(defending, plan(0, '3013', ['pa-4kr'], ['ge-714']))).toEqual([])
  })

  it.each(['it-eds', 'it-tdf', 'ge-21pz', 'ge-202pz'])('11.7.5 %s is a motor unit: two columns right', id => {
    const s = position({ side: 'axis', at: { 3013: [id], 3014: ['pa-4kr'] } })
    expect(rules(s, plan(1, '3014', [id], ['pa-4kr']))).toContainEqual(['11.7.5', 2])
  })

  it('11.7.6 Partisans alone, in close combat only', () => {
    const s = position({ at: { 3013: ['pa-4kr', 'al-sas2'], 3014: ['ge-714'] } })
    expect(rules(s, plan(0, '3014', ['pa-4kr'], ['ge-714']), 'closeCombat')).toEqual([['11.7.6', 1]])
    expect(rules(s, plan(0, '3014', ['pa-4kr'], ['ge-714']), 'assault')).toEqual([])
    expect(rules(s, plan(0, '3014', ['pa-4kr', 'al-sas2'], ['ge-714']), 'closeCombat')).toEqual([])
  })

  it('11.7.7, 11.7.8, 11.7.9 and 11.7.10 rough 1, mountain 2, town 1, city 2, all to the left', () => {
    const against = (number: string, from: string) =>
      rules(position({ at: { [from]: ['al-us3'], [number]: ['cr-1p'] } }), plan(0, number, ['al-us3'], ['cr-1p']))
    expect(against('2809', '2810')).toEqual([['11.7.7', -1]])
    expect(against('2512', '2511')).toEqual([['11.7.8', -2]])
    expect(against('2915', '2816')).toEqual([['11.7.9', -1]])
    expect(against('2511', '2512')).toEqual([
      ['11.7.8', -2],
      ['11.7.10', -2],
    ])
  })

  it('11.7.11 a river only if all attack across it and no bridge helps', () => {
    const against = (from: { [hex: string]: string[] }, attackers: string[]) =>
      rules(position({ at: { ...from, 3014: ['cr-1p'] } }), plan(0, '3014', attackers, ['cr-1p']))
    expect(against({ 3114: ['al-us3'] }, ['al-us3'])).toEqual([['11.7.11', -1]])
    expect(against({ 3114: ['al-us3'], 3013: ['al-us36'] }, ['al-us3', 'al-us36'])).toEqual([])
    const bridged = position({ at: { 3114: ['al-us3'], 3015: ['cr-1p'] } })
    expect(rules(bridged, plan(0, '3015', ['al-us3'], ['cr-1p']))).toEqual([['11.7.9', -1]])
  })

  it('11.8 out of supply: -2 to the die for an attacker, +1 for a defender, once each', () => {
    const s = (unsupplied: string[]) =>
      position({ side: 'axis', unsupplied, at: { 3013: ['it-re', 'it-bg', 'it-ma'], 3014: ['al-us3'] } })
    const it = plan(1, '3014', ['it-re', 'it-bg', 'it-ma'], ['al-us3'])
    const read = (unsupplied: string[], die: number) => resolve(s(unsupplied), it, 'assault', [], () => die)
    // 6 to 9 is 1-2, where 5 is 2/1. Two halved units make it 4 to 9, 1-3, where a 6 is read as 4: 3/0.
    expect(read([], 5)).toMatchObject({ attacker: 2, defender: 1 })
    expect(read(['it-re', 'it-bg'], 6)).toMatchObject({ attacker: 3, defender: 0 })
    // 6 to 5 is 1-1: a 4 is read as 5, 1/1.
    expect(read(['al-us3'], 4)).toMatchObject({ attacker: 1, defender: 1 })
  })
})

describe('forecasts', () => {
  it('R-54 after the declaration both sides see every modifier and the chance of each result', () => {
    const s = attack(axisPhase({ 2815: ['ge-714', 'ge-342'], 2816: ['pa-1pr'] }), '2816', ['ge-714', 'ge-342'], 5)
    const shown = engine.forecast(s)
    expect(shown?.chart).toEqual({ id: 'assault', column: '3-1' })
    expect(shown?.modifiers.map(each => [each.value, each.rule])).toEqual([
      ['3', '11.6.1'],
      ['4', '11.6.1'],
      ['2', '11.6.1'],
      ['3-1', '11.6.1'],
      [1, '11.7.4'],
      [-1, '11.7.7'],
    ])
    // 3-1: 2/0, 1/0, 1/1, 1/1, 1/2, 1/2; the single defender never loses two.
    expect(shown?.results).toEqual([
      { code: '1/1', label: 'attacker loses 1 step, defender 1 step', chance: 2 / 6 },
      { code: '1/2', label: 'attacker loses 1 step, defender 1 step', chance: 2 / 6 },
      { code: '1/0', label: 'attacker loses 1 step, defender 0 steps', chance: 1 / 6 },
      { code: '2/0', label: 'attacker loses 2 steps, defender 0 steps', chance: 1 / 6 },
    ])
  })

  it('11.4.4 while the table is chosen the other one is forecast beside it', () => {
    const s = attack(axisPhase({ 2815: ['ge-714', 'ge-342'], 2816: ['pa-1pr'] }), '2816', ['ge-714', 'ge-342'], 5)
    const shown = engine.forecast(s)
    // 3-1 on the Close Combat Table: 1/0 twice, 1/1 Re twice, 0/1 Re twice.
    expect(shown?.otherwise?.label).toBe('on the Close Combat Table, column 3-1')
    const codes = (results: readonly { readonly code?: string; readonly chance: number }[] | undefined) =>
      Object.fromEntries((results ?? []).map(each => [each.code, each.chance]))
    const close = { '1/0': 2 / 6, '1/1Re': 2 / 6, '0/1Re': 2 / 6 }
    expect(codes(shown?.otherwise?.results)).toEqual(close)
    const turned = engine.forecast(play(s, { kind: 'table', pick: 'closeCombat' }))
    expect(turned?.chart).toEqual({ id: 'closeCombat', column: '3-1' })
    expect(codes(turned?.results)).toEqual(close)
    expect(turned?.otherwise?.now).toBe('on the Close Combat Table, column 3-1')
    expect(turned?.otherwise?.label).toBe('on the Assault Table, column 3-1')
  })

  it('11.6.4 and R-52 a withdrawal is forecast only where a Partisan can be left to make it', () => {
    const withdrawals = (attackers: string[]) => {
      const s = attack(combatPhase({ at: { 2816: attackers, 2815: ['us-3pt', 'us-1sd'] } }), '2815', attackers, 1)
      const shown = engine.forecast(play(s, { kind: 'table', pick: 'closeCombat' }))?.results ?? []
      return Object.fromEntries(shown.map(({ code, label }) => [code, label.includes('withdraw')]))
    }
    expect(withdrawals(['pa-1pr'])).toMatchObject({ '1/0Re': false })
    expect(withdrawals(['pa-1pr', 'pa-2pr', 'pa-3ud'])).toMatchObject({ '1/1Re': true })
  })

  it('R-54 before it only the initiative, which hangs on turn and ground, and the strengths that can be seen', () => {
    const s = play(axisPhase({ 2815: ['ge-714'], 2514: ['pa-1pr'], 2615: ['ge-342'] }, { turn: 6 }), {
      kind: 'target',
      hex: '2514',
    })
    expect(engine.forecast(s)?.modifiers).toEqual([
      { label: 'turn 6', value: 1, rule: '11.4.2' },
      { label: 'mountain hex', value: -1, rule: '11.4.2' },
      { label: 'attack strength of those named', value: expect.any(String), rule: '11.6.1' },
      { label: 'defence that can be seen and 1 counter face down', value: '0', rule: '11.6.1' },
    ])
  })
})

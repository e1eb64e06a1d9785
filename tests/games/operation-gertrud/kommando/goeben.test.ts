import { describe, expect, it } from 'vitest'
import { isInEnemyZoc } from '../../../../src/games/operation-gertrud/board'
import type { ScenarioId } from '../../../../src/games/operation-gertrud/forces/scenarios/scenario'
import type { Gertrud } from '../../../../src/games/operation-gertrud/state'
import {
  attack,
  type Build,
  begin,
  combat,
  engine,
  hex,
  logOf,
  movement,
  offered,
  owed,
  owedBy,
  play,
  refusals,
  stage,
  steps,
  where,
} from '../positions'

const FRONT = { '2905': ['de-pz-5'], '2806': ['tr-inf-1'] }

/** Turn 1, the Kommando ashore at 2611, the Combat Phase about to begin. */
const ashore = (build: Build = {}): Gertrud =>
  combat({
    turn: 1,
    pool: ['tr-ngs-yavuz', 'de-cas-1'],
    ...build,
    at: { ...FRONT, '2611': ['de-kommando'], ...build.at },
    own: { raid: 'landed', ...build.own },
  })

const raid = (size: 'large' | 'small', dice: [number, number], scenario: ScenarioId = 'early-1941') =>
  play(ashore({ scenario }), { kind: size, dice })
const told = (size: 'large' | 'small', dice: [number, number], scenario: ScenarioId = 'early-1941') =>
  logOf(ashore({ scenario }), { kind: size, dice }).find(each => each.kind === 'raid')?.facts

describe('17.0 the raid on the Goeben', () => {
  it('17.0.1 the Kommando lands at 2611 on turn 1, and only then', () => {
    const s = movement({ turn: 1, waiting: ['de-kommando'], at: FRONT, own: { raid: 'ahead' } })
    expect([where(s, 'de-kommando'), s.raid]).toEqual(['2611', 'landed'])
    expect(refusals(s, { kind: 'pick', unit: 'de-kommando' })).toEqual(['15.0.1'])
    expect(isInEnemyZoc(s, hex('2610'), 1)).toBe(true)
    const other = { 'drop-without-zoc': true }
    const without = movement({ turn: 1, waiting: ['de-kommando'], at: FRONT, own: { raid: 'ahead' }, options: other })
    expect(isInEnemyZoc(without, hex('2610'), 1)).toBe(false)
  })

  it('17.0.2 it is the first thing in the Combat Phase: large or small, before the dice', () => {
    const s = ashore()
    expect([owed(s), owedBy(s), offered(s, 'large'), offered(s, 'small')]).toEqual(['raid', 'german', [''], ['']])
    expect(owed(raid('large', [3, 3]))).toBe('combat')
  })

  it('17.0.2 no support, no battle: the Kommando may not attack this turn', () => {
    const s = ashore({ at: { '2612': ['tr-inf-2'] } })
    const done = play(s, { kind: 'large', dice: [6, 5] })
    expect(refusals(play(done, { kind: 'target', hex: '2806' }), { kind: 'join', unit: 'de-kommando' })).toEqual([
      '11.0.step10.1',
    ])
  })

  it('17.0.3, 17.0.5 +2 for a large raid, -1 for a small one, and the scenario from +2 to -2', () => {
    expect(told('large', [3, 4])).toMatchObject({ total: 11 })
    expect(told('small', [3, 4])).toMatchObject({ total: 8 })
    expect(
      (['late-1941', 'early-1942', 'late-1942', 'early-1943'] as const).map(
        id => (told('large', [3, 4], id) as { total: number }).total,
      ),
    ).toEqual([10, 9, 8, 7])
    const forecast = engine.forecast(ashore())
    expect(forecast?.modifiers.map(each => each.value)).toEqual([2, 2, -1])
    expect(forecast?.otherwise).toMatchObject({ now: 'large raid', label: 'small raid' })
    expect(forecast?.results.reduce((sum, each) => sum + each.chance, 0)).toBeCloseTo(1)
  })

  it('17.0.4 a large raid is made with two steps, a small one with one', () => {
    expect([steps(raid('large', [3, 4]), 'de-kommando'), steps(raid('small', [5, 5]), 'de-kommando')]).toEqual([2, 1])
  })

  it('17.0.6 fiasco and beaten off: the ship is unharmed, the Kommando gone for good or dead', () => {
    const fiasco = raid('small', [1, 1], 'early-1943')
    expect([where(fiasco, 'de-kommando'), where(fiasco, 'tr-ngs-yavuz'), fiasco.yavuz]).toEqual([
      'gone',
      'ready',
      'turkish',
    ])
    expect(where(raid('large', [1, 1], 'late-1942'), 'de-kommando')).toBe('dead')
  })

  it('17.0.6 cut out: she sails under the German flag and the Kommando comes ashore in an Axis city', () => {
    const s = raid('small', [3, 4], 'early-1943')
    expect([owed(s), s.yavuz, where(s, 'tr-ngs-yavuz')]).toEqual(['harbour', 'german', 'used'])
    expect(offered(s, 'to')).toContain('3007')
    expect(refusals(s, { kind: 'to', hex: '2806' })).toEqual(['17.0.6'])
    const home = play(s, { kind: 'to', hex: '3007' })
    expect([where(home, 'de-kommando'), steps(home, 'de-kommando'), owed(home)]).toEqual(['3007', 1, 'combat'])
  })

  it('17.0.6 seized and held: the Kommando stays in the berth', () => {
    const s = raid('small', [2, 3])
    expect([s.yavuz, where(s, 'de-kommando'), s.blitzkrieg]).toEqual(['german', '2611', true])
  })

  it('17.0.6, 5.1.2 set ablaze: unusable until repaired, and she may sink', () => {
    const s = raid('large', [1, 3])
    expect([s.yavuz, steps(s, 'de-kommando'), where(s, 'de-kommando')]).toEqual(['ablaze', 1, '2611'])
    expect(where(raid('small', [2, 4]), 'de-kommando')).toBe('dead')
    const at = { '2727': ['tr-inf-1'], '2728': ['de-pz-5'] }
    const burning = attack(combat({ at, pool: ['tr-ngs-yavuz', 'tr-cas-1'], own: { yavuz: 'ablaze' } }), '2727')
    expect(offered(burning, 'commit')).toEqual(['tr-cas-1'])
    expect(refusals(burning, { kind: 'commit', unit: 'tr-ngs-yavuz' })).not.toEqual([])
  })

  it('5.1.2 the check: 1 and 2 sink her, 6 repairs her, else she stays as she is; without damage there is none', () => {
    const ablaze = { at: { '2116': ['tr-inf-1'] }, pool: ['tr-ngs-yavuz'], own: { yavuz: 'ablaze' as const } }
    const last = movement({ side: 'allied', ...ablaze, turn: 1 })
    const sunk = play(last, { kind: 'done', dice: [2] })
    expect([where(sunk, 'tr-ngs-yavuz'), sunk.turn]).toEqual(['gone', 2])
    const same = play(last, { kind: 'done', dice: [4] })
    expect([where(same, 'tr-ngs-yavuz'), same.yavuz]).toEqual(['ready', 'ablaze'])
    expect(play(last, { kind: 'done', dice: [6] }).yavuz).toBe('turkish')
    expect(stage('yavuz', { at: { '2905': ['de-inf-79'] }, pool: ['tr-ngs-yavuz'] }).seal).toBe(
      begin('early-1941').seal,
    )
  })

  it('17.0.6 scuttled: gone for good, with or without a step, and at 13 the Blitzkrieg Bonus with it', () => {
    const fought = raid('large', [2, 3])
    expect([where(fought, 'tr-ngs-yavuz'), steps(fought, 'de-kommando')]).toEqual(['gone', 1])
    const held = raid('large', [3, 4])
    expect([steps(held, 'de-kommando'), held.blitzkrieg]).toEqual([2, true])
    const alarm = raid('large', [6, 6])
    expect([where(alarm, 'tr-ngs-yavuz'), steps(alarm, 'de-kommando'), alarm.blitzkrieg]).toEqual(['gone', 2, false])
  })
})

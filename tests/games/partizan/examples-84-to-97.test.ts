import { describe, expect, it } from 'vitest'
import { alliedSources, supplyCheckModifier } from '../../../src/games/partizan/supply/supply'
import { tallyOf } from '../../../src/games/partizan/victory/victory'
import {
  attack,
  battle,
  combatPhase,
  factsOf,
  numbers,
  offered,
  owed,
  phase,
  pick,
  play,
  position,
  refusals,
  rulingsAgainst,
  to,
  units,
  where,
} from './positions'

// The vectors of the game book's examples.md, by their numbers.

type Build = NonNullable<Parameters<typeof position>[0]>
const AT_HOME = { partisansAtHome: true }
const destroy = (id: string, ...dice: number[]) => ({ kind: 'destroy', unit: id, dice })
const picked = (id: string, build: Build) => play(position(build), pick(id))
const costTo = (s: ReturnType<typeof position>, number: string): boolean => offered(s, 'to').includes(number)

describe('examples 84 to 86: abroad', () => {
  const AT = { 1121: ['pa-1pr'], 1120: ['ge-714'], 1221: ['ge-342'], 1222: ['ge-704'] }

  it('example 84: 12.1, 12.3.1, R-38 a retreat may go over the frontier; with partisansAtHome it must fight', () => {
    const asked = (options: Build['options'] = {}) =>
      attack(combatPhase({ side: 'axis', at: AT, options }), '1121', ['ge-714', 'ge-342', 'ge-704'], 3)
    const free = asked()
    expect(owed(free)).toBe('retreat')
    const ways = offered(play(free, pick('pa-1pr')), 'to')
    expect(ways.some(way => ['1021', '1022', '1122'].includes(way))).toBe(true)
    const shut = asked(AT_HOME)
    expect(owed(shut) === 'retreat' ? refusals(shut, pick('pa-1pr')) : ['12.3.1']).toEqual(['12.3.1'])
  })

  it('example 85: 3.0.1, 9.5.9, R-38 a move abroad', () => {
    expect(refusals(picked('pa-1pr', { at: { 3701: ['pa-1pr'] } }), to('3801'))).toEqual([])
    expect(rulingsAgainst(picked('pa-1pr', { at: { 3701: ['pa-1pr'] }, options: AT_HOME }), to('3801'))).toEqual([
      'R-38',
    ])
  })

  it('example 86: 15.2.2, 18.6, R-38 a town abroad helps the supply check and scores nothing', () => {
    const s = position({ at: { 1615: ['pa-4kr'] } })
    expect([supplyCheckModifier(s), tallyOf(s).towns]).toEqual([-1, 0])
    expect(supplyCheckModifier(position({ at: { 2816: ['pa-4kr'] } }))).toBe(1)
  })
})

describe('examples 87 to 90: when a target is destroyed', () => {
  const AT = { 2413: ['pa-1pr', 'pa-2pr', 'pa-3ud'], 2414: ['us-3pt'] }
  const attackers = ['pa-1pr', 'pa-2pr', 'pa-3ud']
  /** The Partisans take 2414 from 2413: the only defender is lost and whoever attacked may withdraw. */
  const fought = () =>
    battle(
      combatPhase({ at: AT, targets: { 2414: 'Bridge', 2412: 'Train Station' } }),
      '2414',
      attackers,
      'closeCombat',
      1,
      6,
    )

  it('example 87: 18.5.1, 5.1.6.1, 9.5.9, 11.10 a unit that has advanced into the hex', () => {
    const s = fought()
    expect([owed(s), where(s, 'us-3pt')]).toEqual(['retreat', 'gone'])
    const advanced = play(s, 'done', { kind: 'advance', unit: 'pa-1pr' }, 'done')
    expect([owed(advanced), where(advanced, 'pa-1pr')]).toEqual(['attack', '2414'])
    const order = destroy('pa-1pr', 4)
    expect(factsOf(advanced, order, 'destroyed')).toMatchObject({ objective: 'Bridge', vp: 6, advanced: true })
    const done = play(advanced, order)
    expect([done.targetVp, done.targets.length, done.exposed]).toEqual([6, 1, units('pa-1pr')])
    expect(done.moved).toContain(units('pa-1pr')[0])
    expect(refusals(advanced, destroy('pa-2pr'))).toEqual(['18.5.1'])
  })

  it('example 88: 12.5, R-5 not by a unit that withdrew there', () => {
    const withdrawn = play(fought(), pick('pa-1pr'), to('2412'), 'done')
    expect(where(withdrawn, 'pa-1pr')).toBe('2412')
    const over = play(withdrawn, 'done')
    expect([owed(over), rulingsAgainst(over, destroy('pa-1pr'))]).toEqual(['attack', ['R-5']])
  })

  it('example 89: 18.5.1, 19.2.3.2 a unit that has landed may, and stays at full strength', () => {
    const s = position({
      turn: 6,
      options: { armpit: true },
      waiting: ['al-us3'],
      targets: { 2405: 'Phone Lines' },
      own: { armpit: { ...position().armpit, isOn: true } },
    })
    const ashore = play(s, { kind: 'land', hex: '2405' }, { kind: 'join', unit: 'al-us3' }, 'land')
    expect(where(ashore, 'al-us3')).toBe('2405')
    const done = play(ashore, destroy('al-us3', 1))
    expect([done.targets, done.exposed]).toEqual([[], []])
    expect(refusals(done, pick('al-us3'))).toEqual(['9.1.3'])
  })

  it('example 90: 18.5.1, R-5 nobody in the Axis segment', () => {
    const s = combatPhase({ side: 'axis', at: { 2412: ['pa-1pr'] }, targets: { 2412: 'Dam' } })
    expect(refusals(s, destroy('pa-1pr'))).toEqual(['18.5.1'])
  })
})

describe('examples 91 and 92: stacking', () => {
  it('example 91: 10.1.1 two reduced divisions fill a mountain town but for one step', () => {
    const build = {
      side: 'axis',
      at: { 2414: ['it-bg', 'it-re'], 2415: ['it-mu'] },
      reduced: ['it-bg', 'it-re'],
    } as const
    expect(refusals(picked('it-mu', build), to('2414'))).toEqual(['10.1.2'])
  })

  it('example 92: 10.1.1 a reduced unit grows in a full hex', () => {
    const build = {
      side: 'axis',
      turn: 4,
      at: { 2412: ['ge-714', 'ge-342', 'ge-kg125'] },
      reduced: ['ge-714'],
    } as const
    expect(refusals(phase('axisPoints', build), { kind: 'restore', unit: 'ge-714' })).toEqual([])
  })
})

describe('examples 93 and 94: islands', () => {
  it('example 93: 3.0.4, R-31 from Vis hex by hex', () => {
    const s = picked('al-sas2', { at: { 2105: ['al-sas2'] }, surrendered: 6 })
    expect([costTo(s, '2106'), costTo(s, '2008'), costTo(s, '1909'), costTo(s, '3101')]).toEqual([
      true,
      true,
      true,
      false,
    ])
    expect(play(s, to('1909')).frames.at(-1)?.local).toEqual({ hand: [] })
    expect(play(s, to('2008')).frames.at(-1)?.local).toMatchObject({ hand: [{ left: 4 }] })
    expect(play(s, to('2106')).frames.at(-1)?.local).toMatchObject({ hand: [{ left: 8 }] })
  })

  it('example 94: 17.3.2, R-31 Tito after the surrender', () => {
    const s = picked('pa-tito', { at: { 1909: ['pa-tito'] }, surrendered: 2 })
    expect([costTo(s, '2008'), costTo(s, '2105'), costTo(s, '1910')]).toEqual([true, false, true])
    expect(play(s, to('2008')).frames.at(-1)?.local).toMatchObject({ hand: [{ left: 4 }] })
  })
})

describe('examples 95 to 97', () => {
  it('example 95: 5.2.4, R-13 a Kampfgruppe though an Italian is reduced', () => {
    const at = { 2917: ['ge-714'], 2603: ['it-bg'] }
    const s = phase('axisPoints', { side: 'axis', turn: 4, at, reduced: ['it-bg'], pool: ['ge-kg-a'] })
    expect(refusals(s, pick('ge-kg-a'))).toEqual([])
  })

  it('example 97: 15.3, R-26, R-38 Fiume is a port for the Partisan side', () => {
    const s = picked('pa-4kr', { at: { 3202: ['pa-4kr'] } })
    const taken = play(s, to('3201'))
    expect([where(taken, 'pa-4kr'), numbers(taken.partisanPorts), numbers(alliedSources(taken))]).toEqual([
      '3201',
      ['3201'],
      ['3201'],
    ])
  })
})

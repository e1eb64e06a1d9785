import { describe, expect, it } from 'vitest'
import { alliedSources, supplyCheckModifier } from '../../../src/games/partizan/supply/supply'
import { tallyOf } from '../../../src/games/partizan/victory/victory'
import {
  attack,
  combatPhase,
  hex,
  numbers,
  offered,
  owed,
  phase,
  pick,
  play,
  position,
  refusals,
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
    expect(refusals(picked('pa-1pr', { at: { 3701: ['pa-1pr'] }, options: AT_HOME }), to('3801'))).toEqual(['R-38'])
  })

  it('example 86: 15.2.2, 18.6, R-38 a town abroad helps the supply check and scores nothing', () => {
    const s = position({ at: { 1615: ['pa-4kr'] } })
    expect([supplyCheckModifier(s), tallyOf(s).towns]).toEqual([-1, 0])
    expect(supplyCheckModifier(position({ at: { 2816: ['pa-4kr'] } }))).toBe(1)
  })
})

describe('examples 87 to 90: when a target is destroyed', () => {
  it('example 87: 18.5.1, 5.1.6.1, 9.5.9 a unit that stands in the hex in the combat phase, an advance included', () => {
    const s = combatPhase({ at: { 2414: ['pa-1pr'] }, targets: { 2414: 'Bridge' }, own: { attacked: units('pa-1pr') } })
    const done = play(s, destroy('pa-1pr', 4))
    expect([done.targetVp > 4, done.targets, done.exposed]).toEqual([true, [], units('pa-1pr')])
    expect(done.moved).toContain(units('pa-1pr')[0])
  })

  it('example 88: 12.5, R-5 not by a unit that withdrew there', () => {
    const s = combatPhase({
      at: { 2412: ['pa-1pr'] },
      targets: { 2412: 'Train Station' },
      own: { retreated: units('pa-1pr') },
    })
    expect(refusals(s, destroy('pa-1pr'))).toEqual(['R-5'])
  })

  it('example 89: 18.5.1, 19.2.3.2 a unit that has landed may, and stays at full strength', () => {
    const armpit = { ...position().armpit, isOn: true, landings: [{ unit: units('al-us3')[0], hex: hex('2405') }] }
    const s = combatPhase({ at: { 2405: ['al-us3'] }, targets: { 2405: 'Phone Lines' }, own: { armpit } })
    const done = play(s, destroy('al-us3', 1))
    expect([done.targets, done.exposed]).toEqual([[], []])
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
    expect(play(s, to('1909')).frames.at(-1)?.local).toMatchObject({ left: 0 })
    expect(play(s, to('2008')).frames.at(-1)?.local).toMatchObject({ left: 4 })
    expect(play(s, to('2106')).frames.at(-1)?.local).toMatchObject({ left: 8 })
  })

  it('example 94: 17.3.2, R-31 Tito after the surrender', () => {
    const s = picked('pa-tito', { at: { 1909: ['pa-tito'] }, surrendered: 2 })
    expect([costTo(s, '2008'), costTo(s, '2105'), costTo(s, '1910')]).toEqual([true, false, true])
    expect(play(s, to('2008')).frames.at(-1)?.local).toMatchObject({ left: 4 })
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

import { describe, expect, it } from 'vitest'
import { objectivesHeld, victoryModifiersOf } from '../../../src/games/operation-gertrud/victory/victory'
import {
  type Build,
  engine,
  interdiction,
  logOf,
  movement,
  numbers,
  offered,
  owed,
  owedBy,
  play,
  position,
  refusals,
  stage,
  where,
} from './positions'

/** Objectives and a German unit for each. */
const OBJECTIVES = ['2806', '2709', '2505', '2509', '2106', '2412', '2416', '2814', '2212', '2015']
const GERMANS = [
  'de-inf-79',
  'de-inf-73',
  'de-inf-101',
  'de-inf-132',
  'de-inf-183',
  'de-inf-294',
  'de-mtn-1',
  'de-mtn-4',
]
const MORE = ['de-mot-16', 'de-mot-60']
const holding = (count: number): { [hex: string]: string[] } =>
  Object.fromEntries(OBJECTIVES.slice(0, count).map((number, index) => [number, [[...GERMANS, ...MORE][index]]]))
const atTheEnd = (count: number, build: Build = {}) =>
  stage('victory', { ...build, at: { ...holding(count), ...build.at } })

describe('5.0 and 5.1 the turn', () => {
  it('5.0.1 German player turn, then Allied, ten times', () => {
    const at = { '2905': ['de-inf-79'], '2416': ['tr-inf-1'] }
    const german = movement({ at, turn: 4 })
    expect([owed(german), owedBy(german)]).toEqual(['movement', 'german'])
    const allied = play(german, 'done')
    expect([owed(allied), owedBy(allied), allied.turn]).toEqual(['movement', 'allied', 4])
    const next = play(allied, 'done')
    expect([owed(next), owedBy(next), next.turn]).toEqual(['movement', 'german', 5])
  })

  it('5.1.1, 5.1.3, 5.1.4 ready again, then replacements, then the enemy’s interdiction, then movement', () => {
    const build = {
      at: { '2905': ['de-inf-79'], '2416': ['tr-inf-1'] },
      reduced: ['de-inf-79'],
      used: ['tr-cas-1', 'de-cas-1'],
    }
    const s = stage('refresh', build)
    expect([owed(s), owedBy(s), where(s, 'tr-cas-1')]).toEqual(['replace', 'german', 'ready'])
    const flown = play(s, 'done')
    expect([owed(flown), owedBy(flown)]).toEqual(['interdict', 'allied'])
    const moving = play(flown, 'done')
    expect([owed(moving), owedBy(moving)]).toEqual(['movement', 'german'])
  })

  it('5.1.7a, 5.1.7b, 5.1.7c the Allied player turn runs the same way', () => {
    const build = { at: { '2905': ['de-inf-79'], '2416': ['tr-inf-1'] }, reduced: ['tr-inf-1'], pool: ['de-cas-1'] }
    const s = play(movement(build), 'done')
    expect([owed(s), owedBy(s)]).toEqual(['replace', 'allied'])
    const flown = play(s, 'done')
    expect([owed(flown), owedBy(flown)]).toEqual(['interdict', 'german'])
    const moving = play(flown, 'done')
    expect([owed(moving), owedBy(moving)]).toEqual(['movement', 'allied'])
  })

  it('5.1.7a, 5.1.7b, 5.1.7c, 5.1.7d the diary cites the Allied phases by their own rules', () => {
    const s = movement({ at: { '2905': ['de-inf-79'], '2416': ['tr-inf-1'] } })
    const rules = (now: typeof s) => logOf(now, 'done').flatMap(each => (each.kind === 'stage' ? [each.rule] : []))
    expect(rules(s)).toEqual(['5.1.6', '5.1.7a', '5.1.7b', '5.1.7c'])
    expect(rules(play(s, 'done'))).toEqual(['5.1.7d', '5.1.3', '5.1.4', '5.1.5'])
  })

  it('5.1.1 pieces due this turn join in the Administrative Segment, before the German player moves', () => {
    const waiting = ['br-cas-1', 'br-cas-2', 'br-cas-3', 'br-ngs-1', 'br-ngs-2', 'br-ngs-3', 'al-inf-2', 'al-inf-8']
    const s = stage('refresh', { at: { '2905': ['de-inf-79'] }, waiting, turn: 3 })
    expect([owed(s), owedBy(s)]).toEqual(['interdict', 'allied'])
    expect([where(s, 'br-cas-3'), where(s, 'br-ngs-1'), where(s, 'al-inf-2')]).toEqual(['ready', 'ready', 'waiting'])
    expect(where(stage('refresh', { at: { '2905': ['de-inf-79'] }, waiting, turn: 2 }), 'br-cas-3')).toBe('waiting')
  })

  it('5.1.8 no roll when the lowest throw could not win', () => {
    expect(owed(atTheEnd(2))).not.toBe('victoryRoll')
    expect([owed(atTheEnd(3)), owedBy(atTheEnd(3))]).toEqual(['victoryRoll', 'german'])
    expect(owed(atTheEnd(6, { scenario: 'early-1943' }))).not.toBe('victoryRoll')
  })

  it('5.1.8 after the roll the turn marker goes on', () => {
    const s = play(atTheEnd(4), { kind: 'roll', dice: [6, 6] })
    expect([s.turn, s.outcome]).toEqual([4, null])
  })

  it('5.0.2 phases do not come back', () => {
    const s = play(movement({ at: { '2905': ['de-inf-79'], '2416': ['tr-inf-1'] } }), 'done')
    expect(refusals(s, { kind: 'pick', unit: 'de-inf-79' })).toEqual(['9.0.1'])
    expect(owed(interdiction({ at: { '2905': ['de-inf-79'] } }))).toBe('movement')
  })
})

describe('4.0 and 4.1 victory', () => {
  it('4.0.1 two dice below the number of objectives win at once', () => {
    const won = play(atTheEnd(6), { kind: 'roll', dice: [2, 3] })
    expect(won.outcome).toMatchObject({ winner: 0, level: 'victory', rule: '4.0.1' })
    const forecast = engine.forecast(atTheEnd(6))
    expect(forecast?.results.find(each => each.label === 'the game is won')?.chance).toBeCloseTo(10 / 36)
  })

  it('4.0.1 with more objectives than two dice can throw the forecast points at the last column of its chart', () => {
    const more = { '1712': ['de-pz-5'], '1820': ['de-pz-8'], '2220': ['de-pz-9'], '2721': ['de-pz-11'] }
    const forecast = engine.forecast(atTheEnd(10, { at: more }))
    expect(forecast?.results).toEqual([{ label: 'the game is won', chance: 1 }])
    expect(forecast?.chart?.column).toBe('13')
  })

  it('4.0.1, 4.0.2 equal or higher plays on', () => {
    expect(play(atTheEnd(6), { kind: 'roll', dice: [3, 3] }).outcome).toBeNull()
  })

  it('4.0.2 no win by the end of turn 10 is a loss', () => {
    const last = play(atTheEnd(6, { turn: 10 }), { kind: 'roll', dice: [6, 1] })
    expect(last.outcome).toMatchObject({ winner: 1, rule: '4.0.2' })
    expect(stage('victory', { turn: 10, at: { '2905': ['de-inf-79'] } }).outcome).toMatchObject({ winner: 1 })
  })

  it('4.0.3, 4.0.1 only what German land units stand in now counts, Italians and captured cities do not', () => {
    const s = position({
      at: { '2806': ['de-inf-79'], '2709': ['it-ravenna'], '2416': ['de-muslim'], '2611': ['de-kommando'] },
      captured: ['2806', '2509'],
      reduced: ['de-muslim'],
      unsupplied: ['de-inf-79'],
    })
    expect(numbers(objectivesHeld(s))).toEqual(['2416', '2806'])
  })

  it('4.1.1 the scenario adds 0 to 4', () => {
    const of = (scenario: NonNullable<Build['scenario']>) =>
      victoryModifiersOf(position({ scenario })).map(each => each.value)
    expect([of('early-1941'), of('late-1941'), of('early-1942'), of('late-1942'), of('early-1943')]).toEqual([
      [],
      [1],
      [2],
      [3],
      [4],
    ])
  })

  it('4.1.2, 4.1.3 one for each German CAS and armor eliminated now, others do not count', () => {
    const s = position({
      dead: ['de-cas-1', 'de-cas-2', 'it-cas-1', 'tr-cas-1', 'de-pz-5', 'de-mech-lah', 'de-mot-gd', 'tr-arm-iab'],
      gone: ['de-pz-8'],
    })
    expect(victoryModifiersOf(s)).toEqual([
      { label: 'German CAS eliminated', value: 2, rule: '4.1.2' },
      { label: 'German armor eliminated', value: 2, rule: '4.1.3' },
    ])
  })

  it('4.1.4 failed missions count in every roll', () => {
    const s = atTheEnd(8, { own: { missionPenalty: 3 } })
    expect(play(s, { kind: 'roll', dice: [2, 2] }).outcome).toMatchObject({ winner: 0 })
    expect(play(s, { kind: 'roll', dice: [2, 3] }).outcome).toBeNull()
    expect(logOf(s, { kind: 'roll', dice: [2, 3] }).find(each => each.kind === 'victoryRoll')?.facts).toMatchObject({
      total: 8,
      held: 8,
    })
  })

  it('2.0.2 dice are six-sided', () => {
    expect(() => play(atTheEnd(6), { kind: 'roll', dice: [7, 1] })).toThrow(/1 to 6/)
    expect(offered(atTheEnd(6), 'roll')).toEqual([''])
  })
})

import { describe, expect, it } from 'vitest'
import { retreatHexes } from '../../../src/games/operation-gertrud/combat/retreat'
import { isFriendlyCity } from '../../../src/games/operation-gertrud/supply/supply'
import { objectivesHeld } from '../../../src/games/operation-gertrud/victory/victory'
import {
  attack,
  type Build,
  column,
  combat,
  engine,
  fight,
  hex,
  interdiction,
  movement,
  numbers,
  type Options,
  offered,
  owed,
  play,
  refusals,
  replacement,
  stage,
  steps,
  unit,
  where,
} from './positions'

// The vectors of the game book's examples.md, by their numbers.

const KOMMANDO = 'de-kommando'
const FLIEGER = 'de-abn-7'
const drop = (id: string) => ({ kind: 'drop', unit: id })
const on = (number: string) => ({ kind: 'to', hex: number })
const mission = (id: string) => ({ kind: 'mission', pick: id })

/** These have dropped and the Combat Phase has begun. */
const dropped = (units: readonly string[], number: string, build: Build = {}) =>
  combat({
    ...build,
    at: { ...build.at, [number]: [...units, ...(build.at?.[number] ?? [])] },
    own: { dropping: units.map(unit), ...build.own },
  })

describe('vectors 88 to 92: the Kommando', () => {
  it('vector 88: 2.6.2, 15.0.1, 17.0.1 it drops from turn 2 on as its whole move and must fight', () => {
    const s = play(movement({ at: { '2611': [KOMMANDO] }, pool: ['de-cas-1'] }), drop(KOMMANDO), on('2116'))
    expect([where(s, KOMMANDO), where(s, 'de-cas-1'), refusals(s, { kind: 'pick', unit: KOMMANDO })]).toEqual([
      '2116',
      'ready',
      ['15.0.1'],
    ])
    const fought = dropped([KOMMANDO], '2116')
    expect(refusals(fought, 'end')).toEqual(['15.0.3'])
    expect(column(play(fought, { kind: 'target', hex: '2116' }))).toBe('200-299')
    const thrown = fight(attack(fought, '2116'), 1)
    expect(offered(thrown, 'retreat')).toContain(`${KOMMANDO} 2117`)
    const reduced = fight(attack(fought, '2116'), 3)
    expect([where(reduced, KOMMANDO), steps(reduced, KOMMANDO)]).toEqual(['2116', 1])
    const first = movement({ turn: 1, waiting: [KOMMANDO], own: { raid: 'ahead' }, at: { '2905': ['de-pz-5'] } })
    expect(refusals(first, drop(KOMMANDO))).toEqual(['17.0.1'])
  })

  it('vector 89: 17.1.1, 15.0.1 a drop and a mission exclude each other', () => {
    const base = movement({ at: { '3007': [KOMMANDO] }, pool: ['de-cas-1', 'de-cas-2'] })
    expect([refusals(base, mission('inonu')), refusals(base, drop(KOMMANDO))]).toEqual([[], []])
    expect(refusals(play(base, drop(KOMMANDO), on('2116')), mission('inonu'))).toEqual(['17.1.1'])
    const done = play(
      base,
      mission('inonu'),
      { kind: 'put', hex: '2417' },
      { kind: 'give', unit: 'de-cas-1' },
      {
        kind: 'go',
        dice: [3],
      },
    )
    expect(refusals(done, drop(KOMMANDO))).toEqual(['15.0.1'])
  })

  it('vector 90: 15.0.8 on an enemy who stays it is eliminated and may be rebuilt', () => {
    // 2 against 2: the 100% column, on which 4 is no effect
    const s = dropped([KOMMANDO], '2116', { at: { '2116': ['tr-bde-ankara'] } })
    const lost = fight(attack(s, '2116'), 4)
    expect(where(lost, KOMMANDO)).toBe('dead')
  })

  it('vector 91: 15.0.5, 15.0.8 both drop on one hex, either takes the step, both die beside enemies', () => {
    const at = { '2116': ['tr-inf-1', 'tr-inf-2'] }
    const s = attack(dropped([FLIEGER, KOMMANDO], '2116', { at }), '2116')
    // 8 + 2 against 10: the 100% column, on which 1 is A1
    expect(engine.forecast(s)?.title).toContain('10 against 10 is 100%')
    const hit = fight(s, 1)
    expect([owed(hit), offered(hit, 'lose').sort()]).toEqual(['loss', [FLIEGER, KOMMANDO]])
    const over = play(hit, { kind: 'lose', unit: KOMMANDO })
    expect([where(over, FLIEGER), where(over, KOMMANDO), over.dropping]).toEqual(['dead', 'dead', []])
  })

  it('vector 91: 15.0.5 neither of two in one hex may be withheld', () => {
    const s = play(dropped([FLIEGER, KOMMANDO], '2116'), { kind: 'target', hex: '2116' })
    expect([FLIEGER, KOMMANDO].map(id => refusals(s, { kind: 'join', unit: id }))).toEqual([['15.0.5'], ['15.0.5']])
  })

  it('15.0.3 two drops on two hexes are two fights, and both are owed', () => {
    const s = combat({
      at: { '2116': [FLIEGER], '2412': [KOMMANDO] },
      own: { dropping: [unit(FLIEGER), unit(KOMMANDO)] },
    })
    const one = fight(attack(s, '2116'), 6)
    expect([one.dropping.length, refusals(one, 'end')]).toEqual([1, ['15.0.3']])
    expect(fight(attack(one, '2412'), 6).dropping).toEqual([])
  })

  it('vector 92: 17.1.1, 10.2.6 a captured Turkish city is friendly to nobody', () => {
    const build = { pool: ['de-cas-1'], captured: ['2709'] }
    expect(refusals(movement({ ...build, at: { '2709': [KOMMANDO] } }), mission('inonu'))).toEqual(['17.1.1'])
    expect(refusals(movement({ ...build, at: { '3007': [KOMMANDO] } }), mission('inonu'))).toEqual([])
    const s = replacement({ ...build, dead: ['de-inf-79'], at: { '2709': ['de-inf-73'] } })
    expect(refusals(s, { kind: 'full', unit: 'de-inf-79', hex: '2709' })).toEqual(['10.2.6'])
    expect(refusals(s, { kind: 'full', unit: 'de-inf-79', hex: '3007' })).toEqual([])
    expect(isFriendlyCity(s, unit('de-inf-79'), hex('3007'))).toBe(true)
  })
})

/** Turn 10 of Late 1941 ends without a German win. */
const betrayed = (options: Options = {}) =>
  stage('victory', {
    scenario: 'late-1941',
    turn: 10,
    options: { 'soviet-duplicity': true, ...options },
    at: { '2806': ['it-ravenna'], '2704': ['it-bergamo'], '2709': ['de-inf-79'], '2416': ['tr-inf-1'] },
    pool: ['it-cas-1', 'it-ngs-1', 'de-cas-1'],
    dead: ['it-assietta'],
    captured: ['2709', '2806'],
    own: {
      mined: [{ a: hex('2709'), b: hex('2710') }],
      blown: [{ kind: 'rail', a: hex('2220'), b: hex('2221') }],
    },
  })

const inSecondGame = { duplicity: true } as const

describe('vectors 93 and 94: Soviet Duplicity', () => {
  it('vector 93: 19.0.2b, 19.0.4 only Germans leave; what Italians hold stays captured and counts for nobody', () => {
    const s = betrayed()
    expect([where(s, 'de-inf-79'), where(s, 'it-ravenna'), where(s, 'it-bergamo')]).toEqual(['absent', '2806', '2704'])
    expect([where(s, 'it-cas-1'), where(s, 'it-ngs-1'), where(s, 'de-cas-1')]).toEqual(['ready', 'ready', 'absent'])
    expect([numbers(s.captured), objectivesHeld(s)]).toEqual([['2806'], []])
    expect([s.mined.length, s.blown.length]).toEqual([1, 1])
  })

  it('vector 93: 17.1.13b a Soviet unit does not cross the mined Bosphorus', () => {
    const s = movement({
      own: { ...inSecondGame, mined: [{ a: hex('2709'), b: hex('2710') }] },
      at: { '2710': ['su-inf-20'], '2416': ['tr-inf-1'] },
    })
    expect(refusals(play(s, { kind: 'pick', unit: 'su-inf-20' }), on('2709'))).toEqual(['17.1.13b'])
  })

  it('vector 94: 6.4, 11.0.4, 13.0.5, 10.2.1 Italians and Soviets do nothing together', () => {
    const at = { '2806': ['it-ravenna'], '2906': ['su-inf-20'], '2807': ['tr-inf-1'] }
    const moving = movement({ scenario: 'late-1941', own: inSecondGame, at })
    expect(refusals(play(moving, { kind: 'pick', unit: 'su-inf-20' }), on('2806'))).toEqual(['6.4'])
    const fighting = combat({ scenario: 'late-1941', own: inSecondGame, at, pool: ['it-cas-1', 'su-cas-1'] })
    const aimed = play(fighting, { kind: 'target', hex: '2807' })
    expect(refusals(aimed, { kind: 'join', unit: 'su-inf-20' })).toEqual(['11.0.4'])
    const italian = attack(fighting, '2807', ['it-ravenna'])
    expect([offered(italian, 'commit'), refusals(italian, { kind: 'commit', unit: 'su-cas-1' })]).toEqual([
      ['it-cas-1'],
      ['13.0.5'],
    ])
    const rest = replacement({ scenario: 'late-1941', own: inSecondGame, at, dead: ['it-assietta', 'su-inf-77'] })
    expect(refusals(rest, { kind: 'reduced', unit: 'it-assietta', hex: '3007' })).toEqual(['10.2.1'])
  })

  it('vector 94: 19.0.2b with italians-go-home no Italian piece is left', () => {
    const s = betrayed({ 'italians-go-home': true })
    expect(['it-ravenna', 'it-bergamo', 'it-cas-1', 'it-ngs-1', 'it-assietta'].map(id => where(s, id))).toEqual([
      'absent',
      'absent',
      'absent',
      'absent',
      'absent',
    ])
    expect([s.captured, s.mined.length]).toEqual([[], 1])
  })
})

describe('vectors 95 to 98', () => {
  const odds = (attackers: readonly string[], defender: string, options: Options) => {
    const s = combat({ at: { '2115': attackers, '2116': [defender] }, options })
    return column(play(s, { kind: 'target', hex: '2116' }))
  }

  it('vector 95: 11.0.step1.3 the percentage is rounded down; with whole-odds whole hundreds only', () => {
    expect(odds(['de-inf-79'], 'tr-inf-3', {})).toBe('150-199')
    expect(odds(['de-inf-79'], 'tr-inf-3', { 'whole-odds': true })).toBe('100-149')
    const weak = ['de-kurd']
    expect(odds(weak, 'tr-inf-1', { 'whole-odds': true })).toBe('49 or less')
  })

  const duel = (options: Options) => {
    const s = interdiction({
      at: { '2116': ['al-inf-8'] },
      side: 'allied',
      pool: ['de-cas-1', 'br-cas-3'],
      own: { experten: unit('de-cas-1'), ultra: 0 },
      options,
    })
    const sent = play(s, { kind: 'fly', unit: 'de-cas-1' }, { kind: 'target', hex: '2116' })
    return play(sent, { kind: 'commit', unit: 'br-cas-3', dice: [3, 3, 6] })
  }

  it('vector 96: 13.1, 13.2.2 the dice of the Experten are added; with experten-best-of-two the better counts', () => {
    expect([where(duel({}), 'de-cas-1'), where(duel({}), 'br-cas-3')]).toEqual(['dead', 'dead'])
    const best = duel({ 'experten-best-of-two': true })
    expect([where(best, 'de-cas-1'), where(best, 'br-cas-3')]).toEqual(['dead', 'used'])
  })

  it('vector 97: 17.1.8b the captive president keeps Allied support on the ground, not German', () => {
    const build = { turn: 4, side: 'allied', own: { inonu: true } } as const
    const at = { '2115': ['al-inf-8'], '2116': ['de-inf-79'] }
    const s = attack(combat({ ...build, at, pool: ['de-cas-1', 'br-cas-1'] }), '2116')
    expect([owed(s), offered(s, 'commit')]).toEqual(['support', ['de-cas-1']])
    const raid = interdiction({ ...build, at: { '2416': ['tr-inf-1'] }, pool: ['de-cas-1', 'tr-cas-1'] })
    const sent = play(raid, { kind: 'fly', unit: 'de-cas-1' }, { kind: 'target', hex: '2416', dice: [6] })
    expect(sent.interdicted).toEqual([unit('tr-inf-1')])
  })

  it('vector 98: 8.0.1, 11.1.2 a paratroop yet to fight bars the hexes next to it to a retreat', () => {
    const at = { '2114': ['tr-inf-1'], '2113': ['de-pz-5'] }
    const free = dropped([FLIEGER], '2116', { at, options: { 'drop-without-zoc': true } })
    expect(numbers(retreatHexes(free, unit('tr-inf-1')))).toContain('2115')
    expect(numbers(retreatHexes(dropped([FLIEGER], '2116', { at }), unit('tr-inf-1')))).not.toContain('2115')
  })
})

import { describe, expect, it } from 'vitest'
import type { Gertrud } from '../../../../src/games/operation-gertrud/state'
import { canTrace } from '../../../../src/games/operation-gertrud/supply/supply'
import { victoryModifiersOf } from '../../../../src/games/operation-gertrud/victory/victory'
import {
  attack,
  type Build,
  combat,
  costTo,
  engine,
  hex,
  interdiction,
  kindsOf,
  logOf,
  movement,
  offered,
  owed,
  owedBy,
  play,
  position,
  refusals,
  replacement,
  steps,
  unit,
  where,
} from '../positions'

const KOMMANDO = 'de-kommando'
const base = (build: Build = {}): Gertrud =>
  movement({
    pool: ['de-cas-7', 'de-cas-8', 'de-cas-9', 'it-cas-1', 'tr-cas-1'],
    ...build,
    at: { '3007': [KOMMANDO], '2905': ['de-inf-79'], '2416': ['tr-bde-ankara'], ...build.at },
  })
const mission = (id: string) => ({ kind: 'mission', pick: id })
const put = (number: string) => ({ kind: 'put', hex: number })
const aim = (number: string) => ({ kind: 'aim', hex: number })
const give = (id: string) => ({ kind: 'give', unit: id })
const go = (die: number) => ({ kind: 'go', dice: [die] })

/** A mission carried through to its die. */
const tried = (id: string, at: string, die: number, build: Build = {}, ...more: { kind: string }[]): Gertrud =>
  play(base(build), mission(id), put(at), ...more, give('de-cas-9'), go(die))

describe('17.1 undertaking missions', () => {
  it('17.1.1 from an uncaptured city of Bulgaria or Greece where the Kommando begins the phase, as its whole move', () => {
    expect(offered(base(), 'mission').length).toBe(8)
    expect(refusals(base({ at: { '3007': [], '2905': [KOMMANDO] } }), mission('inonu'))).toEqual(['17.1.1'])
    expect(refusals(base({ at: { '3007': [], '2806': [KOMMANDO] }, captured: ['2806'] }), mission('inonu'))).toEqual([
      '17.1.1',
    ])
    expect(refusals(base({ captured: ['3007'] }), mission('inonu'))).toEqual(['17.1.1'])
    expect(refusals(base({ at: { '3007': [], '2806': [KOMMANDO] } }), mission('inonu'))).toEqual(['17.1.1'])
    const moved = play(base(), { kind: 'pick', unit: KOMMANDO }, { kind: 'to', hex: '3006' })
    expect(refusals(moved, mission('inonu'))).toEqual(['17.1.1'])
    const done = tried('inonu', '2417', 3)
    expect([refusals(done, { kind: 'pick', unit: KOMMANDO }), refusals(done, mission('izmir'))]).toEqual([
      ['9.0.6'],
      ['17.1.1'],
    ])
    expect(refusals(base({ own: { interdicted: [unit(KOMMANDO)] } }), mission('inonu'))).toEqual(['13.7.4'])
  })

  it('17.1.2 each costs one available German CAS', () => {
    const s = play(base({ used: ['de-cas-1'] }), mission('inonu'), put('2417'))
    expect(offered(s, 'give')).toEqual(['de-cas-7', 'de-cas-8', 'de-cas-9'])
    expect(refusals(s, 'go')).toEqual(['17.1.2'])
    expect([refusals(s, give('de-cas-1')), refusals(s, give('it-cas-1'))]).toEqual([['13.6'], ['17.1.2']])
    expect(where(play(s, give('de-cas-9'), go(3)), 'de-cas-9')).toBe('dead')
    expect(refusals(base({ pool: ['it-cas-1'] }), mission('inonu'))).toEqual(['17.1.2'])
  })

  it('17.1.3 the Goeben is raided once', () => {
    expect(refusals(base(), mission('goeben'))).toEqual(['17.1.1'])
    expect(owed(combat({ turn: 1, at: { '2611': [KOMMANDO], '2612': ['tr-inf-1'] } }))).toBe('combat')
  })

  it('17.1.4 each mission once a game', () => {
    expect(refusals(base({ own: { missions: ['inonu'] } }), mission('inonu'))).toEqual(['17.1.4'])
    expect(tried('inonu', '2417', 3).missions).toEqual(['inonu'])
  })

  it('17.1.5, 17.1.6 -1 for a reduced Kommando, -1 for a second CAS, no third', () => {
    const s = play(base({ reduced: [KOMMANDO] }), mission('inonu'), put('2417'), give('de-cas-9'))
    expect(engine.forecast(s)?.modifiers.map(each => each.value)).toEqual([-1])
    expect(play(s, go(3)).inonu).toBe(true)
    expect(play(s, go(4)).inonu).toBe(false)
    const two = play(s, give('de-cas-8'))
    expect(logOf(two, go(1)).find(each => each.kind === 'mission')?.facts).toMatchObject({ die: 1, success: true })
    expect(refusals(two, give('de-cas-7'))).toEqual(['17.1.6'])
    const won = play(two, go(4))
    expect([won.inonu, where(won, 'de-cas-8'), where(won, 'de-cas-9')]).toEqual([true, 'dead', 'dead'])
  })

  it('17.1.7a 1 and 2 succeed, 3 fails, 4 costs a step, 5 the unit, 6 the unit for good', () => {
    expect([1, 2, 3].map(die => tried('inonu', '2417', die).inonu)).toEqual([true, true, false])
    expect(steps(tried('inonu', '2417', 3), KOMMANDO)).toBe(2)
    expect(steps(tried('inonu', '2417', 4), KOMMANDO)).toBe(1)
    expect(where(tried('inonu', '2417', 5), KOMMANDO)).toBe('dead')
    expect(where(tried('inonu', '2417', 6), KOMMANDO)).toBe('gone')
    // reduced: -1, so a 5 reads 4 and kills the last step
    expect(where(tried('inonu', '2417', 5, { reduced: [KOMMANDO] }), KOMMANDO)).toBe('dead')
    expect(where(tried('inonu', '2417', 2), KOMMANDO)).toBe('2417')
  })

  it('17.1.7b, 4.1.4 penalties of failed missions add up on every later roll', () => {
    const s = tried('barracks', '2417', 3, { own: { missionPenalty: 2, missions: ['inonu'] } }, {
      kind: 'strike',
      unit: 'tr-bde-ankara',
    } as never)
    expect(s.missionPenalty).toBe(3)
    expect(victoryModifiersOf(s)).toContainEqual({ label: 'failed Kommando missions', value: 3, rule: '4.1.4' })
  })
})

describe('17.1 the eight missions', () => {
  it('17.1.7 İnönü: an empty hex next to Ankara', () => {
    const s = play(base({ at: { '2315': ['tr-inf-1'] } }), mission('inonu'))
    expect(offered(s, 'put')).toEqual(['2316', '2415', '2417', '2515', '2516'])
    expect([refusals(s, put('2315')), refusals(s, put('2217'))]).toEqual([['17.1.7'], ['17.1.7']])
  })

  const CAPTIVE = { inonu: true }
  const ALLIES = {
    '2116': ['tr-inf-1'],
    '2017': ['al-inf-8'],
    '2217': ['su-inf-20'],
    '2115': ['de-pz-5'],
    '2018': ['de-inf-79'],
  }
  const captive = {
    side: 'allied' as const,
    at: ALLIES,
    own: CAPTIVE,
    pool: ['tr-cas-1', 'br-cas-1', 'su-cas-1', 'de-cas-1'],
  }

  it('17.1.8a success: no Turkish unit moves or attacks in the Allied player turn; they defend', () => {
    const s = movement(captive)
    expect(offered(s, 'pick')).toEqual(['al-inf-8', 'su-inf-20'])
    expect(refusals(s, { kind: 'pick', unit: 'tr-inf-1' })).toEqual(['17.1.8a'])
    const fighting = combat(captive)
    expect(refusals(fighting, { kind: 'target', hex: '2115' })).toEqual(['17.1.8a'])
    const attacked = attack(combat({ ...captive, side: 'german' }), '2116')
    expect(offered(play(attacked, 'pass'), 'commit')).toEqual(['tr-cas-1', 'br-cas-1'])
    expect(play(fighting, 'end').inonu).toBe(false)
    const alone = movement({ ...captive, at: { '2116': ['tr-inf-1'], '2115': ['de-pz-5'] } })
    expect(kindsOf(alone, 'done')).toContain('leaderless')
  })

  it('17.1.8b success: no Turkish, British or American support in that player turn, not even against interdiction', () => {
    const s = play(interdiction(captive), { kind: 'fly', unit: 'de-cas-1' })
    expect(owed(play(s, { kind: 'target', hex: '2116', dice: [1] }))).not.toBe('intercept')
    expect(logOf(s, { kind: 'target', hex: '2116', dice: [1] })).toContainEqual(
      expect.objectContaining({
        kind: 'noSupport',
        facts: expect.objectContaining({ why: 'no CAS can answer while İnönü is a captive' }),
      }),
    )
    expect(offered(play(s, { kind: 'target', hex: '2217' }), 'commit')).toEqual(['su-cas-1'])
    const next = attack(combat({ ...captive, at: { '2016': ['al-inf-8'], '2115': ['de-pz-5'] } }), '2115')
    expect(owedBy(next)).toBe('german')
  })

  it('17.1.8b Turkish replacements go on', () => {
    const s = replacement({ ...captive, reduced: ['tr-inf-1'], at: { '2416': ['tr-inf-1'] } })
    expect(offered(s, 'flip')).toEqual(['tr-inf-1'])
  })

  it('17.1.8c success leaves Soviets alone', () => {
    const s = play(movement(captive), { kind: 'pick', unit: 'su-inf-20' })
    expect(offered(s, 'to').length).toBeGreaterThan(0)
    const fighting = attack(combat({ ...captive, at: { '2116': ['su-inf-20'], '2115': ['de-pz-5'] } }), '2115')
    expect(offered(fighting, 'commit')).toEqual(['su-cas-1'])
  })

  it('17.1.8d failure: +2', () => expect(tried('inonu', '2417', 3).missionPenalty).toBe(2))

  it('17.1.9a, 17.1.10a airbases: an empty land hex next to Eskişehir or İzmir', () => {
    expect(offered(play(base(), mission('eskisehir')), 'put')).toEqual(['2311', '2312', '2411', '2413', '2511', '2512'])
    const izmir = play(base(), mission('izmir'))
    expect(offered(izmir, 'put')).toEqual(['2007', '2105', '2107', '2207'])
    expect(refusals(izmir, put('2006'))).toEqual(['9.0.1'])
    expect(refusals(izmir, put('2108'))).toEqual(['17.1.10a'])
  })

  it('17.1.9b, 17.1.10b success: one Turkish CAS burns, used or not, as the Allied player picks', () => {
    const two = { used: ['tr-cas-2'] }
    const s = tried('eskisehir', '2413', 1, two)
    expect([owed(s), owedBy(s), offered(s, 'lose')]).toEqual(['airbase', 'allied', ['tr-cas-1', 'tr-cas-2']])
    expect(refusals(s, { kind: 'lose', unit: 'de-cas-7' })).toEqual(['17.1.9b'])
    expect(where(play(s, { kind: 'lose', unit: 'tr-cas-2' }), 'tr-cas-2')).toBe('dead')
    expect(where(tried('izmir', '2107', 2), 'tr-cas-1')).toBe('dead')
    expect(owed(tried('izmir', '2107', 2, { pool: ['de-cas-9'] }))).toBe('movement')
  })

  it('17.1.9c, 17.1.10c failure: +1', () => {
    expect([tried('eskisehir', '2413', 3).missionPenalty, tried('izmir', '2107', 3).missionPenalty]).toEqual([1, 1])
  })

  it('17.1.11a, 17.1.12a bridges: an empty hex with a standing bridge of the kind, the far side named first', () => {
    const road = play(base(), mission('road-bridge'))
    expect(offered(road, 'put')).toEqual(expect.arrayContaining(['2220', '2221', '2806']))
    expect(refusals(road, put('2116'))).toEqual(['17.1.11a'])
    const at = play(road, put('2221'))
    expect(offered(at, 'aim')).toEqual(['2220'])
    expect([refusals(at, aim('2321')), refusals(play(at, give('de-cas-9')), 'go')]).toEqual([
      ['17.1.11a'],
      ['17.1.11a'],
    ])
    const railroad = play(base(), mission('rail-bridge'), put('2221'))
    expect(offered(railroad, 'aim').sort()).toEqual(['2220', '2321'])
  })

  it('17.1.11b success: no road rate over that side, and no supply by it; rails are left', () => {
    const s = tried('road-bridge', '2806', 1, {}, aim('2905'))
    expect(s.blown).toEqual([{ kind: 'road', a: hex('2806'), b: hex('2905') }])
    const walker = play(movement({ at: { '2905': ['de-inf-79'] }, own: { blown: s.blown } }), {
      kind: 'pick',
      unit: 'de-inf-79',
    })
    expect(costTo(walker, '2806')).toBe(2)
    const both = [{ kind: 'road' as const, a: hex('2220'), b: hex('2221') }]
    const rider = play(movement({ side: 'allied', at: { '2220': ['tr-inf-1'] }, own: { blown: both } }), {
      kind: 'pick',
      unit: 'tr-inf-1',
    })
    expect(costTo(rider, '2221')).toBe(1)
  })

  it('17.1.12b success: no rail over that side; the road is left for march and supply', () => {
    const s = tried('rail-bridge', '2221', 2, {}, aim('2220'))
    expect(s.blown).toEqual([{ kind: 'rail', a: hex('2221'), b: hex('2220') }])
    const rider = play(movement({ side: 'allied', at: { '2220': ['tr-inf-1'] }, own: { blown: s.blown } }), {
      kind: 'pick',
      unit: 'tr-inf-1',
    })
    expect([refusals(rider, { kind: 'rail', hex: '2221' }), costTo(rider, '2221')]).toEqual([['9.6.1'], 1])
    expect(refusals(base({ own: { blown: s.blown } }), mission('rail-bridge'))).toEqual([])
  })

  it('17.1.11c, 17.1.12c failure: +1', () => {
    expect(tried('road-bridge', '2806', 3, {}, aim('2905')).missionPenalty).toBe(1)
    expect(tried('rail-bridge', '2221', 3, {}, aim('2220')).missionPenalty).toBe(1)
  })

  it('17.1.13a, 17.1.14a mines: an empty hex at an arrow of the strait', () => {
    const bosphorus = play(base({ at: { '2709': ['tr-inf-11'] } }), mission('bosphorus'))
    expect(offered(bosphorus, 'put')).toEqual(['2710'])
    expect(offered(play(bosphorus, put('2710')), 'aim')).toEqual(['2709'])
    const dardanelles = play(base(), mission('dardanelles'))
    expect(offered(dardanelles, 'put')).toEqual(['2505', '2506', '2606'])
    expect(offered(play(dardanelles, put('2606')), 'aim').sort()).toEqual(['2505', '2506'])
    expect(refusals(dardanelles, put('2710'))).toEqual(['17.1.14a'])
  })

  it('17.1.13b success: Turks and Soviets never cross that arrow again, others may, and supply passes', () => {
    const { mined } = tried('bosphorus', '2710', 1, {}, aim('2709'))
    expect(mined).toEqual([{ a: hex('2710'), b: hex('2709') }])
    const walk = (id: string, side: 'german' | 'allied') =>
      refusals(play(movement({ side, at: { '2709': [id] }, own: { mined } }), { kind: 'pick', unit: id }), {
        kind: 'to',
        hex: '2710',
      })
    expect([walk('tr-inf-11', 'allied'), walk('su-inf-20', 'allied')]).toEqual([['17.1.13b'], ['17.1.13b']])
    expect([walk('al-inf-8', 'allied'), walk('de-inf-79', 'german')]).toEqual([[], []])
    const at = { '2710': ['tr-inf-1'], '2709': ['tr-inf-11'] }
    expect(canTrace(position({ at, own: { mined } }), unit('tr-inf-1'))).toBe(true)
  })

  it('17.1.14b success: the named arrow only', () => {
    const { mined } = tried('dardanelles', '2606', 1, {}, aim('2505'))
    const s = play(
      movement({ side: 'allied', at: { '2606': ['tr-inf-4'] }, own: { mined, interdicted: [unit('tr-inf-4')] } }),
      { kind: 'pick', unit: 'tr-inf-4' },
    )
    expect([refusals(s, { kind: 'to', hex: '2505' }), refusals(s, { kind: 'to', hex: '2506' })]).toEqual([
      ['17.1.14b'],
      [],
    ])
  })

  it('17.1.13c, 17.1.14c failure: +2', () => {
    expect(tried('bosphorus', '2710', 3, {}, aim('2709')).missionPenalty).toBe(2)
    expect(tried('dardanelles', '2606', 3, {}, aim('2505')).missionPenalty).toBe(2)
  })

  it('17.1.15a barracks: an empty hex next to an enemy unit, which is named', () => {
    const s = play(base({ at: { '2116': ['tr-inf-1', 'tr-inf-2'] } }), mission('barracks'))
    expect(offered(s, 'put')).toEqual(expect.arrayContaining(['2115', '2417']))
    expect(refusals(s, put('2014'))).toEqual(['17.1.15a'])
    const near = play(s, put('2115'))
    expect(offered(near, 'strike')).toEqual(['tr-inf-1', 'tr-inf-2'])
    expect([
      refusals(near, { kind: 'strike', unit: 'tr-bde-ankara' }),
      refusals(play(near, give('de-cas-9')), 'go'),
    ]).toEqual([['17.1.15a'], ['17.1.15a']])
  })

  it('17.1.15b success: it loses a step, or dies', () => {
    const strike = { kind: 'strike', unit: 'tr-inf-1' } as { kind: string }
    const build = { at: { '2116': ['tr-inf-1'] } }
    expect(steps(tried('barracks', '2115', 1, build, strike), 'tr-inf-1')).toBe(1)
    expect(where(tried('barracks', '2115', 1, { ...build, reduced: ['tr-inf-1'] }, strike), 'tr-inf-1')).toBe('dead')
  })

  it('17.1.15c failure: +1', () => {
    const strike = { kind: 'strike', unit: 'tr-bde-ankara' } as { kind: string }
    expect(tried('barracks', '2417', 3, {}, strike).missionPenalty).toBe(1)
  })
})

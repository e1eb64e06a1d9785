import { describe, expect, it } from 'vitest'
import { factorOf } from '../../../../src/games/operation-gertrud/combat/odds'
import { movementFactor } from '../../../../src/games/operation-gertrud/movement/marching'
import { canTrace } from '../../../../src/games/operation-gertrud/supply/supply'
import { victoryModifiersOf } from '../../../../src/games/operation-gertrud/victory/victory'
import {
  type Build,
  combat,
  hex,
  interdiction,
  logOf,
  movement,
  names,
  offered,
  owed,
  play,
  position,
  refusals,
  replacement,
  steps,
  unit,
  where,
} from '../positions'

const inSupply = (id: string, build: Build): boolean => canTrace(position(build), unit(id))

/** Who is marked when the German Movement Phase ends. */
const markedAfter = (build: Build): string[] => names(play(movement(build), 'done').unsupplied)

// A German in 2116 on the plain of Konya is far from any Axis city.
const LOST = { '2116': ['de-inf-79'] }
/** Every way out of Konya 2015 is watched. */
const RING = { '2115': ['de-pz-5'], '1914': ['de-pz-8'] }

describe('7.0 and 7.1 the supply path', () => {
  it('7.0.1, 7.5.2 a path of any length over land to a friendly city', () => {
    expect(inSupply('de-inf-79', { at: { '3001': ['de-inf-79'] } })).toBe(true)
    expect(inSupply('de-inf-79', { at: { '2708': ['de-inf-79'] } })).toBe(true)
    expect(inSupply('it-ravenna', { at: { '2805': ['it-ravenna'] } })).toBe(true)
    expect(inSupply('de-inf-79', { at: LOST })).toBe(false)
  })

  it('7.0.2, 8.4 not through enemy units nor their zones of control', () => {
    // 2708 is left by 2707, 2808 and 2809 only; one Turk in 2807 and one in 2808 watch them all
    const at = { '2708': ['de-inf-79'], '2807': ['tr-inf-1'], '2808': ['tr-inf-2'] }
    expect(inSupply('de-inf-79', { at })).toBe(false)
    expect(inSupply('de-inf-79', { at: { '2708': ['de-inf-79'] } })).toBe(true)
  })

  it('7.0.3, 8.4 a friendly unit opens a hex in an enemy zone of control', () => {
    // Turks in Edirne and 2605 watch every way out of 2705
    const shut = { '2705': ['de-inf-79'], '2806': ['tr-inf-1'], '2605': ['tr-inf-2'] }
    expect(inSupply('de-inf-79', { at: shut })).toBe(false)
    expect(inSupply('de-inf-79', { at: { ...shut, '2704': ['de-inf-101'] } })).toBe(true)
  })

  it('7.1.1 into a mountain hex only along a road; out of it freely', () => {
    // a Turk in 2410 steps out to Bursa 2509; one that would have to step into 2410 could not, but has other ways
    expect(inSupply('tr-inf-1', { at: { '2410': ['tr-inf-1'] } })).toBe(true)
    // 2121: from 2222 and 2022 roads lead in, from 2120 none; German garrisons close all roads out of 2120
    const at = { '2120': ['tr-inf-1'], '2220': ['de-pz-5'], '2020': ['de-pz-8'] }
    expect(inSupply('tr-inf-1', { at })).toBe(false)
  })

  it('7.1.2 over a river only where a road or railroad crosses', () => {
    // 2321 and 2222 are parted by a river without a bridge, 2321 and 2322 by one with a railroad
    const watch = { '2320': ['de-pz-5'], '2421': ['de-pz-8'] }
    expect(inSupply('tr-inf-1', { at: { '2321': ['tr-inf-1'], ...watch } })).toBe(true)
    const blown = [
      { kind: 'rail' as const, a: hex('2321'), b: hex('2322') },
      { kind: 'rail' as const, a: hex('2321'), b: hex('2221') },
    ]
    expect(inSupply('tr-inf-1', { at: { '2321': ['tr-inf-1'], '2422': ['de-pz-9'], ...watch }, own: { blown } })).toBe(
      false,
    )
  })

  it('7.1.3 over a strait only with friends on both sides', () => {
    const one = { '2710': ['de-inf-79'] }
    expect(inSupply('de-inf-79', { at: one })).toBe(false)
    expect(inSupply('de-inf-79', { at: { ...one, '2709': ['de-inf-73'] } })).toBe(true)
  })

  it('7.1.3 an enemy ship in a battle at the strait cuts it; the Yavuz in her berth does not', () => {
    const at = { '2710': ['de-inf-79'], '2709': ['de-inf-73'] }
    const nobody = { attack: null, defend: null }
    const battle = {
      attacker: 1 as const,
      hex: hex('2709'),
      attackers: [],
      defenders: [],
      bystanders: [],
      drop: [],
      ngs: { attack: unit('tr-ngs-yavuz'), defend: null },
      cas: nobody,
      committed: true,
      ultra: false,
      result: null,
      losses: nobody,
      givesWay: false,
    }
    expect(inSupply('de-inf-79', { at, pool: ['tr-ngs-yavuz'] })).toBe(true)
    expect(inSupply('de-inf-79', { at, used: ['tr-ngs-yavuz'], own: { battle } })).toBe(false)
  })
})

describe('7.2 and 7.3 out of supply', () => {
  it('7.0.1, 7.2.1, 5.1.5 units without a path are marked when their Movement Phase ends', () => {
    expect(markedAfter({ at: LOST })).toEqual(['de-inf-79'])
    expect(markedAfter({ at: { '2905': ['de-inf-79'] } })).toEqual([])
  })

  it('7.2.1, 5.1.7c not in the enemy’s phase', () => {
    const s = play(movement({ side: 'allied', at: { ...LOST, '2416': ['tr-inf-1'] } }), 'done')
    expect(names(s.unsupplied)).toEqual([])
  })

  it('7.2.2 the marker goes the moment a path exists', () => {
    const s = movement({ at: { '2710': ['de-inf-79'], '2708': ['de-inf-73'] }, unsupplied: ['de-inf-79'] })
    expect(names(s.unsupplied)).toEqual(['de-inf-79'])
    const joined = play(s, { kind: 'pick', unit: 'de-inf-73' }, { kind: 'to', hex: '2709' })
    expect(names(joined.unsupplied)).toEqual([])
  })

  it('7.2.2, 15.0.1 also when the paratroops who cut the path off jump away', () => {
    const at = { '2116': ['tr-inf-1'], '2115': ['de-pz-5'], '2117': ['de-abn-7'] }
    const s = movement({ at, unsupplied: ['tr-inf-1'] })
    expect(names(s.unsupplied)).toEqual(['tr-inf-1'])
    const away = play(s, { kind: 'drop', unit: 'de-abn-7' }, { kind: 'to', hex: '2621' })
    expect(names(away.unsupplied)).toEqual([])
  })

  it('7.2.2, 10.0.1 also when a unit walks in and opens the way', () => {
    const at = { '3103': ['de-inf-79'], '3104': ['tr-inf-1'], '3102': ['tr-inf-2'], '3003': ['tr-inf-3'] }
    const s = movement({ scenario: 'early-1943', turn: 1, waiting: ['de-abn-7'], at, unsupplied: ['de-inf-79'] })
    expect(names(s.unsupplied)).toEqual(['de-inf-79'])
    const joined = play(s, { kind: 'arrive', unit: 'de-abn-7' }, { kind: 'enter', hex: '3203' })
    expect(names(joined.unsupplied)).toEqual([])
  })

  it('7.2.2, 17.0.6 also when the Kommando comes ashore in the city and opens it', () => {
    const shut = { '2705': ['de-inf-79'], '2806': ['tr-inf-1'], '2605': ['tr-inf-2'], '2611': ['de-kommando'] }
    const build = { scenario: 'early-1943', turn: 1, at: shut, unsupplied: ['de-inf-79'] } as const
    const s = play(combat({ ...build, pool: ['tr-ngs-yavuz'], own: { raid: 'landed' } }), {
      kind: 'small',
      dice: [3, 4],
    })
    expect([owed(s), names(s.unsupplied)]).toEqual(['harbour', ['de-inf-79']])
    expect(names(play(s, { kind: 'to', hex: '2704' }).unsupplied)).toEqual([])
  })

  it('7.2.2, 5.1.5 it also goes at the start of the Movement Phase, and none is put on then', () => {
    const s = movement({ at: { '2905': ['de-inf-73'], ...LOST }, unsupplied: ['de-inf-73'] })
    expect(names(s.unsupplied)).toEqual([])
  })

  it('7.2.3 each unit is judged by itself', () => {
    expect(markedAfter({ at: { '2116': ['de-inf-79', 'de-kurd', 'de-inf-73'] } })).toEqual(['de-inf-79', 'de-inf-73'])
  })

  it('7.3.1 movement is 2, or 1 for airborne and Kommando', () => {
    const s = position({ at: { '2116': ['de-inf-79', 'de-abn-7'] }, unsupplied: ['de-inf-79', 'de-abn-7'] })
    expect([movementFactor(s, unit('de-inf-79')), movementFactor(s, unit('de-abn-7'))]).toEqual([2, 1])
    const fed = position({ at: { '2116': ['de-inf-79', 'de-abn-7'] } })
    expect([movementFactor(fed, unit('de-inf-79')), movementFactor(fed, unit('de-abn-7'))]).toEqual([5, 3])
  })

  it('7.3.2 the combat factor is halved and rounded down', () => {
    const s = position({ at: LOST, unsupplied: ['de-inf-79'] })
    expect(factorOf(s, unit('de-inf-79'), hex('2116'))).toBe(3)
  })

  it('7.3.3 nothing more happens to it', () => {
    const s = play(movement({ at: LOST, unsupplied: ['de-inf-79'] }), 'done')
    expect([steps(s, 'de-inf-79'), where(s, 'de-inf-79')]).toEqual([2, '2116'])
  })
})

describe('7.4 Supply Drops', () => {
  const cut = (build: Build = {}) =>
    play(movement({ ...build, at: { '2116': ['de-inf-79', 'de-inf-73'], ...build.at } }), 'done')

  it('7.4.1 straight after the check a CAS may be given up for the marked units of a hex', () => {
    const s = cut({ pool: ['de-cas-1', 'it-cas-1'] })
    expect([owed(s), offered(s, 'supply')]).toEqual(['airSupply', ['de-cas-1 2116', 'it-cas-1 2116']])
    const fed = play(s, { kind: 'supply', unit: 'de-cas-1', hex: '2116' })
    expect([names(fed.unsupplied), names(fed.airSupplied)]).toEqual([[], ['de-inf-79', 'de-inf-73']])
    expect(refusals(s, { kind: 'supply', unit: 'de-cas-1', hex: '2117' })).toEqual(['7.4.1'])
  })

  it('7.4.1 a used CAS cannot, nor the enemy’s; without any the question is not asked', () => {
    const s = cut({ pool: ['de-cas-1'], used: ['de-cas-2'] })
    expect(refusals(s, { kind: 'supply', unit: 'de-cas-2', hex: '2116' })).toEqual(['13.6'])
    expect(owed(cut({ used: ['de-cas-2'] }))).not.toBe('airSupply')
  })

  it('7.4.1 Soviet planes supply Soviets only, and only they', () => {
    const at = { '2017': ['su-inf-20'], '1402': ['al-inf-8'] }
    const s = play(movement({ side: 'allied', at, pool: ['su-cas-1', 'br-cas-1'] }), 'done')
    expect(offered(s, 'supply')).toEqual(['br-cas-1 1402', 'su-cas-1 2017'])
    expect(refusals(s, { kind: 'supply', unit: 'br-cas-1', hex: '2017' })).toEqual(['13.0.5'])
  })

  it('7.4.2 they are in supply until their owner’s next check', () => {
    const fed = play(cut({ pool: ['de-cas-1'] }), { kind: 'supply', unit: 'de-cas-1', hex: '2116' })
    expect(movementFactor(fed, unit('de-inf-79'))).toBe(5)
    const again = play(movement({ at: LOST, own: { airSupplied: [unit('de-inf-79')] } }), 'done')
    expect([names(again.unsupplied), again.airSupplied]).toEqual([['de-inf-79'], []])
  })

  it('7.4.3 as many drops as there are CAS, and again next time', () => {
    const s = cut({ at: { '2016': ['de-pz-5'] }, pool: ['de-cas-1', 'de-cas-2'] })
    const once = play(s, { kind: 'supply', unit: 'de-cas-1', hex: '2116' })
    expect(offered(once, 'supply')).toEqual(['de-cas-2 2016'])
    const again = play(movement({ at: LOST, pool: ['de-cas-3'], own: { airSupplied: [unit('de-inf-79')] } }), 'done')
    expect(offered(again, 'supply')).toEqual(['de-cas-3 2116'])
  })

  it('7.4.4 the CAS goes to the dead pile, where it counts against the German player', () => {
    const fed = play(cut({ pool: ['de-cas-1'] }), { kind: 'supply', unit: 'de-cas-1', hex: '2116' })
    expect(where(fed, 'de-cas-1')).toBe('dead')
    expect(victoryModifiersOf(fed)).toEqual([{ label: 'German CAS eliminated', value: 1, rule: '4.1.2' }])
  })

  it('3.1.1 CAS serve in battle, interdiction, drops of supply and missions, and stay off the map', () => {
    const pool = ['de-cas-1']
    expect(offered(cut({ pool }), 'supply')).toEqual(['de-cas-1 2116'])
    expect(offered(interdiction({ side: 'allied', at: { '2416': ['tr-inf-1'] }, pool }), 'fly')).toEqual(pool)
    const fighting = combat({ at: { '2116': ['de-inf-79'], '2117': ['tr-inf-1'] }, pool })
    expect(where(fighting, 'de-cas-1')).toBe('ready')
    expect(refusals(movement({ at: LOST, pool }), { kind: 'pick', unit: 'de-cas-1' })).not.toEqual([])
  })
})

describe('7.5 and 7.6 who draws on what', () => {
  it('7.5.1, 7.5.4 Turks on Turkish cities and on the Levant, the British on the Levant only', () => {
    expect(inSupply('tr-inf-1', { at: { '2417': ['tr-inf-1'] } })).toBe(true)
    expect(inSupply('al-inf-8', { at: { '0920': ['al-inf-8'] } })).toBe(true)
    expect(inSupply('tr-inf-1', { at: { '0920': ['tr-inf-1'] } })).toBe(true)
    expect(inSupply('tr-inf-1', { at: { '2015': ['tr-inf-1'], ...RING } })).toBe(true)
    expect(inSupply('al-inf-8', { at: { '2015': ['al-inf-8'], ...RING } })).toBe(false)
  })

  it('7.5.4 Mosul, in Iraq, supplies nobody, Haifa the British', () => {
    // Germans on both sides of Mosul shut it in
    expect(inSupply('al-inf-8', { at: { '1633': ['al-inf-8'] } })).toBe(true)
    expect(inSupply('al-inf-8', { at: { '1633': ['al-inf-8'], '1732': ['de-pz-5'], '1533': ['de-pz-8'] } })).toBe(false)
    expect(inSupply('al-inf-8', { at: { '0820': ['al-inf-8'] } })).toBe(true)
  })

  it('7.5.3 Soviets on Soviet cities only', () => {
    const scenario = 'early-1943' as const
    expect(inSupply('su-inf-20', { scenario, at: { '2733': ['su-inf-20'] } })).toBe(true)
    expect(inSupply('su-inf-20', { scenario, at: { '2015': ['su-inf-20'], ...RING } })).toBe(false)
  })

  it('7.5.5 a captured city supplies nobody', () => {
    const at = { '2709': ['de-inf-79'], '2710': ['tr-inf-1'] }
    expect(inSupply('tr-inf-11', { at: { '2709': ['tr-inf-11'], '2708': ['de-pz-5'], '2809': ['de-pz-8'] } })).toBe(
      true,
    )
    const captured = ['2709']
    expect(
      inSupply('tr-inf-11', { at: { '2709': ['tr-inf-11'], '2708': ['de-pz-5'], '2809': ['de-pz-8'] }, captured }),
    ).toBe(false)
    expect(inSupply('de-inf-79', { at: { '2709': ['de-inf-79'], '2708': ['tr-inf-1'] }, captured })).toBe(false)
    expect(inSupply('de-inf-79', { at, captured })).toBe(true)
  })

  it('7.5.5 a city is captured by whoever enters and taken back by its owner, not by leaving it', () => {
    const s = movement({ at: { '2707': ['de-inf-79'], '2416': ['tr-inf-1'] } })
    const taken = play(s, { kind: 'pick', unit: 'de-inf-79' }, { kind: 'to', hex: '2709' })
    expect(taken.captured).toEqual([hex('2709')])
    const left = play(taken, { kind: 'to', hex: '2708' })
    expect(left.captured).toEqual([hex('2709')])
    const back = movement({ side: 'allied', at: { '2708': ['tr-inf-1'] }, captured: ['2709'] })
    const retaken = play(back, { kind: 'pick', unit: 'tr-inf-1' }, { kind: 'to', hex: '2709' })
    expect(retaken.captured).toEqual([])
    expect(logOf(play(s, { kind: 'pick', unit: 'de-inf-79' }), { kind: 'to', hex: '2709' }).map(e => e.kind)).toContain(
      'captured',
    )
  })

  it('7.6 Armenian, Kommando, Kurd and Muslim never need supply', () => {
    const free = ['de-armenian', 'de-kommando', 'de-kurd', 'de-muslim']
    expect(markedAfter({ at: { '2116': [...free, 'de-inf-79'] } })).toEqual(['de-inf-79'])
  })

  it('7.2.1, 10.2.4 a marked unit is not rebuilt', () => {
    const s = replacement({
      at: { '2116': ['de-inf-79'], '2905': ['de-inf-73'] },
      reduced: ['de-inf-79', 'de-inf-73'],
      unsupplied: ['de-inf-79'],
    })
    expect(offered(s, 'flip')).toEqual(['de-inf-73'])
    expect(refusals(s, { kind: 'flip', unit: 'de-inf-79' })).toEqual(['10.2.4'])
  })
})

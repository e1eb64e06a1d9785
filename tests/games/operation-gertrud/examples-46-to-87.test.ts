import { describe, expect, it } from 'vitest'
import { distance } from '../../../src/core/hex/measure'
import { percentOdds } from '../../../src/core/percent-odds'
import { columnHolding, shiftColumn } from '../../../src/core/results-table'
import { COLUMNS } from '../../../src/games/operation-gertrud/charts'
import { planBattle } from '../../../src/games/operation-gertrud/combat/attack'
import { factorOf, shiftsOf } from '../../../src/games/operation-gertrud/combat/odds'
import { whyNotRetreat } from '../../../src/games/operation-gertrud/combat/retreat'
import { landIds } from '../../../src/games/operation-gertrud/forces/counters'
import type { ScenarioId } from '../../../src/games/operation-gertrud/forces/scenarios/scenario'
import { allHexes, arrows, grid, isWater, sideBetween } from '../../../src/games/operation-gertrud/map/geography'
import { reachByRail } from '../../../src/games/operation-gertrud/movement/marching'
import { type Gertrud, hexOf, isReduced, isTurkish } from '../../../src/games/operation-gertrud/state'
import { canTrace } from '../../../src/games/operation-gertrud/supply/supply'
import { victoryModifiersOf } from '../../../src/games/operation-gertrud/victory/victory'
import {
  attack,
  type Build,
  begin,
  combat,
  costTo,
  fight,
  hex,
  interdiction,
  movement,
  names,
  numbers,
  offered,
  owed,
  owedBy,
  play,
  position,
  refusals,
  replacement,
  shifts,
  stage,
  steps,
  unit,
  where,
} from './positions'

// The vectors of the game book's examples.md, by their numbers.

const pick = (id: string) => ({ kind: 'pick', unit: id })
const to = (number: string) => ({ kind: 'to', hex: number })
const setUp = (scenario: ScenarioId): Gertrud => {
  let s = begin(scenario)
  while (owed(s) === 'deploy') s = play(s, 'ready', 'done')
  return s
}
const reducedTurks = (s: Gertrud): string[] => names(landIds.filter(id => isTurkish(id) && isReduced(s, id)))
const raid = (scenario: ScenarioId, size: 'large' | 'small', dice: [number, number]) =>
  play(
    combat({
      scenario,
      turn: 1,
      pool: ['tr-ngs-yavuz'],
      at: { '2611': ['de-kommando'], '2905': ['de-pz-5'], '2806': ['tr-inf-1'] },
      own: { raid: 'landed' },
    }),
    { kind: size, dice },
  )
const mission = (id: string, at: string, die: number, cas: readonly string[], build: Build = {}) =>
  play(
    movement({ pool: ['de-cas-8', 'de-cas-9'], ...build, at: { '3007': ['de-kommando'], ...build.at } }),
    { kind: 'mission', pick: id },
    { kind: 'put', hex: at },
    ...cas.map(each => ({ kind: 'give', unit: each })),
    { kind: 'go', dice: [die] },
  )

describe('vectors 46 to 60', () => {
  it('vector 46: mountain troops', () => {
    const s = position({ at: { '2014': ['de-mtn-1'] } })
    expect([factorOf(s, unit('de-mtn-1'), hex('2015')), factorOf(s, unit('de-mtn-1'), hex('2114'))]).toEqual([9, 7])
  })

  it('vectors 47, 48: the raid', () => {
    const held = raid('early-1941', 'large', [3, 4])
    expect([
      where(held, 'tr-ngs-yavuz'),
      steps(held, 'de-kommando'),
      where(held, 'de-kommando'),
      held.blitzkrieg,
    ]).toEqual(['gone', 2, '2611', true])
    const cut = raid('early-1943', 'small', [3, 4])
    expect([cut.yavuz, owed(cut)]).toEqual(['german', 'harbour'])
  })

  it('vectors 49, 50: missions', () => {
    const won = mission('inonu', '2417', 4, ['de-cas-8', 'de-cas-9'], { reduced: ['de-kommando'] })
    expect([won.inonu, where(won, 'de-cas-8'), where(won, 'de-cas-9')]).toEqual([true, 'dead', 'dead'])
    expect(victoryModifiersOf(won)).toEqual([{ label: 'German CAS eliminated', value: 2, rule: '4.1.2' }])
    const failed = mission('inonu', '2417', 3, ['de-cas-9'])
    expect([failed.inonu, steps(failed, 'de-kommando'), failed.missionPenalty]).toEqual([false, 2, 2])
  })

  it('vectors 51, 52, 53, 54: what the scenarios bring', () => {
    const late42 = setUp('late-1942')
    const ready = (s: Gertrud, prefix: string, count: number) =>
      Array.from({ length: count }, (_, index) => `${prefix}-${index + 1}`).filter(id => where(s, id) === 'ready')
        .length
    expect([ready(late42, 'de-cas', 10), ready(late42, 'it-cas', 2), ready(late42, 'it-ngs', 2)]).toEqual([7, 1, 1])
    expect(['it-ravenna', 'it-bergamo', 'it-assietta', 'it-lombardia'].map(id => where(late42, id))).toEqual([
      '2805',
      '2805',
      '2704',
      '2704',
    ])
    expect([where(late42, 'it-aosta'), where(late42, 'it-pasubio'), steps(late42, 'de-abn-7')]).toEqual([
      'absent',
      'absent',
      2,
    ])
    expect(reducedTurks(late42).sort()).toEqual(['tr-cav-7', 'tr-inf-17', 'tr-inf-20', 'tr-inf-39', 'tr-inf-41'])
    const early42 = setUp('early-1942')
    expect([steps(early42, 'de-abn-7'), reducedTurks(early42).length]).toEqual([1, 9])
    expect(reducedTurks(setUp('early-1941')).length).toBe(25)
    const late41 = setUp('late-1941')
    expect([
      reducedTurks(late41).length,
      reducedTurks(late41).includes('tr-inf-33'),
      steps(late41, 'tr-inf-52'),
    ]).toEqual([20, true, 2])
    const early43 = setUp('early-1943')
    expect([reducedTurks(early43), ready(early43, 'tr-cas', 4), hexOf(early43, unit('su-inf-20')) !== null]).toEqual([
      [],
      4,
      true,
    ])
  })

  it('vector 55: free deployment', () => {
    const s = play(begin('early-1941', { 'free-deployment': true }), 'ready', 'done', 'ready')
    expect(refusals(play(s, pick('tr-inf-5')), to('2707'))).toEqual(['3.4.3'])
    expect(refusals(play(s, pick('tr-inf-5')), to('2611'))).toEqual(['3.4.2'])
    const west = ['tr-inf-9', 'tr-inf-48', 'tr-cav-1'].reduce((now, id) => play(now, pick(id), to('2015')), s)
    expect(refusals(west, 'done')).toEqual(['3.4.4'])
  })

  it('vector 56: the second game', () => {
    const at = { '2430': ['su-inf-20'], '2423': ['su-inf-77'], '2721': ['su-inf-63'] }
    const s = stage('victory', { scenario: 'early-1943', own: { duplicity: true }, at })
    expect(play(s, { kind: 'roll', dice: [1, 1] }).outcome?.winner).toBe(0)
  })

  it('vectors 57, 58: where ships go', () => {
    const pool = ['su-ngs-1', 'br-ngs-1', 'it-ngs-1', 'tr-ngs-yavuz']
    const trabzon = (attacker: string) =>
      attack(
        combat({ side: 'allied', at: { '2727': ['de-pz-5'], '2728': [attacker] }, pool, scenario: 'early-1943' }),
        '2727',
      )
    expect(offered(trabzon('su-inf-20'), 'commit')).toEqual(['su-ngs-1'])
    expect(refusals(trabzon('tr-inf-1'), { kind: 'commit', unit: 'su-ngs-1' })).toEqual(['12.0.6'])
    expect(refusals(trabzon('tr-inf-1'), { kind: 'commit', unit: 'br-ngs-1' })).toEqual(['12.1.3'])
    const bursa = attack(combat({ side: 'allied', at: { '2509': ['de-pz-5'], '2510': ['tr-inf-1'] }, pool }), '2509')
    expect([offered(bursa, 'commit'), refusals(bursa, { kind: 'commit', unit: 'br-ngs-1' })]).toEqual([
      ['tr-ngs-yavuz'],
      ['12.1.1'],
    ])
  })

  it('vector 59: how far the British land', () => {
    expect([distance(grid, hex('1317'), hex('1718')), distance(grid, hex('1317'), hex('1712')) > 6]).toEqual([4, true])
    const s = play(movement({ side: 'allied', waiting: ['al-inf-2'] }), { kind: 'arrive', unit: 'al-inf-2' })
    expect([refusals(s, { kind: 'place', hex: '1718' }), refusals(s, { kind: 'place', hex: '1712' })]).toEqual([
      [],
      ['18.1.r2'],
    ])
  })

  it('vector 60: the arrows', () => {
    const touched = allHexes.filter(one => arrows.some(({ a, b }) => a === one || b === one))
    expect(numbers(touched)).toEqual(['2505', '2506', '2606', '2709', '2710'])
    const side = sideBetween(hex('2610'), hex('2709'))
    expect(side !== null && isWater(side)).toBe(true)
    const s = play(combat({ at: { '2709': ['tr-inf-11'], '2610': ['de-pz-5'], '2710': ['de-pz-8'] } }), {
      kind: 'target',
      hex: '2709',
    })
    expect(refusals(s, { kind: 'join', unit: 'de-pz-5' })).toEqual(['11.0.3'])
  })
})

describe('vectors 61 to 75', () => {
  const AT = { '2115': ['de-pz-5', 'de-pz-11', 'de-mot-16'], '2116': ['tr-inf-1'] }

  it('vectors 61, 62: columns and their ends', () => {
    const column = (a: number, d: number) => COLUMNS[columnHolding(COLUMNS, percentOdds(a, d))]
    expect([column(24, 16), column(8, 16), column(24, 49)]).toEqual(['150-199', '50-99', '49 or less'])
    expect([shiftColumn(COLUMNS, 0, -2).column, shiftColumn(COLUMNS, 8, 3).column]).toEqual([0, 8])
  })

  it('vector 63: D1 when not all can retreat', () => {
    const at = {
      '2115': ['de-pz-5', 'de-pz-11', 'de-pz-8', 'de-pz-9'],
      '2116': ['tr-bde-72', 'tr-bde-ankara'],
      '2117': ['tr-inf-1', 'tr-inf-2', 'tr-inf-4', 'tr-inf-5'],
      '2217': ['tr-inf-8', 'tr-inf-9', 'tr-inf-11', 'tr-inf-12', 'tr-inf-16'],
      '2017': ['tr-inf-22', 'tr-inf-23', 'tr-inf-24', 'tr-inf-48', 'tr-inf-61'],
    }
    const s = fight(attack(combat({ at }), '2116'), 1)
    expect([offered(s, 'lose'), offered(s, 'retreat')]).toEqual([['tr-bde-72', 'tr-bde-ankara'], []])
    expect(refusals(s, 'retreat')).toEqual(['11.1.2'])
  })

  it('vectors 64, 65: emptied hexes', () => {
    const emptied = (options: { [option: string]: boolean }) =>
      play(fight(attack(combat({ at: AT, reduced: ['tr-inf-1'], options }), '2116'), 1), {
        kind: 'lose',
        unit: 'tr-inf-1',
      })
    expect([where(emptied({}), 'tr-inf-1'), owed(emptied({})) === 'advance']).toEqual(['dead', false])
    expect(offered(emptied({ 'advance-when-emptied': true }), 'join').sort()).toEqual([
      'de-mot-16',
      'de-pz-11',
      'de-pz-5',
    ])
    const at = { ...AT, '2117': ['de-inf-79'], '2217': ['de-inf-73'] }
    const shut = fight(attack(combat({ at }), '2116', ['de-pz-5', 'de-pz-11', 'de-mot-16']), 2)
    expect([where(shut, 'tr-inf-1'), offered(shut, 'join')]).toEqual(['dead', ['de-pz-5', 'de-pz-11']])
  })

  const dropped = (number: string, build: Build = {}) =>
    combat({
      ...build,
      at: { ...build.at, [number]: ['de-abn-7', ...(build.at?.[number] ?? [])] },
      own: { dropping: [unit('de-abn-7')] },
    })

  it('vectors 66, 67: drops that fail', () => {
    const at = { '2116': ['tr-inf-1', 'tr-inf-2', 'tr-inf-4'], '2115': ['de-pz-5'] }
    // 19 against 15: the 100% column, 4 is no effect
    const held = fight(attack(dropped('2116', { at }), '2116'), 4)
    expect([where(held, 'de-abn-7'), steps(held, 'de-pz-5')]).toEqual(['dead', 2])
    const thrown = fight(
      attack(
        dropped('2121', { at: { '2221': ['tr-inf-1'] }, reduced: ['de-abn-7'], unsupplied: ['de-abn-7'] }),
        '2121',
      ),
      3,
    )
    expect(where(play(thrown, { kind: 'retreat', unit: 'de-abn-7', hex: '2120' }), 'de-abn-7')).toBe('2120')
  })

  it('vector 68: no way back', () => {
    const rim = {
      '3203': ['de-inf-79'],
      '3204': ['tr-inf-1', 'tr-inf-2', 'tr-inf-4', 'tr-inf-5'],
      '3202': ['tr-inf-8'],
    }
    const s = fight(
      attack(combat({ side: 'allied', at: rim }), '3203', ['tr-inf-1', 'tr-inf-2', 'tr-inf-4', 'tr-inf-5']),
      6,
    )
    expect(where(s, 'de-inf-79')).toBe('gone')
    const inland = {
      '2416': ['de-inf-79'],
      '2417': ['tr-inf-1', 'tr-inf-2', 'tr-inf-4', 'tr-inf-5'],
      '2315': ['tr-inf-8'],
      '2515': ['tr-inf-9'],
    }
    const dead = fight(
      attack(combat({ side: 'allied', at: inland }), '2416', ['tr-inf-1', 'tr-inf-2', 'tr-inf-4', 'tr-inf-5']),
      6,
    )
    expect(where(dead, 'de-inf-79')).toBe('dead')
  })

  it('vector 69: Supply Drops', () => {
    const s = play(
      movement({ at: { '2116': ['de-inf-79', 'de-inf-73', 'de-inf-101'] }, pool: ['de-cas-1'], used: ['de-cas-2'] }),
      'done',
    )
    expect(refusals(s, { kind: 'supply', unit: 'de-cas-2', hex: '2116' })).toEqual(['13.6'])
    const fed = play(s, { kind: 'supply', unit: 'de-cas-1', hex: '2116' })
    expect([fed.unsupplied, fed.airSupplied.length, where(fed, 'de-cas-1')]).toEqual([[], 3, 'dead'])
    expect(victoryModifiersOf(fed).map(each => each.value)).toEqual([1])
  })

  it('vectors 70, 71: arrivals', () => {
    const s = movement({ scenario: 'early-1943', turn: 1, waiting: ['de-abn-7'] })
    const asked = play(s, { kind: 'arrive', unit: 'de-abn-7' })
    const entered = play(asked, { kind: 'enter', hex: '3203' })
    expect([costTo(entered, '3201'), costTo(entered, '3207')]).toEqual([2, undefined])
    expect(refusals(asked, { kind: 'enter', hex: '3103' })).toEqual(['18.5.r1'])
    expect(refusals(s, 'done')).toEqual(['10.0.2'])
    const waiting = ['br-cas-1', 'br-cas-2', 'br-cas-3', 'br-ngs-1', 'br-ngs-2', 'br-ngs-3', 'al-inf-2', 'al-inf-8']
    const at = { '2116': ['tr-inf-1'], '2115': ['de-pz-5'] }
    const turn3 = play(stage('refresh', { at, waiting, turn: 3 }), 'done', 'done')
    const fighting = attack(turn3, '2116')
    expect([owedBy(fighting), offered(fighting, 'commit')]).toEqual(['allied', ['br-cas-1', 'br-cas-2', 'br-cas-3']])
    expect(where(fighting, 'al-inf-8')).toBe('waiting')
  })

  it('vector 72: Italians have the bonus too', () => {
    const s = position({
      scenario: 'late-1941',
      turn: 1,
      at: { '2805': ['it-ravenna', 'it-aosta', 'it-bergamo'], '2806': ['tr-arm-iab'] },
    })
    const battle = planBattle(s, 0, hex('2806'), ['it-ravenna', 'it-bergamo'].map(unit))
    expect(shiftsOf(s, battle).map(each => each.label)).toContain('Blitzkrieg Bonus')
  })

  it('vector 73: the bridge at Kayseri', () => {
    const railOnly = [{ kind: 'rail' as const, a: hex('2220'), b: hex('2221') }]
    const both = [...railOnly, { kind: 'road' as const, a: hex('2220'), b: hex('2221') }]
    const s = position({ side: 'allied', at: { '2220': ['tr-inf-1'] }, own: { blown: railOnly } })
    expect(reachByRail(s, unit('tr-inf-1'), hex('2220')).has(hex('2221'))).toBe(false)
    const walk = (blown: typeof both) =>
      play(movement({ side: 'allied', at: { '2220': ['tr-inf-1'] }, own: { blown } }), pick('tr-inf-1'))
    expect([costTo(walk(railOnly), '2221'), costTo(walk(both), '2221')]).toEqual([1, 2])
    // Germans around Sivas and 2320 leave the bridge as the only way from 2221
    const shut = { '2221': ['tr-inf-1'], '2322': ['de-pz-5'], '2121': ['de-pz-8'] }
    const fed = (blown: typeof both) => canTrace(position({ at: shut, own: { blown } }), unit('tr-inf-1'))
    expect([fed(railOnly), fed(both)]).toEqual([true, false])
  })

  it('vectors 74, 85: a mined Bosphorus', () => {
    const mined = [{ a: hex('2709'), b: hex('2710') }]
    const walk = (id: string, side: 'german' | 'allied') =>
      refusals(play(movement({ side, at: { '2709': [id] }, own: { mined } }), pick(id)), to('2710'))
    expect([walk('tr-inf-11', 'allied'), walk('de-inf-79', 'german'), walk('al-inf-8', 'allied')]).toEqual([
      ['17.1.13b'],
      [],
      [],
    ])
    const s = position({ at: { '2709': ['tr-inf-11'] }, own: { mined } })
    expect(whyNotRetreat(s, unit('tr-inf-11'), hex('2710')).map(each => each.rule)).toEqual(['11.1.2'])
    expect(
      canTrace(position({ at: { '2709': ['tr-inf-11'], '2710': ['tr-inf-1'] }, own: { mined } }), unit('tr-inf-1')),
    ).toBe(true)
    const river = position({ at: { '2321': ['tr-inf-1'] } })
    expect(whyNotRetreat(river, unit('tr-inf-1'), hex('2222'))).toEqual([])
  })

  it('vector 75: İnönü a captive', () => {
    const at = {
      '2116': ['tr-inf-1'],
      '2017': ['al-inf-8'],
      '2217': ['su-inf-20'],
      '2115': ['de-pz-5'],
      '2018': ['de-inf-79'],
    }
    const build = {
      side: 'allied' as const,
      turn: 4,
      at,
      own: { inonu: true },
      pool: ['tr-cas-1', 'br-cas-1'],
      scenario: 'late-1942' as const,
    }
    expect(offered(movement(build), 'pick')).toEqual(['al-inf-8', 'su-inf-20'])
    const british = attack(combat(build), '2018')
    expect(owed(british)).toBe('press')
    expect(offered(replacement({ ...build, at: { '2416': ['tr-inf-1'] }, reduced: ['tr-inf-1'] }), 'flip')).toEqual([
      'tr-inf-1',
    ])
    const next = attack(combat({ ...build, side: 'german', turn: 5, own: { inonu: false } }), '2116')
    expect(offered(next, 'commit')).toEqual(['tr-cas-1', 'br-cas-1'])
  })
})

describe('vectors 76 to 87', () => {
  it('vector 76: the fate of the Kommando', () => {
    const weak = { reduced: ['de-kommando'] }
    expect([
      where(mission('inonu', '2417', 5, ['de-cas-9'], weak), 'de-kommando'),
      where(mission('inonu', '2417', 6, ['de-cas-9'], weak), 'de-kommando'),
      where(mission('inonu', '2417', 6, ['de-cas-9']), 'de-kommando'),
    ]).toEqual(['dead', 'dead', 'gone'])
  })

  it('vector 77: the Allied step', () => {
    const s = replacement({
      side: 'allied',
      scenario: 'early-1942',
      dead: ['us-cas-1'],
      at: { '2416': ['tr-inf-1'] },
      reduced: ['tr-inf-1'],
    })
    const spent = play(s, { kind: 'flip', unit: 'tr-inf-1' })
    expect([offered(spent, 'refit'), where(play(spent, { kind: 'refit', unit: 'us-cas-1' }), 'us-cas-1')]).toEqual([
      ['us-cas-1'],
      'ready',
    ])
    const none = replacement({ side: 'allied', scenario: 'late-1942', dead: ['br-cas-1', 'al-inf-8', 'tr-cas-1'] })
    expect([offered(none, 'refit'), refusals(none, { kind: 'refit', unit: 'br-cas-1' })]).toEqual([
      ['tr-cas-1'],
      ['10.2.1'],
    ])
  })

  it('vector 78: who answers interdiction', () => {
    const at = { '2116': ['tr-inf-1'], '2217': ['su-inf-20'] }
    const s = play(
      interdiction({ side: 'allied', at, pool: ['de-cas-1', 'su-cas-1', 'tr-cas-1'], scenario: 'early-1943' }),
      { kind: 'fly', unit: 'de-cas-1' },
    )
    expect(offered(play(s, { kind: 'target', hex: '2116' }), 'commit')).toEqual(['tr-cas-1'])
    expect(offered(play(s, { kind: 'target', hex: '2217' }), 'commit')).toEqual(['su-cas-1'])
  })

  it('vector 79: interdicted on rail, interdicted Flieger', () => {
    const turk = play(
      movement({ side: 'allied', at: { '2106': ['tr-inf-1'] }, own: { interdicted: [unit('tr-inf-1')] } }),
      pick('tr-inf-1'),
    )
    expect([refusals(turk, { kind: 'rail', hex: '2107' }), refusals(turk, to('2108'))]).toEqual([['9.6.4'], ['13.7.4']])
    const para = movement({ at: { '2116': ['de-abn-7'] }, own: { interdicted: [unit('de-abn-7')] } })
    expect(refusals(para, { kind: 'drop', unit: 'de-abn-7' })).toEqual(['13.7.4'])
  })

  it('vector 80: engaged defenders among fresh ones', () => {
    const at = { '2115': ['de-pz-5', 'de-pz-11', 'de-mot-16'], '2116': ['tr-inf-1', 'tr-inf-2'] }
    const s = fight(attack(combat({ at, own: { defended: [unit('tr-inf-1')] } }), '2116'), 1)
    expect(offered(s, 'lose')).toEqual(['tr-inf-2'])
  })

  it('vector 81: San Marco', () => {
    const s = play(movement({ scenario: 'late-1941', turn: 2, waiting: ['it-sanmarco'] }), {
      kind: 'arrive',
      unit: 'it-sanmarco',
    })
    expect(['2007', '2505', '1710'].map(number => refusals(s, { kind: 'place', hex: number }))).toEqual([
      [],
      ['18.2.r1'],
      ['18.2.r1'],
    ])
  })

  it('vector 82: Erzurum', () => {
    const walk = (from: string) => play(movement({ side: 'allied', at: { [from]: ['tr-inf-1'] } }), pick('tr-inf-1'))
    expect([costTo(walk('2329'), '2430'), costTo(walk('2429'), '2430')]).toEqual([2, 1])
    const s = position({ at: { '2430': ['tr-inf-1'], '2429': ['de-pz-5'] } })
    expect(shiftsOf(s, planBattle(s, 0, hex('2430'), [unit('de-pz-5')])).map(each => each.value)).toEqual([-1])
  })

  it('vector 83: the second game on turn 1', () => {
    const at = { '2633': ['tr-inf-1'], '2733': ['su-inf-20'] }
    const s = attack(combat({ own: { duplicity: true }, turn: 1, at }), '2633')
    expect([shifts(s)['Blitzkrieg Bonus'], s.experten, owed(s)]).toEqual([1, null, 'press'])
    expect(owed(play(s, { kind: 'roll', dice: [3] }))).not.toBe('ultra')
  })

  it('vector 84: calling an attack off', () => {
    const at = { '2115': ['de-pz-5'], '2116': ['tr-inf-1'] }
    const off = play(attack(combat({ at, pool: ['tr-cas-1'] }), '2116'), 'pass', 'cancel')
    expect([off.attacked, off.defended, where(off, 'tr-cas-1')]).toEqual([[], [], 'ready'])
    const flown = play(attack(combat({ at, pool: ['tr-cas-1'] }), '2116'), {
      kind: 'commit',
      unit: 'tr-cas-1',
      dice: [4],
    })
    expect(refusals(flown, 'cancel')).not.toEqual([])
  })

  it('vectors 86, 87: more raids', () => {
    expect(where(raid('late-1942', 'large', [1, 1]), 'de-kommando')).toBe('dead')
    expect(where(raid('early-1943', 'small', [1, 1]), 'de-kommando')).toBe('gone')
    const alarm = raid('early-1941', 'large', [6, 6])
    expect([where(alarm, 'tr-ngs-yavuz'), alarm.blitzkrieg]).toEqual(['gone', false])
    const ablaze = raid('early-1942', 'small', [4, 4])
    expect([ablaze.yavuz, where(ablaze, 'de-kommando')]).toEqual(['ablaze', 'dead'])
    const last = movement({
      side: 'allied',
      turn: 1,
      at: { '2416': ['tr-inf-1'] },
      pool: ['tr-ngs-yavuz'],
      own: { yavuz: 'ablaze' },
    })
    expect(
      [2, 4, 6].map(die => play(last, { kind: 'done', dice: [die] })).map(s => [where(s, 'tr-ngs-yavuz'), s.yavuz]),
    ).toEqual([
      ['gone', 'turkish'],
      ['ready', 'ablaze'],
      ['ready', 'turkish'],
    ])
  })
})

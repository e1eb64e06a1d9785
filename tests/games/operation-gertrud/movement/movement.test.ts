import { describe, expect, it } from 'vitest'
import type { UnitId } from '../../../../src/core/ids'
import { isInEnemyZoc, unitsIn, zocOf } from '../../../../src/games/operation-gertrud/board'
import { reachByRail, reachOnFoot } from '../../../../src/games/operation-gertrud/movement/marching'
import {
  type Build,
  combat,
  costTo,
  engine,
  hex,
  localOf,
  movement,
  names,
  numbers,
  offered,
  owed,
  play,
  position,
  refusals,
  unit,
  where,
} from '../positions'

const pick = (id: string) => ({ kind: 'pick', unit: id })
const to = (number: string) => ({ kind: 'to', hex: number })
const rail = (number: string) => ({ kind: 'rail', hex: number })

/** A unit alone on the map, picked to move. */
const alone = (id: string, at: string, build: Build = {}) => {
  const side = /^(tr|al|su)-/.test(id) ? 'allied' : 'german'
  return play(movement({ side, ...build, at: { ...build.at, [at]: [id, ...(build.at?.[at] ?? [])] } }), pick(id))
}

describe('6.0 stacking', () => {
  const FIVE = ['tr-inf-1', 'tr-inf-2', 'tr-inf-4', 'tr-inf-5', 'tr-inf-8']

  it('6.0.1, 6.0.2, 6.0.3 a sixth unit passes through a full hex and may not stop there', () => {
    const s = alone('tr-inf-9', '2115', { at: { '2116': FIVE } })
    expect(refusals(s, to('2116'))).toEqual(['6.0.1'])
    expect(refusals(s, to('2117'))).toEqual([])
  })

  it('6.0.4 five is the limit in any terrain', () => {
    const s = alone('tr-inf-9', '2014', { at: { '2015': FIVE, '1913': ['tr-inf-11'] } })
    expect(refusals(s, to('2015'))).toEqual(['6.0.1'])
    expect(refusals(s, to('1913'))).toEqual([])
  })

  it('6.1.1 where only some of a stack can go, those can be sent, and the refusal names who is short and by how much', () => {
    const all = play(movement({ at: { '2116': ['de-pz-5', 'de-inf-79', 'de-abn-7'] } }), { kind: 'stack', hex: '2116' })
    const there = offered(all, 'part').find(number => !offered(all, 'to').includes(number)) as string
    const choice = [...engine.choices(all)].find(({ action }) => action.kind === 'part' && action.hex === hex(there))
    expect(choice?.share).toEqual({ can: expect.any(Number), of: 3 })
    expect(offered(all, 'part').filter(number => offered(all, 'to').includes(number))).toEqual([])
    const [why] = engine.check(all, { kind: 'to', hex: hex(there) })
    expect(why?.why).toMatch(/is \d+ MP short: the way costs \d+, it has \d+$/)
    const gone = play(all, { kind: 'part', hex: there })
    const moved = ['de-pz-5', 'de-inf-79', 'de-abn-7'].filter(id => where(gone, id) === there)
    expect(moved).toHaveLength(choice?.share?.can as number)
    expect(['de-pz-5', 'de-inf-79', 'de-abn-7'].filter(id => where(gone, id) === '2116')).toHaveLength(3 - moved.length)
    expect(refusals(all, { kind: 'part', hex: offered(all, 'to')[0] as string })).toEqual(['9.0.1'])
  })

  it('6.1.1 a stack moves together, drops units and sends them different ways, each with its own points', () => {
    const s = movement({ at: { '2116': ['de-pz-5', 'de-inf-79', 'de-abn-7'] } })
    const all = play(s, { kind: 'stack', hex: '2116' })
    // the 7th Flieger has 3 points
    expect(offered(all, 'to')).not.toContain('2120')
    const two = play(all, to('2017'))
    expect([where(two, 'de-pz-5'), where(two, 'de-abn-7')]).toEqual(['2017', '2017'])
    const split = play(two, pick('de-abn-7'), pick('de-inf-79'), to('1917'), pick('de-abn-7'))
    expect([where(split, 'de-pz-5'), where(split, 'de-inf-79')]).toEqual(['1917', '2017'])
    expect(offered(split, 'to')).toContain('2018')
    expect(refusals(split, to('2020'))).toEqual(['9.2.1'])
  })

  it('6.1.2 a moving stack picks nobody up on its way', () => {
    const s = movement({ at: { '2116': ['de-pz-5'], '2017': ['de-inf-79'] } })
    const met = play(s, pick('de-pz-5'), to('2017'), pick('de-inf-79'))
    expect(names(localOf<{ picked: UnitId[] }>(met).picked)).toEqual(['de-inf-79'])
    expect(refusals(met, pick('de-pz-5'))).toEqual(['9.0.6'])
  })

  it('6.2, 12.0.4, 13.0.3 CAS and NGS count toward no stack: they are never on the map', () => {
    const s = combat({
      at: { '2727': FIVE, '2728': ['de-pz-5'] },
      pool: ['tr-cas-1', 'tr-ngs-yavuz'],
    })
    const shelled = play(s, { kind: 'target', hex: '2727' }, 'launch', { kind: 'commit', unit: 'tr-ngs-yavuz' })
    expect(unitsIn(shelled, hex('2727')).length).toBe(5)
    expect(refusals(s, { kind: 'join', unit: 'tr-cas-1' })).not.toEqual([])
  })

  it('6.4 Soviets stop nowhere with other nations, but pass', () => {
    const s = alone('tr-inf-9', '2115', { at: { '2116': ['su-inf-20'] } })
    expect(refusals(s, to('2116'))).toEqual(['6.4'])
    expect(refusals(s, to('2117'))).toEqual([])
    const red = alone('su-inf-77', '2115', { at: { '2116': ['tr-inf-1'], '2117': ['su-inf-20'] } })
    expect([refusals(red, to('2116')), refusals(red, to('2117'))]).toEqual([['6.4'], []])
  })
})

describe('8.0 zones of control', () => {
  const zone = (at: Build['at'], number: string): boolean => isInEnemyZoc(position({ at: at ?? {} }), hex(number), 1)

  it('8.0.1 the six hexes around a unit, in any state, but not over open water or straits', () => {
    const at = { '2116': ['de-kurd'] }
    expect(['2217', '2117', '2017', '2016', '2115', '2216'].every(each => zone(at, each))).toBe(true)
    expect([zone(at, '2116'), zone(at, '2218')]).toEqual([false, false])
    const shore = { '2709': ['de-kurd'] }
    expect([zone(shore, '2708'), zone(shore, '2710'), zone(shore, '2610')]).toEqual([true, false, false])
  })

  it('8.0.2 the zones of both sides lie over each other', () => {
    const s = position({ at: { '2116': ['de-inf-79'], '2117': ['tr-inf-1'] } })
    expect([isInEnemyZoc(s, hex('2217'), 0), isInEnemyZoc(s, hex('2217'), 1)]).toEqual([true, true])
  })

  it('8.0.3 CAS and NGS have none and need not mind any', () => {
    const s = position({ at: { '2117': ['tr-inf-1'] }, pool: ['de-cas-1', 'it-ngs-1'] })
    expect(zocOf(s, 0).every(each => each === 0)).toBe(true)
    const fighting = combat({ at: { '2116': ['de-inf-79'], '2117': ['tr-inf-1'] }, pool: ['de-cas-1'] })
    expect(offered(play(fighting, { kind: 'target', hex: '2117' }, 'launch'), 'commit')).toEqual(['de-cas-1'])
  })

  it('8.1.1, 9.2.4 entering an enemy zone ends the move', () => {
    const s = alone('de-inf-79', '2114', { at: { '2117': ['tr-inf-1'] } })
    const stopped = play(s, to('2216'), to('2116'))
    expect([where(stopped, 'de-inf-79'), refusals(stopped, pick('de-inf-79'))]).toEqual(['2116', ['9.0.6']])
    // 2118 lies behind the Turk
    expect(refusals(s, to('2118'))).toEqual(['9.2.1'])
  })

  it('8.1.2 a unit that begins in a zone leaves it freely, even into another one', () => {
    const s = alone('de-inf-79', '2116', { at: { '2117': ['tr-inf-1'] } })
    expect(offered(s, 'to')).toEqual(expect.arrayContaining(['2217', '2017', '2114']))
    const stopped = play(s, to('2217'))
    expect(refusals(stopped, pick('de-inf-79'))).toEqual(['9.0.6'])
  })

  it('8.2, 8.3, 9.2.4 the 7th Flieger and the Kommando walk through zones', () => {
    for (const id of ['de-abn-7', 'de-kommando']) {
      const s = play(alone(id, '2115', { at: { '2117': ['tr-inf-1'] } }), to('2116'))
      expect(offered(s, 'to')).toEqual(expect.arrayContaining(['2217', '2218']))
    }
  })

  it('9.2.3 nobody enters a hex with enemies', () => {
    expect(refusals(alone('de-abn-7', '2116', { at: { '2117': ['tr-inf-1'] } }), to('2117'))).toEqual(['9.2.3'])
  })
})

describe('9.0 to 9.4 costs', () => {
  it('9.0.1 units move one by one or in stacks, as far as they like or not at all', () => {
    const s = movement({ at: { '2116': ['de-pz-5', 'de-inf-79'] } })
    expect([offered(s, 'pick'), offered(s, 'stack')]).toEqual([['de-inf-79', 'de-pz-5'], ['2116']])
    expect(refusals(s, 'done')).toEqual([])
  })

  it('9.0.1 the Soviet Union, Iran and Lake Van are closed', () => {
    const s = alone('tr-inf-9', '2633')
    expect(refusals(s, to('2634'))).toEqual(['9.0.1'])
    expect(refusals(alone('tr-inf-9', '2131'), to('2132'))).toEqual(['9.0.1'])
    expect(refusals(alone('tr-inf-9', '2034'), to('2035'))).toEqual(['9.0.1'])
    // open to Soviets and Germans once Soviets are in the war, to both sides in the second game
    const scenario = 'early-1943' as const
    expect(refusals(alone('tr-inf-9', '2633', { scenario }), to('2634'))).toEqual(['9.0.1'])
    expect(refusals(alone('de-inf-79', '2633', { scenario }), to('2634'))).toEqual([])
    expect(refusals(alone('tr-inf-9', '2633', { own: { duplicity: true } }), to('2634'))).toEqual([])
  })

  it('9.0.2, 2.1.2 clear 1, rough 2, mountain 3, river 1 more', () => {
    const konya = alone('tr-inf-9', '2115')
    expect([costTo(konya, '2114'), costTo(konya, '2015')]).toEqual([1, 2])
    expect(costTo(alone('tr-inf-9', '2509'), '2410')).toBe(3)
    expect(costTo(alone('tr-inf-9', '2905'), '2906')).toBe(3)
    expect(costTo(alone('tr-inf-9', '2709'), '2710')).toBe(3)
  })

  it('9.0.4, 9.0.5 a city costs what lies under it', () => {
    expect(costTo(alone('tr-inf-9', '2115'), '2015')).toBe(2)
    expect(costTo(alone('tr-inf-9', '2316'), '2416')).toBe(1)
  })

  it('9.0.6 who has finished its move does not move again', () => {
    const s = movement({ at: { '2116': ['de-pz-5'], '2905': ['de-inf-79'] } })
    const moved = play(s, pick('de-pz-5'), to('2117'), pick('de-inf-79'))
    expect(refusals(moved, pick('de-pz-5'))).toEqual(['9.0.6'])
    const halted = play(s, pick('de-pz-5'), to('2117'), 'halt')
    expect(refusals(halted, pick('de-pz-5'))).toEqual(['9.0.6'])
  })

  it('9.1.1, 9.1.2 along a road 1, whatever lies under it, rivers included', () => {
    // 2806 to 2905 is clear over the Tundzha by road, 2222 to 2121 mountain over a river by road
    expect(costTo(alone('tr-inf-9', '2806'), '2905')).toBe(1)
    expect(costTo(alone('tr-inf-9', '2222'), '2121')).toBe(1)
  })

  it('9.1.3 into a road hex off the road the ground is paid', () => {
    // 2120 touches the road hex 2121 without a road
    expect(costTo(alone('tr-inf-9', '2120'), '2121')).toBe(3)
  })

  it('9.1.4 a railroad is a road', () => {
    expect(costTo(alone('tr-inf-9', '2429'), '2430')).toBe(1)
    expect(costTo(alone('al-inf-8', '2429'), '2430')).toBe(1)
  })

  it('9.2.1 too few points bar entry, and nothing is saved', () => {
    // two clear hexes leave 3 points, a mountain off the road takes them all
    const s = alone('tr-inf-9', '2310')
    expect(refusals(s, to('2410'))).toEqual([])
    const s2 = play(alone('tr-inf-9', '2214'), to('2114'), to('2014'))
    expect(refusals(s2, to('1913'))).toEqual(['9.2.1'])
  })

  it('9.2.2 step by step through adjacent hexes', () => {
    const s = alone('tr-inf-9', '2709')
    // 2610 lies over the water: 3 to Üsküdar, 2 more from there
    expect(costTo(s, '2610')).toBe(5)
    const reached = reachOnFoot(position({ at: { '2116': ['tr-inf-9'] } }), unit('tr-inf-9'), hex('2116'), 5, true)
    expect(numbers(reached.pathTo(hex('2118')))).toEqual(['2116', '2117', '2118'])
  })

  it('9.2.6 nobody leaves the map', () => {
    const s = alone('de-inf-79', '3203')
    expect(offered(s, 'to').every(number => Number(number.slice(0, 2)) <= 32)).toBe(true)
    expect(refusals(s, 'exit')).not.toEqual([])
  })

  it('9.3 a unit may always move one hex', () => {
    const poor = alone('de-inf-79', '2509', { unsupplied: ['de-inf-79'] })
    expect(offered(poor, 'to')).toContain('2410')
    const there = play(poor, to('2410'))
    expect(refusals(there, pick('de-inf-79'))).toEqual(['9.0.6'])
    const full = alone('de-inf-79', '2310', { unsupplied: ['de-inf-79'], at: { '2410': ['tr-inf-1'] } })
    expect(refusals(full, to('2410'))).toEqual(['9.2.3'])
  })

  it('9.4 a blown bridge makes the river cost again', () => {
    const blown = [{ kind: 'road' as const, a: hex('2806'), b: hex('2905') }]
    expect(costTo(alone('tr-inf-9', '2806', { own: { blown } }), '2905')).toBe(2)
  })

  it('2.6.1, 2.6.2 five points for most, three for airborne and Kommando', () => {
    expect(costTo(alone('de-inf-79', '2115'), '2120')).toBeUndefined()
    expect(offered(alone('de-inf-79', '2114'), 'to')).toContain('2119')
    expect(offered(alone('de-kommando', '2114'), 'to')).toContain('2117')
    expect(offered(alone('de-kommando', '2114'), 'to')).not.toContain('2118')
  })

  it('16.0.2 mountain units pay like all others', () => {
    expect(costTo(alone('de-mtn-1', '2509'), '2410')).toBe(3)
  })

  it('9.2.5, 13.7.4 an interdicted unit moves one hex, whatever it costs', () => {
    const s = alone('de-inf-79', '2509', { own: { interdicted: [unit('de-inf-79')] } })
    expect(engine.prompt(s)?.text).toContain('interdicted, one hex')
    expect(offered(s, 'to').sort()).toEqual(['2409', '2410', '2508', '2510', '2610'])
    expect(refusals(s, to('2511'))).toEqual(['13.7.4'])
    expect(refusals(play(s, to('2610')), pick('de-inf-79'))).toEqual(['9.0.6'])
  })
})

describe('9.6 Turkish rail movement', () => {
  it('9.6.1 fifteen links along unbroken rails, for a unit that begins on one', () => {
    const s = alone('tr-inf-9', '2106')
    expect([refusals(s, rail('2416')), refusals(s, rail('2220'))]).toEqual([[], ['9.6.1']])
    expect(refusals(alone('tr-inf-9', '2116'), rail('2015'))).toEqual(['9.6.1'])
    expect(where(play(s, rail('2416')), 'tr-inf-9')).toBe('2416')
    expect(refusals(play(s, rail('2416')), pick('tr-inf-9'))).toEqual(['9.0.6'])
  })

  it('9.6.1 six links when out of supply', () => {
    const s = position({ at: { '2106': ['tr-inf-9'] }, unsupplied: ['tr-inf-9'], side: 'allied' })
    const reached = reachByRail(s, unit('tr-inf-9'), hex('2106'))
    expect([reached.has(hex('2212')), reached.has(hex('2311'))]).toEqual([true, false])
  })

  it('9.6.1 not mixed with marching', () => {
    const s = play(alone('tr-inf-9', '2106'), to('2107'))
    expect(refusals(s, rail('2108'))).toEqual(['9.6.1'])
  })

  it('9.6.1, 9.6.2 never from, along or to a hex next to an enemy, over whatever hexside', () => {
    expect(refusals(alone('tr-inf-9', '2106', { at: { '2105': ['de-kurd'] } }), rail('2108'))).toEqual(['9.6.1'])
    // a German in 2209 stands beside the line at 2109 and 2108
    expect(refusals(alone('tr-inf-9', '2106', { at: { '2209': ['de-kurd'] } }), rail('2109'))).toEqual(['9.6.1'])
    // 2610 lies over open water from 2709: no zone of control, but adjacent
    const s = alone('tr-inf-11', '2709', { at: { '2610': ['de-kurd'] } })
    expect(refusals(s, rail('2708'))).toEqual(['9.6.1'])
  })

  it('9.6.3 any number of Turkish units, no others, from rail to rail', () => {
    const s = movement({ side: 'allied', at: { '2106': ['tr-inf-9', 'tr-inf-12'], '2107': ['al-inf-8'] } })
    const both = play(s, pick('tr-inf-9'), rail('2416'), pick('tr-inf-12'), rail('2416'))
    expect([where(both, 'tr-inf-9'), where(both, 'tr-inf-12')]).toEqual(['2416', '2416'])
    expect(refusals(play(s, pick('al-inf-8')), rail('2108'))).toEqual(['9.6.3'])
    expect(refusals(play(s, pick('tr-inf-9')), rail('2116'))).toEqual(['9.6.3'])
  })

  it('9.6.4 an interdicted unit has no rail move', () => {
    const s = alone('tr-inf-9', '2106', { own: { interdicted: [unit('tr-inf-9')] } })
    expect(refusals(s, rail('2108'))).toEqual(['9.6.4'])
    expect(offered(s, 'to').sort()).toEqual(['2007', '2105', '2107', '2207'])
  })

  it('9.6.3, 17.1.12b a blown rail bridge cuts the line', () => {
    const blown = [{ kind: 'rail' as const, a: hex('2220'), b: hex('2221') }]
    const s = position({ at: { '2220': ['tr-inf-9'] }, side: 'allied', own: { blown } })
    expect(reachByRail(s, unit('tr-inf-9'), hex('2220')).has(hex('2221'))).toBe(false)
  })
})

describe('5.0 phases', () => {
  it('5.0.2 each thing in its phase only', () => {
    expect(refusals(movement({ at: { '2116': ['de-pz-5'] } }), { kind: 'target', hex: '2116' })).not.toEqual([])
    const fighting = combat({ at: { '2116': ['de-pz-5'], '2117': ['tr-inf-1'] } })
    expect([owed(fighting), refusals(fighting, pick('de-pz-5'))]).not.toEqual(['combat', []])
  })
})

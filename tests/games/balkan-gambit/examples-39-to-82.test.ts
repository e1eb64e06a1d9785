import { describe, expect, it } from 'vitest'
import { tac } from '../../../src/games/balkan-gambit/charts/charts'
import { reachFrom } from '../../../src/games/balkan-gambit/movement/movement'
import { stackRefusal } from '../../../src/games/balkan-gambit/movement/stacking'
import { nextAttitude } from '../../../src/games/balkan-gambit/mutual/italians'
import { pointsAfterVoyage } from '../../../src/games/balkan-gambit/sea/sail'
import type { Gambit } from '../../../src/games/balkan-gambit/state'
import { isInSupply } from '../../../src/games/balkan-gambit/supply/supply'
import { holderOf, winnerOf } from '../../../src/games/balkan-gambit/victory/victory'
import {
  attack,
  engine,
  frame,
  hex,
  offered,
  owed,
  play,
  position,
  refusals,
  type Scenario,
  steps,
  unit,
  volley,
  where,
} from './positions'

// The vectors of the game book's examples.md, by their numbers.

type Build = Parameters<typeof position>[0]

const ground = (build: Build = {}): Gambit => position({ own: { tacUsed: 3 }, ...build })
const join = (...ids: string[]) => ids.map(id => ({ kind: 'join', unit: id }))
const march = (s: Gambit, from: string, id: string) => play(s, { kind: 'move', hex: from }, { kind: 'pick', unit: id })
const stack = (scenario: Scenario, ...ids: string[]) => stackRefusal(position({ scenario }), ids.map(unit)) === null

describe('vectors 39 to 58', () => {
  const cost = (id: string, from: string, to: string, scenario: Scenario = '1944') =>
    reachFrom(position({ scenario, at: { [from]: [id] } }), unit(id), hex(from), 20, false).costTo(hex(to))

  it('39, 40, 80 terrain', () => {
    expect([cost('de-104-lt', '1516', '1416'), cost('de-173-inf', '1516', '1416')]).toEqual([1, 2])
    const fort = march(position({ turn: 'axis', at: { '1619': ['de-41-fort'] } }), '1619', 'de-41-fort')
    expect(play(fort, { kind: 'to', hex: '1620' }).frames.at(-1)?.local).toMatchObject({ hand: [] })
    expect([cost('su-57a-art', '1519', '1619', '1945'), cost('uk-12-art', '1519', '1619')]).toEqual([3, 4])
  })

  it('41, 42, 43 the Danube, the gulf and the strait', () => {
    const danube = march(position({ turn: 'axis', at: { '2115': ['de-173-inf'] } }), '2115', 'de-173-inf')
    expect(refusals(danube, { kind: 'to', hex: '2215' })).toEqual(['11.5.3'])
    const bridge = march(position({ turn: 'axis', at: { '2218': ['de-173-inf'] } }), '2218', 'de-173-inf')
    expect(refusals(bridge, { kind: 'to', hex: '2317' })).toEqual([])
    const gulf = march(position({ turn: 'axis', at: { '1436': ['de-41-fort'] } }), '1436', 'de-41-fort')
    expect(refusals(gulf, { kind: 'to', hex: '1535' })).toEqual(['11.5.4'])
    const strait = march(position({ turn: 'axis', at: { '1734': ['de-173-inf'] } }), '1734', 'de-173-inf')
    expect(refusals(strait, { kind: 'to', hex: '1735' })).toEqual([])
  })

  it('44, 45, 46 points left after a voyage', () => {
    expect(
      [
        [6, true],
        [6, false],
        [3, true],
        [5, true],
      ].map(([mf, port]) => pointsAfterVoyage(mf as number, port as boolean)),
    ).toEqual([3, 0, 1, 2])
  })

  const british = (...ids: string[]) =>
    ground({ at: { '1732': ids, '1733': ['de-297-inf'] }, markers: [{ hex: '1732' }] })

  it('47, 48, 49 break-off', () => {
    const fight = attack(british('uk-5-inf'), '1732', '1733')
    expect(owed(volley(fight, 'uk-5-inf', 10, 10))).toBe('fire')
    const hurt = volley(fight, 'uk-5-inf', 1, 1)
    expect(steps(play(hurt, { kind: 'restore', unit: 'uk-5-inf' }), 'uk-5-inf')).toBe(1)
    const fired = play(attack(british('uk-21-arm', 'uk-12-art'), '1732', '1733'), {
      kind: 'at',
      unit: 'de-297-inf',
      dice: [10],
    })
    expect(refusals(volley(volley(fired, 'uk-21-arm', 1), 'uk-12-art', 10), 'press')).toEqual(['12.2.4.2'])
  })

  it('50, 72 in a city neither side gets away', () => {
    const s = ground({ at: { '1611': ['uk-5-inf'], '1610': ['de-297-inf'] }, markers: [{ hex: '1611' }] })
    const hurt = volley(attack(s, '1611', '1610'), 'uk-5-inf', 1, 10)
    expect([owed(hurt), owed(volley(hurt, 'de-297-inf', 1))]).toEqual(['fire', 'command'])
    const support = ground({
      at: { '1611': ['uk-21-arm', 'uk-12-art'], '1610': ['de-297-inf'] },
      markers: [{ hex: '1611' }],
    })
    const fired = play(attack(support, '1611', '1610'), { kind: 'at', unit: 'de-297-inf', dice: [10] })
    const over = volley(volley(fired, 'uk-21-arm', 1), 'uk-12-art', 10)
    expect([owed(over), where(over, 'uk-21-arm')]).toEqual(['command', 'dead permanent'])
  })

  it('51, 52 no retreat without losses, nor from a Beachhead', () => {
    const fight = volley(attack(british('uk-5-inf'), '1732', '1733'), 'uk-5-inf', 10, 10)
    expect(owed(volley(fight, 'de-297-inf', 10, 10))).toBe('command')
    const beach = ground({
      turn: 'axis',
      at: { '1733': ['de-297-inf'], '1732': ['uk-5-inf'] },
      markers: [{ hex: '1732' }],
    })
    expect(owed(volley(volley(attack(beach, '1733', '1732'), 'de-297-inf', 10, 10), 'uk-5-inf', 1, 10))).toBe('command')
  })

  it('53, 54 the extra hit', () => {
    const dead = volley(
      volley(attack(british('uk-5-inf', 'uk-50-inf'), '1732', '1733'), 'uk-5-inf', 10, 10),
      'de-297-inf',
      1,
      1,
    )
    expect(owed(play(dead, { kind: 'extra', dice: [4] }))).toBe('advance')
    expect(offered(play(dead, { kind: 'extra', dice: [5] }, { kind: 'extra', dice: [5] }), 'restore')).toEqual([
      'de-297-inf',
    ])
  })

  it('55 to 58 stacking', () => {
    const full = { '2314': ['de-173-inf'], '2315': ['de-gen-1', 'de-gen-2', 'de-gen-3'] }
    expect(
      refusals(march(position({ turn: 'axis', at: full }), '2314', 'de-173-inf'), { kind: 'to', hex: '2315' }),
    ).toEqual(['10.3.A'])
    expect(stack('1944', 'uk-5-inf', 'uk-50-inf', 'uk-33-inf', 'uk-12-art')).toBe(true)
    expect(stack('1944', 'uk-5-inf', 'uk-50-inf', 'uk-12-art', 'uk-14-art')).toBe(false)
    expect(stack('1944', 'us-3-inf', 'uk-5-inf')).toBe(false)
    expect([
      stack('1945', 'par-01', 'su-73-inf', 'bg-7-inf'),
      stack('1945', 'par-01', 'uk-5-inf'),
      stack('1944', 'par-01', 'uk-5-inf'),
    ]).toEqual([true, false, false])
  })
})

describe('vectors 59 to 82', () => {
  it('59, 60, 79 replacements', () => {
    const canadian = position({ at: { '1738': ['cdn-1-inf'] }, reduced: ['cdn-1-inf'], markers: [{ hex: '1738' }] })
    expect(refusals(canadian, { kind: 'restore', unit: 'cdn-1-inf' })).toEqual(['8.3.A1'])
    const axis = position({ turn: 'axis', at: { '1610': ['de-173-inf'] }, dead: ['de-gen-1'] })
    const back = play(axis, { kind: 'reclaim', unit: 'de-gen-1' }, { kind: 'to', hex: '1611' })
    expect([where(back, 'de-gen-1'), refusals(back, { kind: 'move', hex: '1611' })]).toEqual(['1611', ['7.13.1']])
    const british = position({ at: { '1738': ['uk-5-inf'] }, reduced: ['uk-5-inf'], markers: [{ hex: '1738' }] })
    expect(refusals(british, { kind: 'restore', unit: 'uk-5-inf' })).toEqual([])
    const moved = play(march(british, '1738', 'uk-5-inf'), { kind: 'to', hex: '1737' }, 'done')
    expect(refusals(moved, { kind: 'restore', unit: 'uk-5-inf' })).toEqual(['8.3.B5'])
  })

  it('61, 62, 63 dice of 1943', () => {
    expect([nextAttitude('confusion', 2), nextAttitude('belligerent', 10)]).toEqual(['confusion', 'capitulation'])
    const s = position({ scenario: '1943', turn: 'axis', at: { '1920': ['che-1'] }, own: { attitude: 'surrender' } })
    expect([5, 6].map(die => engine.apply(s, { kind: 'end', dice: [5, die] }).state.chetniks)).toEqual([1, 0])
  })

  it('64 Zagreb', () => {
    const s = march(position({ at: { '1611': ['uk-5-inf'], '1814': ['cro-1'] } }), '1611', 'uk-5-inf')
    expect(where(play(s, { kind: 'to', hex: '1610' }), 'cro-1')).toBe('dead surrendered')
  })

  it('65, 68, 69, 70 the end', () => {
    expect([winnerOf(60, 30), winnerOf(59, 30), winnerOf(10, 0)]).toEqual([0, null, 0])
    expect(holderOf(position({ at: { '1717': ['par-01'] } }), hex('1717'))).toBeNull()
    expect(['1943', '1944', '1945'].map(year => [tac[year].clear, tac[year].poor])).toEqual([
      [2, 1],
      [3, 1],
      [1, 0],
    ])
    expect(play({ ...position({ turn: 'axis' }), turn: 20 }, 'end').outcome).not.toBeNull()
  })

  const reinforcing = (side: 0 | 1, build: Build): Gambit =>
    position({
      ...build,
      frames: [
        { step: 'turn', side: 0, args: null, local: { next: 'naval' }, asker: -1, entered: true },
        frame('reinforce', side),
      ],
    })

  it('66, 67, 81 optional units', () => {
    const poles = ['pol-2-arm', 'pol-7-inf', 'pol-3-art']
    const all = play(reinforcing(0, { waiting: poles }), ...poles.map(id => ({ kind: 'enter', unit: id })))
    expect(all.optionalVp.axis).toBe(14)
    expect(play(reinforcing(0, { waiting: ['us-10-mtn'] }), { kind: 'enter', unit: 'us-10-mtn' }).optionalVp.axis).toBe(
      2,
    )
    const canadian = reinforcing(0, {
      scenario: '1943',
      waiting: ['cdn-1-inf'],
      at: { '1238': ['uk-5-inf'] },
      markers: [{ hex: '1238' }],
    })
    const ready = play(canadian, { kind: 'enter', unit: 'cdn-1-inf' }, 'done', 'none', {
      kind: 'maintain',
      hex: '1238',
    })
    expect([
      refusals(ready, 'amphibious'),
      refusals(ready, { kind: 'ship', unit: 'cdn-1-inf' }),
      ready.optionalVp.axis,
    ]).toEqual([['7.5'], [], 2])
  })

  it('73 both brigades die and one is revived', () => {
    const s = ground({ at: { '1732': ['uk-2-cdo', 'uk-40-cdo'], '1733': ['de-297-inf'] } })
    const dead = volley(volley(attack(s, '1732', '1733'), 'uk-2-cdo', 1), 'uk-40-cdo', 1)
    expect(where(play(dead, { kind: 'restore', unit: 'uk-2-cdo' }), 'uk-2-cdo')).toBe('1732')
  })

  it('74 drops and beachheads', () => {
    const drop = (to: string) =>
      play(position({ med: ['uk-2-para'] }), 'airborne', ...join('uk-2-para'), { kind: 'target', hex: to }, 'launch')
    expect([drop('1227').markers.length, drop('1732').markers.length]).toEqual([1, 0])
    expect(isInSupply(drop('1732'), unit('uk-2-para'))).toBe(false)
  })

  it('75 no retreat when only one of two has a hex', () => {
    const shut = {
      '1632': ['de-gen-3'],
      '1633': ['uk-33-inf', 'uk-42-inf'],
      '1731': ['de-gen-5'],
      '1832': ['de-gen-1'],
      '1833': ['de-gen-2'],
    }
    const s = ground({ turn: 'axis', at: { '1733': ['de-297-inf'], '1732': ['uk-5-inf', 'uk-50-inf'], ...shut } })
    const hit = volley(volley(attack(s, '1733', '1732'), 'de-297-inf', 10, 10, 10, 10), 'uk-5-inf', 1, 10)
    expect(owed(hit)).toBe('command')
  })

  it('76 a dispersed partisan beside the beaten takes no part and does not stop Soviets', () => {
    const at = { '2314': ['su-73-inf'], '2315': ['de-gen-1', 'par-01'] }
    const s = position({ scenario: '1945', at, dispersed: ['par-01'], own: { tacUsed: 1 } })
    const won = play(
      volley(volley(attack(s, '2314', '2315'), 'su-73-inf', 10), 'de-gen-1', 1),
      'cease',
      'stand',
      ...join('su-73-inf'),
      'go',
    )
    expect([where(won, 'su-73-inf'), where(won, 'par-01')]).toEqual(['2315', '2315'])
  })

  it('78 a Bulgarian may retreat but not march into Croatia', () => {
    const s = march(position({ turn: 'axis', at: { '2117': ['bg-22-bde'] } }), '2117', 'bg-22-bde')
    expect(refusals(s, { kind: 'to', hex: '2116' })).toEqual(['11.5.1'])
    const at = { '2217': ['uk-5-inf'], '2117': ['bg-22-bde', 'bg-24-bde'] }
    const hit = volley(
      volley(volley(attack(ground({ at }), '2217', '2117'), 'uk-5-inf', 10, 10), 'bg-22-bde', 1),
      'bg-24-bde',
      10,
    )
    const back = play(hit, { kind: 'restore', unit: 'bg-22-bde' })
    expect(refusals(back, { kind: 'to', hex: '2116' })).toEqual([])
    expect(play(back, { kind: 'to', hex: '2116' }).strayed).toEqual([unit('bg-22-bde'), unit('bg-24-bde')])
  })

  it('82 Chetniks among Germans', () => {
    const s = position({
      scenario: '1943',
      turn: 'axis',
      at: { '1920': ['che-1', 'de-173-inf'] },
      dispersed: ['che-1'],
      own: { attitude: 'surrender', chetniks: 0 },
    })
    const next = engine.apply(s, { kind: 'end', dice: [5, 5] }).state
    expect([where(next, 'che-1'), refusals(next, { kind: 'switch', unit: 'che-1' })]).toEqual(['1920', ['6.3.3']])
  })
})

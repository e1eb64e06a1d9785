import { describe, expect, it } from 'vitest'
import { isHit } from '../../../src/games/balkan-gambit/combat/fire'
import { allocation } from '../../../src/games/balkan-gambit/command/command-points'
import { isCity, placeHex } from '../../../src/games/balkan-gambit/map/hexes'
import { movementFactor, whyBanned } from '../../../src/games/balkan-gambit/movement/movement'
import { nextWeather } from '../../../src/games/balkan-gambit/mutual/weather'
import { huntTotal } from '../../../src/games/balkan-gambit/partisans/hunt'
import { turnsToOpen } from '../../../src/games/balkan-gambit/sea/beachheads'
import { combatFactor, type Gambit } from '../../../src/games/balkan-gambit/state'
import {
  attack,
  engine,
  hex,
  hexes,
  numbers,
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
const needed = (s: Gambit): number | undefined =>
  engine.forecast(s)?.modifiers.reduce((sum, each) => sum + Number(each.value), 0)
const hunt = (units: string[], from: string, to: string, build: Build = {}) =>
  huntTotal(position({ turn: 'axis', ...build, at: { [from]: units } }), {
    hex: hex(to),
    from: hex(from),
    units: units.map(unit),
  })

describe('vectors 1 to 13', () => {
  it('1, 2 ratings, hits and shots', () => {
    const full = position({ at: { '1738': ['uk-8-arm'] }, markers: [{ hex: '1738' }] })
    const reduced = position({ at: { '1738': ['uk-8-arm'] }, reduced: ['uk-8-arm'], markers: [{ hex: '1738' }] })
    expect([combatFactor(full, unit('uk-8-arm')), movementFactor(full, unit('uk-8-arm'))]).toEqual([5, 6])
    expect([combatFactor(reduced, unit('uk-8-arm')), movementFactor(reduced, unit('uk-8-arm'))]).toEqual([4, 6])
    const at = { '2314': ['de-173-inf'], '2315': ['uk-5-inf', 'uk-50-inf', 'uk-2-cdo'] }
    const fight = attack(ground({ turn: 'axis', at, reduced: ['uk-50-inf'] }), '2314', '2315')
    expect(fight.frames.at(-1)?.local).toMatchObject({ volleys: [{ left: 2 }, { left: 1 }, { left: 1 }] })
  })

  it('3, 4 a die of zero does not exist, Sarajevo is 1717', () => {
    expect([isHit(10, 10), isHit(9, 10)]).toEqual([true, false])
    expect([numbers([placeHex('Sarajevo')]), isCity(hex('1717'))]).toEqual([['1717'], false])
  })

  it('5 to 9 weather', () => {
    expect([nextWeather('clear', 2), nextWeather('clear', 3), nextWeather('poor', 8), nextWeather('poor', 9)]).toEqual([
      'poor',
      'clear',
      'poor',
      'clear',
    ])
    for (const scenario of ['1943', '1944', '1945'] as const)
      expect(engine.begin({ scenario, options: {}, charts: null }, 1).state.weather).toBe('clear')
  })

  it('10 infantry two, partisans three in the winter of 1945', () => {
    const s = position({
      scenario: '1945',
      at: { '2314': ['su-73-inf'], '1515': ['par-01'] },
      own: { weather: 'poor' },
    })
    expect([movementFactor(s, unit('su-73-inf')), movementFactor(s, unit('par-01'))]).toEqual([2, 3])
  })

  it('11, 12, 13 command points', () => {
    expect([allocation(position(), 0), allocation(position(), 1)]).toEqual([7, 7])
    const liberated = hexes('1738', '2031')
    const s = { ...position(), liberated, alliedPlaces: liberated, markersLost: 1 }
    expect([allocation(s, 0), allocation(s, 1)]).toEqual([8, 5])
    const retaken = { ...s, alliedPlaces: hexes('1738') }
    expect([allocation(retaken, 0), allocation(retaken, 1)]).toEqual([8, 6])
  })
})

describe('vectors 14 to 28', () => {
  it('14 the last point is for partisans', () => {
    const s = position({ at: { '1738': ['uk-5-inf'], '1515': ['par-01'] }, own: { cp: { free: 0, reserved: 1 } } })
    expect(refusals(s, { kind: 'move', hex: '1738' })).toEqual(['7.2.4'])
  })

  it('15, 16 one division with the support attacks, support alone does not', () => {
    const at = { '1732': ['uk-5-inf', 'uk-50-inf', 'uk-12-art'], '1733': ['de-297-inf'] }
    const planned = play(
      ground({ at, markers: [{ hex: '1732' }] }),
      { kind: 'attack', hex: '1732' },
      { kind: 'target', hex: '1733' },
      ...join('uk-50-inf'),
    )
    expect(refusals(planned, 'launch')).toEqual([])
    expect(
      refusals(ground({ at: { '1732': ['uk-12-art'], '1733': ['de-297-inf'] } }), { kind: 'attack', hex: '1732' }),
    ).toEqual(['12.5.2'])
  })

  const med = ['uk-5-inf', 'uk-50-inf', 'us-3-inf', 'uk-8-arm', 'uk-2-para', 'uk-4-para']

  it('17, 18, 19 two British divisions may land; a mixed pair, armour and poor weather may not', () => {
    const s = play(position({ med }), 'amphibious')
    expect(refusals(play(s, ...join('uk-5-inf', 'uk-50-inf'), { kind: 'target', hex: '1235' }), 'launch')).toEqual([])
    expect(s.cp.free).toBe(3)
    expect(refusals(play(s, ...join('uk-5-inf')), { kind: 'join', unit: 'us-3-inf' })).toEqual(['10.6.A'])
    expect(refusals(s, { kind: 'join', unit: 'uk-8-arm' })).toEqual(['7.7.3'])
    const poor = position({ med, own: { weather: 'poor' } })
    expect([refusals(poor, 'amphibious'), refusals(poor, 'airborne')]).toEqual([['7.7.1'], ['7.9.2']])
  })

  it('20, 21, 22, 77 limits of the coast', () => {
    const landedFirst = (scenario: Scenario, first: string) =>
      play(
        position({ scenario, med }),
        'amphibious',
        ...join('uk-5-inf'),
        { kind: 'target', hex: first },
        'launch',
        'amphibious',
      )
    const target = (s: Gambit, to: string) => refusals(s, { kind: 'target', hex: to })
    expect([target(landedFirst('1943', '1425'), '1420'), target(landedFirst('1943', '1425'), '1238')]).toEqual([
      ['7.7.4'],
      [],
    ])
    const fresh = play(position({ scenario: '1943', med }), 'amphibious')
    expect([target(fresh, '1216'), target(fresh, '1227'), target(fresh, '1235')]).toEqual([['7.7.4'], ['7.6.1'], []])
    expect([target(landedFirst('1944', '1738'), '2031'), target(landedFirst('1944', '1738'), '1216')]).toEqual([
      ['7.7.5'],
      [],
    ])
  })

  it('23 a landing thrown back returns with its losses and is the last of the turn', () => {
    const s = ground({ med, at: { '1238': ['de-gen-1'] } })
    const fight = play(s, 'amphibious', ...join('uk-5-inf'), { kind: 'target', hex: '1238' }, 'launch')
    const lost = volley(play(volley(fight, 'uk-5-inf', 1), 'press'), 'de-gen-1', 10)
    expect([where(lost, 'uk-5-inf'), steps(lost, 'uk-5-inf'), refusals(lost, 'amphibious')]).toEqual([
      'med',
      1,
      ['7.8.B'],
    ])
  })

  it('24 a drop on a hex that holds is gone for good', () => {
    const s = ground({ med, at: { '1515': ['de-gen-1'] } })
    const fight = play(s, 'airborne', ...join('uk-2-para'), { kind: 'target', hex: '1515' }, 'launch')
    expect(where(volley(volley(fight, 'uk-2-para', 10), 'de-gen-1', 10), 'uk-2-para')).toBe('dead permanent')
  })

  it('25, 26 port clocks', () => {
    const s = position({
      turn: 'axis',
      at: { '1738': ['uk-5-inf'] },
      markers: [{ hex: '1738', since: 4 }],
      own: { turn: 4 },
    })
    expect(engine.apply(s, { kind: 'end', dice: [5, 7] }).state.markers[0].opens).toBe(9)
    expect([turnsToOpen(1), turnsToOpen(10)]).toEqual([1, 5])
  })

  it('27, 28, 71 being out of supply', () => {
    const s = position({ at: { '1732': ['uk-8-arm', 'uk-2-para'] } })
    expect([movementFactor(s, unit('uk-8-arm')), movementFactor(s, unit('uk-2-para'))]).toEqual([3, 3])
    const dry = attack(ground({ at: { '1732': ['uk-5-inf', 'uk-12-art'], '1733': ['de-297-inf'] } }), '1732', '1733')
    expect(dry.frames.at(-1)?.args).toEqual({ stage: 'defence' })
    const winter = (at: { [hex: string]: string[] }, markers: { hex: string }[] = []) =>
      position({ scenario: '1945', at, markers, own: { weather: 'poor' } })
    expect(movementFactor(winter({ '1732': ['uk-8-arm'] }), unit('uk-8-arm'))).toBe(2)
    expect(movementFactor(winter({ '1738': ['uk-8-arm'] }, [{ hex: '1738' }]), unit('uk-8-arm'))).toBe(5)
    expect(movementFactor(winter({ '1107': ['de-41-fort'] }), unit('de-41-fort'))).toBe(1)
  })
})

describe('vectors 29 to 38', () => {
  // 1911 and 1912 are clear with a river and no road between them; all German exits are cut.
  const cut = { '0906': ['par-01'], '1205': ['par-02'], '1908': ['par-03'], '2210': ['par-04'], '2412': ['par-05'] }

  it('29, 30 an unsupplied division of 4 needs 2 to attack across a river and 3 to defend', () => {
    const s = ground({ turn: 'axis', at: { '1912': ['de-297-inf'], '1911': ['par-06'], ...cut } })
    expect(needed(volley(attack(s, '1912', '1911'), 'de-297-inf', 10))).toBe(2)
    const held = ground({ at: { '1912': ['de-297-inf'], '1911': ['uk-5-inf'], ...cut } })
    expect(needed(attack(held, '1911', '1912'))).toBe(3)
  })

  it('31 corps support of 5 across a river into rough needs 4', () => {
    const s = ground({ at: { '1732': ['uk-5-inf', 'uk-12-art'], '1731': ['de-297-inf'] }, markers: [{ hex: '1732' }] })
    expect(needed(attack(s, '1732', '1731'))).toBe(4)
  })

  it('32, 33, 34 sums and hits', () => {
    const at = { '1738': ['uk-5-inf'], '1737': ['de-297-inf'] }
    const s = position({ at, markers: [{ hex: '1738' }], improved: ['1737'], naval: '1738' })
    expect(needed(volley(attack(s, '1738', '1737', 'commit'), 'uk-5-inf', 10, 10))).toBe(5)
    const weak = ground({ at: { '1519': ['uk-f10'], '1619': ['de-gen-1'] } })
    expect(owed(volley(attack(weak, '1519', '1619'), 'uk-f10', 10))).toBe('command')
    expect([isHit(5, 5), isHit(5, 6), isHit(-1, 1)]).toEqual([true, false, false])
  })

  it('35, 36, 37, 38 hunts', () => {
    // 35 reckons with a Croatian of 2; a reduced 373 counts as one.
    expect(hunt(['de-373-inf', 'de-173-inf'], '1411', '1311', { reduced: ['de-373-inf', 'de-173-inf'] })).toBe(5)
    expect(hunt(['cro-1', 'de-173-inf'], '1411', '1311', { reduced: ['de-173-inf'] })).toBe(7)
    expect(hunt(['ss-7-mtn'], '1411', '1412')).toBe(8)
    expect(hunt(['de-369-inf'], '1411', '1412')).toBe(6)
    expect(whyBanned(position(), unit('de-369-inf'), hex('2218'))).toBeNull()
  })
})

import { describe, expect, it } from 'vitest'
import { rollDie, seedDice } from '../../../../src/core/dice'
import { DiceWanted, IllegalAction } from '../../../../src/core/engine/errors'
import { shotModifiers } from '../../../../src/games/balkan-gambit/combat/fire'
import { counters } from '../../../../src/games/balkan-gambit/forces/counters'
import {
  groundAt,
  isCity,
  isPeloponnese,
  isPort,
  placeHex,
  places,
} from '../../../../src/games/balkan-gambit/map/hexes'
import { movementFactor, whyBanned } from '../../../../src/games/balkan-gambit/movement/movement'
import {
  areaOf,
  combatFactor,
  isDivision,
  isPartisan,
  isYugoslavia,
  sideOf,
} from '../../../../src/games/balkan-gambit/state'
import { isInSupply } from '../../../../src/games/balkan-gambit/supply/supply'
import {
  action,
  attack,
  engine,
  hex,
  numbers,
  play,
  position,
  refusals,
  steps,
  unit,
  volley,
  where,
} from '../positions'

const counter = (id: string) => counters[unit(id)]

describe('2 components', () => {
  it('2.2 a ten-sided die gives one to ten and never zero', () => {
    const seen = new Set<number>()
    let rng = seedDice(7)
    for (let i = 0; i < 500; i++) {
      const die = rollDie(rng, 10)
      rng = die.rng
      seen.add(die.value)
    }
    expect([...seen].sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  })

  it('2.2 own dice are typed in: one is asked for, and a zero is refused', () => {
    const s = attack(
      position({ at: { '2314': ['su-73-inf'], '2315': ['de-297-inf'] }, scenario: '1945' }),
      '2314',
      '2315',
    )
    expect(() => engine.apply(s, action({ kind: 'at', unit: 'su-73-inf' }))).toThrow(DiceWanted)
    expect(() => engine.apply(s, action({ kind: 'at', unit: 'su-73-inf', dice: [0] }))).toThrow(IllegalAction)
  })

  it('2.3 Sarajevo is 1717, a town, and a unit is in one hex only', () => {
    expect(numbers([placeHex('Sarajevo')])).toEqual(['1717'])
    expect(isCity(hex('1717'))).toBe(false)
    const s = position({ turn: 'axis', at: { '1717': ['de-297-inf'] } })
    const moved = play(
      s,
      { kind: 'move', hex: '1717' },
      { kind: 'pick', unit: 'de-297-inf' },
      { kind: 'to', hex: '1818' },
    )
    expect(where(moved, 'de-297-inf')).toBe('1818')
  })

  it('2.3.1 a hex has the terrain of the map, a city in place of its own', () => {
    expect(['2314', '1717', '1515', '1610'].map(each => groundAt(hex(each)))).toEqual([
      'clear',
      'rough',
      'mountain',
      'city',
    ])
  })

  it('2.4.1, 2.4.5 Yugoslavia is its four zones, and only they', () => {
    const s = position()
    expect(['1408', '1717', '2218', '1925'].map(each => isYugoslavia(s, hex(each)))).toEqual([true, true, true, true])
    expect(['1738', '1425', '2426', '1106'].some(each => isYugoslavia(s, hex(each)))).toBe(false)
  })

  it('2.4.2, S43.2, S44.3, S45.3 Istria is Italian in 1943 and Slovene later', () => {
    expect(
      (['1943', '1944', '1945'] as const).map(scenario => areaOf(position({ scenario }), placeHex('Trieste'))),
    ).toEqual(['Italy', 'Slovenia', 'Slovenia'])
  })

  it('2.4.3 Corinth, Patrai and Kalamata are on the Peloponnese, Athens is not', () => {
    expect(['Corinth', 'Patrai', 'Kalamata', 'Athens'].map(name => isPeloponnese(placeHex(name)))).toEqual([
      true,
      true,
      true,
      false,
    ])
  })

  it('2.4.4 the Med Box is off the map: its units stand in no hex', () => {
    const s = position({ med: ['uk-8-arm'] })
    expect(where(s, 'uk-8-arm')).toBe('med')
    expect(isInSupply(s, unit('uk-8-arm'))).toBe(true)
  })

  it('2.5 exactly eleven places are ports', () => {
    expect(
      places
        .filter(place => isPort(place.hex))
        .map(place => place.name)
        .sort(),
    ).toEqual([
      'Athens',
      'Corinth',
      'Dubrovnik',
      'Durres',
      'Fiume',
      'Kalamata',
      'Patrai',
      'Split',
      'Thessalonika',
      'Trieste',
      'Zara',
    ])
  })

  it('2.7.1, 2.12.2 the 8th Armoured is 5-6, then 4-6, then gone', () => {
    const s = position({ at: { '1738': ['uk-8-arm'] }, markers: [{ hex: '1738' }] })
    expect([combatFactor(s, unit('uk-8-arm')), movementFactor(s, unit('uk-8-arm'))]).toEqual([5, 6])
    const reduced = position({ at: { '1738': ['uk-8-arm'] }, reduced: ['uk-8-arm'], markers: [{ hex: '1738' }] })
    expect([combatFactor(reduced, unit('uk-8-arm')), movementFactor(reduced, unit('uk-8-arm'))]).toEqual([4, 6])
    const shot = attack(
      position({ turn: 'axis', at: { '2314': ['de-297-inf', 'de-71-inf'], '2315': ['uk-8-arm'] } }),
      '2314',
      '2315',
    )
    const pressed = volley(volley(shot, 'de-297-inf', 9, 9), 'uk-8-arm', 1)
    expect(steps(pressed, 'uk-8-arm')).toBe(1)
    expect(where(volley(pressed, 'uk-8-arm', 1), 'uk-8-arm')).toBe('dead permanent')
  })

  it('2.7.1 a player’s own ratings take the place of the reconstructed ones', () => {
    const s = position({ at: { '1738': ['uk-8-arm'] }, reduced: ['uk-8-arm'] })
    const charts = { name: 'mine', charts: { reducedRatings: { 3: 1, 4: 2, 5: 2, 6: 3 } } }
    const chart = engine.game.charts.find(each => each.id === 'reducedRatings')
    expect(chart?.problems?.(charts.charts.reducedRatings)).toEqual([])
    expect(chart?.problems?.({ 3: 1, 4: 2, 5: 2 })).toEqual([{ path: '6', expected: 'a whole number from 0 to 10' }])
    expect(combatFactor({ ...s, setting: { ...s.setting, charts } }, unit('uk-8-arm'))).toBe(2)
  })

  it('2.7.2, 2.12.6, 12.13 a partisan counter has one step and two modes, changed free in the Initial Phase', () => {
    expect(counter('par-01').steps).toBe(1)
    const s = position({ at: { '1515': ['par-01'] }, dispersed: ['par-01'], frames: relocating })
    const turned = play(s, { kind: 'switch', unit: 'par-01' })
    expect([steps(turned, 'par-01'), turned.units[unit('par-01')].dispersed, turned.cp]).toEqual([1, false, s.cp])
  })

  it('2.8.1 light are partisans, special forces, light infantry, the 3rd Greek and the 10th Mountain', () => {
    expect(['par-01', 'uk-2-cdo', 'de-104-lt', 'gk-3-mtn', 'us-10-mtn'].map(id => counter(id).moveClass)).toEqual(
      Array(5).fill('light'),
    )
  })

  it('2.8.2 motorized infantry, cavalry, fortress and parachute units are non-mechanized', () => {
    expect(['uk-5-inf', 'ss-1cos-cav', 'de-41-fort', 'uk-2-para'].map(id => counter(id).moveClass)).toEqual(
      Array(4).fill('nonmech'),
    )
  })

  it('2.8.3, 2.8.4 armour is mechanized; support units are from a movement factor of five', () => {
    expect(['uk-8-arm', 'uk-12-art', 'su-57a-art'].map(id => counter(id).moveClass)).toEqual([
      'mech',
      'mech',
      'nonmech',
    ])
  })

  it('2.9.1 each counter has its nation and the side of that nation', () => {
    const s = position({ scenario: '1944' })
    const found = [
      'uk-8-arm',
      'us-3-inf',
      'pol-7-inf',
      'cdn-1-inf',
      'par-01',
      'de-1-pz',
      'ss-7-mtn',
      'cro-1',
      'it-13-inf',
    ]
    expect(found.map(id => [counter(id).nation, sideOf(s, unit(id))])).toEqual([
      ['Britain', 0],
      ['United States', 0],
      ['Poland', 0],
      ['Canada', 0],
      ['Yugoslav Partisan', 0],
      ['Germany', 1],
      ['SS', 1],
      ['Croatia', 1],
      ['Italy', 1],
    ])
  })

  it('2.9.2, 13.5.5 the 3rd Greek is a British unit that takes no replacements', () => {
    expect(counter('gk-3-mtn').nation).toBe('Britain')
    expect(counter('gk-3-mtn').traits).toEqual([])
  })

  it('2.9.3, 13.5.1 Bulgarians are Axis in 1943 and 1944 and Allied in 1945', () => {
    expect(
      (['1943', '1944', '1945'] as const).map(scenario => sideOf(position({ scenario }), unit('bg-7-inf'))),
    ).toEqual([1, 1, 0])
  })

  it('2.9.4 Italians are in the 1943 set-up and but one of them in the 1945 options', () => {
    const present = (scenario: '1943' | '1944' | '1945') =>
      engine
        .begin({ scenario, options: {}, charts: null }, 1)
        .state.units.filter((each, id) => counters[id].nation === 'Italy' && each.at.is !== 'absent').length
    expect([present('1943'), present('1944'), present('1945')]).toEqual([24, 0, 1])
  })

  it('2.9.5, 13.5.4 divisions 369, 373 and 392 are German and may leave Croatia', () => {
    const s = position({ turn: 'axis' })
    for (const id of ['de-369-inf', 'de-373-inf', 'de-392-inf']) {
      expect(counter(id).nation).toBe('Germany')
      expect(whyBanned(s, unit(id), hex('2218'))).toBeNull()
    }
    expect(whyBanned(s, unit('cro-1'), hex('2218'))?.rule).toBe('11.3.4')
  })

  it('2.9.6 the Italian of 1945 draws German supply; the Greek X unit stays in Greece', () => {
    const s = position({ scenario: '1945', at: { '0906': ['it-13-inf'] } })
    expect(isInSupply(s, unit('it-13-inf'))).toBe(true)
    expect(whyBanned(position(), unit('gkc-x'), hex('1925'))?.rule).toBe('11.3.4')
    expect(whyBanned(position(), unit('gkc-x'), hex('1732'))).toBeNull()
  })

  it('2.11.2 a Beachhead marker is where Western units draw supply', () => {
    const at = { '1738': ['uk-5-inf'] }
    expect(isInSupply(position({ at, markers: [{ hex: '1738' }] }), unit('uk-5-inf'))).toBe(true)
    expect(isInSupply(position({ at }), unit('uk-5-inf'))).toBe(false)
  })

  it('2.11.3, 2.11.5, 2.11.6 positions, supply and the turn are kept by the app', () => {
    const s = position({ turn: 'axis', at: { '1738': ['de-11l-inf'] }, improved: ['1738'] })
    expect(s.improved).toEqual([hex('1738')])
    expect(isInSupply(s, unit('de-11l-inf'))).toBe(true)
    expect([s.turn, s.weather]).toEqual([3, 'clear'])
  })

  it('2.11.4 a unit that has moved is marked and cannot be picked again', () => {
    const s = position({ turn: 'axis', at: { '1717': ['de-297-inf'] } })
    const moved = play(
      s,
      { kind: 'move', hex: '1717' },
      { kind: 'pick', unit: 'de-297-inf' },
      { kind: 'to', hex: '1818' },
      'done',
    )
    expect(moved.acted).toEqual([unit('de-297-inf')])
    expect(refusals(moved, { kind: 'move', hex: '1818' })).toEqual(['7.13.1'])
  })

  it('2.12.1 two steps make a division, one a brigade', () => {
    expect(['uk-5-inf', 'uk-21-arm'].map(id => isDivision(unit(id)))).toEqual([true, false])
  })

  it('2.12.3, 12.3.1 a full division fires twice, a reduced one and a brigade once; a die not above the number hits', () => {
    const at = { '2314': ['su-73-inf'], '2315': ['de-297-inf', 'de-gen-1'] }
    const fight = attack(position({ scenario: '1945', at }), '2314', '2315')
    expect(fight.frames.at(-1)?.local).toMatchObject({
      volleys: [
        { unit: unit('de-297-inf'), left: 2 },
        { unit: unit('de-gen-1'), left: 1 },
      ],
    })
    const weak = attack(position({ scenario: '1945', at, reduced: ['de-297-inf'] }), '2314', '2315')
    expect(weak.frames.at(-1)?.local).toMatchObject({ volleys: [{ left: 1 }, { left: 1 }] })
    expect(steps(volley(fight, 'su-73-inf', 4), 'su-73-inf')).toBe(1)
    expect(steps(volley(fight, 'su-73-inf', 5), 'su-73-inf')).toBe(2)
  })

  it('2.12.4, 12.2.5.2 in attack TAC is for divisions; with tac-for-brigades a brigade gets it too', () => {
    const modifiers = (options: { [option: string]: boolean }) => {
      const at = { '1732': ['uk-21-arm', 'uk-5-inf'], '1733': ['de-297-inf'] }
      const s = position({ at, markers: [{ hex: '1732' }], options })
      const fought = attack(s, '1732', '1733', 'commit').battle
      return fought === null ? [] : shotModifiers(s, fought, unit('uk-21-arm'), 'offence')
    }
    const bonus = { label: 'TAC', value: 1, rule: '12.2.5.2' }
    expect(modifiers({})).not.toContainEqual(bonus)
    expect(modifiers({ 'tac-for-brigades': true })).toContainEqual(bonus)
  })

  it('2.13 a unit walks past enemies without stopping', () => {
    const s = position({ turn: 'axis', at: { '1908': ['de-1-pz'], '2009': ['par-01'], '1809': ['par-02'] } })
    const going = play(s, { kind: 'move', hex: '1908' }, { kind: 'pick', unit: 'de-1-pz' })
    expect(refusals(going, { kind: 'to', hex: '1910' })).toEqual([])
  })

  it('every counter is a ground unit; 20 blue, 6 white and 6 Chetnik partisans among them', () => {
    expect(counters.every(each => each.steps >= 1 && each.mf >= 2)).toBe(true)
    expect(counters.filter((_, id) => isPartisan(id as never)).length).toBe(32)
  })
})

const relocating = [
  { step: 'turn', side: 0, args: null, local: { next: 'axisPartisans' }, asker: -1, entered: true },
  {
    step: 'relocate',
    side: 0,
    args: null,
    local: { picked: null, switched: [], displaced: [] },
    asker: 0,
    entered: true,
  },
] as const as never

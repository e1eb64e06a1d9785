import { describe, expect, it } from 'vitest'
import { isFreeToTakeBack } from '../../../src/core/engine/state'
import { movementFactor } from '../../../src/games/balkan-gambit/movement/movement'
import { nextWeather } from '../../../src/games/balkan-gambit/mutual/weather'
import { type Gambit, tacLeft } from '../../../src/games/balkan-gambit/state'
import { isInSupply } from '../../../src/games/balkan-gambit/supply/supply'
import {
  action,
  attack,
  engine,
  frame,
  hex,
  logOf,
  offered,
  owed,
  owedBy,
  play,
  position,
  refusals,
  settingOf,
  unit,
  where,
} from './positions'

const turnFrame = (next: string) => ({
  step: 'turn',
  side: 0 as const,
  args: null,
  local: { next },
  asker: -1,
  entered: true,
})

/** The partisan segment of a side. */
const relocating = (build: Parameters<typeof position>[0], side: 0 | 1 = 0): Gambit =>
  position({
    ...build,
    frames: [
      turnFrame(side === 0 ? 'axisPartisans' : 'ports'),
      frame('relocate', side, null, { picked: null, switched: [], displaced: [] }),
    ],
  })

const begun = (scenario: '1943' | '1944' | '1945', ...dice: number[]): Gambit => {
  const s = play(engine.begin(settingOf(scenario), 1).state, 'ready', 'done', 'ready')
  return engine.apply(s, { kind: 'done', dice }).state
}

describe('5 sequence of play', () => {
  it('5.2.I, 6.1.1, 6.4.3 the first turn is clear; partisans, reinforcements and Naval come first, Allies before Axis', () => {
    let s = begun('1944')
    expect([s.turn, s.weather, owed(s), owedBy(s)]).toEqual([1, 'clear', 'relocate', 'allied'])
    s = play(s, 'done')
    expect([owed(s), owedBy(s)]).toEqual(['reinforce', 'allied'])
    s = play(s, 'done')
    expect([owed(s), owedBy(s)]).toEqual(['naval', 'allied'])
    s = play(s, 'none')
    expect([owed(s), owedBy(s)]).toEqual(['reinforce', 'axis'])
  })

  it('5.2.II, 5.2.III, 5.2.IV the Allied player turn, then the Axis player turn, then the next game turn', () => {
    let s = play(begun('1944'), 'done', 'done', 'none', 'done')
    expect([owed(s), owedBy(s)]).toEqual(['command', 'allied'])
    s = play(s, 'end')
    expect([owed(s), owedBy(s)]).toEqual(['command', 'axis'])
    s = engine.apply(s, { kind: 'end', dice: [5] }).state
    expect([s.turn, owed(s), owedBy(s)]).toEqual([2, 'relocate', 'allied'])
  })

  it('5.2.0 what no die has settled may be taken back; a shot may not', () => {
    const s = position({ turn: 'axis', at: { '2314': ['de-297-inf'], '2315': ['par-01'] } })
    const planned = play(s, { kind: 'attack', hex: '2314' }, { kind: 'target', hex: '2315' })
    expect(isFreeToTakeBack(s, planned)).toBe(true)
    const fight = play(planned, 'launch')
    expect(isFreeToTakeBack(fight, play(fight, { kind: 'at', unit: 'de-297-inf', dice: [9] }))).toBe(false)
  })
})

describe('6 the Mutual Initial Phase', () => {
  it('6.1.2, 6.1.3 the roll is +1 after clear and -1 after poor: 3 or less is poor, 8 or more clear', () => {
    expect([nextWeather('clear', 2), nextWeather('clear', 3), nextWeather('poor', 8), nextWeather('poor', 9)]).toEqual([
      'poor',
      'clear',
      'poor',
      'clear',
    ])
    expect([nextWeather('poor', 1), nextWeather('clear', 10)]).toEqual(['poor', 'clear'])
  })

  it('6.1.2 the Allied player rolls from turn 2 on', () => {
    const s = play(begun('1944'), 'done', 'done', 'none', 'done', 'end')
    expect(engine.apply(s, { kind: 'end', dice: [2] }).state.weather).toBe('poor')
    expect(engine.apply(s, { kind: 'end', dice: [3] }).state.weather).toBe('clear')
  })

  it('6.1.4, 7.7.1, 7.9.2 poor weather cuts the TAC and forbids assaults', () => {
    const s = position({ med: ['uk-5-inf', 'uk-2-para'] })
    const poor: Gambit = { ...s, weather: 'poor' }
    expect([tacLeft(s), tacLeft(poor)]).toEqual([3, 1])
    expect([refusals(s, 'amphibious'), refusals(s, 'airborne')]).toEqual([[], []])
    expect([refusals(poor, 'amphibious'), refusals(poor, 'airborne')]).toEqual([['7.7.1'], ['7.9.2']])
  })

  it('6.2, 6.2.1, S45.6 winter of 1945 takes one from the movement of all but partisans', () => {
    const at = { '2314': ['su-73-inf'], '1515': ['par-01'], '2418': ['bg-22-bde'] }
    const winter = position({ scenario: '1945', at, own: { weather: 'poor' } })
    expect([movementFactor(winter, unit('su-73-inf')), movementFactor(winter, unit('par-01'))]).toEqual([2, 3])
    expect(movementFactor(position({ scenario: '1945', at }), unit('su-73-inf'))).toBe(3)
    const summer = position({
      scenario: '1944',
      turn: 'axis',
      at: { '1717': ['de-297-inf'] },
      own: { weather: 'poor' },
    })
    expect(movementFactor(summer, unit('de-297-inf'))).toBe(3)
  })

  it('6.2, 9.5.3 winter comes after the limit of unsupplied vehicles, and never below one', () => {
    const s = position({
      scenario: '1945',
      at: { '1732': ['uk-8-arm'], '1738': ['cdn-5-arm'], '1107': ['de-41-fort'] },
      markers: [{ hex: '1738' }],
      own: { weather: 'poor' },
    })
    const cut = position({ scenario: '1945', at: { '1732': ['uk-8-arm'] }, own: { weather: 'poor' } })
    expect(movementFactor(cut, unit('uk-8-arm'))).toBe(2)
    expect(movementFactor(s, unit('cdn-5-arm'))).toBe(5)
    expect(movementFactor(s, unit('de-41-fort'))).toBe(1)
  })

  it('6.2, S45.6 winter shortens supply lines too: three points to the road at Turnu Severin are one too many', () => {
    const s = position({ scenario: '1945', at: { '2722': ['su-73-inf'] } })
    expect(isInSupply(s, unit('su-73-inf'))).toBe(true)
    expect(isInSupply({ ...s, weather: 'poor' }, unit('su-73-inf'))).toBe(false)
  })

  it('6.3.1, 6.3.3 partisans change mode free of cost, but not beside an enemy', () => {
    const s = relocating({
      turn: 'axis',
      at: { '1515': ['par-01'], '1717': ['par-02', 'de-297-inf'] },
      dispersed: ['par-02'],
    })
    const turned = play(s, { kind: 'switch', unit: 'par-01' })
    expect([turned.units[unit('par-01')].dispersed, turned.cp]).toEqual([true, s.cp])
    expect(refusals(s, { kind: 'switch', unit: 'par-02' })).toEqual(['6.3.3'])
    expect(refusals(s, { kind: 'switch', unit: 'de-297-inf' })).toEqual(['6.3.1'])
  })

  it('6.3.1 a concentrated unit does not disperse beside enemies who hide in its hex', () => {
    const s = relocating({
      scenario: '1943',
      at: { '1920': ['par-01', 'che-1'] },
      dispersed: ['che-1'],
      own: { chetniks: 1 },
    })
    expect(refusals(s, { kind: 'switch', unit: 'par-01' })).toEqual(['6.3.1'])
  })

  it('6.3.2, 6.3.4, 11.6.2 dispersed units displace up to two hexes, whatever lies between', () => {
    const s = relocating({ at: { '1515': ['par-01', 'par-02'], '1514': ['de-297-inf'] }, dispersed: ['par-01'] })
    const picked = play(s, { kind: 'pick', unit: 'par-01' })
    expect(where(play(picked, { kind: 'to', hex: '1513' }), 'par-01')).toBe('1513')
    expect(refusals(picked, { kind: 'to', hex: '1512' })).toEqual(['6.3.4'])
    expect(refusals(s, { kind: 'pick', unit: 'par-02' })).toEqual(['6.3.2'])
  })

  it('6.3.4 the Danube and blocked hexsides do not stop a displacement; the sea does', () => {
    const s = relocating({ at: { '2115': ['par-01'] }, dispersed: ['par-01'] })
    expect(refusals(play(s, { kind: 'pick', unit: 'par-01' }), { kind: 'to', hex: '2215' })).toEqual([])
    const coast = relocating({ at: { '1216': ['par-01'] }, dispersed: ['par-01'] })
    expect(refusals(play(coast, { kind: 'pick', unit: 'par-01' }), { kind: 'to', hex: '1117' })).toEqual(['6.3.4'])
  })

  it('6.3.5, 10.3.C dispersed units may share a hex with enemies and stay dispersed there', () => {
    const s = relocating({ at: { '1515': ['par-01'], '1514': ['de-297-inf'] }, dispersed: ['par-01'] })
    const shared = play(s, { kind: 'pick', unit: 'par-01' }, { kind: 'to', hex: '1514' })
    expect(where(shared, 'par-01')).toBe('1514')
    expect(refusals(shared, { kind: 'switch', unit: 'par-01' })).toEqual(['6.3.3'])
  })

  it('6.3.6 flip then displace, or displace then flip, each once', () => {
    const s = relocating({ at: { '1515': ['par-01', 'par-02'] }, dispersed: ['par-02'] })
    const flipped = play(
      s,
      { kind: 'switch', unit: 'par-01' },
      { kind: 'pick', unit: 'par-01' },
      { kind: 'to', hex: '1415' },
    )
    expect(where(flipped, 'par-01')).toBe('1415')
    expect(refusals(flipped, { kind: 'switch', unit: 'par-01' })).toEqual(['6.3.6'])
    expect(refusals(flipped, { kind: 'pick', unit: 'par-01' })).toEqual(['6.3.6'])
    const gone = play(
      s,
      { kind: 'pick', unit: 'par-02' },
      { kind: 'to', hex: '1415' },
      { kind: 'switch', unit: 'par-02' },
    )
    expect(gone.units[unit('par-02')].dispersed).toBe(false)
  })

  it('6.3.3 going concentrated obeys stacking', () => {
    const s = relocating(
      { scenario: '1943', at: { '1920': ['che-1', 'de-297-inf'] }, dispersed: ['che-1'], own: { chetniks: 1 } },
      1,
    )
    expect(refusals(s, { kind: 'switch', unit: 'che-1' })).toEqual(['6.3.3'])
  })

  it('6.3.7 the Allied player goes first; the Axis follows while it controls the Chetniks', () => {
    const s = begun('1943', 1, 5)
    expect([s.chetniks, owed(s), owedBy(s)]).toEqual([1, 'relocate', 'allied'])
    expect([owed(play(s, 'done')), owedBy(play(s, 'done'))]).toEqual(['relocate', 'axis'])
    const other = begun('1943', 1, 6)
    expect(owed(play(other, 'done'))).toBe('reinforce')
  })

  it('6.4.1, 8.1.0 optional units of either side may enter in any turn, once each', () => {
    const s = play(begun('1944'), 'done')
    const entered = play(s, { kind: 'enter', unit: 'uk-34-inf' })
    expect(where(entered, 'uk-34-inf')).toBe('med')
    expect(refusals(entered, { kind: 'enter', unit: 'uk-34-inf' })).toEqual(['8.1.0'])
    expect(refusals(entered, { kind: 'enter', unit: 'de-71-inf' })).toEqual(['8.1.0'])
    expect(offered(play(begun('1945'), 'done'), 'enter')).toEqual([])
  })

  it('6.4.2, 9.3.6 a port captured on turn 4 rolls 7 on turn 5 and opens on turn 9', () => {
    const at = { '1738': ['uk-5-inf'] }
    const markers = [{ hex: '1738', since: 4 }]
    const from = (turn: number, opens: number | null) => {
      const s = position({ turn: 'axis', at, markers, own: { turn: turn - 1 } })
      return { ...s, markers: s.markers.map(each => ({ ...each, opens })) }
    }
    const rolled = engine.apply(from(5, null), { kind: 'end', dice: [5, 7] }).state
    expect(rolled.markers[0]).toMatchObject({ port: false, opens: 9 })
    expect(engine.apply(from(8, 9), { kind: 'end', dice: [5] }).state.markers[0].port).toBe(false)
    expect(engine.apply(from(9, 9), { kind: 'end', dice: [5] }).state.markers[0].port).toBe(true)
  })
})

describe('13.2-13.4 air and sea', () => {
  it('13.2 only the Allies have TAC and Naval, and neither is ever lost', () => {
    const s = position({ turn: 'axis', at: { '2314': ['de-297-inf'], '2315': ['par-01'] } })
    expect(owed(attack(s, '2314', '2315'))).toBe('fire')
    const british = position({ turn: 'axis', at: { '2314': ['de-297-inf'], '2315': ['uk-5-inf'] } })
    const asked = play(british, { kind: 'attack', hex: '2314' }, { kind: 'target', hex: '2315' }, 'launch')
    expect([owed(asked), owedBy(asked)]).toEqual(['tac', 'allied'])
  })

  it('13.3 a committed TAC is used up for the turn; partisans get none', () => {
    const s = position({ scenario: '1945', at: { '2314': ['su-73-inf'], '2315': ['de-297-inf'] } })
    const flown = attack(s, '2314', '2315', 'commit')
    expect([tacLeft(s), tacLeft(flown)]).toEqual([1, 0])
    const again = position({
      scenario: '1945',
      at: { '2314': ['su-73-inf'], '2315': ['de-297-inf'] },
      own: { tacUsed: 1 },
    })
    expect(owed(attack(again, '2314', '2315'))).toBe('fire')
    const partisans = position({ at: { '2314': ['par-01'], '2315': ['de-297-inf'] } })
    expect(owed(attack(partisans, '2314', '2315'))).toBe('fire')
  })

  it('13.3 in a mixed stack of 1945 the Soviets get the TAC, the partisans beside them do not', () => {
    const at = { '2314': ['par-01', 'su-73-inf'], '2315': ['de-gen-1'] }
    const fight = attack(position({ scenario: '1945', at }), '2314', '2315', 'commit')
    const fired = play(fight, { kind: 'at', unit: 'su-73-inf', dice: [10] })
    const labels = (s: Gambit) => engine.forecast(s)?.modifiers.map(each => each.label)
    expect(labels(play(fired, { kind: 'with', unit: 'par-01' }))).toEqual(['combat factor'])
    expect(labels(fired)).toEqual(['combat factor', 'TAC'])
  })

  it('13.4 Naval goes to a sea or coastal hex each turn', () => {
    const s = position({ frames: [turnFrame('force10'), frame('naval', 0)] })
    expect(refusals(s, { kind: 'place', hex: '1717' })).toEqual(['13.4'])
    expect(refusals(s, { kind: 'place', hex: '0907' })).toEqual([])
    const placed = engine.apply(s, action({ kind: 'place', hex: '1738' })).state
    expect(placed.naval).toBe(hex('1738'))
    expect(logOf(s, { kind: 'place', hex: '1738' })[0].kind).toBe('naval')
  })
})

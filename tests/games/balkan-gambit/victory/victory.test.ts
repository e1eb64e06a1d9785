import { describe, expect, it } from 'vitest'
import { placeHex } from '../../../../src/games/balkan-gambit/map/hexes'
import { holderOf, scoreOf, winnerOf } from '../../../../src/games/balkan-gambit/victory/victory'
import { engine, hex, logOf, play, position, type Scenario, unit } from '../positions'

describe('4 victory', () => {
  it('4.0.1, 4.0.2, 5.3, 13.1 the game ends after turn 20 and is judged; before it the next turn begins', () => {
    const last = { ...position({ turn: 'axis' }), turn: 20 }
    const over = play(last, 'end')
    expect(over.outcome?.rule).toBe('4.0.9')
    const nineteen = { ...last, turn: 19, naval: hex('1738'), tacUsed: 2 }
    const next = engine.apply(nineteen, { kind: 'end', dice: [5] }).state
    expect([next.turn, next.outcome, next.naval, next.tacUsed]).toEqual([20, null, null, 0])
  })

  it('4.0.3 dead divisions of the enemy score one each; brigades, reduced and surrendered units nothing', () => {
    const s = position({ at: { '1717': ['de-173-inf'] }, reduced: ['de-173-inf'], dead: ['de-297-inf', 'de-gen-1'] })
    const surrendered = { ...s.units[unit('it-1-alp')], at: { is: 'dead' as const, pile: 'surrendered' as const } }
    expect(scoreOf(s, 0).divisions).toBe(1)
    expect(scoreOf({ ...s, units: s.units.with(unit('it-1-alp'), surrendered) }, 0).divisions).toBe(1)
    expect(scoreOf(s, 1).divisions).toBe(0)
  })

  it('4.0.4 each Beachhead or Port lost gives the Axis three points, again each time', () => {
    expect(scoreOf({ ...position(), markersLost: 2 }, 1).markers).toBe(6)
    expect(scoreOf({ ...position(), markersLost: 2 }, 0).markers).toBe(0)
  })

  it('4.0.5 a town scores three for the side that controls it in supply', () => {
    const s = position()
    expect(holderOf(s, placeHex('Sarajevo'))).toBe(1)
    expect(holderOf(position({ allied: ['1717'] }), placeHex('Sarajevo'))).toBeNull()
    const held = position({ allied: ['1717'], markers: [{ hex: '1420', port: true }] })
    expect(holderOf(held, placeHex('Sarajevo'))).toBe(0)
    expect(
      holderOf(position({ allied: ['1717'], markers: [{ hex: '1420', open: false }] }), placeHex('Sarajevo')),
    ).toBeNull()
  })

  it('4.0.6 a town held by partisans alone scores for nobody', () => {
    expect(holderOf(position({ at: { '1717': ['par-01'] } }), placeHex('Sarajevo'))).toBeNull()
    expect(holderOf(position({ at: { '1717': ['par-01'] }, dispersed: ['par-01'] }), placeHex('Sarajevo'))).toBeNull()
    const beside = position({ at: { '1717': ['par-01', 'de-297-inf'] }, dispersed: ['par-01'] })
    expect(holderOf(beside, placeHex('Sarajevo'))).toBe(1)
  })

  it('4.0.7 a city scores six', () => {
    const before = scoreOf(position(), 1)
    const after = scoreOf(position({ allied: ['2218'] }), 1)
    expect(before.cities - after.cities).toBe(6)
  })

  it('4.0.8, 8.1.3 optional units give the opponent their price at once', () => {
    const s = position({ scenario: '1944', waiting: ['pol-2-arm'], frames: reinforcing })
    const entered = play(s, { kind: 'enter', unit: 'pol-2-arm' })
    expect(entered.optionalVp).toEqual({ allied: 0, axis: 6 })
    expect(scoreOf(entered, 1).optional).toBe(6)
  })

  it('4.0.9 twice the points win; less, or nothing at all, is a draw', () => {
    expect([
      winnerOf(60, 30),
      winnerOf(59, 30),
      winnerOf(10, 0),
      winnerOf(30, 30),
      winnerOf(0, 0),
      winnerOf(20, 40),
    ]).toEqual([0, null, 0, null, null, 1])
  })

  it('4.0.9 a game can end as an Axis win, a draw or an Allied win', () => {
    const end = (alliedVp: number) => {
      const s = position({ scenario: '1945', turn: 'axis' })
      return play({ ...s, turn: 20, optionalVp: { allied: alliedVp, axis: 0 } }, 'end').outcome
    }
    expect([end(30)?.winner, end(31)?.winner, end(119)?.winner, end(120)?.winner]).toEqual([1, null, null, 0])
    expect([end(30)?.level, end(31)?.level]).toEqual(['victory', 'draw'])
    expect(logOf({ ...position({ turn: 'axis' }), turn: 20 }, 'end').at(-1)?.kind).toBe('victory')
  })

  it('S43.8, S44.7, S45.7 what counts: 129, 138 and 60 points on the map', () => {
    const all = (scenario: Scenario) => scoreOf(position({ scenario }), 1)
    expect([all('1943'), all('1944'), all('1945')].map(score => score.towns + score.cities)).toEqual([129, 138, 60])
    expect(holderOf(position({ scenario: '1943' }), placeHex('Trieste'))).toBeNull()
    expect(holderOf(position({ scenario: '1945' }), placeHex('Udine'))).toBe(1)
    expect(holderOf(position({ scenario: '1945' }), placeHex('Beograd'))).toBeNull()
    expect(holderOf(position({ scenario: '1943' }), placeHex('Sofia'))).toBeNull()
  })
})

const reinforcing = [
  { step: 'turn', side: 0, args: null, local: { next: 'naval' }, asker: -1, entered: true },
  { step: 'reinforce', side: 0, args: null, local: null, asker: 0, entered: true },
] as never

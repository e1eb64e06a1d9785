import { describe, expect, it } from 'vitest'
import { allSteps, zoneAt } from '../../../src/games/balkan-front/map/geography'
import { isPoor, skyAt, skyOver } from '../../../src/games/balkan-front/weather/weather'
import { rollWeather } from '../../../src/games/balkan-front/weather/weather-roll'
import { type Build, flow, hex, position } from './positions'

// Weather: vectors 101, 102 and 102a of the game book's examples.md.

const rolled = (turn: number, die: number, build: Build = {}) => {
  const s = position({ scenario: 'balkan-campaign', turn, ...build })
  rollWeather(s, flow([die]).go)
  return s.weather
}

describe('27 weather', () => {
  it('27.1, 27.2, 27.3 vectors 101 and 102a: one die is read for both zones', () => {
    expect(rolled(2, 3)).toEqual({ D: 'P', E: 'C' })
    expect(rolled(9, 3)).toEqual({ D: 'P', E: 'C' })
    expect(rolled(1, 6)).toEqual({ D: 'C', E: 'C' })
  })

  it('27.4 winter in zone D', () => {
    expect(rolled(4, 3).D).toBe('W')
  })

  it('27.5 vector 102: N is the weather the zone had', () => {
    expect(rolled(6, 6, { own: { weather: { D: 'P', E: 'C' } } })).toEqual({ D: 'P', E: 'C' })
    expect(rolled(6, 6, { own: { weather: { D: 'W', E: 'P' } } })).toEqual({ D: 'W', E: 'P' })
  })

  it('27.2 Marita begins under a clear sky, without a die', () => {
    const s = position({ scenario: 'operation-marita', own: { weather: { D: 'W', E: 'W' } } })
    const { go, logged } = flow([6])
    rollWeather(s, go)
    expect(s.weather).toEqual({ D: 'C', E: 'C' })
    expect(logged).toEqual([{ kind: 'weather', facts: { weather: { D: 'C', E: 'C' }, die: null, same: false } }])
  })

  it('27.0, 27.8 a hex has the weather of its own zone', () => {
    const s = position({ own: { weather: { D: 'P', E: 'C' } } })
    expect([skyAt(s, hex('4510')), skyAt(s, hex('15B:0911'))]).toEqual(['P', 'C'])
    expect([isPoor(s, hex('4510')), isPoor(s, hex('15B:0911'))]).toEqual([true, false])
  })

  it('27.9 a hexside between the zones has the worse weather of the two', () => {
    const across = allSteps.flatMap((steps, from) =>
      steps.filter(({ to }) => zoneAt(from as never) !== zoneAt(to)).map(({ side }) => side),
    )
    expect(across.length).toBeGreaterThan(0)
    expect(new Set(across.map(side => skyOver({ D: 'W', E: 'C' }, side)))).toEqual(new Set(['W']))
    expect(new Set(across.map(side => skyOver({ D: 'C', E: 'P' }, side)))).toEqual(new Set(['P']))
  })
})

import { describe, expect, it } from 'vitest'
import { twelfthsOf } from '../../../src/games/balkan-front/air/bombing'
import { dropModifier } from '../../../src/games/balkan-front/airborne/disruption'
import { supplyLengthsOf } from '../../../src/games/balkan-front/charts'
import { workCosts } from '../../../src/games/balkan-front/charts/works'
import { armourEffects } from '../../../src/games/balkan-front/combat/armour-effects'
import { allSteps, zoneAt } from '../../../src/games/balkan-front/map/geography'
import { whyNotLandAt } from '../../../src/games/balkan-front/sea/landings'
import type { Front } from '../../../src/games/balkan-front/state'
import { isPoor, skyAt, skyOver } from '../../../src/games/balkan-front/weather/weather'
import { rollWeather } from '../../../src/games/balkan-front/weather/weather-roll'
import { flight } from './air/aloft'
import { type Build, flow, hex, position, unit } from './positions'

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

  it('27.7 poor weather bears on armour, supply, construction, air drops, landings and bombs', () => {
    const at = { 1321: ['ge-pz-2'], 1320: ['yu-inf-1'] }
    const [fair, foul] = (['C', 'P'] as const).map(sky => position({ at, own: { weather: { D: sky, E: sky } } }))
    const each = <T>(of: (s: Front) => T): [T, T] => [of(fair as Front), of(foul as Front)]
    const [tanks] = [unit('ge-pz-2')]
    expect(each(s => armourEffects(s, [tanks], [unit('yu-inf-1')], hex('1320')).attack.die)).toEqual([3, 1])
    const [dry, wet] = each(s => supplyLengthsOf(s).overland[s.weather.D])
    expect(wet).toBeLessThan(dry)
    expect(each(s => dropModifier(s, hex('4913'), 0, false))).toEqual([0, -2])
    expect(each(s => whyNotLandAt(s, [unit('ge-par-1')], hex('15B:2114'), 0)[0]?.rule)).toEqual([
      '26.B.2.7',
      '26.B.2.4',
    ])
    const bomber = flight('ge-air-ju87b-g1', 'airbase', '4510')
    const [full, half] = each(s => twelfthsOf(s, bomber))
    expect([full > 0, half]).toEqual([true, full / 2])
    expect(workCosts.repairRail.poor).toBe(2 * workCosts.repairRail.clear)
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

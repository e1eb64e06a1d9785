import { describe, expect, it } from 'vitest'
import { bomb, harass, raidsOf, twelfthsOf } from '../../../src/games/balkan-front/air/bombing'
import { dropModifier } from '../../../src/games/balkan-front/airborne/disruption'
import { armourEffects } from '../../../src/games/balkan-front/combat/armour-effects'
import { allHexes, hexesApart } from '../../../src/games/balkan-front/map/geography'
import { overrunCost } from '../../../src/games/balkan-front/movement/overrunning'
import { whyNotLandAt } from '../../../src/games/balkan-front/sea/landings'
import type { Front } from '../../../src/games/balkan-front/state'
import { isInSupplyNow } from '../../../src/games/balkan-front/supply/supply'
import { airPosition, flight } from './air/aloft'
import { type Build, flow, hex, localOf, moving, offered, play, position, refusals, unit, units } from './positions'

// What the air force and the weather do to the war on the ground.

const CLEAR = { D: 'C', E: 'C' } as const
const POOR = { D: 'P', E: 'P' } as const
const LARISA = '4913'
const pick = (id: string) => ({ kind: 'pick', unit: id })
const go = (number: string) => ({ kind: 'go', hex: number })
const left = (s: Front): number => (localOf<{ left: { quarters: number }[] }>(s).left[0]?.quarters ?? 0) / 4
const harassed = (number: string, hits: number, by: 0 | 1 = 0): Partial<Front> => ({
  harassed: [{ hex: hex(number), hits, by }],
})

describe('20.F.2.d.2 harassed hexes', () => {
  const cavalry = (own: Partial<Front>): Build => ({ at: { 4510: ['gr-cav-1'] }, own })
  /** What is left of 8 points after a step along a road, and who harasses. */
  const leftAfter = (own: Partial<Front>, order: object) =>
    left(play(moving(1, cavalry(own)), pick('gr-cav-1'), order as never))

  it('20.F.2.d.2 a hit costs the enemy a point more to leave the hex, two at most', () => {
    expect([0, 1, 2].map(hits => leftAfter(harassed('4510', hits), go('4511')))).toEqual([7, 6, 5])
    const twice = { harassed: [...(harassed('4510', 2).harassed ?? []), ...(harassed('4510', 2).harassed ?? [])] }
    expect(leftAfter(twice, go('4511'))).toBe(5)
  })

  it('20.F.2.d.2 not to enter it, and not the side that harasses', () => {
    expect(leftAfter(harassed('4511', 2), go('4511'))).toBe(7)
    expect(leftAfter(harassed('4510', 2, 1), go('4511'))).toBe(7)
  })

  it('20.F.2.d.2, 6.B.0 nor is it halved for those who march administratively', () => {
    const admin = { kind: 'admin', hex: '4511' }
    expect([leftAfter({}, admin), leftAfter(harassed('4510', 2), admin)]).toEqual([7.5, 5.5])
  })

  it('20.F.2.d.2, 7.A.1 trains pay it too, in every such hex on their way', () => {
    const yugoslav = (own: Partial<Front>) =>
      play(moving(1, { scenario: 'plan-y', at: { 1123: ['yu-inf-1'] }, own }), pick('yu-inf-1'))
    const by = (own: Partial<Front>, to: string) => left(play(yugoslav(own), { kind: 'rail', hex: to }))
    expect([by({}, '1322'), by(harassed('1123', 1), '1322'), by(harassed('1123', 2), '1322')]).toEqual([5, 4, 3])
    expect(by(harassed('1222', 2), '1222')).toBe(5)
    expect(by(harassed('1222', 2), '1322')).toBe(3)
    // Six points carry it out of two harassed hexes, and of no third.
    const all = { harassed: allHexes.map(each => ({ hex: each, hits: 2, by: 0 as const })) }
    const far = offered(yugoslav(all), 'rail').map(number => hexesApart(hex('1123'), hex(number)))
    expect([Math.min(...far), Math.max(...far)]).toEqual([1, 2])
  })

  it('20.F.2.d.2, 13.3 those who overrun pay it', () => {
    const at = { 1321: ['ge-pz-2'], 1320: ['yu-bor-1'] }
    const price = (own: Partial<Front>) => overrunCost(position({ at, own }), unit('ge-pz-2'), hex('1320'), 0)
    expect(price(harassed('1321', 2, 1)) - price({})).toBe(2)
  })

  it('20.F.2.d.2, R-AIR22 it never stops a one-hex move', () => {
    const at = { 4417: ['gr-for-ist'] }
    const s = play(moving(1, { at, own: { weather: { D: 'W', E: 'C' }, ...harassed('4417', 2) } }), pick('gr-for-ist'))
    expect(refusals(s, go('4416'))).toEqual([])
  })

  it('20.F.2.d.2, R-AIR29 vector 227: hits flown in clear weather stay when the weather turns poor', () => {
    const s = airPosition({ own: { weather: CLEAR }, flights: [flight('ge-air-ju87b-g1', 'harassment', LARISA)] })
    harass(s, 0, flow().go)
    const before = s.harassed
    expect(before.map(({ hits }) => hits)).toEqual([2])
    expect(
      play(
        moving(1, { at: { [LARISA]: ['gr-cav-1'] }, own: { harassed: before, weather: POOR } }),
        pick('gr-cav-1'),
        go('4912'),
      ).harassed,
    ).toEqual(before)
  })
})

describe('7.A.4.2 railways and bombs', () => {
  it('7.A.4.2, 20.F.2.e a hit breaks the line like a unit does: no train, and one repair', () => {
    const s = airPosition({ own: { weather: CLEAR }, flights: [flight('ge-air-ju88-g2', 'rail', LARISA)] })
    for (const raid of raidsOf(s, 0)) bomb(s, flow([6]).go, raid)
    const build = (brokenRail: Front['brokenRail']): Build => ({
      at: { [LARISA]: ['gr-cav-1', 'gr-con-1'] },
      own: { brokenRail },
    })
    const trains = (brokenRail: Front['brokenRail']) =>
      offered(play(moving(1, build(brokenRail)), pick('gr-cav-1')), 'rail')
    expect(trains([]).length).toBeGreaterThan(0)
    expect(trains(s.brokenRail)).toEqual([])
    const repaired = play(moving(1, build(s.brokenRail)), pick('gr-con-1'), { kind: 'mendRail', unit: 'gr-con-1' })
    expect(repaired.brokenRail).toEqual([])
  })

  it('7.A.4.2, R-7A4 a hit on a broken hex does nothing more', () => {
    const s = airPosition({
      own: { weather: CLEAR, brokenRail: [hex(LARISA)] },
      flights: [flight('ge-air-ju88-g2', 'rail', LARISA)],
    })
    for (const raid of raidsOf(s, 0)) bomb(s, flow([6]).go, raid)
    expect(s.brokenRail).toEqual([hex(LARISA)])
  })
})

describe('27.7 where the weather enters besides', () => {
  const inBoth = <T>(ask: (s: Front, weather: Front['weather']) => T, build: Build = {}): [T, T] => {
    const [clear, poor] = [CLEAR, POOR].map(weather =>
      ask(position({ ...build, own: { weather, ...build.own } }), weather),
    )
    return [clear as T, poor as T]
  }

  it('27.7, 10.C.1 poor weather takes from armour, 27.7, 25.A.1 and from parachutists', () => {
    const at = { 1713: ['yu-inf-1'], 1712: ['ge-pz-2'] }
    expect(inBoth(s => armourEffects(s, units('ge-pz-2'), units('yu-inf-1'), hex('1713')).attack.die, { at })).toEqual([
      3, 1,
    ])
    expect(inBoth(s => dropModifier(s, hex('1713'), 0, false))).toEqual([0, -2])
  })

  it('27.7, 12.B.0.1 it shortens the lines of supply', () => {
    // Six hexes from the nearest road or railway (vector 162).
    expect(
      inBoth(s => isInSupplyNow(s, unit('it-inf-19')), { scenario: 'balkan-campaign', at: { 4410: ['it-inf-19'] } }),
    ).toEqual([true, false])
  })

  it('27.7, 14.A.1.10 it doubles the work of engineers', () => {
    const mended = (weather: Front['weather']) =>
      left(
        play(
          moving(1, { at: { [LARISA]: ['gr-con-1'] }, own: { weather, brokenRail: [hex(LARISA)] } }),
          pick('gr-con-1'),
          { kind: 'mendRail', unit: 'gr-con-1' },
        ),
      )
    expect(mended(CLEAR)).toBe(2)
    const poor = moving(1, { at: { [LARISA]: ['gr-con-1'] }, own: { weather: POOR, brokenRail: [hex(LARISA)] } })
    expect(refusals(play(poor, pick('gr-con-1')), { kind: 'mendRail', unit: 'gr-con-1' })).toEqual(['14.A.1.9'])
  })

  it('27.7, 26.B.2.4 nobody lands from the sea in it', () => {
    const beach = hex('15B:2114')
    expect(inBoth(s => whyNotLandAt(s, units('ge-par-1'), beach, 0).map(({ rule }) => rule))).toEqual([
      ['26.B.2.7'],
      ['26.B.2.4'],
    ])
  })

  it('27.7, 20.F.0.5 it halves bombs', () => {
    expect(inBoth(s => twelfthsOf(s, flight('ge-air-ju88-g1', 'airbase', LARISA)))).toEqual([48, 24])
  })
})

import { describe, expect, it } from 'vitest'
import type { Flight } from '../../../../src/games/balkan-front/air/air-state'
import {
  bomb,
  bombingModifier,
  bombingNeeds,
  fireAllFlak,
  raidsOf,
} from '../../../../src/games/balkan-front/air/bombing'
import { flakAt } from '../../../../src/games/balkan-front/air/flak'
import { whyNotOrder } from '../../../../src/games/balkan-front/air/flying'
import { interceptionsOf, whyNotScramble } from '../../../../src/games/balkan-front/air/interceptors'
import { NO_CARGO } from '../../../../src/games/balkan-front/air/lifts'
import { isTarget, type Order, targetsFor } from '../../../../src/games/balkan-front/air/missions'
import { patrolsOver, placesOf } from '../../../../src/games/balkan-front/air/patrols'
import { homesOf } from '../../../../src/games/balkan-front/air/returns'
import { hexOfSpot } from '../../../../src/games/balkan-front/air/spots'
import { seizable, seizeBridges } from '../../../../src/games/balkan-front/airborne/bridge-seizing'
import type { Front } from '../../../../src/games/balkan-front/state'
import {
  type Bridge,
  bombableBridges,
  bridgeBetween,
  bridgeHits,
  bridgeOwner,
  bridgesAt,
  damageBridge,
  isDown,
  seize,
} from '../../../../src/games/balkan-front/works/bridges'
import { flow, hex, offered, play, position, unit, units } from '../positions'
import { type AirBuild, airPosition, facing, flight, spot } from './aloft'

const CLEAR = { D: 'C', E: 'C' } as const
const JU88 = 'ge-air-ju88-g1'
const STUKA = 'ge-air-ju87b-g1'
const ATHENAI = '15B:0911'
const KHANIA = '15B:2113'
const AT_SEA = '15B:2011'
const NORTH = '15B:0613'

const rules = (s: Front, id: string, mission: Order, to: string, beyond: string | null = null) =>
  whyNotOrder(
    s,
    s.active,
    {
      unit: unit(id),
      mission,
      to: spot(to),
      beyond: beyond === null ? null : hex(beyond),
      night: false,
      tow: null,
      cargo: NO_CARGO,
    },
    [],
  ).map(({ rule }) => rule)

describe('26.C.3, 20.F.2.i bombing the interdiction zone', () => {
  const build: AirBuild = {
    scenario: 'marita-merkur',
    at: { [ATHENAI]: [JU88], [KHANIA]: ['gr-paa-khania'] },
    owners: { axis: [ATHENAI] },
    own: { weather: CLEAR, interdiction: 'tight' },
  }
  const s = airPosition(build)

  it('26.C.3, 20.F.2.i.1 any coastal or sea hex of the zone that stands, none beyond it, none without a zone', () => {
    expect(rules(s, JU88, 'warships', AT_SEA)).toEqual([])
    expect(rules(s, JU88, 'warships', KHANIA)).toEqual([])
    expect(rules(s, JU88, 'warships', NORTH)).toEqual(['20.F.2.i.1'])
    expect(rules({ ...s, interdiction: 'loose' }, JU88, 'warships', '15B:1510')).toEqual([])
    expect(rules({ ...s, interdiction: 'none' }, JU88, 'warships', AT_SEA)).toEqual(['20.F.2.i.1'])
  })

  it('20.F.2.i.1 the Axis alone', () => {
    expect([isTarget(s, 0, 'warships', spot(AT_SEA)), isTarget(s, 1, 'warships', spot(AT_SEA))]).toEqual([true, false])
  })

  it('22.B.1.3, 22.B.1.4, 22.A.4, R-AIR21 three points at each from the ships, the guns ashore are silent and the ships fire at nobody else (vector 212)', () => {
    const over = airPosition({
      ...build,
      at: { [KHANIA]: ['gr-paa-khania'] },
      flights: [
        flight(JU88, 'warships', KHANIA),
        flight('ge-air-ju88-g2', 'warships', KHANIA),
        flight('ge-air-do17-g1', 'port', KHANIA),
      ],
    })
    const { go, logged } = flow([6, 6, 6, 6, 6, 6])
    fireAllFlak(over, 0, go)
    const shots = logged
      .filter(({ kind }) => kind === 'flak')
      .map(({ facts }) => facts as { unit: number; points: number })
    expect(shots.map(({ points }) => points)).toEqual([3, 3, flakAt(over, spot(KHANIA), 1)])
    expect(flakAt(over, spot(KHANIA), 1)).not.toBe(3)
  })

  it('20.F.2.i.1, 24.D, 24.F, VP.A.6 the table at -2, anti-shipping units alone -1; a hit is two points', () => {
    expect(bombingModifier(units(JU88), 'warships')).toBe(-2)
    expect(bombingModifier(units('ge-air-he111s-g1'), 'warships')).toBe(-1)
    const raid = (die: number) => {
      const over = airPosition({ ...build, at: {}, flights: [flight(STUKA, 'warships', AT_SEA)] })
      for (const each of raidsOf(over, 0)) bomb(over, flow([die]).go, each)
      return [over.warshipHits, over.vp.filter(({ line }) => line === 'warships').map(({ halves }) => halves)]
    }
    // 5 points: 4 or more, the dive bomber at -1.
    expect(bombingNeeds(s, 60)).toBe(4)
    expect(raid(4)).toEqual([0, []])
    expect(raid(5)).toEqual([1, [4]])
  })
})

// A road crosses the Strymon between Serrai, 4407, and 4408; both are Greek.
const [WEST, EAST] = ['4408', '4407']
const over = bridgeBetween(hex(WEST), hex(EAST)) as Bridge

const withBridges = (build: AirBuild): AirBuild => {
  const { setting } = position()
  const options = { ...setting.options, bridges: true }
  return { ...build, own: { weather: CLEAR, ...build.own, setting: { ...setting, options } } }
}
const onBridge = (id: string, to: string, beyond: string, more: Partial<Flight> = {}): Flight =>
  flight(id, 'bridge', to, { beyond: hex(beyond), ...more })

describe('32.C.2 bombing a bridge', () => {
  const s = airPosition(withBridges({ at: { 4208: [STUKA, 'it-air-cr32-1'] } }))

  it('32.C.2 from either hex, one that is not their own and stands', () => {
    expect([rules(s, STUKA, 'bridge', WEST, EAST), rules(s, STUKA, 'bridge', EAST, WEST)]).toEqual([[], []])
    expect(rules(s, STUKA, 'bridge', WEST, '4308')).toEqual(['32.C.2'])
    // A hex at several bridges is one target (seed 3000000 of Plan Y).
    const ends = targetsFor(s, { side: 0, mission: 'bridge' }).map(hexOfSpot)
    expect(new Set(ends).size).toBe(ends.length)
    expect(ends).toEqual(expect.arrayContaining([hex(WEST), hex(EAST)]))
    const ours = { ...s }
    seize(ours, over, 0)
    expect(rules(ours, STUKA, 'bridge', WEST, EAST)).toEqual(['32.C.2'])
    const nobodys = { ...s, bridges: [{ a: over.a, b: over.b, owner: 2 as const, hits: 0 }] }
    expect(rules(nobodys, STUKA, 'bridge', WEST, EAST)).toEqual([])
    const down = { ...s }
    damageBridge(down, over, 3)
    expect(rules(down, STUKA, 'bridge', WEST, EAST)).toEqual(['32.C.2'])
  })

  it('32.C.2 a tactical mission; R-32C1 without the option there is none', () => {
    expect(rules(s, 'it-air-cr32-1', 'bridge', WEST, EAST)).toEqual(['32.C.2'])
    expect(bombableBridges(position(), 0)).toEqual([])
  })

  it('32.C.2 the table at -1, three hits demolish it', () => {
    const raid = airPosition(withBridges({ flights: [onBridge('ge-air-ju88-g1', WEST, EAST)] }))
    const [first] = raidsOf(raid, 0)
    expect(first).toMatchObject({ mission: 'bridge', beyond: hex(EAST) })
    // 4 points: column 3, 5 or more, 6 with the bridge.
    if (first !== undefined)
      expect([bomb(raid, flow([5]).go, first), bomb(raid, flow([6]).go, first)]).toEqual([false, true])
    expect([bridgeHits(raid, over), isDown(raid, over)]).toEqual([1, false])
    for (let hits = 0; hits < 2; hits++) if (first !== undefined) bomb(raid, flow([6]).go, first)
    expect(isDown(raid, over)).toBe(true)
  })

  it('32.C.2, R-32C4 guns of one end or half of both: the stronger end fires', () => {
    const points = (at: AirBuild['at']) => {
      const raid = airPosition(
        withBridges({ ...(at === undefined ? {} : { at }), flights: [onBridge(STUKA, WEST, EAST)] }),
      )
      const { go, logged } = flow([6, 6])
      fireAllFlak(raid, 0, go)
      return logged.filter(({ kind }) => kind === 'flak').map(({ facts }) => (facts as { points: number }).points)
    }
    expect(points({ [EAST]: ['gr-paa-thessalonike'] })).toEqual([2])
    expect(points({ [EAST]: ['gr-paa-thessalonike'], [WEST]: ['gr-paa-larisa'] })).toEqual([2])
    expect(points({ [EAST]: ['gr-paa-larisa'], [WEST]: ['gr-paa-thessalonike'] })).toEqual([2])
    expect(points({})).toEqual([])
  })

  it('32.C.2, R-32C4 patrols and interceptors of either end meet them there, and turn home from the end they reached', () => {
    // Thessalonike is two hexes from 4408 and three from 4407.
    const base = '4510'
    const met = (to: string, beyond: string) => {
      const flights = [onBridge(STUKA, to, beyond)]
      const t = airPosition(withBridges({ at: { [base]: ['br-air-hurri-1'] }, flights }))
      return [
        patrolsOver(t, 1, ...placesOf(flights[0] as Flight)).length,
        interceptionsOf(t, 1, unit('br-air-hurri-1')).length,
      ]
    }
    expect([met(WEST, EAST), met(EAST, WEST)]).toEqual([
      [1, 1],
      [1, 1],
    ])
    const under = airPosition(
      withBridges({ at: { [base]: ['br-air-hurri-1'] }, flights: [onBridge(STUKA, EAST, WEST, { at: spot('4306') })] }),
    )
    expect(placesOf(under.flights[0] as Flight)).toEqual([spot('4306')])
  })

  it('32.C.2, R-32C4 a fighter in reach of the far end alone rises, and its way home is counted from there', () => {
    const far = '4410'
    const reach = (to: string, beyond: string) => {
      const t = airPosition(
        withBridges({
          at: { [far]: ['gr-air-mxdf'] },
          own: { airfields: [{ hex: hex(far), kind: 'permanent' as const }] },
          flights: [onBridge(STUKA, to, beyond)],
        }),
      )
      return t
    }
    const t = facing('interceptors', 1, {
      ...withBridges({
        at: { [far]: ['gr-air-mxdf'] },
        own: { airfields: [{ hex: hex(far), kind: 'permanent' as const }] },
        flights: [onBridge(STUKA, EAST, WEST)],
      }),
    })
    expect(interceptionsOf(reach(EAST, WEST), 1, unit('gr-air-mxdf'))).toHaveLength(1)
    const up = play(t, { kind: 'pick', unit: 'gr-air-mxdf' }, { kind: 'intercept', hex: EAST })
    const rising = up.flights.find(each => each.unit === unit('gr-air-mxdf')) as Flight
    expect(homesOf(up, rising, 'interceptors')).toContainEqual(spot(far))
  })

  it('20.B.1, 32.C.2 a base at either end is a target', () => {
    const raid = airPosition(
      withBridges({
        at: { [WEST]: ['br-air-hurri-1'] },
        own: { airfields: [{ hex: hex(WEST), kind: 'permanent' as const }] },
        flights: [onBridge(STUKA, EAST, WEST)],
      }),
    )
    expect(whyNotScramble(raid, 1, unit('br-air-hurri-1'), spot('4510'))).toEqual([])
  })

  it('32.C.2 the near end is picked first where several bridges lead from a hex, then the far one', () => {
    const board = facing('airBoard', 0, withBridges({ at: { 4208: [JU88] } }))
    const armed = play(board, { kind: 'pick', unit: JU88 }, { kind: 'mission', pick: 'bridge' })
    const ways = (from: string) =>
      bombableBridges(armed, 0).flatMap(({ a, b }) => (a === hex(from) ? [b] : b === hex(from) ? [a] : []))
    const between = offered(armed, 'to').find(each => ways(each).length > 1) as string
    const near = play(armed, { kind: 'to', hex: between })
    expect([offered(near, 'to').map(hex).sort(), offered(near, 'fly')]).toEqual([ways(between).sort(), []])
    const listed = play(near, { kind: 'to', hex: offered(near, 'to')[0] as string })
    expect(offered(listed, 'fly')).toHaveLength(1)
    const alone = offered(armed, 'to').find(each => ways(each).length === 1) as string
    expect(offered(play(armed, { kind: 'to', hex: alone }), 'fly')).toHaveLength(1)
  })
})

describe('32.C.7 a bridge seized by a drop', () => {
  const para = 'ge-par-1'
  const down = (more: AirBuild = {}) =>
    airPosition(withBridges({ at: { [WEST]: [para] }, ...more, own: { dropped: units(para), ...more.own } }))
  /** One bridge of the enemy is left at the hex. */
  const single = (s: Front): Front => {
    const t = { ...s }
    for (const each of bridgesAt(hex(WEST))) if (each !== over) damageBridge(t, each, 3)
    return t
  }

  it('32.C.7 undisrupted, in a hex of an enemy bridge: its own on a 4 or more, nothing lost on less', () => {
    for (const [die, owner] of [
      [4, 0],
      [3, 1],
    ] as const) {
      const s = single(down())
      seize(s, over, 1)
      expect(seizeBridges(s, 0, flow([die]).go)).toEqual([])
      expect([bridgeOwner(s, over), s.units[unit(para)]?.at.is]).toEqual([owner, 'hex'])
    }
  })

  it('32.C.7, 25.A.2 disrupted it does not, nor who did not drop, nor at a bridge that is down', () => {
    const s = single(down())
    seize(s, over, 1)
    expect(seizable(s, unit(para))).toEqual([over])
    expect(seizable({ ...s, disrupted: [{ unit: unit(para), how: 'halved' }] }, unit(para))).toEqual([])
    expect(seizable({ ...s, dropped: [] }, unit(para))).toEqual([])
    damageBridge(s, over, 3)
    expect(seizable(s, unit(para))).toEqual([])
  })

  it('32.C.7, R-32C5 between several it names one; every unit has its own try', () => {
    const standing = bombableBridges(airPosition(withBridges({})), 0)
    const many = standing.find(({ a }) => standing.filter(each => each.a === a).length > 1) as Bridge
    const s = airPosition(withBridges({ own: { dropped: units(para, 'ge-par-2') } }))
    const stood = s.units.map((each, id) =>
      units(para, 'ge-par-2').includes(id as never) ? { at: { is: 'hex' as const, hex: many.a }, cadre: false } : each,
    )
    const t = { ...s, units: stood }
    const asks = seizeBridges(t, 0, flow([]).go)
    expect(asks.map(({ step }) => step)).toEqual(['seizeBridge', 'seizeBridge'])
  })
})

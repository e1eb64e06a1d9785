import { describe, expect, it } from 'vitest'
import { capacityOf } from '../../../../src/games/balkan-front/air/airbases'
import {
  bomb,
  bombingModifier,
  bombingNeeds,
  fireAllFlak,
  harass,
  raidsOf,
  strikable,
  strikeAirUnit,
  twelfthsOf,
} from '../../../../src/games/balkan-front/air/bombing'
import { loseCityGuns } from '../../../../src/games/balkan-front/air/city-guns'
import { fireFlak, flakAt, flakColumn, flakOf } from '../../../../src/games/balkan-front/air/flak'
import { bombsOf } from '../../../../src/games/balkan-front/air/missions'
import { portHitsOn } from '../../../../src/games/balkan-front/sea/ports'
import { flow, hex, names, unit, units } from '../positions'
import { airPosition, flight, spot } from './aloft'

const CLEAR = { D: 'C', E: 'C' } as const
const POOR = { D: 'P', E: 'P' } as const
const STUKA = 'ge-air-ju87b-g1'
const LARISA = '4913'

describe('20.F bombing strengths', () => {
  const s = airPosition({ own: { weather: CLEAR } })

  it('20.F.0.3 8 points are read as 5, half a point misses (vectors 66, 67)', () => {
    expect([bombingNeeds(s, 8 * 12), bombingNeeds(s, 5 * 12), bombingNeeds(s, 6)]).toEqual([4, 4, null])
    expect([bombingNeeds(s, 12), bombingNeeds(s, 15 * 12)]).toEqual([6, 2])
  })

  it('20.F.2.a.1 a fighter has one more against an airbase, 0 becomes 1 (vectors 68, 206)', () => {
    expect(bombsOf(unit('gr-air-p24'), 'airbase', false)).toBe(1)
    expect(bombsOf(unit('ge-air-me109-g1'), 'rail', false)).toBe(1)
    const poor = { ...s, weather: POOR }
    expect(bombingNeeds(poor, twelfthsOf(poor, flight('gr-air-p24', 'airbase', LARISA)))).toBe(null)
  })

  it('20.F.0.5, 24.B.1, 24.E.5 half in poor weather, a third far off, half of a day unit at night (vectors 84, 209)', () => {
    const ju88 = flight('ge-air-ju88-g1', 'airbase', LARISA)
    expect(twelfthsOf(s, ju88)).toBe(48)
    expect(twelfthsOf({ ...s, weather: POOR }, ju88)).toBe(24)
    expect(twelfthsOf(s, { ...ju88, extended: true })).toBe(16)
    expect(twelfthsOf(s, flight('ge-air-ju88-g1', 'port', '4510', { night: true }))).toBe(24)
    expect(twelfthsOf(s, flight('br-air-well', 'port', '4510', { night: true }))).toBe(72)
  })

  it('20.F.1.a, 20.F.2.f, R-AIR28 a port is bombed with the better strength by day, the strategic one at night', () => {
    expect(bombsOf(unit('ge-air-he111-y1'), 'port', false)).toBe(5)
    expect(bombsOf(unit(STUKA), 'port', false)).toBe(5)
    expect(bombsOf(unit(STUKA), 'port', true)).toBe(1)
  })

  it('24.D dive bombers alone have +1, mixed none; a capital -2 (R-AIR28)', () => {
    expect(bombingModifier(units(STUKA, 'ge-air-ju87b-g2'), 'airbase')).toBe(1)
    expect(bombingModifier(units(STUKA, 'ge-air-ju88-g1'), 'airbase')).toBe(0)
    expect(bombingModifier(units('ge-air-ju88-g1'), 'terror')).toBe(-2)
  })
})

describe('20.F.2.a airbases', () => {
  it('20.F.2.a.2 a hit takes one off the capacity; 88d: a dive bomber of 5 needs 4 less 1', () => {
    const raid = (die: number) => {
      const s = airPosition({ own: { weather: CLEAR }, flights: [flight(STUKA, 'airbase', LARISA)] })
      const hit = bomb(s, flow([die]).go, { at: spot(LARISA), mission: 'airbase', units: [unit(STUKA)], beyond: null })
      return [hit, capacityOf(s, spot(LARISA))]
    }
    const full = capacityOf(airPosition({}), spot(LARISA))
    expect(raid(3)).toEqual([true, full - 1])
    expect(raid(2)).toEqual([false, full])
  })

  it('20.F.2.a.3 an operative air unit becomes inoperative, an inoperative one is eliminated (vector 69)', () => {
    const s = airPosition({ at: { [LARISA]: ['gr-air-mxdb'] } })
    const id = unit('gr-air-mxdb')
    strikeAirUnit(s, flow().go, id, spot(LARISA))
    expect([names(s.inoperative), s.units[id]?.at.is]).toEqual([['gr-air-mxdb'], 'hex'])
    strikeAirUnit(s, flow().go, id, spot(LARISA))
    expect([s.inoperative, s.units[id]?.at.is]).toEqual([[], 'dead'])
  })

  it('20.F.2.a.3, R-AIR9 only what stands there can be struck: those in the air are away', () => {
    const s = airPosition({
      at: { [LARISA]: ['gr-air-mxdb'] },
      flights: [flight('gr-air-p24', 'interception', LARISA, { base: spot(LARISA) })],
    })
    expect(names(strikable(s, spot(LARISA), 0))).toEqual(['gr-air-mxdb'])
  })

  it('20.F.2.a.2, R-AIR28 a hit on a base at zero takes no more capacity (vector 207)', () => {
    const s = airPosition({ own: { weather: CLEAR, airfields: [] }, flights: [flight(STUKA, 'airbase', LARISA)] })
    const raid = { at: spot(LARISA), mission: 'airbase' as const, units: [unit(STUKA)], beyond: null }
    for (let n = 0; n < 3; n++) bomb(s, flow([6]).go, raid)
    expect([capacityOf(s, spot(LARISA)), s.baseHits]).toEqual([0, [{ at: spot(LARISA), count: 1 }]])
  })
})

describe('20.F other targets', () => {
  it('20.F.1.a, 20.F.2.e, 7.A.4.2, 20.F.1.b, VP.A.5 a port loses one, a railway is broken, terror scores one point', () => {
    const s = airPosition({
      own: { weather: CLEAR },
      flights: [
        flight('ge-air-ju88-g1', 'port', '4510'),
        flight('ge-air-ju88-g2', 'rail', LARISA),
        flight('ge-air-he111-y1', 'terror', '15B:0911'),
      ],
    })
    for (const raid of raidsOf(s, 0)) bomb(s, flow([6]).go, raid)
    expect(portHitsOn(s, spot('4510'))).toBe(1)
    expect(s.brokenRail).toContain(hex(LARISA))
    expect(s.vp.filter(({ line }) => line === 'terror').map(({ halves }) => halves)).toEqual([2])
  })

  it('20.F.2.d.1 one harassment hit for two points, two at most, in poor weather half (vectors 88, 139)', () => {
    const hits = (weather: typeof CLEAR | typeof POOR, ...ids: string[]) => {
      const s = airPosition({ own: { weather }, flights: ids.map(id => flight(id, 'harassment', LARISA)) })
      harass(s, 0, flow().go)
      return s.harassed.map(each => each.hits)
    }
    expect(hits(CLEAR, STUKA, 'it-air-sm81-1')).toEqual([2])
    expect(hits(CLEAR, 'it-air-sm79-1')).toEqual([1])
    expect(hits(POOR, 'it-air-sm79-1')).toEqual([])
  })
})

describe('22 antiaircraft', () => {
  it('22.A.1.1, R-22A Axis motorized divisions and headquarters have 1, cadres and others none', () => {
    const s = airPosition({ at: { 4310: ['ge-pz-2', 'ge-mtn-5'] }, cadres: [] })
    expect([flakOf(s, unit('ge-pz-2')), flakOf(s, unit('ge-mtn-5'))]).toEqual([1, 0])
    const cadre = airPosition({ at: { 4310: ['ge-pz-2'] }, cadres: ['ge-pz-2'] })
    expect(flakOf(cadre, unit('ge-pz-2'))).toBe(0)
  })

  it('22.A.1.3 Sarajevo has 3, Bitolj 2, until the enemy owns them once', () => {
    const s = airPosition({})
    expect([flakAt(s, spot('2419'), 1), flakAt(s, spot('4115'), 1)]).toEqual([3, 2])
    loseCityGuns(s, flow().go, { hex: hex('2419'), from: 1, to: 0, entered: true })
    expect(flakAt(s, spot('2419'), 1)).toBe(0)
  })

  it('22.A.1.2 city airbases of Germany and Italy have 3, Greek cities none', () => {
    const s = airPosition({})
    expect([flakAt(s, spot('3528'), 0), flakAt(s, spot('4510'), 1)]).toEqual([3, 0])
  })

  it('22.A.3.6 position antiaircraft that moved does not fire in that player turn', () => {
    const s = airPosition({ at: { [LARISA]: ['br-paa-1'] } })
    const points = flakOf(s, unit('br-paa-1'))
    expect(points).toBeGreaterThan(0)
    expect(flakOf({ ...s, movedGuns: [unit('br-paa-1')] }, unit('br-paa-1'))).toBe(0)
  })

  it('22.B.2 9 points are read as 7, below 1 nothing happens (vector 79)', () => {
    const s = airPosition({})
    expect([flakColumn(s, 9), flakColumn(s, 7), flakColumn(s, 14), flakColumn(s, 0.75)]).toEqual([4, 4, 6, null])
  })

  it('22.B.2 night and poor weather are +1 each: 14 points with 12 do nothing (vector 136); 1 point with 10 neither (89)', () => {
    const s = airPosition({ own: { weather: POOR }, flights: [flight(STUKA, 'port', LARISA, { night: true })] })
    expect(fireFlak(s, flow([6, 6]).go, unit(STUKA), spot(LARISA), 14, '22.B.2')).toBe('-')
    expect(fireFlak(s, flow([5, 5]).go, unit(STUKA), spot(LARISA), 1, '22.B.2')).toBe('-')
    expect(fireFlak(s, flow([1, 1]).go, unit(STUKA), spot(LARISA), 14, '22.B.2')).toBe('K')
  })

  it('22.B.1.1, 22.B.1.5, R-AIR21 the whole flak at each bomber; escorts and defensive support are spared (vector 78)', () => {
    const bombers = ['ge-air-ju87b-g1', 'ge-air-ju87b-g2', 'ge-air-ju88-g1', 'ge-air-ju88-g2']
    const s = airPosition({
      own: { weather: CLEAR },
      at: { [LARISA]: ['br-paa-1'] },
      flights: [
        ...bombers.map(id => flight(id, 'airbase', LARISA)),
        flight('ge-air-me109-g1', 'escort', LARISA),
        flight('ge-air-do17-g1', 'defensiveSupport', LARISA),
        flight('ge-air-hs123-g1', 'airbase', LARISA, { fate: 'back' }),
      ],
    })
    const { go, logged } = flow(Array.from({ length: 20 }, () => 6))
    fireAllFlak(s, 0, go)
    const shot = logged
      .filter(({ kind }) => kind === 'flak')
      .map(({ facts }) => facts as { unit: never; points: number })
    expect(names(shot.map(each => each.unit))).toEqual(bombers)
    expect(new Set(shot.map(each => each.points))).toEqual(new Set([flakOf(s, unit('br-paa-1'))]))
  })
})

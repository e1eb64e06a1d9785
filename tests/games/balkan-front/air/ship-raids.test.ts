import { describe, expect, it } from 'vitest'
import { bombingModifier, bombingNeeds, fireAllFlak, twelfthsOf } from '../../../../src/games/balkan-front/air/bombing'
import { whyNotOrder } from '../../../../src/games/balkan-front/air/flying'
import { NO_CARGO } from '../../../../src/games/balkan-front/air/lifts'
import { isTarget, pointsFor } from '../../../../src/games/balkan-front/air/missions'
import { dueHome, homesOf } from '../../../../src/games/balkan-front/air/returns'
import {
  bombConvoy,
  convoyModifier,
  leaveShips,
  meetShips,
  seaPatrolsOnWay,
  seaPatrolsOver,
  shipsNeed,
} from '../../../../src/games/balkan-front/air/ship-raids'
import type { Front } from '../../../../src/games/balkan-front/state'
import { flow, names, unit, units } from '../positions'
import { airPosition, flight, spot } from './aloft'

const CLEAR = { D: 'C', E: 'C' } as const
const JU88 = 'ge-air-ju88-g1'
const STUKA = 'ge-air-ju87b-g1'
const HE111S = 'ge-air-he111s-g1'
const AT_SEA = '15B:1911'

const patrolling = (...ids: string[]): Front =>
  airPosition({
    own: { weather: CLEAR },
    owners: { axis: ['15B:0911'] },
    flights: ids.map(id => flight(id, 'navalPatrol', AT_SEA)),
  })

const shots = (logged: readonly { kind: string; facts: unknown }[]) =>
  logged.filter(({ kind }) => kind === 'flak').map(({ facts }) => (facts as { points: number }).points)

describe('20.F.2.h naval patrols', () => {
  it('20.F.2.h.1 a Ju 88A of 18 flies out 14, at extended range 32; home 14 unused, 18 after bombing (vectors 208, 209)', () => {
    expect(pointsFor(unit(JU88), 'navalPatrol')).toEqual({ normal: 14, extended: 32 })
    expect(pointsFor(unit('ge-air-me110-g1'), 'navalPatrol').extended).toBe(null)
    const s = patrolling(JU88)
    const far = { ...(s.flights[0] as Front['flights'][number]), at: spot('15B:2501') }
    const homes = (when: 'initial' | 'raid') => homesOf({ ...s, flights: [far] }, far, when).length
    expect(homes('raid')).toBeGreaterThan(homes('initial'))
  })

  it('20.F.2.h.1 a coast or a sea hex is its target, no hex inland', () => {
    const s = patrolling()
    expect([AT_SEA, '15B:0911', '4913'].map(at => isTarget(s, 0, 'navalPatrol', spot(at)))).toEqual([true, true, false])
    const t = airPosition({ at: { '15B:0911': [JU88] }, owners: { axis: ['15B:0911'] } })
    const order = {
      unit: unit(JU88),
      mission: 'navalPatrol',
      beyond: null,
      night: false,
      tow: null,
      cargo: NO_CARGO,
    } as const
    expect(whyNotOrder(t, 0, { ...order, to: spot('4913') }, [])[0]?.rule).toBe('20.F.2.h.1')
    expect(whyNotOrder(t, 0, { ...order, to: spot(AT_SEA) }, [])).toEqual([])
  })

  it('20.F.2.h.2 whoever is within four hexes of the ships may join, others not', () => {
    const s = patrolling(JU88, STUKA)
    expect(names(seaPatrolsOver(s, 0, spot('15B:2311')))).toEqual([JU88, STUKA])
    expect(seaPatrolsOver(s, 0, spot('15B:2411'))).toEqual([])
    expect(seaPatrolsOver(s, 1, spot(AT_SEA))).toEqual([])
    expect(names(seaPatrolsOnWay(s, 0, [spot('15B:2511'), spot('15B:2311')]))).toEqual([JU88, STUKA])
  })

  it('20.F.2.h.3, 22.B.1.2, 22.B.3.2, 22.A.4 three transport points fire 3 at each bomber, then the bombs fall (vector 81)', () => {
    const s = patrolling(JU88, STUKA)
    const { go, logged } = flow([6, 6, 1, 1, 6])
    const left = meetShips(s, go, units(JU88, STUKA), spot(AT_SEA), 3)
    expect(shots(logged)).toEqual([3, 3])
    expect(names(left)).toEqual([JU88])
    expect(bombConvoy(s, go, left, spot(AT_SEA))).toBe(true)
    expect(logged.map(({ kind }) => kind)).toEqual(['flak', 'flak', 'airLost', 'convoyBombed'])
  })

  it('22.B.1.2, R-AIR21 no other gun fires at a naval patrol, in the air phase neither', () => {
    const s = airPosition({
      own: { weather: CLEAR },
      at: { '15B:0911': ['br-paa-1'] },
      flights: [flight(JU88, 'navalPatrol', '15B:0911')],
    })
    const { go, logged } = flow()
    fireAllFlak(s, 0, go)
    expect(logged).toEqual([])
  })

  it('20.F.2.h.1 who has bombed flies home at once, who has not stays until the next own initial phase', () => {
    const s = patrolling(JU88, STUKA)
    expect(dueHome(s, 0, 'phase')).toEqual([])
    expect(leaveShips(s, units(JU88), spot('15B:2011'))).toHaveLength(1)
    expect(dueHome(s, 0, 'raid', spot('15B:2011'))).toEqual([])
    expect(names(dueHome(s, 0, 'raid', spot(AT_SEA)).map(each => each.unit))).toEqual([JU88])
    expect(names(dueHome(s, 0, 'initial').map(each => each.unit))).toEqual([JU88, STUKA])
  })
})

describe('24.F anti-shipping aircraft', () => {
  it('24.F, 24.D alone they have +1, as dive bombers have; mixed neither; convoys -1, warships -2', () => {
    expect(convoyModifier(units(HE111S))).toBe(0)
    expect(convoyModifier(units(HE111S, JU88))).toBe(-1)
    expect(bombingModifier(units(STUKA), 'warships')).toBe(-1)
    expect(bombingModifier(units(HE111S, 'it-air-sm79s-1'), 'warships')).toBe(-1)
  })

  it('20.F.0.4, 24.B.1 a third at extended range: 4 points are 1 1/3, column 1 (vector 209); half in poor weather', () => {
    const s = patrolling(JU88)
    const [up] = s.flights as [Front['flights'][number]]
    expect(twelfthsOf(s, { ...up, extended: true })).toBe(16)
    expect(bombingNeeds(s, 16)).toBe(6)
    expect(shipsNeed(s, [up.unit], spot(AT_SEA))).toBe(6)
    expect(shipsNeed({ ...s, weather: { D: 'C', E: 'P' } }, [up.unit], spot(AT_SEA))).toBe(7)
    expect(bombConvoy(s, flow([5]).go, [up.unit], spot(AT_SEA))).toBe(false)
    expect(bombConvoy(s, flow([6]).go, [up.unit], spot(AT_SEA))).toBe(true)
  })
})

import { describe, expect, it } from 'vitest'
import { flightOf } from '../../../../src/games/balkan-front/air/air-units'
import {
  attackOnPatrol,
  canPatrol,
  isInPatrolZone,
  needsAgainst,
  patrolNeeds,
  patrolRange,
  patrolsOver,
} from '../../../../src/games/balkan-front/air/patrols'
import { flow, hex, names, unit } from '../positions'
import { airPosition, flight, spot } from './aloft'

const me109 = ['ge-air-me109-g1', 'ge-air-me109-g2', 'ge-air-me109-g3', 'ge-air-me109-y1', 'ge-air-me109-y2'] as const
const field = (number: string) => [{ hex: hex(number), kind: 'temporary' as const }]

describe('19 patrol attacks', () => {
  it('19.1 the zone of an Me 109E reaches 3 hexes (vector 63), of a fighter with 6 also 3', () => {
    expect([patrolRange(unit('ge-air-me109-g1')), patrolRange(unit('gr-air-p24'))]).toEqual([3, 3])
  })

  it('19.1, R-AIR14 the zone is plain distance, its own hex too; hexes closed to it are left out (vector 201)', () => {
    const s = airPosition({ scenario: 'balkan-campaign', at: { '4510': ['gr-air-p24'] } })
    const p24 = unit('gr-air-p24')
    expect(isInPatrolZone(s, p24, spot('4510'))).toBe(true)
    expect(isInPatrolZone(s, p24, spot('4810'))).toBe(true)
    expect(isInPatrolZone(s, p24, spot('4910'))).toBe(false)
    // Yugoslavia is neutral in the campaign.
    expect(isInPatrolZone(s, p24, spot('4210'))).toBe(false)
  })

  it('19.3 turned back on 6 by its equal, on 5 by a stronger one, on 4 by one twice as strong (vector 64)', () => {
    expect([patrolNeeds(3, 3), patrolNeeds(5, 3), patrolNeeds(6, 3), patrolNeeds(7, 3)]).toEqual([6, 5, 4, 4])
  })

  it('19.3, 24.A.1 a fighter with bombs defends with 2 less', () => {
    const s = airPosition({
      at: { '4510': ['br-air-hurri-1'] },
      flights: [flight('ge-air-me109-g1', 'airbase', '4510'), flight('ge-air-me109-g2', 'escort', '4510')],
    })
    expect(needsAgainst(s, unit('br-air-hurri-1'), unit('ge-air-me109-g1'))).toBe(5)
    expect(needsAgainst(s, unit('br-air-hurri-1'), unit('ge-air-me109-g2'))).toBe(6)
  })

  it('19.6, 19.7 five fighters on a temporary airfield make three patrol attacks, each one only (vector 65)', () => {
    const s = airPosition({
      at: { '4310': [...me109] },
      owners: { axis: ['4310'] },
      own: { airfields: field('4310') },
      flights: [flight('br-air-blen1-1', 'airbase', '4310')],
    })
    const made: string[] = []
    for (const id of me109) {
      if (!canPatrol(s, unit(id))) continue
      attackOnPatrol(s, flow([1]).go, unit(id), unit('br-air-blen1-1'))
      made.push(id)
      expect(canPatrol(s, unit(id))).toBe(false)
    }
    expect(made).toEqual(me109.slice(0, 3))
    expect(patrolsOver(s, 0, spot('4310'))).toEqual([])
  })

  it('19.2, 16.B.1 an inoperative fighter and one in the air make none', () => {
    const s = airPosition({
      at: { '4510': ['gr-air-p24', 'gr-air-mxdf', 'gr-air-mxdb'] },
      own: { inoperative: [unit('gr-air-p24')] },
    })
    expect(names(patrolsOver(s, 1, spot('4510')))).toEqual(['gr-air-mxdf'])
  })

  it('19.4 turned back it stops where it is, operative, without its mission (vector 138)', () => {
    const s = airPosition({
      at: { '4510': ['br-air-hurri-1'] },
      flights: [flight('ge-air-ju87b-g1', 'airbase', '4913', { at: spot('4610') })],
    })
    const { go, logged } = flow([5])
    attackOnPatrol(s, go, unit('br-air-hurri-1'), unit('ge-air-ju87b-g1'))
    expect(flightOf(s, unit('ge-air-ju87b-g1'))).toMatchObject({ fate: 'back', at: spot('4610') })
    expect(s.inoperative).toEqual([])
    expect(logged[0]).toMatchObject({ kind: 'patrolled', facts: { needs: 5, turned: true } })
  })
})

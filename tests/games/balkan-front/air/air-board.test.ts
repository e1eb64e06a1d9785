import { describe, expect, it } from 'vitest'
import { flightOf } from '../../../../src/games/balkan-front/air/air-units'
import { type Planned, startsLeft, whyGrounded, whyNotOrder } from '../../../../src/games/balkan-front/air/flying'
import { NO_CARGO } from '../../../../src/games/balkan-front/air/lifts'
import { repairAir, turnBackLoneEscorts } from '../../../../src/games/balkan-front/air/returns'
import type { Front } from '../../../../src/games/balkan-front/state'
import { asked, flow, hex, names, offered, owed, play, refusals, unit, where } from '../positions'
import { airPosition, flight, spot } from './aloft'

const CLEAR = { D: 'C', E: 'C' } as const
const temporary = (number: string) => [{ hex: hex(number), kind: 'temporary' as const }]
/** German air units at Petrich in Bulgaria, 4208, made a temporary airfield besides. */
const at = { 4208: ['ge-air-ju87b-g1', 'ge-air-ju87b-g2', 'ge-air-ju88-g1', 'ge-air-me109-g1', 'ge-air-me109-g2'] }
const own = { airfields: temporary('4208'), weather: CLEAR }
const order = (id: string, mission: Planned['mission'], to: string, night = false): Planned => ({
  unit: unit(id),
  mission,
  to: spot(to),
  beyond: null,
  night,
  tow: null,
  cargo: NO_CARGO,
})
const rules = (s: Front, planned: Planned, listed: readonly Planned[] = []) =>
  whyNotOrder(s, 0, planned, listed).map(({ rule }) => rule)

describe('17.A, 18, 20 orders', () => {
  const s = airPosition({ at, own })

  it('17.A no more missions begin at a base than its capacity, those listed counted', () => {
    expect(startsLeft(s, spot('4208'))).toBe(4)
    const listed = ['ge-air-ju87b-g1', 'ge-air-ju87b-g2', 'ge-air-me109-g1', 'ge-air-me109-g2'].map(id =>
      order(id, 'transfer', '3606'),
    )
    expect(rules(s, order('ge-air-ju88-g1', 'airbase', '4510'), listed.slice(1))).toEqual([])
    expect(rules(s, order('ge-air-ju88-g1', 'airbase', '4510'), listed)).toEqual(['17.A'])
  })

  it('17.D.2, R-AIR27 a base at zero begins nothing', () => {
    const ruined = { ...s, baseHits: [{ at: spot('4208'), count: 4 }] }
    expect(whyGrounded(ruined, 0, unit('ge-air-ju88-g1')).map(({ rule }) => rule)).toEqual(['17.A'])
  })

  it('18.1, 24.B.1 a Ju 87B reaches 8 hexes, 16 at extended range; a fighter bombs at normal range only', () => {
    expect(rules(s, order('ge-air-ju87b-g1', 'airbase', '4913'))).toEqual([])
    expect(rules(s, order('ge-air-ju87b-g1', 'airbase', '15B:0112'))).toEqual([])
    expect(rules(s, order('ge-air-ju87b-g1', 'airbase', '15B:2310'))).toEqual(['18.1'])
    expect(rules(s, order('ge-air-me109-g1', 'airbase', '15B:0112'))).toEqual(['18.1'])
  })

  it('16.B.1, 20.0 an inoperative unit and one that has flown stay where they are', () => {
    expect(rules({ ...s, inoperative: [unit('ge-air-ju88-g1')] }, order('ge-air-ju88-g1', 'airbase', '4510'))).toEqual([
      '16.B.1',
    ])
    expect(rules({ ...s, flown: [unit('ge-air-ju88-g1')] }, order('ge-air-ju88-g1', 'airbase', '4510'))).toEqual([
      '20.0',
    ])
  })

  it('20.C only fighters escort, and only where a friend is bound for', () => {
    const bomber = order('ge-air-ju88-g1', 'airbase', '4510')
    expect(rules(s, order('ge-air-me109-g1', 'escort', '4510'), [bomber])).toEqual([])
    expect(rules(s, order('ge-air-me109-g1', 'escort', '4510'))).toEqual(['20.C'])
    expect(rules(s, order('ge-air-ju87b-g1', 'escort', '4510'), [bomber])).toEqual(['20.C'])
  })

  it('20.F.2.a.1, 20.F.2.e, 20.F.1.a, 20.F.1.b each bombing mission has targets of its own', () => {
    expect(rules(s, order('ge-air-ju88-g1', 'airbase', '3606'))).toEqual(['20.F.2.a.1'])
    expect(rules(s, order('ge-air-ju88-g1', 'rail', '4510'))).toEqual([])
    expect(rules(s, order('ge-air-ju88-g1', 'rail', '4208'))).toEqual(['20.F.2.e'])
    expect(rules(s, order('ge-air-ju88-g1', 'port', '4510'))).toEqual([])
    expect(rules(s, order('ge-air-ju88-g1', 'port', '4913'))).toEqual(['20.F.1.a'])
    expect(rules(s, order('ge-air-ju88-g1', 'terror', '15B:0911'))).toEqual([])
    expect(rules(s, order('ge-air-ju88-g1', 'terror', '4510'))).toEqual(['20.F.1.b'])
  })

  it('20.F.2.b.1, 20.F.2.c.1 support of an attack needs enemies in the hex, support of the defence needs nothing', () => {
    const held = airPosition({ at: { ...at, 4510: ['gr-mtn-2'] }, own })
    expect(rules(held, order('ge-air-ju88-g1', 'groundSupport', '4510'))).toEqual([])
    expect(rules(s, order('ge-air-ju88-g1', 'groundSupport', '4510'))).toEqual(['20.F.2.b.1'])
    expect(rules(s, order('ge-air-ju88-g1', 'defensiveSupport', '4510'))).toEqual([])
  })

  it('24.E.3 at night only strategic bombing and transfers', () => {
    expect(rules(s, order('ge-air-ju88-g1', 'port', '4510', true))).toEqual([])
    expect(rules(s, order('ge-air-ju88-g1', 'airbase', '4510', true))).toEqual(['24.E.3'])
    expect(rules(s, order('ge-air-me109-g1', 'port', '4510', true))).toEqual(['20.F.1.a'])
  })

  it('20.D.1.1 a transfer goes three times the rating to a base of its own side', () => {
    expect(rules(s, order('ge-air-ju87b-g1', 'transfer', '3606'))).toEqual([])
    expect(rules(s, order('ge-air-ju87b-g1', 'transfer', '4510'))).toEqual(['20.D.1.1'])
    expect(rules(s, order('ge-air-ju87b-g1', 'transfer', '4208'))).toEqual(['20.D.1.1'])
  })
})

describe('20.D transfers and staging', () => {
  const chain = (more: { [hex: string]: string[] } = {}) =>
    airPosition({
      own,
      at: more,
      flights: [flight('br-air-hurri-1', 'transfer', '15B:2310', { base: spot('middle-east') })],
    })

  it('20.D.1.1 over a base that no enemy fighter reaches it may go on (vector 202), else not (203)', () => {
    const onward = order('br-air-hurri-1', 'transfer', '15B:0911')
    expect(whyNotOrder(chain(), 1, onward, [])).toEqual([])
    const watched = chain({ '15B:2313': ['ge-air-me109-g1'] })
    expect(whyNotOrder(watched, 1, onward, []).map(({ rule }) => rule)).toEqual(['20.D.1.1'])
    expect(whyNotOrder(chain(), 1, { ...onward, mission: 'airbase' }, []).map(({ rule }) => rule)).toEqual(['20.D.1.2'])
  })

  it('20.D.2, R-AIR26 staging uses a start of both bases and is followed by a mission that is no transfer', () => {
    const board = asked('airBoard', 0, { at: { 3606: ['ge-air-ju87b-g1', 'ge-air-ju88-g1'] }, own })
    const landed = play(
      board,
      { kind: 'pick', unit: 'ge-air-ju87b-g1' },
      { kind: 'mission', pick: 'staging' },
      { kind: 'to', hex: '4208' },
      'fly',
    )
    expect(where(landed, 'ge-air-ju87b-g1')).toBe('14A:4208')
    expect(startsLeft(landed, spot('3606'))).toBe(startsLeft(board, spot('3606')) - 1)
    const again = play(landed, { kind: 'pick', unit: 'ge-air-ju87b-g1' })
    expect(refusals(play(again, { kind: 'mission', pick: 'transfer' }), { kind: 'to', hex: '3606' })).toEqual([
      '20.D.2',
    ])
    const bombing = play(again, { kind: 'mission', pick: 'airbase' }, { kind: 'to', hex: '4510' }, 'fly')
    expect(flightOf(bombing, unit('ge-air-ju87b-g1'))).toMatchObject({ mission: 'airbase', base: spot('4208') })
    expect(startsLeft(bombing, spot('4208'))).toBe(3)
  })
})

describe('P.1 to P.6 on the board', () => {
  it('19.8, R-AIR11 a package is listed and flown; patrols of the other side are asked hex by hex, one attack each (vector 137)', () => {
    const board = asked('airBoard', 0, { at: { ...at, 4510: ['gr-air-p24', 'gr-air-mxdf'] }, own })
    const asking = play(
      board,
      { kind: 'pick', unit: 'ge-air-ju87b-g1' },
      { kind: 'pick', unit: 'ge-air-ju87b-g2' },
      { kind: 'to', hex: '4510' },
      'fly',
    )
    expect([owed(asking), offered(asking, 'attack')]).toEqual(['patrol', ['gr-air-p24', 'gr-air-mxdf']])
    const once = play(asking, { kind: 'attack', unit: 'gr-air-p24', dice: [1] })
    expect([owed(once), offered(once, 'attack')]).toEqual(['patrol', ['gr-air-mxdf']])
    const twice = play(once, { kind: 'attack', unit: 'gr-air-mxdf', dice: [6] })
    // 19.7: nobody is left for the second flight, which waits for its owner since it has the same target.
    expect(flightOf(twice, unit('ge-air-ju87b-g1'))?.fate).toBe('back')
    expect([owed(twice), flightOf(twice, unit('ge-air-ju87b-g2'))]).toEqual(['airBoard', null])
    expect(flightOf(play(twice, 'fly'), unit('ge-air-ju87b-g2'))?.at).toEqual(spot('4510'))
  })

  it('24.E.4 nobody meets a night flight', () => {
    const board = asked('airBoard', 0, { at: { ...at, 4510: ['gr-air-p24'] }, own })
    const flown = play(
      board,
      { kind: 'pick', unit: 'ge-air-ju88-g1' },
      'night',
      { kind: 'mission', pick: 'port' },
      { kind: 'to', hex: '4510' },
      'fly',
    )
    expect([owed(flown), flightOf(flown, unit('ge-air-ju88-g1'))?.at]).toEqual(['airBoard', spot('4510')])
  })

  it('R-AIR3 an escort whose charges were turned back turns back itself', () => {
    const s = airPosition({
      flights: [
        flight('ge-air-me109-g1', 'escort', '4510'),
        flight('ge-air-ju88-g1', 'airbase', '4510', { at: spot('4310'), fate: 'back' }),
      ],
    })
    turnBackLoneEscorts(s, 0, flow().go)
    expect(flightOf(s, unit('ge-air-me109-g1'))?.fate).toBe('back')
  })

  it('23 an inoperative unit of the phasing side is repaired on its number or less', () => {
    const s = airPosition({
      at: { 4510: ['gr-air-p24'], 3606: ['ge-air-ju88-g1'] },
      own: { inoperative: [unit('gr-air-p24'), unit('ge-air-ju88-g1')] },
    })
    repairAir(s, 1, flow([3]).go)
    expect(names(s.inoperative)).toEqual(['gr-air-p24', 'ge-air-ju88-g1'])
    repairAir(s, 0, flow([4]).go)
    expect(names(s.inoperative)).toEqual(['gr-air-p24'])
    repairAir(s, 1, flow([2]).go)
    expect(s.inoperative).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import { AIR_PARTS } from '../../../../src/games/balkan-front/air/air-phase'
import { dealResult } from '../../../../src/games/balkan-front/air/air-results'
import type { Flight } from '../../../../src/games/balkan-front/air/air-state'
import {
  flightOf,
  isBomber,
  isFighter,
  isNightUnit,
  isTransport,
  lettersOf,
} from '../../../../src/games/balkan-front/air/air-units'
import { beginFlight, type Planned, whyGrounded, whyNotOrder } from '../../../../src/games/balkan-front/air/flying'
import {
  canBeIntercepted,
  interceptionsOf,
  whyNotIntercept,
  whyNotScramble,
  whyNotUp,
} from '../../../../src/games/balkan-front/air/interceptors'
import { NO_CARGO } from '../../../../src/games/balkan-front/air/lifts'
import { bombsOf, isTarget, ORDERS, type Order, whyNotOfType } from '../../../../src/games/balkan-front/air/missions'
import { attackOnPatrol, isInPatrolZone } from '../../../../src/games/balkan-front/air/patrols'
import { mayFlyOver } from '../../../../src/games/balkan-front/air/ranges'
import { homesOf } from '../../../../src/games/balkan-front/air/returns'
import { airOf } from '../../../../src/games/balkan-front/forces/counters'
import { reachOf } from '../../../../src/games/balkan-front/movement/marching'
import { leavingCost } from '../../../../src/games/balkan-front/sea/passengers'
import { flow, hex, kindsOf, logOf, names, offered, owed, play, position, refusals, unit, units } from '../positions'
import { type AirBuild, airPosition, facing, flight, spot } from './aloft'

const CLEAR = { D: 'C', E: 'C' } as const
const HURRI = ['br-air-hurri-1', 'br-air-hurri-2'] as const
const ESCORT = 'it-air-mc200-1'
const BOMBER = 'it-air-sm79-1'
const THESSALONIKE = '4510'
const LARISA = '4913'

const order = (id: string, mission: Order, to: string, more: Partial<Planned> = {}): Planned => ({
  unit: unit(id),
  mission,
  to: spot(to),
  beyond: null,
  night: false,
  tow: null,
  cargo: NO_CARGO,
  ...more,
})
const rulesOf = (found: readonly { readonly rule: string }[]) => found.map(({ rule }) => rule)

describe('4.A.3, 16 the air phase', () => {
  it('4.A.3, 16.C, 20.F.0.2 movement, interceptors, air combat, guns, bombs, the way home', () => {
    const ids = AIR_PARTS.map(({ id }) => id)
    const inOrder = ['fly', 'interceptors', 'air-combat', 'flak', 'bombing', 'drops', 'interceptors-home', 'home']
    expect(ids.filter(id => inOrder.includes(id))).toEqual(inOrder)
  })

  it('16.A, 24.E.1 fighters, bombers and transports; a night unit is what follows its N', () => {
    const kinds = (id: string) => [isFighter(unit(id)), isBomber(unit(id)), isTransport(unit(id))]
    expect(kinds('ge-air-me110-g1')).toEqual([true, false, false])
    expect(kinds('ge-air-ju87b-g1')).toEqual([false, true, false])
    expect(kinds('ge-air-ju52-x1')).toEqual([false, false, true])
    expect(kinds('it-air-sm81-1')).toEqual([false, true, false])
    const [sm81, sm79] = units('it-air-sm81-1', BOMBER) as [never, never]
    expect([isNightUnit(sm81), lettersOf(airOf(sm81)), isNightUnit(sm79)]).toEqual([true, 'B', false])
    for (const id of [sm81, sm79])
      for (const night of [true, false]) expect(whyNotOfType(id, 'port', night)).toEqual([])
  })

  it('24.E.2, R-AIR10 nobody intercepts by night, whatever is flown then', () => {
    const s = airPosition({
      at: { [THESSALONIKE]: [HURRI[0]] },
      flights: [flight(BOMBER, 'port', THESSALONIKE, { night: true })],
    })
    expect(canBeIntercepted(s, s.flights[0] as Flight)).toBe(false)
    expect(interceptionsOf(s, 1, unit(HURRI[0]))).toEqual([])
    expect(rulesOf(whyNotScramble(s, 1, unit(HURRI[0]), spot(LARISA)))).toEqual(['20.B.1'])
  })

  it('17.0 air units fly from airbases of their own and land at no others', () => {
    const s = airPosition({ at: { 4208: ['ge-air-ju88-g1'] }, own: { weather: CLEAR } })
    expect(rulesOf(whyNotOrder(s, 0, order('ge-air-ju88-g1', 'transfer', THESSALONIKE), []))).toEqual(['20.D.1.1'])
    expect(rulesOf(whyNotOrder(s, 0, order('ge-air-ju88-g1', 'transfer', '4307'), []))).toEqual(['20.D.1.1'])
    const up = flight('ge-air-ju88-g1', 'airbase', THESSALONIKE)
    const homes = homesOf(s, up, 'phase')
    expect([homes.length > 0, homes.some(at => at.is === 'hex' && s.owner[at.hex] !== 0)]).toEqual([true, false])
  })

  it('18.3 in a step only the units of the side it names fly', () => {
    const s = airPosition({ at: { 4208: ['ge-air-me109-g1'], [THESSALONIKE]: [HURRI[0]] } })
    expect(rulesOf(whyGrounded(s, 0, unit(HURRI[0])))).toEqual(['18.3'])
    expect(rulesOf(whyGrounded(s, 0, unit('ge-air-me109-g1')))).toEqual([])
    expect(rulesOf(whyNotUp(s, 1, unit('ge-air-me109-g1')))).toEqual(['18.3'])
    expect(rulesOf(whyNotUp(s, 1, unit(HURRI[0])))).toEqual([])
  })

  it('19.5, R-AIR4 a patrol attack takes no start and does the fighter no harm: it may still rise', () => {
    const s = airPosition({
      at: { [THESSALONIKE]: [HURRI[0]] },
      flights: [flight('ge-air-ju87b-g1', 'airbase', THESSALONIKE)],
    })
    attackOnPatrol(s, flow([1]).go, unit(HURRI[0]), unit('ge-air-ju87b-g1'))
    expect([s.starts, s.inoperative, s.units[unit(HURRI[0])]?.at.is]).toEqual([[], [], 'hex'])
    expect(whyNotIntercept(s, 1, unit(HURRI[0]), spot(THESSALONIKE))).toEqual([])
  })

  it('28.A.0.2 air units neither fly nor patrol outside the area of their country', () => {
    const s = airPosition({ scenario: 'balkan-campaign', at: { '1927': ['it-air-cr42-1'] } })
    const beograd = spot('2211')
    expect(mayFlyOver(s, unit(BOMBER), beograd)).toBe(false)
    const sofia = s.owner.findIndex((_, at) => !mayFlyOver(s, unit('it-air-cr42-1'), { is: 'hex', hex: at as never }))
    expect(isInPatrolZone(s, unit('it-air-cr42-1'), { is: 'hex', hex: sofia as never })).toBe(false)
  })
})

describe('20.A, 20.B interception and scrambling', () => {
  it('20.A half the rating, rounded down, to a hex with enemies on a mission; fighters only', () => {
    const s = airPosition({
      at: { [THESSALONIKE]: [HURRI[0], 'br-air-blen1-1'] },
      flights: [flight('ge-air-ju88-g1', 'harassment', '4810'), flight('ge-air-ju88-g2', 'harassment', '4910')],
    })
    const rules = (id: string, to: string) => rulesOf(whyNotIntercept(s, 1, unit(id), spot(to)))
    expect([rules(HURRI[0], '4810'), rules(HURRI[0], '4910'), rules(HURRI[0], '4710')]).toEqual([
      [],
      ['20.A'],
      ['20.A'],
    ])
    expect(rules('br-air-blen1-1', '4810')).toEqual(['20.A'])
  })

  it('16.B.2, 20.A an interceptor hangs over the target hex', () => {
    const s = facing('interceptors', 1, {
      at: { [THESSALONIKE]: [HURRI[0]] },
      flights: [flight('ge-air-ju88-g1', 'harassment', '4810')],
    })
    expect(offered(s, 'pick')).toEqual([HURRI[0]])
    const up = play(s, { kind: 'pick', unit: HURRI[0] }, { kind: 'intercept', hex: '4810' })
    expect(flightOf(up, unit(HURRI[0]))).toMatchObject({
      mission: 'interception',
      at: spot('4810'),
      base: spot(THESSALONIKE),
    })
    expect(up.starts).toEqual([{ at: spot(THESSALONIKE), count: 1 }])
  })

  const scrambling = (...targets: string[]) =>
    facing('interceptors', 1, {
      at: { [THESSALONIKE]: [HURRI[0]] },
      flights: targets.map((to, at) => flight(`ge-air-ju88-g${at + 1}`, 'airbase', to)),
    })

  it('20.B.1, R-AIR24 from a base that is a target, within the rating, to another; it lands there in the return step', () => {
    const s = scrambling(THESSALONIKE)
    const gone = play(s, { kind: 'pick', unit: HURRI[0] }, { kind: 'scramble', hex: LARISA })
    const flying = flightOf(gone, unit(HURRI[0])) as Flight
    expect(flying).toMatchObject({ mission: 'scramble', to: spot(LARISA) })
    expect(homesOf(gone, flying, 'interceptors')).toEqual([spot(LARISA)])
    // Athenai is more than 7 hexes away.
    expect(refusals(play(s, { kind: 'pick', unit: HURRI[0] }), { kind: 'scramble', hex: '15B:0911' })).toEqual([
      '20.B.1',
    ])
    const elsewhere = scrambling(LARISA)
    expect(owed(elsewhere) === 'interceptors' ? offered(elsewhere, 'scramble') : []).toEqual([])
  })

  it('20.B.2 not to a base that is itself a target', () => {
    const s = play(scrambling(THESSALONIKE, LARISA), { kind: 'pick', unit: HURRI[0] })
    expect(refusals(s, { kind: 'scramble', hex: LARISA })).toEqual(['20.B.2'])
    expect(offered(s, 'scramble')).not.toContain(`14A:${LARISA}`)
  })
})

describe('20.D, 20.F who flies what', () => {
  it('20.D.0 every type transfers', () => {
    for (const id of ['ge-air-me109-g1', 'ge-air-ju87b-g1', 'ge-air-ju52-x1'])
      expect(whyNotOfType(unit(id), 'transfer', false)).toEqual([])
  })

  it('20.D.1.2 after a transfer comes no other mission, and only the first base is charged', () => {
    const s = airPosition({
      own: { starts: [] },
      flights: [flight('ge-air-ju88-g1', 'transfer', '3606', { base: spot('4208') })],
    })
    expect(rulesOf(whyNotOrder(s, 0, order('ge-air-ju88-g1', 'airbase', THESSALONIKE), []))).toEqual(['20.D.1.2'])
    expect(whyNotOrder(s, 0, order('ge-air-ju88-g1', 'transfer', '4208'), [])).toEqual([])
    beginFlight(s, flow().go, 0, order('ge-air-ju88-g1', 'transfer', '4208'))
    expect(s.starts).toEqual([])
  })

  it('20.F.0.1, 20.F.1, 20.F.2 bombs of the right kind, in the own air movement step', () => {
    const rules = (id: string, mission: Order, night = false) => rulesOf(whyNotOfType(unit(id), mission, night))
    // A P.24F has neither bombs; an Hs 123 no strategic ones.
    expect([rules('gr-air-p24', 'rail'), rules('ge-air-hs123-g1', 'rail')]).toEqual([['20.F.2.e'], []])
    expect([rules('ge-air-hs123-g1', 'port'), rules('ge-air-hs123-g1', 'port', true)]).toEqual([[], ['20.F.1.a']])
    expect(rules('ge-air-he111-y1', 'port', true)).toEqual([])
    expect(ORDERS).not.toContain('interception')
  })

  it('20.F.2.g, 20.F.1.b terror with tactical bombs too, and by the Axis alone', () => {
    const s = position()
    expect([isTarget(s, 0, 'terror', spot('15B:0911')), isTarget(s, 1, 'terror', spot('15B:0911'))]).toEqual([
      true,
      false,
    ])
    expect(bombsOf(unit('ge-air-ju87b-g1'), 'terror', false)).toBe(5)
    expect(bombsOf(unit('ge-air-ju87b-g1'), 'terror', true)).toBe(1)
  })

  it('20.F.0.2 bombers of one target attack together, each alone or in groups', () => {
    const bombers = ['ge-air-ju88-g1', 'ge-air-ju88-g2', 'ge-air-do17-g1']
    const s = facing('strike', 0, { own: { weather: CLEAR }, flights: bombers.map(id => flight(id, 'rail', LARISA)) }, {
      at: spot(LARISA),
      mission: 'rail',
      units: units(...bombers),
      beyond: null,
    } as never)
    const attacks = (kind: string, dice: number[]) =>
      kindsOf(s, { kind, dice }).filter(each => each === 'bombed').length
    expect([attacks('together', [1]), attacks('apart', [1, 1, 1])]).toEqual([1, 3])
    const two = play(s, { kind: 'pick', unit: bombers[0] as string }, { kind: 'pick', unit: bombers[2] as string })
    const groups = logOf(two, { kind: 'group', dice: [1] }).filter(({ kind }) => kind === 'bombed')
    expect(groups.map(({ facts }) => names((facts as { units: never[] }).units))).toEqual([[bombers[0], bombers[2]]])
  })

  it('20.F.2.d.2 a unit of the enemy pays a movement point for each hit to leave the hex, by sea too', () => {
    const leaving = (hits: number, by: 0 | 1) => {
      const s = position({
        at: { 4407: ['gr-mtn-18'] },
        own: { harassed: hits === 0 ? [] : [{ hex: hex('4407'), hits, by }] },
      })
      const reach = reachOf(s, unit('gr-mtn-18'), { quarters: 40, isFresh: false }, 'foot')
      return [reach.costTo(hex('4406')), leavingCost(s, unit('gr-mtn-18'), spot('4407'), 1)]
    }
    const [plain, nothing] = leaving(0, 0) as [number, number]
    expect([leaving(2, 0), leaving(1, 0), leaving(2, 1)]).toEqual([
      [plain + 2, nothing + 2],
      [plain + 1, nothing + 1],
      [plain, nothing],
    ])
  })
})

describe('21 air combat', () => {
  const fighting = (build: AirBuild) => facing('airCombats', 1, build)

  it('21.0 hex by hex as the intercepting player likes', () => {
    const s = fighting({
      flights: [
        flight(BOMBER, 'airbase', THESSALONIKE),
        flight(HURRI[0], 'interception', THESSALONIKE),
        flight('it-air-br20-1', 'airbase', LARISA),
        flight(HURRI[1], 'interception', LARISA),
      ],
    })
    expect(offered(s, 'at')).toEqual([`14A:${THESSALONIKE}`, `14A:${LARISA}`])
    const first = play(s, { kind: 'at', hex: LARISA })
    expect([first.airBattle?.at, owed(first), first.frames.at(-1)?.side]).toEqual([spot(LARISA), 'abandon', 0])
    // The last one is fought without a question.
    const second = play(first, { kind: 'fight', dice: [6, 6, 6, 6] })
    expect([second.airBattle?.at, owed(second)]).toEqual([spot(THESSALONIKE), 'abandon'])
  })

  it('21.A.3, 21.B.0, 21.B.1.b.3, 21.B.1.f interceptors part; each of them fires once, and the combat ends', () => {
    const s = play(
      fighting({
        flights: [
          flight(ESCORT, 'escort', THESSALONIKE),
          flight(BOMBER, 'airbase', THESSALONIKE),
          ...HURRI.map(id => flight(id, 'interception', THESSALONIKE)),
        ],
      }),
      'fight',
      { kind: 'toggle', unit: HURRI[1] },
    )
    expect(owed(s)).toBe('split')
    const log = logOf(s, { kind: 'go', dice: [6, 6, 6, 6, 6, 6, 6, 6] })
    const shots = log
      .filter(({ kind }) => kind === 'airFire')
      .map(({ facts }) => facts as { unit: never; target: never })
    expect(shots.map(each => names([each.unit, each.target]))).toEqual([
      [ESCORT, HURRI[0]],
      [HURRI[0], ESCORT],
      [BOMBER, HURRI[1]],
      [HURRI[1], BOMBER],
    ])
    expect(play(s, { kind: 'go', dice: [6, 6, 6, 6, 6, 6, 6, 6] }).airBattle).toBe(null)
  })

  it('21.B.1.c, 21.B.1.d free escorts are placed as their owner likes: of three who pass one is turned back (vector 77)', () => {
    const three = [...HURRI, 'gr-air-p24']
    const met = play(
      fighting({
        flights: [
          flight(ESCORT, 'escort', THESSALONIKE),
          flight('it-air-mc200-2', 'escort', THESSALONIKE),
          flight(BOMBER, 'airbase', THESSALONIKE),
          ...three.map(id => flight(id, 'interception', THESSALONIKE)),
        ],
      }),
      'fight',
      ...three.map(id => ({ kind: 'toggle', unit: id })),
      'go',
    )
    expect([owed(met), met.frames.at(-1)?.side, refusals(met, 'hold')]).toEqual(['placeFighters', 0, []])
    // Both on the same one would be legal as well.
    expect(offered(met, 'place')).toHaveLength(6)
    const passing = logOf(met, { kind: 'usual', dice: [2, 3, 6, 6] })
    expect(passing.find(({ kind }) => kind === 'gotThrough')?.facts).toMatchObject({ stopped: 1 })
  })

  it('21.B.1.b.1 one on one both fire before either result counts', () => {
    const s = play(
      fighting({
        flights: [
          flight(ESCORT, 'escort', LARISA),
          flight(BOMBER, 'airbase', LARISA),
          flight(HURRI[0], 'interception', LARISA),
        ],
      }),
      'fight',
    )
    const done = play(s, { kind: 'go', dice: [1, 1, 1, 1] })
    expect([ESCORT, HURRI[0]].map(id => done.units[unit(id)]?.at.is)).toEqual(['dead', 'dead'])
  })

  it('21.B.2.1, 21.B.2.2, 21.B.2.3, 21.B.2.4 nothing; back, operative; back, inoperative; eliminated', () => {
    const dealt = (result: '-' | 'R' | 'A' | 'K') => {
      const s = airPosition({ flights: [flight(BOMBER, 'airbase', LARISA)] })
      dealResult(s, flow().go, unit(BOMBER), result, '21.B.3')
      return [flightOf(s, unit(BOMBER))?.fate ?? s.units[unit(BOMBER)]?.at.is, s.inoperative.length]
    }
    expect([dealt('-'), dealt('R'), dealt('A'), dealt('K')]).toEqual([
      ['flying', 0],
      ['back', 0],
      ['aborted', 1],
      ['dead', 0],
    ])
  })
})

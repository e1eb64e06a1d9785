import { describe, expect, it } from 'vitest'
import { dealResult } from '../../../../src/games/balkan-front/air/air-results'
import type { Cargo } from '../../../../src/games/balkan-front/air/air-state'
import { lettersModifier, strengthsOf } from '../../../../src/games/balkan-front/air/air-strengths'
import { flightOf } from '../../../../src/games/balkan-front/air/air-units'
import { fireAllFlak } from '../../../../src/games/balkan-front/air/bombing'
import { type Planned, startsLeft, whyNotOrder } from '../../../../src/games/balkan-front/air/flying'
import { NO_CARGO } from '../../../../src/games/balkan-front/air/lifts'
import { pointsFor, pointsHome } from '../../../../src/games/balkan-front/air/missions'
import { needsAgainst } from '../../../../src/games/balkan-front/air/patrols'
import { homesOf, landAt, landForced, repairAir } from '../../../../src/games/balkan-front/air/returns'
import { deliverAll, noteDepots, turnBackShort } from '../../../../src/games/balkan-front/airborne/deliveries'
import { roomFor, stow } from '../../../../src/games/balkan-front/airborne/loads'
import type { Front } from '../../../../src/games/balkan-front/state'
import { airPosition, flight, spot } from '../air/aloft'
import { asked, flow, hex, names, offered, play, refusals, unit, units, where } from '../positions'

const CLEAR = { D: 'C', E: 'C' } as const
const ATHENAI = '15B:0911'
const MOLAOI = '15B:1316'
const MALEME = '15B:2114'
const IRAKLION = '15B:2310'
const JU52 = ['ge-air-ju52-x1', 'ge-air-ju52-x2', 'ge-air-ju52-x3', 'ge-air-ju52-x4'] as const
const GLIDER = 'ge-air-dfs-x1'
const PARA = 'ge-par-1'
const BATTALION = 'ge-par-mg'

const axisGreece = { axis: [ATHENAI, MOLAOI] }
const own = { weather: CLEAR, airfields: [{ hex: hex(MOLAOI), kind: 'permanent' as const }] }
const cargo = (...ids: string[]): Cargo => ({ units: units(...ids), inGlider: [], supply: 0 })

const order = (id: string, mission: Planned['mission'], to: string, more: Partial<Planned> = {}): Planned => ({
  unit: unit(id),
  mission,
  to: spot(to),
  beyond: null,
  night: false,
  tow: null,
  cargo: NO_CARGO,
  ...more,
})
const rules = (s: Front, planned: Planned, listed: readonly Planned[] = []) =>
  whyNotOrder(s, 0, planned, listed).map(({ rule }) => rule)

describe('20.E cargo', () => {
  const s = airPosition({
    own,
    owners: axisGreece,
    at: { [ATHENAI]: [...JU52, PARA, BATTALION, 'ge-bd-m5-85', 'ge-mtn-6', 'ge-air-ju88-g1'], [MOLAOI]: ['ge-par-2'] },
  })

  it('20.E.0.1 transports carry units without heavy equipment; divisions and bombers do not take part', () => {
    expect(rules(s, order(JU52[0], 'transport', MOLAOI, { cargo: cargo(PARA) }))).toEqual([])
    expect(rules(s, order(JU52[0], 'transport', MOLAOI, { cargo: cargo('ge-mtn-6') }))).toEqual(['20.E.0.1'])
    expect(rules(s, order('ge-air-ju88-g1', 'transport', MOLAOI, { cargo: cargo(PARA) }))).toEqual(['20.E.1.1'])
    expect(rules(s, order(JU52[0], 'transport', MOLAOI))).toEqual(['20.E.0.1'])
  })

  it('20.E.0.1 5th Mountain with its headquarters goes by air, without it its regiments are heavy (vector 143)', () => {
    const broken = (form: 'supported' | 'headquarters'): Front => ({
      ...s,
      sets: [{ set: 'ge-bd-m5', parent: unit('ge-mtn-5'), form }],
    })
    const flying = order(JU52[0], 'transport', MOLAOI, { cargo: cargo('ge-bd-m5-85') })
    expect(rules(broken('headquarters'), flying)).toEqual([])
    expect(rules(broken('supported'), flying)).toEqual(['20.E.0.1'])
  })

  it('20.E.0.2 the unit stands where the transport starts, after staging at the second base (vector 204)', () => {
    const away = order(JU52[0], 'transport', IRAKLION, { cargo: cargo('ge-par-2') })
    expect(rules(s, away)).toEqual(['20.E.0.2'])
    const staged = airPosition({
      own: { ...own, staged: [{ unit: unit(JU52[0]), night: false }], flown: units(JU52[0]) },
      owners: axisGreece,
      at: { [MOLAOI]: [JU52[0], 'ge-par-2'], [ATHENAI]: [PARA] },
    })
    expect(rules(staged, away)).toEqual([])
    expect(rules(staged, order(JU52[0], 'transport', IRAKLION, { cargo: cargo(PARA) }))).toEqual(['20.E.0.2'])
  })

  it('20.E.0.3 supplies only from a base that a full source feeds, as it was found in the initial phase', () => {
    const supply = order(JU52[0], 'delivery', MOLAOI, { cargo: { units: [], inGlider: [], supply: 1 } })
    expect(rules(s, supply)).toEqual(['20.E.0.3'])
    const fed: Front = { ...s }
    noteDepots(fed, 0)
    expect(fed.depots).not.toContainEqual(spot(ATHENAI))
    expect(rules({ ...s, depots: [spot(ATHENAI)] }, supply)).toEqual([])
    const german = airPosition({ own, at: { 3606: [JU52[0]] } })
    noteDepots(german, 0)
    expect(german.depots).toContainEqual(spot('3606'))
    expect(german.depots).not.toContainEqual(spot('rhodes'))
  })

  it('20.E.1.1, 20.E.2.2, 24.B.2 1 RE or 2 of supply, half of it dropped, half of that far off (vectors 87, 226)', () => {
    expect(roomFor('transport', false)).toEqual({ quarters: 4, supply: 2 })
    expect(roomFor('delivery', true)).toEqual({ quarters: 2, supply: 1 })
    expect(roomFor('drop', false)).toEqual({ quarters: 2, supply: 1 })
    expect(roomFor('drop', true)).toEqual({ quarters: 1, supply: 1 / 2 })
    const carriers = (count: number, extended: boolean) =>
      JU52.slice(0, count).map(id => ({ unit: unit(id), tow: null, extended }))
    const fits = (count: number, extended: boolean) =>
      stow(s, 'drop', carriers(count, extended), units(PARA), 0) !== null
    expect([fits(1, false), fits(2, false), fits(3, true), fits(4, true)]).toEqual([false, true, false, true])
    expect(stow(s, 'transport', carriers(1, false), units(PARA, BATTALION), 0)).toBe(null)
    expect(stow(s, 'transport', carriers(2, false), units(PARA), 2)?.map(each => each.supply)).toEqual([0, 2])
    expect(stow(s, 'transport', carriers(2, false), units(PARA), 3)).toBe(null)
  })

  it('20.E.2.2, 24.C.4 5½ REs of parachutists need eleven holds, ten Ju 52 and two gliders have twelve (vector 144)', () => {
    const all = Array.from({ length: 10 }, (_, at) => ({
      unit: unit(`ge-air-ju52-x${at + 1}`),
      tow: at < 2 ? unit(`ge-air-dfs-x${at + 1}`) : null,
      extended: false,
    }))
    const division = units('ge-par-1', 'ge-par-2', 'ge-par-3', 'ge-par-st', 'ge-par-pio', 'ge-par-mg', 'ge-par-at')
    const crete = airPosition({ own, owners: axisGreece, at: { [ATHENAI]: names(division) } })
    expect(stow(crete, 'drop', all, division, 1)).not.toBe(null)
    expect(stow(crete, 'drop', all, division, 2)).toBe(null)
    expect(stow(crete, 'drop', all.slice(0, 8), division, 0)).toBe(null)
  })

  it('20.E.1.1, 20.E.1.2, 24.B.2, 24.B.4 twice the rating to stay, once to come back; three times and twice far off', () => {
    const ju = unit(JU52[0])
    expect(pointsFor(ju, 'transport')).toEqual({ normal: 26, extended: 39 })
    expect(pointsFor(ju, 'delivery')).toEqual({ normal: 13, extended: 26 })
    expect(pointsFor(ju, 'drop')).toEqual({ normal: 13, extended: 26 })
    expect(pointsHome(flight(JU52[0], 'drop', MALEME))).toBe(13)
    expect(pointsHome(flight(JU52[0], 'drop', MALEME, { extended: true }))).toBe(26)
    expect(pointsHome(flight(JU52[0], 'transport', MALEME, { extended: true }))).toBe(26)
  })

  it('20.E.1.3 only the base where it starts is charged, and cargo leaves the ground with it', () => {
    const board = asked('airBoard', 0, { own, owners: axisGreece, at: { [ATHENAI]: [JU52[0], JU52[1], PARA] } })
    const [there, here] = [startsLeft(board, spot(MOLAOI)), startsLeft(board, spot(ATHENAI))]
    const up = play(
      board,
      { kind: 'pick', unit: JU52[0] },
      { kind: 'load', unit: PARA },
      { kind: 'mission', pick: 'transport' },
      { kind: 'to', hex: MOLAOI },
      'fly',
    )
    expect([where(up, PARA), where(up, JU52[0])]).toEqual(['aloft', 'aloft'])
    expect([startsLeft(up, spot(MOLAOI)), startsLeft(up, spot(ATHENAI))]).toEqual([there, here - 1])
  })
})

describe('20.E in the air', () => {
  const lift = (mission: 'drop' | 'transport' = 'transport') =>
    airPosition({
      own,
      owners: axisGreece,
      flights: JU52.slice(0, 2).map(id => flight(id, mission, MOLAOI, { base: spot(ATHENAI), cargo: cargo(PARA) })),
    })

  it('20.E.0.4, 20.E.0.5 one turned back, one shot down: the unit they carry is lost (vector 86)', () => {
    const s = lift()
    const { go } = flow()
    dealResult(s, go, unit(JU52[0]), 'R', '21.B.2.2')
    expect(s.flights.map(({ fate }) => fate)).toEqual(['back', 'back'])
    dealResult(s, go, unit(JU52[1]), 'K', '21.B.2.4')
    expect([where(s, PARA), where(s, JU52[1])]).toEqual(['dead', 'dead'])
    expect(flightOf(s, unit(JU52[0]))?.cargo.units).toEqual([])
  })

  it('20.E.0.4 turned back or aborted its cargo comes home with it', () => {
    const s = lift()
    const { go } = flow()
    dealResult(s, go, unit(JU52[0]), 'A', '21.B.2.3')
    expect(s.flights.map(({ fate }) => fate)).toEqual(['aborted', 'back'])
    expect(names(s.inoperative)).toEqual([JU52[0]])
    const [first] = s.flights as [Front['flights'][number]]
    landAt(s, go, first, spot(ATHENAI))
    expect(where(s, PARA)).toBe(ATHENAI)
  })

  it('20.E.0.4, 18.4 a transport that finds no base is lost with its cargo', () => {
    const s = airPosition({
      own,
      flights: [flight(JU52[0], 'delivery', '15B:2313', { fate: 'back', cargo: cargo(BATTALION) })],
    })
    const nowhere: Front = { ...s, owner: s.owner.map(() => 1 as const) }
    landForced(nowhere, flow().go, nowhere.flights, 'phase')
    expect([where(nowhere, JU52[0]), where(nowhere, BATTALION)]).toEqual(['dead', 'dead'])
  })

  it('20.E.0.5 a unit of which a part found no transport comes back', () => {
    const s = lift('drop')
    turnBackShort(s, 0)
    expect(s.flights.map(({ fate }) => fate)).toEqual(['flying', 'flying'])
    const short = airPosition({ own, flights: [flight(JU52[0], 'drop', MALEME, { cargo: cargo(PARA) })] })
    turnBackShort(short, 0)
    expect(short.flights.map(({ fate }) => fate)).toEqual(['back'])
  })

  it('22.B.1.1 guns fire at transports too; at an air drop the dice are one lower', () => {
    const s = airPosition({
      own,
      at: { [MALEME]: ['br-paa-1'] },
      flights: [
        flight(JU52[0], 'drop', MALEME, { cargo: cargo(BATTALION) }),
        flight(JU52[1], 'delivery', MALEME, { cargo: cargo(PARA) }),
        flight(JU52[2], 'transfer', MALEME),
      ],
    })
    const { go, logged } = flow([6, 6, 6, 6])
    fireAllFlak(s, 0, go)
    expect(
      logged.filter(({ kind }) => kind === 'flak').map(({ facts }) => (facts as { modifier: number }).modifier),
    ).toEqual([-1, 0])
  })

  it('20.E.1.2, R-20E2 unloads where the base is friendly by then; else it flies home with its cargo', () => {
    const s = airPosition({
      own,
      owners: axisGreece,
      flights: [
        flight(JU52[0], 'delivery', MOLAOI, { cargo: { units: units(PARA), inGlider: [], supply: 0 } }),
        flight(JU52[1], 'delivery', MALEME, { cargo: cargo(BATTALION) }),
        flight(JU52[2], 'delivery', MOLAOI, { cargo: { units: [], inGlider: [], supply: 2 } }),
      ],
    })
    deliverAll(s, 0, flow().go)
    expect([where(s, PARA), where(s, BATTALION)]).toEqual(['15B:1316', 'aloft'])
    expect(flightOf(s, unit(JU52[1]))?.fate).toBe('back')
    expect(s.tokens).toMatchObject([{ hex: hex(MOLAOI), re: 2, side: 0, phases: 2 }])
    expect(flightOf(s, unit(JU52[0]))?.fate).toBe('flying')
  })

  it('20.E.1.1 one way it lands with its cargo where it was bound for, if that is a base of its side (vector 205)', () => {
    const bound = flight(JU52[0], 'transport', MALEME, { base: spot(ATHENAI), cargo: cargo(BATTALION) })
    const s = airPosition({ own, owners: axisGreece, flights: [bound] })
    expect(homesOf(s, bound, 'phase')).not.toContainEqual(spot(MALEME))
    const taken: Front = {
      ...s,
      airheads: [{ hex: hex(MALEME), side: 0 }],
      airfields: [{ hex: hex(MALEME), kind: 'permanent' }],
    }
    expect(homesOf(taken, bound, 'phase')).toEqual([spot(MALEME)])
  })
})

describe('24.C gliders', () => {
  const s = airPosition({
    own,
    owners: axisGreece,
    at: { [ATHENAI]: [...JU52, GLIDER, 'ge-air-dfs-x2', 'ge-air-ju88-g1', PARA] },
  })
  const tow = unit(GLIDER)

  it('24.C.1 a glider flies behind one transport of type T that starts with it, never alone', () => {
    expect(rules(s, order(GLIDER, 'transfer', MOLAOI))).toEqual(['24.C.1'])
    expect(rules(s, order(JU52[0], 'transfer', MOLAOI, { tow }))).toEqual([])
    expect(rules(s, order('ge-air-ju88-g1', 'transfer', MOLAOI, { tow }))).toEqual(['24.C.1'])
    expect(
      rules(s, order(JU52[1], 'transfer', MOLAOI, { tow }), [order(JU52[0], 'transfer', MOLAOI, { tow })]),
    ).toEqual(['24.C.1'])
  })

  it('24.C.2 a Ju 52 of 2 with a glider of -1 defends with 1, patrols too (vectors 83, 150); its letter stays T', () => {
    const towing = airPosition({ own, flights: [flight(JU52[0], 'transfer', MOLAOI, { tow })] })
    expect(strengthsOf(towing, unit(JU52[0]))).toEqual({ attack: 1, defence: 1 })
    expect(needsAgainst(towing, unit('br-air-blen1f'), unit(JU52[0]))).toBe(4)
    expect(lettersModifier(unit('br-air-hurri-1'), unit(JU52[0]))).toBe(-1)
  })

  it('24.C.3, 24.C.8 what happens to the tug happens to the glider; an aborted one is repaired as others', () => {
    const towing = () =>
      airPosition({ own, flights: [flight(JU52[0], 'delivery', MOLAOI, { tow, cargo: cargo(PARA) })] })
    const lost = towing()
    dealResult(lost, flow().go, unit(JU52[0]), 'K', '21.B.2.4')
    expect([where(lost, JU52[0]), where(lost, GLIDER), where(lost, PARA)]).toEqual(['dead', 'dead', 'dead'])
    const aborted = towing()
    dealResult(aborted, flow().go, unit(JU52[0]), 'A', '21.B.2.3')
    expect(names(aborted.inoperative)).toEqual([JU52[0], GLIDER])
    const [home] = aborted.flights as [Front['flights'][number]]
    landAt(aborted, flow([1]).go, home, spot(MOLAOI))
    expect(where(aborted, GLIDER)).toBe(MOLAOI)
    repairAir(aborted, 0, flow([4, 4]).go)
    expect(aborted.inoperative).toEqual([])
  })

  it('24.C.4, 24.C.5 tug and glider carry each their load, and use one start (vector 222)', () => {
    const orders = JU52.slice(0, 2).map((id, at) =>
      order(id, 'transport', MOLAOI, { tow: unit(`ge-air-dfs-x${at + 1}`), cargo: cargo(PARA) }),
    )
    const board = asked('airBoard', 0, {
      own,
      owners: axisGreece,
      at: { [ATHENAI]: [...JU52, GLIDER, PARA, 'ge-par-2'] },
    })
    const before = startsLeft(board, spot(ATHENAI))
    const listed = play(
      board,
      { kind: 'pick', unit: JU52[0] },
      { kind: 'pick', unit: GLIDER },
      { kind: 'load', unit: PARA },
      { kind: 'load', unit: 'ge-par-2' },
      { kind: 'mission', pick: 'transport' },
      { kind: 'to', hex: MOLAOI },
    )
    expect(listed.frames.at(-1)?.local).toMatchObject({ listed: [{ tow, cargo: { units: units(PARA, 'ge-par-2') } }] })
    expect(orders).toHaveLength(2)
    expect(before).toBeGreaterThan(0)
    const one = play(
      board,
      { kind: 'pick', unit: JU52[0] },
      { kind: 'load', unit: PARA },
      { kind: 'load', unit: 'ge-par-2' },
    )
    expect(refusals(one, { kind: 'to', hex: MOLAOI })).toEqual(['20.E.1.1'])
  })

  it('24.C.7 on a regular transport it is spent on 5 or 6 at each landing, on a transfer never', () => {
    const gliderAfter = (mission: 'transport' | 'transfer', die: number) => {
      const towing = airPosition({
        own,
        owners: axisGreece,
        flights: [flight(JU52[0], mission, MOLAOI, { tow, cargo: mission === 'transport' ? cargo(PARA) : NO_CARGO })],
      })
      landAt(towing, flow([die]).go, towing.flights[0] as Front['flights'][number], spot(MOLAOI))
      return where(towing, GLIDER)
    }
    expect([gliderAfter('transport', 4), gliderAfter('transport', 5), gliderAfter('transfer', 6)]).toEqual([
      MOLAOI,
      'gone',
      MOLAOI,
    ])
  })

  it('24.E.3, 24.E.6 a Ju 52 that lands by night on a 6 is inoperative, its cargo unhurt (vector 223)', () => {
    expect(rules(s, order(JU52[0], 'transport', MOLAOI, { night: true, cargo: cargo(PARA) }))).toEqual([])
    expect(rules(s, order(JU52[0], 'drop', MALEME, { night: true, cargo: cargo(PARA) }))).toEqual(['24.E.3'])
    const night = airPosition({
      own,
      owners: axisGreece,
      flights: [flight(JU52[0], 'transport', MOLAOI, { night: true, cargo: cargo(PARA) })],
    })
    landAt(night, flow([6]).go, night.flights[0] as Front['flights'][number], spot(MOLAOI))
    expect([names(night.inoperative), where(night, PARA)]).toEqual([[JU52[0]], MOLAOI])
  })

  it('20.E.0.1 what can go on board is offered, the rest not', () => {
    const board = asked('airBoard', 0, { own, owners: axisGreece, at: { [ATHENAI]: [JU52[0], PARA, 'ge-mtn-6'] } })
    const hand = play(board, { kind: 'pick', unit: JU52[0] })
    expect(offered(hand, 'load')).toEqual([PARA])
  })
})

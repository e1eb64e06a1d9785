import { describe, expect, it } from 'vitest'
import type { Cargo } from '../../../../src/games/balkan-front/air/air-state'
import { basesOf } from '../../../../src/games/balkan-front/air/airbases'
import { isTarget } from '../../../../src/games/balkan-front/air/missions'
import { flakAgainstSupport } from '../../../../src/games/balkan-front/air/support'
import { isAirborne } from '../../../../src/games/balkan-front/airborne/airborne-units'
import { dropModifier, dropResult } from '../../../../src/games/balkan-front/airborne/disruption'
import { dropAll, recover } from '../../../../src/games/balkan-front/airborne/drops'
import { planBattle, unitsAgainst, whyNotLaunch } from '../../../../src/games/balkan-front/combat/attack'
import { oddsOf } from '../../../../src/games/balkan-front/combat/odds'
import { fightersOf } from '../../../../src/games/balkan-front/combat/strengths'
import { terrainAt } from '../../../../src/games/balkan-front/map/geography'
import type { Front } from '../../../../src/games/balkan-front/state'
import { suppliedFor } from '../../../../src/games/balkan-front/supply/supply'
import { eliminate } from '../../../../src/games/balkan-front/units'
import { airPosition, flight, spot } from '../air/aloft'
import {
  asked,
  flow,
  hex,
  localOf,
  logOf,
  names,
  owed,
  play,
  position,
  refusals,
  unit,
  units,
  where,
} from '../positions'

const CLEAR = { D: 'C', E: 'C' } as const
const POOR = { D: 'P', E: 'P' } as const
const MALEME = '15B:2114'
const KHANIA = '15B:2113'
const MOUNTAINS = '15B:2214'
const PARA = 'ge-par-1'
const JU52 = 'ge-air-ju52-x1'
const GLIDER = 'ge-air-dfs-x1'
const airfields = [{ hex: hex(MALEME), kind: 'permanent' as const }]

const cargo = (more: Partial<Cargo>): Cargo => ({ units: [], inGlider: [], supply: 0, ...more })

type Drop = { readonly at?: { [hex: string]: readonly string[] }; readonly weather?: typeof CLEAR | typeof POOR }

/** A parachute regiment over Maleme on two Ju 52. */
function dropping(die: number, { at = {}, weather = CLEAR }: Drop = {}) {
  const on = { cargo: cargo({ units: units(PARA) }), base: spot('15B:0911') }
  const s = airPosition({
    own: { weather, airfields },
    owners: { axis: ['15B:0911'] },
    at,
    flights: [flight(JU52, 'drop', MALEME, on), flight('ge-air-ju52-x2', 'drop', MALEME, on)],
  })
  const told = flow([die])
  dropAll(s, 0, told.go)
  return { s, logged: told.logged }
}

describe('25.A disruption', () => {
  it('25.0 parachute and air landing units are airborne', () => {
    expect(units(PARA, 'ge-al-16', 'hu-par-1', 'ge-mtn-5', 'br-cdo-50').map(isAirborne)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ])
  })

  it('20.E.2.1 anywhere but in mountains and swamps, on enemies and into their zones too', () => {
    const s = position({})
    expect(isTarget(s, 0, 'drop', spot(MALEME))).toBe(true)
    const bad = ['mountain', 'swamp'].map(terrain => s.owner.findIndex((_, at) => terrainAt(at as never) === terrain))
    expect(bad.map(at => isTarget(s, 0, 'drop', { is: 'hex', hex: at as never }))).toEqual([false, false])
    expect(isTarget(s, 0, 'drop', spot('15B:1911'))).toBe(false)
  })

  it('25.A.1 enemies or their zone -1, not clear -1, major city -1 more, poor weather -2, a glider +1 (R-25C)', () => {
    const s = position({ own: { weather: CLEAR }, at: { 4510: ['gr-inf-k1'], 4513: ['br-inf-5nz'] } })
    const clear = s.owner.findIndex((owner, at) => owner === 1 && terrainAt(at as never) === 'clear') as never
    expect(dropModifier(s, clear, 0, false)).toBe(0)
    expect(dropModifier(s, clear, 0, true)).toBe(1)
    expect(dropModifier({ ...s, weather: POOR }, clear, 0, false)).toBe(-2)
    // Thessalonike: rough, a partial-hex city, held.
    expect(terrainAt(hex('4510'))).toBe('rough')
    expect(dropModifier(s, hex('4510'), 0, false)).toBe(-3)
  })

  it('25.A.2 1 or less halved, -1 or less without attack or lost among enemies, -3 or less lost (vectors 90, 91, 92)', () => {
    expect([2, 1, 0, -1, -2, -3].map(die => dropResult(die, false))).toEqual([
      'sound',
      'halved',
      'halved',
      'powerless',
      'powerless',
      'eliminated',
    ])
    expect([dropResult(1, true), dropResult(-1, true), dropResult(-3, true)]).toEqual([
      'halved',
      'eliminated',
      'eliminated',
    ])
  })

  it('25.A.2 halved for attack and defence; without power it does not attack and defends with half', () => {
    const fights = (how: 'halved' | 'powerless' | null, role: 'attack' | 'defend') => {
      const s = position({
        at: { [MALEME]: [PARA] },
        own: { dropped: units(PARA), disrupted: how === null ? [] : [{ unit: unit(PARA), how }] },
      })
      return fightersOf(s, units(PARA), role, hex(role === 'attack' ? KHANIA : MALEME))[0]?.factors.map(({ by }) => by)
    }
    const plain = fights(null, 'defend')
    expect(plain).toEqual([])
    expect(fights('halved', 'defend')).toEqual([1 / 2])
    expect(fights('powerless', 'defend')).toEqual([1 / 2])
    expect(fights('powerless', 'attack')).toContain(0)
  })

  it('25.A.3 disruption lasts through the enemy turn, to the start of the own next initial phase (vector 93)', () => {
    const { s } = dropping(1)
    expect(s.disrupted).toEqual([{ unit: unit(PARA), how: expect.any(String) }])
    recover(s, 1, flow().go)
    expect(s.disrupted).toHaveLength(1)
    recover(s, 0, flow().go)
    expect([s.disrupted, s.dropped]).toEqual([[], []])
  })

  it('25.A.4 each RE of supply has its die and is lost on 1 or less; half an RE too (24.B.2)', () => {
    const s = airPosition({
      own: { weather: CLEAR, airfields },
      flights: [
        flight(JU52, 'drop', MALEME, { cargo: cargo({ supply: 1 }) }),
        flight('ge-air-ju52-x2', 'drop', MALEME, { cargo: cargo({ supply: 1 }) }),
      ],
    })
    const least = 2 - dropModifier(s, hex(MALEME), 0, false)
    dropAll(s, 0, flow([least, least - 1]).go)
    expect(s.tokens).toMatchObject([{ hex: hex(MALEME), re: 1, side: 0 }])
  })

  it('24.C.6 a glider is spent with the drop, and counts as lost for nobody; 25.A.1 its troops have +1', () => {
    const s = airPosition({
      own: { weather: CLEAR, airfields },
      flights: [
        flight(JU52, 'drop', MALEME, {
          tow: unit(GLIDER),
          cargo: cargo({ units: units(PARA), inGlider: units(PARA) }),
        }),
      ],
    })
    const { go, logged } = flow([6])
    dropAll(s, 0, go)
    expect(where(s, GLIDER)).toBe('gone')
    expect(logged.find(({ kind }) => kind === 'airDrop')?.facts).toMatchObject({
      modifier: dropModifier(airPosition({ own: { weather: CLEAR } }), hex(MALEME), 0, true),
    })
    expect(s.flights[0]?.tow).toBe(null)
  })
})

describe('25.B on the ground', () => {
  it('25.B.1 undisrupted on an empty hex: the airbase at once, the hex with the next own initial phase (vector 214)', () => {
    const { s } = dropping(6)
    expect(where(s, PARA)).toBe(MALEME)
    expect(basesOf(s, 0)).toContainEqual(spot(MALEME))
    expect(s.owner[hex(MALEME)]).toBe(1)
    recover(s, 0, flow().go)
    expect([s.owner[hex(MALEME)], s.airheads]).toEqual([0, []])
    expect(basesOf(s, 0)).toContainEqual(spot(MALEME))
  })

  it('25.B.1 disrupted it waits; one point of position antiaircraft is enough to keep the base (vector 205)', () => {
    expect(dropping(1).s.airheads).toEqual([])
    expect(dropping(6, { at: { [MALEME]: ['br-paa-1'] } }).s.airheads).toEqual([])
  })

  it('25.B.1, 17.B.1 air units on the base try to get away; when its holders die the base falls back (R-25G)', () => {
    const on = { cargo: cargo({ units: units(PARA) }) }
    const s = airPosition({
      own: { weather: CLEAR, airfields },
      at: { [MALEME]: ['br-air-hurri-1'] },
      flights: [flight(JU52, 'drop', MALEME, on), flight('ge-air-ju52-x2', 'drop', MALEME, on)],
    })
    dropAll(s, 0, flow([6, 6]).go)
    expect(where(s, 'br-air-hurri-1')).toBe('dead')
    eliminate(s, flow().go, units(PARA), '9.C.AE')
    expect([s.airheads, basesOf(s, 1).some(at => at.is === 'hex' && at.hex === hex(MALEME))]).toEqual([[], true])
  })

  it('25.B.1, 12.A supply lines of the owner run through a hex that droppers hold', () => {
    const at = { '4913': ['gr-mtn-1'] }
    const free = position({ at })
    const along = hex('4912')
    const held = position({ at: { ...at, 4912: [PARA] }, own: { dropped: units(PARA) } })
    expect(suppliedFor(free, 'Greek')[along]).toBe(1)
    expect(suppliedFor(held, 'Greek')[along]).toBe(1)
    expect(held.owner[along]).toBe(1)
    const taken = position({ at: { ...at, 4912: [PARA] } })
    expect(taken.owner[along]).toBe(0)
  })

  it('25.B.2, 25.E clear of enemies they attack next door with others, supported in the turn of the drop', () => {
    const s = position({ at: { [MALEME]: [PARA], [KHANIA]: ['gr-inf-k1'] }, own: { dropped: units(PARA) } })
    expect(names(unitsAgainst(s, hex(KHANIA), 0))).toEqual([PARA])
    const factors = (t: Front) => fightersOf(t, units(PARA), 'attack', hex(KHANIA))[0]?.factors.map(({ rule }) => rule)
    expect(factors(s)).not.toContain('11.2')
    expect(factors({ ...s, active: 1 })).toContain('11.2')
    expect(factors({ ...s, dropped: [] })).toContain('11.2')
  })

  const shared = (defender: string, ...more: string[]) => ({
    own: { dropped: units(PARA, ...more), weather: CLEAR, airfields },
    at: { [MALEME]: [defender, PARA, ...more] },
  })

  it('25.B.3, R-25H on enemies they attack those in the hex, all of them, and before the phase ends', () => {
    const build = shared('br-inf-5nz', 'ge-par-2')
    const s = asked('attack', 0, { ...build, at: { ...build.at, [KHANIA]: ['gr-inf-k1'] } })
    expect(refusals(s, 'end')).toEqual(['25.B.3'])
    expect(names(unitsAgainst(s, hex(KHANIA), 0))).toEqual([])
    expect(whyNotLaunch(s, hex(MALEME), units(PARA), 0)?.rule).toBe('25.B.3')
    expect(whyNotLaunch(s, hex(MALEME), units(PARA, 'ge-par-2'), 0)).toBe(null)
    const fought = play(s, { kind: 'target', hex: MALEME }, 'launch')
    expect(owed(fought)).toBe('roll')
    expect(names(fought.battle?.attackers ?? [])).toEqual([PARA, 'ge-par-2'])
  })

  it('25.B.3 no hexside touches those inside; friends next door may join', () => {
    const build = shared('br-inf-5nz')
    const s = position({ ...build, at: { ...build.at, [KHANIA]: ['ge-par-2'] } })
    expect(names(unitsAgainst(s, hex(MALEME), 0)).sort()).toEqual([PARA, 'ge-par-2'])
  })

  it('9.G.1, 25.B.3 a unit without attack strength alone among enemies: eliminated without a die (vector 215)', () => {
    const s = position({ own: { dropped: units('ge-par-at') }, at: { [MALEME]: ['br-inf-5nz', 'ge-par-at'] } })
    const battle = planBattle(s, 0, hex(MALEME), units('ge-par-at'))
    expect(whyNotLaunch(s, hex(MALEME), units('ge-par-at'), 0)).toBe(null)
    expect(oddsOf(s, battle)).toMatchObject({ column: null, automatic: 'AE' })
  })

  /** All of them attack Maleme, and are stopped. Two face each other in Apulia, so that the phase goes on. */
  function stopped(defender: string, ...beside: string[]): Front {
    const build = shared(defender, 'ge-par-2')
    const elsewhere = { '3031': ['gr-cav-1'], '3131': ['it-inf-11'] }
    const s = asked('attack', 0, { ...build, at: { ...build.at, [KHANIA]: beside, ...elsewhere } })
    const launched = play(s, { kind: 'target', hex: MALEME }, 'launch')
    for (let die = 1; die <= 6; die++) {
      const order = { kind: 'roll', dice: [die] }
      const isStopped = logOf(launched, order).some(({ facts }) => (facts as { result?: string }).result === 'AS')
      if (isStopped) return play(launched, order)
    }
    throw new Error('no die stops this attack')
  }

  it('25.B.4 an attack that is stopped: those inside must retreat, those outside stay (vector 95)', () => {
    const s = stopped('br-inf-carp', 'ge-par-3')
    expect(owed(s)).toBe('retreat')
    expect(names(localOf<{ left: Front['dropped'] }>(s).left)).toEqual([PARA, 'ge-par-2'])
    const gone = play(s, { kind: 'all', hex: MOUNTAINS })
    expect(['ge-par-1', 'ge-par-2', 'ge-par-3'].map(id => where(gone, id))).toEqual([MOUNTAINS, MOUNTAINS, KHANIA])
  })

  it('25.B.5 the zone of a division in the drop hex covers every way out: they are lost (vector 94)', () => {
    const s = stopped('gr-mtn-1', 'ge-par-3', 'ge-mtn-5')
    expect([where(s, PARA), where(s, 'ge-par-2'), where(s, 'ge-par-3')]).toEqual(['dead', 'dead', KHANIA])
  })

  it('22.B.3.1 guns of those inside count for their own hex: 0 and 5 from two hexes are 5 / 2 (vector 213)', () => {
    const s = position({
      own: { dropped: units(PARA) },
      at: { [MALEME]: ['br-inf-5nz', PARA], [KHANIA]: ['ge-haa-38'] },
    })
    expect(flakAgainstSupport(s, { hex: hex(MALEME), attackers: units('ge-haa-38') })).toBe(5)
    expect(flakAgainstSupport(s, { hex: hex(MALEME), attackers: units(PARA, 'ge-haa-38') })).toBe(5 / 2)
  })
})

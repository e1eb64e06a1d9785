import { describe, expect, it } from 'vitest'
import { pointsDue, replaceable } from '../../../../src/games/balkan-front/arrivals/replacing'
import { allowance } from '../../../../src/games/balkan-front/movement/allowance'
import { settle } from '../../../../src/games/balkan-front/ownership'
import { sumOf } from '../../../../src/games/balkan-front/politics/bulgaria'
import { evacuate, isSeated, takeSeat } from '../../../../src/games/balkan-front/politics/governments'
import { feelUnrest, mayRevolt, revoltModifiers, rollRevolt } from '../../../../src/games/balkan-front/politics/revolt'
import { isBoundToRhodes } from '../../../../src/games/balkan-front/politics/rhodes'
import type { Front } from '../../../../src/games/balkan-front/state'
import { mayCease } from '../../../../src/games/balkan-front/victory/endings'
import { tally } from '../../../../src/games/balkan-front/victory/tally'
import {
  type Build,
  flow,
  hex,
  hexes,
  localOf,
  moving,
  offered,
  owed,
  play,
  position,
  refusals,
  unit,
  where,
} from '../positions'
import { campaign, isAt, politicsOn, scored } from './campaign'

const ATHENAI = hex('15B:0911')
const BEOGRAD = hex('2211')
/** A German panzer division before Athenai, Greeks on the mainland, on Crete and in Albania. */
const BEFORE: Build = {
  at: {
    '15B:0711': ['ge-pz-2'],
    4514: ['gr-mtn-6'],
    4518: ['gr-mtn-7'],
    '15B:2310': ['gr-mtn-5'],
    2526: ['gr-mtn-39'],
    '15B:2113': ['br-inf-14'],
  },
  joined: { Bulgaria: 0 },
  own: { intervened: true },
}
const marching = (build: Build = BEFORE): Front => moving(0, campaign('Apr II 41', build))
const enter = (s: Front, die: number): Front =>
  play(s, { kind: 'pick', unit: 'ge-pz-2' }, { kind: 'go', hex: '15B:0911', dice: [die] })

describe('28.B.1.a the Greek government', () => {
  it('28.B.1.a.1, 28.B.1.a.3 on a two it escapes, on a three it is captured (example 107)', () => {
    const away = enter(marching(), 2)
    expect([away.escaped, away.lostGovernments, isAt(away, 'gr-mtn-6')]).toEqual([[ATHENAI], [], 'hex'])
    const caught = enter(marching(), 3)
    expect([caught.escaped, caught.lostGovernments]).toEqual([[], [ATHENAI]])
    expect(['gr-mtn-6', 'gr-mtn-7', 'gr-mtn-5'].map(id => isAt(caught, id))).toEqual([
      'surrendered',
      'surrendered',
      'surrendered',
    ])
    expect(isAt(caught, 'br-inf-14')).toBe('hex')
    expect(scored(caught)).toEqual([['capital-captured', 6]])
  })

  it('28.B.1.a.3, R-GOV8 the division that took it goes on with what it has left (example 224)', () => {
    const s = enter(marching(), 4)
    expect([owed(s), where(s, 'ge-pz-2')]).toEqual(['march', '15B:0911'])
    expect(offered(s, 'go').length).toBeGreaterThan(0)
  })

  it('VP.A.8, VP.A.4 two Greek air units are lost with it, Greek REs score nothing (example 168)', () => {
    const s = enter(marching({ ...BEFORE, at: { ...BEFORE.at, 4510: ['gr-air-p24', 'gr-air-bat'] } }), 5)
    const rows = Object.fromEntries(tally(s, null).map(({ line, points }) => [line, points]))
    expect([rows['capital-captured'], rows['allied-air'], rows.british]).toEqual([6, 6, undefined])
  })

  it('28.B.1.a.2, 28.B.1.a.4, R-GOV5 evacuated: only those on islands of their own country fight on (example 169)', () => {
    const s = play(politicsOn('Apr II 41', 1, BEFORE), { kind: 'evacuate', pick: 'Greece' })
    expect(['gr-mtn-5', 'gr-mtn-39', 'gr-mtn-6', 'gr-mtn-7'].map(id => isAt(s, id))).toEqual([
      'hex',
      'surrendered',
      'surrendered',
      'surrendered',
    ])
    expect([s.lostGovernments, scored(s), isBoundToRhodes(s, unit('it-inf-50'))]).toEqual([[ATHENAI], [], false])
    expect(refusals(politicsOn('Apr II 41', 0, BEFORE), { kind: 'evacuate', pick: 'Greece' })).toEqual(['28.B.1.a.2'])
  })

  it('28.B.1.a.3, R-GOV4 having escaped it goes into exile in the next Allied initial phase, retaken city or not (example 148)', () => {
    const s = politicsOn('Apr II 41', 1, { ...BEFORE, own: { intervened: true, escaped: [ATHENAI] } })
    expect([s.escaped, s.lostGovernments, isAt(s, 'gr-mtn-6'), isAt(s, 'gr-mtn-5')]).toEqual([
      [],
      [ATHENAI],
      'surrendered',
      'hex',
    ])
    expect(offered(s, 'evacuate')).toEqual([])
  })

  it('R-GOV6 nothing more is raised after the capture, and after an exile only on islands', () => {
    const s = { ...position(campaign('Apr II 41', { ...BEFORE, dead: ['gr-mtn-6'] })) }
    const rps = [{ nation: 'Greek' as const, kind: 'mountain' as const, points: 3 }]
    expect(replaceable({ ...s, rps }, 1)).toContain(unit('gr-mtn-6'))
    evacuate(s, flow().go, 'Greece', settle)
    expect(replaceable({ ...s, rps }, 1)).not.toContain(unit('gr-mtn-6'))
    expect([isAt(s, 'gr-inf-k1'), isAt(s, 'gr-mtn-20')]).toEqual(['waiting', 'gone'])
    const beaten = { ...position(campaign('Apr II 41', BEFORE)) }
    takeSeat(beaten, flow([6]).go, { hex: ATHENAI, from: 1, to: 0, entered: true }, settle)
    expect([isAt(beaten, 'gr-inf-k1'), pointsDue(beaten, 1).filter(({ nation }) => nation === 'Greek')]).toEqual([
      'gone',
      [],
    ])
  })

  it('R-GOV8 Greeks that leave Athenai to an enemy zone are gone with their capital, in the middle of their own move', () => {
    const at = { '15B:0711': ['ge-pz-2'], '15B:0911': ['gr-mtn-6'], '15B:0810': ['ge-mtn-5'] }
    const s = moving(1, campaign('Apr II 41', { ...BEFORE, at: { ...at, 4514: ['br-inf-2nz'] }, cadres: ['gr-mtn-6'] }))
    const gone = play(s, { kind: 'pick', unit: 'gr-mtn-6' }, { kind: 'go', hex: '15B:1010', dice: [6] })
    expect([isAt(gone, 'gr-mtn-6'), gone.lostGovernments]).toEqual(['surrendered', [ATHENAI]])
    expect([owed(gone), localOf<{ picked: readonly number[] }>(gone).picked]).toEqual(['march', []])
  })

  it('R-GOV7, R-GOV1 a seat without a government is a city like others; a zone of control is enough to take it', () => {
    const { go, logged } = flow([6])
    const s = {
      ...position(campaign('Apr II 41', { ...BEFORE, own: { intervened: true, lostGovernments: [ATHENAI] } })),
    }
    takeSeat(s, go, { hex: ATHENAI, from: 1, to: 0, entered: false }, settle)
    expect(logged).toEqual([])
    const held = { ...position(campaign('Apr II 41', BEFORE)) }
    takeSeat(held, flow([6]).go, { hex: ATHENAI, from: 1, to: 0, entered: false }, settle)
    expect(held.lostGovernments).toEqual([ATHENAI])
  })
})

describe('28.C.2.a the Yugoslav government', () => {
  const build: Build = { at: { 2419: ['yu-inf-9'], 2526: ['yu-inf-12'], 4514: ['gr-mtn-6'] } }
  it('28.C.2.a it is there to be taken or evacuated only if Yugoslavia has joined the Allies', () => {
    const neutral = position(campaign('Apr I 41', build))
    const allied = position(campaign('Apr I 41', { ...build, joined: { Yugoslavia: 1 } }))
    const axis = position(campaign('Apr I 41', { ...build, joined: { Yugoslavia: 0 } }))
    expect([isSeated(neutral, 'Yugoslavia'), isSeated(allied, 'Yugoslavia'), isSeated(axis, 'Yugoslavia')]).toEqual([
      false,
      true,
      false,
    ])
    expect(offered(politicsOn('Apr I 41', 1, { ...build, joined: { Yugoslavia: 1 } }), 'evacuate')).toEqual([
      'Greece',
      'Yugoslavia',
    ])
  })

  it('28.C.2.a its own islands save its forces, and Greeks are not touched', () => {
    const s = { ...position(campaign('Apr I 41', { ...build, joined: { Yugoslavia: 1 } })) }
    evacuate(s, flow().go, 'Yugoslavia', settle)
    expect(['yu-inf-9', 'yu-inf-12', 'gr-mtn-6'].map(id => isAt(s, id))).toEqual(['surrendered', 'hex', 'hex'])
    expect(s.lostGovernments).toEqual([BEOGRAD])
  })

  it('31.A.1 the Axis may cease only when both are gone', () => {
    const s = position(campaign('Apr I 41', { ...build, joined: { Yugoslavia: 1 } }))
    expect(mayCease({ ...s, lostGovernments: [ATHENAI] })).toBe(false)
    expect(mayCease({ ...s, lostGovernments: [ATHENAI, BEOGRAD] })).toBe(true)
  })
})

describe('28.A.1.d the Albanian revolt', () => {
  const three = ['4216', '3418', '4121']
  const build: Build = { owners: { allied: three, axis: ['4718'] }, dead: ['al-tom'] }
  it('28.A.1.d.1 three Allied cities, a dead Albanian unit, one Greek city: a three is enough (example 106)', () => {
    const s = { ...position(campaign('Dec I 40', build)) }
    expect([mayRevolt(s), sumOf(revoltModifiers(s))]).toEqual([true, 3])
    rollRevolt(s, flow([3]).go)
    expect(s.used).toContain('revolt')
    const quiet = { ...position(campaign('Dec I 40', build)) }
    rollRevolt(quiet, flow([2]).go)
    expect(quiet.used).not.toContain('revolt')
  })

  it('28.A.1.d.1 two cities are needed, point cities are none, and it happens once (example 123)', () => {
    const s = position(campaign('Dec I 40', { owners: { allied: ['4216', '4419', '4520'] } }))
    expect(mayRevolt(s)).toBe(false)
    expect(mayRevolt(position(campaign('Dec I 40', { ...build, own: { used: ['revolt'] } })))).toBe(false)
  })

  it('28.A.1.d.2 the Albanians desert; what Axis units hold or alone reach stays, all else is Allied', () => {
    const at = { 3818: ['it-inf-19'], 3519: ['al-korab'] }
    const s = { ...position(campaign('Dec I 40', { ...build, at })) }
    rollRevolt(s, flow([6]).go)
    expect([isAt(s, 'al-korab'), isAt(s, 'al-tom')]).toEqual(['gone', 'dead'])
    expect(hexes('3818', '3918', '3519', '4119').map(each => s.owner[each])).toEqual([0, 0, 1, 1])
  })

  it('28.A.1.d.3 air units on airbases that rise try to get away, each with a die', () => {
    const at = { 3818: ['it-inf-19'], 4119: ['it-air-cr42-1', 'it-air-ro37-1'] }
    const s = { ...position(campaign('Dec I 40', { ...build, at })) }
    expect(s.owner[hex('4119')]).toBe(0)
    rollRevolt(s, flow([6, 3, 4]).go)
    expect(s.owner[hex('4119')]).toBe(1)
    expect([s.fleeing.map(each => each.unit), isAt(s, 'it-air-ro37-1')]).toEqual([[unit('it-air-cr42-1')], 'dead'])
  })

  it('28.A.1.d.4 Axis units that begin the next Axis turn in Albania have half their rating, and then no more', () => {
    const s = {
      ...position(campaign('Dec I 40', { at: { 3818: ['it-inf-19'], '0929': ['it-inf-23'] }, own: { unrest: true } })),
    }
    const before = allowance(s, unit('it-inf-19'))
    feelUnrest(s)
    expect([allowance(s, unit('it-inf-19')), s.slowed, s.unrest]).toEqual([before / 2, [unit('it-inf-19')], false])
    feelUnrest(s)
    expect(s.slowed).toEqual([])
  })
})

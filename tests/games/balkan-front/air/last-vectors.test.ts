import { describe, expect, it } from 'vitest'
import { bombingModifier, bombingNeeds, twelfthsOf } from '../../../../src/games/balkan-front/air/bombing'
import { isDue } from '../../../../src/games/balkan-front/airborne/plans'
import { checkSupply } from '../../../../src/games/balkan-front/arrivals/initial-phase'
import { seaWay, touchesZone } from '../../../../src/games/balkan-front/sea/routes'
import { steps } from '../../../../src/games/balkan-front/steps'
import { creteLevel } from '../../../../src/games/balkan-front/victory/crete'
import { deployed, flow, hex, position, unit, units } from '../positions'
import { airPosition, flight, spot } from './aloft'

const POOR = { D: 'P', E: 'P' } as const
const CLEAR = { D: 'C', E: 'C' } as const
const ATHENAI = '15B:0911'
const MELOS = '15B:1610'
const MALEME = '15B:2114'

describe('bombs, plans and convoys of the book', () => {
  it('20.F.0.3, 24.D, 20.F.0.5 a dive bomber of 2 points in poor weather hits with a 6 and with a 5, not with a 4 (vector 88e)', () => {
    const s = airPosition({ own: { weather: POOR } })
    const needs = (bombingNeeds(s, 24) ?? 9) - bombingModifier(units('ge-air-ju87b-g1'), 'airbase')
    expect([needs, 6 >= needs, 4 >= needs]).toEqual([5, true, false])
  })

  it('20.F.0.3 2 points on an airfield need a 6, the 6 of a Wellington on a port a 4 (vector 232)', () => {
    const s = airPosition({ own: { weather: CLEAR } })
    expect(bombingNeeds(s, twelfthsOf(s, flight('gr-air-mxdb', 'airbase', '4913')))).toBe(6)
    expect(bombingNeeds(s, twelfthsOf(s, flight('br-air-well', 'port', '4510')))).toBe(4)
  })

  it('26.B.2.7, R-HID2, R-PLAN5 a plan of Nov I 40 is due on Nov II, neither before nor after (vector 142)', () => {
    const plan = { side: 0, unit: unit('it-inf-50'), hex: hex(MALEME), landing: true, turn: 1, open: false } as const
    expect([1, 2, 3].map(turn => isDue({ turn }, plan))).toEqual([false, true, false])
  })

  it('26.C.2, R-26C from Athenai to Melos a loose zone is met, a tight one is not (vector 219)', () => {
    const met = (interdiction: 'loose' | 'tight') => {
      const s = position({ scenario: 'marita-merkur', own: { interdiction }, owners: { axis: [ATHENAI, MELOS] } })
      return touchesZone(s, seaWay(s, 0, spot(ATHENAI), spot(MELOS)) ?? [])
    }
    expect([met('loose'), met('tight')]).toEqual([true, false])
  })
})

describe('Crete', () => {
  it('33.D.3.1 three British REs and an air unit for two of airborne troops: major, whatever bases are left (vector 225)', () => {
    const s = deployed('assault-on-crete')
    const lost = units('br-inf-5nz', 'br-inf-4nz', 'br-inf-10nz', 'br-air-hurri-1', 'ge-par-1', 'ge-par-2')
    const dead = s.units.map((each, id) =>
      lost.includes(id as never) ? { at: { is: 'dead' as const }, cadre: false } : each,
    )
    const owner = s.owner.map((each, at) => (at === hex(MALEME) ? 0 : each))
    expect(creteLevel({ ...s, units: dead, owner })).toEqual({ winner: 0, level: 'Major victory' })
    const spared = dead.map((each, id) => (id === unit('br-inf-10nz') ? (s.units[id] as typeof each) : each))
    expect(creteLevel({ ...s, units: spared, owner })).toEqual({ winner: 1, level: 'Major victory' })
  })

  it('12.C.3.1, R-25I two REs of supply dropped with a regiment feed it in a hex that is still the enemy’s (vector 231)', () => {
    const fed = (re: number) => {
      const s = position({
        scenario: 'marita-merkur',
        at: { [MALEME]: ['ge-par-1'] },
        own: { dropped: units('ge-par-1'), tokens: re === 0 ? [] : [{ hex: hex(MALEME), side: 0, re, phases: 2 }] },
      })
      const t = { ...s, owner: s.owner.map((each, at) => (at === hex(MALEME) ? 1 : each)) } as typeof s
      checkSupply(t, flow().go)
      return [t.owner[hex(MALEME)], t.unsupplied.includes(unit('ge-par-1'))]
    }
    expect([fed(0), fed(2)]).toEqual([
      [1, true],
      [1, false],
    ])
  })

  it('25.C.1, R-HID the plan book alone is behind the curtain', () => {
    const hidden = Object.entries(steps).flatMap(([name, { seat }]) => (seat === 'private' ? [name] : []))
    expect(hidden).toEqual(['planBook'])
  })
})

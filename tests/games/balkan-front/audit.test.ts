import { describe, expect, it } from 'vitest'
import { balkanFront } from '../../../src/games/balkan-front'
import { planBattle } from '../../../src/games/balkan-front/combat/attack'
import type { Front } from '../../../src/games/balkan-front/state'
import { type Build, deployed, hex, moving, position, unit } from './positions'

// What must hold of every position (build plan 9.6): a sound one passes, and each way to be wrong is told.

const audit = (s: Front) => balkanFront.audit?.(s) ?? []
const AT = { 4913: ['gr-con-1', 'gr-mtn-1'], 4121: ['it-inf-19', 'it-eng-a'], '15B:0911': ['gr-mtn-12'] }
const BUILD: Build = { scenario: 'balkan-campaign', at: AT }
const faultsWith = (own: Partial<Front>, build: Build = BUILD) => audit({ ...position(build), ...own })
const work = { what: 'fort', hex: hex('4913'), builder: unit('gr-con-1'), halves: 0 } as const

describe('the audit', () => {
  it('3.D.1, 8.B.1, 15.C.1, 30.3 finds nothing wrong with the ready set-ups', () => {
    for (const scenario of ['plan-y', 'operation-marita', 'balkan-campaign'] as const)
      expect(audit(deployed(scenario))).toEqual([])
    expect(audit(moving(0, BUILD))).toEqual([])
  })

  it('3.D.1, 30.5 owners agree with units and zones', () => {
    const s = position(BUILD)
    const owner = [...s.owner]
    owner[hex('4913')] = 0
    expect(audit({ ...s, owner })).toEqual(expect.arrayContaining([expect.stringContaining('the wrong side')]))
  })

  it('8.B.1 no stack is too large in a combat phase', () => {
    const four = { '2110': ['yu-inf-1', 'yu-inf-3', 'yu-inf-5', 'yu-inf-7'] }
    const s = position({ at: four })
    const frames = [
      { step: 'attack', side: 1, args: null, local: { target: null, joined: [] }, asker: -1, entered: true },
    ]
    expect(audit({ ...s, frames } as never)).toContain('too many units stand in 2110')
    expect(audit(s)).not.toContain('too many units stand in 2110')
  })

  it('9.A.0, 9.F.1.6 a battle is fought by units on the map; who fell back was attacked', () => {
    const s = position({ at: { '1713': ['yu-inf-1'], '1712': ['ge-inf-72'] } })
    const frame = { step: 'battle', side: 0, args: null, local: { next: 'roll' }, asker: -1, entered: true }
    const battle = planBattle(s, 0, hex('1713'), [unit('ge-inf-72')])
    const fought = { ...s, battle, frames: [frame] } as unknown as Front
    const told = (of: Front) => audit(of).filter(text => /fights|left over|not there|fell back/.test(text))
    expect(told(fought)).toEqual([])
    expect(told({ ...fought, battle: { ...battle, attackers: [unit('ge-inf-73')] } })).toHaveLength(1)
    expect(told({ ...s, battle })).toEqual(['a battle is left over'])
    const outcome = { winner: 0, level: 'Decisive victory', rule: '33.F.3', facts: null }
    expect(told({ ...s, battle, outcome } as never)).toEqual([])
    expect(told({ ...fought, battle: null })).toEqual(['a battle is fought that is not there'])
    expect(told({ ...s, fellBack: [unit('yu-inf-1')] })).toHaveLength(1)
    expect(told({ ...s, fellBack: [unit('yu-inf-1')], defended: [unit('yu-inf-1')] })).toEqual([])
  })

  it('7.A.2.1 no more goes by rail than there is room for', () => {
    expect(faultsWith({ railed: [{ unit: unit('gr-mtn-1'), halves: 22 }] })).toContain(
      'more REs went by rail than there is room for',
    )
    expect(faultsWith({ railed: [{ unit: unit('gr-mtn-1'), halves: 20 }] })).toEqual([])
    expect(faultsWith({ railed: [{ unit: unit('gr-mtn-1'), halves: 0 }] })).toHaveLength(1)
  })

  it('29.B.1 points are never negative, and kept once', () => {
    const points = (n: number) => ({ nation: 'Greek', kind: 'mountain', points: n }) as const
    expect(faultsWith({ rps: [points(0)] })).toEqual(['Greek mountain points are 0'])
    expect(faultsWith({ rps: [points(1), points(1)] })).toEqual(['Greek mountain points are kept twice'])
  })

  it('29.A.3, 29.C.3 who is called waits, who was withdrawn is gone', () => {
    expect(faultsWith({ called: [unit('gr-mtn-1')] })).toHaveLength(1)
    expect(faultsWith({ withdrawn: [unit('it-air-ju87-1')] })).toHaveLength(1)
    expect(faultsWith({ mobilized: 9 })).toHaveLength(1)
  })

  it('28.B.1.b.4 the Metaxas line binds only while there is a duty', () => {
    expect(faultsWith({ metaxasShort: true })).toEqual([])
    expect(faultsWith({ metaxasShort: true, intervened: true })).toHaveLength(1)
    expect(faultsWith({ garrisonsEnded: ['corfu'] })).toHaveLength(1)
  })

  it('12.C.2.6 only restricted sources die, and supply is never nothing', () => {
    expect(faultsWith({ deadSources: [hex('4913')] })).toHaveLength(1)
    expect(faultsWith({ tokens: [{ hex: hex('4913'), side: 1, re: 0, phases: 1 }] })).toHaveLength(1)
    expect(faultsWith({ unsupplied: [unit('it-air-ju87-1')] })).toHaveLength(1)
  })

  it('14.A.1.2 a builder stands where he builds, on own ground, and builds one thing', () => {
    expect(faultsWith({ building: [work] })).toEqual([])
    expect(faultsWith({ building: [{ ...work, hex: hex('4912') }] })).toContain(
      'Greek 1 Construction does not build at 4912',
    )
    expect(faultsWith({ building: [work, { ...work, what: 'airfield' }] }).length).toBeGreaterThan(0)
    expect(faultsWith({ building: [{ ...work, builder: unit('gr-mtn-1') }] })).toHaveLength(1)
    expect(faultsWith({ building: [work], forts: [{ hex: hex('4913'), side: 1 }] })).toHaveLength(1)
  })

  it('14.E.1, 14.E.2, 7.A.4.1 forts, lines and breaks are where they can be', () => {
    const fort = { hex: hex('4912'), side: 1 } as const
    expect(faultsWith({ forts: [fort] })).toEqual([])
    expect(faultsWith({ forts: [fort, fort] })).toHaveLength(1)
    expect(faultsWith({ forts: [{ hex: hex('4913'), side: 0 }] })).toHaveLength(1)
    expect(faultsWith({ wrecked: [hex('4913')] })).toHaveLength(1)
    expect(faultsWith({ brokenRail: [hex('4121')] })).toHaveLength(1)
  })

  it('14.A.1.5, 14.A.1.6 one airfield a hex, a temporary one only while it is kept', () => {
    const field = (number: string, kind: 'permanent' | 'temporary') => ({ hex: hex(number), kind })
    expect(faultsWith({ airfields: [field('4913', 'temporary')] })).toEqual([])
    expect(faultsWith({ airfields: [field('4912', 'temporary')] })).toHaveLength(1)
    expect(faultsWith({ airfields: [field('4912', 'permanent'), field('4912', 'permanent')] })).toHaveLength(1)
  })

  it('31.B.1 every entry is a line of the chart, so many times its points', () => {
    const entry = (line: string, halves: number, turn = 1) => [{ line, halves, turn }]
    expect(faultsWith({ vp: entry('axis-garrison', -2) })).toEqual([])
    expect(faultsWith({ vp: entry('axis-garrison', 2) })).toHaveLength(1)
    expect(faultsWith({ vp: entry('axis-garrison', -1) })).toHaveLength(1)
    expect(faultsWith({ vp: entry('mainland', 24) })).toHaveLength(1)
    expect(faultsWith({ vp: entry('albanian-city', 4, 20) })).toHaveLength(1)
    expect(faultsWith({ vp: [...entry('albanian-city', 4), ...entry('albanian-city', 4)] })).toHaveLength(1)
    expect(faultsWith({ vp: [...entry('albanian-ports', 10), ...entry('albanian-ports', 10)] })).toHaveLength(1)
    expect(faultsWith({ vp: entry('axis-garrison', -2) }, { scenario: 'plan-y' }).length).toBeGreaterThan(0)
  })

  it('28.D.2, 33.F.3 captures are cities of the Axis; the capital is Allied while the game goes on', () => {
    expect(faultsWith({ captures: [{ hex: hex('15B:0911'), turn: 1 }] })).toHaveLength(1)
    expect(faultsWith({ startRe: [{ unit: unit('gr-mtn-1'), halves: 7 }] })).toHaveLength(1)
    const capital: Build = { scenario: 'plan-y', at: { '2110': ['yu-inf-1'] } }
    expect(faultsWith({}, capital)).toEqual([])
    expect(faultsWith({ capital: null }, capital)).toHaveLength(1)
    expect(faultsWith({ capital: hex('0929') }, capital)).toHaveLength(1)
    expect(faultsWith({ capital: hex('15B:0911') })).toHaveLength(1)
  })
})

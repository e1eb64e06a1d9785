import { describe, expect, it } from 'vitest'
import { capacityOf } from '../../../../src/games/balkan-front/air/airbases'
import { atHex } from '../../../../src/games/balkan-front/air/spots'
import { isDue } from '../../../../src/games/balkan-front/arrivals/garrisons'
import { portHitsOn } from '../../../../src/games/balkan-front/sea/ports'
import type { Front } from '../../../../src/games/balkan-front/state'
import { eliminate, put } from '../../../../src/games/balkan-front/units'
import { finishWorks } from '../../../../src/games/balkan-front/works/building'
import {
  type Build,
  exploiting,
  flow,
  hex,
  kindsOf,
  localOf,
  moving,
  play,
  position,
  refusals,
  units,
  where,
} from '../positions'

// What units do to airbases and ports in the middle of a march: vectors 55 and 165 of the game book's examples.md.
// 4913 is Larisa, a reference city with a permanent airfield: 1 + 6; 4121 Valona has a port.

const pick = (id: string) => ({ kind: 'pick', unit: id })
const doing = (kind: string, id: string) => ({ kind, unit: id })
const left = (s: Front) => localOf<{ left: { quarters: number }[] }>(s).left[0]?.quarters
const LARISA = atHex(hex('4913'))
const VALONA = atHex(hex('4121'))
const hits = (count: number, at = LARISA) => [{ at, count }]
const POOR = { D: 'P', E: 'P' } as const
const campaign = (at: Build['at'], own: Partial<Front> = {}): Build => ({
  scenario: 'balkan-campaign',
  at: at as NonNullable<Build['at']>,
  own,
})
const inHand = (side: 0 | 1, id: string, build: Build) => play(moving(side, build), pick(id))

describe('17.D damage to airbases', () => {
  it('17.D.1, 17.D.2 any ground unit takes one off the capacity for 2 MPs, as often as it can pay', () => {
    const s = play(inHand(1, 'gr-mtn-1', campaign({ 4913: ['gr-mtn-1'] })), doing('damageAirbase', 'gr-mtn-1'))
    expect([capacityOf(s, LARISA), left(s)]).toEqual([6, 16])
    const again = play(s, doing('damageAirbase', 'gr-mtn-1'), doing('damageAirbase', 'gr-mtn-1'))
    expect([capacityOf(again, LARISA), left(again)]).toEqual([4, 0])
  })

  it('17.D.2 never beyond its capacity', () => {
    const s = inHand(1, 'gr-mtn-1', campaign({ 4913: ['gr-mtn-1'] }, { baseHits: hits(7) }))
    expect(refusals(s, doing('damageAirbase', 'gr-mtn-1'))).toEqual(['17.D.2'])
  })

  it('17.D.1, 22.A.3.5 not where no airbase is, and not by position antiaircraft', () => {
    const field = inHand(1, 'gr-mtn-1', campaign({ 4912: ['gr-mtn-1'] }))
    expect(refusals(field, doing('damageAirbase', 'gr-mtn-1'))).toEqual(['17.D.1'])
    const guns = inHand(1, 'gr-paa-larisa', campaign({ 4913: ['gr-paa-larisa'] }))
    expect(refusals(guns, doing('damageAirbase', 'gr-paa-larisa'))).toEqual(['22.A.3.5'])
  })

  it('17.D.1 in poor weather it costs no more, and c/m units do it in exploitation too', () => {
    const s = play(
      inHand(1, 'gr-mtn-1', campaign({ 4913: ['gr-mtn-1'] }, { weather: POOR })),
      doing('damageAirbase', 'gr-mtn-1'),
    )
    expect(left(s)).toBe(16)
    const panzer = play(exploiting(0, { at: { 4913: ['ge-pz-2'] } }), pick('ge-pz-2'))
    expect(refusals(panzer, doing('damageAirbase', 'ge-pz-2'))).toEqual([])
  })

  it('17.D.3 an airfield at zero is abandoned with as many hits as it had capacity; the city stays', () => {
    const s = moving(1, campaign({ 4913: ['gr-mtn-1'] }, { baseHits: hits(7) }))
    expect(refusals(s, { kind: 'abandon', hex: '4913' })).toEqual([])
    const gone = play(s, { kind: 'abandon', hex: '4913' })
    expect(gone.airfields.some(field => field.hex === hex('4913'))).toBe(false)
    expect([gone.baseHits, capacityOf(gone, LARISA)]).toEqual([hits(1), 0])
  })

  it('17.D.3 not while something is left of it, not with air units on it, not the enemy’s', () => {
    const at = { 4913: ['gr-mtn-1'] }
    const abandon = { kind: 'abandon', hex: '4913' }
    expect(refusals(moving(1, campaign(at, { baseHits: hits(6) })), abandon)).toEqual(['17.D.3'])
    const manned = campaign({ 4913: ['gr-mtn-1', 'gr-air-p24'] }, { baseHits: hits(7) })
    expect(refusals(moving(1, manned), abandon)).toEqual(['17.D.3'])
    expect(refusals(moving(0, campaign({ 4121: ['it-inf-19'] }, { baseHits: hits(7) })), abandon)).toEqual(['17.D.3'])
  })
})

describe('14.A.1.9 repair', () => {
  it('14.A.1.9, 14.A.1.10, 17.D.2 vector 55: a hit on an airbase takes 2 MPs, 4 in poor weather', () => {
    const build = campaign({ 4913: ['gr-con-1'] }, { baseHits: hits(2) })
    const s = play(inHand(1, 'gr-con-1', build), doing('mendAirbase', 'gr-con-1'))
    expect([capacityOf(s, LARISA), left(s)]).toEqual([6, 4 * (6 - 2)])
    const poor = campaign({ 4913: ['gr-con-1'] }, { baseHits: hits(2), weather: POOR })
    expect(left(play(inHand(1, 'gr-con-1', poor), doing('mendAirbase', 'gr-con-1')))).toBe(4 * (6 - 4))
  })

  it('14.A.1.9 only by a construction unit, and only what is damaged', () => {
    const infantry = inHand(1, 'gr-mtn-1', campaign({ 4913: ['gr-mtn-1'] }, { baseHits: hits(2) }))
    expect(refusals(infantry, doing('mendAirbase', 'gr-mtn-1'))).toEqual(['14.A.1.9'])
    const whole = inHand(1, 'gr-con-1', campaign({ 4913: ['gr-con-1'] }))
    expect(refusals(whole, doing('mendAirbase', 'gr-con-1'))).toEqual(['14.A.1.9'])
  })

  it('14.A.1.10 a temporary airfield is not repaired in poor weather', () => {
    const own = { airfields: [{ hex: hex('4912'), kind: 'temporary' as const }], baseHits: hits(1, atHex(hex('4912'))) }
    const clear = inHand(1, 'gr-con-1', campaign({ 4912: ['gr-con-1'] }, own))
    expect(refusals(clear, doing('mendAirbase', 'gr-con-1'))).toEqual([])
    const poor = inHand(1, 'gr-con-1', campaign({ 4912: ['gr-con-1'] }, { ...own, weather: POOR }))
    expect(refusals(poor, doing('mendAirbase', 'gr-con-1'))).toEqual(['14.A.1.10'])
  })

  it('14.A.1.9, 26.A.3.1 a hit on a port takes 4 MPs', () => {
    const build = campaign({ 4121: ['it-eng-a'] }, { portHits: hits(2, VALONA) })
    const s = play(inHand(0, 'it-eng-a', build), doing('mendPort', 'it-eng-a'))
    expect([portHitsOn(s, VALONA), left(s)]).toEqual([1, 4 * (6 - 4)])
    expect(refusals(s, doing('mendPort', 'it-eng-a'))).toEqual(['14.A.1.9'])
    const poor = campaign({ 4121: ['it-eng-a'] }, { portHits: hits(2, VALONA), weather: POOR })
    expect(refusals(inHand(0, 'it-eng-a', poor), doing('mendPort', 'it-eng-a'))).toEqual(['14.A.1.9'])
  })
})

describe('14.A.1.8 demolition of ports', () => {
  it('14.A.1.8 vector 165: a construction unit takes a hit off for 3 MPs, in poor weather too', () => {
    for (const weather of [POOR, { D: 'C', E: 'C' } as const]) {
      const s = play(
        inHand(0, 'it-eng-a', campaign({ 4121: ['it-eng-a'] }, { weather })),
        doing('demolishPort', 'it-eng-a'),
      )
      expect([portHitsOn(s, VALONA), left(s)]).toEqual([1, 4 * (6 - 3)])
    }
  })

  it('14.A.1.8, 26.A.3.1 not by others, not where no port is, not beyond what its size takes', () => {
    const infantry = inHand(0, 'it-inf-19', campaign({ 4121: ['it-inf-19'] }))
    expect(refusals(infantry, doing('demolishPort', 'it-inf-19'))).toEqual(['14.A.1.8'])
    const inland = inHand(0, 'it-eng-a', campaign({ 3818: ['it-eng-a'] }))
    expect(refusals(inland, doing('demolishPort', 'it-eng-a'))).toEqual(['14.A.1.8'])
    const down = campaign({ 4121: ['it-eng-a'] }, { portHits: hits(7, VALONA) })
    expect(refusals(inHand(0, 'it-eng-a', down), doing('demolishPort', 'it-eng-a'))).toEqual(['26.A.3.1'])
  })
})

describe('14.A.1 temporary airfields stay while they are kept', () => {
  const own = { airfields: [{ hex: hex('4912'), kind: 'temporary' as const }] }
  const fields = (s: Front) => s.airfields.map(field => field.kind)

  it('14.A.1.6 the field is gone when the last construction unit leaves, whoever built it', () => {
    const two = campaign({ 4912: ['gr-con-1', 'gr-eng-1'] }, own)
    const s = play(moving(1, two), pick('gr-con-1'), { kind: 'go', hex: '4913' })
    expect(fields(s)).toEqual(['temporary'])
    const alone = play(moving(1, campaign({ 4912: ['gr-con-1'] }, own)), pick('gr-con-1'))
    expect(kindsOf(alone, { kind: 'go', hex: '4913' })).toContain('airfieldLeft')
    expect(fields(play(alone, { kind: 'go', hex: '4913' }))).toEqual([])
  })

  it('14.A.1.6 and when it is lost', () => {
    const s = position(campaign({ 4912: ['gr-con-1', 'gr-mtn-1'] }, own))
    s.baseHits = hits(2, atHex(hex('4912')))
    eliminate(s, flow().go, units('gr-con-1'), '9.C.AE')
    expect([fields(s), s.baseHits]).toEqual([[], []])
  })

  it('14.A.1.6, R-AIR27 the last one does not leave while air units stand there (vector 228)', () => {
    const s = play(moving(1, campaign({ 4912: ['gr-con-1', 'gr-air-p24'] }, own)), pick('gr-con-1'))
    expect(refusals(s, { kind: 'go', hex: '4913' })).toEqual(['14.A.1.6'])
  })

  it('14.A.1.6 nor when those in hand stand in two hexes', () => {
    const build = campaign({ 4912: ['gr-con-1', 'gr-mtn-1', 'gr-air-p24'], 4913: ['gr-mtn-2'] }, own)
    const s = play(moving(1, build), { kind: 'stack', hex: '4912' }, { kind: 'part', hex: '4913' })
    expect(where(s, 'gr-mtn-1')).toBe('14A:4913')
    expect(refusals(s, { kind: 'go', hex: '5013' })).toEqual(['14.A.1.6'])
  })

  it('14.A.1.6, R-AIR27 where the field goes with its last keeper, air units on it roll as at a base that was taken', () => {
    const s = position(campaign({ 4912: ['gr-con-1', 'gr-mtn-1', 'gr-air-p24', 'gr-air-mxdb'] }, own))
    eliminate(s, flow([3, 4]).go, units('gr-con-1'), '9.C.AE')
    expect(s.fleeing.map(({ unit }) => unit)).toEqual(units('gr-air-p24'))
    expect(where(s, 'gr-air-mxdb')).toBe('dead')
  })

  it('14.A.1.7 a permanent one takes its place when it is finished', () => {
    const building = [
      { what: 'airfield' as const, hex: hex('4912'), builder: units('gr-con-1')[0] as never, halves: 0 },
    ]
    const s = position(campaign({ 4912: ['gr-con-1'] }, { ...own, building }))
    finishWorks(s, 1, flow().go)
    expect(s.airfields).toEqual([{ hex: hex('4912'), kind: 'permanent' }])
  })
})

describe('28.B.1.c Crete', () => {
  it('28.B.1.c.2 Axis ground units on the island end the garrison for good', () => {
    const s = position({ scenario: 'balkan-campaign', at: { '15B:2402': ['it-mar-sm'] } })
    expect(isDue(s, 'crete')).toBe(true)
    put(s, flow().go, units('it-mar-sm'), hex('15B:2310'))
    expect(isDue(s, 'crete')).toBe(false)
    put(s, flow().go, units('it-mar-sm'), hex('15B:2402'))
    expect(isDue(s, 'crete')).toBe(false)
  })
})

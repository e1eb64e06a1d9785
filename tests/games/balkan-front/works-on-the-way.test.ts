import { describe, expect, it } from 'vitest'
import { type Build, exploiting, hex, localOf, moving, play, refusals, unit } from './positions'

// Work in the middle of a march: vectors 16 and 159 of the game book's examples.md, the Vardar and Eastern Greece.

const pick = (id: string) => ({ kind: 'pick', unit: id })
const doing = (kind: string, id: string) => ({ kind, unit: id })
const left = (s: Parameters<typeof localOf>[0]) => localOf<{ left: { quarters: number }[] }>(s).left[0]?.quarters

describe('7.A.4 broken railways', () => {
  it('7.A.4.1 vector 16: any unit breaks the railway it stands on for 2 MPs', () => {
    const s = play(moving(1, { at: { '1222': ['yu-inf-1'] } }), pick('yu-inf-1'), doing('breakRail', 'yu-inf-1'))
    expect(s.brokenRail).toEqual([hex('1222')])
    expect(left(s)).toBe(16)
    expect(refusals(s, doing('breakRail', 'yu-inf-1'))).toEqual(['7.A.4.1'])
  })

  it('7.A.4.1, 22.A.3.5 not where no railway is, and not by position antiaircraft', () => {
    const off = play(moving(1, { at: { '1321': ['yu-inf-1'] } }), pick('yu-inf-1'))
    expect(refusals(off, doing('breakRail', 'yu-inf-1'))).toEqual(['7.A.4.1'])
    const guns = play(moving(1, { at: { '1222': ['yu-paa-zagreb'] } }), pick('yu-paa-zagreb'))
    expect(refusals(guns, doing('breakRail', 'yu-paa-zagreb'))).toEqual(['22.A.3.5'])
  })

  it('14.A.1.9, 14.A.1.10 vector 159: one repair by a construction unit mends it, for 4 MPs, 8 in poor weather', () => {
    const build: Build = { at: { '1222': ['it-eng-a'] }, own: { brokenRail: [hex('1222')] } }
    const s = play(moving(0, build), pick('it-eng-a'), doing('mendRail', 'it-eng-a'))
    expect(s.brokenRail).toEqual([])
    const poor = play(moving(0, { ...build, own: { ...build.own, weather: { D: 'P', E: 'C' } } }), pick('it-eng-a'))
    expect(refusals(poor, doing('mendRail', 'it-eng-a'))).toEqual(['14.A.1.9'])
    const infantry = play(moving(0, { ...build, at: { '1222': ['it-inf-3'] } }), pick('it-inf-3'))
    expect(refusals(infantry, doing('mendRail', 'it-inf-3'))).toEqual(['14.A.1.9'])
  })

  it('6.B.1 no work after administrative movement', () => {
    const s = play(moving(1, { at: { '1322': ['yu-inf-1'] } }), pick('yu-inf-1'), { kind: 'admin', hex: '1222' })
    expect(refusals(s, doing('breakRail', 'yu-inf-1'))).toEqual(['6.B.1'])
  })
})

describe('14.A.1 temporary airfields', () => {
  const build: Build = { at: { '1321': ['it-eng-a'] } }

  it('14.A.1.5 a construction unit in supply lays one for 6 MPs on clear ground', () => {
    const s = play(moving(0, build), pick('it-eng-a'), doing('layAirfield', 'it-eng-a'))
    expect(s.airfields).toContainEqual({ hex: hex('1321'), kind: 'temporary' })
    expect(left(s)).toBe(0)
  })

  it('14.A.1.5 not out of supply, not beside another, not by a unit of 5 MPs', () => {
    const out = play(moving(0, { ...build, own: { unsupplied: [unit('it-eng-a')] } }), pick('it-eng-a'))
    expect(refusals(out, doing('layAirfield', 'it-eng-a'))).toEqual(['14.A.1.5'])
    const slow = play(moving(0, { at: { '1321': ['it-con-a'] } }), pick('it-con-a'))
    expect(refusals(slow, doing('layAirfield', 'it-con-a'))).toEqual(['14.A.1.5'])
  })

  it('14.A.1.10 not in poor weather', () => {
    const s = play(moving(0, { ...build, own: { weather: { D: 'P', E: 'C' } } }), pick('it-eng-a'))
    expect(refusals(s, doing('layAirfield', 'it-eng-a'))).toEqual(['14.A.1.10'])
  })
})

describe('28.B.1 Greeks who are bound', () => {
  const short: Build = { scenario: 'balkan-campaign', at: { '4410': ['gr-cav-1'] }, own: { metaxasShort: true } }

  it('28.B.1.b.2 with the Metaxas line short, Greeks east of the Vardar do not go west of it', () => {
    const s = play(moving(1, short), pick('gr-cav-1'))
    expect(refusals(s, { kind: 'go', hex: '4411' })).toEqual(['28.B.1.b.2'])
    expect(refusals(s, { kind: 'go', hex: '4409' })).toEqual([])
    const manned = play(moving(1, { ...short, own: {} }), pick('gr-cav-1'))
    expect(refusals(manned, { kind: 'go', hex: '4411' })).toEqual([])
  })

  it('28.B.1.d.2 three REs stay in Eastern Greece until Bulgaria or Germany comes in', () => {
    const build: Build = { scenario: 'balkan-campaign', at: { '4700': ['gr-mtn-12', 'gr-bor-b5'] } }
    const s = moving(1, build)
    expect(refusals(play(s, pick('gr-mtn-12')), { kind: 'go', hex: '4701' })).toEqual(['28.B.1.d.2'])
    expect(refusals(play(s, pick('gr-bor-b5')), { kind: 'go', hex: '4701' })).toEqual([])
    const free = moving(1, { ...build, own: { intervened: true } })
    expect(refusals(play(free, pick('gr-mtn-12')), { kind: 'go', hex: '4701' })).toEqual([])
  })
})

describe('6.1 exploitation', () => {
  it('7.A.1, 6.B.0 neither rail nor administrative movement in it', () => {
    const s = play(exploiting(0, { at: { '1222': ['ge-pz-2'] } }), pick('ge-pz-2'))
    expect(refusals(s, { kind: 'rail', hex: '1123' })).toEqual(['7.A.1'])
  })
})

import { describe, expect, it } from 'vitest'
import { turnNumber } from '../../../../src/games/balkan-front/charts/weather'
import { areaOf, isBarred } from '../../../../src/games/balkan-front/closed-ground'
import { armySide, sideOfNation } from '../../../../src/games/balkan-front/countries'
import { bulgarianModifiers, sumOf } from '../../../../src/games/balkan-front/politics/bulgaria'
import { eventGroupsDue } from '../../../../src/games/balkan-front/politics/joining'
import { mobilizeYugoslavia } from '../../../../src/games/balkan-front/politics/mobilizing'
import {
  pressureModifiers,
  pressureResult,
  yugoslavStatus,
} from '../../../../src/games/balkan-front/politics/yugoslavia'
import type { Front } from '../../../../src/games/balkan-front/state'
import { type Build, flow, hex, names, offered, owed, play, position, refusals, unit } from '../positions'
import { campaign, isAt, politicsOn } from './campaign'

/** The Metaxas Line as far as it is held: each hex with a border battalion, and divisions. */
const LINE = { 4207: ['gr-mtn-6'], 4305: ['gr-mtn-7'], 4306: ['gr-mtn-12'], 4307: ['gr-mtn-14'] }
const bulgaria = (build: Build) => sumOf(bulgarianModifiers(position({ scenario: 'balkan-campaign', ...build })))
const pressure = (build: Build) => sumOf(pressureModifiers(position({ scenario: 'balkan-campaign', ...build })))

describe('28.C.1 the call for Bulgaria', () => {
  it('28.C.1.2, 28.B.1.b.3 three Greek cities, two REs missing from the line, one Albanian city: +4 to 11 (example 108)', () => {
    const at = { ...LINE, 4308: ['gr-mtn-39'] }
    const build = { at, owners: { axis: ['4718', '5018', '5019'], allied: ['4216'] } }
    expect(bulgaria(build)).toBe(3 + 4 - 3)
    const joined = play(politicsOn('Nov II 40', 0, build), { kind: 'bulgaria', dice: [5, 6] })
    expect([sideOfNation(joined, 'Bulgarian'), joined.bulgarians]).toEqual([0, 'active'])
    expect(owed(joined)).toBe('arrive')
    const refused = play(politicsOn('Nov II 40', 0, build), { kind: 'bulgaria', dice: [5, 5] })
    expect([sideOfNation(refused, 'Bulgarian'), refused.used]).toEqual([null, ['bulgaria']])
  })

  it('28.C.1.2, R-CITY point cities count, labels do not (examples 122, 123)', () => {
    const at = { ...LINE, 4308: ['gr-mtn-11'] }
    expect(bulgaria({ at, owners: { axis: ['4718', '5018', '5019', '4615'] } })).toBe(3)
    expect(bulgaria({ at, owners: { allied: ['4216', '4419', '4520'] } })).toBe(-9)
  })

  it('28.C.1.2 Yugoslav cities count only if Yugoslavia is Allied', () => {
    const build = { at: { ...LINE, 4308: ['gr-mtn-11'] }, owners: { axis: ['4115'] } }
    expect([bulgaria(build), bulgaria({ ...build, joined: { Yugoslavia: 1 } })]).toEqual([0, 1])
  })

  it('28.C.1.2, R-BUL1 once, not on Nov I 40, not once Germany has intervened, and by the Axis', () => {
    expect(refusals(politicsOn('Nov II 40', 0), 'bulgaria')).toEqual([])
    expect(refusals(politicsOn('Dec I 40', 0, { own: { used: ['bulgaria'] } }), 'bulgaria')).toEqual(['28.C.1.2'])
    expect(refusals(politicsOn('Dec I 40', 1), 'bulgaria')).toEqual(['28.C.1.2'])
    const first = { ...politicsOn('Nov II 40', 0), turn: turnNumber('Nov I 40') }
    expect(refusals(first, 'bulgaria')).toEqual(['28.C.1.2'])
    const late = { ...politicsOn('Nov II 40', 0), intervened: true }
    expect(refusals(late, 'bulgaria')).toEqual(['28.C.1.2'])
  })

  it('28.C.1.1 its area by the level of participation; the land belongs to the Axis when it joins (3.B.3, R-OWN1)', () => {
    const s = position({ scenario: 'balkan-campaign' })
    const area = (bulgarians: Front['bulgarians']) => areaOf({ ...s, bulgarians }, 'Bulgarian')
    expect([area('passive'), area('partial'), area('active')]).toEqual([
      'Bulgarian (passive) operational area',
      'Bulgarian (partial) operational area',
      'Bulgarian (active) operational area',
    ])
    expect(isBarred(s, 'German', hex('3606'))).toBe(true)
    const joined = play(politicsOn('Nov II 40', 0, { own: {}, at: {} }), { kind: 'bulgaria', dice: [6, 6] })
    expect([joined.owner[hex('3606')], isBarred(joined, 'German', hex('3606'))]).toEqual([0, false])
  })
})

describe('28.C.2 pressure on Yugoslavia', () => {
  it('28.C.2.6 the table', () => {
    expect([2, 3, 4, 7, 8, 9, 11, 12, 13].map(pressureResult)).toEqual([
      'Allied',
      'Allied',
      'pro-Allied neutral',
      'pro-Allied neutral',
      'neutral',
      'pro-Axis neutral',
      'pro-Axis neutral',
      'Axis',
      'Axis',
    ])
  })

  it('28.C.2.6 five Greek cities of any size add one, an Albanian port takes two (examples 110, 111, 124)', () => {
    const five = ['4718', '5018', '5019', '4720', '4415']
    expect(pressure({ owners: { axis: five } })).toBe(1)
    expect(pressure({ owners: { axis: five.slice(1) } })).toBe(0)
    expect(pressure({ owners: { allied: ['4520'] } })).toBe(-2)
    const axis = play(politicsOn('Nov II 40', 0, { owners: { axis: five } }), { kind: 'pressure', dice: [5, 6] })
    expect(yugoslavStatus(axis)).toBe('Axis')
    const allied = play(politicsOn('Nov II 40', 0, { owners: { allied: ['4520'] } }), {
      kind: 'pressure',
      dice: [2, 3],
    })
    expect(yugoslavStatus(allied)).toBe('Allied')
  })

  it('28.C.2.6, R-Y5 a roll that changes nothing uses up the one attempt', () => {
    const s = play(politicsOn('Nov II 40', 0), { kind: 'pressure', dice: [4, 4] })
    expect([yugoslavStatus(s), s.used, refusals(s, 'pressure')]).toEqual(['neutral', ['pressure'], ['28.C.2.6']])
  })

  it('28.C.2.1, 28.C.2.2, 28.C.2.3 neutral: closed to both; whom it favours moves its army only if that is the Allies', () => {
    const proAxis = play(politicsOn('Nov II 40', 0), { kind: 'pressure', dice: [4, 5] })
    expect([yugoslavStatus(proAxis), armySide(proAxis, 'Yugoslav')]).toEqual(['pro-Axis neutral', null])
    const proAllied = play(politicsOn('Nov II 40', 0), { kind: 'pressure', dice: [2, 3] })
    expect([yugoslavStatus(proAllied), armySide(proAllied, 'Yugoslav'), sideOfNation(proAllied, 'Yugoslav')]).toEqual([
      'pro-Allied neutral',
      1,
      null,
    ])
    expect(isBarred(proAllied, 'Italian', hex('2211'))).toBe(true)
    expect(areaOf(proAllied, 'Yugoslav')).toBe('Yugoslavia')
  })

  it('28.C.2.3, R-Y3 a five on Dec I 40 begins the mobilization in the Allied phase of that turn (example 147)', () => {
    const build = campaign('Dec I 40', { at: { 2419: ['yu-inf-9'] }, cadres: ['yu-inf-9'], own: { leaning: 1 } })
    const s = { ...position(build) }
    expect(mobilizeYugoslavia(s, 0, flow().go)).toEqual([])
    expect([s.mobilized, s.units[unit('yu-inf-9')]?.cadre]).toEqual([0, true])
    mobilizeYugoslavia(s, 1, flow().go)
    expect([s.mobilized, s.units[unit('yu-inf-9')]?.cadre]).toEqual([1, false])
  })

  it('28.C.2.4, R-Y6 as an Axis member it mobilizes in Axis phases, inside its area, and is Axis-owned', () => {
    const s = play(politicsOn('Nov II 40', 0), { kind: 'pressure', dice: [6, 6] })
    expect([s.owner[hex('2211')], areaOf(s, 'Yugoslav'), armySide(s, 'Yugoslav')]).toEqual([
      0,
      'Yugoslav (Axis) operational area',
      0,
    ])
    const live = { ...s }
    mobilizeYugoslavia(live, 1, flow().go)
    expect(live.mobilized).toBe(0)
    mobilizeYugoslavia(live, 0, flow().go)
    expect(live.mobilized).toBe(1)
  })

  it('28.C.2.5 Allied, it may be entered at once, and the Italian 2nd Army is raised against it', () => {
    const s = play(politicsOn('Nov II 40', 0), { kind: 'pressure', dice: [1, 2] })
    expect([s.owner[hex('2211')], isBarred(s, 'Italian', hex('2211')), owed(s)]).toEqual([1, false, 'arrive'])
    const back = play(s, 'ready')
    expect([isAt(back, 'it-arm-133'), isAt(back, 'it-air-mc200-s')]).toEqual(['hex', 'hex'])
    expect(owed(back)).toBe('politics')
  })

  it('28.A.3 the Hungarian army comes the turn after, if Germany has intervened', () => {
    const base = campaign('Apr II 41', {
      joined: { Yugoslavia: 1 },
      own: { intervened: true, joinedOn: [{ land: 'Yugoslavia', turn: turnNumber('Apr I 41') }] },
    })
    const s = position(base)
    expect(eventGroupsDue(s, 0).map(({ id }) => id)).toEqual(['hungarian-army'])
    expect(eventGroupsDue({ ...s, turn: turnNumber('Apr I 41') }, 0)).toEqual([])
    expect(eventGroupsDue({ ...s, intervened: false }, 0)).toEqual([])
    expect(eventGroupsDue(s, 1)).toEqual([])
    expect(areaOf(s, 'Hungarian')).toBe('Hungarian operational area')
  })
})

describe('33.G Greek Appeasement', () => {
  const build = { scenario: 'greek-appeasement', at: { ...LINE, 4308: ['gr-mtn-11'] } } as const
  it('33.G.2 the Cham region is Albanian: its city and its port', () => {
    expect(bulgaria({ ...build })).toBe(0)
    expect(bulgaria({ ...build, owners: { allied: ['4720'] } })).toBe(-3)
    expect(pressure({ ...build, owners: { allied: ['4720'] } })).toBe(-2)
    expect(bulgaria({ ...build, scenario: 'balkan-campaign', owners: { axis: ['4720'] } })).toBe(1)
    expect(position(build).owner[hex('4720')]).toBe(0)
  })
})

describe('R-POL one list', () => {
  it('28.A.2.a.1, 28.C.2.6 pressure first, assistance last (example 230)', () => {
    const s = politicsOn('Dec I 40', 0)
    expect(refusals(s, 'pressure')).toEqual([])
    const after = play(s, { kind: 'assist', unit: 'ge-mtn-1' })
    expect([refusals(after, 'pressure'), refusals(after, 'bulgaria')]).toEqual([['28.C.2.6'], ['28.C.1.2']])
  })

  it('29.A.3 on Nov I 40 the Axis has nothing to decide, and nothing is asked', () => {
    expect(politicsOn('Nov I 40', 0).turn).toBe(turnNumber('Nov II 40'))
    expect(offered(politicsOn('Nov I 40', 1), 'evacuate')).toEqual(['Greece'])
  })

  it('names every unit of the pool only once', () => {
    const pool = offered(politicsOn('Dec I 40', 0), 'assist')
    expect(new Set(pool).size).toBe(pool.length)
    expect(names([unit('ge-mtn-1')])).toEqual(['ge-mtn-1'])
  })
})

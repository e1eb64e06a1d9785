import { describe, expect, it } from 'vitest'
import type { LogEntry } from '../../../src/core/engine/state'
import { balkanFront } from '../../../src/games/balkan-front'
import { checkSupply } from '../../../src/games/balkan-front/arrivals/initial-phase'
import { hexNumber, neighboursOf } from '../../../src/games/balkan-front/map/geography'
import type { Front } from '../../../src/games/balkan-front/state'
import { yugoslavPair } from '../../../src/games/balkan-front/supply/special-sources'
import { outOfSupply } from '../../../src/games/balkan-front/supply/supply'
import { whyOut } from '../../../src/games/balkan-front/supply/why-out'
import { reduce } from '../../../src/games/balkan-front/units'
import { rollWeather } from '../../../src/games/balkan-front/weather/weather-roll'
import { type Build, exploiting, flow, hex, logOf, moving, names, play, position, units } from './positions'

// What random games must have met (build plan, 8), as the log book names it.

const told = (entries: readonly { readonly kind: string; readonly facts: unknown }[]): string[] =>
  entries.flatMap(entry => balkanFront.milestones?.(entry as LogEntry) ?? [])
const pick = (id: string) => ({ kind: 'pick', unit: id })

describe('milestones of movement', () => {
  it('7.A, 7.A.1.1 rail high and low, and past a ZOC that somebody negates', () => {
    const at = { '1123': ['yu-inf-1', 'yu-inf-3'], '1022': ['it-inf-3'] }
    const s = play(moving(1, { scenario: 'plan-y', at }), pick('yu-inf-1'))
    expect(told(logOf(s, { kind: 'rail', hex: '1124' }))).toEqual([
      'moved by rail',
      'rail high',
      'rail past a negated ZOC',
    ])
    const narrow = play(moving(1, { scenario: 'plan-y', at: { '2922': ['yu-inf-1'] } }), pick('yu-inf-1'))
    expect(told(logOf(narrow, { kind: 'rail', hex: '2521' }))).toContain('rail low')
  })

  it('6.4 straits', () => {
    const s = play(moving(1, { at: { '15B:0416': ['gr-cav-1'] } }), pick('gr-cav-1'))
    expect(told(logOf(s, { kind: 'go', hex: '15B:0517' }))).toContain('straits')
  })

  it('13.4 overruns in exploitation, and without entering', () => {
    const build: Build = { at: { '1321': ['ge-pz-2', 'ge-pz-9', 'ge-pz-16'], '1320': ['yu-bor-1'] } }
    const s = play(exploiting(0, build), { kind: 'stack', hex: '1321' })
    expect(told(logOf(s, { kind: 'overrun', hex: '1320' }))).toEqual(
      expect.arrayContaining(['overrun', 'exploitation overrun']),
    )
    const asked = play(s, { kind: 'overrunPart', hex: '1320' })
    const stay = play(asked, ...['ge-pz-2', 'ge-pz-9', 'ge-pz-16'].map(id => ({ kind: 'toggle', unit: id })))
    expect(told(logOf(stay, 'done'))).toContain('overrun without entering')
  })

  it('14.A.1.10 works in poor weather', () => {
    const own = { weather: { D: 'P', E: 'P' } } as const
    const s = play(moving(1, { at: { '1222': ['yu-inf-1'] }, own }), pick('yu-inf-1'))
    expect(told(logOf(s, { kind: 'breakRail', unit: 'yu-inf-1' }))).toEqual([
      'rail broken',
      'rail broken in poor weather',
    ])
  })
})

describe('milestones of combat and weather', () => {
  it('9.E.1 cadres made and lost', () => {
    const { go, logged } = flow()
    const s = position({ at: { '1713': ['gr-mtn-1'] } })
    reduce(s, go, units('gr-mtn-1'), '9.C.AE')
    reduce(s, go, units('gr-mtn-1'), '9.C.AE')
    expect(told(logged)).toEqual(['cadre made', 'cadre lost'])
  })

  it('27.5 the weather that a zone had', () => {
    const { go, logged } = flow([6])
    rollWeather(position({ scenario: 'balkan-campaign', turn: 6 }), go)
    expect(told(logged)).toContain('weather N')
  })
})

describe('12 why units are out of supply', () => {
  const why = (build: Build, side: 0 | 1) => {
    const s = position(build)
    const found = whyOut(s, side, outOfSupply(s, side))
    return Object.fromEntries(
      Object.entries(found).flatMap(([of, ids]) => (ids.length === 0 ? [] : [[of, names(ids)]])),
    )
  }
  const WINTER = { weather: { D: 'W', E: 'W' } } as const

  it('12.B.0.1 the weather, or the length of the way in any weather', () => {
    expect(why({ scenario: 'balkan-campaign', at: { 4410: ['it-inf-19'] }, own: WINTER }, 0)).toEqual({
      weather: ['it-inf-19'],
    })
    expect(why({ scenario: 'balkan-campaign', at: { 4304: ['it-inf-19'] } }, 0)).toEqual({ length: ['it-inf-19'] })
  })

  it('12.A an enemy ZOC, or enemies all around', () => {
    const zoc = { 4506: ['gr-mtn-7'], 4507: ['it-inf-19'], 4405: ['it-inf-23'], 4606: ['it-inf-29'] }
    expect(why({ scenario: 'balkan-campaign', at: zoc }, 1)).toEqual({ zoc: ['gr-mtn-7'] })
    const around = ['it-inf-19', 'it-inf-23', 'it-inf-29', 'it-inf-51', 'it-inf-47', 'it-inf-48']
    const ring = neighboursOf(hex('4417')).map(hexNumber)
    const at = Object.fromEntries(ring.map((number, n) => [number, [around[n] as string]]))
    expect(why({ scenario: 'balkan-campaign', at: { ...at, 4417: ['gr-mtn-1'] } }, 1)).toEqual({ cut: ['gr-mtn-1'] })
  })

  it('12.B.0, 12.C.2.5, 27.10 the check tells all of it', () => {
    const { go, logged } = flow()
    const s: Front = {
      ...position({ scenario: 'plan-y', at: { '2110': ['yu-inf-1'] }, own: { weather: { D: 'P', E: 'C' } } }),
    }
    checkSupply(s, go)
    expect(told(logged)).toEqual(['supply in two zones', 'Yugoslav city pair'])
    expect(yugoslavPair(s)).toContain(hex('2211'))
  })
})

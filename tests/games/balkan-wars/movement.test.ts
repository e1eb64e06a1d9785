import { describe, expect, it } from 'vitest'
import { isInEnemyZoc, zocOf } from '../../../src/games/balkan-wars/board'
import { isInCommand } from '../../../src/games/balkan-wars/command/command'
import { operationsLeft, whyNotEmbark } from '../../../src/games/balkan-wars/movement/landing'
import { allowance, reachOf, wayTo, whyNotMove } from '../../../src/games/balkan-wars/movement/marching'
import { reachByRail, whyNotEntrain } from '../../../src/games/balkan-wars/movement/rail'
import { overfullHexes } from '../../../src/games/balkan-wars/movement/stacking'
import {
  type Build,
  hex,
  kindsOf,
  numbers,
  offered,
  owed,
  play,
  position,
  refusals,
  stage,
  unit,
  where,
} from './positions'

const pick = (id: string) => ({ kind: 'pick', unit: id })
const to = (number: string) => ({ kind: 'to', hex: number })
const rail = (number: string) => ({ kind: 'rail', hex: number })
const rules = (found: readonly { readonly rule: string }[]) => found.map(each => each.rule)
/** The Movement segment of the First Player: the League. */
const league = (build: Build = {}) => stage('first-move', build)
const ottoman = (build: Build = {}) => stage('second-move', build)

describe('5 movement', () => {
  it('5.G.1, 5.G.2, 5.G.3, 2.P.2 each unit moves once; what it did not use is lost', () => {
    const s = league({ at: { '2219': ['bul-inf-1-1', 'bul-inf-1-2'] } })
    const moved = play(s, pick('bul-inf-1-1'), to('2218'))
    expect(where(moved, 'bul-inf-1-1')).toBe('2218')
    expect(refusals(moved, pick('bul-inf-1-1'))).toEqual(['5.G.2'])
    expect(refusals(moved, pick('bul-inf-1-2'))).toEqual([])
    expect(refusals(s, pick('ott-inf-1'))).not.toEqual([])
  })

  it('5.G.5, 8.G an enemy closes his hex, next to him his zone applies', () => {
    const s = league({ at: { '3020': ['bul-inf-1-1'], '3018': ['ott-inf-1'] } })
    const picked = play(s, pick('bul-inf-1-1'))
    expect(refusals(picked, to('3018'))).toEqual(['5.G.5'])
    expect(offered(picked, 'to')).toContain('3019')
    expect(isInEnemyZoc(s, hex('3019'), 0)).toBe(true)
  })

  it('5.G.6 a hex too far is refused', () => {
    const picked = play(league({ at: { '2219': ['bul-inf-1-1'] } }), pick('bul-inf-1-1'))
    expect(refusals(picked, to('2230'))).toEqual(['5.G.6'])
  })

  it('5.1.2, 8.2.2 out of command a unit leaves a zone only for a free hex', () => {
    const s = league({ at: { '3019': ['bul-inf-1-1'], '2919': ['ott-inf-1'] } })
    expect(isInEnemyZoc(s, hex('3020'), 0)).toBe(true)
    // Not straight into the next zone, but around through the free 3119.
    expect(numbers([...(wayTo(s, [unit('bul-inf-1-1')], hex('3020'))?.path ?? [])])).toEqual(['3019', '3020', '3119'])
    const ringed = league({ at: { '3019': ['bul-inf-1-1'], '2919': ['ott-inf-1'], '3219': ['ott-inf-2'] } })
    expect(refusals(play(ringed, pick('bul-inf-1-1')), to('3020'))).toEqual(['5.1.2'])
    expect(refusals(play(ringed, pick('bul-inf-1-1')), to('3018'))).toEqual([])
  })

  it('9.2.2 in command a unit that begins in a zone always makes one such step', () => {
    const at = { '3019': ['bul-art-1', 'bul-hq-1'], '2919': ['ott-inf-1'] }
    const s = position({ at, demoralized: ['bul-art-1'] })
    expect(allowance(s, unit('bul-art-1'))).toBe(2)
    expect(isInCommand(s, unit('bul-art-1'))).toBe(true)
    expect(reachOf(s, [unit('bul-art-1')])?.has(hex('3020'))).toBe(true)
  })

  it('5.1.3, 7.G.1, 7.1.1, 7.2 friends do not block; four land units are the limit when the segment ends', () => {
    const five = ['bul-inf-1-1', 'bul-inf-1-2', 'bul-inf-1-3', 'ser-inf-1-1']
    const s = league({ at: { '2219': five, '2218': ['bul-inf-2-1'] } })
    const through = play(s, pick('bul-inf-2-1'), to('2219'))
    expect(where(through, 'bul-inf-2-1')).toBe('2219')
    const ended = play(through, 'done')
    expect(owed(ended)).toBe('overstack')
    expect(numbers(overfullHexes(ended, 0))).toEqual(['2219'])
  })

  it('7.G.2 X46 who is too many is Demoralized and gives way; who was Demoralized is lost', () => {
    const five = ['bul-inf-1-1', 'bul-inf-1-2', 'bul-inf-1-3', 'ser-inf-1-1', 'bul-inf-2-1']
    const ended = play(league({ at: { '2219': five }, demoralized: ['bul-inf-2-1'] }), 'done')
    const moved = play(ended, { kind: 'displace', unit: 'bul-inf-1-1', hex: '2218' })
    expect([where(moved, 'bul-inf-1-1'), moved.units[unit('bul-inf-1-1')].demoralized]).toEqual(['2218', true])
    expect(refusals(ended, { kind: 'displace', unit: 'bul-inf-2-1', hex: '2218' })).toEqual(['7.G.2'])
    expect(where(play(ended, { kind: 'lose', unit: 'bul-inf-2-1' }), 'bul-inf-2-1')).toBe('pool')
  })

  it('7.1.2, 5.1.7 the Fleet does not count, and does not move', () => {
    const at = { '4039': ['gre-inf-1-1', 'gre-inf-1-2', 'gre-inf-1-3', 'gre-inf-2-1', 'bri-fleet'] }
    const s = position({ at, powers: { Britain: { ally: 0, committed: true } } })
    expect(overfullHexes(s, 0)).toEqual([])
    expect(rules(whyNotMove(s, unit('bri-fleet'), 0))).toEqual(['5.1.7'])
  })

  it('7.G.1 D78 X96 who has just arrived is not counted before the end of his side’s next Movement segment', () => {
    const five = ['ott-inf-1', 'ott-inf-2', 'ott-inf-3', 'ott-inf-4', 'ott-inf-5']
    const at = { '2817': five }
    expect(overfullHexes(position({ at, own: { fresh: [unit('ott-inf-5')] } }), 1)).toEqual([])
    const ended = play(ottoman({ at, own: { fresh: [unit('ott-inf-5')] } }), 'done')
    expect(owed(ended)).toBe('overstack')
  })

  it('5.1.4 nobody leaves the map', () => {
    const reached = reachOf(position({ at: { '3909': ['ott-inf-1'] } }), [unit('ott-inf-1')])
    expect(reached?.hexes.every(each => each >= 0)).toBe(true)
  })

  it('5.2.1, 5.2.2 by rail go units that move and Depots, from a railway outside enemy zones', () => {
    const at = { '2720': ['ott-fort-adrian', 'ott-dep-2', 'ott-inf-1'], '3019': ['ott-inf-2'] }
    const s = position({ at })
    expect(rules(whyNotEntrain(s, unit('ott-fort-adrian')))).toEqual(['5.2.1'])
    expect(whyNotEntrain(s, unit('ott-dep-2'))).toEqual([])
    expect(rules(whyNotEntrain(s, unit('ott-inf-2')))).toEqual(['5.2.2'])
    const beset = position({ at: { ...at, '2719': ['bul-inf-1-1'] } })
    expect(rules(whyNotEntrain(beset, unit('ott-inf-1')))).toEqual(['5.2.2'])
  })

  it('5.2.4, 5.2.5, 9.2.3 only railways at home, nothing else that segment, and never into a zone', () => {
    const s = ottoman({ at: { '3012': ['ott-inf-1', 'ott-hq-1'], '2917': ['bul-inf-1-1'] } })
    const picked = play(s, pick('ott-inf-1'))
    expect(offered(picked, 'rail')).toContain('2913')
    const zone = zocOf(s, 0)
    expect(reachByRail(s, unit('ott-inf-1')).hexes.every(each => zone[each] !== 1)).toBe(true)
    const gone = play(picked, rail('2913'))
    expect(refusals(gone, pick('ott-inf-1'))).toEqual(['5.G.2'])
    const abroad = position({ at: { '2231': ['ott-inf-2'] } })
    expect(rules(whyNotEntrain(abroad, unit('ott-inf-2')))).toEqual(['5.2.4'])
  })

  it('5.2.7, 1.5.5, 6.1.13 an enemy cuts the railway; an Engineer that stays mends it', () => {
    const options = { 'rail-cutting': true }
    const s = play(league({ options, at: { '2719': ['bul-inf-1-1'] } }), pick('bul-inf-1-1'), to('2720'))
    expect(numbers(s.cutRail)).toContain('2720')
    const cut = position({ options, at: { '2820': ['ott-inf-1'] }, own: { cutRail: [hex('2720')] } })
    expect(reachByRail(cut, unit('ott-inf-1')).has(hex('2720'))).toBe(false)
    const mended = ottoman({ options, at: { '2720': ['ott-eng-1'] }, own: { cutRail: [hex('2720')] } })
    expect(kindsOf(mended, 'done')).toContain('railMended')
  })

  it('5.4.2 an Engineer that stays bridges the rivers of its hex, and is held there', () => {
    // 2521 to 2520 over the Tundja: a gun has four points, with rain one too few by itself.
    const at = { '2521': ['bul-art-1'], '2520': ['bul-eng-1'] }
    const s = position({ at, demoralized: ['bul-art-1'], own: { weather: 'rain' } })
    const alone = position({ at: { '2521': ['bul-art-1'] }, demoralized: ['bul-art-1'], own: { weather: 'rain' } })
    expect(reachOf(alone, [unit('bul-art-1')])?.costTo(hex('2520'))).toBeGreaterThanOrEqual(2)
    const way = wayTo(s, [unit('bul-art-1')], hex('2420'))
    expect(way === null || way.bridgers.length <= 1).toBe(true)
    const held = position({ at, own: { bridging: [unit('bul-eng-1')] } })
    expect(rules(whyNotMove(held, unit('bul-eng-1'), 0))).toEqual(['5.4.2'])
  })

  it('5.6.1, 5.6.3, S1.SR4.1 a corps leaves the Display whole, and nobody enters it', () => {
    const corps = ['ott-inf-19', 'ott-inf-20', 'ott-inf-21', 'ott-cav-7b']
    const s = ottoman({ display: corps, at: { '3012': ['ott-inf-1'] } })
    const out = play(s, pick('ott-inf-19'), to('2909'))
    expect(out.corpsOut).toEqual(['VII'])
    expect(refusals(out, 'done')).toEqual(['S1.SR4.1'])
    const all = ['ott-inf-20', 'ott-inf-21', 'ott-cav-7b'].reduce((now, id) => play(now, pick(id), to('2909')), out)
    expect(refusals(all, 'done')).toEqual([])
    expect(offered(play(s, pick('ott-inf-1')), 'to').every(each => /^\d{4}$/.test(each))).toBe(true)
  })

  it('5.7.1, 5.7.4, 5.7.5, 5.7.6, 1.4.1 landings: how many, by whom, and what they leave', () => {
    const at = { '3332': ['gre-inf-1-1', 'gre-inf-1-2'] }
    const s = league({ at })
    expect(operationsLeft(s)).toEqual({ own: 1, fleet: 0 })
    const landed = play(s, pick('gre-inf-1-1'), { kind: 'sail', hex: '3244' })
    expect(where(landed, 'gre-inf-1-1')).toBe('3244')
    expect(landed.landings.left).toBe(0)
    expect(refusals(landed, pick('gre-inf-1-1'))).toEqual(['5.G.2'])
    const out = position({ at, own: { countries: { ...s.countries, Greece: { side: 0, stance: 'out' } } } })
    expect(operationsLeft(out)).toEqual({ own: 0, fleet: 0 })
    const fleet = {
      powers: { Britain: { ally: 0 as const, committed: true } },
      pool: ['bri-fleet'],
      own: { countries: out.countries, landings: { ...s.landings, left: 0, banned: true, fleet: 1 } },
    }
    expect(operationsLeft(position({ at, ...fleet }))).toEqual({ own: 0, fleet: 1 })
    expect(rules(whyNotEmbark(position({ at: { '3332': ['ott-inf-1'] } }), unit('ott-inf-1'), 1, null))).toEqual([
      '5.7.1',
    ])
  })

  it('M.WX.2c.2 snow makes a mountain road dearer', () => {
    const at = { '3737': ['gre-inf-1-1'] }
    const cost = (build: Build) => reachOf(position(build), [unit('gre-inf-1-1')])?.costTo(hex('3738'))
    expect([cost({ at }), cost({ at, own: { weather: 'snow' } })]).toEqual([1, 2])
  })

  it('13.G, 13.1, 1.5.3 an Engineer in good order that stays digs in, not where a Fortification stands', () => {
    const at = { '2817': ['ott-eng-1'], '2720': ['ott-eng-2', 'ott-fort-adrian'] }
    expect(numbers(play(ottoman({ at }), 'done').entrenchments.map(each => each.hex))).toEqual(['2817'])
    const shaken = play(ottoman({ at: { '2817': ['ott-eng-1'] }, demoralized: ['ott-eng-1'] }), 'done')
    expect(shaken.entrenchments).toEqual([])
    const moved = play(ottoman({ at: { '2817': ['ott-eng-1'] } }), pick('ott-eng-1'), to('2818'), 'done')
    expect(moved.entrenchments).toEqual([])
  })

  it('DEM.4 a Demoralized Engineer neither digs nor bridges', () => {
    const shaken = play(ottoman({ at: { '2817': ['ott-eng-1'] }, demoralized: ['ott-eng-1'] }), 'done')
    expect(shaken.entrenchments).toEqual([])
  })

  it('13.2.3 trenches that are left are gone', () => {
    const own = { entrenchments: [{ hex: hex('2817'), side: 1 as const }] }
    const left = play(ottoman({ at: { '2817': ['ott-inf-1'] }, own }), pick('ott-inf-1'), to('2818'))
    expect(left.entrenchments).toEqual([])
    const held = play(ottoman({ at: { '2817': ['ott-inf-1', 'ott-inf-2'] }, own }), pick('ott-inf-1'), to('2818'))
    expect(held.entrenchments.length).toBe(1)
  })
})

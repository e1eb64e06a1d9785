import { describe, expect, it } from 'vitest'
import { countIn } from '../../../../src/games/balkan-wars/board'
import { sideOf } from '../../../../src/games/balkan-wars/countries'
import { nextToDeploy, toDeploy } from '../../../../src/games/balkan-wars/forces/deployment'
import type { ScenarioId } from '../../../../src/games/balkan-wars/forces/scenarios'
import { scenarios } from '../../../../src/games/balkan-wars/forces/scenarios'
import { allHexes, hexNamed } from '../../../../src/games/balkan-wars/map/geography'
import { totalsOf } from '../../../../src/games/balkan-wars/victory/score'
import { begin, deployed, engine, offered, owed, owedBy, play, refusals, unit, where } from '../positions'

const ids = scenarios.map(({ id }) => id)

describe('set-up', () => {
  it.each(ids)('SC.2 the ready set-up of %s stands where it says, four to a hex at most', scenario => {
    const s = deployed(scenario)
    const { ready } = scenarios.find(({ id }) => id === scenario) ?? { ready: [{}, {}] }
    for (const side of [0, 1] as const)
      for (const [number, text] of Object.entries(ready[side]))
        for (const id of text.split(' ').filter(word => !word.includes('..'))) expect(where(s, id), id).toBe(number)
    const crowded = allHexes.filter(hex => countIn(s, hex, 0) + countIn(s, hex, 1) > 4)
    expect(crowded.map(hex => hexNamed('4629') === hex)).toEqual(scenario === 'jihad' ? [true] : [])
    expect(nextToDeploy(s, 0)).toBeNull()
    expect(nextToDeploy(s, 1)).toBeNull()
  })

  it.each([
    ['first-war', 1],
    ['second-war', 0],
    ['on-to-belgrade', 0],
    ['jihad', 0],
  ] as const)('S1.L, S2.L, S3.L, S4.L who deploys first in %s', (scenario, side) => {
    expect(owedBy(begin(scenario))).toBe(side)
  })

  it('S1.SR5 in the variant the League sets up first and the Ottomans are First Player; C34 they still place the neutrals', () => {
    const s = begin('first-war', { 'faster-ottomans': true })
    expect(owedBy(s)).toBe(0)
    expect(s.first).toBe(1)
    expect(toDeploy(s, 1)).toContain(unit('rum-hq-1'))
  })

  it('SC.2 X111, C35 a border hex with a place is set-up ground for the country of the place alone', () => {
    const first = play(begin('first-war'), { kind: 'pick', unit: 'ott-cav-1' })
    expect(refusals(first, { kind: 'to', hex: '2344' })).toEqual(['SC.2'])
    const second = play(begin('second-war'), { kind: 'pick', unit: 'ser-cav-1' })
    expect(refusals(second, { kind: 'to', hex: '2635' })).toEqual(['SC.2'])
    expect(refusals(second, { kind: 'to', hex: '2537' })).toEqual([])
  })

  it.each([
    ['first-war', 'ott-cav-1', 'S1.SR3'],
    ['second-war', 'ser-cav-1', 'S2.SR4'],
    ['jihad', 'mon-inf-4', 'S4.SR2'],
  ] as const)('S1.SR3, S2.SR4, S4.SR2 only Alpine units start in Mountains: %s', (scenario, id, rule) => {
    const start = scenario === 'jihad' ? begin(scenario) : begin(scenario)
    const s = play(start, { kind: 'pick', unit: id })
    const hits = allHexes.flatMap(hex => engine.check(s, { kind: 'to', hex }).map(each => each.rule))
    expect(hits).toContain(rule)
  })

  it('S3.SR5 Austrian infantry does not start in Mountains, Alpine brigades do', () => {
    const s = play(begin('on-to-belgrade'), 'ready', 'done')
    const austrian = play(s, { kind: 'pick', unit: 'ah-hq-15' })
    const rules = allHexes.flatMap(hex => engine.check(austrian, { kind: 'to', hex }).map(each => each.rule))
    expect(rules).toContain('S3.SR5')
    const alpine = play(s, { kind: 'pick', unit: 'ah-mtn-1' })
    expect(allHexes.flatMap(hex => engine.check(alpine, { kind: 'to', hex }).map(each => each.rule))).not.toContain(
      'S3.SR5',
    )
  })

  it('SC.3 Depots and Fortifications stand in their hexes before anything is set up', () => {
    const s = begin('first-war')
    expect(where(s, 'ott-fort-adrian')).toBe('2720')
    expect(where(s, 'ott-dep-4')).toBe('2543')
    expect(toDeploy(s, 1)).not.toContain(unit('ott-fort-adrian'))
  })

  it('S2.SR2, S2.N.1 no more of a category than the list has; S2.N.1 what is left goes to the Pool, neutral', () => {
    const s = deployed('second-war')
    const on = (prefix: string) =>
      s.units.filter((each, id) => each.at.is === 'hex' && engine.game.counters[id].id.startsWith(prefix)).length
    expect(on('ott-inf')).toBe(15)
    expect(on('bul-inf')).toBe(25)
    expect(where(s, 'ott-cav-gd')).toBe('pool')
    expect(sideOf(s, unit('ott-hq-2'))).toBeNull()
  })

  it('S2.SR1, S1.SR2, S3.SR4, S4.SR1 C15 in scenario 2 units may start dug in, not where a Fortification stands; S1.SR2, S3.SR4, S4.SR1 elsewhere not', () => {
    const s = play(begin('second-war'), 'ready')
    expect(s.entrenchments.length).toBeGreaterThan(10)
    expect(s.entrenchments.every(({ side }) => side === 0)).toBe(true)
    expect(s.entrenchments.map(({ hex }) => hex)).not.toContain(hexNamed('2913'))
    for (const scenario of ['first-war', 'on-to-belgrade', 'jihad'] as const)
      expect(play(begin(scenario), 'ready').entrenchments, scenario).toEqual([])
  })

  it('SC.2 the set-up is not over before every unit stands', () => {
    const s = begin('on-to-belgrade')
    expect(refusals(s, 'done')).toEqual(['SC.2'])
    expect(offered(s, 'done')).toEqual([])
    expect(owed(play(s, 'ready', 'done'))).toBe('deploy')
  })

  it.each(ids)('SC.2 the ready set-up of %s taken again changes nothing, and brings back who was moved', scenario => {
    const s = play(begin(scenario), 'ready')
    const again = play(s, 'ready')
    expect(again.units).toBe(s.units)
    expect(again.entrenchments).toBe(s.entrenchments)
    const names = offered(s, 'pick')
    const moved = names
      .map(name => play(s, { kind: 'pick', unit: name }))
      .flatMap(picked =>
        offered(picked, 'to')
          .slice(0, 1)
          .map(to => play(picked, { kind: 'to', hex: to.split(' ').at(-1) ?? '' })),
      )[0]
    expect(moved?.units).not.toEqual(s.units)
    expect(moved && play(moved, 'ready').units).toEqual(s.units)
  })

  it('S1.SR1.1 without the rule of the corps both are in the Pool; D51 without diplomacy nobody is neutral', () => {
    const s = begin('first-war', { 'ottoman-corps': false, diplomacy: false })
    expect(where(s, 'ott-inf-19')).toBe('pool')
    expect(where(s, 'rum-hq-1')).toBe('absent')
    expect(where(begin('first-war'), 'ott-inf-19')).toBe('display')
  })

  it('7.1.1 C9 the Athens Depot of scenario 4 may be the fifth unit until the first League Movement segment', () => {
    expect(deployed('jihad').fresh).toContain(unit('gre-dep-1'))
  })

  const START: readonly (readonly [ScenarioId, number, number])[] = [
    ['first-war', 0, 35],
    ['second-war', 20, 15],
    ['on-to-belgrade', 22, 0],
    ['jihad', 11, 15],
  ]
  it.each(START)('14.1.1 X99 points before the first move of %s', (scenario, zero, one) => {
    expect(totalsOf(deployed(scenario))).toEqual([zero, one])
  })
})

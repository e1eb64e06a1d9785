import { describe, expect, it } from 'vitest'
import { hexesOf, hexOf, isLand } from '../../../../src/core/map/map-queries'
import { landUnit, MARKERS, type Nation, unitNamed } from '../../../../src/games/operation-gertrud/forces/counters'
import { scenarios } from '../../../../src/games/operation-gertrud/forces/scenarios'
import { freeDeployment } from '../../../../src/games/operation-gertrud/forces/scenarios/free-deployment'
import {
  type ReadyDeployment,
  readyGerman,
  readyGermanBehindItalians,
  readySoviet,
  readyTurkish,
  readyTurkishFree,
} from '../../../../src/games/operation-gertrud/forces/scenarios/ready'
import type { Region, ScenarioId } from '../../../../src/games/operation-gertrud/forces/scenarios/scenario'
import { sovietDuplicity } from '../../../../src/games/operation-gertrud/forces/scenarios/soviet-duplicity'
import { map } from '../../../../src/games/operation-gertrud/map/geography'

const named = (id: string) => landUnit(unitNamed(id))

describe('scenarios', () => {
  const scenario = (id: ScenarioId) => scenarios.filter(each => each.id === id)[0]
  const unitsOf = (id: ScenarioId) => scenario(id).groups.flatMap(({ units }) => units)
  const countAt = (id: ScenarioId, nation: Nation) => unitsOf(id).filter(unit => named(unit).nation === nation).length
  const lines = (id: ScenarioId) =>
    scenario(id).support.map(({ turn, units, choose }) => `${turn} ${units[0].slice(0, 6)} ${choose}/${units.length}`)
  const at = (id: ScenarioId, group: string) => {
    const found = scenario(id).groups.find(each => each.id === group)
    return found && [found.at, found.units]
  }

  it('18.0.1 five scenarios of ten turns', () => {
    expect(scenarios.map(({ id, turns }) => [id, turns])).toEqual([
      ['early-1941', 10],
      ['late-1941', 10],
      ['early-1942', 10],
      ['late-1942', 10],
      ['early-1943', 10],
    ])
  })

  it('their victory and raid modifiers (4.1.1, 17.0.5)', () => {
    expect(scenarios.map(each => each.victoryModifier)).toEqual([0, 1, 2, 3, 4])
    expect(scenarios.map(each => each.raidModifier)).toEqual([2, 1, 0, -1, -2])
  })

  it('four ULTRA markers (3.2.1, 18.0.2)', () => {
    expect(MARKERS.ultra).toBe(4)
  })

  it('18.1.p, 18.2.p, 18.3.p, 18.4.p, 18.5.p replacement steps by nation', () => {
    const steps = scenarios.map(({ replacements: { German, Italian, Turkish, Soviet, Allied } }) => [
      German,
      Italian,
      Turkish,
      Soviet,
      Allied,
    ])
    expect(steps).toEqual([
      [2, 0, 2, 0, 1],
      [2, 1, 2, 0, 1],
      [1, 1, 1, 0, 1],
      [1, 1, 1, 2, 0],
      [1, 0, 1, 1, 1],
    ])
  })

  it('18.1.t2, 18.1.t3, 18.1.t13, 18.1.t15 four Turkish lines stand on a border, together or apart', () => {
    expect(at('early-1941', 'tur-02')).toEqual([{ region: 'turkeyBorderingBulgariaOrGreece' }, ['tr-cav-2']])
    expect(at('early-1941', 'tur-03')).toEqual([
      { region: 'turkeyBorderingBulgariaOrGreece' },
      ['tr-mtn-26', 'tr-arm-iab'],
    ])
    expect(at('early-1941', 'tur-13')).toEqual([
      { region: 'turkeyBorderingSovietUnion' },
      ['tr-inf-9', 'tr-inf-3', 'tr-inf-29', 'tr-cav-1'],
    ])
    expect(at('early-1941', 'tur-15')).toEqual([
      { region: 'turkeyBorderingSyria' },
      ['tr-inf-2', 'tr-inf-10', 'tr-inf-53'],
    ])
  })

  it('18.1.t4, 18.1.t5, 18.1.t6, 18.1.t7, 18.1.t8, 18.1.t9, 18.1.t10, 18.1.t11 the Turkish lines from Thrace to Bursa', () => {
    const inf = (...numbers: number[]) => numbers.map(number => `tr-inf-${number}`)
    expect(at('early-1941', 'tur-04')).toEqual([{ hex: '2809' }, inf(23, 24, 33, 52)])
    expect(at('early-1941', 'tur-05')).toEqual([{ hex: '2808' }, inf(8, 22, 28, 64)])
    expect(at('early-1941', 'tur-06')).toEqual([{ hex: '2807' }, ['tr-bde-kirklareli']])
    expect(at('early-1941', 'tur-07')).toEqual([{ hex: '2708' }, inf(1, 61, 46, 62)])
    expect(at('early-1941', 'tur-08')).toEqual([{ hex: '2709' }, inf(11)])
    expect(at('early-1941', 'tur-09')).toEqual([{ hex: '2606' }, [...inf(4, 69, 32, 66), 'tr-bde-72']])
    expect(at('early-1941', 'tur-10')).toEqual([{ hex: '2505' }, inf(16, 57)])
    expect(at('early-1941', 'tur-11')).toEqual([{ hex: '2509' }, inf(5, 6, 25)])
  })

  it('18.1.t12, 18.1.t14, 18.1.t16, 18.1.t17, 18.1.t18, 18.1.t19, 18.1.t20, 18.1.t21 the other Turkish lines', () => {
    const inf = (...numbers: number[]) => numbers.map(number => `tr-inf-${number}`)
    expect(at('early-1941', 'tur-12')).toEqual([{ hex: '2106' }, [...inf(70, 71, 63), 'tr-bde-antalya']])
    expect(at('early-1941', 'tur-14')).toEqual([{ hex: '2621' }, inf(12, 15)])
    expect(at('early-1941', 'tur-16')).toEqual([{ hex: '2633' }, inf(48)])
    expect(at('early-1941', 'tur-17')).toEqual([{ hex: '2433' }, inf(51)])
    expect(at('early-1941', 'tur-18')).toEqual([{ hex: '2532' }, inf(67)])
    expect(at('early-1941', 'tur-19')).toEqual([{ hex: '2711' }, ['tr-cav-7', ...inf(41, 17)]])
    expect(at('early-1941', 'tur-20')).toEqual([{ hex: '1923' }, [...inf(20, 39), 'tr-cav-14', 'tr-mtn-68']])
    expect(at('early-1941', 'tur-21')).toEqual([{ hex: '2416' }, ['tr-bde-ankara']])
  })

  it('18.1.g3, 18.1.g4, 18.1.g12, 18.1.g13, 18.1.g14 the German units that stand alone', () => {
    expect(at('early-1941', 'ger-kommando')).toEqual([{ box: 'kommando' }, ['de-kommando']])
    expect(at('early-1941', 'ger-kurd')).toEqual([{ region: 'turkeyWithin2OfIraq' }, ['de-kurd']])
    expect(at('early-1941', 'ger-armenian')).toEqual([{ hex: '2533' }, ['de-armenian']])
    expect(at('early-1941', 'ger-muslim')).toEqual([{ region: 'adjacentToAnkara' }, ['de-muslim']])
    expect(at('early-1941', 'ger-flieger')).toEqual([{ box: 'flieger' }, ['de-abn-7']])
    expect((['late-1941', 'early-1942', 'late-1942', 'early-1943'] as const).map(id => at(id, 'ger-flieger'))).toEqual(
      Array(4).fill(undefined),
    )
  })

  it('18.2.g0, 18.2.t0, 18.3.g0, 18.4.g0, 18.5.g0 every scenario has the 23 Germans and 51 Turks of the first', () => {
    for (const { id } of scenarios) {
      expect(countAt(id, 'German'), id).toBe(id === 'early-1941' ? 24 : 23)
      expect(countAt(id, 'Turkish'), id).toBe(51)
    }
  })

  it('18.2.g14, 18.2.g15, 18.2.g16, 18.3.g16, 18.3.g17 six Italian divisions in two hexes; no Flieger in late 1941', () => {
    for (const id of ['late-1941', 'early-1942'] as const) {
      expect(at(id, 'ita-a')).toEqual([{ hex: '2805' }, ['it-ravenna', 'it-aosta', 'it-bergamo']])
      expect(at(id, 'ita-b')).toEqual([{ hex: '2704' }, ['it-assietta', 'it-pasubio', 'it-lombardia']])
    }
    const late = scenario('late-1941')
    expect([...unitsOf('late-1941'), ...late.arrivals.flatMap(({ units }) => units)]).not.toContain('de-abn-7')
    expect([countAt('early-1941', 'Italian'), countAt('early-1943', 'Italian')]).toEqual([0, 0])
  })

  it('18.4.g18, 18.4.g19 four Italian divisions in late 1942, Duca d’Aosta and Pasubio not among them', () => {
    expect(at('late-1942', 'ita-a')).toEqual([{ hex: '2805' }, ['it-ravenna', 'it-bergamo']])
    expect(at('late-1942', 'ita-b')).toEqual([{ hex: '2704' }, ['it-assietta', 'it-lombardia']])
  })

  it('18.0.3 who starts reduced was set up, in each scenario', () => {
    for (const { id, reduced } of scenarios) for (const unit of reduced) expect(unitsOf(id), id).toContain(unit)
    expect(scenarios.map(({ reduced }) => new Set(reduced).size)).toEqual([25, 20, 9, 5, 0])
  })

  it('18.2.t4, 18.2.t5, 18.2.t7, 18.2.t12, 18.2.t13 in late 1941 five more divisions are whole', () => {
    const whole = scenario('early-1941').reduced.filter(unit => !scenario('late-1941').reduced.includes(unit))
    expect(whole).toEqual(['tr-inf-52', 'tr-inf-64', 'tr-inf-62', 'tr-inf-63', 'tr-inf-29'])
  })

  it('18.3.t4, 18.3.t5, 18.3.t7, 18.3.t9, 18.3.t10, 18.3.t11, 18.3.t12, 18.3.t13, 18.3.t14, 18.3.t15, 18.3.t17, 18.3.t18, 18.3.t19, 18.3.t20 nine are left reduced in early 1942', () => {
    const left = ['32', '57', '6', '53', '41', '17', '20', '39'].map(number => `tr-inf-${number}`)
    expect([...scenario('early-1942').reduced].sort()).toEqual([...left, 'tr-cav-7'].sort())
  })

  it('18.4.t4, 18.4.t5, 18.4.t7, 18.4.t9, 18.4.t10, 18.4.t11, 18.4.t12, 18.4.t13, 18.4.t14, 18.4.t15, 18.4.t17, 18.4.t18, 18.4.t19, 18.4.t20 five are left reduced in late 1942', () => {
    const left = ['41', '17', '20', '39'].map(number => `tr-inf-${number}`)
    expect([...scenario('late-1942').reduced].sort()).toEqual([...left, 'tr-cav-7'].sort())
  })

  it('18.5.t2 nobody is reduced in early 1943', () => {
    expect(scenario('early-1943').reduced).toEqual([])
  })

  it('18.1.g1, 18.1.t1, 18.1.r1 CAS and NGS of early 1941', () => {
    expect(lines('early-1941')).toEqual([
      '1 de-cas 10/10',
      '1 tr-cas 2/2',
      '1 tr-ngs 1/1',
      '3 br-cas 3/3',
      '3 br-ngs 3/3',
    ])
  })

  it('18.2.g1, 18.2.g14b, 18.2.t0, 18.2.r2 CAS and NGS of late 1941', () => {
    expect(lines('late-1941')).toEqual([
      '1 de-cas 8/10',
      '1 it-cas 2/2',
      '1 it-ngs 2/2',
      '1 tr-cas 2/2',
      '1 tr-ngs 1/1',
      '3 br-cas 3/3',
      '3 br-ngs 3/3',
    ])
  })

  it('18.3.g1, 18.3.g15, 18.3.t1, 18.3.r3 CAS and NGS of early 1942, Americans among them', () => {
    expect(lines('early-1942')).toEqual([
      '1 de-cas 8/10',
      '1 it-cas 2/2',
      '1 it-ngs 2/2',
      '1 tr-cas 3/3',
      '1 tr-ngs 1/1',
      '3 br-cas 3/3',
      '3 br-ngs 3/3',
      '3 us-cas 1/1',
      '3 us-ngs 1/1',
    ])
  })

  it('18.4.g1, 18.4.g17, 18.4.t1, 18.4.r2, 18.4.r3 CAS and NGS of late 1942', () => {
    expect(lines('late-1942')).toEqual([
      '1 de-cas 7/10',
      '1 it-cas 1/2',
      '1 it-ngs 1/2',
      '1 tr-cas 3/3',
      '1 tr-ngs 1/1',
      '3 su-cas 1/2',
      '3 su-ngs 1/2',
      '4 br-cas 1/3',
      '4 br-ngs 1/3',
    ])
  })

  it('18.5.g1, 18.5.t1, 18.5.s1, 18.5.r2 CAS and NGS of early 1943', () => {
    expect(lines('early-1943')).toEqual([
      '1 de-cas 6/10',
      '1 tr-cas 4/4',
      '1 tr-ngs 1/1',
      '1 su-cas 2/2',
      '1 su-ngs 2/2',
      '3 br-cas 2/3',
      '3 br-ngs 2/3',
    ])
  })
})

describe('arrivals', () => {
  const arrival = (id: ScenarioId, group: string) =>
    scenarios.find(each => each.id === id)?.arrivals.find(each => each.id === group)
  const allied = [
    { by: 'landing', region: 'turkishCoastWithin6Of1317' },
    { by: 'placing', region: 'iraq' },
  ]

  it('18.1.r2, 18.2.r3, 18.3.r4 two Allied divisions on turn 3, by the coast near Cyprus or in Iraq', () => {
    for (const id of ['early-1941', 'late-1941', 'early-1942'] as const)
      expect(arrival(id, 'al-land')).toMatchObject({ turn: 3, side: 1, units: ['al-inf-2', 'al-inf-8'], ways: allied })
  })

  it('18.4.r4, 18.5.r3 later only the 8th comes, on turn 4 and on turn 3', () => {
    expect(arrival('late-1942', 'al-land')).toMatchObject({ turn: 4, units: ['al-inf-8'], ways: allied })
    expect(arrival('early-1943', 'al-land')).toMatchObject({ turn: 3, units: ['al-inf-8'], ways: allied })
  })

  it('18.2.r1, 18.3.r2, 18.4.r1b San Marco lands near Rhodes on turn 2 in the three scenarios with Italians', () => {
    for (const id of ['late-1941', 'early-1942', 'late-1942'] as const)
      expect(arrival(id, 'it-land')).toMatchObject({
        turn: 2,
        side: 0,
        units: ['it-sanmarco'],
        ways: [{ by: 'landing', region: 'turkishCoastWithin8Of1608' }],
      })
    expect([arrival('early-1941', 'it-land'), arrival('early-1943', 'it-land')]).toEqual([undefined, undefined])
  })

  it('18.3.r1, 18.4.r1, 18.5.r1 the 7th Flieger walks in or drops on turn 1, reduced in early 1942 only', () => {
    const coming = (['early-1942', 'late-1942', 'early-1943'] as const).map(id => arrival(id, 'ger-flieger'))
    for (const each of coming)
      expect(each).toMatchObject({
        turn: 1,
        units: ['de-abn-7'],
        ways: [
          { by: 'edge', region: 'bulgariaNorthRow' },
          { by: 'drop', region: 'turkey' },
        ],
      })
    expect(coming.map(each => each?.reduced ?? false)).toEqual([true, false, false])
  })

  const soviets = [
    ['su-inf-20', 'su-inf-77', 'su-cav-17'],
    ['su-inf-63', 'su-inf-76', 'su-inf-236', 'su-arm-6', 'su-arm-54'],
    ['su-inf-58', 'su-inf-83', 'su-cav-4'],
  ]

  it('18.4.r2a, 18.4.r2b, 18.4.r2c three Soviet lists arrive on turn 3, each in one border hex', () => {
    const lists = ['sov-a', 'sov-b', 'sov-c'].map(id => arrival('late-1942', id))
    expect(lists.map(each => each?.units)).toEqual(soviets)
    for (const each of lists)
      expect(each).toMatchObject({
        turn: 3,
        side: 1,
        together: true,
        ways: [{ by: 'placing', region: 'sovietBorderingTurkey' }],
      })
  })

  it('18.5.s2, 18.5.s3, 18.5.s4 the same lists are there from the start in early 1943', () => {
    const lists = scenarios.find(({ id }) => id === 'early-1943')?.groups.slice(-3)
    expect(lists?.map(({ units }) => units)).toEqual(soviets)
    for (const each of lists ?? [])
      expect(each).toMatchObject({ side: 1, together: true, at: { region: 'sovietBorderingTurkey' } })
  })

  it('in the second game they are the former German player’s (19.0.3, 19.0.b)', () => {
    expect(sovietDuplicity.groups.map(({ units }) => units)).toEqual(soviets)
    expect(sovietDuplicity.groups.every(({ side, together }) => side === 0 && together === true)).toBe(true)
    expect(sovietDuplicity.support.map(({ units, choose }) => [units[0], choose])).toEqual([
      ['su-cas-1', 2],
      ['su-ngs-1', 2],
    ])
    expect(sovietDuplicity.replacements).toEqual({ German: 0, Italian: 0, Turkish: 1, Soviet: 2, Allied: 0 })
  })
})

describe('places of the scenarios', () => {
  const regions = [
    ...scenarios.flatMap(({ groups }) => groups.flatMap(({ at }) => ('region' in at ? [at.region] : []))),
    ...scenarios.flatMap(({ arrivals }) => arrivals.flatMap(({ ways }) => ways.map(({ region }) => region))),
    freeDeployment.within,
    freeDeployment.most.region,
    freeDeployment.least.region,
  ]

  it('every region is marked on the map and every fixed hex is land', () => {
    for (const region of regions) expect(hexesOf(map, region).length, region).toBeGreaterThan(0)
    const fixed = scenarios.flatMap(({ groups }) => groups.flatMap(({ at }) => ('hex' in at ? [at.hex] : [])))
    for (const hex of fixed) expect(isLand(map, hexOf(map, hex)), hex).toBe(true)
  })

  it('no line of a set-up breaks the stacking limit of five (6.0.1)', () => {
    for (const { id, groups } of scenarios) {
      const fixed = new Map<string, number>()
      for (const { at, units, together } of groups) {
        if ('hex' in at) fixed.set(at.hex, (fixed.get(at.hex) ?? 0) + units.length)
        if (together) expect(units.length, id).toBeLessThanOrEqual(5)
      }
      expect(Math.max(...fixed.values()), id).toBe(5)
    }
  })

  it('no unit stands in two lines of a scenario, and all of them exist', () => {
    for (const { id, groups, arrivals, support } of scenarios) {
      const units = [...groups, ...arrivals, ...support].flatMap(each => each.units)
      expect(new Set(units).size, id).toBe(units.length)
      for (const unit of units) expect(() => unitNamed(unit)).not.toThrow()
    }
  })

  it('the limits of free deployment (3.4.2, 3.4.3, 3.4.4)', () => {
    expect(freeDeployment).toEqual({
      within: 'turkey',
      forbidden: ['2611'],
      most: { region: 'europeanTurkeyLessIstanbul', units: 15 },
      least: { region: 'turkeyWithin5OfSovietBorder', units: 5 },
    })
  })
})

describe('ready deployments', () => {
  const hexOfUnit = (ready: ReadyDeployment) =>
    new Map(Object.entries(ready).flatMap(([hex, units]) => units.map(unit => [unit, hex] as const)))
  const isIn = (hex: string, region: Region) => hexesOf(map, region).includes(hexOf(map, hex))
  const free = (nation: Nation, id: ScenarioId = 'early-1943') =>
    scenarios
      .filter(each => each.id === id)
      .flatMap(({ groups }) => groups)
      .filter(({ at, units }) => 'region' in at && named(units[0]).nation === nation)

  it.each([
    ['German', readyGerman],
    ['German', readyGermanBehindItalians],
    ['Turkish', readyTurkish],
    ['Soviet', readySoviet],
  ] as const)('%s units with a choice stand where their line allows, corps in one hex', (nation, ready) => {
    const hexes = hexOfUnit(ready)
    expect([...hexes.keys()].sort()).toEqual(
      free(nation)
        .flatMap(({ units }) => units)
        .sort(),
    )
    for (const { id, at, units, together, alone } of free(nation)) {
      const taken = new Set(units.map(unit => hexes.get(unit) ?? ''))
      if ('region' in at) for (const hex of taken) expect(isIn(hex, at.region), `${id} ${hex}`).toBe(true)
      if (together) expect(taken.size, id).toBe(1)
      if (alone) for (const hex of taken) expect(ready[hex], id).toHaveLength(units.length)
    }
  })

  it('corps keep clear of the Italian hexes where there are Italians', () => {
    expect(Object.keys(readyGermanBehindItalians)).not.toContain('2805')
    expect(Object.keys(readyGermanBehindItalians)).not.toContain('2704')
  })

  it('the free Turkish deployment keeps every limit, whatever the German has set up', () => {
    const hexes = hexOfUnit(readyTurkishFree)
    const everyone = scenarios[0].groups.flatMap(({ units }) => units).filter(unit => named(unit).nation === 'Turkish')
    expect([...hexes.keys()].sort()).toEqual(everyone.sort())
    const count = (region: Region) => [...hexes.values()].filter(hex => isIn(hex, region)).length
    expect(count('turkey')).toBe(51)
    expect(count('europeanTurkeyLessIstanbul')).toBe(15)
    expect(count('turkeyWithin5OfSovietBorder')).toBeGreaterThanOrEqual(5)
    expect(count('adjacentToAnkara') + count('turkeyWithin2OfIraq')).toBe(0)
    for (const hex of ['2611', '2533']) expect(Object.keys(readyTurkishFree)).not.toContain(hex)
    for (const [hex, units] of Object.entries(readyTurkishFree)) expect(units.length, hex).toBeLessThanOrEqual(5)
  })
})

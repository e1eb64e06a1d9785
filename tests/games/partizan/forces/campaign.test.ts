import { describe, expect, it } from 'vitest'
import {
  areaAt,
  hasMark,
  hexesOf,
  hexOf,
  isInGroup,
  isLand,
  numberOf,
  placesAt,
  terrainAt,
} from '../../../../src/core/map/map-queries'
import { readMapSource } from '../../../../src/core/map/read-map-source'
import { arrivalsOf, stackLimits, targetModifiers, turnTrackOf } from '../../../../src/games/partizan/charts'
import { campaign } from '../../../../src/games/partizan/forces/campaign'
import { AXIS, type Counter, counters, PARTISAN, unitNamed } from '../../../../src/games/partizan/forces/counters'
import { markers } from '../../../../src/games/partizan/forces/marker-sheet'
import { options } from '../../../../src/games/partizan/forces/options'
import { readyAxis, readyPartisan } from '../../../../src/games/partizan/forces/ready-set-ups'
import { COUNTRIES, REGIONS } from '../../../../src/games/partizan/forces/regions'
import source from '../../../../src/games/partizan/map/map.json'
import { rules } from '../../../../src/games/partizan/rules'
import {
  axisTargets,
  partisanTargets,
  type TargetTable,
} from '../../../../src/games/partizan/victory/target-objectives'
import { AXIS_TARGETS, PARTISAN_TARGETS, type TargetRow } from '../map/rulebook-hexes'

const map = readMapSource(source)
const plain = { setting: { scenario: 'campaign', options: {}, charts: null } }

const counter = (id: string): Counter => counters[unitNamed(id)]
const designations = (units: readonly string[]): string[] => units.map(id => counter(id).designation)
const regionOf = (number: string): string | undefined => areaAt(map, hexOf(map, number))?.name
const terrainOf = (number: string): string => terrainAt(map, hexOf(map, number)).name
const isSettled = (number: string): boolean =>
  placesAt(map, hexOf(map, number)).some(({ kind }) => kind === 'town' || kind === 'city')
const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0)

describe('2.5 and 3 the campaign', () => {
  it('2.5 the regions and countries are those of the map', () => {
    const names = (group: string) =>
      (map.groups.find(({ name }) => name === group)?.areas ?? []).map(area => map.areas[area].name)
    expect(names('Yugoslavia')).toEqual([...REGIONS])
    expect(names('abroad')).toEqual([...COUNTRIES])
  })

  it('ten turns of four months, from Sep-Dec 1941 to Sep-Dec 1944 (1.0)', () => {
    expect(campaign.turns).toBe(10)
    expect(turnTrackOf(plain).map(({ name }) => name)).toEqual([
      'Sep-Dec 1941',
      'Jan-Apr 1942',
      'May-Aug 1942',
      'Sep-Dec 1942',
      'Jan-Apr 1943',
      'May-Aug 1943',
      'Sep-Dec 1943',
      'Jan-Apr 1944',
      'May-Aug 1944',
      'Sep-Dec 1944',
    ])
  })

  it('six Axis nations set up in the order of the rules (3.1 to 3.6)', () => {
    expect(campaign.axis.map(({ nation, rule, spread }) => [nation, rule, spread])).toEqual([
      ['German', '3.1', 'apart'],
      ['Italian', '3.2', 'cover'],
      ['Bulgarian', '3.3', 'cover'],
      ['Hungarian', '3.4', 'any'],
      ['Ustashi', '3.5', 'apart'],
      ['Croatian', '3.6', 'apart'],
    ])
    expect(campaign.axis.map(({ units, regions }) => [units.length, regions.length])).toEqual([
      [3, 11],
      [14, 9],
      [4, 2],
      [2, 1],
      [5, 10],
      [7, 10],
    ])
  })

  it.each([
    ['3.1', '714 RSS KG_125'],
    ['3.3', '17_R 14_Sk 21 15_Oh'],
    ['3.4', '14_GH 15_GH'],
    ['3.5', '1_SD 2_SD 3_SD 3_PT 4_SD'],
    ['3.6', '1_gk 1_p 2_p 3_p 4_p 5_p 6_p'],
  ])('rule %s names %s', (rule, names) => {
    const group = campaign.axis.find(each => each.rule === rule)
    expect(designations(group?.units ?? [])).toEqual(names.split(' ').map(name => name.replace('_', ' ')))
  })

  it('regions have the settled spelling (R-35)', () => {
    const [german, italian] = campaign.axis
    expect(german.regions).toContain('Podunavlje')
    expect(italian.regions).toEqual(expect.arrayContaining(['Kosovo/Metohija', 'Bocche Cattaro']))
  })

  it('the Italians start where Italians may be (3.2, 9.5.2)', () => {
    expect(campaign.axis[1].regions.filter(region => groupAreas('closed to Italians').includes(region))).toEqual([])
  })

  it('Ustashi and Croatians start in the same ten regions, none of them closed to them (3.5, 3.6)', () => {
    const [ustashi, croatian] = campaign.axis.slice(4)
    expect(ustashi.regions).toEqual(croatian.regions)
    expect(ustashi.regions.filter(region => groupAreas('closed to Croatians').includes(region))).toEqual([])
  })

  it('twelve of 24 Partisan units: nine by region, three free, and Tito (3.7.1, 3.7.4)', () => {
    const { pool, drawn, quota, free, tito } = campaign.partisan
    expect([pool.length, new Set(pool).size, drawn, free, tito]).toEqual([24, 24, 12, 3, 'pa-tito'])
    expect(quota.map(({ region, units }) => `${region} ${units}`)).toEqual([
      'Podrinje 3',
      'Krajinas 2',
      'Sandzak 1',
      'Highlands 1',
      'Central Bosnia 1',
      'Western Bosnia 1',
    ])
  })

  it('every unit starts, waits in the pool, arrives on a turn or comes by a rule of its own, and only once', () => {
    const { axis, partisan, kampfgruppen, surrender, paradrop, force10, armpit } = campaign
    const all = [
      ...axis.flatMap(({ units }) => units),
      ...partisan.pool,
      partisan.tito,
      ...kampfgruppen,
      ...Object.values(campaign.arrivals).flat(),
      ...surrender.eis,
      surrender.sas,
      paradrop.unit,
      force10.unit,
      ...armpit.units,
      ...armpit.germanDivisions,
    ]
    expect([...all].sort()).toEqual(counters.map(({ id }) => id).sort())
  })

  it('6.0.2 the 202 Pz comes on turn 5; how many come on each turn', () => {
    const arrivals = arrivalsOf(plain)
    const on = (turn: number, side: 0 | 1) => arrivals[turn].filter(id => counter(id).side === side).length
    const turns = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
    expect(turns.map(turn => on(turn, AXIS))).toEqual([3, 8, 8, 8, 8, 6, 7, 3, 2, 4])
    expect(turns.map(turn => on(turn, PARTISAN))).toEqual([0, 0, 0, 0, 2, 5, 6, 6, 4, 1])
    expect(turns.filter(turn => arrivals[turn].includes('ge-202pz'))).toEqual([5])
  })

  it('three Kampfgruppen wait to be built, besides the one that starts (5.2.4)', () => {
    expect(designations(campaign.kampfgruppen)).toEqual(['KG A', 'KG B', 'KG C'])
    expect(counters.filter(({ traits }) => traits.includes('kampfgruppe')).length).toBe(4)
  })

  it('the surrender and the scares begin on turn 5; Gb, Natisone and the SAS on Vis (7.1, 7.2.2, 7.4, 8.0.1)', () => {
    expect([campaign.surrender.fromTurn, campaign.landingScare.fromTurn]).toEqual([5, 5])
    expect(designations(campaign.surrender.eis)).toEqual(['Gb', 'Nt'])
    expect(hexesOf(map, 'Vis').map(hex => numberOf(map, hex))).toEqual([campaign.surrender.sasHex])
  })

  it('the seven hexes of the coast, as on the map (8.0.4, 19.2.2.1)', () => {
    expect(campaign.landingScare.hexes.map(number => placesAt(map, hexOf(map, number))[0].name)).toEqual([
      'Bar',
      'Cattaro',
      'Dubrovnik',
      'Spalato',
      'Sibenico',
      'Zara',
      'Senj',
    ])
    expect(campaign.armpit.ports).toEqual(campaign.landingScare.hexes)
    expect(hexesOf(map, 'landing scare').map(hex => numberOf(map, hex))).toEqual(campaign.landingScare.hexes)
  })

  it('the 500 SS drops on turn 8, Force 10 on turn 7 (17.1.1, 19.3)', () => {
    expect([campaign.paradrop, campaign.force10]).toEqual([
      { turn: 8, unit: 'ge-500ss' },
      { turn: 7, unit: 'al-f10' },
    ])
  })

  it('the forces of Operation Armpit, the penalty and the German answer (19.2.2.1, 19.2.4, 19.2.5)', () => {
    expect(designations(campaign.armpit.units)).toEqual(['3', '36', '45', 'ABTF', 'I', 'II'])
    expect(designations(campaign.armpit.germanDivisions)).toEqual(['5 Geb', '21 Pz', '44'])
    expect([campaign.armpit.choices, campaign.armpit.surrenderPenalty]).toEqual([{ from: 4, to: 9 }, 2])
  })

  it('every option cites a rule of the index and is off at first', () => {
    expect(options.filter(option => rules[option.rule] === undefined)).toEqual([])
    expect(options.every(option => option.default === false)).toBe(true)
  })
})

const groupAreas = (group: string): readonly string[] =>
  (map.groups.find(({ name }) => name === group)?.areas ?? []).map(area => map.areas[area].name)

describe('3 ready deployments', () => {
  const placed = Object.entries(readyAxis).flatMap(([hex, units]) => units.map(unit => ({ hex, unit })))
  const hexOfUnit = (unit: string) => placed.find(each => each.unit === unit)?.hex ?? ''

  it('every Axis unit that starts is placed once, in a region of its list (3.1 to 3.6)', () => {
    expect(placed.map(({ unit }) => unit).sort()).toEqual(campaign.axis.flatMap(({ units }) => units).sort())
    for (const { units, regions } of campaign.axis)
      for (const unit of units) expect(regions, unit).toContain(regionOf(hexOfUnit(unit)))
  })

  it('regions are kept apart or covered as the rules want it (3.1 to 3.6)', () => {
    for (const { nation, units, regions, spread } of campaign.axis) {
      const used = new Set(units.map(unit => regionOf(hexOfUnit(unit))))
      if (spread === 'apart') expect([nation, used.size]).toEqual([nation, units.length])
      if (spread === 'cover') expect([nation, used.size]).toEqual([nation, regions.length])
    }
  })

  it('no stack is too high or mixes nations that may not share a hex (10.1.2, 10.2)', () => {
    for (const [hex, units] of Object.entries(readyAxis)) {
      const terrain = terrainOf(hex) as 'clear' | 'rough' | 'mountain'
      expect(sum(units.map(unit => counter(unit).steps)), hex).toBeLessThanOrEqual(stackLimits[terrain])
      const nations = new Set(units.map(unit => counter(unit).nation))
      const mixed = [...nations].every(nation => ['German', 'Croatian', 'Ustashi'].includes(nation))
      expect(nations.size === 1 || mixed, hex).toBe(true)
    }
  })

  it('no Partisan place is a town, a city, clear, off the mainland or taken by the Axis (3.7.3)', () => {
    for (const { hex, region } of readyPartisan) {
      expect([hex, regionOf(hex), isSettled(hex), readyAxis[hex]]).toEqual([hex, region, false, undefined])
      expect(['rough', 'mountain']).toContain(terrainOf(hex))
      expect(hasMark(map, hexOf(map, hex), 'island')).toBe(false)
    }
  })

  it('the thirteen places fill every quota and leave four, three free ones and one for Tito (3.7.4)', () => {
    const { quota, drawn, free } = campaign.partisan
    const inRegion = (region: string) => readyPartisan.filter(place => place.region === region).length
    expect(readyPartisan.length).toBe(drawn + 1)
    expect(quota.every(({ region, units }) => inRegion(region) >= units)).toBe(true)
    expect(sum(quota.map(({ region, units }) => inRegion(region) - units))).toBe(free + 1)
  })

  it('no hex has more places than it holds (3.7.5)', () => {
    const places = (number: string) => readyPartisan.filter(({ hex }) => hex === number).length
    for (const { hex } of readyPartisan) expect(places(hex), hex).toBeLessThanOrEqual(stackLimits.mountain)
  })
})

describe('4 target objectives', () => {
  const rows = (table: TargetTable) => table.map(({ objective, hexes }) => [objective, hexes.join(' ')])
  const meant = (table: readonly TargetRow[]) => table.map(([kind, hexes]) => [kind, hexes.replace('2026', '2016')])

  it('4.2 the Axis table is the first of the rulebook', () => {
    expect(rows(axisTargets)).toEqual(meant(AXIS_TARGETS))
  })

  it('4.3 the Partisan table is the second, with 2016 for the misprint 2026', () => {
    expect(rows(partisanTargets)).toEqual(meant(PARTISAN_TARGETS))
    expect(partisanTargets[21].hexes[4]).toBe('2016')
  })

  it('each table places the 22 markers of the sheet (4.1.2)', () => {
    for (const table of [axisTargets, partisanTargets] as readonly TargetTable[]) {
      expect(table.length).toBe(22)
      for (const { name, count } of markers.filter(({ id }) => id.startsWith('target-')))
        expect([name, table.filter(row => row.objective === name).length]).toEqual([name, count])
    }
  })

  it('every target lies on land in Yugoslavia (4.1.2)', () => {
    const hexes = [...axisTargets, ...partisanTargets].flatMap(row => row.hexes.map(number => hexOf(map, number)))
    expect(hexes.length).toBe(264)
    expect(hexes.filter(hex => !isLand(map, hex) || !isInGroup(map, hex, 'Yugoslavia'))).toEqual([])
  })

  it('18.5.2 what each kind adds to its die', () => {
    const worth = (value: number) =>
      Object.entries(targetModifiers)
        .filter(([, modifier]) => modifier === value)
        .map(([kind]) => kind)
        .sort()
    expect(worth(0)).toEqual(['Phone Lines', 'Rail Line', 'Truck Convoy', 'WH Food'])
    expect(worth(1)).toEqual(['Petrol Dump', 'Pilot Rescue', 'Train Station', 'Viaduct'])
    expect(worth(2)).toEqual(['Bridge', 'Motor Pool', 'WH Weapons'])
    expect(worth(3)).toEqual(['Dam'])
  })
})

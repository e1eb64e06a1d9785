import { describe, expect, it } from 'vitest'
import { chanceOf } from '../../../../src/core/distribution'
import { hexesOf, hexOf, numberOf, placesAt } from '../../../../src/core/map/map-queries'
import { columnChances, columnHolding, lookUp } from '../../../../src/core/results-table'
import {
  charts,
  combatTable,
  missionModifiers,
  missions,
  missionTable,
  navalPermissions,
  objectivesOf,
  type RaidOutcome,
  type RaidSize,
  type Result,
  raidSizes,
  raidTable,
  resultEffects,
  terrainKey,
  yavuzTable,
} from '../../../../src/games/operation-gertrud/charts'
import { scenarios } from '../../../../src/games/operation-gertrud/forces/scenarios'
import type { ScenarioId } from '../../../../src/games/operation-gertrud/forces/scenarios/scenario'
import { ENTRY_COSTS } from '../../../../src/games/operation-gertrud/map/entry-costs'
import { map } from '../../../../src/games/operation-gertrud/map/geography'

const printed = { setting: { scenario: 'early-1941', options: {}, charts: null } }
const chart = (id: string) => charts.find(each => each.id === id)

describe('combat results', () => {
  const table = combatTable(printed)
  const column = (percent: number) => columnHolding(table.columns, percent)
  const result = (percent: number, die: number) => lookUp(table, column(percent), die).result

  it('nine columns from 49 to 600 percent, and nothing beyond (11.0.step1.5)', () => {
    expect([46, 49, 50, 99, 100, 150, 262, 399, 400, 599, 600, 900].map(column)).toEqual([
      0, 0, 1, 1, 2, 3, 4, 5, 6, 7, 8, 8,
    ])
    expect(table.columns).toHaveLength(9)
  })

  it('the dice of the examples (11.0.step9)', () => {
    expect(result(800, 1)).toBe('D1')
    expect(result(400, 1)).toBe('EX')
    expect([1, 2, 3, 4, 5, 6].map(die => result(200, die))).toEqual(['AR', 'NE', 'EX', 'D1', 'DR', 'DR'])
    expect([1, 2, 3, 4, 5, 6].map(die => result(30, die))).toEqual(['AE', 'AE', 'AE', 'A1', 'AR', 'NE'])
  })

  it('a pip or a column more is never worse for the attacker', () => {
    const order: readonly Result[] = ['AE', 'A1', 'AR', 'NE', 'EX', 'D1', 'DR', 'DE']
    const rank = (at: number, die: number) => order.indexOf(lookUp(table, at, die).result)
    for (let die = 1; die <= 6; die++)
      for (let at = 0; at < 9; at++) {
        if (die < 6) expect(rank(at, die + 1)).toBeGreaterThanOrEqual(rank(at, die))
        if (at < 8) expect(rank(at + 1, die)).toBeGreaterThanOrEqual(rank(at, die))
      }
  })

  it('the defender is eliminated on 0, 1, 2, 3 and 4 faces at 200, 300, 400, 500 and 600 percent', () => {
    const faces = [200, 300, 400, 500, 600].map(
      percent => [1, 2, 3, 4, 5, 6].filter(die => result(percent, die) === 'DE').length,
    )
    expect(faces).toEqual([0, 1, 2, 3, 4])
  })

  it('all advance after DE, armor alone after DR, nobody after results against the attacker (11.3.1, 11.4.1)', () => {
    const advance = (code: Result) => resultEffects[code].advance
    expect([advance('DE'), advance('DR')]).toEqual(['all', 'armor'])
    expect((['AE', 'A1', 'AR', 'NE'] as const).map(advance)).toEqual(Array(4).fill('nobody'))
  })
})

describe('terrain key', () => {
  const key = terrainKey(printed)

  it('clear 1, rough 2, mountain 3; road and rail 1; river +1 (9.0.2, 9.1.1, 9.1.4, 9.4, 13.7.5)', () => {
    expect([key.hexes.clear.mp, key.hexes.rough.mp, key.hexes.mountain.mp]).toEqual([1, 2, 3])
    expect([key.road.mp, key.railroad.mp, key.river.mp, key.strait.mp]).toEqual([1, 1, 1, 2])
  })

  it('shifts left: rough 1, mountain 2, city 1, river and strait 1 (11.0.step4.1, 11.0.step4.2)', () => {
    expect([key.hexes.clear.shift, key.hexes.rough.shift, key.hexes.mountain.shift]).toEqual([0, 1, 2])
    expect([key.city.shift, key.town.shift, key.river.shift, key.strait.shift]).toEqual([1, 0, 1, 1])
  })

  it('the map page shows the same costs', () => {
    const shown = (on: string, of: string) => ENTRY_COSTS.rows.find(row => row.on === on && row.of === of)?.cost[0][0]
    for (const ground of ['clear', 'rough', 'mountain'] as const)
      expect(shown('terrain', ground)).toBe(key.hexes[ground].mp)
    expect([shown('river', 'river'), shown('river', 'major')]).toEqual([key.river.mp, key.river.mp])
    expect(shown('hexside', 'strait')).toBe(key.strait.mp)
    expect([shown('line', 'road'), shown('line', 'railroad')]).toEqual([key.road.mp, key.railroad.mp])
  })
})

describe('the raid on the Goeben', () => {
  const table = raidTable(printed)
  const modifier = (id: ScenarioId, size: RaidSize) =>
    raidSizes[size] + (scenarios.find(each => each.id === id)?.raidModifier ?? Number.NaN)
  const raid = (id: ScenarioId, size: RaidSize, dice: number): RaidOutcome =>
    lookUp(table, 0, dice, modifier(id, size)).result

  it('size and scenario change the dice, and the total is looked up (17.0.3, 17.0.5, 17.0.6)', () => {
    expect(raid('early-1941', 'large', 7)).toEqual({
      name: 'scuttled, berth held',
      yavuz: 'scuttled',
      kommando: 'stays',
      blitzkrieg: true,
    })
    expect(raid('early-1943', 'small', 7)).toMatchObject({
      name: 'seized, sails away',
      yavuz: 'seized',
      kommando: 'sails',
    })
    expect(raid('late-1942', 'large', 2)).toMatchObject({ yavuz: 'unharmed', kommando: 'eliminated' })
    expect(raid('early-1943', 'small', 2)).toMatchObject({ yavuz: 'unharmed', kommando: 'gone for good' })
    expect(raid('early-1941', 'large', 12)).toMatchObject({ yavuz: 'scuttled', blitzkrieg: false })
    expect(raid('early-1942', 'small', 8)).toMatchObject({ yavuz: 'damaged', kommando: 'loses a step' })
  })

  it('17.0.7 a large raid holds and scuttles more often, seizes less often, loses the bonus no less often', () => {
    for (const { id } of scenarios) {
      const chance = (size: RaidSize, is: (outcome: RaidOutcome) => boolean) =>
        chanceOf(
          columnChances(table, 0, roll => roll(6, 'raid') + roll(6, 'raid'), modifier(id, size)),
          is,
        )
      const holds = (size: RaidSize) =>
        chance(size, ({ kommando }) => kommando === 'stays' || (kommando === 'loses a step' && size === 'large'))
      const scuttles = (size: RaidSize) => chance(size, ({ yavuz }) => yavuz === 'scuttled')
      const seizes = (size: RaidSize) => chance(size, ({ yavuz }) => yavuz === 'seized')
      const loses = (size: RaidSize) => chance(size, ({ blitzkrieg }) => !blitzkrieg)
      expect(holds('large'), id).toBeGreaterThan(holds('small'))
      expect(scuttles('large'), id).toBeGreaterThan(scuttles('small'))
      expect(seizes('large'), id).toBeLessThan(seizes('small'))
      expect(loses('large'), id).toBeGreaterThanOrEqual(loses('small'))
      if (id !== 'early-1943') expect(loses('large'), id).toBeGreaterThan(loses('small'))
    }
  })

  it('a damaged Yavuz sinks on 1 and 2 and is repaired on 6 (5.1.2)', () => {
    expect([1, 2, 3, 4, 5, 6].map(die => lookUp(yavuzTable(printed), 0, die).result)).toEqual([
      'sinks',
      'sinks',
      'still damaged',
      'still damaged',
      'still damaged',
      'repaired',
    ])
  })
})

describe('Kommando missions', () => {
  it('eight missions and what a failure adds (17.1.8d to 17.1.15c)', () => {
    expect(missions.map(({ id, penalty }) => [id, penalty])).toEqual([
      ['inonu', 2],
      ['eskisehir', 1],
      ['izmir', 1],
      ['road-bridge', 1],
      ['rail-bridge', 1],
      ['bosphorus', 2],
      ['dardanelles', 2],
      ['barracks', 1],
    ])
  })

  it('three of them start next to Ankara, Eskisehir and Izmir (17.1.7, 17.1.9a, 17.1.10a)', () => {
    const centres = missions.flatMap(({ place }) => ('nextTo' in place ? [place.nextTo] : []))
    expect(centres).toEqual(['2416', '2412', '2106'])
    const names = centres.map(number => placesAt(map, hexOf(map, number))[0]?.name)
    expect(names).toEqual(['Ankara', 'Eskişehir', 'İzmir'])
  })

  it('low is good: 1 and 2 succeed, 6 is the end of the unit; each bonus takes 1 off (17.1.5, 17.1.6, 17.1.7a)', () => {
    const result = (die: number, modifier = 0) => lookUp(missionTable, 0, die, modifier).result
    expect([1, 2, 3, 4, 5, 6].map(die => result(die))).toEqual([
      'success',
      'success',
      'unharmed',
      'loses a step',
      'eliminated',
      'gone for good',
    ])
    const both = missionModifiers.kommandoReduced + missionModifiers.secondCas
    expect([result(4, both), result(1, both), result(5, missionModifiers.kommandoReduced)]).toEqual([
      'success',
      'success',
      'loses a step',
    ])
  })
})

describe('other charts', () => {
  it('each sea admits its own navies (12.1)', () => {
    expect(navalPermissions).toEqual({
      'Sea of Marmara': [],
      'Black Sea': ['Soviet'],
      'Aegean Sea': ['British', 'American', 'Italian'],
      'Mediterranean Sea': ['British', 'American', 'Italian'],
    })
    expect(Object.keys(navalPermissions).sort()).toEqual(map.seas.map(({ name }) => name).sort())
  })

  it('the sixteen objectives are cities, the same in the chart and on the map (4.0.1, R-45)', () => {
    const numbers = hexesOf(map, 'objective').map(hex => numberOf(map, hex))
    expect([...objectivesOf(printed)].sort()).toEqual(numbers.toSorted())
    expect(numbers).toHaveLength(16)
    for (const hex of hexesOf(map, 'objective'))
      expect(
        placesAt(map, hex).some(({ kind }) => kind === 'city'),
        numberOf(map, hex),
      ).toBe(true)
  })

  it('the chances of the victory roll are those of two dice (4.0.1)', () => {
    const below = chart('victoryOdds')?.data as { readonly [number: string]: number }
    for (let number = 2; number <= 13; number++) {
      let throws = 0
      for (let a = 1; a <= 6; a++) for (let b = 1; b <= 6; b++) if (a + b < number) throws++
      expect(below[number], String(number)).toBe(throws)
    }
  })

  it('the tables that are lost with the printed map are marked as reconstructed', () => {
    expect(charts.filter(({ source: from }) => from === 'reconstructed').map(({ id }) => id)).toEqual([
      'crt',
      'terrain',
      'goebenRaid',
      'yavuzDamage',
      'objectives',
      'resultCodes',
      'supportPools',
      'turnTrack',
    ])
    expect(new Set(charts.map(({ id }) => id)).size).toBe(charts.length)
  })

  it('what stands in a chart that can be replaced passes its own test', () => {
    const replaceable = charts.filter(each => each.problems)
    expect(replaceable.map(({ id }) => id)).toEqual(['crt', 'terrain', 'goebenRaid', 'yavuzDamage', 'objectives'])
    for (const each of replaceable) expect(each.problems?.(each.data), each.id).toEqual([])
  })

  it('a chart pack with faults is told which', () => {
    const table = combatTable(printed)
    const faults = (id: string, data: never) =>
      chart(id)
        ?.problems?.(data)
        .map(({ path }) => path)
    expect(faults('crt', { ...table, rows: { ...table.rows, 6: Array(9).fill('BOOM') } } as never)).toHaveLength(9)
    expect(faults('crt', { ...table, rows: { 1: table.rows[1] } } as never)).toEqual(['rows'])
    expect(faults('terrain', { ...terrainKey(printed), river: { mp: 1 } } as never)).toEqual(['river.shift'])
    expect(faults('yavuzDamage', { columns: ['result'], rows: { '1-5': ['sinks'] } } as never)).toEqual(['rows'])
    expect(faults('goebenRaid', { columns: ['result'], rows: { '-1..16': ['fiasco'] } } as never)).toEqual(['rows'])
    expect(faults('objectives', ['2709', '2709', '2608', '3203'] as never)).toEqual(['1', '2', '3'])
    expect(faults('objectives', [] as never)).toEqual([''])
  })

  it('a player’s own chart takes the place of a reconstructed one', () => {
    const own = { ...terrainKey(printed), city: { shift: 3 } }
    const charted = { setting: { ...printed.setting, charts: { name: 'mine', charts: { terrain: own } } } }
    expect(terrainKey(charted).city.shift).toBe(3)
    expect(terrainKey(printed).city.shift).toBe(1)
  })
})

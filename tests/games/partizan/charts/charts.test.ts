import { describe, expect, it } from 'vitest'
import type { Json } from '../../../../src/core/json'
import { lookUp } from '../../../../src/core/results-table'
import {
  arrivalsOf,
  assaultTable,
  axisReplacementsOf,
  cacheChitsOf,
  charts,
  closeCombatTable,
  dieModifiers,
  driftOf,
  initiative,
  LANDING_SCARE_RPS,
  partisanSupplyOf,
  prestigeBoxes,
  shifts,
  stackLimits,
  terrainChart,
  titoPrestigeOf,
  turnTrackOf,
  victoryLevels,
  victoryPoints,
  weaponsCacheOf,
} from '../../../../src/games/partizan/charts'
import { markers } from '../../../../src/games/partizan/forces/marker-sheet'
import { ENTRY_COSTS } from '../../../../src/games/partizan/map/entry-costs'

const plain = { setting: { scenario: 'campaign', options: {}, charts: null } }

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0)

describe('charts of the rulebook', () => {
  it('stacking limits (10.1.2)', () => {
    expect(stackLimits).toEqual({ clear: 15, rough: 10, mountain: 5, city: 5 })
  })

  it('initiative (11.4.1, 11.4.2, 12.2)', () => {
    const drm = (turn: number) => (initiative.turns as { readonly [turn: number]: number })[turn] ?? 0
    expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(drm)).toEqual([-1, -1, 0, 0, 1, 1, 1, 1, 0, 0])
    expect(initiative.terrain).toEqual({ clear: 1, rough: 0, mountain: -1 })
    expect([initiative.fullRetreat, initiative.halfRetreat, initiative.partisan]).toEqual([1, 2, 4])
  })

  it('shifts and die modifiers (11.7, 11.8)', () => {
    expect(shifts).toEqual({
      support: 1,
      halfGerman: 1,
      motor: 2,
      partisansInCloseCombat: 1,
      terrain: { clear: 0, rough: -1, mountain: -2 },
      town: -1,
      city: -2,
      river: -1,
    })
    expect(dieModifiers).toEqual({ attackerOutOfSupply: -2, defenderOutOfSupply: 1 })
  })

  it('victory points (18.2, 18.3, 18.4, 18.6, 18.7)', () => {
    const { titoDead, resourceCutOff, landingScareHex, town, city, partisanOffMap } = victoryPoints
    expect([titoDead, resourceCutOff, landingScareHex, town, city, partisanOffMap]).toEqual([-2, 1, 1, 1, 2, -10])
  })

  it('18.8 five levels', () => {
    expect(victoryLevels.map(({ level, from }) => [level, from])).toEqual([
      ['Major Axis Victory', null],
      ['Minor Axis Victory', 175],
      ['Draw', 200],
      ['Minor Partisan Victory', 226],
      ['Major Partisan Victory', 251],
    ])
  })

  it('the boxes of the Prestige Track (19.1.2, 19.1.3.1, 19.1.3.2)', () => {
    expect(prestigeBoxes.map(({ rps }) => rps)).toEqual([0, 0, 0, 1, 2, 3, 4])
    expect(prestigeBoxes.filter(({ bomber }) => bomber).map(({ name }) => name)).toEqual([
      'Most Support to Tito',
      'All Support to Tito',
    ])
    expect(prestigeBoxes.filter(({ sas }) => sas).map(({ name }) => name)).toEqual(['All Support to Tito'])
  })

  it('a landing scare is worth 3 RPs (8.0.3, 13.4)', () => {
    expect(LANDING_SCARE_RPS).toBe(3)
  })
})

describe('reconstructed charts keep what the rulebook says of them', () => {
  it('the Assault Table ends with 7-1, the Close Combat Table with 5-1; both have 2-1 (11.6.2)', () => {
    expect([assaultTable(plain).columns.at(-1), closeCombatTable(plain).columns.at(-1)]).toEqual(['7-1', '5-1'])
    expect([assaultTable(plain), closeCombatTable(plain)].every(table => table.columns.includes('2-1'))).toBe(true)
  })

  it('a 2/1 exists, Re in close combat only (11.6.3, 11.6.4)', () => {
    const cells = (table: ReturnType<typeof assaultTable>) => Object.values(table.rows).flat()
    expect([cells(assaultTable(plain)).length, cells(closeCombatTable(plain)).length]).toEqual([54, 42])
    expect(cells(assaultTable(plain))).toContain('2/1')
    expect(cells(assaultTable(plain)).filter(cell => cell.endsWith('Re'))).toEqual([])
    expect(cells(closeCombatTable(plain)).filter(cell => cell.endsWith('Re')).length).toBe(1 + 3 + 5 + 6 + 7)
  })

  it('results by column and die (11.6.3)', () => {
    const read = (table: ReturnType<typeof assaultTable>, column: string, die: number) =>
      lookUp(table, table.columns.indexOf(column), die).result
    const assault = assaultTable(plain)
    const close = closeCombatTable(plain)
    expect([read(assault, '1-1', 4), read(assault, '2-1', 4), read(assault, '3-1', 4)]).toEqual(['2/1', '1/1', '1/1'])
    expect([read(close, '5-1', 6), read(close, '1-3', 6), read(close, '3-1', 3)]).toEqual(['0/2Re', '1/0Re', '1/1Re'])
    expect(read(assault, '2-1', 0)).toBe('2/0')
  })

  it('better odds and higher dice never cost the attacker more or the defender less (11.6.3)', () => {
    const losses = (cell: string) => cell.replace('Re', '').split('/').map(Number)
    const noWorse = (before: string, after: string) => {
      const [[a, d], [laterA, laterD]] = [losses(before), losses(after)]
      return laterA <= a && laterD >= d
    }
    for (const { rows } of [assaultTable(plain), closeCombatTable(plain)]) {
      const dice = ['1', '2', '3', '4', '5', '6'].map(die => rows[die])
      for (const row of dice) expect(row.slice(1).every((cell, i) => noWorse(row[i], cell))).toBe(true)
      for (const [i, row] of dice.slice(1).entries())
        expect(row.every((cell, column) => noWorse(dice[i][column], cell))).toBe(true)
    }
  })

  it('movement costs (9.1.7, 9.1.8, 9.1.9, 9.2.1)', () => {
    const { hexes, town, city, river, rail } = terrainChart(plain)
    expect(hexes.clear).toEqual({ leg: 1, motor: 1, mountainCavalry: 1 })
    expect([hexes.rough.leg, hexes.rough.motor]).toEqual([2, 3])
    expect([hexes.clear.leg + town, rail]).toEqual([2, 1])
    expect(hexes.mountain.leg + town + river).toBeGreaterThan(4)
    expect(city).toBe(1)
  })

  it('the map page says the same costs as the rules (9.1.5)', () => {
    const { hexes, island, town, city, river, rail } = terrainChart(plain)
    const shown = (on: string, of: string) => ENTRY_COSTS.rows.find(row => row.on === on && row.of === of)?.cost[0]
    const all = (mp: number) => [mp, mp, mp]
    for (const terrain of ['clear', 'rough', 'mountain'] as const) {
      const { leg, motor, mountainCavalry } = hexes[terrain]
      expect(shown('terrain', terrain)).toEqual([leg, motor, mountainCavalry])
    }
    expect(shown('mark', 'island')).toEqual([island, null, island])
    expect([shown('place', 'town'), shown('place', 'city')]).toEqual([all(town), all(city)])
    expect([shown('river', 'river'), shown('river', 'major')]).toEqual([all(river), all(river)])
    expect([shown('line', 'standard'), shown('line', 'narrow')]).toEqual([all(rail), all(rail)])
  })

  it('on turn 5 Italy surrenders up to 2 and a scare comes up to 4; before that nothing is rolled (7.1, 8.0.1)', () => {
    const track = turnTrackOf(plain)
    expect([track[4].surrender, track[4].scare]).toEqual([2, 4])
    expect(track.slice(0, 4).every(({ surrender, scare }) => surrender === 0 && scare === 0)).toBe(true)
    expect(track.slice(4).every(({ surrender, scare }) => surrender > 0 && scare > 0)).toBe(true)
  })

  it('four nations have RPs; Germany 0 on turn 1 and 1 on turn 2 (13.1.2, 13.5.2)', () => {
    const table = axisReplacementsOf(plain)
    expect(Object.keys(table)).toEqual(['German', 'Italian', 'Bulgarian', 'Hungarian'])
    expect(table.German.slice(0, 2)).toEqual([0, 1])
    expect(Object.values(table).map(row => [row.length, sum(row)])).toEqual([
      [10, 19],
      [10, 10],
      [10, 8],
      [10, 5],
    ])
  })

  it('a cache die of 3 brings two +1 chits, of 2 one; no die brings more chits than there are (14.1.3, 14.2)', () => {
    const table = weaponsCacheOf(plain)
    const chits = (die: number) => lookUp(table, 0, die).result
    expect([chits(3), chits(2), chits(0)]).toEqual([[1, 1], [1], []])
    const stock = cacheChitsOf(plain)
    for (const die of [1, 2, 3, 4, 5, 6])
      for (const strength of [1, 2, 3] as const)
        expect(chits(die).filter(chit => chit === strength).length).toBeLessThanOrEqual(stock[strength])
    expect(markers.filter(({ id }) => id.startsWith('cache-')).map(({ count }) => count)).toEqual(Object.values(stock))
  })

  it('a high supply die is bad (15.2.2)', () => {
    const steps = (die: number) => lookUp(partisanSupplyOf(plain), 0, die).result
    expect([-4, 1, 2, 3, 4, 5, 6, 7].map(steps)).toEqual([0, 0, 0, 0, 1, 1, 2, 3])
  })

  it('a drift of 3 is east, and each die has a direction of its own (17.1.3)', () => {
    expect(driftOf(plain)[3]).toBe('E')
    expect(new Set(Object.values(driftOf(plain))).size).toBe(6)
  })

  it('the prestige die moves the marker both ways (19.1.2)', () => {
    const boxes = (die: number) => lookUp(titoPrestigeOf(plain), 0, die).result
    expect([1, 2, 3, 4, 5, 6, 7, 12].map(boxes)).toEqual([-1, 0, 0, 1, 1, 1, 2, 2])
  })
})

describe('chart packs', () => {
  const chart = (id: string) => charts.find(each => each.id === id)
  const faults = (id: string, data: Json) =>
    chart(id)
      ?.problems?.(data)
      .map(({ path }) => path)

  it('a player may replace exactly the charts that are reconstructed', () => {
    expect(charts.filter(({ problems }) => problems !== undefined).map(({ id }) => id)).toEqual(
      charts.filter(({ source }) => source === 'reconstructed').map(({ id }) => id),
    )
    expect(charts.filter(({ source }) => source === 'reconstructed').length).toBe(12)
    expect(new Set(charts.map(({ id }) => id)).size).toBe(charts.length)
  })

  it('each chart finds no fault in itself', () => {
    for (const { id, data, problems } of charts) expect([id, problems?.(data) ?? []]).toEqual([id, []])
  })

  it.each(charts.filter(({ problems }) => problems !== undefined).map(({ id }) => id))(
    '%s refuses what is no chart at all',
    id => {
      expect(faults(id, null)?.length).toBeGreaterThan(0)
      expect(faults(id, {})?.length).toBeGreaterThan(0)
    },
  )

  it('an Assault Table without 7-1, or with Re, is refused', () => {
    const table = assaultTable(plain)
    const short = Object.fromEntries(Object.entries(table.rows).map(([die, cells]) => [die, cells.slice(0, -1)]))
    expect(faults('assault', { columns: table.columns.slice(0, -1), rows: short })).toEqual([''])
    expect(faults('assault', { ...table, rows: { ...table.rows, 6: [...table.rows[6].slice(1), '0/3Re'] } })).toEqual([
      '',
    ])
    expect(faults('closeCombat', closeCombatTable(plain))).toEqual([])
  })

  it('a fault is named by its place', () => {
    const terrain = terrainChart(plain)
    const rough = { ...terrain.hexes.rough, motor: 0 }
    expect(faults('terrain', { ...terrain, hexes: { ...terrain.hexes, rough } })).toEqual(['hexes.rough.motor'])
    const track = turnTrackOf(plain)
    expect(faults('turnTrack', track.with(2, { name: 'May-Aug 1942', surrender: 7, scare: 0 }))).toEqual([
      '2.surrender',
    ])
    const { German, ...others } = axisReplacementsOf(plain)
    expect(faults('axisReplacements', { ...others, German: German.with(9, -1) })).toEqual(['German.9'])
    expect(faults('drift', { ...driftOf(plain), 4: 'E' })).toEqual(['4'])
    expect(faults('drift', { ...driftOf(plain), 4: 'S' })).toEqual(['4'])
    expect(faults('cacheChits', { 1: 4, 2: 3 })).toEqual(['3'])
  })

  it('a table with a hole or an unknown result is refused', () => {
    expect(faults('weaponsCache', { columns: ['chits'], rows: { '0-2': [[]], '4+': [[1]] } })).toEqual([''])
    expect(faults('weaponsCache', { columns: ['chits'], rows: { '3-': [[]], '4+': [[4]] } })).toEqual([''])
    expect(faults('partisanSupply', { columns: ['steps'], rows: { '3-': [0], '4-6': [1] } })).toEqual([''])
    expect(faults('titoPrestige', { columns: ['boxes'], rows: { '1-6': [0.5] } })).toEqual([''])
  })

  it('ratings are wanted for both sides of a two-step unit and for one side of the others', () => {
    const ratings = chart('ratings')?.data as { readonly [id: string]: Json }
    expect(faults('ratings', { ...ratings, 'ge-714': { full: { attack: 3, defence: 3, move: 6 } } })).toEqual([
      'ge-714.reduced.attack',
      'ge-714.reduced.defence',
      'ge-714.reduced.move',
    ])
    expect(faults('ratings', { ...ratings, 'pa-4kr': { full: { attack: 2, defence: 1, move: 8 } } })).toEqual([])
  })

  it('every unit that waits arrives once', () => {
    const arrivals = arrivalsOf(plain)
    const expected = (data: Json) =>
      chart('arrivals')
        ?.problems?.(data)
        .map(each => each.expected)
    expect(expected({ ...arrivals, 1: ['ge-704', 'ge-717'] })).toEqual(['ge-342 on one turn'])
    expect(expected({ ...arrivals, 9: [...arrivals[9], 'ge-342'] })).toEqual(['ge-342 on one turn'])
    expect(expected({ ...arrivals, 10: [...arrivals[10], 'ge-714'] })).toEqual(['no "ge-714"'])
    const { 4: _, ...gap } = arrivals
    expect(expected(gap)).toContain('a list of units')
  })

  it('a pack takes the place of a reconstructed chart', () => {
    const drift = { 1: 'NE', 2: 'E', 3: 'SE', 4: 'SW', 5: 'W', 6: 'NW' }
    const s = { setting: { ...plain.setting, charts: { name: 'mine', charts: { drift } } } }
    expect([driftOf(s)[3], driftOf(plain)[3]]).toEqual(['SE', 'E'])
  })
})

import { describe, expect, it } from 'vitest'
import { entryFacts } from '../../src/core/map/entry-costs'
import { hexOf } from '../../src/core/map/map-queries'
import { readMapSource } from '../../src/core/map/read-map-source'
import { games } from '../../src/games'
import { maps } from '../../src/games/maps'

const open = async (game: string) => {
  const { entryCosts, source } = await maps[game]()
  return { costs: entryCosts, map: readMapSource(await source()) }
}

describe.each(games.map(({ id }) => id))('the entry costs of %s', game => {
  it('have a line for every terrain, river class and road class of the map', async () => {
    const { costs, map } = await open(game)
    const has = (on: string, of: string) => costs.rows.some(row => row.on === on && row.of === of)
    for (const { name } of map.terrains) expect(has('terrain', name), name).toBe(true)
    for (const { name } of map.riverClasses) expect(has('river', name), name).toBe(true)
    for (const { name, kind } of map.lineClasses) if (kind === 'road') expect(has('line', name), name).toBe(true)
  })

  it('name only what the map has', async () => {
    const { costs, map } = await open(game)
    const known = {
      terrain: (of: string) => map.terrainByName.has(of),
      place: (of: string) =>
        map.places.some(place => place.kind === of || Object.values(place.attributes).includes(of)),
      mark: (of: string) => map.marks.has(of),
      river: (of: string) => map.riverClasses.some(({ name }) => name === of),
      hexside: (of: string) => of === 'strait' || of === 'blocked' || map.hexsideMarks.has(of),
      line: (of: string) => map.lineClasses.some(({ name }) => name === of),
    }
    for (const { on, of } of costs.rows) expect(known[on](of), `${on} ${of}`).toBe(true)
  })

  it('give every line a cost for each class under each condition', async () => {
    const { costs } = await open(game)
    for (const { of, cost } of costs.rows) {
      expect(
        cost.map(each => each.length),
        of,
      ).toEqual(costs.conditions.map(() => costs.classes.length))
    }
  })
})

describe('what the rulebooks say of entry costs', () => {
  const into = async (game: string, hex: string) => {
    const { costs, map } = await open(game)
    return entryFacts(costs, map, hexOf(map, hex))[0].into
  }

  it('Gambit 11.2 light infantry pays 1 in rough, all others 2', async () => {
    const { costs } = await open('balkan-gambit')
    expect(costs.rows.find(({ of }) => of === 'rough')?.cost).toEqual([[1, 2, 2]])
  })

  it('Partizan 9.1.8 a clear hex with a town costs 2', async () => {
    const { costs, map } = await open('partizan')
    const town = map.places.find(
      place => place.kind === 'town' && map.terrains[map.tables.terrain[place.hex]].name === 'clear',
    )
    expect(town).toBeDefined()
    if (town) expect(entryFacts(costs, map, town.hex)[0].into).toEqual([2, 2, 2])
  })

  it('Front 6.3 a mountain hex costs artillery 6, infantry 3, mountain troops 2', async () => {
    const { costs, map } = await open('balkan-front')
    const mountain = map.grid.numbers.find(
      (_, hex) => map.terrains[map.tables.terrain[hex]].name === 'mountain' && map.tables.inPlay[hex] === 1,
    )
    expect(mountain === undefined ? null : await into('balkan-front', mountain)).toEqual([6, 3, 2])
    expect(costs.classes).toEqual(['c/m and artillery', 'other', 'mountain'])
  })
})

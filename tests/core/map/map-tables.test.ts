import { describe, expect, it } from 'vitest'
import { hexsideBetween } from '../../../src/core/hex/lookup'
import type { HexId, HexsideId } from '../../../src/core/ids'
import { RAIL_BRIDGE, ROAD_BRIDGE } from '../../../src/core/map/hex-map'
import { hexOf, lineBit, seaBit, sideOf } from '../../../src/core/map/map-queries'
import { readMapSource } from '../../../src/core/map/read-map-source'
import { sampleSource } from './sample-map'

const source = sampleSource()
const map = readMapSource(source)
const { tables, grid } = map
const hexIds = Array.from({ length: grid.size }, (_, hex) => hex as HexId)
const sideIds = Array.from({ length: grid.hexsideCount }, (_, side) => side as HexsideId)
const entryOf = (hex: HexId) => {
  const entry = source.hexes.find(({ hex: number }) => hexOf(map, number) === hex)
  if (entry === undefined) throw new Error(`no entry for ${hex}`)
  return entry
}
const side = (text: string): HexsideId => {
  const [a, b] = text.split('/')
  return sideOf(map, hexOf(map, a), hexOf(map, b))
}

describe('the tables of a map', () => {
  it('give every hex its terrain, ground and play as listed', () => {
    for (const hex of hexIds) {
      const entry = entryOf(hex)
      const terrain = source.terrains.findIndex(({ name }) => name === entry.terrain)
      expect(tables.terrain[hex]).toBe(terrain)
      expect(['land', 'sea', 'lake'][tables.ground[hex]]).toBe(source.terrains[terrain].ground)
      expect(tables.inPlay[hex]).toBe(entry.outOfPlay ? 0 : 1)
    }
  })

  it('give every hex its sea and its coasts as listed', () => {
    for (const hex of hexIds) {
      const entry = entryOf(hex)
      expect(tables.sea[hex]).toBe(source.seas.findIndex(({ name }) => name === entry.sea))
      expect(tables.coast[hex]).toBe((entry.coast ?? []).reduce((bits, name) => bits + seaBit(map, name), 0))
    }
  })

  it('give every hex its area in each period as listed', () => {
    for (const hex of hexIds) {
      const { area } = entryOf(hex)
      source.periods.forEach((name, period) => {
        const own = typeof area === 'object' ? area[name] : area
        expect(tables.area[period][hex]).toBe(source.areas.findIndex(known => known.name === own))
      })
    }
  })

  it('mark the hexes of a group of areas in the periods they belong to it', () => {
    const members = (period: number) => hexIds.filter(hex => tables.group.get('Ottoman Empire')?.[period][hex] === 1)
    expect(members(0)).toEqual([hexOf(map, '0201'), hexOf(map, '0301')])
    expect(members(1)).toEqual([])
  })

  it('give every side its river and rank, and no other side', () => {
    for (const id of sideIds) {
      const at = source.rivers.findIndex(river => river.sides.some(text => side(text) === id))
      expect(tables.river[id]).toBe(at)
      expect(tables.riverRank[id]).toBe(at < 0 ? 0 : source.rivers[at].class === 'great' ? 3 : 1)
    }
  })

  it('let the greater of two rivers on one side count, in either order', () => {
    for (const order of [(l: unknown[]) => l, (l: unknown[]) => l.reverse()]) {
      const changed = sampleSource()
      changed.rivers[1].sides.push('0102/0203')
      order(changed.rivers)
      const both = readMapSource(changed)
      const shared = sideOf(both, hexOf(both, '0102'), hexOf(both, '0203'))
      expect(both.rivers[both.tables.river[shared]].name).toBe('Maritsa')
      expect(both.tables.riverRank[shared]).toBe(3)
    }
  })

  it('give every side its strait, closure and bridges, and no other side', () => {
    for (const id of sideIds) {
      const entry = source.hexsides.find(known => side(known.side) === id)
      expect(tables.strait[id]).toBe(entry?.strait ? 1 : 0)
      expect(tables.blocked[id]).toBe(entry?.blocked ? 1 : 0)
      const road = entry?.bridge?.includes('road') ? ROAD_BRIDGE : 0
      const rail = entry?.bridge?.includes('rail') ? RAIL_BRIDGE : 0
      expect(tables.bridge[id]).toBe(road + rail)
    }
  })

  it('give every side and hex the lines of each period', () => {
    source.periods.forEach((name, period) => {
      const lines = source.lines.filter(line => line.periods === undefined || line.periods.includes(name))
      for (const id of sideIds) {
        const crossing = lines.filter(({ hexes }) =>
          hexes.slice(1).some((to, i) => hexsideBetween(grid, hexOf(map, hexes[i]), hexOf(map, to)) === id),
        )
        expect(tables.lines[period][id]).toBe(crossing.reduce((bits, line) => bits | lineBit(map, line.class), 0))
      }
      for (const hex of hexIds) {
        const through = lines.filter(({ hexes }) => hexes.some(number => hexOf(map, number) === hex))
        expect(tables.linesInHex[period][hex]).toBe(through.reduce((bits, line) => bits | lineBit(map, line.class), 0))
      }
    })
  })

  it('give a wall to the hex behind it and not to the hex it faces', () => {
    const found = Array.from({ length: grid.size * 6 }, (_, at) => at).filter(at => tables.wall[at] >= 0)
    const said = found.map(at => {
      const wall = map.walls[tables.wall[at]]
      return [Math.floor(at / 6), grid.neighbour[at], wall.owner]
    })
    expect(said).toEqual([
      [hexOf(map, '0203'), hexOf(map, '0303'), 'Bulgaria'],
      [hexOf(map, '0303'), hexOf(map, '0203'), 'Turkey'],
    ])
  })

  it('are typed arrays', () => {
    expect(tables.terrain).toBeInstanceOf(Uint8Array)
    expect(tables.lines[1]).toBeInstanceOf(Uint16Array)
    expect(tables.area[1]).toBeInstanceOf(Int16Array)
  })
})

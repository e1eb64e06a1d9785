import { describe, expect, it } from 'vitest'
import type { MapSource } from '../../src/core/map/map-source'
import { mapOf } from '../../src/core/map/read-map-source'
import {
  areasInPieces,
  brokenRivers,
  deadEnds,
  hairpins,
  linesOnWater,
  rulebookFaults,
  unreachablePlaces,
} from './map-sense'

// Six rows of six pointy hexes, odd rows half a hex further east: 0303 touches 0203, 0204, 0403 and 0404. All land but row 06.
const numbers = [1, 2, 3, 4, 5, 6].flatMap(row => [1, 2, 3, 4, 5, 6].map(column => `0${row}0${column}`))

const source: MapSource = {
  format: 'powderkeg-map/1',
  name: 'Test',
  grid: { shape: 'pointy', digits: 'RRCC', rowsGrow: 'south', columnsGrow: 'east', shifted: 'odd' },
  periods: ['all'],
  terrains: [
    { name: 'clear', ground: 'land' },
    { name: 'sea', ground: 'sea' },
  ],
  seas: [{ name: 'Sea' }],
  areas: [{ name: 'North' }, { name: 'South' }],
  groups: [],
  riverClasses: [{ name: 'river', rank: 1 }],
  lineClasses: [
    { name: 'road', kind: 'road' },
    { name: 'rail', kind: 'rail' },
  ],
  hexes: numbers.map(hex => {
    if (hex.startsWith('06')) return { hex, terrain: 'sea', sea: 'Sea' }
    const coast = hex.startsWith('05') ? { coast: ['Sea'] } : {}
    return { hex, terrain: 'clear', area: hex < '0400' ? 'North' : 'South', ...coast }
  }),
  hexsides: [],
  rivers: [],
  lines: [],
  places: [],
  marks: [],
  boxes: [],
}

const map = (change: Partial<MapSource>) => mapOf({ ...source, ...change })
const river = (...sides: string[]) => ({ name: 'Brook', class: 'river', sides })
const road = (...hexes: string[]) => ({ name: 'Way', class: 'road', hexes })
const town = (hex: string) => ({ name: 'Town', hex, kind: 'town' })

describe('the sense tests find what is wrong', () => {
  it('a river that breaks off, and one that ends on dry land', () => {
    expect(brokenRivers(map({ rivers: [river('0202/0302', '0204/0304')] }))).toHaveLength(1)
    expect(brokenRivers(map({ rivers: [river('0202/0302', '0203/0302', '0203/0303')] }))).toEqual([
      'Brook ends inland between 0203, 0204, 0303',
    ])
  })

  it('but not one that runs off the map, into a river or into the sea', () => {
    expect(brokenRivers(map({ rivers: [river('0202/0302', '0202/0301', '0201/0301')] }))).toEqual([])
    const stem = river('0203/0303', '0203/0302', '0202/0302', '0202/0301', '0201/0301')
    expect(brokenRivers(map({ rivers: [stem, river('0102/0202', '0202/0203')] }))).toEqual([])
    expect(brokenRivers(map({ rivers: [river('0404/0503', '0503/0504')] }))).toEqual([])
  })

  it('a road that ends in nothing', () => {
    const lines = [road('0202', '0203', '0204')]
    expect(deadEnds(map({ lines }), 'road')).toEqual(['road ends in 0202 (all)', 'road ends in 0204 (all)'])
    expect(deadEnds(map({ lines, places: [town('0202'), town('0204')] }), 'road')).toEqual([])
    expect(deadEnds(map({ lines: [road('0201', '0202', '0203', '0204', '0205', '0206')] }), 'road')).toEqual([])
  })

  it('a road that turns back on itself, unless a town or a junction lies there', () => {
    const lines = [road('0202', '0302', '0203')]
    expect(hairpins(map({ lines }))).toEqual(['Way: 0202 0302 0203'])
    expect(hairpins(map({ lines, places: [town('0302')] }))).toEqual([])
    expect(hairpins(map({ lines: [...lines, road('0302', '0402')] }))).toEqual([])
  })

  it('a road through the sea', () => {
    expect(linesOnWater(map({ lines: [road('0502', '0602')] }))).toEqual(['a road or railway in 0602, sea'])
  })

  it('a place cut off without a port', () => {
    const cut = ['0101/0102', '0101/0201', '0101/0202'].map(side => ({ side, blocked: 'cliff' }))
    expect(unreachablePlaces(map({ hexsides: cut, places: [town('0101')] }))).toEqual(['Town 0101'])
    expect(unreachablePlaces(map({ hexsides: cut, places: [{ ...town('0101'), port: true }] }))).toEqual([])
  })

  it('an area in pieces', () => {
    const hexes = source.hexes.map(entry => (entry.hex === '0101' ? { ...entry, area: 'South' } : entry))
    expect(areasInPieces(map({ hexes }))).toEqual(['South: 2'])
  })

  it('a hex that is not what a rule needs', () => {
    const need = { hex: '0101', rules: ['1'], ground: 'sea', area: 'South', place: 'Town', isCoastal: true } as const
    expect(rulebookFaults(map({}), need)).toHaveLength(4)
    expect(rulebookFaults(map({}), { hex: '0909', rules: ['1'], ground: 'land' })).toEqual(['0909 is not on the map'])
    expect(rulebookFaults(map({}), { hex: '0101', rules: ['1'], ground: 'land', area: 'North' })).toEqual([])
  })
})

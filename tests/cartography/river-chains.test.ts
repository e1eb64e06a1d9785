import { describe, expect, it } from 'vitest'
import { chainRivers, type UnorderedRiver } from '../../src/cartography/river-chains'
import { createGrid } from '../../src/core/hex/create-grid'
import type { GridSpec } from '../../src/core/hex/grid'
import { hexLookup } from '../../src/core/hex/lookup'

// Rows of pointy hexes, odd rows half a hex further east: 0203 stands above 0302 and 0303.
const SPEC: GridSpec = { shape: 'pointy', digits: 'RRCC', rowsGrow: 'south', columnsGrow: 'east', shifted: 'odd' }
const grid = createGrid(SPEC, { rows: [1, 6], columns: [1, 6] })

/** Between rows 2 and 3 from west to east. */
const STEM = ['0202/0301', '0202/0302', '0203/0302', '0203/0303', '0204/0303', '0204/0304']

const river = (sides: readonly string[], more: Partial<UnorderedRiver> = {}): UnorderedRiver => ({
  name: 'Stem',
  class: 'major',
  sides,
  priority: 1,
  ...more,
})

const shuffled = ['0204/0303', '0202/0301', '0203/0303', '0204/0304', '0302/0203', '0302/0202']

describe('rivers are ordered from source to mouth', () => {
  it('puts scattered sides in a row towards the mouth', () => {
    expect(chainRivers(grid, [river(shuffled, { mouth: '0205' })])).toEqual([
      { name: 'Stem', class: 'major', sides: STEM },
    ])
  })

  it('turns the row round when the mouth is at the other end', () => {
    const [entry] = chainRivers(grid, [river(shuffled, { mouth: ['0201', '0301'] })])
    expect(entry?.sides).toEqual([...STEM].reverse())
  })

  it('flows away from a head that is named', () => {
    const [entry] = chainRivers(grid, [river(STEM, { head: '0205' })])
    expect(entry?.sides).toEqual([...STEM].reverse())
  })

  it('keeps the order of the list when nothing else is known', () => {
    expect(chainRivers(grid, [river(STEM)])[0]?.sides).toEqual(STEM)
    expect(chainRivers(grid, [river([...STEM].reverse())])[0]?.sides).toEqual([...STEM].reverse())
  })

  it('flows into water', () => {
    const sea = hexLookup(grid)('0201')
    const [entry] = chainRivers(grid, [river(STEM)], hex => hex === sea)
    expect(entry?.sides).toEqual([...STEM].reverse())
  })
})

describe('a side that two rivers claim', () => {
  // from the north between 0202 and 0203, then along the stem
  const tributary = river(['0202/0203', '0203/0302', '0203/0303'], { name: 'Brook', class: 'river', priority: 0 })

  it('belongs to the greater one, and the tributary ends at the confluence', () => {
    expect(chainRivers(grid, [tributary, river(STEM)])).toEqual([
      { name: 'Brook', class: 'river', sides: ['0202/0203'] },
      { name: 'Stem', class: 'major', sides: STEM },
    ])
  })

  it('belongs to the first one in the list among equals', () => {
    const entries = chainRivers(grid, [{ ...tributary, priority: 1 }, river(STEM, { mouth: '0205' })])
    expect(entries.map(entry => [entry.name, entry.sides])).toEqual([
      ['Brook', ['0202/0203', '0203/0302', '0203/0303']],
      ['Stem', ['0202/0301', '0202/0302']],
      ['Stem', ['0204/0303', '0204/0304']],
    ])
  })

  it('makes a tributary flow towards the greater river, however it is listed', () => {
    const upstream = river(['0202/0203', '0102/0202'], { name: 'Brook', class: 'river', priority: 0 })
    const [entry] = chainRivers(grid, [upstream, river(STEM)])
    expect(entry?.sides).toEqual(['0102/0202', '0202/0203'])
  })
})

describe('a river that is not one line', () => {
  it('has an entry for each part where it is broken', () => {
    const entries = chainRivers(grid, [river(['0202/0301', '0204/0304'])])
    expect(entries.map(entry => entry.sides)).toEqual([['0202/0301'], ['0204/0304']])
  })

  it('has an entry for a branch, which ends where it meets the stem', () => {
    const entries = chainRivers(grid, [river(['0102/0202', '0202/0203', ...STEM], { head: '0301', mouth: '0205' })])
    expect(entries.map(entry => entry.sides)).toEqual([STEM, ['0102/0202', '0202/0203']])
  })

  it('goes round an island in two arms that meet again', () => {
    const north = ['0203/0303', '0204/0303']
    const south = ['0302/0303', '0303/0403', '0303/0404', '0303/0304']
    const sides = ['0204/0304', ...south, ...north, '0203/0302']
    const entries = chainRivers(grid, [river(sides, { head: '0202', mouth: '0205' })])
    expect(entries.map(entry => entry.sides)).toEqual([['0203/0302', ...north, '0204/0304'], south])
  })
})

it('refuses two hexes that do not touch', () => {
  expect(() => chainRivers(grid, [river(['0202/0204'])])).toThrow('0202/0204 is no hexside of this map')
})

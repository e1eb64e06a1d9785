import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Atlas } from '../../src/cartography/atlas'
import { ATLASES } from '../../src/cartography/atlases/index'
import { compileFiles, compileMap } from '../../src/cartography/compile-map'
import { PROJECT } from '../../src/cartography/project-files'
import { notedStamps, stampOf, sumOf } from '../../src/cartography/stamps'
import type { MapSource } from '../../src/core/map/map-source'

const source: MapSource = {
  format: 'powderkeg-map/1',
  name: 'Two hexes',
  grid: { shape: 'pointy', digits: 'RRCC', rowsGrow: 'south', columnsGrow: 'east', shifted: 'odd' },
  periods: ['all'],
  terrains: [
    { name: 'clear', ground: 'land' },
    { name: 'sea', ground: 'sea' },
  ],
  seas: [{ name: 'Sea' }],
  areas: [{ name: 'Land' }],
  groups: [],
  riverClasses: [],
  lineClasses: [],
  hexes: [
    { hex: '0101', terrain: 'clear', area: 'Land' },
    { hex: '0102', terrain: 'sea', sea: 'Sea' },
  ],
  hexsides: [],
  rivers: [],
  lines: [],
  places: [],
  marks: [],
  boxes: [],
}

const atlas = (excuses: Atlas['excuses']): Atlas => ({
  game: 'two-hexes',
  title: 'Two hexes',
  subtitle: '',
  formula: (lon, lat) => ({ u: lon, v: lat }),
  source,
  corrections: [],
  excuses,
  placePositions: [],
  labels: [],
  lakes: [],
})

const EXCUSE = { check: 'coast-missing', at: '0101', why: 'a cliff' } as const

describe('compiling a map', () => {
  it('refuses a finding that nobody excused', () => {
    expect(() => compileMap(atlas([]))).toThrow('coast-missing at 0101')
  })

  it('accepts one that is excused', () => {
    expect(compileMap(atlas([EXCUSE])).map.grid.size).toBe(2)
  })

  it('refuses an excuse for something that is no longer found', () => {
    expect(() => compileMap(atlas([EXCUSE, { ...EXCUSE, at: '0102' }]))).toThrow('idle excuse: coast-missing at 0102')
  })
})

const committed = (path: string): string => readFileSync(join(PROJECT, path), 'utf8')

/** Drawn anew at every run, whatever was noted. */
const ALWAYS = 'partizan'

describe('the committed maps are what the atlases give', () => {
  const stamps = notedStamps()

  it.each(Object.keys(ATLASES))('%s: map and drawing, byte for byte', async game => {
    // Compiled before from these very sources to this very map: npm run maps notes it.
    if (game !== ALWAYS && stamps[game] === stampOf(game)) return
    const differing: string[] = []
    for await (const [path, text] of compileFiles(await ATLASES[game]())) {
      if (committed(path) !== text) differing.push(`${path} differs: run npm run maps`)
    }
    expect(differing).toEqual([])
  })

  it('and the sum that says so is that of these texts under these names alone', () => {
    const sum = sumOf([
      ['a', 'one'],
      ['b', 'two'],
    ])
    expect(sumOf([['a', 'one']])).not.toBe(sum)
    expect(
      sumOf([
        ['a', 'oneb'],
        ['', 'two'],
      ]),
    ).not.toBe(sum)
    expect(
      sumOf([
        ['a', 'one'],
        ['b', 'two!'],
      ]),
    ).not.toBe(sum)
    expect(
      sumOf([
        ['a', 'one'],
        ['b', 'two'],
      ]),
    ).toBe(sum)
    expect(stampOf('partizan')).not.toBe(stampOf('balkan-gambit'))
  })
})

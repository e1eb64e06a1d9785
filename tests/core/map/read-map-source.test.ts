import { describe, expect, it } from 'vitest'
import { MapSourceError } from '../../../src/core/map/map-problem'
import type { MapSource } from '../../../src/core/map/map-source'
import { readMapSource } from '../../../src/core/map/read-map-source'
import { sampleSource, sampleWith } from './sample-map'

const refusal = (json: unknown): MapSourceError => {
  try {
    readMapSource(json)
  } catch (error) {
    if (error instanceof MapSourceError) return error
    throw error
  }
  throw new Error('the map was read')
}

const withKey = (key: string, value: unknown): unknown => ({ ...sampleSource(), [key]: value })

describe('a map source is refused', () => {
  const faults: [string, unknown, string, string, string][] = [
    ['a file that is no object', 'map', 'the file', 'object', '"map"'],
    ['another format', withKey('format', 'powderkeg-map/9'), 'format', '"powderkeg-map/1"', '"powderkeg-map/9"'],
    ['a missing list', { ...sampleSource(), marks: undefined }, 'marks', 'array', 'nothing'],
    ['an unknown key', withKey('rails', []), 'rails', 'no such key', '"rails"'],
    [
      'neither one area nor areas by period',
      withKey('hexes', [{ hex: '0101', terrain: 'clear', area: 7 }]),
      'hexes[0].area',
      'string or object',
      '7',
    ],
    ['a number where a name belongs', withKey('name', 7), 'name', 'string', '7'],
    ['no period at all', withKey('periods', []), 'periods', 'at least one period', '0'],
    ['no hex at all', withKey('hexes', []), 'hexes', 'at least one hex', '0'],
  ]
  it.each(faults)('for %s', (_, json, path, expected, found) => {
    expect(refusal(json).problems).toEqual([{ path, expected, found }])
  })

  it('for a hex without terrain', () => {
    const source = sampleSource() as unknown as { hexes: { terrain?: string }[] }
    delete source.hexes[3].terrain
    expect(refusal(source).problems).toEqual([{ path: 'hexes[3].terrain', expected: 'a value', found: 'nothing' }])
  })

  it('for a value no JSON file can hold', () => {
    const source = sampleWith(s => {
      s.marks[1].hexes[1] = { hex: '0202', value: Number.NaN }
    })
    expect(refusal(source).problems[0].path).toBe('marks[1].hexes[1].value')
  })

  const senseless: [string, (source: MapSource) => void, string, string, string][] = [
    ['a hex listed twice', s => s.hexes.push(s.hexes[1]), 'hexes[16].hex', 'each hex once', '"0102" again'],
    [
      'a hex number of no sheet of the grid',
      s => s.hexes.push({ hex: '15B:0105', terrain: 'clear' }),
      'hexes[16].hex',
      'a number this grid can have',
      '"15B:0105"',
    ],
    [
      'a malformed hex number',
      s => s.hexes.push({ hex: '105', terrain: 'clear' }),
      'hexes[16].hex',
      'a hex number of four digits',
      '"105"',
    ],
    ['a period twice', s => s.periods.push('1912'), 'periods[2]', 'each period once', '"1912" again'],
    [
      'a terrain declared twice',
      s => s.terrains.push({ name: 'clear', ground: 'land' }),
      'terrains[4].name',
      'a name not used before',
      '"clear" again',
    ],
    [
      'an undeclared terrain',
      s => {
        s.hexes[1].terrain = 'clea'
      },
      'hexes[1].terrain',
      'a declared terrain',
      '"clea"',
    ],
    [
      'an undeclared area',
      s => {
        s.hexes[1].area = 'Thessaly'
      },
      'hexes[1].area',
      'a declared area',
      '"Thessaly"',
    ],
    [
      'an undeclared area in one period',
      s => {
        s.hexes[1].area = { '1912': 'Thrace', '1913': 'Thessaly' }
      },
      'hexes[1].area.1913',
      'a declared area',
      '"Thessaly"',
    ],
    [
      'an area in an unknown period',
      s => {
        s.hexes[1].area = { '1914': 'Thrace' }
      },
      'hexes[1].area.1914',
      'a declared period',
      '"1914"',
    ],
    [
      'an undeclared second area',
      s => {
        s.hexes[1].alsoIn = ['Thessaly']
      },
      'hexes[1].alsoIn[0]',
      'a declared area',
      '"Thessaly"',
    ],
    [
      'an undeclared sea',
      s => {
        s.hexes[3].sea = 'Ionian'
      },
      'hexes[3].sea',
      'a declared sea',
      '"Ionian"',
    ],
    [
      'an undeclared coast',
      s => {
        s.hexes[2].coast = ['Ionian']
      },
      'hexes[2].coast[0]',
      'a declared sea',
      '"Ionian"',
    ],
    [
      'a group of an undeclared area',
      s => s.groups[0].areas.push('Thessaly'),
      'groups[0].areas[1]',
      'a declared area',
      '"Thessaly"',
    ],
    [
      'an area of an unknown period',
      s => {
        s.areas[1].periods = ['1914']
      },
      'areas[1].periods[0]',
      'a declared period',
      '"1914"',
    ],
    [
      'a hexside between strangers',
      s => {
        s.hexsides[0].side = '0102/0303'
      },
      'hexsides[0].side',
      'two neighbouring hexes',
      '"0102/0303"',
    ],
    [
      'a hexside of a missing hex',
      s => {
        s.hexsides[0].side = '0102/0909'
      },
      'hexsides[0].side',
      'the number of a hex on this map',
      '"0909"',
    ],
    [
      'a hexside twice, the other way round',
      s => s.hexsides.push({ side: '0202/0102' }),
      'hexsides[6].side',
      'each hexside once',
      '"0202/0102" again',
    ],
    [
      'a wall behind a hex elsewhere',
      s => {
        s.hexsides[3].walls = [{ behind: '0102', owner: 'Turkey' }]
      },
      'hexsides[3].walls[0].behind',
      'one of the hexes of 0203/0303',
      '"0102"',
    ],
    [
      'a river of no class',
      s => {
        s.rivers[0].class = 'creek'
      },
      'rivers[0].class',
      'a declared river class',
      '"creek"',
    ],
    [
      'a river between strangers',
      s => {
        s.rivers[0].sides[1] = '0102/0303'
      },
      'rivers[0].sides[1]',
      'two neighbouring hexes',
      '"0102/0303"',
    ],
    [
      'a line of no class',
      s => {
        s.lines[0].class = 'path'
      },
      'lines[0].class',
      'a declared line class',
      '"path"',
    ],
    [
      'a line with a gap',
      s => {
        s.lines[0].hexes = ['0302', '0103']
      },
      'lines[0].hexes[1]',
      'a neighbour of 0302',
      '"0103"',
    ],
    [
      'a line in a hex twice running',
      s => {
        s.lines[0].hexes = ['0302', '0302']
      },
      'lines[0].hexes[1]',
      'a neighbour of 0302',
      '"0302"',
    ],
    [
      'a line of an unknown period',
      s => {
        s.lines[2].periods = ['1914']
      },
      'lines[2].periods[0]',
      'a declared period',
      '"1914"',
    ],
    [
      'a place off the map',
      s => {
        s.places[0].hex = '0909'
      },
      'places[0].hex',
      'the number of a hex on this map',
      '"0909"',
    ],
    [
      'a second hex of a place off the map',
      s => {
        s.places[1].alsoHexes = ['0909']
      },
      'places[1].alsoHexes[0]',
      'the number of a hex on this map',
      '"0909"',
    ],
    [
      'a mark off the map',
      s => {
        s.marks[0].hexes[2] = '0909'
      },
      'marks[0].hexes[2]',
      'the number of a hex on this map',
      '"0909"',
    ],
    [
      'a mark on one hex twice',
      s => s.marks[0].hexes.push('0103'),
      'marks[0].hexes[3]',
      'each hex of a mark once',
      '"0103" again',
    ],
    [
      'two marks of one name',
      s => s.marks.push({ name: 'legal beach', hexes: [] }),
      'marks[2].name',
      'a name not used before',
      '"legal beach" again',
    ],
    [
      'two boxes of one id',
      s => s.boxes.push({ id: 'pool', name: 'Other' }),
      'boxes[2].id',
      'a name not used before',
      '"pool" again',
    ],
    [
      'a link to a missing box',
      s => {
        s.boxes[1].links = [{ box: 'attic' }]
      },
      'boxes[1].links[0].box',
      'a declared box',
      '"attic"',
    ],
    [
      'a link to a missing hex',
      s => {
        s.boxes[1].links = [{ hex: '0909' }]
      },
      'boxes[1].links[0].hex',
      'the number of a hex on this map',
      '"0909"',
    ],
    [
      'a link to nothing',
      s => {
        s.boxes[1].links = [{ distance: 1 }]
      },
      'boxes[1].links[0]',
      'either a hex or a box',
      'neither',
    ],
    [
      'a link to a hex and a box at once',
      s => {
        s.boxes[1].links = [{ hex: '0403', box: 'pool' }]
      },
      'boxes[1].links[0]',
      'either a hex or a box',
      'both',
    ],
  ]
  it.each(senseless)('for %s', (_, change, path, expected, found) => {
    expect(refusal(sampleWith(change)).problems).toEqual([{ path, expected, found }])
  })

  it('for a hex under both names that two sheets give it', () => {
    const source = sampleWith(s => {
      s.grid.sheets = [
        { name: 'A', rows: [1, 3], rowOffset: 0 },
        { name: 'B', rows: [1, 2], rowOffset: 2 },
      ]
      Object.assign(s, { hexsides: [], rivers: [], lines: [], places: [], marks: [], boxes: [] })
      s.hexes = ['A:0201', 'A:0301', 'B:0101'].map(hex => ({ hex, terrain: 'clear', area: 'Thrace' }))
    })
    expect(refusal(source).problems).toEqual([
      { path: 'hexes[2].hex', expected: 'each hex once', found: '"B:0101" again' },
    ])
  })
})

describe('the refusal', () => {
  it('names every fault at once, path first', () => {
    const error = refusal(
      sampleWith(s => {
        s.hexes[1].terrain = 'clea'
        s.places[0].hex = '0909'
      }),
    )
    expect(error.message).toBe(
      [
        'This map cannot be read:',
        'hexes[1].terrain: expected a declared terrain, found "clea"',
        'places[0].hex: expected the number of a hex on this map, found "0909"',
      ].join('\n'),
    )
  })

  it('shows fifty faults and counts the rest', () => {
    const error = refusal(
      sampleWith(s => {
        s.marks[0].hexes = Array.from({ length: 60 }, (_, i) => `90${10 + i}`)
      }),
    )
    expect(error.problems).toHaveLength(50)
    expect(error.count).toBe(60)
    expect(error.message.endsWith('\nand 10 more')).toBe(true)
  })
})

describe('a map', () => {
  it('cannot be changed', () => {
    const map = readMapSource(sampleSource())
    expect(() => Object.assign(map, { name: 'Other' })).toThrow(TypeError)
    expect(() => Object.assign(map.places[0], { name: 'Other' })).toThrow(TypeError)
    expect(() => Object.assign(map.tables, { terrain: [] })).toThrow(TypeError)
  })

  it('is not tied to the source it was read from', () => {
    const source = sampleSource()
    const map = readMapSource(source)
    source.places[0].name = 'Other'
    source.periods.push('1914')
    expect(map.places[0].name).toBe('Edirne')
    expect(map.periods).toEqual(['1912', '1913'])
  })
})

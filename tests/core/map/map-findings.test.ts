import { describe, expect, it } from 'vitest'
import { type CheckName, type Finding, inspectMapSource, unexcused } from '../../../src/core/map/map-findings'
import type { MapSource } from '../../../src/core/map/map-source'
import { sampleSource, sampleWith } from './sample-map'

const findings = (change: (source: MapSource) => void): readonly Finding[] =>
  inspectMapSource(sampleWith(change)).findings

describe('the judge of maps', () => {
  it('finds nothing wrong with a sound map', () => {
    expect(inspectMapSource(sampleSource()).findings).toEqual([])
  })

  // what was planted, then check, at, path and found
  const planted: [string, (source: MapSource) => void, CheckName, string, string, string][] = [
    [
      'a land hex of no area',
      s => {
        delete s.hexes[9].area
      },
      'area-missing',
      '0302',
      'hexes[9].area',
      'none',
    ],
    [
      'a sea hex with an area',
      s => {
        s.hexes[3].area = { '1912': 'Thrace' }
      },
      'area-on-sea',
      '0104',
      'hexes[3].area',
      '"Thrace"',
    ],
    [
      'an area before its time',
      s => {
        s.hexes[9].area = { '1912': 'Albania', '1913': 'Albania' }
      },
      'area-out-of-period',
      '0302',
      'hexes[9].area',
      '"Albania"',
    ],
    [
      'a second area before its time',
      s => {
        s.hexes[9].alsoIn = { '1912': ['Albania'] }
      },
      'area-out-of-period',
      '0302',
      'hexes[9].area',
      '"Albania"',
    ],
    [
      'a coast left out',
      s => {
        s.hexes[10].coast = ['Aegean']
      },
      'coast-missing',
      '0303',
      'hexes[10].coast',
      '"Aegean"',
    ],
    [
      'a coast far from the sea',
      s => {
        s.hexes[0].area = 'Thrace'
        delete s.hexes[0].outOfPlay
        s.hexes[5].coast = ['Marmara']
      },
      'coast-without-sea',
      '0202',
      'hexes[5].coast',
      '"Marmara"',
    ],
    [
      'a coast in a sea hex',
      s => {
        s.hexes[3].coast = ['Aegean']
      },
      'coast-on-water',
      '0104',
      'hexes[3].coast',
      '"Aegean"',
    ],
    [
      'a sea without a name',
      s => {
        delete s.hexes[15].sea
      },
      'sea-unnamed',
      '0404',
      'hexes[15].sea',
      'nothing',
    ],
    [
      'a sea on land',
      s => {
        s.hexes[9].sea = 'Aegean'
      },
      'sea-on-land',
      '0302',
      'hexes[9].sea',
      '"Aegean"',
    ],
    [
      'a lake without a name',
      s => {
        delete s.hexes[12].lake
      },
      'lake-unnamed',
      '0401',
      'hexes[12].lake',
      'nothing',
    ],
    [
      'a lake on land',
      s => {
        s.hexes[9].lake = 'Lake Van'
      },
      'lake-on-land',
      '0302',
      'hexes[9].lake',
      '"Lake Van"',
    ],
    [
      'a bridge over dry land',
      s => s.hexsides.push({ side: '0203/0302', bridge: ['road'] }),
      'bridge-without-river',
      '0203/0302',
      'hexsides[6].bridge',
      'none',
    ],
    [
      'a road bridge without a road',
      s => {
        s.hexsides[0].bridge = ['rail', 'road']
      },
      'bridge-without-line',
      '0102/0202',
      'hexsides[0].bridge',
      'none',
    ],
    [
      'a river that jumps',
      s => {
        s.rivers[0].sides = ['0102/0202', '0103/0203']
      },
      'river-gap',
      'Maritsa',
      'rivers[0].sides[1]',
      '0103/0203',
    ],
    [
      'a river that turns on the spot',
      s => {
        s.rivers = [{ name: 'Maritsa', class: 'great', sides: ['0102/0202', '0102/0203', '0202/0203'] }]
        s.hexsides[1] = { side: '0103/0203' }
      },
      'river-gap',
      'Maritsa',
      'rivers[0].sides[2]',
      '0202/0203',
    ],
    [
      'two rivers on one side',
      s => s.rivers[1].sides.push('0102/0203'),
      'river-shared',
      'Arda',
      'rivers[1].sides[2]',
      '"Arda"',
    ],
    [
      'a road into the sea',
      s => s.lines[0].hexes.push('0104'),
      'line-on-water',
      'Coast road',
      'lines[0].hexes[3]',
      '0104, sea',
    ],
    [
      'a road into a lake',
      s => s.lines.push({ name: 'Pier', class: 'road', hexes: ['0402', '0401'] }),
      'line-on-water',
      'Pier',
      'lines[3].hexes[1]',
      '0401, lake',
    ],
    [
      'a road over a closed side',
      s => s.lines.push({ name: 'Pass', class: 'road', hexes: ['0202', '0301'] }),
      'line-blocked',
      'Pass',
      'lines[3].hexes[1]',
      '0202/0301, closed: cliff',
    ],
    [
      'a railway that turns back',
      s => s.lines[1].hexes.push('0202'),
      'line-repeats',
      'Orient line',
      'lines[1].hexes[3]',
      '0102/0202',
    ],
    [
      'a town in the sea',
      s => {
        s.places[0].hex = '0104'
      },
      'place-on-water',
      'Edirne',
      'places[0].hex',
      '0104, sea',
    ],
    [
      'a second hex of a town in the sea',
      s => {
        s.places[1].alsoHexes = ['0304']
      },
      'place-on-water',
      'Enos',
      'places[1].alsoHexes[0]',
      '0304, sea',
    ],
    [
      'a town out of play',
      s => {
        s.places[0].hex = '0101'
      },
      'place-out-of-play',
      'Edirne',
      'places[0].hex',
      '0101',
    ],
    ['a town twice', s => s.places.push(s.places[0]), 'place-twice', 'Edirne', 'places[2]', 'Edirne 0202 again'],
  ]
  it.each(planted)('finds %s and nothing else', (_, change, check, at, path, found) => {
    // a fault in both periods is one fault found twice
    const all = findings(change).map(one => `${one.check} ${one.at} ${one.path}: ${one.found}`)
    expect([...new Set(all)]).toEqual([`${check} ${at} ${path}: ${found}`])
  })

  it('says what it expected', () => {
    const [gap] = findings(s => {
      s.rivers[0].sides = ['0102/0202', '0103/0203']
    })
    expect(gap.expected).toBe('a side that goes on from 0102/0202')
  })

  it('lets a lake lie in an area, and a coast out of play be left out', () => {
    expect(
      findings(s => {
        s.hexes[12].area = 'Thrace'
        s.hexes[14] = { hex: '0403', terrain: 'clear', outOfPlay: true }
      }),
    ).toEqual([])
  })

  it('lets a bay reach a hex through a coastal neighbour', () => {
    expect(findings(s => void Object.assign(s.hexes[9], { coast: ['Marmara'] }))).toEqual([])
  })

  it('lets a sea reach a hex from beyond the rim', () => {
    expect(findings(s => void Object.assign(s.hexes[4], { coast: ['Marmara'] }))).toEqual([])
  })

  it('accepts a bridge that carries its railway in one period only, and one over a strait', () => {
    expect(
      findings(s => {
        s.hexsides.push({ side: '0202/0203', bridge: ['rail'] })
        s.hexsides[5].bridge = ['road']
        s.lines.push({ name: 'Narrows road', class: 'road', hexes: ['0303', '0403'] })
      }),
    ).toEqual([])
  })
})

describe('an excuse', () => {
  const town = findings(s => {
    s.places[0].hex = '0101'
  })

  it('covers the finding of its check and place', () => {
    expect(unexcused(town, [{ check: 'place-out-of-play', at: 'Edirne', why: 'a label only' }])).toEqual({
      open: [],
      idle: [],
    })
  })

  it('covers nothing else, and is reported as idle then', () => {
    const excuse = { check: 'place-out-of-play', at: 'Enos', why: 'a label only' } as const
    expect(unexcused(town, [excuse])).toEqual({ open: town, idle: [excuse] })
  })
})

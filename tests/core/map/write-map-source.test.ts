import { describe, expect, it } from 'vitest'
import type { MapSource } from '../../../src/core/map/map-source'
import { parseMapSource } from '../../../src/core/map/read-map-source'
import { writeMapSource } from '../../../src/core/map/write-map-source'
import { sampleSource, sampleWith } from './sample-map'

const text = writeMapSource(sampleSource())
const lines = text.split('\n')

describe('a written map source', () => {
  it('reads back as what was written', () => {
    expect(parseMapSource(JSON.parse(text))).toEqual(sampleSource())
  })

  it('does not change when it is read and written again', () => {
    expect(writeMapSource(parseMapSource(JSON.parse(text)))).toBe(text)
  })

  it('is the same text whatever the order of hexes, hexsides, places, marks and keys', () => {
    const shuffled = sampleWith(source => {
      for (const list of ['hexes', 'hexsides', 'places', 'marks'] as const) source[list].reverse()
      for (const mark of source.marks) mark.hexes.reverse()
      source.hexsides[0].side = source.hexsides[0].side.split('/').reverse().join('/')
      source.hexes = source.hexes.map(entry => Object.fromEntries(Object.entries(entry).reverse()) as typeof entry)
    })
    expect(writeMapSource(shuffled)).toBe(text)
  })

  it('keeps the order of rivers, lines and declared lists, which is the order of their codes', () => {
    const turned = sampleWith(source => {
      source.terrains.reverse()
      source.lines.reverse()
    })
    const again = parseMapSource(JSON.parse(writeMapSource(turned)))
    expect(again.terrains).toEqual(turned.terrains)
    expect(again.lines).toEqual(turned.lines)
  })

  it('has one hex, one hexside, one river, one line and one place on a text line', () => {
    expect(lines).toContain('    { "hex": "0103", "terrain": "clear", "area": "Thrace", "coast": ["Aegean"] },')
    expect(lines).toContain('    { "side": "0202/0301", "blocked": "cliff" },')
    expect(lines).toContain('    { "name": "Arda", "class": "river", "sides": ["0202/0302", "0202/0203"] }')
    expect(lines).toContain(
      '    { "name": "New branch", "class": "narrow", "periods": ["1913"], "hexes": ["0202", "0203"] }',
    )
    expect(lines.filter(line => line.includes('"terrain":'))).toHaveLength(16)
  })

  it('changes one text line when one hex changes', () => {
    const changed = writeMapSource(
      sampleWith(source => {
        source.hexes[9].terrain = 'mountain'
      }),
    ).split('\n')
    expect(changed).toHaveLength(lines.length)
    expect(changed.filter((line, i) => line !== lines[i])).toEqual([
      '    { "hex": "0302", "terrain": "mountain", "area": "Thrace" },',
    ])
  })

  it('sets the hexes of a mark row by row, those with a value alone', () => {
    const mark: MapSource['marks'][number] = {
      name: 'port',
      hexes: ['0203', { hex: '0202', value: 3 }, '0102', '0201', '0103'],
    }
    const written = writeMapSource({ ...sampleSource(), marks: [mark] })
    expect(written).toContain(
      [
        '    { "name": "port", "hexes": [',
        '      "0102", "0103",',
        '      "0201",',
        '      { "hex": "0202", "value": 3 },',
        '      "0203"',
        '    ] }',
      ].join('\n'),
    )
  })
})

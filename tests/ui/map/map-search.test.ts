import { describe, expect, it } from 'vitest'
import { mapOf } from '../../../src/core/map/read-map-source'
import { searchMap } from '../../../src/ui/map/map-search'
import { sampleWith } from '../../core/map/sample-map'

const map = mapOf(
  sampleWith(source => {
    source.places.push(
      { name: 'Tekirdağ', hex: '0203', kind: 'town', aliases: ['Rodosto'] },
      { name: 'Kırklareli', hex: '0103', kind: 'town' },
      { name: 'Đakovica', hex: '0102', kind: 'town' },
      { name: 'Stara Zagora', hex: '0302', kind: 'town' },
      { name: 'Edirnecik', hex: '0402', kind: 'village', rank: 3 },
    )
  }),
)

const found = (text: string): string[] => searchMap(map, text).map(({ label }) => label)

describe('searching a map', () => {
  it('finds places without their accents', () => {
    expect(found('tekirdag')).toEqual(['0203 Tekirdağ'])
    expect(found('KIRKLARELI')).toEqual(['0103 Kırklareli'])
    expect(found('dakovica')).toEqual(['0102 Đakovica'])
  })

  it('finds places by other names and by any word of their name', () => {
    expect(found('rodosto')).toEqual(['0203 Tekirdağ'])
    expect(found('zagora')).toEqual(['0302 Stara Zagora'])
  })

  it('puts the name itself before longer names that begin with it', () => {
    expect(found('edirne')).toEqual(['0202 Edirne', '0402 Edirnecik'])
  })

  it('finds hexes by number, from its first digits on', () => {
    expect(found('0202')).toEqual(['0202 Edirne'])
    expect(found('04')).toEqual(['0401', '0402 Edirnecik', '0403', '0404'])
  })

  it('finds a hex of one of several sheets with and without the sheet', () => {
    const sheets = mapOf(
      sampleWith(source => {
        source.grid = { ...source.grid, sheets: [{ name: '14A', rows: [1, 4], rowOffset: 0 }] }
        const named = (number: string) => `14A:${number}`
        source.hexes = source.hexes.map(entry => ({ ...entry, hex: named(entry.hex) }))
        Object.assign(source, { hexsides: [], rivers: [], lines: [], places: [], marks: [], boxes: [] })
      }),
    )
    expect(searchMap(sheets, '14a:0303').map(({ label }) => label)).toEqual(['0303'])
    expect(searchMap(sheets, '0303').map(({ label }) => label)).toEqual(['0303'])
  })

  it('finds nothing for nothing, and for what is not there', () => {
    expect(found('  ')).toEqual([])
    expect(found('Atlantis')).toEqual([])
    expect(found('9999')).toEqual([])
  })
})

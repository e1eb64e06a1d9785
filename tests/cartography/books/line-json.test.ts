import { describe, expect, it } from 'vitest'
import { differingLines } from '../../../src/cartography/books/line-differences'
import { lineJson } from '../../../src/cartography/books/line-json'

const book = { grid: { a: 1, b: [1, 2] }, hexes: [{ hex: '0101' }, { hex: '0102' }], none: [] }

describe('what is taken over from a book', () => {
  it('has a line for each entry and reads back the same', () => {
    const text = lineJson(book)
    expect(JSON.parse(text)).toEqual(book)
    expect(text.split('\n')).toContain('    {"hex":"0101"},')
  })

  it('differs in the lines that only one of two texts has', () => {
    const later = lineJson({ ...book, hexes: [{ hex: '0101' }, { hex: '0103' }, { hex: '0104' }] })
    expect(differingLines(lineJson(book), later)).toEqual([
      '-     {"hex":"0102"}',
      '+     {"hex":"0103"}',
      '+     {"hex":"0104"}',
    ])
  })

  it('says so when only the order differs, and nothing when nothing does', () => {
    const turned = lineJson({ ...book, hexes: [...book.hexes].reverse() })
    expect(differingLines(lineJson(book), turned)).toEqual(['the order of the lines differs'])
    expect(differingLines(turned, turned)).toEqual([])
  })
})

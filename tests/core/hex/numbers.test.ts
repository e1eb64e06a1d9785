import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatNumber, parseNumber, spellings } from '../../../src/core/hex/numbers'
import { frontSpec, gambitSpec, gertrudSpec } from './five-maps'

describe('hex numbers of one sheet', () => {
  it('column comes first where the map says so', () => {
    expect(parseNumber(gambitSpec, '1735')).toEqual({ column: 17, row: 35 })
    expect(formatNumber(gambitSpec, 35, 17)).toBe('1735')
  })

  it('row comes first where the map says so', () => {
    expect(parseNumber(gertrudSpec, '2416')).toEqual({ row: 24, column: 16 })
    expect(formatNumber(gertrudSpec, 24, 16)).toBe('2416')
  })

  it.each(['', '123', '12345', '12-4', 'abcd', ' 1234', '1234 ', '14A:1234', '1234:'])(
    '%j is not a hex number',
    text => {
      expect(parseNumber(gertrudSpec, text)).toBeNull()
    },
  )

  it('a row or column without two digits cannot be written', () => {
    expect(() => formatNumber(gertrudSpec, 100, 1)).toThrow(RangeError)
    expect(() => formatNumber(gertrudSpec, 1, -1)).toThrow(RangeError)
  })
})

describe('hex numbers of two sheets', () => {
  it('rows 1 to 50 are written on the first sheet', () => {
    expect(parseNumber(frontSpec, '14A:4510')).toEqual({ row: 45, column: 10 })
    expect(formatNumber(frontSpec, 1, 7)).toBe('14A:0107')
    expect(formatNumber(frontSpec, 50, 19)).toBe('14A:5019')
  })

  it('rows 51 to 76 are written on the second sheet', () => {
    expect(parseNumber(frontSpec, '15B:0911')).toEqual({ row: 59, column: 11 })
    expect(formatNumber(frontSpec, 51, 20)).toBe('15B:0120')
    expect(formatNumber(frontSpec, 76, 0)).toBe('15B:2600')
  })

  it('the row both sheets share is read from either and written on the second', () => {
    expect(parseNumber(frontSpec, '14A:5120')).toEqual(parseNumber(frontSpec, '15B:0120'))
    expect(spellings(frontSpec, 51, 20)).toEqual(['15B:0120', '14A:5120'])
  })

  it.each(['4510', '16C:0101', '14A:5201', '14A:0001', '15B:2701', '14A:', '14A:45', ':4510'])(
    '%j is not a hex number',
    text => {
      expect(parseNumber(frontSpec, text)).toBeNull()
    },
  )

  it('a row on no sheet cannot be written', () => {
    expect(() => formatNumber(frontSpec, 77, 1)).toThrow(RangeError)
    expect(() => formatNumber(frontSpec, 0, 1)).toThrow(RangeError)
  })
})

it('what is written reads back as the same hex', () => {
  const specs = fc.constantFrom(gambitSpec, gertrudSpec, frontSpec)
  fc.assert(
    fc.property(specs, fc.integer({ min: 1, max: 76 }), fc.nat({ max: 99 }), (spec, row, column) => {
      expect(parseNumber(spec, formatNumber(spec, row, column))).toEqual({ row, column })
    }),
  )
})

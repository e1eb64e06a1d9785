import { describe, expect, it } from 'vitest'
import { fourDigitNumbers, sheetHexNumbers } from '../../../src/cartography/books/written-facts'

describe('hex numbers in a text', () => {
  it('are found, other digits are not', () => {
    expect(fourDigitNumbers('in 1717, at 14A:1506 or 15B:0101; not 12.8, 12345 or a7f6277')).toEqual([
      '0101',
      '1506',
      '1717',
    ])
  })

  it('with a sheet before them may name two hexes, or all between two', () => {
    expect(sheetHexNumbers('14A:0712 and 0811, 15B:0610/0711')).toEqual([
      '14A:0712',
      '14A:0811',
      '15B:0610',
      '15B:0711',
    ])
    expect(sheetHexNumbers('14A:1621-1623; 1999')).toEqual(['14A:1621', '14A:1622', '14A:1623'])
  })
})

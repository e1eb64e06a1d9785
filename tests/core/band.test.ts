import { describe, expect, it } from 'vitest'
import { parseBands } from '../../src/core/band'

describe('how charts write numbers', () => {
  it.each([
    ['3', [{ from: 3, to: 3 }]],
    ['-2', [{ from: -2, to: -2 }]],
    ['+2', [{ from: 2, to: 2 }]],
    ['4-7', [{ from: 4, to: 7 }]],
    ['-3--1', [{ from: -3, to: -1 }]],
    ['-3..1', [{ from: -3, to: 1 }]],
    ['0-', [{ from: -Infinity, to: 0 }]],
    ['-1-', [{ from: -Infinity, to: -1 }]],
    ['7+', [{ from: 7, to: Infinity }]],
    ['1 or less', [{ from: -Infinity, to: 1 }]],
    ['5 or more', [{ from: 5, to: Infinity }]],
    ['<=3', [{ from: -Infinity, to: 3 }]],
    ['>=8', [{ from: 8, to: Infinity }]],
    [
      '36, 41',
      [
        { from: 36, to: 36 },
        { from: 41, to: 41 },
      ],
    ],
  ])('%s', (label, bands) => {
    expect(parseBands(label)).toEqual(bands)
  })

  it.each(['', '3-1', 'six', '1.5', '3:1', '4,', '1-2-3'])("'%s' is none of them", label => {
    expect(parseBands(label)).toBeNull()
  })
})

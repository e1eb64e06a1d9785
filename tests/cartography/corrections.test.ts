import { describe, expect, it } from 'vitest'
import { correctLines } from '../../src/cartography/atlases/line-corrections'
import { points } from '../../src/cartography/atlases/points'
import { correctedSides } from '../../src/cartography/atlases/river-corrections'

describe('corrections of roads and railways', () => {
  const lines = [
    { name: 'A - B', hexes: ['0101', '0102'] },
    { name: 'C - D', hexes: ['0201', '0202'] },
  ]

  it('replace the chain of one line or leave it out', () => {
    expect(correctLines(lines, [{ line: 'A - B', hexes: '0101 0201 0202', why: '' }])).toEqual([
      { name: 'A - B', hexes: ['0101', '0201', '0202'] },
      lines[1],
    ])
    expect(correctLines(lines, [{ line: 'C - D', hexes: null, why: '' }])).toEqual([lines[0]])
  })

  it('are refused when they correct nothing', () => {
    expect(() => correctLines(lines, [{ line: 'A - B', hexes: '0101 0102', why: '' }])).toThrow('already as corrected')
    expect(() => correctLines(lines, [{ line: 'E - F', hexes: null, why: '' }])).toThrow('No line has the name E - F')
  })
})

describe('corrections of rivers', () => {
  it('add sides at the mouth and take others away, of the river they name', () => {
    const corrections = [{ river: 'Brook', downstream: ['0103/0203'], without: ['0101/0201'], why: '' }]
    expect(correctedSides('Brook', ['0101/0201', '0102/0202'], corrections)).toEqual(['0102/0202', '0103/0203'])
    expect(correctedSides('Stream', ['0101/0201'], corrections)).toEqual(['0101/0201'])
  })

  it('are refused when the river does not run there', () => {
    const corrections = [{ river: 'Brook', without: ['0101/0201'], why: '' }]
    expect(() => correctedSides('Brook', ['0102/0202'], corrections)).toThrow('does not run along 0101/0201 anyway')
  })
})

it('points are read from text, and nonsense is refused', () => {
  expect(points('14.15 44.15, 15.8 43')).toEqual([
    [14.15, 44.15],
    [15.8, 43],
  ])
  expect(() => points('14.15; 44.15')).toThrow('14.15; 44.15')
})

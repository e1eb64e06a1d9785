import { describe, expect, it } from 'vitest'
import { linkedHexes } from '../../../src/core/hex/linked-hexes'
import { distance, neighbour } from '../../../src/core/hex/measure'
import { allHexes, at, gertrud as grid } from './five-maps'

const named = (linked: Uint8Array): string[] =>
  allHexes(grid)
    .filter(hex => linked[hex] === 1)
    .map(hex => grid.numbers[hex])

describe('hexes linked to a source', () => {
  it('are the source and all from which steps lead to it', () => {
    const row = (number: number) => number === 21
    const linked = linkedHexes(grid, [at(grid, '2116')], from => row(grid.row[from]))
    expect(named(linked)).toEqual(
      allHexes(grid)
        .filter(hex => grid.row[hex] === 21)
        .map(hex => grid.numbers[hex]),
    )
  })

  it('follow one-way steps toward the source only', () => {
    const east = linkedHexes(
      grid,
      [at(grid, '2116')],
      (from, _direction, to) => grid.column[from] > grid.column[to] && grid.row[from] === 21,
    )
    expect(named(east).every(number => Number(number.slice(2)) >= 16)).toBe(true)
    expect(named(east)).toContain('2137')
  })

  it('are asked with the direction of the step', () => {
    const near = linkedHexes(grid, [at(grid, '2116')], (from, direction, to) => {
      expect(neighbour(grid, from, direction)).toBe(to)
      return distance(grid, from, at(grid, '2116')) <= 2
    })
    expect(named(near)).toHaveLength(19)
  })

  it('without a source are none', () => expect(named(linkedHexes(grid, [], () => true))).toEqual([]))
})

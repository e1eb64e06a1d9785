import { describe, expect, it } from 'vitest'
import { isOnRim, standOpposite, stepsOut } from '../../../src/core/hex/adjacent'
import { hexsideBetween } from '../../../src/core/hex/lookup'
import { neighbours } from '../../../src/core/hex/measure'
import { zoneOfControl } from '../../../src/core/rules/zoc'
import { allHexes, at, gertrud as grid } from '../hex/five-maps'

const holders = (...numbers: string[]): Uint8Array => {
  const held = new Uint8Array(grid.size)
  for (const number of numbers) held[at(grid, number)] = 1
  return held
}
const zone = (held: Uint8Array, reaches = (_side: number) => true): string[] => {
  const found = zoneOfControl(grid, held, reaches)
  return allHexes(grid)
    .filter(hex => found[hex] === 1)
    .map(hex => grid.numbers[hex])
}

describe('a zone of control', () => {
  it('is the six hexes around each unit, not its own', () => {
    expect(zone(holders('2116'))).toEqual(['2016', '2017', '2115', '2117', '2216', '2217'])
  })

  it('of two neighbours covers both of their hexes', () => {
    expect(zone(holders('2116', '2117'))).toEqual(expect.arrayContaining(['2116', '2117']))
  })

  it('ends at hexsides that do not carry it', () => {
    const shut = hexsideBetween(grid, at(grid, '2116'), at(grid, '2117'))
    expect(zone(holders('2116'), side => side !== shut)).toEqual(['2016', '2017', '2115', '2216', '2217'])
  })

  it('of nobody is nowhere', () => expect(zone(holders())).toEqual([]))
})

describe('neighbours', () => {
  it('are listed once a map, with direction and hexside', () => {
    const out = stepsOut(grid)
    for (const hex of allHexes(grid)) {
      expect(out[hex].map(step => step.to)).toEqual(neighbours(grid, hex))
      for (const { to, side } of out[hex]) expect(side).toBe(hexsideBetween(grid, hex, to))
    }
  })

  it('stand opposite only on a straight line through the middle', () => {
    const hexes = (...numbers: string[]) => numbers.map(number => at(grid, number))
    const middle = at(grid, '2116')
    expect(standOpposite(grid, middle, hexes('2115', '2117'))).toBe(true)
    expect(standOpposite(grid, middle, hexes('2217', '2016'))).toBe(true)
    expect(standOpposite(grid, middle, hexes('2115', '2217', '2017'))).toBe(false)
    expect(standOpposite(grid, middle, hexes('2114', '2118'))).toBe(false)
  })

  it('are fewer than six on the rim', () => {
    expect([isOnRim(grid, at(grid, '3203')), isOnRim(grid, at(grid, '2116'))]).toEqual([true, false])
  })
})

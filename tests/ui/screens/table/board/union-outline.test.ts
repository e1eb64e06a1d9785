import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DIRECTIONS } from '../../../../../src/core/hex/cube'
import type { HexId } from '../../../../../src/core/ids'
import { hexOf } from '../../../../../src/core/map/map-queries'
import { rimOf, unionOutline } from '../../../../../src/ui/screens/table/board/union-outline'
import { buildTable } from '../build-table'

const { sheet } = await buildTable({ deployed: false })
const { grid } = sheet.map
const hexes = (...numbers: string[]) => new Set(numbers.map(number => hexOf(sheet.map, number)))
const around = (hex: HexId) => DIRECTIONS.map(direction => grid.neighbour[hex * 6 + direction] as HexId)

describe('the outline of the lit hexes', () => {
  it('of one hex has its six sides', () => {
    expect(rimOf(grid, hexes('1610')).map(ring => ring.length)).toEqual([6])
  })

  it('of two neighbours leaves out the side they share', () => {
    expect(rimOf(grid, hexes('1610', '1611')).map(ring => ring.length)).toEqual([10])
  })

  it('of hexes apart from each other is a ring around each', () => {
    expect(rimOf(grid, hexes('1610', '1616')).map(ring => ring.length)).toEqual([6, 6])
  })

  it('of a ring of hexes goes around the outside and around the hole', () => {
    const ring = new Set(around(hexOf(sheet.map, '1613')))
    expect(
      rimOf(grid, ring)
        .map(each => each.length)
        .sort((a, b) => a - b),
    ).toEqual([6, 18])
  })

  it('of no hex is nothing', () => {
    expect(unionOutline(sheet, new Set())).toBe('')
  })

  it('of any set runs once along each side that only one of its hexes has, and closes', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(grid.size - 1), { minLength: 1, maxLength: 60 }), ids => {
        const set = new Set(ids as HexId[])
        const sides = new Map<number, number>()
        for (const hex of set)
          for (const d of DIRECTIONS) {
            const side = grid.hexside[hex * 6 + d]
            sides.set(side, (sides.get(side) ?? 0) + 1)
          }
        const rim = [...sides].filter(([, count]) => count === 1).map(([side]) => side)
        const rings = rimOf(grid, set)
        const drawn = rings.flat().map(({ hex, direction }) => grid.hexside[hex * 6 + direction])
        expect(drawn.toSorted((a, b) => a - b)).toEqual(rim.toSorted((a, b) => a - b))
        for (const ring of rings) {
          const corners = ring.map(({ hex, direction }) => sheet.layout.corners(hex)[direction])
          const ends = ring.map(({ hex, direction }) => sheet.layout.corners(hex)[(direction + 1) % 6])
          expect(ends).toEqual([...corners.slice(1), corners[0]])
        }
      }),
      { numRuns: 60 },
    )
  })
})

import fc from 'fast-check'
import { Direction as Compass, Grid as HoneycombGrid, distance as honeycombDistance } from 'honeycomb-grid'
import { describe, expect, it } from 'vitest'
import { DIRECTIONS, opposite, sheetPlace } from '../../../src/core/hex/cube'
import { createLayout, defineSheetHex } from '../../../src/core/hex/layout'
import { distance, neighbour } from '../../../src/core/hex/measure'
import type { HexId, HexsideId } from '../../../src/core/ids'
import { expectEqual, expectSame } from '../../quick-expect'
import { allHexes, at, fiveMaps, front, gambit, gertrud } from './five-maps'

const compass: Record<string, Compass> = {
  N: Compass.N,
  NE: Compass.NE,
  E: Compass.E,
  SE: Compass.SE,
  S: Compass.S,
  SW: Compass.SW,
  W: Compass.W,
  NW: Compass.NW,
}

describe.each(fiveMaps)('%s drawn with honeycomb-grid', (_, grid) => {
  const layout = createLayout(grid)
  const SheetHex = defineSheetHex(grid.spec)
  const honeycombHex = (hex: HexId) => new SheetHex(sheetPlace(grid.spec, grid.row[hex], grid.column[hex]))

  it('cube coordinates agree', () => {
    for (const hex of allHexes(grid)) {
      const { q, r } = honeycombHex(hex)
      expectEqual([grid.q[hex], grid.r[hex]], [q + 0, r + 0])
    }
  })

  it('the neighbour in each direction agrees', () => {
    const sheet = new HoneycombGrid(SheetHex, allHexes(grid).map(honeycombHex))
    for (const hex of allHexes(grid)) {
      for (const d of DIRECTIONS) {
        const other = sheet.neighborOf(honeycombHex(hex), compass[grid.directionNames[d]], { allowOutside: false })
        const ours = neighbour(grid, hex, d)
        expectSame(ours === null, other === undefined)
        if (ours !== null) expectSame(other?.equals(honeycombHex(ours)), true)
      }
    }
  })

  it('distances agree', () => {
    fc.assert(
      fc.property(fc.nat({ max: grid.size - 1 }), fc.nat({ max: grid.size - 1 }), (a, b) => {
        const [from, to] = [honeycombHex(a as HexId), honeycombHex(b as HexId)]
        expect(distance(grid, a as HexId, b as HexId)).toBe(honeycombDistance(SheetHex.settings, from, to))
      }),
    )
  })

  it('neighbours lie 100 apart in the direction of their name', () => {
    for (const hex of allHexes(grid)) {
      for (const d of DIRECTIONS) {
        const other = neighbour(grid, hex, d)
        if (other === null) continue
        const [from, to] = [layout.centre(hex), layout.centre(other)]
        const [dx, dy] = [to.x - from.x, to.y - from.y]
        expectSame(Math.abs(Math.hypot(dx, dy) - 100) < 0.005, true)
        const name = (dy < -1 ? 'N' : dy > 1 ? 'S' : '') + (dx > 1 ? 'E' : dx < -1 ? 'W' : '')
        expectSame(name, grid.directionNames[d])
      }
    }
  })

  it('adjacent hexes meet in the same two points, and that is their hexside', () => {
    for (const hex of allHexes(grid)) {
      const corners = layout.corners(hex)
      for (const d of DIRECTIONS) {
        const [start, end] = [corners[d], corners[(d + 1) % 6]]
        const other = neighbour(grid, hex, d)
        if (other !== null) {
          const theirs = layout.corners(other)
          expectEqual([theirs[(opposite(d) + 1) % 6], theirs[opposite(d)]], [start, end])
        }
        const ends = layout.hexsideEnds(grid.hexside[hex * 6 + d] as HexsideId)
        expectEqual(other !== null && other < hex ? [ends[1], ends[0]] : ends, [start, end])
      }
    }
  })

  it('everything lies on the sheet and touches its four edges', () => {
    const points = allHexes(grid).flatMap(hex => layout.corners(hex))
    const xs = points.map(({ x }) => x)
    const ys = points.map(({ y }) => y)
    const edges = [xs, ys].map(list => [list.reduce((a, b) => Math.min(a, b)), list.reduce((a, b) => Math.max(a, b))])
    expect(edges).toEqual([
      [0, layout.width],
      [0, layout.height],
    ])
  })

  it('a point less than half a hex from a centre is in that hex', () => {
    fc.assert(
      fc.property(
        fc.nat({ max: grid.size - 1 }),
        fc.double({ min: 0, max: 49.9, noNaN: true }),
        fc.double({ min: 0, max: 7, noNaN: true }),
        (hex, radius, angle) => {
          const { x, y } = layout.centre(hex as HexId)
          expect(layout.hexAt(x + radius * Math.cos(angle), y + radius * Math.sin(angle))).toBe(hex)
        },
      ),
    )
  })

  it('a point off the sheet is in no hex', () => {
    expect(layout.hexAt(-60, -60)).toBeNull()
    expect(layout.hexAt(layout.width + 60, layout.height / 2)).toBeNull()
  })
})

describe('where the numbers grow', () => {
  it('rows that grow north climb the sheet and columns that grow west run left', () => {
    const north = createLayout(gertrud)
    expect(north.centre(at(gertrud, '3010')).y).toBeLessThan(north.centre(at(gertrud, '2010')).y)
    expect(north.centre(at(gertrud, '2011')).x).toBeGreaterThan(north.centre(at(gertrud, '2010')).x)
    const west = createLayout(front)
    expect(west.centre(at(front, '14A:1011')).x).toBeLessThan(west.centre(at(front, '14A:1010')).x)
    expect(west.centre(at(front, '15B:0110')).y).toBeGreaterThan(west.centre(at(front, '14A:5010')).y)
  })

  it('odd columns of Gambit sit half a hex lower', () => {
    const layout = createLayout(gambit)
    const drop = layout.centre(at(gambit, '1520')).y - layout.centre(at(gambit, '1420')).y
    expect(drop).toBeCloseTo(50, 2)
  })

  it('a hexside midpoint is halfway between the two centres', () => {
    const layout = createLayout(gertrud)
    const [a, b] = [at(gertrud, '2606'), at(gertrud, '2505')]
    const side = gertrud.hexside[a * 6 + gertrud.directionNames.indexOf('SW')] as HexsideId
    const middle = layout.hexsideMidpoint(side)
    expect(middle.x).toBeCloseTo((layout.centre(a).x + layout.centre(b).x) / 2, 2)
    expect(middle.y).toBeCloseTo((layout.centre(a).y + layout.centre(b).y) / 2, 2)
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Grid } from '../../../src/core/hex/grid'
import { createLayout } from '../../../src/core/hex/layout'
import { directionTo } from '../../../src/core/hex/lookup'
import { distance, line, neighbours, range, ring } from '../../../src/core/hex/measure'
import type { HexId } from '../../../src/core/ids'
import { expectSame } from '../../quick-expect'
import { allHexes, at, fiveMaps, front, gambit, gertrud } from './five-maps'

const stepsFrom = (grid: Grid, start: HexId): Map<HexId, number> => {
  const steps = new Map([[start, 0]])
  for (const [hex, count] of steps) {
    for (const other of neighbours(grid, hex)) if (!steps.has(other)) steps.set(other, count + 1)
  }
  return steps
}

const maps = fc.constantFrom(...fiveMaps.map(([, grid]) => grid))
const hexesOf = (count: number) =>
  maps.chain(grid =>
    fc.tuple(
      fc.constant(grid),
      fc.array(
        fc.nat({ max: grid.size - 1 }).map(hex => hex as HexId),
        { minLength: count, maxLength: count },
      ),
    ),
  )

describe('distance', () => {
  it('is the number of steps between two hexes', () => {
    for (const grid of [gambit, gertrud, front]) {
      for (const start of [0, Math.floor(grid.size / 2), grid.size - 1] as HexId[]) {
        const steps = stepsFrom(grid, start)
        for (const hex of allHexes(grid)) expectSame(distance(grid, start, hex), steps.get(hex))
      }
    }
  })

  it('is a metric', () => {
    fc.assert(
      fc.property(hexesOf(3), ([grid, [a, b, c]]) => {
        expect(distance(grid, a, a)).toBe(0)
        expect(distance(grid, a, b)).toBe(distance(grid, b, a))
        if (a !== b) expect(distance(grid, a, b)).toBeGreaterThan(0)
        expect(distance(grid, a, c)).toBeLessThanOrEqual(distance(grid, a, b) + distance(grid, b, c))
      }),
    )
  })
})

describe('ring and range', () => {
  const centre = at(gertrud, '2019')

  it('away from the rim a ring has 6n hexes and a range 1 + 3n(n+1)', () => {
    for (let n = 1; n <= 8; n++) {
      expect(ring(gertrud, centre, n).length).toBe(6 * n)
      expect(range(gertrud, centre, n).length).toBe(1 + 3 * n * (n + 1))
    }
  })

  it('the ring of radius 1 is the neighbours, clockwise from direction 0', () => {
    expect(ring(gertrud, centre, 1)).toEqual(neighbours(gertrud, centre))
  })

  it('radius 0 is the hex itself and a negative radius nothing', () => {
    expect(range(gertrud, centre, 0)).toEqual([centre])
    expect(ring(gertrud, centre, -1)).toEqual([])
  })

  it('they hold exactly the hexes of the map at that distance', () => {
    fc.assert(
      fc.property(hexesOf(1), fc.nat({ max: 9 }), ([grid, [hex]], n) => {
        const sorted = (hexes: HexId[]) => [...hexes].sort((a, b) => a - b)
        expect(sorted(ring(grid, hex, n))).toEqual(allHexes(grid).filter(other => distance(grid, hex, other) === n))
        expect(sorted(range(grid, hex, n))).toEqual(allHexes(grid).filter(other => distance(grid, hex, other) <= n))
      }),
      { numRuns: 30 },
    )
  })
})

describe('line', () => {
  // Two hexes from the edge, so that no line between two of them leaves the map.
  const inner = [gambit, gertrud].map(grid => {
    const hexes = allHexes(grid).filter(hex => range(grid, hex, 2).length === 19)
    return { grid, hex: fc.constantFrom(...hexes) }
  })
  const pair = fc.constantFrom(...inner).chain(({ grid, hex }) => fc.tuple(fc.constant(grid), hex, hex))

  it('is one unbroken run of adjacent hexes, as long as the distance', () => {
    fc.assert(
      fc.property(pair, ([grid, from, to]) => {
        const hexes = line(grid, from, to)
        expect(hexes.length).toBe(distance(grid, from, to) + 1)
        expect([hexes[0], hexes[hexes.length - 1]]).toEqual([from, to])
        for (let i = 1; i < hexes.length; i++) expectSame(directionTo(grid, hexes[i - 1], hexes[i]) === null, false)
      }),
    )
  })

  it('touches every hex it names', () => {
    const layouts = new Map([gambit, gertrud].map(grid => [grid, createLayout(grid)]))
    fc.assert(
      fc.property(pair, ([grid, from, to]) => {
        const centre = layouts.get(grid)?.centre ?? expect.unreachable()
        const [a, b] = [centre(from), centre(to)]
        const length = Math.hypot(b.x - a.x, b.y - a.y)
        for (const hex of line(grid, from, to)) {
          const c = centre(hex)
          const off = length === 0 ? 0 : Math.abs((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)) / length
          expect(off).toBeLessThan(58) // corner radius of a hex 100 across: 57.74
        }
      }),
    )
  })

  it('crosses the same hexes both ways', () => {
    fc.assert(
      fc.property(pair, ([grid, a, b]) => {
        expect(line(grid, b, a)).toEqual(line(grid, a, b).reverse())
      }),
    )
  })

  it('in a row it is the row', () => {
    const row = ['2012', '2013', '2014', '2015'].map(number => at(gertrud, number))
    expect(line(gertrud, row[0], row[3])).toEqual(row)
  })

  it('to the hex straight beyond a vertex it takes one of the two between, always the same', () => {
    const [from, to] = [at(gertrud, '2015'), at(gertrud, '2215')]
    const between = line(gertrud, from, to)[1]
    expect([at(gertrud, '2114'), at(gertrud, '2115')]).toContain(between)
    expect(line(gertrud, to, from)[1]).toBe(between)
  })

  it.each([
    ['Gertrud straight north', gertrud, '1015', '2815'],
    ['Gertrud along the other hexsides', gertrud, '2010', '2619'],
    ['Gertrud along the third', gertrud, '2025', '2616'],
    ['Gambit straight east', gambit, '1020', '2620'],
  ])('%s: where it runs along hexsides it keeps to one side', (_, grid, start, end) => {
    const { centre } = createLayout(grid)
    const [a, b] = [centre(at(grid, start)), centre(at(grid, end))]
    const sides = line(grid, at(grid, start), at(grid, end)).map(hex => {
      const c = centre(hex)
      const cross = (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
      return Math.sign(Math.round(cross / Math.hypot(b.x - a.x, b.y - a.y)))
    })
    expect(new Set(sides).size).toBe(2)
  })

  it('from a hex to itself it is that hex', () => {
    expect(line(gertrud, at(gertrud, '2015'), at(gertrud, '2015'))).toEqual([at(gertrud, '2015')])
  })
})

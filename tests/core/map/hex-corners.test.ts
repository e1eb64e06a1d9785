import { describe, expect, it } from 'vitest'
import { createGrid } from '../../../src/core/hex/create-grid'
import type { GridSpec } from '../../../src/core/hex/grid'
import { createLayout } from '../../../src/core/hex/layout'
import type { HexId, HexsideId } from '../../../src/core/ids'
import { hexCorners, hexsideCorners } from '../../../src/core/map/hex-corners'

const specs: GridSpec[] = [
  { shape: 'pointy', digits: 'RRCC', rowsGrow: 'south', columnsGrow: 'west', shifted: 'even' },
  { shape: 'flat', digits: 'CCRR', rowsGrow: 'south', columnsGrow: 'east', shifted: 'odd' },
]

describe.each(specs)('corners on a $shape grid', spec => {
  // a hole in the middle, so that corners on an inner rim are tried too
  const grid = createGrid(spec, { rows: [1, 5], columns: [1, 5], has: (row, column) => row !== 3 || column !== 3 })
  const layout = createLayout(grid)
  const corners = hexCorners(grid)

  it('have one number exactly where the layout has one point', () => {
    const pointOf = new Map<number, string>()
    const numberOf = new Map<string, number>()
    for (let hex = 0; hex < grid.size; hex++) {
      layout.corners(hex as HexId).forEach(({ x, y }, c) => {
        const point = `${x.toFixed(1)} ${y.toFixed(1)}`
        const number = corners[hex * 6 + c]
        expect(pointOf.get(number) ?? point).toBe(point)
        expect(numberOf.get(point) ?? number).toBe(number)
        pointOf.set(number, point)
        numberOf.set(point, number)
      })
    }
  })

  it('are the ends of each hexside', () => {
    for (let side = 0; side < grid.hexsideCount; side++) {
      const hex = grid.hexsideHexes[side * 2]
      const points = layout.corners(hex as HexId)
      const ends = hexsideCorners(grid, corners, side as HexsideId).map(corner => {
        const c = points.findIndex((_, i) => corners[hex * 6 + i] === corner)
        return points[c]
      })
      expect(ends).toEqual(layout.hexsideEnds(side as HexsideId))
    }
  })
})

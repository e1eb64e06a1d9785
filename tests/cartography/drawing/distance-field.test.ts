import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { coastOf } from '../../../src/cartography/drawing/coast'
import { cellGrid, distances, landMask } from '../../../src/cartography/drawing/distance-field'

describe('distance fields', () => {
  it('hold the distance to the nearest wanted cell', () => {
    const mask = fc
      .array(fc.integer({ min: 0, max: 1 }), { minLength: 63, maxLength: 63 })
      .filter(cells => cells.includes(1))
    fc.assert(
      fc.property(mask, cells => {
        const grid = cellGrid({ left: 0, top: 0, right: 18, bottom: 14 }, 2)
        expect([grid.columns, grid.rows]).toEqual([9, 7])
        const field = distances(Uint8Array.from(cells), 1, grid)
        field.forEach((distance, i) => {
          const [x, y] = [i % 9, Math.floor(i / 9)]
          const all = cells.flatMap((cell, j) =>
            cell === 1 ? [Math.hypot((j % 9) - x, Math.floor(j / 9) - y) * 2] : [],
          )
          expect(distance).toBeCloseTo(Math.min(...all), 9)
        })
      }),
    )
  })

  it('take a cell for land when its centre is', () => {
    const coast = coastOf([
      [
        { x: 3.13, y: 1.07 },
        { x: 8.21, y: 2.19 },
        { x: 5.03, y: 9.31 },
      ],
    ])
    const grid = cellGrid({ left: 0, top: 0, right: 10, bottom: 10 }, 1)
    const mask = landMask(coast, grid)
    mask.forEach((cell, i) => {
      expect(cell === 1).toBe(coast.isLand({ x: (i % 10) + 0.5, y: Math.floor(i / 10) + 0.5 }))
    })
    expect(mask).toContain(1)
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { coastOf, isFirm } from '../../../src/cartography/drawing/coast'
import { isInside } from '../../../src/cartography/drawing/geometry'
import type { Point } from '../../../src/core/hex/layout'

// Halves are never asked for, so that no point lies on the shore itself.
const corner = fc.record({ x: fc.integer({ min: -80, max: 80 }), y: fc.integer({ min: -80, max: 80 }) })
const rings = fc.array(fc.array(corner, { minLength: 3, maxLength: 12 }), { minLength: 1, maxLength: 4 })
const spot = corner.map(({ x, y }): Point => ({ x: x + 0.37, y: y + 0.51 }))

describe('the coast', () => {
  it('knows land from sea as the plain even-odd rule does', () => {
    fc.assert(
      fc.property(rings, fc.array(spot, { minLength: 1, maxLength: 20 }), (land, spots) => {
        const coast = coastOf(land)
        for (const p of spots) expect(coast.isLand(p)).toBe(isInside(land, p))
      }),
    )
  })

  it('is crossed by a level line an even number of times, in turn on and off the land', () => {
    fc.assert(
      fc.property(rings, spot, (land, { y }) => {
        const coast = coastOf(land)
        const crossings = coast.crossingsAt(y)
        expect(crossings.length % 2).toBe(0)
        crossings.slice(1).forEach((right, i) => {
          const left = crossings[i] as number
          if (right - left > 0.01) expect(coast.isLand({ x: (left + right) / 2, y })).toBe(i % 2 === 0)
        })
      }),
    )
  })

  it('calls land firm when there is land all around', () => {
    const island = coastOf([
      [
        { x: 0, y: 0 },
        { x: 20, y: 0 },
        { x: 20, y: 20 },
        { x: 0, y: 20 },
      ],
    ])
    expect(isFirm(island, { x: 10, y: 10 })).toBe(true)
    expect(isFirm(island, { x: 2, y: 10 })).toBe(false)
    expect(isFirm(island, { x: 30, y: 10 })).toBe(false)
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  areaOf,
  boxOf,
  circlesAround,
  clipRing,
  contains,
  distanceOf,
  distanceToSegment,
  hash,
  isInside,
  overlap,
  simplify,
  simplifyRing,
} from '../../../src/cartography/drawing/geometry'
import type { Point } from '../../../src/core/hex/layout'

const at = (x: number, y: number): Point => ({ x, y })
const square = (left: number, top: number, side: number): Point[] => [
  at(left, top),
  at(left + side, top),
  at(left + side, top + side),
  at(left, top + side),
]
const coordinate = fc.integer({ min: -200, max: 200 })
const point = fc.record({ x: coordinate, y: coordinate })

describe('rings', () => {
  it('have the area they enclose, whichever way they run', () => {
    expect(areaOf(square(5, 5, 10))).toBe(100)
    expect(areaOf(square(5, 5, 10).reverse())).toBe(100)
  })

  it('leave the inside of a hole outside', () => {
    const rings = [square(0, 0, 30), square(10, 10, 10)]
    expect(isInside(rings, at(5, 5))).toBe(true)
    expect(isInside(rings, at(15, 15))).toBe(false)
    expect(isInside(rings, at(40, 5))).toBe(false)
  })

  it('are cut to a box', () => {
    const cut = clipRing(square(0, 0, 20), { left: 10, top: -5, right: 40, bottom: 12 })
    expect(areaOf(cut)).toBe(120)
    expect(cut.every(p => contains({ left: 10, top: -5, right: 40, bottom: 12 }, p))).toBe(true)
  })
})

describe('simplified lines', () => {
  it('keep their ends and stay within the tolerance of every point', () => {
    fc.assert(
      fc.property(
        fc.array(point, { minLength: 2, maxLength: 40 }),
        fc.integer({ min: 1, max: 20 }),
        (line, tolerance) => {
          const simple = simplify(line, tolerance)
          expect([simple[0], simple.at(-1)]).toEqual([line[0], line.at(-1)])
          const kept = new Set(simple)
          let from = 0
          for (let to = 1; to < line.length; to++) {
            if (!kept.has(line[to] as Point)) continue
            const [a, b] = [line[from] as Point, line[to] as Point]
            const [dx, dy] = [b.x - a.x, b.y - a.y]
            const length = Math.hypot(dx, dy)
            for (const p of line.slice(from + 1, to)) {
              const off = length === 0 ? distanceOf(p, a) : Math.abs((p.x - a.x) * dy - (p.y - a.y) * dx) / length
              expect(off).toBeLessThanOrEqual(tolerance + 1e-9)
            }
            from = to
          }
        },
      ),
    )
  })

  it('keep the corners of a ring whose first and last points are neighbours', () => {
    const ring = square(0, 0, 30).flatMap((p, i, all) => {
      const next = all[(i + 1) % 4] as Point
      return [0, 1, 2].map(n => at(p.x + ((next.x - p.x) * n) / 3, p.y + ((next.y - p.y) * n) / 3))
    })
    expect(areaOf(simplifyRing(ring, 0.5))).toBe(900)
    expect(simplifyRing(ring, 0.5).length).toBeLessThan(ring.length)
  })
})

describe('distances', () => {
  it('to a segment are those to its nearest point', () => {
    expect(distanceToSegment(at(5, 3), at(0, 0), at(10, 0))).toBe(3)
    expect(distanceToSegment(at(13, 4), at(0, 0), at(10, 0))).toBe(5)
    expect(distanceToSegment(at(3, 4), at(0, 0), at(0, 0))).toBe(5)
  })

  it('grow along circles around a point', () => {
    const centre = at(7, -3)
    const spots = circlesAround(centre, 5, 20)
    expect(spots[0]).toEqual(centre)
    const radii = spots.map(p => Math.round(distanceOf(p, centre)))
    expect(radii).toEqual([...radii].sort((a, b) => a - b))
    expect(Math.max(...radii)).toBe(20)
  })
})

describe('boxes', () => {
  it('hold all their points', () => {
    fc.assert(
      fc.property(fc.array(point, { minLength: 1 }), points => {
        const box = boxOf(points)
        expect(points.every(p => contains(box, p))).toBe(true)
      }),
    )
  })

  it('that only share an edge do not overlap, unless a gap is asked for', () => {
    const [a, b] = [boxOf(square(0, 0, 10)), boxOf(square(10, 0, 10))]
    expect(overlap(a, b)).toBe(false)
    expect(overlap(a, b, 1)).toBe(true)
  })
})

describe('what looks random', () => {
  it('is the same every time and lies between 0 and 1', () => {
    fc.assert(
      fc.property(fc.string(), text => {
        expect(hash(text)).toBe(hash(text))
        expect(hash(text)).toBeGreaterThanOrEqual(0)
        expect(hash(text)).toBeLessThan(1)
      }),
    )
  })

  it('is spread over the whole range', () => {
    const tenths = new Set(Array.from({ length: 400 }, (_, i) => Math.floor(hash(`hex ${i}`) * 10)))
    expect(tenths.size).toBe(10)
  })
})

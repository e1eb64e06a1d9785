import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { distanceOf } from '../../../src/cartography/drawing/geometry'
import { curvePath, linePath, roundedRing, samples, smoothPieces } from '../../../src/cartography/drawing/svg-path'
import type { Point } from '../../../src/core/hex/layout'
import { readPath } from './read-path'

const coordinate = fc.integer({ min: -90000, max: 90000 }).map(n => n / 17)
const point = fc.record({ x: coordinate, y: coordinate })
const TENTH = 0.0708

describe('written paths', () => {
  it('read back as the points they were made of, to a tenth, however long they are', () => {
    fc.assert(
      fc.property(fc.array(point, { minLength: 2, maxLength: 60 }), points => {
        const [run] = readPath(linePath(points, false))
        const last = run?.knots.at(-1) as Point
        expect(distanceOf(last, points.at(-1) as Point)).toBeLessThan(TENTH)
      }),
    )
  })

  it('keep the ends of every piece of a curve', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(point, point, point), { minLength: 1, maxLength: 20 }), triples => {
        const pieces = triples.map(([via, via2, to], i) =>
          i % 3 === 0 ? { to } : i % 3 === 1 ? { via, to } : { via, via2, to },
        )
        const [run] = readPath(curvePath({ x: 0, y: 0 }, pieces))
        pieces.forEach(({ to }, i) => {
          expect(distanceOf(run?.knots[i + 1] as Point, to)).toBeLessThan(TENTH)
        })
      }),
    )
  })

  it('close when asked to', () => {
    expect(
      linePath(
        [
          { x: 0, y: 0 },
          { x: 1, y: 0 },
          { x: 1, y: 1 },
        ],
        true,
      ),
    ).toBe('M0 0l1 0l0 1z')
  })
})

describe('smooth lines along hexsides', () => {
  const zigzag: Point[] = [0, 1, 2, 3, 4, 5].map(i => ({ x: i * 50, y: (i % 2) * 29 }))

  it('begin and end where the hexsides do', () => {
    const pieces = smoothPieces(zigzag, 5)
    expect(pieces.at(-1)?.to).toEqual(zigzag.at(-1))
    expect(samples(zigzag[0] as Point, pieces)[0]).toEqual(zigzag[0])
  })

  it('pass within the push of the middle of every inner side', () => {
    const line = samples(zigzag[0] as Point, smoothPieces(zigzag, 5), 0.02)
    for (let i = 1; i < zigzag.length - 2; i++) {
      const [a, b] = [zigzag[i] as Point, zigzag[i + 1] as Point]
      const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
      expect(Math.min(...line.map(p => distanceOf(p, middle)))).toBeLessThanOrEqual(5.5)
    }
  })

  it('round a ring off without leaving its corners far behind', () => {
    const ring: Point[] = [
      { x: 0, y: 0 },
      { x: 60, y: 0 },
      { x: 60, y: 60 },
      { x: 0, y: 60 },
    ]
    const [run] = readPath(roundedRing(ring))
    expect(run?.isClosed).toBe(true)
    for (const corner of ring) {
      const nearest = Math.min(...(run?.points ?? []).map(p => distanceOf(p, corner)))
      expect(nearest).toBeGreaterThan(1)
      expect(nearest).toBeLessThan(18)
    }
  })
})

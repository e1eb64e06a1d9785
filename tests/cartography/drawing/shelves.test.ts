import { describe, expect, it } from 'vitest'
import { coastOf } from '../../../src/cartography/drawing/coast'
import { boxOf, distanceToSegment } from '../../../src/cartography/drawing/geometry'
import { drawShelves, SHELVES } from '../../../src/cartography/drawing/shelves'
import type { Point } from '../../../src/core/hex/layout'
import { readPath } from './read-path'

const island: Point[] = [
  { x: 200, y: 200 },
  { x: 320, y: 200 },
  { x: 320, y: 280 },
  { x: 200, y: 280 },
]
const shelves = drawShelves(coastOf([island]), { left: 0, top: 0, right: 520, bottom: 480 })
const toIsland = (p: Point): number =>
  Math.min(...island.map((a, i) => distanceToSegment(p, a, island[(i + 1) % 4] as Point)))

describe('shelves', () => {
  it('lie around the land, one for each distance, nearest first', () => {
    expect(shelves.map(({ distance }) => distance)).toEqual([...SHELVES])
    const widths = shelves.map(({ path }) => {
      const { left, right } = boxOf(readPath(path).flatMap(({ points }) => points))
      return right - left
    })
    expect(widths).toEqual([...widths].sort((a, b) => a - b))
  })

  it('keep their distance from the coast, to the size of a cell', () => {
    for (const { distance, path } of shelves) {
      const off = readPath(path).flatMap(({ points }) => points.map(toIsland))
      expect(Math.min(...off)).toBeGreaterThan(distance - 5)
      expect(Math.max(...off)).toBeLessThan(distance + 5)
    }
  })
})

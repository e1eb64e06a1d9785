import { describe, expect, it } from 'vitest'
import { coastOf } from '../../../src/cartography/drawing/coast'
import { crossingPoints } from '../../../src/cartography/drawing/crossing-points'
import { crossingShapes } from '../../../src/cartography/drawing/crossings'
import { boxOf, distanceOf, distanceToSegment } from '../../../src/cartography/drawing/geometry'
import { createLayout, type Point } from '../../../src/core/hex/layout'
import { hexsideBetween } from '../../../src/core/hex/lookup'
import type { HexId, HexsideId } from '../../../src/core/ids'
import { mapOf } from '../../../src/core/map/read-map-source'
import { sampleSource, sampleWith } from '../../core/map/sample-map'
import { readPath } from './read-path'

const draw = (map: ReturnType<typeof mapOf>) => {
  const layout = createLayout(map.grid)
  const crossing = crossingPoints(map, layout, coastOf([]))
  const side = (a: string, b: string) =>
    hexsideBetween(map.grid, map.hexNumbered(a) as HexId, map.hexNumbered(b) as HexId) as HexsideId
  const runs = (layer: string) =>
    crossingShapes(map, layout, crossing)
      .filter(shape => shape.layer === layer)
      .flatMap(({ path }) => readPath(path))
  return { map, layout, crossing, side, runs }
}
const { map, layout, crossing, side, runs } = draw(mapOf(sampleSource()))
const middleOf = (points: readonly Point[]): Point => {
  const { left, top, right, bottom } = boxOf(points)
  return { x: (left + right) / 2, y: (top + bottom) / 2 }
}

describe('what bars a hexside or leads over it', () => {
  it('a bridge has two rails, one on each hand of the line it carries', () => {
    const rails = runs('bridge')
    expect(rails).toHaveLength(4)
    const at = [crossing(side('0102', '0202'), 'rail'), crossing(side('0103', '0203'), 'road')]
    for (const point of at) {
      const own = rails.filter(({ points }) => distanceOf(middleOf(points), point) < 8)
      expect(own).toHaveLength(2)
      expect(distanceOf(middleOf(own.flatMap(({ points }) => points)), point)).toBeLessThan(0.2)
    }
  })

  it('a strait has a double arrow across its hexside', () => {
    const [arrow, ...more] = runs('strait')
    const strait = side('0303', '0403')
    expect(more).toEqual([])
    expect(distanceOf(middleOf(arrow?.points ?? []), layout.hexsideMidpoint(strait))).toBeLessThan(0.2)
    for (const number of ['0303', '0403']) {
      const centre = layout.centre(map.hexNumbered(number) as HexId)
      expect(Math.min(...(arrow?.points ?? []).map(p => distanceOf(p, centre)))).toBeCloseTo(30, 0)
    }
  })

  it('a closed side between land hexes has a bar along it', () => {
    const [bar, ...more] = runs('blocked')
    const [a, b] = layout.hexsideEnds(side('0202', '0301'))
    expect(more).toEqual([])
    for (const p of bar?.points ?? []) expect(distanceToSegment(p, a, b)).toBeLessThan(0.2)
  })

  it('a closed side at sea has none', () => {
    const atSea = draw(
      mapOf(
        sampleWith(source => {
          source.hexsides = [{ side: '0103/0104', blocked: 'shoals' }]
        }),
      ),
    )
    expect(atSea.runs('blocked')).toEqual([])
  })

  it('a wall stands in the hex it covers', () => {
    const wall = side('0203', '0303')
    const bases = runs('wall').filter(
      ({ points }) => points.length === 2 && distanceOf(points[0] as Point, points[1] as Point) > 40,
    )
    expect(bases).toHaveLength(2)
    const hexes = bases.map(({ points }) => {
      const { x, y } = middleOf(points)
      expect(distanceToSegment({ x, y }, ...layout.hexsideEnds(wall))).toBeLessThan(8)
      return map.grid.numbers[layout.hexAt(x, y) ?? -1]
    })
    expect(hexes.sort()).toEqual(['0203', '0303'])
  })

  it('a mark of the ground is drawn, along its hexside', () => {
    const [ridge] = runs('hexside-mark')
    const [a, b] = layout.hexsideEnds(side('0301', '0302'))
    for (const p of ridge?.points ?? [{ x: 0, y: 0 }]) expect(distanceToSegment(p, a, b)).toBeLessThan(0.2)
  })
})

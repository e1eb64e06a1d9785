import { describe, expect, it } from 'vitest'
import { coastOf } from '../../../src/cartography/drawing/coast'
import { crossingPoints } from '../../../src/cartography/drawing/crossing-points'
import { distanceOf, distanceToSegment } from '../../../src/cartography/drawing/geometry'
import { createLayout, type Point } from '../../../src/core/hex/layout'
import { hexsideBetween } from '../../../src/core/hex/lookup'
import type { HexId, HexsideId } from '../../../src/core/ids'
import { mapOf } from '../../../src/core/map/read-map-source'
import { sampleWith } from '../../core/map/sample-map'

/** A road and a railway side by side through four hexes, with a turn. */
const HEXES = ['0102', '0202', '0203', '0303']
const map = mapOf(
  sampleWith(source => {
    source.lines = [
      { name: 'Road', class: 'road', hexes: HEXES },
      { name: 'Railway', class: 'high', hexes: HEXES },
      { name: 'Branch', class: 'road', hexes: ['0302', '0402'] },
    ]
    for (const side of source.hexsides) delete side.bridge
  }),
)
const layout = createLayout(map.grid)
const everywhere = coastOf([
  [
    { x: -100, y: -100 },
    { x: 900, y: -100 },
    { x: 900, y: 900 },
    { x: -100, y: 900 },
  ],
])
const hex = (number: string) => map.hexNumbered(number) as HexId
const side = (a: string, b: string) => hexsideBetween(map.grid, hex(a), hex(b)) as HexsideId
const crossing = crossingPoints(map, layout, everywhere)
const shared = HEXES.slice(1).map((to, i) => side(HEXES[i] as string, to))

describe('where lines cross a hexside', () => {
  it('is a point of the hexside, always the same', () => {
    for (const each of shared) {
      const [a, b] = layout.hexsideEnds(each)
      expect(distanceToSegment(crossing(each, 'road'), a, b)).toBeLessThan(0.01)
      expect(crossing(each, 'road')).toEqual(crossing(each, 'road'))
    }
  })

  it('is near the middle where one line crosses alone', () => {
    const alone = side('0302', '0402')
    expect(distanceOf(crossing(alone, 'road'), layout.hexsideMidpoint(alone))).toBeLessThan(5)
  })

  it('lies well apart for a road and a railway that cross together', () => {
    for (const each of shared) expect(distanceOf(crossing(each, 'road'), crossing(each, 'rail'))).toBeGreaterThan(15)
  })

  it('keeps a road on one hand of the railway it follows', () => {
    const hands = shared.map((each, i) => {
      const [from, to] = [layout.centre(hex(HEXES[i] as string)), layout.centre(hex(HEXES[i + 1] as string))]
      const [road, rail]: [Point, Point] = [crossing(each, 'road'), crossing(each, 'rail')]
      return Math.sign((to.x - from.x) * (road.y - rail.y) - (to.y - from.y) * (road.x - rail.x))
    })
    expect(new Set(hands).size).toBe(1)
  })

  it('moves along the hexside to dry land', () => {
    const alone = side('0302', '0402')
    const [a, b] = layout.hexsideEnds(alone)
    const east = a.x > b.x ? a : b
    const coast = coastOf([
      [
        { x: east.x - 22, y: east.y - 60 },
        { x: east.x + 60, y: east.y - 60 },
        { x: east.x + 60, y: east.y + 60 },
        { x: east.x - 22, y: east.y + 60 },
      ],
    ])
    expect(coast.isLand(layout.hexsideMidpoint(alone))).toBe(false)
    expect(coast.isLand(crossingPoints(map, layout, coast)(alone, 'road'))).toBe(true)
  })
})

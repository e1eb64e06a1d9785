import { describe, expect, it } from 'vitest'
import { borderPath } from '../../../src/cartography/drawing/borders'
import { areaOf, distanceOf } from '../../../src/cartography/drawing/geometry'
import { hexesWhere, regionPath } from '../../../src/cartography/drawing/hex-regions'
import { createLayout, type Point } from '../../../src/core/hex/layout'
import type { HexId, HexsideId } from '../../../src/core/ids'
import { LAND } from '../../../src/core/map/hex-map'
import { mapOf } from '../../../src/core/map/read-map-source'
import { sampleSource } from '../../core/map/sample-map'
import { compiledSheet, GAMES } from './compiled-sheets'
import { readPath } from './read-path'

const map = mapOf(sampleSource())
const layout = createLayout(map.grid)
const hexes = (...numbers: string[]) => numbers.map(number => map.hexNumbered(number) as HexId)
const HEX_AREA = (100 * 100 * Math.sqrt(3)) / 2

describe('regions of hexes', () => {
  it('cover a hex but for its rounded corners', () => {
    const [ring, ...more] = readPath(regionPath(map, layout, hexes('0202')))
    expect(more).toEqual([])
    expect(areaOf(ring?.points ?? [])).toBeGreaterThan(HEX_AREA * 0.95)
    expect(areaOf(ring?.points ?? [])).toBeLessThan(HEX_AREA)
  })

  it('have one outline around neighbours and two around strangers', () => {
    expect(readPath(regionPath(map, layout, hexes('0202', '0203')))).toHaveLength(1)
    expect(readPath(regionPath(map, layout, hexes('0101', '0303')))).toHaveLength(2)
  })

  it('leave a hole where a hex is missing', () => {
    const around = hexesWhere(map, hex => hex !== hexes('0202')[0])
    expect(readPath(regionPath(map, layout, around))).toHaveLength(2)
  })

  it('are empty without hexes', () => {
    expect(regionPath(map, layout, [])).toBe('')
  })
})

describe('borders', () => {
  /** Hexsides that a path runs along: the curve passes their middle. */
  const sidesAlong = (path: string, sheet: { map: typeof map; layout: typeof layout }): Set<number> => {
    const points = readPath(path).flatMap(run => run.points)
    const cells = new Map<string, Point[]>()
    const key = (x: number, y: number) => `${Math.floor(x / 20)},${Math.floor(y / 20)}`
    for (const p of points) cells.set(key(p.x, p.y), [...(cells.get(key(p.x, p.y)) ?? []), p])
    const near = ({ x, y }: Point) =>
      [-20, 0, 20].flatMap(dx => [-20, 0, 20].flatMap(dy => cells.get(key(x + dx, y + dy)) ?? []))
    const found = new Set<number>()
    for (let side = 0; side < sheet.map.grid.hexsideCount; side++) {
      const middle = sheet.layout.hexsideMidpoint(side as HexsideId)
      if (near(middle).some(p => distanceOf(p, middle) < 15)) found.add(side)
    }
    return found
  }

  const sidesInRules = (source: typeof map, period: number): number[] => {
    const areas = source.tables.area[period]
    const isLand = (hex: number) => hex >= 0 && source.tables.ground[hex] === LAND
    return Array.from({ length: source.grid.hexsideCount }, (_, side) => side).filter(side => {
      const [a, b] = [source.grid.hexsideHexes[side * 2] as number, source.grid.hexsideHexes[side * 2 + 1] as number]
      return isLand(a) && isLand(b) && areas?.[a] !== areas?.[b]
    })
  }

  it('run along every hexside between two areas and along no other', () => {
    map.periods.forEach((_, period) => {
      const drawn = sidesAlong(borderPath(map, layout, period), { map, layout })
      expect([...drawn].sort((a, b) => a - b)).toEqual(sidesInRules(map, period))
    })
  })

  it.each(GAMES)('of %s do so in every period', game => {
    const sheet = compiledSheet(game)
    sheet.map.periods.forEach((period, i) => {
      const paths = sheet.drawing.shapes.filter(
        shape => shape.layer === 'border' && (shape.period ?? period) === period,
      )
      const drawn = sidesAlong(paths.map(({ path }) => path).join(''), sheet)
      expect([...drawn].sort((a, b) => a - b)).toEqual(sidesInRules(sheet.map, i))
    })
  })
})

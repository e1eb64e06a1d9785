import { describe, expect, it } from 'vitest'
import { distanceOf, distanceToSegment } from '../../../src/cartography/drawing/geometry'
import type { Point } from '../../../src/core/hex/layout'
import type { HexId } from '../../../src/core/ids'
import { hexCorners, hexsideCorners } from '../../../src/core/map/hex-corners'
import { type River, SEA } from '../../../src/core/map/hex-map'
import { compiledSheet, GAMES } from './compiled-sheets'

describe.each(GAMES)('rivers of %s', game => {
  const sheet = compiledSheet(game)
  const { map, layout, coast } = sheet
  const corners = hexCorners(map.grid)
  const drawn = sheet.paths('river').map(({ points }) => points)

  const cornerAt = (corner: number): Point => {
    const i = corners.indexOf(corner)
    return layout.corners(Math.floor(i / 6) as HexId)[i % 6] as Point
  }
  const toLine = (p: Point, line: readonly Point[]): number =>
    Math.min(...line.slice(1).map((b, i) => distanceToSegment(p, line[i] as Point, b)))

  /** The corners a river touches, and the one it ends in. */
  const courseOf = ({ sides }: River) => {
    const ends = sides.map(side => hexsideCorners(map.grid, corners, side))
    const [last, before]: (readonly number[])[] = [ends.at(-1) ?? [], ends.at(-2) ?? []]
    const mouth = last?.find(corner => !before?.includes(corner)) as number
    return { touched: new Set(ends.flat()), mouth }
  }
  const courses = map.rivers.map(courseOf)

  it('are as many as in the rules', () => {
    expect(drawn.length).toBe(map.rivers.length)
  })

  it('keep near every hexside they run along', () => {
    const far = map.rivers.flatMap(river =>
      river.sides
        .map(side => layout.hexsideMidpoint(side))
        .filter(middle => !drawn.some(line => toLine(middle, line) <= 12))
        .map(({ x, y }) => `${river.name} at ${x}, ${y}`),
    )
    expect(far).toEqual([])
  })

  it('end on the curve of the river they flow into', () => {
    const loose = courses.flatMap(({ mouth }, i) => {
      const isTributary = courses.some(
        (other, j) => j !== i && other.touched.has(mouth) && other.mouth !== mouth && isInner(j, mouth),
      )
      if (!isTributary) return []
      const p = cornerAt(mouth)
      const joins = drawn.some((line, a) =>
        [line[0] as Point, line.at(-1) as Point].some(
          tip => distanceOf(tip, p) < 25 && drawn.some((other, b) => a !== b && toLine(tip, other) < 0.2),
        ),
      )
      return joins ? [] : [map.rivers[i]?.name]
    })
    expect(loose).toEqual([])
  })

  /** Whether a river runs through a corner rather than beginning or ending there. */
  const isInner = (river: number, corner: number): boolean => {
    const sides = map.rivers[river]?.sides ?? []
    return sides.filter(side => hexsideCorners(map.grid, corners, side).includes(corner)).length === 2
  }

  it('reach drawn water where they end at a sea hex', () => {
    const seaCorners = new Set([...corners].filter((_, i) => map.tables.ground[Math.floor(i / 6)] === SEA))
    const dry = courses.flatMap(({ mouth }, i) => {
      const isShared = courses.some(({ touched }, j) => j !== i && touched.has(mouth))
      if (!seaCorners.has(mouth) || isShared) return []
      const p = cornerAt(mouth)
      const line = drawn.reduce((best, each) => (toLine(p, each) < toLine(p, best) ? each : best))
      return line.some(point => !coast.isLand(point)) ? [] : [map.rivers[i]?.name]
    })
    expect(dry).toEqual([])
  })
})

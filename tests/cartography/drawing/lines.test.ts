import { describe, expect, it } from 'vitest'
import { distanceOf } from '../../../src/cartography/drawing/geometry'
import type { Point } from '../../../src/core/hex/layout'
import type { HexId, HexsideId } from '../../../src/core/ids'
import { LAND } from '../../../src/core/map/hex-map'
import { compiledSheet, GAMES } from './compiled-sheets'

/** Paths are written in tenths. */
const ROUNDING = 0.15

/** How far a point lies outside a hex: below 0 inside it. */
const outside = (corners: readonly Point[], p: Point): number =>
  Math.max(
    ...corners.map((a, i) => {
      const b = corners[(i + 1) % corners.length] as Point
      return ((p.x - a.x) * (b.y - a.y) - (p.y - a.y) * (b.x - a.x)) / distanceOf(a, b)
    }),
  )

const between = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })

describe.each(GAMES)('roads and railways of %s', game => {
  const sheet = compiledSheet(game)
  const { map, layout, drawing } = sheet
  const name = (side: number) =>
    [0, 1].map(i => map.grid.numbers[map.grid.hexsideHexes[side * 2 + i] as number]).join('/')

  const stretches = (period: number, className: string) =>
    sheet.paths('line', map.periods[period], className).map(({ points }) => {
      const inner = points[Math.floor(points.length / 2)] as Point
      const hex = layout.hexAt(inner.x, inner.y)
      return { points, hex }
    })

  const classes = map.lineClasses.flatMap(line => map.periods.map((_, period) => ({ line, period })))

  it('stay in one hex from hexside to hexside', () => {
    const strays = classes.flatMap(({ line, period }) =>
      stretches(period, line.name).flatMap(({ points, hex }) => {
        if (hex === null) return ['off the map']
        const corners = layout.corners(hex)
        const most = Math.max(...points.map(p => outside(corners, p)))
        return most > ROUNDING ? [`${line.name} in ${map.grid.numbers[hex]} by ${most}`] : []
      }),
    )
    expect(strays).toEqual([])
  })

  it('cross every hexside that the rules have them cross, from both hexes at the same point, and no other', () => {
    const wrong = classes.flatMap(({ line, period }) => {
      const ends = new Map<number, Point[]>()
      for (const { points, hex } of stretches(period, line.name)) {
        for (const end of [points[0], points.at(-1)]) {
          const side = end && hex !== null ? sideAt(hex, end) : null
          if (end && side !== null) ends.set(side, [...(ends.get(side) ?? []), end])
        }
      }
      const found: string[] = []
      for (let side = 0; side < map.grid.hexsideCount; side++) {
        const isRim = (map.grid.hexsideHexes[side * 2 + 1] as number) < 0
        if (isRim) continue
        const inRules = ((map.tables.lines[period]?.[side] ?? 0) & line.bit) !== 0
        const drawn = ends.get(side) ?? []
        // Where two classes run over one hexside only the first is drawn.
        const isHidden = ((map.tables.lines[period]?.[side] ?? 0) & (line.bit - 1) & kindBits(line.kind)) !== 0
        if (inRules && !isHidden && drawn.length !== 2)
          found.push(`${line.name} over ${name(side)}: ${drawn.length} ends`)
        if (!inRules && drawn.length > 0) found.push(`${line.name} over ${name(side)} is not in the rules`)
        const [a, b] = drawn
        if (a && b && distanceOf(a, b) > ROUNDING) found.push(`${line.name} breaks at ${name(side)}`)
      }
      return found
    })
    expect(wrong).toEqual([])
  })

  const kindBits = (kind: 'road' | 'rail') => (kind === 'road' ? map.tables.roadBits : map.tables.railBits)

  /** The side of a hex that a point lies on. */
  function sideAt(hex: HexId, p: Point): number | null {
    const corners = layout.corners(hex)
    for (let d = 0; d < 6; d++) {
      const [a, b] = [corners[d] as Point, corners[(d + 1) % 6] as Point]
      const off = Math.abs((p.x - a.x) * (b.y - a.y) - (p.y - a.y) * (b.x - a.x)) / distanceOf(a, b)
      if (off < ROUNDING && distanceOf(p, between(a, b)) < 29) return map.grid.hexside[hex * 6 + d] as number
    }
    return null
  }

  it('run over drawn land, but where they cross a strait', () => {
    const straits = Array.from({ length: map.grid.hexsideCount }, (_, side) => side as HexsideId).filter(
      side => map.tables.strait[side] === 1,
    )
    const midpoints = straits.map(layout.hexsideMidpoint)
    const wet = drawing.shapes
      .filter(({ layer }) => layer === 'line')
      .flatMap(shape => sheet.paths('line', shape.period, shape.class))
      .flatMap(({ points }) => points)
      .filter(p => {
        const hex = layout.hexAt(p.x, p.y)
        return hex !== null && map.tables.ground[hex] === LAND && !sheet.coast.isLand(p)
      })
      .filter(p => midpoints.every(middle => distanceOf(middle, p) > 58))
    expect(wet).toEqual([])
  })
})

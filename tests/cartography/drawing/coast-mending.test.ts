import { describe, expect, it } from 'vitest'
import { type Coast, coastOf } from '../../../src/cartography/drawing/coast'
import { mendCoast } from '../../../src/cartography/drawing/coast-mending'
import { areaOf } from '../../../src/cartography/drawing/geometry'
import { landShare, landWishes } from '../../../src/cartography/drawing/land-wishes'
import { createLayout, type Point } from '../../../src/core/hex/layout'
import type { HexId } from '../../../src/core/ids'
import { mapOf } from '../../../src/core/map/read-map-source'
import { sampleSource } from '../../core/map/sample-map'

const map = mapOf(sampleSource())
const layout = createLayout(map.grid)
const hex = (number: string) => map.hexNumbered(number) as HexId

/** Land west of a line from north to south. */
const landWestOf = (x: number): Coast =>
  coastOf([
    [
      { x: -100, y: -100 },
      { x, y: -100 },
      { x, y: 600 },
      { x: -100, y: 600 },
    ],
  ])

const areaOfLand = ({ rings }: Coast): number => rings.reduce((sum, ring) => sum + areaOf(ring), 0)

describe('the coast gives way to the hexes', () => {
  const shore = landWestOf(260)
  const place: Point = { x: 275, y: 230 }

  it('swells out under what is wished on land, and there only', () => {
    const mended = mendCoast(shore, map, layout, [{ at: place, radius: 10 }])
    expect(shore.isLand(place)).toBe(false)
    expect(mended.isLand(place)).toBe(true)
    expect(areaOfLand(mended) - areaOfLand(shore)).toBeLessThan(2500)
    for (const y of [0, 100, 400, 500]) {
      expect([mended.isLand({ x: 258, y }), mended.isLand({ x: 262, y })]).toEqual([true, false])
    }
  })

  it('joins a bulge that is near the shore to it', () => {
    expect(mendCoast(shore, map, layout, [{ at: place, radius: 10 }]).rings).toHaveLength(1)
  })

  it('makes an island of what lies far out', () => {
    expect(mendCoast(shore, map, layout, [{ at: { x: 340, y: 230 }, radius: 15 }]).rings).toHaveLength(2)
  })

  it('is the same every time', () => {
    const wishes = [{ at: place, radius: 10 }]
    expect(mendCoast(shore, map, layout, wishes).rings).toEqual(mendCoast(shore, map, layout, wishes).rings)
  })

  it('stays as it is where nothing is wished', () => {
    expect(areaOfLand(mendCoast(shore, map, layout, []))).toBeCloseTo(areaOfLand(shore))
  })

  it('gives a sea hex that is all land its water back', () => {
    const mended = mendCoast(landWestOf(600), map, layout, [])
    for (const number of ['0104', '0204', '0304', '0404']) expect(mended.isLand(layout.centre(hex(number)))).toBe(false)
    expect(mended.isLand(layout.centre(hex('0202')))).toBe(true)
  })
})

describe('wishes for land', () => {
  it('are none where the shore agrees with the hexes', () => {
    expect(landWishes(map, layout, landWestOf(600), [], [])).toEqual([])
  })

  it('put an islet into a land hex without land', () => {
    const coast = landWestOf(220)
    const mended = mendCoast(coast, map, layout, landWishes(map, layout, coast, [], []))
    for (const number of ['0103', '0203', '0303', '0403'])
      expect([number, landShare(layout, mended, hex(number)) > 0.08]).toEqual([number, true])
  })

  it('keep a road dry', () => {
    const coast = landWestOf(200)
    const road = [{ hex: hex('0203'), class: 'road', start: { x: 210, y: 150 }, pieces: [{ to: { x: 290, y: 150 } }] }]
    const mended = mendCoast(coast, map, layout, landWishes(map, layout, coast, [], road))
    for (let x = 210; x <= 290; x += 4) expect([x, mended.isLand({ x, y: 150 })]).toEqual([x, true])
  })

  it('leave the water where a line crosses a strait', () => {
    const coast = landWestOf(100)
    const [a, b] = layout.hexsideEnds(map.grid.hexside[hex('0303') * 6 + straitDirection()] as never)
    const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
    const line = [{ hex: hex('0303'), class: 'road', start: middle, pieces: [{ to: layout.centre(hex('0303')) }] }]
    const wished = landWishes(map, layout, coast, [], line).filter(({ radius }) => radius < 8)
    expect(wished.every(({ at }) => Math.hypot(at.x - middle.x, at.y - middle.y) > 20)).toBe(true)
    expect(wished.length).toBeGreaterThan(0)
  })

  const straitDirection = (): number =>
    [0, 1, 2, 3, 4, 5].find(d => map.grid.neighbour[hex('0303') * 6 + d] === hex('0403')) as number
})

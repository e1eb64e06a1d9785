import { describe, expect, it } from 'vitest'
import { degreeTicks, trueNorth } from '../../../src/cartography/drawing/degree-ticks'
import { sheetProjection } from '../../../src/cartography/sheet-projection'
import { mapOf } from '../../../src/core/map/read-map-source'
import { sampleSource } from '../../core/map/sample-map'

const { grid } = mapOf(sampleSource())

/** Two hexes a degree around 22 east and 42 north, turned clockwise by an angle. */
const turnedBy = (degrees: number) => {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  return sheetProjection(grid, (lon, lat) => {
    const [east, north] = [(lon - 22) * 2, (lat - 42) * 2]
    return { u: east * cos + north * sin, v: east * sin - north * cos }
  })
}
const around = (projection: ReturnType<typeof turnedBy>) => {
  const { x, y } = projection.toSheet(22, 42)
  return { left: x - 250, right: x + 350, top: y - 250, bottom: y + 150 }
}

describe('degrees in the margin', () => {
  const projection = turnedBy(0)
  const ticks = degreeTicks(projection, around(projection))

  it('stand above and below for longitude, at the sides for latitude', () => {
    const texts = (axis: 'lon' | 'lat') => ticks.filter(tick => tick.axis === axis).map(({ text }) => text)
    expect(texts('lon')).toEqual(['21°', '22°', '23°', '21°', '22°', '23°'])
    expect(texts('lat')).toEqual(['43°', '42°', '43°', '42°'])
  })

  it('stand where their degree meets the frame', () => {
    for (const { text, axis, x, y } of ticks) {
      expect(projection.toLonLat({ x, y })[axis]).toBeCloseTo(Number.parseInt(text, 10), 2)
    }
  })
})

describe('true north', () => {
  it('is the top of a level sheet', () => {
    expect(trueNorth(turnedBy(0), { x: 100, y: 100 })).toBeCloseTo(0)
  })

  it('turns with a tilted sheet', () => {
    expect(trueNorth(turnedBy(30), { x: 100, y: 100 })).toBeCloseTo(30)
    expect(trueNorth(turnedBy(-34.5), { x: 100, y: 100 })).toBeCloseTo(-34.5)
  })
})

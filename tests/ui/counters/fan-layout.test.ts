import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type FanRequest, fanLayout } from '../../../src/ui/counters/fan-layout'

const request = (differs: Partial<FanRequest> = {}): FanRequest => ({
  count: 3,
  middle: { x: 500, y: 400 },
  clearance: 50,
  side: 60,
  gap: 10,
  bounds: { left: 0, top: 0, right: 1000, bottom: 800 },
  ...differs,
})

describe('an opened stack', () => {
  it('stands in a row above its hex, middle over middle', () => {
    const fan = fanLayout(request())
    expect(fan.side).toBe('above')
    // A row 70 high ends at the upper edge of the hex, 350: its middle is at 315.
    expect(fan.places).toEqual([
      { x: 430, y: 315 },
      { x: 500, y: 315 },
      { x: 570, y: 315 },
    ])
  })

  it('turns inwards at the left and the right edge', () => {
    expect(fanLayout(request({ middle: { x: 20, y: 400 } })).places.map(({ x }) => x)).toEqual([35, 105, 175])
    expect(fanLayout(request({ middle: { x: 990, y: 400 } })).places.map(({ x }) => x)).toEqual([825, 895, 965])
  })

  it('opens below its hex where there is no room above', () => {
    const fan = fanLayout(request({ middle: { x: 500, y: 90 } }))
    expect(fan.side).toBe('below')
    expect(fan.places.map(({ y }) => y)).toEqual([175, 175, 175])
  })

  it('stands in even rows when one would be too long, the last one centred', () => {
    const fan = fanLayout(
      request({ count: 5, bounds: { left: 0, top: 0, right: 230, bottom: 800 }, middle: { x: 115, y: 400 } }),
    )
    expect(fan.places).toEqual([
      { x: 45, y: 245 },
      { x: 115, y: 245 },
      { x: 185, y: 245 },
      { x: 80, y: 315 },
      { x: 150, y: 315 },
    ])
  })

  it('shows every counter whole, none over another, wherever the stack stands', () => {
    const spot = fc.record({ x: fc.integer({ min: 0, max: 1000 }), y: fc.integer({ min: 0, max: 800 }) })
    fc.assert(
      fc.property(spot, fc.integer({ min: 1, max: 30 }), fc.integer({ min: 28, max: 90 }), (middle, count, side) => {
        const { places } = fanLayout(request({ middle, count, side }))
        expect(places).toHaveLength(count)
        for (const [i, a] of places.entries()) {
          expect(a.x - side / 2).toBeGreaterThanOrEqual(0)
          expect(a.x + side / 2).toBeLessThanOrEqual(1000)
          expect(a.y - side / 2).toBeGreaterThanOrEqual(0)
          expect(a.y + side / 2).toBeLessThanOrEqual(800)
          for (const b of places.slice(i + 1)) {
            expect(Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y))).toBeGreaterThanOrEqual(side + 10 - 1e-9)
          }
        }
      }),
    )
  })

  it('leaves the hex of the stack free wherever there is room on one side of it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 800 }), fc.integer({ min: 1, max: 14 }), (y, count) => {
        const { places, side } = fanLayout(request({ middle: { x: 500, y }, count }))
        for (const place of places) {
          if (side === 'above') expect(place.y + 35).toBeLessThanOrEqual(y - 50)
          else expect(place.y - 35).toBeGreaterThanOrEqual(y + 50)
        }
      }),
    )
  })
})

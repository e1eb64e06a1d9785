import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  centredOn,
  clamped,
  fitted,
  LARGEST_SCALE,
  levelAt,
  pinched,
  toMap,
  toScreen,
  visiblePart,
  zoomedBy,
} from '../../../src/ui/map/viewport'

const screen = { width: 1000, height: 600 }
const wide = { x: -70, y: -70, width: 4000, height: 2000 }
const tall = { x: 100, y: 0, width: 1000, height: 6000 }

const views = fc.record({
  x: fc.double({ min: -9000, max: 9000, noNaN: true }),
  y: fc.double({ min: -9000, max: 9000, noNaN: true }),
  scale: fc.double({ min: 0.01, max: 20, noNaN: true }),
})
const points = fc.record({ x: fc.integer({ min: 0, max: 1000 }), y: fc.integer({ min: 0, max: 600 }) })

describe('the view of a map', () => {
  it.each([
    ['wide', wide],
    ['tall', tall],
  ])('fits all of a %s sheet, in the middle', (_, sheet) => {
    const view = fitted(sheet, screen)
    const [from, to] = [toScreen(view, sheet), toScreen(view, { x: sheet.x + sheet.width, y: sheet.y + sheet.height })]
    expect(Math.min(from.x, from.y)).toBeGreaterThanOrEqual(0)
    expect(to.x).toBeLessThanOrEqual(screen.width)
    expect(to.y).toBeLessThanOrEqual(screen.height)
    expect(from.x + to.x).toBeCloseTo(screen.width)
    expect(from.y + to.y).toBeCloseTo(screen.height)
  })

  it('shows the same point of the map under the pointer before and after a zoom that no edge stops', () => {
    const before = centredOn({ x: 2000, y: 1000 }, 1, screen)
    const at = { x: 640, y: 210 }
    const after = zoomedBy(before, 1.5, at, wide, screen)
    expect(after.scale).toBe(1.5)
    expect(toMap(after, at).x).toBeCloseTo(toMap(before, at).x)
    expect(toMap(after, at).y).toBeCloseTo(toMap(before, at).y)
  })

  it('zooms neither further out than the whole sheet nor further in than four pixels to a map unit', () => {
    fc.assert(
      fc.property(views, points, fc.double({ min: 0.01, max: 100, noNaN: true }), (view, at, factor) => {
        const { scale } = zoomedBy(view, factor, at, wide, screen)
        expect(scale).toBeGreaterThanOrEqual(fitted(wide, screen).scale)
        expect(scale).toBeLessThanOrEqual(LARGEST_SCALE)
      }),
    )
  })

  it('never leaves the sheet, and is left alone once it is within bounds', () => {
    fc.assert(
      fc.property(views, view => {
        const held = clamped(view, wide, screen)
        const part = visiblePart(held, screen)
        const middle = { x: part.x + part.width / 2, y: part.y + part.height / 2 }
        expect(middle.x).toBeGreaterThanOrEqual(wide.x)
        expect(middle.x).toBeLessThanOrEqual(wide.x + wide.width)
        expect(middle.y).toBeGreaterThanOrEqual(wide.y)
        expect(middle.y).toBeLessThanOrEqual(wide.y + wide.height)
        const again = clamped(held, wide, screen)
        expect(again.x).toBeCloseTo(held.x)
        expect(again.y).toBeCloseTo(held.y)
        expect(again.scale).toBe(held.scale)
      }),
    )
  })

  it('keeps what lies between two fingers between them', () => {
    const before = centredOn({ x: 2000, y: 1000 }, 1, screen)
    const after = pinched(
      before,
      [
        { x: 400, y: 300 },
        { x: 600, y: 300 },
      ],
      [
        { x: 350, y: 320 },
        { x: 750, y: 320 },
      ],
      wide,
      screen,
    )
    expect(after.scale).toBe(2)
    expect(toMap(after, { x: 550, y: 320 })).toEqual(toMap(before, { x: 500, y: 300 }))
  })

  it('is far below 48 pixels to a hex, near from 96 on', () => {
    expect([0.1, 0.479, 0.48, 0.959, 0.96, 3].map(levelAt)).toEqual(['far', 'far', 'play', 'play', 'near', 'near'])
  })
})

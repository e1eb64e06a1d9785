import { describe, expect, it } from 'vitest'
import { between, glideTo } from '../../../src/ui/map/camera-glide'
import { centredOn, toMap, type Viewport } from '../../../src/ui/map/viewport'

const screen = { width: 1000, height: 800 }
const from = centredOn({ x: 100, y: 100 }, 0.5, screen)
const to = centredOn({ x: 900, y: 500 }, 2, screen)
const middle = (view: Viewport) => toMap(view, { x: 500, y: 400 })

describe('a glide of the map', () => {
  it('begins and ends where it is asked to', () => {
    expect(between(from, to, screen, 0)).toEqual(from)
    expect(between(from, to, screen, 1)).toEqual(to)
  })

  it('has the middle of the way in the middle of the window, at the mean zoom, half-way', () => {
    const half = between(from, to, screen, 0.5)
    expect(middle(half).x).toBeCloseTo(500)
    expect(middle(half).y).toBeCloseTo(300)
    expect(half.scale).toBeCloseTo(1)
  })

  it('is a jump where motion is not wanted', () => {
    const seen: Viewport[] = []
    let rests = 0
    const glide = glideTo({ from, to, screen, isStill: true, put: view => seen.push(view), settle: () => rests++ })
    expect(glide).toBeNull()
    expect(seen).toEqual([to])
    expect(rests).toBe(1)
  })
})

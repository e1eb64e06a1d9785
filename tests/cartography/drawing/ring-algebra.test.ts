import { describe, expect, it } from 'vitest'
import { coastOf } from '../../../src/cartography/drawing/coast'
import { areaOf, type Ring } from '../../../src/cartography/drawing/geometry'
import { cutRings, joinPatches } from '../../../src/cartography/drawing/ring-algebra'

const square = (left: number, top: number, side: number): Ring => [
  { x: left, y: top },
  { x: left + side, y: top },
  { x: left + side, y: top + side },
  { x: left, y: top + side },
]

describe('rings of land', () => {
  it('are joined where they overlap', () => {
    const joined = joinPatches([square(0, 0, 10)], [[square(5, 5, 10)]])
    expect(joined).toHaveLength(1)
    expect(areaOf(joined[0] as Ring)).toBeCloseTo(175)
  })

  it('stay apart where they do not meet', () => {
    expect(joinPatches([square(0, 0, 10)], [[square(20, 0, 10)]])).toHaveLength(2)
  })

  it('keep their holes, and those of what is joined to them', () => {
    const land = [square(0, 0, 40), square(10, 10, 10)]
    const joined = coastOf(joinPatches(land, [[square(30, 0, 40), square(50, 10, 10)]]))
    expect([joined.isLand({ x: 15, y: 15 }), joined.isLand({ x: 55, y: 15 })]).toEqual([false, false])
    expect([joined.isLand({ x: 5, y: 5 }), joined.isLand({ x: 65, y: 35 })]).toEqual([true, true])
  })

  it('lose what is cut from them', () => {
    const left = cutRings([square(0, 0, 10)], [square(5, -5, 20)])
    expect(areaOf(left[0] as Ring)).toBeCloseTo(50)
  })

  it('are left alone when nothing is joined or cut', () => {
    const land = [square(0.123, 0, 10)]
    expect(joinPatches(land, [])).toEqual(land)
    expect(cutRings(land, [])).toEqual(land)
  })
})

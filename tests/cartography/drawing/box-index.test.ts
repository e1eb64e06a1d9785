import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { boxIndex } from '../../../src/cartography/drawing/box-index'
import { type Box, contains, overlap } from '../../../src/cartography/drawing/geometry'
import { pointIndex } from '../../../src/cartography/drawing/point-index'

const number = fc.integer({ min: -500, max: 500 })
const box = fc
  .tuple(number, number, fc.integer({ min: 1, max: 300 }), fc.integer({ min: 1, max: 300 }))
  .map(([left, top, width, height]): Box => ({ left, top, right: left + width, bottom: top + height }))

describe('the index of boxes', () => {
  it('counts those that a box touches', () => {
    fc.assert(
      fc.property(fc.array(box), box, fc.integer({ min: 0, max: 20 }), (boxes, asked, gap) => {
        const index = boxIndex()
        for (const each of boxes) index.add(each)
        expect(index.hits(asked, gap)).toBe(boxes.filter(each => overlap(asked, each, gap)).length)
      }),
    )
  })

  it('forgets a box that is set free', () => {
    const index = boxIndex()
    const here: Box = { left: 0, top: 0, right: 10, bottom: 10 }
    const free = index.add(here)
    expect(index.hits(here)).toBe(1)
    free()
    expect(index.hits(here)).toBe(0)
  })

  it('lets names of different periods lie on each other', () => {
    const index = boxIndex()
    const here: Box = { left: 0, top: 0, right: 10, bottom: 10 }
    index.add(here, '1912')
    expect([index.hits(here, 0, '1913'), index.hits(here, 0, '1912'), index.hits(here)]).toEqual([0, 1, 1])
  })
})

describe('the index of points', () => {
  it('counts those in a box', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ x: number, y: number })), box, (points, asked) => {
        expect(pointIndex(points)(asked)).toBe(points.filter(p => contains(asked, p)).length)
      }),
    )
  })
})

import { describe, expect, it } from 'vitest'
import { letterBoxes, measured, textBox, textWidth } from '../../../src/cartography/drawing/type-setting'

describe('set type', () => {
  it('is as wide as its letters and the spaces between them', () => {
    const [a, b] = [textWidth('a', 'town', 10), textWidth('b', 'town', 10)]
    expect(textWidth('ab', 'town', 10)).toBeCloseTo(a + b)
    expect(textWidth('ab', 'town', 20)).toBeCloseTo(2 * (a + b))
    expect(textWidth('ab', 'town', 10, 3)).toBeCloseTo(a + b + 6)
  })

  it('knows the letters of all five maps', () => {
    for (const letter of 'İıĞğŞşČčĆćĐđŽžŠšŐőŰűȘșȚțÖöÜüÇçáéíóú') {
      expect([letter, textWidth(letter, 'town', 1)]).not.toEqual([letter, 0.55])
    }
  })

  it('hangs on its anchor at the start, the middle or the end', () => {
    const boxes = (['start', 'middle', 'end'] as const).map(align => textBox(100, 50, align, 40, 10))
    expect(boxes.map(({ left, right }) => (left + right) / 2)).toEqual([120, 100, 80])
  })

  it('stands in the middle of its curve, a box for each letter but none for a space', () => {
    const line = [
      { x: 0, y: 0 },
      { x: 200, y: 0 },
    ]
    const boxes = letterBoxes('ab ba', 'town', 10, 0, line)
    expect(boxes).toHaveLength(4)
    expect(((boxes[0]?.left ?? 0) + (boxes[3]?.right ?? 0)) / 2).toBeCloseTo(100)
  })

  it('turns with its curve', () => {
    const [box] = letterBoxes('l', 'town', 10, 0, [
      { x: 0, y: 0 },
      { x: 0, y: 100 },
    ])
    const [width, height] = [(box?.right ?? 0) - (box?.left ?? 0), (box?.bottom ?? 0) - (box?.top ?? 0)]
    expect(width).toBeGreaterThan(height)
  })
})

describe('a measured line', () => {
  const line = measured([
    { x: 0, y: 0 },
    { x: 10, y: 0 },
    { x: 10, y: 20 },
  ])

  it('is as long as its pieces', () => {
    expect(line.length).toBe(30)
  })

  it('goes on straight beyond its ends', () => {
    expect(line.at(15)).toMatchObject({ x: 10, y: 5 })
    expect(line.at(-5)).toMatchObject({ x: -5, y: 0 })
    expect(line.at(35)).toMatchObject({ x: 10, y: 25 })
  })
})

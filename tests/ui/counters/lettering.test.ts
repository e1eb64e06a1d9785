import { describe, expect, it } from 'vitest'
import widths from '../../../src/ui/counters/glyph-widths.json'
import { lettered, textWidth } from '../../../src/ui/counters/lettering'
import { stepSquares } from '../../../src/ui/counters/step-squares'

const ROOM = { weight: '600', width: 62, largest: 18, smallest: 10 } as const

describe('lettering', () => {
  it('leaves a short name at the largest size', () => {
    expect(lettered('8 Pz', ROOM)).toEqual({ text: '8 Pz', size: 18 })
  })

  it.each(['San Marco', 'Leibstandarte', '3 Granatieri', 'WWWWWWW'])('makes %s fit its room', name => {
    const { text, size } = lettered(name, ROOM)
    expect(text).toBe(name)
    expect(size).toBeGreaterThanOrEqual(ROOM.smallest)
    expect(size).toBeLessThan(ROOM.largest)
    expect(textWidth(text, ROOM.weight, size)).toBeLessThanOrEqual(ROOM.width)
  })

  it('never grows a name when its room shrinks', () => {
    const sizes = [80, 70, 60, 50, 40].map(width => lettered('Ravenna', { ...ROOM, width }).size)
    expect(sizes.toSorted((a, b) => b - a)).toEqual(sizes)
    expect(sizes[0]).toBeGreaterThan(sizes[4] ?? 0)
  })

  it('cuts a name that does not fit at the smallest size, and says so', () => {
    const { text, size } = lettered('22 Cacciatori delle Alpi', ROOM)
    expect(size).toBe(10)
    expect(text).toMatch(/^22 Cacciat.*…$/)
    expect(textWidth(text, '600', 10)).toBeLessThanOrEqual(62)
  })

  it.each(Object.entries(widths))('has measured every letter of the unit names in weight %s', (_, table) => {
    const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 .,-'()/+öıİğşčćđ"
    expect(Object.keys(table)).toEqual(expect.arrayContaining([...letters]))
  })

  it('gives all figures one width', () => {
    expect(new Set([...'0123456789'].map(figure => textWidth(figure, '700', 10))).size).toBe(1)
  })
})

describe('step squares', () => {
  const squares = (path: string): number => path.match(/Z/g)?.length ?? 0

  it('are one for each step, and a lost step has a hole in its square', () => {
    expect(squares(stepSquares(2, 2))).toBe(2)
    expect(squares(stepSquares(1, 2))).toBe(3)
    expect(squares(stepSquares(0, 2))).toBe(4)
    expect(squares(stepSquares(4, 4))).toBe(4)
  })

  it('stand where the look book puts them', () => {
    expect(stepSquares(2, 2)).toBe('M7 34.5h8v8h-8ZM7 47.5h8v8h-8Z')
  })
})

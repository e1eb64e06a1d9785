import { describe, expect, it } from 'vitest'
import { fillPatches, PATCH, strokePatches } from '../../../src/ui/map/paths/patches'
import { ringsOf } from '../../../src/ui/map/paths/rings'

const lengthOf = (path: string): number =>
  ringsOf(path).reduce((sum, ring) => {
    let length = 0
    for (let i = 2; i < ring.length; i += 2) length += Math.hypot(ring[i] - ring[i - 2], ring[i + 1] - ring[i - 1])
    return sum + length
  }, 0)

/** Twice the area under even-odd is not additive, but of separate rings the shoelace sum is. */
const areaOf = (path: string): number =>
  ringsOf(path).reduce((sum, ring) => {
    let twice = 0
    for (let i = 0; i < ring.length; i += 2) {
      const j = (i + 2) % ring.length
      twice += ring[i] * ring[j + 1] - ring[j] * ring[i + 1]
    }
    return sum + twice / 2
  }, 0)

const square = (x: number, y: number, side: number): string => `M${x} ${y}h${side}v${side}h${-side}z`
/** The same the other way round: a hole. */
const hole = (x: number, y: number, side: number): string => `M${x} ${y}v${side}h${side}v${-side}z`

describe('a path cut into patches', () => {
  it('stays one piece where it lies in one patch', () => {
    expect(strokePatches('M10 20l5 5q1 2 3 4c1 1 2 2 3 3z')).toEqual(['M10 20l5 5q1 2 3 4c1 1 2 2 3 3z'])
  })

  it('is as long as before, its closing stroke included', () => {
    const ring = 'M600 600l100 0 0 100-100 0z'
    const pieces = strokePatches(ring)
    expect(pieces.length).toBeGreaterThan(1)
    expect(pieces.map(lengthOf).reduce((a, b) => a + b)).toBeCloseTo(400)
  })

  it('keeps its curves: each piece repeats the strokes as they were written', () => {
    const pieces = strokePatches(`M0 0q10 5 ${PATCH} 0q10 5 20 0`)
    expect(pieces).toEqual([`M0 0q10 5 ${PATCH} 0`, `M${PATCH} 0q10 5 20 0`])
  })

  it('fills the same ground, holes left open, save for the overlap of the patches', () => {
    const path = square(100, 100, 3 * PATCH) + hole(PATCH - 100, PATCH - 100, 300)
    const pieces = fillPatches(path)
    expect(pieces.length).toBeGreaterThanOrEqual(16)
    const filled = pieces.map(areaOf).reduce((a, b) => a + b) / 100
    const wanted = (3 * PATCH) ** 2 - 300 ** 2
    expect(filled).toBeGreaterThan(wanted)
    expect(filled).toBeLessThan(wanted * 1.01)
  })

  it('refuses arcs, which it cannot cut', () => {
    expect(() => strokePatches('M0 0a5 5 0 0 1 3 3')).toThrow('No path command "a"')
  })
})

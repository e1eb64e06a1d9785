import { describe, expect, it } from 'vitest'
import { chainHexsides } from '../../../src/cartography/drawing/hexside-chains'
import type { Point } from '../../../src/core/hex/layout'

const at = (x: number, y: number): Point => ({ x, y })
const [a, b, c, d] = [at(0, 0), at(50, 29), at(100, 0), at(50, 87)] as const

describe('chains of hexsides', () => {
  it('string loose sides together in any order and direction', () => {
    const [chain, ...more] = chainHexsides([
      [c, b],
      [a, b],
    ])
    expect(more).toEqual([])
    expect(chain?.isClosed).toBe(false)
    expect([chain?.points, [...(chain?.points ?? [])].reverse()]).toContainEqual([a, b, c])
  })

  it('close when they come back to where they began', () => {
    const [ring, ...more] = chainHexsides([
      [a, b],
      [b, c],
      [c, a],
    ])
    expect(more).toEqual([])
    expect(ring?.isClosed).toBe(true)
    expect(ring?.points).toHaveLength(3)
  })

  it('break where three sides meet', () => {
    const chains = chainHexsides([
      [a, b],
      [b, c],
      [b, d],
    ])
    expect(chains.map(({ points }) => points.length)).toEqual([2, 2, 2])
  })
})

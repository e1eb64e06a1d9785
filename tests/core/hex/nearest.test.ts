import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { distance } from '../../../src/core/hex/measure'
import { nearestFit } from '../../../src/core/hex/nearest'
import type { HexId } from '../../../src/core/ids'
import { anyHex, randomMap } from './random-map'

const places = randomMap(7).chain(grid =>
  fc.record({
    grid: fc.constant(grid),
    wanted: anyHex(grid),
    hexes: fc.uniqueArray(anyHex(grid)),
    fitting: fc.uniqueArray(anyHex(grid)).map(found => new Set<HexId>(found)),
  }),
)

describe('the nearest hex that fits', () => {
  it('is the one that is wanted, wherever that fits', () => {
    fc.assert(
      fc.property(places, ({ grid, wanted, hexes }) => {
        expect(nearestFit(grid, wanted, hexes, () => true)).toBe(wanted)
      }),
    )
  })

  it('is else the first of the nearest in the list, and none where none fits', () => {
    fc.assert(
      fc.property(places, ({ grid, wanted, hexes, fitting }) => {
        fc.pre(!fitting.has(wanted))
        const among = hexes.filter(hex => fitting.has(hex))
        const least = Math.min(...among.map(hex => distance(grid, hex, wanted)))
        const first = among.find(hex => distance(grid, hex, wanted) === least) ?? null
        expect(nearestFit(grid, wanted, hexes, hex => fitting.has(hex))).toBe(first)
      }),
    )
  })

  it('asks of no hex that lies farther than it', () => {
    fc.assert(
      fc.property(places, ({ grid, wanted, hexes, fitting }) => {
        fc.pre(!fitting.has(wanted))
        const asked: HexId[] = []
        const found = nearestFit(grid, wanted, hexes, hex => asked.push(hex) > 0 && fitting.has(hex))
        const far = found === null ? Number.POSITIVE_INFINITY : distance(grid, found, wanted)
        expect(asked.every(hex => distance(grid, hex, wanted) <= far)).toBe(true)
      }),
    )
  })
})

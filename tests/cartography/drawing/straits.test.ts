import { describe, expect, it } from 'vitest'
import { between } from '../../../src/cartography/drawing/geometry'
import type { HexId, HexsideId } from '../../../src/core/ids'
import { compiledSheet, GAMES } from './compiled-sheets'

describe.each(GAMES)('straits of %s', game => {
  const { map, layout, coast } = compiledSheet(game)

  it('have drawn water between the hexes they part', () => {
    const dry = Array.from({ length: map.grid.hexsideCount }, (_, side) => side as HexsideId)
      .filter(side => map.tables.strait[side] === 1)
      .map(side => [0, 1].map(i => map.grid.hexsideHexes[side * 2 + i] as HexId) as [HexId, HexId])
      .filter(([a, b]) => {
        const [from, to] = [layout.centre(a), layout.centre(b)]
        return Array.from({ length: 101 }, (_, i) => between(from, to, i / 100)).every(coast.isLand)
      })
    expect(dry.map(hexes => hexes.map(hex => map.grid.numbers[hex]).join('/'))).toEqual([])
  })
})

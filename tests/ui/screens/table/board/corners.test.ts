import { describe, expect, it } from 'vitest'
import type { HexId } from '../../../../../src/core/ids'
import { hexOf } from '../../../../../src/core/map/map-queries'
import { cardAt, emptiestCorner } from '../../../../../src/ui/screens/table/board/corners'
import { closedHexes } from '../../../../../src/ui/screens/table/board/layers/lit-layer'
import { buildTable } from '../build-table'

const room = { card: { width: 300, height: 200 }, screen: { width: 1000, height: 800 }, gap: 14, taken: 210 }

describe('a card over the map', () => {
  it('stays where it hides nothing, else goes to the corner where it hides the least', () => {
    expect(emptiestCorner([{ x: 900, y: 100 }], room, 'bottom-left')).toBe('bottom-left')
    expect(emptiestCorner([{ x: 300, y: 700 }], room, 'bottom-left')).toBe('bottom-right')
    expect(
      emptiestCorner(
        [
          { x: 300, y: 700 },
          { x: 900, y: 700 },
        ],
        room,
        'bottom-left',
      ),
    ).toBe('top-right')
    expect(cardAt('bottom-left', room)).toEqual({ x: 224, y: 586, width: 300, height: 200 })
  })
})

describe('where most of the land could be answered', () => {
  it('what could not is hatched; where less is lit than not, nothing is', async () => {
    const { sheet } = await buildTable({ game: 'partizan' })
    const all = new Set(sheet.map.grid.numbers.map((_, hex) => hex as HexId))
    expect(closedHexes(sheet, all)).toEqual([])
    const sarajevo = hexOf(sheet.map, '2511')
    all.delete(sarajevo)
    expect(closedHexes(sheet, all)).toEqual([sarajevo])
    expect(closedHexes(sheet, new Set([sarajevo]))).toBeNull()
  })
})

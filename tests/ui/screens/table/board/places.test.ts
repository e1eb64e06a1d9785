import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { HexId, UnitId } from '../../../../../src/core/ids'
import { beginFrom } from '../../../../../src/core/save/history'
import { placedChoices } from '../../../../../src/ui/screens/table/acting'
import { type BoardPosition, positionOf } from '../../../../../src/ui/screens/table/board/board-position'
import { boxPlaces } from '../../../../../src/ui/screens/table/board/box-places'
import { thingsOf } from '../../../../../src/ui/screens/table/board/following'
import { glidesBetween, glideTime } from '../../../../../src/ui/screens/table/board/gliding'
import { placeMarkers } from '../../../../../src/ui/screens/table/board/layers/marker-layer'
import { nextOf, steppedHex } from '../../../../../src/ui/screens/table/board/map-keys'
import { placePopup } from '../../../../../src/ui/screens/table/board/popup-place'
import { bestMiddle, panInto } from '../../../../../src/ui/screens/table/board/where-to-look'
import { movement, play } from '../../../../games/operation-gertrud/positions'
import { sampleOpenMap } from '../../maps/sample-open-map'
import { buildTable } from '../build-table'

const screen = { width: 1000, height: 800 }
const bubble = { at: { x: 500, y: 400 }, clearance: 50, size: { width: 280, height: 120 }, screen, keepFree: [] }

describe('a popup beside a hex', () => {
  it('lies below it and points at it where nothing is in the way', () => {
    expect(placePopup(bubble)).toEqual({ left: 360, top: 450, side: 'below', tip: 140 })
  })

  it('goes where it hides the fewest lit hexes', () => {
    const below = [{ x: 500, y: 500 }]
    expect(placePopup({ ...bubble, keepFree: below }).side).toBe('above')
    expect(placePopup({ ...bubble, keepFree: [...below, { x: 480, y: 300 }] }).side).toBe('right')
  })

  it('rather hides a stack than a lit hex', () => {
    const request = {
      ...bubble,
      keepFree: [{ x: 500, y: 500 }],
      betterFree: [
        { x: 500, y: 300 },
        { x: 700, y: 400 },
      ],
    }
    expect(placePopup({ ...request, betterFree: [...request.betterFree, { x: 300, y: 400 }] }).side).toBe('above')
  })

  it('stays on its side while the map moves, until it would cover its own hex', () => {
    const lit = { ...bubble, keepFree: [{ x: 500, y: 500 }], fixed: 'below' as const }
    expect(placePopup(lit).side).toBe('below')
    expect(placePopup({ ...lit, at: { x: 500, y: 780 } }).side).not.toBe('below')
  })

  it('is always whole inside the window, and never over its own hex', () => {
    fc.assert(
      fc.property(fc.nat(1000), fc.nat(800), (x, y) => {
        const { left, top } = placePopup({ ...bubble, at: { x, y } })
        expect(left >= 0 && left + 280 <= 1000 && top >= 0 && top + 120 <= 800).toBe(true)
        expect(x > left && x < left + 280 && y > top && y < top + 120).toBe(false)
      }),
    )
  })
})

describe('markers in a hex', () => {
  const done = { kind: 'done' }
  const withTargets = () => buildTable({ game: 'partizan', seed: 1, solo: true, actions: [done] })

  it('lie side by side where two share it, so that both are seen', async () => {
    const table = await withTargets()
    const { sheet } = table
    const { markers, stacks } = positionOf(table)
    const first = markers.find(({ at, small }) => 'hex' in at && small !== true && !stacks.has(at.hex))
    if (first === undefined || !('hex' in first.at)) throw new Error('no target lies alone')
    const { hex } = first.at
    const places = (count: number) =>
      placeMarkers(sheet, {
        markers: Array.from({ length: count }, (_, nth) => ({ ...first, key: `${nth}` })),
        stacks: new Map(),
      } as unknown as BoardPosition).map(({ at, side }) => ({ left: at.x - side / 2, right: at.x + side / 2 }))
    const centre = sheet.layout.centre(hex)
    expect(places(1)).toEqual([{ left: centre.x - 28, right: centre.x + 28 }])
    const [left, right] = places(2)
    expect(left?.right).toBeLessThanOrEqual(right?.left ?? 0)
    expect((right?.right ?? 0) - (left?.left ?? 0)).toBeLessThan(100)
  })

  it('cover it as counters do: costs and figures stand beside them', async () => {
    const { markers, stacks, isCovered } = positionOf(await withTargets())
    const large = markers.flatMap(({ at, small }) => ('hex' in at && small !== true ? [at.hex] : []))
    const free = large.filter(hex => !stacks.has(hex))
    expect(free.length).toBeGreaterThan(5)
    expect([...free, ...stacks.keys()].every(isCovered)).toBe(true)
    const hexes = Array.from({ length: 40 }, (_, hex) => hex as HexId)
    expect(hexes.some(hex => !isCovered(hex))).toBe(true)
  })
})

describe('units in a box', () => {
  it('all lie in its panel, under the heading, beside each other', () => {
    const panel = { x: -740, y: 3480, width: 330, height: 175 }
    for (const count of [1, 2, 7, 17, 40]) {
      const { places, side } = boxPlaces(panel, 44, count)
      expect(places).toHaveLength(count)
      for (const { x, y } of places) {
        expect(x - side / 2).toBeGreaterThanOrEqual(-740)
        expect(x + side / 2).toBeLessThanOrEqual(-740 + 330)
        expect(y - side / 2).toBeGreaterThanOrEqual(3480 + 44)
        expect(y + side / 2).toBeLessThanOrEqual(3480 + 175)
      }
      for (const [i, a] of places.entries())
        for (const b of places.slice(0, i))
          expect(Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y))).toBeGreaterThan(side)
    }
  })

  it('are no larger than on the map', () => {
    expect(boxPlaces({ x: 0, y: 0, width: 900, height: 900 }, 40, 2).side).toBe(66)
  })
})

describe('arrow keys', async () => {
  const flat = (await buildTable({ deployed: false })).sheet.map.grid
  const pointy = sampleOpenMap().sheet.map.grid

  it.each([
    ['in columns', flat],
    ['in rows', pointy],
  ])('lead to a neighbour or nowhere, and back again %s', (_, grid) => {
    const ways = [
      ['ArrowUp', 'ArrowDown'],
      ['ArrowDown', 'ArrowUp'],
      ['ArrowLeft', 'ArrowRight'],
      ['ArrowRight', 'ArrowLeft'],
    ] as const
    for (let each = 0; each < grid.size; each++) {
      const hex = each as HexId
      const neighbours = [...grid.neighbour.slice(each * 6, each * 6 + 6)]
      for (const [there, back] of ways) {
        const next = steppedHex(grid, hex, there)
        if (next === hex) continue
        expect(neighbours).toContain(next)
        // Where a rim forces a detour the way back may differ.
        if (!neighbours.includes(-1) && !grid.neighbour.slice(next * 6, next * 6 + 6).includes(-1))
          expect(steppedHex(grid, next, back)).toBe(hex)
      }
    }
  })

  it('keep their row over a long walk', async () => {
    const { layout, map } = (await buildTable({ deployed: false })).sheet
    const start = map.hexNumbered('1414') as HexId
    let hex = start
    for (let step = 0; step < 8; step++) hex = steppedHex(flat, hex, 'ArrowRight')
    expect(layout.centre(hex).y).toBe(layout.centre(start).y)
    expect(layout.centre(hex).x).toBeGreaterThan(layout.centre(start).x + 600)
  })

  it('the full stop goes from one lit hex to the next and round again', () => {
    const lit = new Set([9, 3, 5] as HexId[])
    expect(nextOf(lit, null, 1)).toBe(3)
    expect(nextOf(lit, 3 as HexId, 1)).toBe(5)
    expect(nextOf(lit, 9 as HexId, 1)).toBe(3)
    expect(nextOf(lit, 3 as HexId, -1)).toBe(9)
    expect(nextOf(new Set(), 3 as HexId, 1)).toBeNull()
  })
})

describe('where the board looks', () => {
  it('is where most points are seen at once', () => {
    const crowd = [
      { x: 1000, y: 1000 },
      { x: 1200, y: 1100 },
      { x: 1100, y: 900 },
    ]
    expect(bestMiddle([{ x: 0, y: 0 }, ...crowd], { width: 800, height: 600 })).toEqual({ x: 1100, y: 1000 })
    expect(bestMiddle([], { width: 800, height: 600 })).toBeNull()
  })

  it('is where the lit hexes are, however far from there what is held stands', async () => {
    const table = await buildTable({ game: 'operation-gertrud', solo: true })
    const s = movement({ at: { '2904': ['de-kommando'] }, pool: ['de-cas-1'] })
    const planned = play(s, { kind: 'mission', pick: 'eskisehir' })
    table.session.store.setState({ history: beginFrom(table.engine, 1, planned) })
    const lit = [...placedChoices(table).lit].map(table.sheet.layout.centre)
    expect(lit.length).toBeGreaterThan(0)
    expect(thingsOf(table)).toEqual(lit)
  })

  it('moves just as far as a point needs to lie well inside', () => {
    const view = { x: 0, y: 0, scale: 1 }
    expect(panInto({ x: 500, y: 400 }, view, screen, 100)).toEqual({ x: 0, y: 0 })
    expect(panInto({ x: 980, y: 20 }, view, screen, 100)).toEqual({ x: -80, y: 80 })
  })
})

describe('counters on their way', () => {
  const at = (stacks: readonly [number, readonly number[]][]) =>
    ({ stacks: new Map(stacks) }) as unknown as BoardPosition
  const [unit, other] = [1 as UnitId, 2 as UnitId]

  it('are those whose hex has changed, by the way the log tells', () => {
    const ways = new Map([[unit, [4, 5, 6] as HexId[]]])
    expect(
      glidesBetween(
        at([[4, [1, 2]]]),
        at([
          [4, [2]],
          [6, [1]],
        ]),
        ways,
      ),
    ).toEqual(new Map([[unit, [4, 5, 6]]]))
  })

  it('go straight where the log tells another way, and not at all when they come from off the map', () => {
    const ways = new Map([[unit, [8, 9] as HexId[]]])
    expect(glidesBetween(at([[4, [1]]]), at([[6, [1, 2]]]), ways)).toEqual(new Map([[unit, [4, 6]]]))
    expect(glidesBetween(at([]), at([[6, [other]]]), ways).size).toBe(0)
  })

  it('are none when a whole position is exchanged', () => {
    const units = Array.from({ length: 12 }, (_, i) => i)
    expect(glidesBetween(at([[4, units]]), at([[6, units]]), new Map()).size).toBe(0)
  })

  it('take 260 ms a hex, and never more than 900', () => {
    expect(glideTime([1, 2] as HexId[])).toBe(260)
    expect(glideTime([1, 2, 3] as HexId[])).toBe(520)
    expect(glideTime([1, 2, 3, 4, 5, 6, 7] as HexId[])).toBe(900)
  })
})

import { describe, expect, it } from 'vitest'
import type { Spot } from '../../../src/core/engine/game-look'
import type { HexId, Side, UnitId } from '../../../src/core/ids'
import { markerFace, plainFace } from '../../../src/core/look/marker-face'
import { areasByName, cheapestEnds, filled, reachParts, toneOf } from '../../../src/core/look/overlay-parts'
import { phasesAt } from '../../../src/core/look/phase-strip'
import { boxesOf, stacksOf } from '../../../src/core/look/piles'

const ids = (...units: number[]) => units as UnitId[]
const hexes = (...all: number[]) => all as HexId[]
const hex = (id: number) => id as HexId

describe('markers', () => {
  it('have a plain face, in the colour of a nation if they have one', () => {
    const face = markerFace({ symbol: 'marker', label: 'Turn' })
    expect([face.kind, face.nation, face.designation, face.steps]).toEqual(['marker', 'marker', '', null])
    const plane = plainFace('air', { symbol: 'fighter', label: 'Wing', nation: 'british', ratings: '+1' })
    expect([plane.kind, plane.nation, plane.ratings]).toEqual(['air', 'british', '+1'])
  })
})

describe('piles', () => {
  const spots: Spot[] = [
    { is: 'hex', hex: hex(4) },
    { is: 'box', box: 'dead' },
    { is: 'hex', hex: hex(4) },
    { is: 'off' },
    { is: 'hex', hex: hex(4) },
    { is: 'box', box: 'dead' },
  ]
  const all = ids(0, 1, 2, 3, 4, 5)
  const spot = (id: UnitId) => spots[id]

  it('of a hex have on top what is worth most, of equals the earlier counter', () => {
    const worth = (id: UnitId) => [1, 0, Number.POSITIVE_INFINITY, 0, 1, 0][id]
    expect([...stacksOf(all, spot, worth)]).toEqual([[4, [2, 0, 4]]])
    expect([...stacksOf(all, spot, () => Number.POSITIVE_INFINITY)]).toEqual([[4, [0, 2, 4]]])
  })

  it('of a box keep the order of the counters', () => expect([...boxesOf(all, spot)]).toEqual([['dead', [1, 5]]]))
})

describe('overlays', () => {
  it('leave out areas with nothing in them', () => {
    const looks = { hill: { tone: 'bad', pattern: 'hatch' }, lake: { tone: 'water', pattern: 'plain' } } as const
    const areas = areasByName(looks, hexes(1, 2, 3), at => (at > 1 ? 'hill' : null))
    expect(areas).toEqual([{ hexes: [2, 3], tone: 'bad', pattern: 'hatch', label: 'hill' }])
    const told = areasByName(
      looks,
      hexes(1),
      () => 'lake',
      name => `the ${name}`,
    )
    expect(told.map(each => each.label)).toEqual(['the lake'])
    expect(filled([{ ...looks.hill, hexes: [], label: 'none' }])).toEqual([])
  })

  it('show what a stack reaches at the least cost, in the colours of whoever gets there', () => {
    const reached = cheapestEnds([
      {
        side: 0,
        ends: [
          [hex(1), 3],
          [hex(2), 2],
        ],
      },
      {
        side: 1,
        ends: [
          [hex(1), 2],
          [hex(2), 2],
          [hex(3), null],
        ],
      },
    ])
    const { areas, marks } = reachParts(reached, (side: Side) => ['blue', 'red'][side])
    expect(areas.map(each => [each.label, each.hexes, each.tone])).toEqual([
      ['in reach of the blue', [2], toneOf(0)],
      ['in reach of the red', [1, 3], toneOf(1)],
    ])
    expect(marks.map(each => [each.hex, each.text])).toEqual([
      [1, '2'],
      [2, '2'],
    ])
  })
})

describe('the phases of a turn', () => {
  it('are done, now, or ahead', () => {
    const all = ['a', 'b', 'c'].map(id => ({ id, title: id, side: null }))
    expect(phasesAt(all, 1).map(each => each.stands)).toEqual(['done', 'now', 'ahead'])
    expect(phasesAt(all, 3).map(each => each.stands)).toEqual(['done', 'done', 'done'])
  })
})

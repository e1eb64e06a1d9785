import { describe, expect, it } from 'vitest'
import { reach } from '../../../src/core/hex/reach'
import type { HexId } from '../../../src/core/ids'
import { boxDistance } from '../../../src/core/map/box-distance'
import { type BoxReachRules, linkByMeans, type MapPlace, reachWithBoxes } from '../../../src/core/map/box-reach'
import type { HexMap } from '../../../src/core/map/hex-map'
import { readMapSource } from '../../../src/core/map/read-map-source'
import frontSource from '../../../src/games/balkan-front/map/map.json'
import { map as ford } from '../../fixtures/ambush/map'

type Links = readonly {
  readonly hex?: string
  readonly box?: string
  readonly distance?: number
  readonly means?: readonly string[]
  readonly way?: 'in' | 'out'
}[]

/** Five rows of five hexes, 0101 to 0505, with boxes beside them. */
function mapWith(boxes: { readonly [id: string]: Links }): HexMap {
  const hexes = ford.grid.numbers.map(hex => ({ hex, terrain: 'clear', area: 'valley' }))
  return readMapSource({
    format: 'powderkeg-map/1',
    name: 'Boxes',
    grid: { shape: 'pointy', digits: 'RRCC', rowsGrow: 'south', columnsGrow: 'east', shifted: 'odd' },
    periods: ['always'],
    terrains: [{ name: 'clear', ground: 'land' }],
    seas: [],
    areas: [{ name: 'valley' }],
    groups: [],
    riverClasses: [],
    lineClasses: [],
    hexes,
    hexsides: [],
    rivers: [],
    lines: [],
    places: [],
    marks: [],
    boxes: Object.entries(boxes).map(([id, links]) => ({ id, name: id, links })),
  })
}

const hex = (number: string): HexId => ford.grid.numbers.indexOf(number) as HexId
const at = (name: string): MapPlace => (/^\d/.test(name) ? { hex: hex(name) } : { box: name })
const named = (way: readonly MapPlace[]): string[] =>
  way.map(place => ('hex' in place ? (ford.grid.numbers[place.hex] as string) : place.box))

const march = (points: number, costs = { road: 1, sea: 2 }): BoxReachRules => ({
  points,
  cost: () => 1,
  link: linkByMeans(costs),
})

describe('a walk that begins with points spent', () => {
  it('goes as far as what is left, and counts what was spent', () => {
    const found = reach(ford.grid, [{ hex: hex('0101'), spent: 2 }], { points: 4, cost: () => 1 })
    expect(found.costTo(hex('0101'))).toBe(2)
    expect([found.costTo(hex('0103')), found.has(hex('0104'))]).toEqual([4, false])
    expect(found.pathTo(hex('0103'))).toEqual([hex('0101'), hex('0102'), hex('0103')])
  })

  it('takes the cheaper of two starts, wherever they stand in the list', () => {
    const starts = [{ hex: hex('0105'), spent: 2.5 }, hex('0101'), { hex: hex('0101'), spent: 1 }]
    const found = reach(ford.grid, starts, { points: 4, cost: () => 1 })
    expect([found.costTo(hex('0101')), found.costTo(hex('0104')), found.costTo(hex('0105'))]).toEqual([0, 3, 2.5])
  })

  it('leaves out a start that is beyond its points', () => {
    const found = reach(ford.grid, [{ hex: hex('0101'), spent: 5 }], { points: 4, cost: () => 1 })
    expect(found.hexes).toEqual([])
  })

  it('is no beginning of a move: the one hex that every unit may go is gone', () => {
    const rules = { points: 3, cost: () => 9, minimumOneHex: true }
    expect(reach(ford.grid, [{ hex: hex('0101'), spent: 1 }], rules).hexes).toEqual([hex('0101')])
    expect(reach(ford.grid, hex('0101'), rules).hexes.length).toBeGreaterThan(1)
  })

  it('refuses points that no unit can have spent', () => {
    expect(() => reach(ford.grid, [{ hex: hex('0101'), spent: 0.3 }], { points: 4, cost: () => 1 })).toThrow(RangeError)
  })
})

describe('a walk through boxes', () => {
  const map = mapWith({
    depot: [
      { hex: '0101', means: ['road'] },
      { hex: '0505', distance: 2, means: ['sea', 'rail'] },
    ],
  })

  it('enters a box by a link and leaves it by another, each at the cost of its means and length', () => {
    const found = reachWithBoxes(map, at('0102'), march(7, { road: 1, sea: 1 }))
    expect(found.costTo(at('depot'))).toBe(2)
    // One hex, the road in, two hexes of sea: five hexes of land would be dearer.
    expect(found.costTo(at('0505'))).toBe(4)
    expect(named(found.wayTo(at('depot')))).toEqual(['0102', '0101', 'depot'])
  })

  it('lets a unit begin in a box', () => {
    const found = reachWithBoxes(map, at('depot'), march(2))
    expect(named(found.wayTo(at('0102')))).toEqual(['depot', '0101', '0102'])
    expect([found.costTo(at('0102')), found.costTo(at('0505'))]).toEqual([2, Number.POSITIVE_INFINITY])
  })

  it('goes no way that its means cannot use', () => {
    const found = reachWithBoxes(map, at('depot'), march(9, { road: Number.POSITIVE_INFINITY, sea: 1 }))
    expect([found.costTo(at('0505')), named(found.wayTo(at('0101'))).slice(0, 2)]).toEqual([2, ['depot', '0505']])
  })

  it('keeps to the way a link is open', () => {
    const oneWay = mapWith({ off: [{ hex: '0101', means: ['road'], way: 'out' }] })
    expect(reachWithBoxes(oneWay, at('0101'), march(9)).boxes).toEqual([])
    expect(reachWithBoxes(oneWay, at('off'), march(1)).hexes).toEqual([hex('0101')])
  })

  it('goes from box to box, and over the map between two boxes, the cheaper way', () => {
    const chain = mapWith({
      west: [
        { hex: '0101', means: ['road'] },
        { box: 'middle', distance: 4, means: ['road'] },
      ],
      middle: [{ box: 'east', means: ['road'] }],
      east: [{ hex: '0103', means: ['road'] }],
    })
    const found = reachWithBoxes(chain, at('west'), march(20))
    expect([found.costTo(at('middle')), found.costTo(at('east'))]).toEqual([4, 4])
    expect(named(found.wayTo(at('east')))).toEqual(['west', '0101', '0102', '0103', 'east'])
    expect(named(reachWithBoxes(chain, at('middle'), march(20)).wayTo(at('0103')))).toEqual(['middle', 'east', '0103'])
  })

  it('does not go round in a circle where links cost nothing', () => {
    const free = mapWith({ off: [{ hex: '0101', means: ['road'] }] })
    const found = reachWithBoxes(free, at('0102'), march(5, { road: 0, sea: 0 }))
    expect(named(found.wayTo(at('off')))).toEqual(['0102', '0101', 'off'])
    expect(named(found.wayTo(at('0101')))).toEqual(['0102', '0101'])
  })

  it('does not leave the map from where the move ends', () => {
    const rules = { ...march(9), stops: (to: HexId) => to === hex('0101') }
    expect(reachWithBoxes(map, at('0102'), rules).costTo(at('depot'))).toBeGreaterThan(2)
  })
})

describe('how far a box is', () => {
  const front = readMapSource(frontSource)
  const where = (number: string): MapPlace => {
    const found = front.hexNumbered(number)
    if (found === null) throw new Error(`no hex ${number}`)
    return { hex: found }
  }
  const box = (id: string): MapPlace => ({ box: id })

  it('is counted from its nearest link and on over the map, either way', () => {
    expect(boxDistance(front, box('rhodes'), where('15B:2200'), 'air')).toBe(2)
    expect(boxDistance(front, where('15B:2200'), box('rhodes'), 'sea')).toBe(2)
    expect(boxDistance(front, box('middle-east'), where('15B:2600'), 'air')).toBe(12)
  })

  it('is counted between boxes over the map, and is endless where the means do not go', () => {
    const apart = boxDistance(front, box('rhodes'), box('middle-east'), 'air')
    expect(apart).toBeGreaterThan(12)
    expect(apart).toBeLessThan(30)
    expect(boxDistance(front, box('rhodes'), where('15B:2200'), 'road')).toBe(Number.POSITIVE_INFINITY)
    expect(boxDistance(front, box('rhodes'), box('rhodes'), 'air')).toBe(0)
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createGrid } from '../../../src/core/hex/create-grid'
import { DIRECTIONS, opposite } from '../../../src/core/hex/cube'
import type { Grid } from '../../../src/core/hex/grid'
import { directionTo, hexLookup, hexsideBetween, isRim, rimSides } from '../../../src/core/hex/lookup'
import { neighbour } from '../../../src/core/hex/measure'
import { formatNumber } from '../../../src/core/hex/numbers'
import type { HexId, HexsideId } from '../../../src/core/ids'
import { expectEqual, expectSame } from '../../quick-expect'
import { allHexes, at, fiveMaps, front, frontSpec, gambit, gertrud, partizan, wars, warsSpec } from './five-maps'
import { randomMap } from './random-map'

/** [row step, column step] by direction name, as the game books give them for odd and even rows (columns on Gambit). */
type Steps = Record<string, readonly [number, number]>

const eastward = {
  odd: { E: [0, 1], W: [0, -1], NE: [1, 1], NW: [1, 0], SE: [-1, 1], SW: [-1, 0] },
  even: { E: [0, 1], W: [0, -1], NE: [1, 0], NW: [1, -1], SE: [-1, 0], SW: [-1, -1] },
} as const satisfies Record<string, Steps>

const books: readonly (readonly [string, Grid, { odd: Steps; even: Steps }])[] = [
  [
    'Balkan Gambit',
    gambit,
    {
      odd: { N: [-1, 0], NE: [0, 1], SE: [1, 1], S: [1, 0], SW: [1, -1], NW: [0, -1] },
      even: { N: [-1, 0], NE: [-1, 1], SE: [0, 1], S: [1, 0], SW: [0, -1], NW: [-1, -1] },
    },
  ],
  ['Operation Gertrud', gertrud, eastward],
  ['Partizan', partizan, eastward],
  [
    'Balkan Wars',
    wars,
    {
      odd: { E: [0, -1], W: [0, 1], NE: [-1, 0], NW: [-1, 1], SE: [1, 0], SW: [1, 1] },
      even: { E: [0, -1], W: [0, 1], NE: [-1, -1], NW: [-1, 0], SE: [1, -1], SW: [1, 0] },
    },
  ],
  [
    'Balkan Front',
    front,
    {
      odd: { E: [0, -1], W: [0, 1], NE: [-1, -1], NW: [-1, 0], SE: [1, -1], SW: [1, 0] },
      even: { E: [0, -1], W: [0, 1], NE: [-1, 0], NW: [-1, 1], SE: [1, 0], SW: [1, 1] },
    },
  ],
]

describe('neighbours of the five maps', () => {
  it.each(books)('%s: every hex has the neighbours its game book gives, in the same directions', (_, grid, steps) => {
    const lookup = hexLookup(grid)
    for (const hex of allHexes(grid)) {
      const [row, column] = [grid.row[hex], grid.column[hex]]
      const line = grid.spec.shape === 'flat' ? column : row
      for (const d of DIRECTIONS) {
        const [rowStep, columnStep] = steps[line % 2 === 1 ? 'odd' : 'even'][grid.directionNames[d]]
        const inNumbers = row + rowStep > 0 && row + rowStep <= 76 && column + columnStep >= 0
        const expected = inNumbers ? lookup(formatNumber(grid.spec, row + rowStep, column + columnStep)) : null
        expectSame(neighbour(grid, hex, d), expected)
      }
    }
  })

  it.each([
    ['Gambit: the gulf coast', gambit, ['1335', '1436', '1536', '1636']],
    ['Gambit: both shores of the gulf', gambit, ['1334', '1335', '1435', '1436', '1535', '1536']],
    ['Gambit: the Euboea strait', gambit, ['1734', '1735']],
    ['Gertrud: the Bosphorus', gertrud, ['2709', '2710']],
    ['Gertrud: the Dardanelles', gertrud, ['2505', '2606', '2506']],
    ['Partizan: along the Crna', partizan, ['1119', '1220', '1120', '1221', '1121']],
    ['Partizan: a bridge', partizan, ['1522', '1423', '1523']],
    ['Wars: the railway of 1913', wars, ['3333', '3434', '3533', '3633']],
    ['Wars: over the Struma', wars, ['3228', '3229']],
    ['Wars: along the Danube', wars, ['0941', '0940', '1041', '1040', '1140']],
    ['Front: both hexes of Budapest', front, ['14A:0712', '14A:0811']],
    ['Front: Euboea and the mainland', front, ['15B:0610', '15B:0711']],
    ['Front: 15B:0313 and 0412', front, ['15B:0313', '15B:0412']],
    ['Front: across the seam of the sheets', front, ['14A:5019', '15B:0120']],
    ['Front: along the Akheloos', front, ['14A:4816', '14A:4917', '14A:4916']],
  ])('%s: %s', (_, grid, numbers) => {
    const hexes = numbers.map(number => at(grid, number))
    for (let i = 1; i < hexes.length; i++) expect(directionTo(grid, hexes[i - 1], hexes[i])).not.toBeNull()
  })

  it('Gambit: 1745 and 1735 are not adjacent: the number is a misprint', () => {
    const tall = createGrid(gambit.spec, { rows: [30, 46], columns: [15, 19] })
    expect(directionTo(tall, at(tall, '1745'), at(tall, '1735'))).toBeNull()
  })

  it('Gertrud: the Sea of Marmara lies between 2605 and 2710, which do not touch', () => {
    expect(directionTo(gertrud, at(gertrud, '2605'), at(gertrud, '2710'))).toBeNull()
  })

  it('Wars: the map has 1565 hexes and Front 2546', () => {
    expect(wars.size).toBe(1565)
    expect(front.size).toBe(2546)
  })
})

describe('building a grid', () => {
  it('hexes stand in reading order of their numbers, whatever order they came in', () => {
    const grid = createGrid(warsSpec, ['1210', '1011', '1111', '1010'])
    expect(grid.numbers).toEqual(['1010', '1011', '1111', '1210'])
  })

  it('two spellings of one hex make one hex', () => {
    const grid = createGrid(frontSpec, ['14A:5120', '15B:0120', '14A:5019'])
    expect(grid.numbers).toEqual(['14A:5019', '15B:0120'])
  })

  it('a number that is none is refused by name', () => {
    expect(() => createGrid(warsSpec, ['1010', '10x0'])).toThrow('10x0')
  })

  it('an empty map is a map', () => {
    expect(createGrid(warsSpec, []).size).toBe(0)
  })
})

describe('finding hexes', () => {
  it('every printed number finds its hex', () => {
    for (const [, grid] of fiveMaps) {
      const lookup = hexLookup(grid)
      for (const hex of allHexes(grid)) expectSame(lookup(grid.numbers[hex]), hex)
    }
  })

  it('the shared row is found by both spellings', () => {
    const lookup = hexLookup(front)
    expect(lookup('14A:5120')).toBe(at(front, '15B:0120'))
  })

  it('a half-hex in column 00 exists in even rows only', () => {
    const lookup = hexLookup(front)
    expect(lookup('14A:0200')).not.toBeNull()
    expect(lookup('14A:0300')).toBeNull()
  })

  it('a hex off the map and a malformed number find nothing', () => {
    expect(hexLookup(wars)('4510')).toBeNull()
    expect(hexLookup(wars)('1a10')).toBeNull()
  })
})

describe('tables of any map', () => {
  it('neighbours are mutual, in opposite directions', () => {
    fc.assert(
      fc.property(randomMap(6), grid => {
        for (const hex of allHexes(grid)) {
          for (const d of DIRECTIONS) {
            const other = neighbour(grid, hex, d)
            if (other === null) continue
            expectSame(neighbour(grid, other, opposite(d)), hex)
            expectSame(directionTo(grid, hex, other), d)
          }
        }
      }),
    )
  })

  it('two hexes share a hexside exactly when they are adjacent, and it lists them lower first', () => {
    fc.assert(
      fc.property(randomMap(5), grid => {
        for (const a of allHexes(grid)) {
          for (const b of allHexes(grid)) {
            const side = hexsideBetween(grid, a, b)
            expectSame(side === null, directionTo(grid, a, b) === null)
            if (side === null) continue
            expectSame(side, hexsideBetween(grid, b, a))
            expectEqual([...grid.hexsideHexes.subarray(side * 2, side * 2 + 2)], [Math.min(a, b), Math.max(a, b)])
          }
        }
      }),
    )
  })

  it('every side of every hex is one hexside; the rim sides are those with nothing beyond', () => {
    fc.assert(
      fc.property(randomMap(6), grid => {
        const seen = new Map<HexsideId, HexId[]>()
        let open = 0
        for (const hex of allHexes(grid)) {
          for (const d of DIRECTIONS) {
            const side = grid.hexside[hex * 6 + d] as HexsideId
            seen.set(side, [...(seen.get(side) ?? []), hex])
            if (neighbour(grid, hex, d) === null) open++
            expectSame(isRim(grid, side), neighbour(grid, hex, d) === null)
          }
        }
        expect([...seen.keys()].sort((a, b) => a - b)).toEqual(Array.from({ length: grid.hexsideCount }, (_, i) => i))
        expect(rimSides(grid).length).toBe(open)
        for (const side of rimSides(grid)) expectSame(seen.get(side)?.length, 1)
      }),
    )
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DIRECTIONS } from '../../../src/core/hex/cube'
import type { Grid } from '../../../src/core/hex/grid'
import { directionTo } from '../../../src/core/hex/lookup'
import { neighbour } from '../../../src/core/hex/measure'
import { type Leg, type TracedLine, type TraceRules, trace, traceAll } from '../../../src/core/hex/trace'
import type { HexId } from '../../../src/core/ids'
import { allHexes, at, gertrud } from './five-maps'
import { anyHex, halves, randomMap, sideTable } from './random-map'

interface Position {
  grid: Grid
  rules: TraceRules & { targets: HexId[] }
}

const isNoWorse = (a: number[], b: number[]): boolean => a.every((cost, leg) => cost <= b[leg])

const lexically = (a: number[], b: number[]): number => {
  const differs = a.findIndex((cost, leg) => cost !== b[leg])
  return differs < 0 ? 0 : a[differs] - b[differs]
}

/** The best costs by leg, keeping every cost list that no other beats on all legs; null when no line exists. */
const bruteForce = ({ grid, rules: { legs, targets } }: Position, start: HexId): number[] | null => {
  const known = new Map<string, number[][]>()
  const waiting: { hex: HexId; leg: number; costs: number[] }[] = [{ hex: start, leg: 0, costs: legs.map(() => 0) }]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { hex, leg, costs } = next
    const key = `${hex},${leg}`
    const rivals = known.get(key) ?? []
    if (rivals.some(rival => isNoWorse(rival, costs))) continue
    known.set(key, [...rivals.filter(rival => !isNoWorse(costs, rival)), costs])
    if (leg + 1 < legs.length) waiting.push({ hex, leg: leg + 1, costs })
    for (const d of DIRECTIONS) {
      const to = neighbour(grid, hex, d)
      if (to === null) continue
      const spent = costs[leg] + legs[leg].cost(hex, d, to)
      if (spent < Infinity && spent <= legs[leg].limit) waiting.push({ hex: to, leg, costs: costs.with(leg, spent) })
    }
  }
  const ends = targets.flatMap(hex => legs.flatMap((_, leg) => known.get(`${hex},${leg}`) ?? []))
  return ends.sort(lexically)[0] ?? null
}

/** What the line costs by leg when walked as it says; null when it breaks a rule. */
const walk = ({ grid, rules: { legs, targets } }: Position, line: TracedLine): number[] | null => {
  const costs = legs.map(() => 0)
  for (const [i, leg] of line.legs.entries()) {
    const d = directionTo(grid, line.hexes[i], line.hexes[i + 1])
    if (d === null || leg < (line.legs[i - 1] ?? 0)) return null
    costs[leg] += legs[leg].cost(line.hexes[i], d, line.hexes[i + 1])
  }
  const end = line.hexes[line.hexes.length - 1]
  return targets.includes(end) &&
    isNoWorse(
      costs,
      legs.map(leg => leg.limit),
    )
    ? costs
    : null
}

const legOn = (grid: Grid): fc.Arbitrary<Leg> =>
  fc.record({
    cost: sideTable(grid, fc.oneof(halves, fc.constant(Infinity))),
    limit: fc.constantFrom(0, 1, 2.5, 4, Infinity),
  })

const positions: fc.Arbitrary<Position> = randomMap(4).chain(grid =>
  fc.record({
    grid: fc.constant(grid),
    rules: fc.record({
      legs: fc.array(legOn(grid), { minLength: 1, maxLength: 3 }),
      targets: fc.uniqueArray(anyHex(grid), { maxLength: 3 }),
    }),
  }),
)

describe('trace against brute force', () => {
  it('finds a line exactly when there is one, cheapest by its first leg, then its second, and so on', () => {
    fc.assert(
      fc.property(positions, position => {
        for (const hex of allHexes(position.grid)) {
          expect(trace(position.grid, hex, position.rules)?.costs ?? null).toEqual(bruteForce(position, hex))
        }
      }),
      { numRuns: 150 },
    )
  })

  it('the line keeps the rules and costs what it says', () => {
    fc.assert(
      fc.property(positions, position => {
        for (const hex of allHexes(position.grid)) {
          const line = trace(position.grid, hex, position.rules)
          if (line === null) continue
          expect(line.hexes[0]).toBe(hex)
          expect(line.legs.length).toBe(line.hexes.length - 1)
          expect(walk(position, line)).toEqual(line.costs)
        }
      }),
      { numRuns: 150 },
    )
  })

  it('traceAll gives every hex the very line that trace gives it', () => {
    fc.assert(
      fc.property(positions, ({ grid, rules }) => {
        const all = traceAll(grid, rules)
        for (const hex of allHexes(grid)) {
          const line = trace(grid, hex, rules)
          expect(all.has(hex)).toBe(line !== null)
          expect(all.pathFrom(hex)).toEqual(line)
        }
        expect(all.hexes).toEqual(allHexes(grid).filter(all.has))
      }),
      { numRuns: 150 },
    )
  })

  it('a set of targets and a question about each hex mean the same', () => {
    fc.assert(
      fc.property(positions, ({ grid, rules }) => {
        const asked = { ...rules, targets: (hex: HexId) => rules.targets.includes(hex) }
        const [all, allAsked] = [traceAll(grid, rules), traceAll(grid, asked)]
        for (const hex of allHexes(grid)) {
          expect(trace(grid, hex, asked)).toEqual(trace(grid, hex, rules))
          expect(allAsked.pathFrom(hex)).toEqual(all.pathFrom(hex))
        }
      }),
      { numRuns: 50 },
    )
  })
})

describe('a supply line', () => {
  const row = ['2010', '2011', '2012', '2013', '2014', '2015'].map(number => at(gertrud, number))
  const road = new Set(row.slice(2))
  const overland = (limit: number): Leg => ({ limit, cost: () => 1 })
  const byRoad: Leg = { limit: Infinity, cost: (from, _, to) => (road.has(from) && road.has(to) ? 1 : Infinity) }
  const [unit, depot] = [row[0], row[5]]

  it('goes overland to the road and any length along it', () => {
    const line = trace(gertrud, unit, { legs: [overland(2), byRoad], targets: [depot] })
    expect(line).toEqual({ hexes: row, legs: [0, 0, 1, 1, 1], costs: [2, 3] })
  })

  it('fails when the road is too far', () => {
    expect(trace(gertrud, unit, { legs: [overland(1), byRoad], targets: [depot] })).toBeNull()
  })

  it('cannot go back overland once on the road', () => {
    const beyond = at(gertrud, '2016')
    expect(trace(gertrud, unit, { legs: [overland(2), byRoad], targets: [beyond] })).toBeNull()
    expect(trace(gertrud, unit, { legs: [overland(2), byRoad, overland(1)], targets: [beyond] })?.costs).toEqual([
      2, 3, 1,
    ])
  })

  it('asks the price of the step toward the target, also when searched from the target', () => {
    const oneWay: Leg = { limit: 9, cost: (from, _, to) => (gertrud.column[to] > gertrud.column[from] ? 1 : Infinity) }
    const toEast = traceAll(gertrud, { legs: [oneWay], targets: [depot] })
    expect(toEast.has(unit)).toBe(true)
    expect(traceAll(gertrud, { legs: [oneWay], targets: [unit] }).has(depot)).toBe(false)
  })

  it('of a target itself is that hex alone', () => {
    const line = trace(gertrud, depot, { legs: [overland(3), byRoad], targets: [depot] })
    expect(line).toEqual({ hexes: [depot], legs: [], costs: [0, 0] })
  })

  it('spends as little overland as it can, even if the road is long', () => {
    const nearRoad = at(gertrud, '2111')
    const line = trace(gertrud, nearRoad, { legs: [overland(9), byRoad], targets: [depot] })
    expect(line?.costs).toEqual([1, 3])
  })

  it('of equal lines takes the fewest hexes, then the first direction clockwise', () => {
    const free: Leg = { limit: 0, cost: () => 0 }
    const [from, to] = [at(gertrud, '2015'), at(gertrud, '2215')]
    expect(trace(gertrud, from, { legs: [free], targets: [to] })?.hexes).toEqual([from, at(gertrud, '2115'), to])
    expect(trace(gertrud, to, { legs: [free], targets: [from] })?.hexes).toEqual([to, at(gertrud, '2115'), from])
  })

  it('needs at least one leg', () => {
    expect(() => traceAll(gertrud, { legs: [], targets: [depot] })).toThrow(RangeError)
  })

  it('refuses a cost that is no multiple of the fraction', () => {
    const third: Leg = { limit: 5, cost: () => 1 / 3 }
    expect(() => traceAll(gertrud, { legs: [third], targets: [depot] })).toThrow(RangeError)
    expect(traceAll(gertrud, { legs: [third], targets: [depot], fraction: 3 }).pathFrom(unit)?.costs).toEqual([5 / 3])
  })
})

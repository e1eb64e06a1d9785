import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DIRECTIONS } from '../../../src/core/hex/cube'
import type { Direction, Grid } from '../../../src/core/hex/grid'
import { directionTo } from '../../../src/core/hex/lookup'
import { neighbour, range } from '../../../src/core/hex/measure'
import { type Reach, type ReachRules, reach, type StepCost, stepTable } from '../../../src/core/hex/reach'
import type { HexId } from '../../../src/core/ids'
import { expectSame } from '../../quick-expect'
import { allHexes, at, gertrud } from './five-maps'
import { anyHex, halves, randomMap, sideTable } from './random-map'

interface Position {
  grid: Grid
  starts: HexId[]
  rules: ReachRules & { readonly cost: StepCost }
}

const modesOf = ({ modes = 1 }: ReachRules): number[] => Array.from({ length: modes }, (_, mode) => mode)

const pointsIn = ({ points }: ReachRules, mode: number): number => (typeof points === 'number' ? points : points[mode])

/** What each label costs, by relaxing every step until nothing changes. Keys are `hex,mode,free|stop`. */
const bruteForce = ({ grid, starts, rules }: Position): Map<string, number> => {
  const best = new Map<string, number>(starts.map(hex => [`${hex},0,free`, 0]))
  let changed = true
  const improve = (key: string, cost: number): void => {
    if (cost >= (best.get(key) ?? Infinity)) return
    best.set(key, cost)
    changed = true
  }
  const tryStep = (from: HexId, d: Direction, to: HexId, mode: number, toMode: number): void => {
    const spent = best.get(`${from},${mode},free`)
    if (spent === undefined) return
    const step = rules.cost(from, d, to, mode, toMode)
    const points = pointsIn(rules, toMode)
    if (spent + step <= points) {
      improve(`${to},${toMode},${rules.stops?.(to, from, d, toMode) ? 'stop' : 'free'}`, spent + step)
    } else if (rules.minimumOneHex && step < Infinity && mode === 0 && starts.includes(from)) {
      improve(`${to},${toMode},stop`, points)
    }
  }
  while (changed) {
    changed = false
    for (const from of allHexes(grid)) {
      for (const d of DIRECTIONS) {
        const to = neighbour(grid, from, d)
        if (to === null) continue
        for (const mode of modesOf(rules)) for (const toMode of modesOf(rules)) tryStep(from, d, to, mode, toMode)
      }
    }
  }
  return best
}

const cheapest = (best: Map<string, number>, rules: ReachRules, hex: HexId, kinds: string[]): number =>
  Math.min(...modesOf(rules).flatMap(mode => kinds.map(kind => best.get(`${hex},${mode},${kind}`) ?? Infinity)))

/** Cost of walking exactly this path without modes; Infinity when it breaks a rule. */
const walk = ({ grid, starts, rules }: Position, path: HexId[]): number => {
  if (!starts.includes(path[0])) return Infinity
  const points = pointsIn(rules, 0)
  let spent = 0
  for (let i = 1; i < path.length; i++) {
    const d = directionTo(grid, path[i - 1], path[i])
    if (d === null) return Infinity
    spent += rules.cost(path[i - 1], d, path[i], 0, 0)
    if (i < path.length - 1 && rules.stops?.(path[i], path[i - 1], d, 0)) return Infinity
  }
  return rules.minimumOneHex && path.length === 2 && spent < Infinity ? Math.min(spent, points) : spent
}

const positions = (withModes: boolean): fc.Arbitrary<Position> =>
  randomMap(5).chain(grid =>
    fc
      .record({
        starts: fc.uniqueArray(anyHex(grid), { minLength: 1, maxLength: 2 }),
        points: fc.constantFrom(0, 1, 2, 2.5, 4, 6, Infinity),
        bonus: fc.constantFrom(0, 0.5, 2),
        costs: sideTable(grid, halves),
        otherCosts: sideTable(grid, halves),
        stops: sideTable(grid, fc.constantFrom(true, false, false)),
        hasStops: fc.boolean(),
        minimumOneHex: fc.boolean(),
      })
      .map(({ starts, points, bonus, costs, otherCosts, stops, hasStops, minimumOneHex }): Position => {
        const shared = {
          minimumOneHex,
          ...(hasStops && { stops: (_to: HexId, from: HexId, d: Direction) => stops(from, d) }),
        }
        if (!withModes) return { grid, starts, rules: { ...shared, points, cost: costs } }
        const cost = (from: HexId, d: Direction, _to: HexId, mode: number, toMode: number): number =>
          toMode === 0 ? (mode === 0 ? costs(from, d) : Infinity) : otherCosts(from, d)
        return { grid, starts, rules: { ...shared, modes: 2, points: [points + bonus, points], cost } }
      }),
  )

const expectBruteForce = (position: Position, found: Reach): void => {
  const { grid, rules } = position
  const best = bruteForce(position)
  const inReach = allHexes(grid).filter(hex => cheapest(best, rules, hex, ['free', 'stop']) < Infinity)
  expect([...found.hexes].sort((a, b) => a - b)).toEqual(inReach)
  for (const hex of allHexes(grid)) {
    const free = cheapest(best, rules, hex, ['free'])
    const stop = cheapest(best, rules, hex, ['stop'])
    expectSame(found.has(hex), Math.min(free, stop) < Infinity)
    expectSame(found.costTo(hex), Math.min(free, stop))
    expectSame(found.costThrough(hex), free)
    expectSame(found.mustStop(hex), stop < free)
  }
}

describe('reach against brute force', () => {
  it('finds every hex, its cheapest cost, and whether the unit must stop', () => {
    fc.assert(
      fc.property(positions(false), position =>
        expectBruteForce(position, reach(position.grid, position.starts, position.rules)),
      ),
      { numRuns: 200 },
    )
  })

  it('finds the same with a table of the costs as with a function', () => {
    fc.assert(
      fc.property(positions(false), position => {
        const { grid, starts, rules } = position
        const cost = stepTable(grid, (from, direction, to) => rules.cost(from, direction, to, 0, 0))
        expectBruteForce(position, reach(grid, starts, { ...rules, cost }))
      }),
      { numRuns: 200 },
    )
  })

  it('refuses a table of costs that its fraction cannot hold', () => {
    expect(() => stepTable(gertrud, () => 1 / 3)).toThrow(RangeError)
    expect(() => stepTable(gertrud, () => -1)).toThrow(RangeError)
    expect(() => stepTable(gertrud, () => 20_000)).toThrow(RangeError)
  })

  it('does the same with movement modes and a bonus for one of them', () => {
    fc.assert(
      fc.property(positions(true), position =>
        expectBruteForce(position, reach(position.grid, position.starts, position.rules)),
      ),
      { numRuns: 100 },
    )
  })

  it('the path to a hex costs what it says, and so does the path through it', () => {
    fc.assert(
      fc.property(positions(false), position => {
        const found = reach(position.grid, position.starts, position.rules)
        for (const hex of found.hexes) {
          expect(found.pathTo(hex).at(-1)).toBe(hex)
          expect(walk(position, found.pathTo(hex))).toBe(found.costTo(hex))
          expect(found.remaining(hex)).toBe(pointsIn(position.rules, 0) - found.costTo(hex))
          if (found.costThrough(hex) === Infinity) expect(found.pathThrough(hex)).toEqual([])
          else expect(walk(position, found.pathThrough(hex))).toBe(found.costThrough(hex))
        }
      }),
      { numRuns: 200 },
    )
  })

  it('hexes come cheapest first', () => {
    fc.assert(
      fc.property(positions(true), ({ grid, starts, rules }) => {
        const found = reach(grid, starts, rules)
        const costs = found.hexes.map(hex => found.costTo(hex))
        expect(costs).toEqual([...costs].sort((a, b) => a - b))
      }),
    )
  })
})

describe('reach on an open map', () => {
  const start = at(gertrud, '2019')
  const open: ReachRules = { points: 6, cost: () => 1 }

  it('six points at one a hex reach every hex within six', () => {
    const found = reach(gertrud, start, open)
    expect([...found.hexes].sort((a, b) => a - b)).toEqual(range(gertrud, start, 6).sort((a, b) => a - b))
    expect(found.hexes[0]).toBe(start)
  })

  it('a hex out of reach has no cost, no path and no mode', () => {
    const found = reach(gertrud, start, open)
    for (const far of [at(gertrud, '2026'), 0 as HexId, (gertrud.size - 1) as HexId]) {
      expect(found.has(far)).toBe(false)
      expect(found.costTo(far)).toBe(Infinity)
      expect(found.remaining(far)).toBe(-Infinity)
      expect(found.mustStop(far)).toBe(false)
      expect(found.modeAt(far)).toBe(-1)
      expect(found.pathTo(far)).toEqual([])
    }
  })

  it('no start, no reach', () => {
    expect(reach(gertrud, [], open).hexes).toEqual([])
    expect(reach(gertrud, [], open).has(start)).toBe(false)
  })

  it('the same question has the same answer, path for path', () => {
    const paths = () => {
      const found = reach(gertrud, start, open)
      return found.hexes.map(hex => found.pathTo(hex))
    }
    expect(paths()).toEqual(paths())
  })

  it('an answer stays true after later searches', () => {
    const found = reach(gertrud, start, open)
    const before = found.hexes.map(hex => [hex, found.costTo(hex), found.pathTo(hex)])
    reach(gertrud, at(gertrud, '2222'), { points: 9, cost: () => 0.5 })
    expect(found.hexes.map(hex => [hex, found.costTo(hex), found.pathTo(hex)])).toEqual(before)
  })

  it('a cost may itself be found by a search', () => {
    const inner = () => reach(gertrud, at(gertrud, '2222'), { points: 2, cost: () => 1 }).hexes.length / 19
    const found = reach(gertrud, start, { points: 3, cost: inner })
    expect(found.hexes).toEqual(reach(gertrud, start, { points: 3, cost: () => 1 }).hexes)
  })

  it('a cost that throws spoils no later search', () => {
    const expected = reach(gertrud, start, open).hexes
    let calls = 0
    const cost = () => {
      if (++calls > 50) throw new Error('stop')
      return 1
    }
    expect(() => reach(gertrud, start, { points: 6, cost })).toThrow('stop')
    expect(reach(gertrud, start, open).hexes).toEqual(expected)
  })

  it('thirds are exact when the fraction says so and refused when not', () => {
    const cost = () => 1 / 3
    expect(reach(gertrud, start, { points: 1, cost, fraction: 3 }).hexes.length).toBe(37)
    expect(() => reach(gertrud, start, { points: 1, cost })).toThrow(RangeError)
  })

  it.each([-1, Number.NaN])('a cost of %d is refused', bad => {
    expect(() => reach(gertrud, start, { points: 3, cost: () => bad })).toThrow(RangeError)
  })

  it('budgets by mode must be as many as the modes', () => {
    expect(() => reach(gertrud, start, { ...open, points: [4, 6], modes: 3 })).toThrow(RangeError)
  })
})

describe('stopping and the one-hex minimum', () => {
  const [west, middle, east, far] = ['2010', '2011', '2012', '2013'].map(number => at(gertrud, number))
  const isRow = (hex: HexId) => gertrud.row[hex] === 20

  it('a hex entered under the enemy guns ends the move there', () => {
    const found = reach(gertrud, west, {
      points: 9,
      cost: (_, __, to) => (isRow(to) ? 1 : Infinity),
      stops: to => to === east,
    })
    expect(found.mustStop(east)).toBe(true)
    expect(found.has(far)).toBe(false)
  })

  it('where a dear way in is free to go on, movement goes on from there', () => {
    const north = at(gertrud, '2111')
    const open = new Set([west, middle, east, far, north])
    const found = reach(gertrud, west, {
      points: 9,
      cost: (_, __, to) => (open.has(to) ? (to === north ? 2 : 1) : Infinity),
      stops: (to, from) => to === east && from === middle,
    })
    expect([found.costTo(east), found.mustStop(east)]).toEqual([2, true])
    expect(found.pathTo(east)).toEqual([west, middle, east])
    expect(found.costThrough(east)).toBe(4)
    expect(found.pathTo(far)).toEqual([west, middle, north, east, far])
  })

  it('a unit too weak for any hex may still enter one, spending all it has', () => {
    const rules: ReachRules = { points: 2, cost: (_, __, to) => (to === middle ? Infinity : 3) }
    expect(reach(gertrud, west, rules).hexes).toEqual([west])
    const found = reach(gertrud, west, { ...rules, minimumOneHex: true })
    expect(found.hexes.length).toBe(6)
    expect(found.has(middle)).toBe(false)
    for (const hex of found.hexes.slice(1)) {
      expect([found.remaining(hex), found.mustStop(hex), found.pathTo(hex)]).toEqual([0, true, [west, hex]])
    }
  })

  it('a unit that keeps to the road gets the bonus, and loses it by leaving', () => {
    const [onRoad, offRoad] = [0, 1]
    const found = reach(gertrud, west, {
      modes: 2,
      points: [3, 2],
      cost: (_, __, to, mode, toMode) => (toMode === (mode === onRoad && isRow(to) ? onRoad : offRoad) ? 1 : Infinity),
    })
    expect([found.costTo(far), found.modeAt(far)]).toEqual([3, onRoad])
    expect(found.modeAt(at(gertrud, '2111'))).toBe(offRoad)
    expect(found.has(at(gertrud, '2112'))).toBe(false)
  })
})

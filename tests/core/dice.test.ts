import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type DiceState, isDiceState, type Roller, rollDie, rollOut, seedDice, twoDice } from '../../src/core/dice'

function rolls(start: DiceState, sides: number, count: number): number[] {
  return rollOut(start, roll => Array.from({ length: count }, () => roll(sides, 'test'))).value
}

/** Pearson's statistic against equal or given shares. */
function chiSquare(counts: readonly number[], shares: readonly number[]): number {
  const all = counts.reduce((sum, n) => sum + n, 0)
  return counts.reduce((sum, n, i) => {
    const awaited = all * (shares[i] ?? 0)
    return sum + (n - awaited) ** 2 / awaited
  }, 0)
}

const tally = (values: readonly number[], from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => values.filter(value => value === from + i).length)

const equal = (n: number): number[] => Array.from({ length: n }, () => 1 / n)

describe('the generator', () => {
  it('gives the published xoshiro128** sequence for the state 1, 2, 3, 4', () => {
    const words = rolls([1, 2, 3, 4], 2 ** 32, 10).map(value => value - 1)
    expect(words).toEqual([
      11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597, 4258142804,
    ])
  })

  it('is seeded by splitmix32', () => {
    expect(seedDice(0)).toEqual([1684164658, 3653269916, 2939563536, 2141751570])
    expect(seedDice(1912)).toEqual([104331604, 895726682, 3856331530, 3900265914])
    expect(seedDice(2 ** 32 - 1)).toEqual([3950124170, 4293442868, 1302505678, 2762329221])
  })

  it('gives the dice that a second implementation in another language gives', () => {
    expect(rolls(seedDice(1912), 6, 20)).toEqual([6, 1, 3, 4, 1, 3, 1, 2, 1, 2, 1, 4, 4, 1, 6, 5, 1, 2, 6, 4])
    expect(rolls(seedDice(1941), 10, 20)).toEqual([2, 3, 2, 9, 4, 8, 1, 10, 2, 7, 1, 8, 5, 4, 6, 7, 8, 5, 2, 10])
  })

  it('throws away draws that would favour the low faces', () => {
    // With 3 x 2^30 sides the eighth, ninth and tenth published words lie beyond the last whole multiple.
    expect(rolls([1, 2, 3, 4], 3 * 2 ** 30, 8).slice(6)).toEqual([1287239035, 337829054])
  })

  it('gives the same dice for the same seed and others for the next seed', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), seed => {
        expect(rolls(seedDice(seed), 6, 50)).toEqual(rolls(seedDice(seed), 6, 50))
        if (seed < Number.MAX_SAFE_INTEGER) expect(seedDice(seed)).not.toEqual(seedDice(seed + 1))
      }),
    )
    expect(seedDice(5)).not.toEqual(seedDice(5 + 2 ** 32))
  })

  it('goes on from a state that went through a file', () => {
    const halfway = rollOut(seedDice(7), roll => roll(6, 'first')).rng
    const restored: unknown = JSON.parse(JSON.stringify(halfway))
    expect(isDiceState(restored) && rolls(restored, 6, 30)).toEqual(rolls(halfway, 6, 30))
  })

  it('leaves the state it was given alone', () => {
    const start = Object.freeze([...seedDice(3)])
    const first = rollDie(start, 6)
    expect(rollDie(start, 6)).toEqual(first)
    expect(first.rng).not.toEqual(start)
  })
})

describe('fairness', () => {
  // The bounds are the values that true dice pass once in ten thousand tests.
  it.each([1, 2, 1912, 1941, 20251116])('seed %i: every face of a six-sided die falls equally often', seed => {
    expect(chiSquare(tally(rolls(seedDice(seed), 6, 60_000), 1, 6), equal(6))).toBeLessThan(25.7)
  })

  it.each([1, 2, 1943])('seed %i: every face of a ten-sided die falls equally often, from 1 to 10', seed => {
    expect(chiSquare(tally(rolls(seedDice(seed), 10, 60_000), 1, 10), equal(10))).toBeLessThan(33.7)
  })

  it('a die tells nothing about the next one', () => {
    const dice = rolls(seedDice(4), 6, 72_000)
    const pairs = dice.flatMap((die, i) => (i % 2 === 0 ? [(die - 1) * 6 + (dice[i + 1] ?? 0)] : []))
    expect(chiSquare(tally(pairs, 1, 36), equal(36))).toBeLessThan(74.9)
  })

  it('the first die of neighbouring seeds is fair', () => {
    const firsts = Array.from({ length: 12_000 }, (_, seed) => rollDie(seedDice(seed), 6).value)
    expect(chiSquare(tally(firsts, 1, 6), equal(6))).toBeLessThan(25.7)
  })

  it('two dice fall as two dice do', () => {
    const sums = rollOut(seedDice(5), roll => Array.from({ length: 36_000 }, () => twoDice(roll, 'test'))).value
    const shares = [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1].map(ways => ways / 36)
    expect(chiSquare(tally(sums, 2, 12), shares)).toBeLessThan(35.6)
  })
})

describe('two dice', () => {
  it('are two six-sided rolls for the same reason', () => {
    const asked: [number, string][] = []
    const roll: Roller = (sides, why) => {
      asked.push([sides, why])
      return asked.length * 2
    }
    expect(twoDice(roll, 'raid')).toBe(6)
    expect(asked).toEqual([
      [6, 'raid'],
      [6, 'raid'],
    ])
  })
})

describe('what is refused', () => {
  it.each([0, -6, 2.5, Number.NaN, 2 ** 32 + 1])('a die with %d sides', sides => {
    expect(() => rollDie(seedDice(1), sides)).toThrow(RangeError)
  })

  it.each([0.5, Number.NaN, Number.POSITIVE_INFINITY])('the seed %d', seed => {
    expect(() => seedDice(seed)).toThrow(RangeError)
  })

  it('a state that never moves', () => {
    expect(() => rollDie([0, 0, 0, 0], 6)).toThrow(RangeError)
  })

  it.each([
    ['no list', { 0: 1, 1: 2, 2: 3, 3: 4 }],
    ['nothing', null],
    ['too short', [1, 2, 3]],
    ['too long', [1, 2, 3, 4, 5]],
    ['all zero', [0, 0, 0, 0]],
    ['a fraction', [1, 2, 3, 4.5]],
    ['a negative number', [1, 2, 3, -4]],
    ['a number of 33 bits', [1, 2, 3, 2 ** 32]],
    ['a text', [1, 2, 3, '4']],
  ])('a state from a file: %s', (_, json) => {
    expect(isDiceState(json)).toBe(false)
  })

  it('but not the ends of the range', () => {
    expect(isDiceState([0, 0, 0, 2 ** 32 - 1])).toBe(true)
  })
})

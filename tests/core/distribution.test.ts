import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Roller, rollOut, seedDice, twoDice } from '../../src/core/dice'
import {
  certain,
  chanceOf,
  combine,
  type Distribution,
  distribution,
  expected,
  mapOutcomes,
  thenRoll,
} from '../../src/core/distribution'

const chances = (dist: Distribution<unknown>): Record<string, number> =>
  Object.fromEntries(dist.outcomes.map(({ key, chance }) => [key, chance]))

const weightSum = (dist: Distribution<unknown>): bigint => dist.weights.reduce((sum, weight) => sum + weight, 0n)

/** A made-up battle as a tree: roll a die, then go on by its face, or stop with a result. */
type Plan = number | { sides: number; next: Plan[] }

const plan: fc.Arbitrary<Plan> = fc.letrec<{ plan: Plan; branch: Plan }>(tie => ({
  plan: fc.oneof({ maxDepth: 3, withCrossShrink: true }, fc.integer({ min: 0, max: 4 }), tie('branch')),
  branch: fc.record({
    sides: fc.integer({ min: 1, max: 6 }),
    next: fc.array(tie('plan'), { minLength: 1, maxLength: 3 }),
  }),
})).plan

function run(tree: Plan, roll: Roller): number {
  if (typeof tree === 'number') return tree
  const next = tree.next[(roll(tree.sides, 'plan') - 1) % tree.next.length]
  return next === undefined ? 0 : run(next, roll)
}

/** One shot of a d10 at a unit of `steps` steps: a hit on `factor` or less takes a step. */
const shot = (factor: number) => (steps: number) =>
  distribution(roll => (steps > 0 && roll(10, 'shot') <= factor ? steps - 1 : steps))

describe('the chance of each outcome', () => {
  it('of two dice is the number of ways out of 36, to the last double', () => {
    const sums = distribution(roll => twoDice(roll, 'test'))
    const ways = [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]
    expect(chances(sums)).toEqual(Object.fromEntries(ways.map((n, i) => [`${i + 2}`, n / 36])))
    expect(sums.total).toBe(36n)
    expect(weightSum(sums)).toBe(36n)
  })

  it('stands with the likeliest first, and in the order of the keys where equal', () => {
    const die = distribution(roll => ['c', 'a', 'b', 'a', 'c', 'b'][roll(6, 'test') - 1])
    expect(die.outcomes.map(({ value }) => value)).toEqual(['a', 'b', 'c'])
    const sums = distribution(roll => twoDice(roll, 'test'))
    expect(sums.outcomes.map(({ value }) => value)).toEqual([7, 6, 8, 5, 9, 10, 4, 11, 3, 12, 2])
  })

  it('counts every branch once when later dice depend on earlier ones', () => {
    // A one is rolled again on a ten-sided die: 5/6 at once, 1/6 x each face.
    const die = distribution(roll => (roll(6, 'first') > 1 ? 'done' : roll(10, 'again') > 7 ? 'saved' : 'lost'))
    expect(chances(die)).toEqual({ '"done"': 5 / 6, '"lost"': 7 / 60, '"saved"': 3 / 60 })
  })

  it('is exact however deep the branches go', () => {
    // A six rolls again, up to forty times: 6^40 ways are far beyond a double.
    const sixes = (roll: Roller, left: number): number =>
      left > 0 && roll(6, 'six') === 6 ? 1 + sixes(roll, left - 1) : 0
    const streak = distribution(roll => sixes(roll, 40))
    expect(streak.total).toBe(6n ** 40n)
    expect(weightSum(streak)).toBe(6n ** 40n)
    const decimals = 10n ** 80n
    const oneIn = (ways: bigint, all: bigint) => Number(`${(ways * decimals) / all}e-80`)
    expect(chanceOf(streak, n => n === 0)).toBe(5 / 6)
    expect(chanceOf(streak, n => n === 25)).toBe(oneIn(5n, 6n ** 26n))
    expect(chanceOf(streak, n => n === 40)).toBe(oneIn(1n, 6n ** 40n))
    expect(chanceOf(streak, n => n < 30)).toBe(oneIn(6n ** 30n - 1n, 6n ** 30n))
    expect(chanceOf(streak, n => n > 1 && n < 30)).toBe(oneIn(6n ** 28n - 1n, 6n ** 30n))
  })

  it('is rounded as the exact fraction would be, even a hair above the middle between two doubles', () => {
    const total = 2n ** 134n
    const weight = (2n ** 53n + 1n) * 2n ** 80n + 1n
    const outcomes = ['a', 'b'].map(value => ({ value, key: value, chance: 0 }))
    const handmade = { outcomes, weights: [weight, total - weight], total }
    expect(chanceOf(handmade, value => value === 'a')).toBe((2 ** 53 + 2) / 2 ** 54)
  })

  it('of something without dice is one', () => {
    expect(chances(distribution(() => 'sure'))).toEqual({ '"sure"': 1 })
    expect(distribution(() => 'sure')).toEqual(certain('sure'))
  })

  it('takes objects with the same fields for one outcome, whatever their order', () => {
    const die = distribution(roll =>
      roll(2, 'coin') === 1 ? { lost: 1, left: [2, null] } : { left: [2, null], lost: 1 },
    )
    expect(die.outcomes).toEqual([
      { value: { lost: 1, left: [2, null] }, key: '{"left":[2,null],"lost":1}', chance: 1 },
    ])
  })

  it('tells apart what JSON would not', () => {
    const odd = distribution(roll => [null, Number.NaN, 'null', undefined][roll(4, 'test') - 1])
    expect(odd.outcomes).toHaveLength(4)
    expect(() => distribution(() => new Map([['a', 1]]))).toThrow('needs a key')
  })

  it('merges by the key it is given', () => {
    const parity = distribution(roll => roll(6, 'test'), { key: value => (value % 2 === 0 ? 'even' : 'odd') })
    expect(chances(parity)).toEqual({ even: 1 / 2, odd: 1 / 2 })
  })

  it('refuses to walk more branches than the limit', () => {
    const threeDice = (roll: Roller) => roll(6, 'a') + roll(6, 'b') + roll(6, 'c')
    expect(() => distribution(threeDice, { limit: 215 })).toThrow('more than 215 ways')
    expect(distribution(threeDice, { limit: 216 }).total).toBe(216n)
  })

  it('refuses a resolver that never stops rolling or does not repeat itself', () => {
    const untilSix = (roll: Roller): number => (roll(6, 'six') === 6 ? 1 : untilSix(roll))
    expect(() => distribution(untilSix)).toThrow('is there an end')
    let runs = 0
    expect(() => distribution(roll => roll(6, 'a') + roll(runs++ === 0 ? 6 : 10, 'b'))).toThrow('6 sides, then for 10')
    let again = 0
    expect(() => distribution(roll => (again++ === 0 ? roll(6, 'a') + roll(6, 'b') : 0))).toThrow('2 rolls, then for 0')
  })
})

describe('reckoning with distributions', () => {
  const die = distribution(roll => roll(6, 'test'))

  it('the chance of a set of outcomes is exact, and of all of them one', () => {
    expect(chanceOf(die, value => value >= 2)).toBe(5 / 6)
    expect(chanceOf(die, () => true)).toBe(1)
    expect(chanceOf(die, () => false)).toBe(0)
    const sevenths = distribution(roll => roll(7, 'test') * 7 + roll(7, 'test'))
    expect(chanceOf(sevenths, () => true)).toBe(1)
  })

  it('the victory roll: below n on two dice, in 36ths', () => {
    const sums = distribution(roll => twoDice(roll, 'victory'))
    const ways = [0, 1, 3, 6, 10, 15, 21, 26, 30, 33, 35, 36]
    for (const [i, n] of ways.entries()) expect(chanceOf(sums, sum => sum < i + 2)).toBe(n / 36)
  })

  it('the mean is exact', () => {
    expect(expected(die, value => value)).toBe(3.5)
    expect(expected(die, value => -value)).toBe(-3.5)
    expect(expected(die, value => value / 4)).toBeCloseTo(0.875, 14)
  })

  it('mapping merges outcomes that become equal', () => {
    const side = mapOutcomes(die, value => (value <= 2 ? 'worse' : 'same'))
    expect(chances(side)).toEqual({ '"same"': 2 / 3, '"worse"': 1 / 3 })
    expect(side.total).toBe(3n)
  })

  it('two dice thrown at once are two dice thrown apart', () => {
    expect(combine(die, die, (a, b) => a + b)).toEqual(distribution(roll => twoDice(roll, 'test')))
  })

  it('air combat: each side a die, the higher wins, a natural one aborts', () => {
    // +2 against +0 by hand: 11 of 36 throws hold a one; 2-4, 3-5, 4-6 are equal; 2-5, 2-6, 3-6 lose; 19 are left.
    const fight = distribution(roll => {
      const [own, enemy] = [roll(6, 'own'), roll(6, 'enemy')]
      if (own === 1 || enemy === 1) return 'abort'
      return own + 2 > enemy ? 'win' : own + 2 === enemy ? 'both' : 'lose'
    })
    expect(chances(fight)).toEqual({ '"abort"': 11 / 36, '"both"': 3 / 36, '"lose"': 3 / 36, '"win"': 19 / 36 })
  })

  it('a chain of shots gives the binomial chances', () => {
    let steps = certain(6)
    for (let i = 0; i < 6; i++) steps = thenRoll(steps, shot(4))
    // Six shots, three hits: 20 x 0.4^3 x 0.6^3
    expect(chanceOf(steps, left => left === 3)).toBe(864 / 3125)
    expect(chanceOf(steps, left => left === 0)).toBe(4 ** 6 / 10 ** 6)
  })

  it('a chain far too long to walk branch by branch stays quick and exact', () => {
    let steps = certain(3)
    for (let i = 0; i < 30; i++) steps = thenRoll(steps, shot(3))
    expect(steps.outcomes).toHaveLength(4)
    expect(weightSum(steps)).toBe(steps.total)
    // 30 shots without a hit: 0.7^30
    expect(chanceOf(steps, left => left === 3)).toBe(Number(`${7n ** 30n}e-30`))
  })

  it('chained parts may have different dice', () => {
    const mixed = thenRoll(die, value => (value === 6 ? distribution(roll => roll(10, 'ten') === 10) : certain(false)))
    expect(chances(mixed)).toEqual({ false: 59 / 60, true: 1 / 60 })
  })
})

describe('for any resolver', () => {
  it('the chances add up to exactly one and the keys are all different', () => {
    fc.assert(
      fc.property(plan, tree => {
        const dist = distribution(roll => run(tree, roll))
        expect(weightSum(dist)).toBe(dist.total)
        expect(chanceOf(dist, () => true)).toBe(1)
        expect(new Set(dist.outcomes.map(({ key }) => key)).size).toBe(dist.outcomes.length)
      }),
    )
  })

  it('the chances agree with four thousand real battles', () => {
    fc.assert(
      fc.property(plan, fc.integer(), (tree, seed) => {
        const dist = distribution(roll => run(tree, roll))
        const battles = 4_000
        const seen = rollOut(seedDice(seed), roll => Array.from({ length: battles }, () => run(tree, roll))).value
        for (const { value, chance } of dist.outcomes) {
          const share = seen.filter(result => result === value).length / battles
          const deviation = Math.sqrt((chance * (1 - chance)) / battles)
          expect(Math.abs(share - chance)).toBeLessThanOrEqual(6 * deviation + 2 / battles)
        }
        expect(seen.every(result => dist.outcomes.some(({ value }) => value === result))).toBe(true)
      }),
      { seed: 1912, numRuns: 40 },
    )
  })

  it('combining two parts is resolving both together', () => {
    fc.assert(
      fc.property(plan, plan, (left, right) => {
        const apart = combine(
          distribution(roll => run(left, roll)),
          distribution(roll => run(right, roll)),
          (a, b) => ({ a, b }),
        )
        expect(apart).toEqual(distribution(roll => ({ a: run(left, roll), b: run(right, roll) })))
      }),
    )
  })

  it('chaining is resolving one after the other', () => {
    fc.assert(
      fc.property(plan, fc.array(plan, { minLength: 5, maxLength: 5 }), (first, later) => {
        const second = (value: number, roll: Roller) => run(later[value] ?? 0, roll)
        const chained = thenRoll(
          distribution(roll => run(first, roll)),
          value => distribution(roll => second(value, roll)),
        )
        expect(chained).toEqual(distribution(roll => second(run(first, roll), roll)))
      }),
    )
  })

  it('mapping the outcomes is mapping the resolver', () => {
    fc.assert(
      fc.property(plan, tree => {
        const mapped = mapOutcomes(
          distribution(roll => run(tree, roll)),
          value => value % 2,
        )
        expect(mapped).toEqual(distribution(roll => run(tree, roll) % 2))
      }),
    )
  })
})

import { assertSides, type Roller } from './dice'

export interface Outcome<T> {
  readonly value: T
  readonly key: string
  /** The double nearest to the exact chance. */
  readonly chance: number
}

/** Every outcome with its exact chance, `weights[i] / total`. The weights add up to the total; nothing is lost. */
export interface Distribution<T> {
  /** The likeliest first, then by key. */
  readonly outcomes: readonly Outcome<T>[]
  readonly weights: readonly bigint[]
  readonly total: bigint
}

/** Outcomes with the same key are one outcome. Unstated, the key is the value's JSON with sorted fields. */
export interface Keyed<T> {
  readonly key?: (value: T) => string
}

export interface DistributionOptions<T> extends Keyed<T> {
  /** The most branches to walk. */
  readonly limit?: number
}

const BRANCH_LIMIT = 2_000_000
const DICE_ON_ONE_BRANCH = 1_000

interface Weighted<T> {
  readonly value: T
  readonly weight: bigint
}

interface Die {
  readonly sides: number
  value: number
  /** The number of equally likely branches down to this die. */
  readonly branches: bigint
}

/**
 * The exact chance of each outcome, from running the resolver once for every way its dice can fall.
 * Later dice may depend on earlier ones.
 * The resolver must be pure: the same dice, the same questions and the same answer.
 */
export function distribution<T>(
  resolver: (roll: Roller) => T,
  { key = stableKey, limit = BRANCH_LIMIT }: DistributionOptions<T> = {},
): Distribution<T> {
  // Branches of different depth weigh differently: count them by depth, and weigh them when all depths are known.
  const tallies = new Map<string, { value: T; counts: Map<bigint, number> }>()
  const depths = new Set<bigint>()
  const dice: Die[] = []
  let leaves = 0
  do {
    if (++leaves > limit) throw new RangeError(`The dice can fall in more than ${limit} ways: split the forecast`)
    const value = runBranch(resolver, dice)
    const branches = dice.at(-1)?.branches ?? 1n
    const name = key(value)
    const tally = tallies.get(name) ?? { value, counts: new Map<bigint, number>() }
    tally.counts.set(branches, (tally.counts.get(branches) ?? 0) + 1)
    tallies.set(name, tally)
    depths.add(branches)
  } while (turnToNextBranch(dice))

  const total = [...depths].reduce(commonMultiple, 1n)
  const weighted = [...tallies.values()].map(({ value, counts }) => ({
    value,
    weight: [...counts].reduce((sum, [branches, count]) => sum + (total / branches) * BigInt(count), 0n),
  }))
  return gather(weighted, total, key)
}

/** What surely happens. */
export const certain = <T>(value: T, { key = stableKey }: Keyed<T> = {}): Distribution<T> =>
  gather([{ value, weight: 1n }], 1n, key)

export function mapOutcomes<T, U>(
  dist: Distribution<T>,
  fn: (value: T) => U,
  { key = stableKey }: Keyed<U> = {},
): Distribution<U> {
  const weighted = weightedOutcomes(dist).map(({ value, weight }) => ({ value: fn(value), weight }))
  return gather(weighted, dist.total, key)
}

/** Two parts that do not touch each other, each with its own dice. */
export function combine<A, B, C>(
  a: Distribution<A>,
  b: Distribution<B>,
  fn: (a: A, b: B) => C,
  { key = stableKey }: Keyed<C> = {},
): Distribution<C> {
  const weighted = weightedOutcomes(a).flatMap(one =>
    weightedOutcomes(b).map(other => ({ value: fn(one.value, other.value), weight: one.weight * other.weight })),
  )
  return gather(weighted, a.total * b.total, key)
}

/**
 * What follows depends on what came before. Equal states are one state, so a long run of shots grows with its states,
 * not with its dice.
 */
export function thenRoll<T, U>(
  dist: Distribution<T>,
  next: (value: T) => Distribution<U>,
  { key = stableKey }: Keyed<U> = {},
): Distribution<U> {
  const steps = weightedOutcomes(dist).map(({ value, weight }) => ({ weight, after: next(value) }))
  const shared = steps.map(step => step.after.total).reduce(commonMultiple, 1n)
  const weighted = steps.flatMap(({ weight, after }) =>
    weightedOutcomes(after).map(outcome => ({
      value: outcome.value,
      weight: weight * outcome.weight * (shared / after.total),
    })),
  )
  return gather(weighted, dist.total * shared, key)
}

export function chanceOf<T>(dist: Distribution<T>, predicate: (value: T) => boolean): number {
  const met = weightedOutcomes(dist).filter(({ value }) => predicate(value))
  return quotient(
    met.reduce((sum, { weight }) => sum + weight, 0n),
    dist.total,
  )
}

/** The mean of a number over the outcomes; exact to the last double for whole numbers. */
export function expected<T>(dist: Distribution<T>, number: (value: T) => number): number {
  const terms = weightedOutcomes(dist).map(({ value, weight }) => ({ amount: number(value), weight }))
  if (terms.every(({ amount }) => Number.isSafeInteger(amount))) {
    const sum = terms.reduce((all, { amount, weight }) => all + BigInt(amount) * weight, 0n)
    return quotient(sum, dist.total)
  }
  return terms.reduce((all, { amount, weight }) => all + amount * quotient(weight, dist.total), 0)
}

/** Replays the dice of this branch and rolls a one with every die beyond them. */
function runBranch<T>(resolver: (roll: Roller) => T, dice: Die[]): T {
  let next = 0
  const value = resolver(sides => {
    assertSides(sides)
    const known = dice[next++]
    if (known) {
      if (known.sides !== sides) throw new Error(`The same dice asked for ${known.sides} sides, then for ${sides}`)
      return known.value
    }
    if (next > DICE_ON_ONE_BRANCH)
      throw new RangeError(`More than ${DICE_ON_ONE_BRANCH} dice in a row: is there an end?`)
    dice.push({ sides, value: 1, branches: (dice.at(-1)?.branches ?? 1n) * BigInt(sides) })
    return 1
  })
  if (next !== dice.length) throw new Error(`The same dice asked for ${dice.length} rolls, then for ${next}`)
  return value
}

/** Turns the last die that is not on its highest face; false when every branch has been walked. */
function turnToNextBranch(dice: Die[]): boolean {
  for (let die = dice.at(-1); die; die = dice.at(-1)) {
    if (die.value < die.sides) {
      die.value++
      return true
    }
    dice.pop()
  }
  return false
}

const weightedOutcomes = <T>(dist: Distribution<T>): Weighted<T>[] =>
  dist.outcomes.map(({ value }, i) => ({ value, weight: dist.weights[i] ?? 0n }))

/** Merges equal outcomes, puts them in order and brings the weights to lowest terms. */
function gather<T>(weighted: readonly Weighted<T>[], total: bigint, key: (value: T) => string): Distribution<T> {
  const merged = new Map<string, { value: T; key: string; weight: bigint }>()
  for (const { value, weight } of weighted) {
    const name = key(value)
    const known = merged.get(name)
    if (known) known.weight += weight
    else merged.set(name, { value, key: name, weight })
  }
  const sorted = [...merged.values()].sort((a, b) => compare(b.weight, a.weight) || compare(a.key, b.key))
  const divisor = sorted.reduce((shared, { weight }) => commonDivisor(shared, weight), total)
  const lowest = total / divisor
  return {
    outcomes: sorted.map(({ value, key: name, weight }) => ({
      value,
      key: name,
      chance: quotient(weight / divisor, lowest),
    })),
    weights: sorted.map(({ weight }) => weight / divisor),
    total: lowest,
  }
}

/** The double nearest to a fraction, however large its parts. */
function quotient(top: bigint, bottom: bigint): number {
  if (top < 0n) return -quotient(-top, bottom)
  const divisor = commonDivisor(top, bottom)
  const a = top / divisor
  const b = bottom / divisor
  if (a <= BigInt(Number.MAX_SAFE_INTEGER) && b <= BigInt(Number.MAX_SAFE_INTEGER)) return Number(a) / Number(b)
  // At least 64 bits of quotient, and a last bit for the rest, so that Number() rounds as the exact value would.
  const scale = Math.max(0, bits(b) - bits(a) + 68)
  const scaled = a << BigInt(scale)
  return Number(((scaled / b) << 1n) | (scaled % b === 0n ? 0n : 1n)) / 2 ** (scale + 1)
}

const bits = (n: bigint): number => n.toString(16).length * 4

const commonDivisor = (a: bigint, b: bigint): bigint => {
  let [x, y] = [a, b]
  while (y !== 0n) [x, y] = [y, x % y]
  return x
}

const commonMultiple = (a: bigint, b: bigint): bigint => (a / commonDivisor(a, b)) * b

const compare = <T extends bigint | string>(a: T, b: T): number => (a < b ? -1 : a > b ? 1 : 0)

function stableKey(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(stableKey).join(',')}]`
  if (typeof value === 'object' && value !== null) return stableObject(value)
  if (typeof value === 'function' || typeof value === 'symbol') throw new TypeError('Such an outcome needs a key')
  return typeof value === 'string' ? JSON.stringify(value) : String(value)
}

function stableObject(value: object): string {
  const prototype: unknown = Object.getPrototypeOf(value)
  if (prototype !== Object.prototype && prototype !== null) throw new TypeError('Such an outcome needs a key')
  const fields = Object.entries(value).sort(([a], [b]) => compare(a, b))
  return `{${fields.map(([name, field]) => `${JSON.stringify(name)}:${stableKey(field)}`).join(',')}}`
}

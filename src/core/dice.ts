/**
 * Rolls one die: 1 to `sides`; a ten-sided die gives ten, never zero.
 * Battle code takes one, so that play and forecast run the same code.
 */
export type Roller = (sides: number, why: string) => number

/** The generator's state: four unsigned 32-bit integers, not all zero. */
export type DiceState = readonly number[]

const WORDS = 4
const SPAN = 2 ** 32

const rotateLeft = (word: number, by: number): number => (word << by) | (word >>> (32 - by))

/** xoshiro128** (Blackman and Vigna). */
function draw(rng: DiceState): { word: number; rng: DiceState } {
  const [a = 0, b = 0, c = 0, d = 0] = rng
  const word = Math.imul(rotateLeft(Math.imul(b, 5), 7), 9) >>> 0
  const c1 = c ^ a
  const d1 = d ^ b
  return { word, rng: [(a ^ d1) >>> 0, (b ^ c1) >>> 0, (c1 ^ (b << 9)) >>> 0, rotateLeft(d1, 11) >>> 0] }
}

/** Any whole number seeds the dice. Splitmix32 spreads it, so that neighbouring seeds have nothing in common. */
export function seedDice(seed: number): DiceState {
  if (!Number.isSafeInteger(seed)) throw new RangeError(`A seed must be a whole number, not ${seed}`)
  let counter = (seed ^ Math.imul(Math.floor(seed / SPAN), 0x85ebca6b)) | 0
  return Array.from({ length: WORDS }, () => {
    counter = (counter + 0x9e3779b9) | 0
    let word = Math.imul(counter ^ (counter >>> 16), 0x21f0aaad)
    word = Math.imul(word ^ (word >>> 15), 0x735a2d97)
    return (word ^ (word >>> 15)) >>> 0
  })
}

/** Draws beyond the last whole multiple of `sides` are thrown away: every face has exactly the same chance. */
export function rollDie(rng: DiceState, sides: number): { value: number; rng: DiceState } {
  assertSides(sides)
  if (!isDiceState(rng)) throw new RangeError('The dice need four unsigned 32-bit integers, not all zero')
  const fair = SPAN - (SPAN % sides)
  let next = draw(rng)
  while (next.word >= fair) next = draw(next.rng)
  return { value: (next.word % sides) + 1, rng: next.rng }
}

/** Runs a resolver with real dice: what `distribution` does for every branch, done for one. */
export function rollOut<T>(rng: DiceState, resolver: (roll: Roller) => T): { value: T; rng: DiceState } {
  let state = rng
  const value = resolver(sides => {
    const die = rollDie(state, sides)
    state = die.rng
    return die.value
  })
  return { value, rng: state }
}

export const twoDice = (roll: Roller, why: string): number => roll(6, why) + roll(6, why)

/** Gives 0 to count - 1, the same sequence for the same seed. */
export type Pick = (count: number) => number

export function seededPick(seed: number): Pick {
  let rng = seedDice(seed)
  return count => {
    const die = rollDie(rng, count)
    rng = die.rng
    return die.value - 1
  }
}

/** For a state read from a file. */
export function isDiceState(json: unknown): json is DiceState {
  return Array.isArray(json) && json.length === WORDS && json.every(isWord) && json.some(word => word !== 0)
}

export function assertSides(sides: number): void {
  if (!Number.isInteger(sides) || sides < 1 || sides > SPAN) throw new RangeError(`There is no die with ${sides} sides`)
}

const isWord = (word: unknown): boolean =>
  typeof word === 'number' && Number.isInteger(word) && word >= 0 && word < SPAN

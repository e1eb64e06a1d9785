import { type Pick, seededPick } from '../../src/cli/fuzz/random-action'
import { frameMutations } from './mutations/frames'
import { headMutations } from './mutations/heads'
import { historyMutations } from './mutations/history'
import { type Mutation, oneOf, type Pool, type TextMutation } from './mutations/mutation'
import { textMutations } from './mutations/texts'
import { valueMutations } from './mutations/values'
import type { RecordedMoment, SaveContent } from './recorded-moments'

/** A save that somebody tampered with. */
export type Mutated = {
  readonly seed: number
  readonly game: string
  /** The moment it was made from. */
  readonly from: string
  /** What was done to it, in order. */
  readonly by: readonly string[]
  readonly text: string
}

/** The kinds of mutations, and which are of each. */
export const KINDS: readonly (readonly [kind: string, names: ReadonlySet<string>])[] = [
  ['values', new Set(Object.keys(valueMutations))],
  ['frames', new Set(Object.keys(frameMutations))],
  ['history', new Set(Object.keys(historyMutations))],
  ['head', new Set(Object.keys(headMutations))],
  ['text', new Set(Object.keys(textMutations))],
]

const CONTENT = [valueMutations, frameMutations, frameMutations, historyMutations, headMutations]

/** Every mutation there is, by name. */
export const mutations: { readonly [name: string]: Mutation } = Object.assign({}, ...CONTENT)
export const spoilings: { readonly [name: string]: TextMutation } = textMutations

const contentOf = (moment: RecordedMoment): SaveContent => JSON.parse(moment.text()) as SaveContent

const poolFor = (moments: readonly RecordedMoment[], moment: RecordedMoment, pick: Pick): Pool => ({
  sibling: () =>
    contentOf(
      oneOf(
        moments.filter(each => each.game === moment.game),
        pick,
      ),
    ),
  stranger: () =>
    contentOf(
      oneOf(
        moments.filter(each => each.game !== moment.game),
        pick,
      ),
    ),
})

/** The same seed and moments always give the same file. */
export function mutated(moments: readonly RecordedMoment[], seed: number): Mutated {
  const pick = seededPick(seed)
  const game = oneOf([...new Set(moments.map(each => each.game))], pick)
  const moment = oneOf(
    moments.filter(each => each.game === game),
    pick,
  )
  const content = pick(6) === 0 ? [] : drawn(CONTENT, 1 + (pick(3) === 0 ? 1 + pick(2) : 0), pick)
  const texts = content.length === 0 || pick(20) === 0 ? drawn([textMutations], 1, pick) : []
  return spoilt(moments, moment, { seed, content, texts })
}

const drawn = (from: readonly object[], count: number, pick: Pick): string[] =>
  Array.from({ length: count }, () => oneOf(Object.keys(oneOf(from, pick)), pick))

/** One moment with these mutations; the seed decides what they draw. */
export function spoilt(
  moments: readonly RecordedMoment[],
  moment: RecordedMoment,
  how: { readonly seed: number; readonly content: readonly string[]; readonly texts: readonly string[] },
): Mutated {
  const pick = seededPick(how.seed ^ 0x5a7e)
  const content = contentOf(moment)
  const pool = poolFor(moments, moment, pick)
  for (const name of how.content) named(mutations, name)(content, pick, pool)
  // A text that only bytes are changed in stays as it was written.
  const plain = how.content.length === 0 ? moment.text() : JSON.stringify(content, null, pick(2))
  const text = how.texts.reduce((spoiled, name) => named(spoilings, name)(spoiled, pick), plain)
  return { seed: how.seed, game: moment.game, from: moment.name, by: [...how.content, ...how.texts], text }
}

function named<T>(all: { readonly [name: string]: T }, name: string): T {
  const found = all[name]
  if (found === undefined) throw new RangeError(`there is no mutation '${name}'`)
  return found
}

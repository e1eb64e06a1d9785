import type { Side } from '../../../../core/ids'
import { isObject } from '../../../../core/json'
import type { LogLine } from '../../../../store/session-view'
import { ROLL } from '../diary/diary-page'

/** The dice of one side that have so many faces. */
export type DiceCount = {
  readonly side: Side
  readonly faces: number
  /** How often each face fell, the lowest first. */
  readonly fell: readonly number[]
  readonly count: number
  readonly mean: number
  readonly fair: number
  /** Of a hundred such games, in how many the dice would have come lower; null: too few to say. */
  readonly higherThan: number | null
}

/** Fewer say nothing of luck. */
const ENOUGH = 8

type Rolled = { readonly side: Side; readonly faces: number; readonly value: number }

/** The die of a line, if it is one. */
export function rolledIn({ entry }: LogLine): Rolled | null {
  if (entry.kind !== ROLL || !isObject(entry.facts)) return null
  const { sides, value } = entry.facts
  return typeof sides === 'number' && typeof value === 'number' ? { side: entry.side, faces: sides, value } : null
}

/** The dice in these lines, a count for each side and each kind of die. */
export function diceCounts(lines: Iterable<LogLine>): readonly DiceCount[] {
  const found = [...lines].map(rolledIn).filter(each => each !== null)
  const kinds = [...new Set(found.map(({ faces }) => faces))].sort((a, b) => a - b)
  return kinds.flatMap(faces =>
    ([0, 1] as const).flatMap(side => {
      const values = found.filter(each => each.side === side && each.faces === faces).map(({ value }) => value)
      return values.length === 0 ? [] : [countOf(side, faces, values)]
    }),
  )
}

function countOf(side: Side, faces: number, values: readonly number[]): DiceCount {
  const fell = Array.from({ length: faces }, (_, at) => values.filter(value => value === at + 1).length)
  const sum = values.reduce((all, value) => all + value, 0)
  return {
    side,
    faces,
    fell,
    count: values.length,
    mean: sum / values.length,
    fair: (faces + 1) / 2,
    higherThan: values.length < ENOUGH ? null : Math.round(100 * shareBelow(values.length, faces, sum)),
  }
}

/** The chance that so many fair dice come to less than the sum, half of those that come to the very same counted in. */
export function shareBelow(count: number, faces: number, sum: number): number {
  let chances = [1]
  for (let die = 0; die < count; die++) {
    const next = new Array<number>(chances.length + faces).fill(0)
    for (const [total, chance] of chances.entries())
      for (let face = 1; face <= faces; face++) next[total + face] = (next[total + face] ?? 0) + chance / faces
    chances = next
  }
  return chances.reduce((all, chance, total) => all + (total < sum ? chance : total === sum ? chance / 2 : 0), 0)
}

/** '12 dice, mean 4.0, fair is 3.5. Higher than in 83 of 100 games.' */
export function diceWords({ count, mean, fair, higherThan }: DiceCount): string {
  const dice = `${count === 1 ? 'One die' : `${count} dice`}, mean ${mean.toFixed(1)}, fair is ${fair.toFixed(1)}.`
  return higherThan === null ? `${dice} Too few to say.` : `${dice} Higher than in ${higherThan} of 100 games.`
}

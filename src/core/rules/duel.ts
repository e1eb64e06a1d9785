import type { Roller } from '../dice'

/** One side of a duel: its dice are thrown and added up, and `plus` is added once. */
export type Duellist = {
  readonly dice: number
  readonly plus: number
  /** What the dice are for, in the log. */
  readonly why: string
}

export type DuelFate = 'stays' | 'lost' | 'sent home'

export type Duel = {
  readonly fates: readonly [DuelFate, DuelFate]
  readonly rolls: readonly [readonly number[], readonly number[]]
  readonly totals: readonly [number, number]
}

/**
 * Both throw, the lower total is lost, equal totals lose both. Whoever throws nothing but ones goes home unharmed, and the
 * other is then compared with nobody.
 */
export function fightDuel(roll: Roller, one: Duellist, other: Duellist): Duel {
  const throwDice = ({ dice, why }: Duellist): number[] => Array.from({ length: dice }, () => roll(6, why))
  const rolls = [throwDice(one), throwDice(other)] as const
  const total = (dice: readonly number[], plus: number): number => dice.reduce((sum, die) => sum + die, plus)
  const totals = [total(rolls[0], one.plus), total(rolls[1], other.plus)] as const
  const isHome = rolls.map(dice => dice.every(die => die === 1))
  const fateOf = (own: 0 | 1): DuelFate => {
    if (isHome[own]) return 'sent home'
    return isHome[1 - own] || totals[own] > totals[1 - own] ? 'stays' : 'lost'
  }
  return { fates: [fateOf(0), fateOf(1)], rolls, totals }
}

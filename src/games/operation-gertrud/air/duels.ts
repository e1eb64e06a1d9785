import type { Roller } from '../../../core/dice'
import { distribution } from '../../../core/distribution'
import type { UnitId } from '../../../core/ids'
import { airCombat } from '../charts'
import { EXPERTEN_BEST_OF_TWO, isChosen } from '../forces/options'
import { counterOf, derived, type Gertrud, nameOf } from '../state'

/** One side of a duel: its dice are thrown and added up, or the best of them counts, and `plus` is added once. */
type Duellist = {
  readonly dice: number
  readonly best?: boolean
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
  const total = (dice: readonly number[], { plus, best = false }: Duellist): number =>
    plus + (best ? Math.max(...dice) : dice.reduce((sum, die) => sum + die, 0))
  const totals = [total(rolls[0], one), total(rolls[1], other)] as const
  const isHome = rolls.map(dice => dice.every(die => die === 1))
  const fateOf = (own: 0 | 1): DuelFate => {
    if (isHome[own]) return 'sent home'
    return isHome[1 - own] || totals[own] > totals[1 - own] ? 'stays' : 'lost'
  }
  return { fates: [fateOf(0), fateOf(1)], rolls, totals }
}

const MEAN_DIE = 3.5
const MEAN_BETTER_DIE = 161 / 36

const plusOf = (id: UnitId): number => {
  const counter = counterOf(id)
  return counter.kind === 'cas' ? counter.plus : 0
}

/** What a piece may be expected to throw in a duel, or most of it: the plus, and the second die of the Experten. */
const mightOf = (s: Gertrud, id: UnitId): number =>
  plusOf(id) + (s.experten !== id ? 0 : isChosen(s, EXPERTEN_BEST_OF_TWO) ? MEAN_BETTER_DIE - MEAN_DIE : MEAN_DIE)

/** The one to send if it comes to a duel; the first of equals. */
export const bestDuellist = (s: Gertrud, ids: readonly UnitId[]): UnitId | null =>
  ids.reduce<UnitId | null>((most, id) => (most === null || mightOf(s, id) > mightOf(s, most) ? id : most), null)

/** What of the position an air combat goes by. */
type Fliers = Pick<Gertrud, 'experten' | 'setting'>

/** 13.1-13.4, R-77: the Experten throws two dice; ULTRA adds one to a beige CAS. */
export const airDuel = (s: Fliers, roll: Roller, one: UnitId, other: UnitId, ultra: boolean): Duel => {
  const flier = (id: UnitId) => ({
    dice: s.experten === id ? airCombat.expertenDice : 1,
    best: isChosen(s, EXPERTEN_BEST_OF_TWO),
    plus: plusOf(id) + (ultra && counterOf(id).beige ? airCombat.ultra : 0),
    why: `air combat, ${nameOf(id)}`,
  })
  return fightDuel(roll, flier(one), flier(other))
}

/** What may become of two that meet without ULTRA: asked of every stack, though few pairs can meet. */
export const airFates = derived(
  ['experten', 'setting'],
  (s, [one, other]: readonly [UnitId, UnitId]) => distribution(roll => airDuel(s, roll, one, other, false).fates),
  pair => pair.join(),
)

/** 12.2, 12.3 */
export const navalDuel = (roll: Roller, one: UnitId, other: UnitId): Duel => {
  const ship = (id: UnitId) => ({ dice: 1, plus: 0, why: `naval combat, ${nameOf(id)}` })
  return fightDuel(roll, ship(one), ship(other))
}

import type { Action, Choice, Refusal } from '../engine/step'

/** What a step has that runs by itself and asks others to decide. */
export const automatic = {
  answers: {},
  choices: (): Choice[] => [],
  check: (): Refusal[] => [],
  apply: (): void => {},
}

/** The fields of an action as its kind promises them: the engine has refused any other. */
export const hexOfAction = (a: Action) => a.hex as NonNullable<Action['hex']>
export const unitOfAction = (a: Action) => a.unit as NonNullable<Action['unit']>

/** A list with one more, or without it if it was there. */
export const toggled = <T>(list: readonly T[], one: T): T[] =>
  list.includes(one) ? list.filter(each => each !== one) : [...list, one]

/** A list without one; the same list if it was not there. */
export const without = <T>(list: T[], one: T): T[] => (list.includes(one) ? list.filter(each => each !== one) : list)

import type { Action, Choice, Refusal } from '../../../core/engine/step'

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

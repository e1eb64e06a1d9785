import type { Choice } from '../../src/core/engine/step'

/** Acts with whatever is picked; picks what is listed first when nothing else can be done. */
export const firstChoice = (_s: unknown, choices: readonly Choice[]): Choice =>
  choices.find(({ action }) => action.kind !== 'pick' && action.kind !== 'done') ?? (choices[0] as Choice)

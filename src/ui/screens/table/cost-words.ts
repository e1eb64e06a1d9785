import type { Choice } from '../../../core/engine/step'

/** '3 MP', or nothing for what is free of charge. */
export const costWords = ({ cost, costIn }: Pick<Choice, 'cost' | 'costIn'>): string =>
  cost === undefined ? '' : `${cost} ${costIn ?? 'MP'}`

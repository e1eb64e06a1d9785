import type { Choice } from '../../../core/engine/step'

/** '3 MP', '2 steps', or nothing for what is free of charge. */
export function costWords({ cost, costIn }: Pick<Choice, 'cost' | 'costIn'>): string {
  if (cost === undefined) return ''
  return `${cost} ${costIn ?? 'MP'}${costIn === 'step' && cost !== 1 ? 's' : ''}`
}

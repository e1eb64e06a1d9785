import type { CounterFace, CounterState } from '../../core/engine/counter-face'

/** How a counter answers to the question asked now. */
export type CounterMark = 'lit' | 'selected' | 'target'

const MARK_WORDS: Readonly<Record<CounterMark, string>> = {
  lit: 'can be chosen',
  selected: 'selected',
  target: 'target',
}

const STATE_WORDS = [
  ['reduced', 'reduced'],
  ['acted', 'has acted'],
  ['outOfSupply', 'out of supply'],
  ['interdicted', 'interdicted'],
  ['demoralized', 'demoralized'],
  ['engaged', 'engaged'],
] as const satisfies readonly (readonly [keyof CounterState, string])[]

/** All that the drawing tells, in words. */
export function counterName({ label, state }: CounterFace, mark: CounterMark | null = null): string {
  const states = STATE_WORDS.filter(([key]) => state[key] === true).map(([, words]) => words)
  return [label, state.mode ?? '', ...states, mark === null ? '' : MARK_WORDS[mark]].filter(Boolean).join(', ')
}

/** Faces from the top down. */
export function stackName(faces: readonly CounterFace[], mark: CounterMark | null = null): string {
  const [top] = faces
  if (top === undefined) return ''
  const name = counterName(top, mark)
  return faces.length === 1 ? name : `${name}; and ${faces.length - 1} more in the stack`
}

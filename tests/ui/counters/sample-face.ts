import type { CounterFace } from '../../../src/core/engine/counter-face'

/** A plain German infantry division, but for what is said. */
export const sample = (differs: Partial<CounterFace> = {}): CounterFace => ({
  kind: 'ground',
  nation: 'german',
  symbol: 'infantry',
  size: 'XX',
  designation: '132',
  ratings: '7-5',
  steps: { left: 2, full: 2 },
  formation: null,
  state: {},
  label: '132nd Infantry Division',
  ...differs,
})

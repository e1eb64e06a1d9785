import type { CounterFace } from '../../../../core/engine/counter-face'

/** In a battle all are engaged and all attackers have acted: only what differs is worth a mark. */
export const inBattle = (face: CounterFace): CounterFace => ({
  ...face,
  state: { ...face.state, acted: false, engaged: false },
})

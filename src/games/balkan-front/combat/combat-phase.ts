import type { PhasePart } from '../state'
import { noCombat } from './combat-state'

/** The combat phase in its order. */
export const COMBAT_PARTS: readonly PhasePart[] = [
  {
    id: 'attacks',
    rule: '9.A.0',
    play(s, side) {
      Object.assign(s, noCombat())
      return [{ step: 'attack', side }]
    },
  },
]

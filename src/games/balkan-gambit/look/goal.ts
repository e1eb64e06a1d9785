import type { Goal } from '../../../core/engine/game-look'
import type { Gambit } from '../state'

/** 4.0: both sides play for the same points. */
export const goal = (_s: Gambit): Goal => ({
  text: 'Have twice the enemy’s points after turn 20: 3 a town in supply, 6 a city, 1 a division destroyed.',
  rule: '4.0.9',
})

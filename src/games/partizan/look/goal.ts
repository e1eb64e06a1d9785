import type { Goal } from '../../../core/engine/game-look'
import type { Side } from '../../../core/ids'
import { PARTISAN, type Partizan } from '../state'

/** 18.8: only the Partisans collect points. */
export const goal = (_s: Partizan, side: Side): Goal =>
  side === PARTISAN
    ? {
        text: 'Collect 226 points in ten turns: targets, towns, cut railways; 10 off for each unit not on the map.',
        rule: '18.8',
      }
    : { text: 'Keep the Partisans under 200 points in ten turns: guard towns and targets, hunt Tito.', rule: '18.8' }

import type { Goal } from '../../../core/engine/game-look'
import type { Side } from '../../../core/ids'
import { GERMAN, type Gertrud } from '../state'

/** 4.0: what both sides play for. */
export const goal = (_s: Gertrud, side: Side): Goal =>
  side === GERMAN
    ? {
        text: 'Hold more starred cities at the end of a turn than two dice come to, before turn 10 is over.',
        rule: '4.0.1',
      }
    : {
        text: 'Hold out ten turns: each starred city you keep makes the victory roll harder for the enemy.',
        rule: '4.0.2',
      }

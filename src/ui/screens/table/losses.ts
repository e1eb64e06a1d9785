import type { GameLook, Loss } from '../../../core/engine/game-look'
import type { GameState } from '../../../core/engine/state'
import { type GrowingList, gleaned } from '../../../core/growing-list'
import type { LogLine, LogLines } from '../../../store/session-view'

type Losing = Pick<GameLook<GameState>, 'loss'>

/** A line of the log that tells of a loss. */
export type LossLine = LogLine & { readonly loss: Loss }

const known = new WeakMap<Losing, (lines: LogLines) => GrowingList<LossLine>>()

/** Every loss in the log; found as the log grows. */
export function lossLines(look: Losing, lines: LogLines): GrowingList<LossLine> {
  const found =
    known.get(look) ??
    gleaned<LogLine, LossLine>(each => {
      const loss = look.loss(each.entry)
      return loss === null ? null : { ...each, loss }
    })
  known.set(look, found)
  return found(lines)
}

import type { GameState } from '../core/engine/state'
import { type History, type Moment, momentAt } from '../core/save/history'

/** Whether taking back may simply be done, needs both players' word, or cannot be done at all. */
export type TakeBackStatus = 'free' | 'agreement' | 'impossible'

/** Going back from the cursor to moment `to`: as hard as its hardest step. */
export function takeBackStatus<S extends GameState>(history: History<S>, to: number): TakeBackStatus {
  if (to < history.grownFrom || to >= history.cursor) return 'impossible'
  let status: TakeBackStatus = 'free'
  for (let at = history.cursor; at > to; at--) {
    const moment = momentAt(history, at)
    if (moment.by === null) return 'impossible'
    if (!isFree(momentAt(history, at - 1), moment)) status = 'agreement'
  }
  return status
}

/** As the engine's isFreeToTakeBack says of the two positions. */
const isFree = <S extends GameState>(before: Moment<S>, after: Moment<S>): boolean =>
  before.seal === after.seal && before.side === after.side

/** The first moment since the decision last came to the side that has it now; without agreement only as far as it is free. */
export function turnBeginning<S extends GameState>(history: History<S>, agreed: boolean): number {
  const { side } = momentAt(history)
  let at = history.cursor
  while (at > history.grownFrom && momentAt(history, at).by !== null) {
    const before = momentAt(history, at - 1)
    if (before.side !== side || (!agreed && !isFree(before, momentAt(history, at)))) break
    at--
  }
  return at
}

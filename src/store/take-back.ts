import type { GameState } from '../core/engine/state'
import { isFreeToTakeBack, owedSide } from '../core/engine/state'
import { type History, momentAt, stateAt } from './history'

/** Whether taking back may simply be done, needs both players' word, or cannot be done at all. */
export type TakeBackStatus = 'free' | 'agreement' | 'impossible'

/** Going back from the cursor to moment `to`: as hard as its hardest step. */
export function takeBackStatus<S extends GameState>(history: History<S>, to: number): TakeBackStatus {
  if (to < 0 || to >= history.cursor) return 'impossible'
  let status: TakeBackStatus = 'free'
  for (let at = history.cursor; at > to; at--) {
    if (momentAt(history, at).by === null) return 'impossible'
    if (!isFreeToTakeBack(stateAt(history, at - 1), stateAt(history, at))) status = 'agreement'
  }
  return status
}

/** The last moment before line `line` of the log was written. */
export const momentBeforeLine = <S extends GameState>(history: History<S>, line: number): number =>
  history.moments.findLastIndex((moment, at) => at <= history.cursor && moment.state.logged <= line)

/** The first moment since the decision last came to the side that has it now; without agreement only as far as it is free. */
export function turnBeginning<S extends GameState>(history: History<S>, agreed: boolean): number {
  const side = owedSide(stateAt(history))
  let at = history.cursor
  while (at > 0 && momentAt(history, at).by !== null) {
    const before = stateAt(history, at - 1)
    if (owedSide(before) !== side || (!agreed && !isFreeToTakeBack(before, stateAt(history, at)))) break
    at--
  }
  return at
}

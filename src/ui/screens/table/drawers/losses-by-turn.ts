import type { GameLook, Loss } from '../../../../core/engine/game-look'
import type { GameState } from '../../../../core/engine/state'
import type { LogLines } from '../../../../store/session-view'
import { lossLines } from '../losses'

type LossAt = Loss & { readonly line: number }

export type TurnLosses = { readonly turn: number; readonly losses: readonly LossAt[] }

/** Every loss in the log, the latest turn first. */
export function lossesByTurn(look: Pick<GameLook<GameState>, 'loss'>, log: LogLines): readonly TurnLosses[] {
  const turns = new Map<number, LossAt[]>()
  for (const { line, entry, loss } of lossLines(look, log)) {
    const there = turns.get(entry.turn)
    if (there) there.push({ line, ...loss })
    else turns.set(entry.turn, [{ line, ...loss }])
  }
  return [...turns].sort(([a], [b]) => b - a).map(([turn, losses]) => ({ turn, losses }))
}

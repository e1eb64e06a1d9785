import type { GameLook, Loss } from '../../../../core/engine/game-look'
import type { GameState } from '../../../../core/engine/state'
import type { LogLine } from '../../../../store/session-view'

type LossAt = Loss & { readonly line: number }

export type TurnLosses = { readonly turn: number; readonly losses: readonly LossAt[] }

/** Every loss in the log, the latest turn first. */
export function lossesByTurn(look: Pick<GameLook<GameState>, 'loss'>, log: readonly LogLine[]): readonly TurnLosses[] {
  const turns = new Map<number, LossAt[]>()
  for (const { line, entry } of log) {
    const loss = look.loss(entry)
    if (loss !== null) turns.set(entry.turn, [...(turns.get(entry.turn) ?? []), { line, ...loss }])
  }
  return [...turns].sort(([a], [b]) => b - a).map(([turn, losses]) => ({ turn, losses }))
}

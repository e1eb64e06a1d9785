import type { GameLook, TrackChange } from '../../../../core/engine/game-look'
import type { GameState, LogEntry } from '../../../../core/engine/state'
import { type GrowingList, gleaned } from '../../../../core/growing-list'
import type { LogLine, LogLines } from '../../../../store/session-view'

type Changing = Pick<GameLook<GameState>, 'trackChange'>

/** A line of the log that tells of a change on a track. */
export type TrackLine = { readonly entry: LogEntry; readonly change: TrackChange }

const known = new WeakMap<Changing, (lines: LogLines) => GrowingList<TrackLine>>()

/** Every change of a track in the log; found as the log grows. */
export function trackLines(look: Changing, lines: LogLines): GrowingList<TrackLine> {
  const found =
    known.get(look) ??
    gleaned<LogLine, TrackLine>(({ entry }) => {
      const change = look.trackChange?.(entry) ?? null
      return change === null ? null : { entry, change }
    })
  known.set(look, found)
  return found(lines)
}

/** What each track stood at when the turn began; those that have not changed since are left out. */
export function atTurnStart(lines: Iterable<TrackLine>, turn: number): ReadonlyMap<string, number> {
  const before = new Map<string, number>()
  for (const { entry, change } of lines)
    if (entry.turn === turn && !before.has(change.track)) before.set(change.track, change.from)
  return before
}

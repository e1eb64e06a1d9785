import type { Engine } from '../engine/engine'
import type { GameModule } from '../engine/module'
import type { GameState, Setting } from '../engine/state'
import type { Action } from '../engine/step'
import type { GameRecord } from './record'

/** One moment as it was saved: an action, or where play begins. */
export type Entry<S extends GameState> = {
  /** null where play begins: at the set-up, or at the position in `start`. */
  readonly by: Action | null
  readonly start: S | null
  readonly sum: string | null
  /** Saved under today's version of the rules: only then a sum can be compared. */
  readonly isCurrent: boolean
}

/** A position as it was saved, after so many entries. */
export type Keyframe<S extends GameState> = {
  readonly index: number
  readonly state: S
  /** How long the log was; null where that was not saved. */
  readonly logged: number | null
  readonly isCurrent: boolean
}

/** A game as it was saved, whether in a file or in the browser's storage. */
export type SavedGame<S extends GameState> = {
  readonly setting: Setting
  readonly seed: number
  /** As far as they can be read. */
  readonly entries: readonly Entry<S>[]
  /** Why there are no more entries, when there should be. */
  readonly broken: string | null
  /** Where the game stands; later entries can be redone. */
  readonly cursor: number
  /** null when no position can be read. */
  readonly keyframe: Keyframe<S> | null
}

/** A file as a saved game. */
export function savedGameOf<S extends GameState>({ game }: Engine<S>, record: GameRecord<S>): SavedGame<S> {
  const index = record.actions.length
  return {
    setting: record.setting,
    seed: record.seed,
    entries: entriesOf(game, record),
    broken: null,
    cursor: index,
    keyframe: { index, state: record.state, logged: null, isCurrent: record.rules === game.version },
  }
}

export function entriesOf<S extends GameState>(
  game: GameModule<S>,
  { rules, start, actions, marks }: Pick<GameRecord<S>, 'rules' | 'start' | 'actions' | 'marks'>,
): Entry<S>[] {
  const isCurrent = rules === game.version
  const sums = new Map(marks.map(mark => [mark.after, mark.sum]))
  const played = actions.map((by, at): Entry<S> => ({ by, start: null, sum: sums.get(at + 1) ?? null, isCurrent }))
  return [{ by: null, start, sum: null, isCurrent }, ...played]
}

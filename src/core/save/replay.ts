import type { Engine, Moved } from '../engine/engine'
import { IllegalAction } from '../engine/errors'
import type { GameState, LogEntry } from '../engine/state'
import { type GameRecord, positionSum } from './record'

/** Where a replay stops agreeing with the game that was recorded. */
export type Parting = { readonly after: number; readonly why: string }

export type Replay<S extends GameState> = {
  /** The position before the first action and after each that agreed; none when the rules cannot even begin it. */
  readonly states: readonly S[]
  readonly log: readonly LogEntry[]
  /** null: every action was legal again, every mark and the final position agreed. */
  readonly parting: Parting | null
}

/** Plays a record again under the rules as they are now, as far as they agree with it. */
export function replay<S extends GameState>(engine: Engine<S>, record: GameRecord<S>): Replay<S> {
  const states: S[] = []
  const log: LogEntry[] = []
  const marks = new Map(record.marks.map(mark => [mark.after, mark.sum]))
  const partedAt = (after: number, why: string): Replay<S> => ({ states, log, parting: { after, why } })
  let moved: Moved<S>
  try {
    moved = record.start ? engine.carryOn(record.start) : engine.begin(record.setting, record.seed)
  } catch (error) {
    return partedAt(0, reason(error))
  }
  states.push(moved.state)
  log.push(...moved.log)
  for (const [index, action] of record.actions.entries()) {
    try {
      moved = engine.apply(moved.state, action)
    } catch (error) {
      return partedAt(index, reason(error))
    }
    const mark = marks.get(index + 1)
    if (mark !== undefined && mark !== positionSum(engine, moved.state)) {
      return partedAt(index, 'the position after this action is another than was recorded')
    }
    states.push(moved.state)
    log.push(...moved.log)
  }
  if (positionSum(engine, moved.state) !== positionSum(engine, record.state)) {
    return partedAt(record.actions.length, 'the actions lead to another position than the one saved')
  }
  return { states, log, parting: null }
}

const reason = (error: unknown): string =>
  error instanceof IllegalAction
    ? `no longer legal: ${error.message}`
    : error instanceof Error
      ? error.message
      : String(error)

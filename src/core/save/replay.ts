import type { Engine, Moved } from '../engine/engine'
import { IllegalAction } from '../engine/errors'
import type { GameState, LogEntry } from '../engine/state'
import { type GameRecord, positionSum } from './record'
import { type Entry, type SavedGame, savedGameOf } from './saved-game'

/** Where a replay stops agreeing with the game that was recorded. */
export type Parting = { readonly after: number; readonly why: string }

export type Replayed<S extends GameState> = Moved<S> & { readonly entry: Entry<S>; readonly index: number }

/**
 * Plays a saved game again under the rules as they are now, as far as they agree with it. Gives each moment as it is reached, so that
 * whoever asks can pause between any two. In the end null: every action was legal again, every sum and the saved position agreed.
 */
export function* replaySteps<S extends GameState>(
  engine: Engine<S>,
  saved: SavedGame<S>,
): Generator<Replayed<S>, Parting | null> {
  let before: S | null = null
  for (const [index, entry] of saved.entries.entries()) {
    const partedHere = (why: string): Parting => ({ after: Math.max(0, index - 1), why })
    let moved: Moved<S>
    try {
      moved = reached(engine, saved, entry, before)
    } catch (error) {
      return partedHere(reason(error))
    }
    if (entry.sum !== null && entry.isCurrent && entry.sum !== positionSum(engine, moved.state))
      return partedHere('the position after this action is another than was recorded')
    yield { ...moved, entry, index }
    if (!agrees(engine, saved, index, moved.state))
      return { after: index, why: 'the actions lead to another position than the one saved' }
    before = moved.state
  }
  return saved.broken === null ? null : { after: Math.max(0, saved.entries.length - 1), why: saved.broken }
}

function reached<S extends GameState>(
  engine: Engine<S>,
  { setting, seed }: SavedGame<S>,
  { by, start }: Entry<S>,
  before: S | null,
): Moved<S> {
  if (by !== null) {
    if (before === null) throw new Error('the beginning is missing')
    return engine.apply(before, by)
  }
  if (start !== null) return engine.carryOn(withLogged(start, before?.logged ?? 0))
  if (before !== null) throw new Error('there is neither an action nor a position')
  return engine.begin(setting, seed)
}

export const withLogged = <S extends GameState>(s: S, logged: number): S => (s.logged === logged ? s : { ...s, logged })

/** A position of older rules has been brought up to today's, so that it can be compared. */
function agrees<S extends GameState>(engine: Engine<S>, { keyframe }: SavedGame<S>, index: number, state: S): boolean {
  if (keyframe === null || keyframe.index !== index) return true
  return positionSum(engine, keyframe.state) === positionSum(engine, state)
}

export type Replay<S extends GameState> = {
  /** The position before the first action and after each that agreed; none when the rules cannot even begin it. */
  readonly states: readonly S[]
  readonly log: readonly LogEntry[]
  readonly parting: Parting | null
}

/** Plays a whole file again at once. */
export function replay<S extends GameState>(engine: Engine<S>, record: GameRecord<S>): Replay<S> {
  const states: S[] = []
  const log: LogEntry[] = []
  const steps = replaySteps(engine, savedGameOf(engine, record))
  let step = steps.next()
  for (; !step.done; step = steps.next()) {
    states.push(step.value.state)
    for (const entry of step.value.log) log.push(entry)
  }
  return { states, log, parting: step.value }
}

const reason = (error: unknown): string =>
  error instanceof IllegalAction
    ? `no longer legal: ${error.message}`
    : error instanceof Error
      ? error.message
      : String(error)

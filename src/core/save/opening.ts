import type { Engine } from '../engine/engine'
import type { GameState } from '../engine/state'
import { GrowingList } from '../growing-list'
import {
  beginFrom,
  continueFrom,
  emptyHistory,
  extend,
  extended,
  type History,
  KEPT_AT_END,
  type Moment,
  momentAt,
  momentOf,
  stateAt,
  thinOut,
} from './history'
import { isMarked, positionSum } from './record'
import { type Parting, type Replayed, replaySteps, withLogged } from './replay'
import type { Entry, SavedGame } from './saved-game'

/** A saved game as today's rules play it again. */
export type Opened<S extends GameState> =
  | { readonly is: 'whole'; readonly history: History<S> }
  | {
      readonly is: 'parted'
      readonly parting: Parting
      /** As far as the actions agree. */
      readonly agreed: History<S> | null
      /** The position as it was saved, with what agrees of its history before it. */
      readonly asSaved: History<S> | null
    }

/**
 * The game at its saved position, with what was played since that was written. Its past is known as actions only. null when there is
 * no position of today's rules that can be trusted to go on from before everything has been replayed.
 */
export function openAtOnce<S extends GameState>(engine: Engine<S>, saved: SavedGame<S>): History<S> | null {
  const { keyframe, entries, cursor } = saved
  const isReadable = keyframe?.isCurrent && keyframe.index <= cursor && cursor < entries.length
  return isReadable ? standingAt(engine, saved, false) : null
}

function standingAt<S extends GameState>(
  engine: Engine<S>,
  { keyframe, entries, cursor, setting, seed }: SavedGame<S>,
  isPastLost: boolean,
): History<S> | null {
  if (keyframe === null) return null
  const { index } = keyframe
  const state = withLogged(keyframe.state, keyframe.logged ?? 0)
  const past = entries.slice(0, index).map(onlyAction)
  const moments = GrowingList.of([...past, momentOf(howOf(entries[index]), state)])
  const here = emptyHistory(engine, setting, seed)
  const at: History<S> = { ...here, moments, logFrom: state.logged, grownFrom: index, isPastLost, cursor: index }
  return goOn(at, entries.slice(index + 1, cursor + 1))
}

const howOf = <S extends GameState>(entry: Entry<S> | undefined): Pick<Entry<S>, 'by' | 'start' | 'sum'> => ({
  by: entry?.by ?? null,
  start: entry?.start ?? null,
  sum: entry ? currentSum(entry) : null,
})

/** A sum made by other rules says nothing any more. */
const currentSum = <S extends GameState>({ sum, isCurrent }: Entry<S>): string | null => (isCurrent ? sum : null)

const onlyAction = <S extends GameState>(entry: Entry<S>): Moment<S> => ({
  ...howOf(entry),
  logged: 0,
  seal: 0,
  side: null,
  kept: null,
})

/** Plays saved actions on from the cursor; null when one of them cannot be played. */
function goOn<S extends GameState>(history: History<S>, entries: readonly Pick<Entry<S>, 'by'>[]): History<S> | null {
  let now = history
  try {
    for (const { by } of entries) {
      if (by === null) return null
      now = extend(now, by)
    }
  } catch {
    return null
  }
  return now
}

/**
 * Replays a saved game from its beginning. Gives after each moment how many there are; pausing there costs nothing. What comes of it
 * holds for the game as it was saved; what was played meanwhile is joined to it by `withPast`.
 */
export function* openSaved<S extends GameState>(engine: Engine<S>, saved: SavedGame<S>): Generator<number, Opened<S>> {
  const steps = replaySteps(engine, saved)
  let grown = emptyHistory(engine, saved.setting, saved.seed)
  let step = steps.next()
  for (; !step.done; step = steps.next()) {
    grown = extended(grown, step.value, howReplayed(grown, step.value))
    yield step.value.index + 1
  }
  const cursor = Math.min(saved.cursor, grown.cursor)
  const history = { ...grown, cursor }
  if (step.value === null && cursor === saved.cursor) return { is: 'whole', history }
  const parting = step.value ?? { after: cursor, why: `action ${cursor + 1} is missing` }
  return partedFrom(engine, saved, history, parting)
}

/** A game saved under older rules is not asked about: it goes on at its position, without the past that they made. */
function partedFrom<S extends GameState>(
  engine: Engine<S>,
  saved: SavedGame<S>,
  history: History<S>,
  parting: Parting,
): Opened<S> {
  const { keyframe } = saved
  if (wasSavedByOlderRules(saved, parting)) {
    const standing =
      standingAt(engine, saved, true) ?? standingAt(engine, { ...saved, cursor: keyframe?.index ?? 0 }, true)
    if (standing !== null) return { is: 'whole', history: standing }
  }
  const agreed = history.cursor < 0 ? null : history
  const isThere = agreed !== null && agreed.cursor === saved.cursor
  const isSame = isThere && (keyframe === null || isSavedPosition(engine, saved, agreed))
  return { is: 'parted', parting, agreed, asSaved: isSame ? null : asSaved(saved, history) }
}

function wasSavedByOlderRules<S extends GameState>({ entries, keyframe }: SavedGame<S>, parting: Parting): boolean {
  const entry = entries[Math.min(parting.after + 1, entries.length - 1)]
  return keyframe !== null && entry !== undefined && !entry.isCurrent
}

const isSavedPosition = <S extends GameState>(engine: Engine<S>, saved: SavedGame<S>, agreed: History<S>): boolean =>
  saved.keyframe !== null &&
  saved.keyframe.index <= agreed.cursor &&
  positionSum(engine, stateAt(agreed, saved.keyframe.index)) === positionSum(engine, saved.keyframe.state)

/** As far as what was played since the position was saved can be played on from it. */
function asSaved<S extends GameState>(
  { keyframe, entries, cursor }: SavedGame<S>,
  agreed: History<S>,
): History<S> | null {
  if (keyframe === null) return null
  const at = continueFrom(agreed, keyframe.state)
  return goOn(at, entries.slice(keyframe.index + 1, cursor + 1)) ?? at
}

function howReplayed<S extends GameState>(grown: History<S>, { entry, state }: Replayed<S>) {
  if (entry.isCurrent || grown.cursor < 0 || entry.by === null) return howOf(entry)
  const { engine } = grown
  const sum = isMarked(engine.game, stateAt(grown), state) ? positionSum(engine, state) : null
  return { ...howOf(entry), sum }
}

/**
 * The game at the table with the past that has been replayed meanwhile. What was played or taken back since it was opened stays; if
 * nothing was, what could be redone when it was saved can be redone again.
 */
export function withPast<S extends GameState>(now: History<S>, whole: History<S>, atOpening: History<S>): History<S> {
  const joint = now.grownFrom
  const there = momentAt(whole, joint)
  const offset = there.logged - momentAt(now, joint).logged
  const mine = now.moments.slice(joint).map(moment => moved(moment, offset))
  const isUntouched = now.moments === atOpening.moments
  const redone = isUntouched ? whole.moments.slice(joint + mine.length) : []
  const log = whole.log.first(there.logged).append(now.log.slice())
  const joined: History<S> = {
    ...now,
    moments: whole.moments.first(joint).append([...mine, ...redone]),
    log: isUntouched ? log.append(whole.log.slice(log.length)) : log,
    logFrom: 0,
    grownFrom: 0,
  }
  thinOut(joined, Math.max(0, joint - KEPT_AT_END))
  return joined
}

const moved = <S extends GameState>(moment: Moment<S>, offset: number): Moment<S> =>
  offset === 0
    ? moment
    : {
        ...moment,
        logged: moment.logged + offset,
        kept: moment.kept && withLogged(moment.kept, moment.kept.logged + offset),
      }

/** The game as one that begins where its replayable part begins, with no trace of a past that cannot be replayed. */
export function withoutLostPast<S extends GameState>(history: History<S>): History<S> {
  if (!history.isPastLost) return history
  const { engine, seed, grownFrom, moments, cursor } = history
  const begun = beginFrom(engine, seed, stateAt(history, grownFrom))
  return goOn(begun, moments.slice(grownFrom + 1, cursor + 1)) ?? begun
}

/** The ways on for a game at the table whose past turned out to part from it. */
export function partedAtTable<S extends GameState>(
  now: History<S>,
  found: Opened<S> & { readonly is: 'parted' },
): Opened<S> & { readonly is: 'parted' } {
  if (found.asSaved === null) return found
  const joint = now.grownFrom
  const before = found.agreed ?? emptyHistory(now.engine, now.setting, now.seed)
  const at = continueFrom(before, stateAt(now, joint))
  return { ...found, asSaved: goOn(at, now.moments.slice(joint + 1, now.cursor + 1)) ?? at }
}

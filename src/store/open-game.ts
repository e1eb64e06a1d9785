import type { Engine } from '../core/engine/engine'
import type { GameState } from '../core/engine/state'
import { type Opened, openAtOnce, openSaved, withPast } from '../core/save/opening'
import type { SavedGame } from '../core/save/saved-game'
import { inSlices, type Slicing, type Work, workFor } from './in-slices'
import type { Session } from './session'

/** A game that stands at its position while its past is still to be replayed. */
export type Past<S extends GameState> = {
  readonly work: Work<Opened<S>>
  readonly atOpening: (Opened<S> & { readonly is: 'whole' })['history']
}

export type OpenedGame<S extends GameState> = {
  readonly opened: Opened<S>
  /** null: all of it has been replayed. */
  readonly past: Past<S> | null
}

/** So long a player does not notice; most games are replayed whole in less. */
const AT_ONCE_MS = 80
/** So many moments are replayed in any case, so that a short game is the same on any machine. */
const AT_ONCE_MOMENTS = 250

export type AtOnce = { readonly atOnceMs?: number; readonly atOnceMoments?: number }

/**
 * Opens a saved game at its position; what of its past cannot be replayed at once is left to `replayPast`. Where there is no position
 * to stand at before all has been replayed, that is waited for. null when it was called off meanwhile.
 */
export async function openGame<S extends GameState>(
  engine: Engine<S>,
  saved: SavedGame<S>,
  slicing: Slicing & AtOnce = {},
): Promise<OpenedGame<S> | null> {
  const work = openSaved(engine, saved)
  const { atOnceMs = AT_ONCE_MS, atOnceMoments = AT_ONCE_MOMENTS } = slicing
  const first = workFor(work, atOnceMs, atOnceMoments)
  if ('value' in first) return { opened: first.value, past: null }
  const history = openAtOnce(engine, saved)
  if (history !== null) return { opened: { is: 'whole', history }, past: { work, atOpening: history } }
  const onProgress = byPercent(saved.entries.length, slicing.onProgress)
  const opened = await inSlices(work, { sliceMs: WAITED_SLICE_MS, ...slicing, onProgress })
  return opened && { opened, past: null }
}

/** Nothing can be done meanwhile but to call it off. */
const WAITED_SLICE_MS = 40

/** Tells the share that is done whenever another percent is. */
function byPercent(length: number, tell: ((share: number) => void) | undefined): (done: number) => void {
  let told = -1
  return done => {
    const percent = Math.floor((done / length) * 100)
    if (percent === told) return
    told = percent
    tell?.(percent / 100)
  }
}

/**
 * Replays the past of a game at the table in idle moments and joins it to the session. Gives what was found when it parts from the
 * game, and null when all is well or it was called off.
 */
export async function replayPast<S extends GameState>(
  session: Session<S>,
  { work, atOpening }: Past<S>,
  slicing: Slicing = {},
): Promise<(Opened<S> & { readonly is: 'parted' }) | null> {
  const length = atOpening.moments.length
  const onProgress = byPercent(length, share => session.setReplayed(share))
  const opened = await inSlices(work, { ...slicing, onProgress })
  if (opened === null) return null
  if (opened.is === 'parted') return opened
  session.joinPast(now =>
    opened.history.isPastLost ? { ...now, isPastLost: true } : withPast(now, opened.history, atOpening),
  )
  return null
}

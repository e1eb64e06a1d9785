import { createEngine, type Engine } from '../core/engine/engine'
import type { GameState } from '../core/engine/state'
import { failure, problem, type Read } from '../core/save/problems'
import { type GameEntry, loadGame } from '../games'
import type { Slicing } from './in-slices'
import { type AtOnce, type OpenedGame, openGame } from './open-game'
import { readParts } from './read-saved'
import type { Lease, SavedGames, SavedParts } from './saved-games'
import { readGameRow } from './saved-rows'
import type { DiceRequest } from './session-state'

export type Resumed<S extends GameState> = OpenedGame<S> & {
  readonly diceWanted: DiceRequest | null
  readonly title: string
  /** How many moments storage has. */
  readonly stored: number
  /** The moment of the last position in storage that can be opened at. */
  readonly keyframe: number | null
}

/** Takes a saved game over from whichever tab had it, and opens it where it stood. */
export async function resumeSaved(
  saved: SavedGames,
  id: string,
  entries?: readonly GameEntry[],
  slicing?: Slicing,
): Promise<Read<Resumed<GameState> & { readonly engine: Engine<GameState>; readonly lease: Lease }>> {
  try {
    const found = await saved.open(id)
    if (found === null) return { ok: false, problems: [problem('', 'a saved game', 'none; it may have been deleted')] }
    const head = readGameRow(found.parts.game, 'game')
    if (!head.ok) return head
    const engine = createEngine(await loadGame(head.value.game, entries))
    const read = await resumeParts(engine, found.parts, slicing)
    return read.ok ? { ok: true, value: { ...read.value, engine, lease: found.lease } } : read
  } catch (error) {
    return { ok: false, problems: [failure('', 'a saved game that can be opened', error)] }
  }
}

/** Opens what lies in storage, as far as it can be read and agrees. */
export async function resumeParts<S extends GameState>(
  engine: Engine<S>,
  parts: SavedParts,
  slicing?: Slicing & AtOnce,
): Promise<Read<Resumed<S>>> {
  const read = readParts(engine, parts)
  if (!read.ok) return read
  const { saved, diceWanted, title, unread } = read.value
  const opened = await openGame(engine, saved, slicing)
  if (opened === null) throw new Error('its reading was called off')
  const found = opened.opened
  if (found.is === 'parted' && found.agreed === null && found.asSaved === null)
    return { ok: false, problems: [problem('moments', 'a beginning', found.parting.why), ...unread] }
  // Dice that are wanted belong to the position they were wanted at.
  const isThere = found.is === 'whole' && found.history.cursor === saved.cursor
  const keyframe = saved.keyframe?.isCurrent ? saved.keyframe.index : null
  return {
    ok: true,
    value: { ...opened, diceWanted: isThere ? diceWanted : null, title, stored: parts.moments.length, keyframe },
  }
}

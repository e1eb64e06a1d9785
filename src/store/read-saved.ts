import * as v from 'valibot'
import type { Engine } from '../core/engine/engine'
import type { GameState } from '../core/engine/state'
import type { Action } from '../core/engine/step'
import type { Json } from '../core/json'
import { actionShape } from '../core/save/action'
import { describeProblem, type Problem, problem, type Read, readShape } from '../core/save/problems'
import { readOnePosition } from '../core/save/save-file'
import type { Entry, Keyframe, SavedGame } from '../core/save/saved-game'
import { readSetting } from '../core/save/setting'
import type { SavedParts } from './saved-games'
import { type GameRow, readGameRow, readKeyframeRow, readMomentRow } from './saved-rows'
import type { DiceRequest } from './session-state'

export type ReadParts<S extends GameState> = {
  readonly saved: SavedGame<S>
  readonly diceWanted: DiceRequest | null
  readonly title: string
  /** What is wrong with the last position, where none can be read. */
  readonly unread: readonly Problem[]
}

type Where = Pick<SavedGame<GameState>, 'setting' | 'seed'>

/** A game from storage in the form in which a file is opened too. */
export function readParts<S extends GameState>(engine: Engine<S>, parts: SavedParts): Read<ReadParts<S>> {
  const { game } = engine
  const head = readGameRow(parts.game, 'game')
  if (!head.ok) return head
  const row = head.value
  if (row.game !== game.id) return { ok: false, problems: [problem('game.game', game.id, row.game)] }
  const options = { ...row, charts: parts.charts as Json }
  const setting = readSetting(game, options, rulesBegunUnder(game.version, parts.moments))
  if (!setting.ok) return setting
  const where = { setting: setting.value, seed: row.seed }
  const keyframe = readKeyframes(engine, where, row, parts.keyframes)
  const { entries, broken } = readEntries(engine, where, row, parts.moments)
  const saved = {
    ...where,
    // The sums were made of positions that cannot be read: legality alone decides.
    entries: keyframe.problems.length === 0 ? entries : entries.map(entry => ({ ...entry, isCurrent: false })),
    broken,
    cursor: row.cursor,
    keyframe: keyframe.found,
  }
  return {
    ok: true,
    value: { saved, diceWanted: readPending(engine, row.pending), title: row.title, unread: keyframe.problems },
  }
}

/** The first moment is never written anew, so it tells which rules the options were chosen under. */
function rulesBegunUnder(today: number, [first]: readonly unknown[]): number {
  const read = readMomentRow(first, 'moments[0]')
  return read.ok ? Math.max(1, Math.min(today, read.value.rules)) : today
}

/** The entries up to the first that is missing or broken. */
function readEntries<S extends GameState>(
  engine: Engine<S>,
  where: Where,
  { cursor }: GameRow,
  rows: readonly unknown[],
): Pick<SavedGame<S>, 'entries' | 'broken'> {
  const entries: Entry<S>[] = []
  for (const raw of rows) {
    const read = readEntry(engine, where, entries.length, raw)
    if (!read.ok) return { entries, broken: read.problems.map(describeProblem).join('; ') }
    if (read.value === null) return { entries, broken: `moments[${entries.length}] is missing in storage` }
    entries.push(read.value)
  }
  const isShort = entries.length <= cursor
  return { entries, broken: isShort ? `moments[${entries.length}] is missing in storage` : null }
}

/** null when it is not the moment of that index. */
function readEntry<S extends GameState>(
  { game }: Engine<S>,
  where: Where,
  index: number,
  raw: unknown,
): Read<Entry<S> | null> {
  const at = `moments[${index}]`
  const read = readMomentRow(raw, at)
  if (!read.ok) return read
  const row = read.value
  if (row.index !== index) return { ok: true, value: null }
  const { sum, rules } = row
  const isCurrent = rules === game.version
  if (row.action === null) {
    if (row.start === null) return { ok: true, value: { by: null, start: null, sum, isCurrent } }
    const start = readOnePosition(game, row.start, `${at}.start`, { ...where, rules })
    return start.ok ? { ok: true, value: { by: null, start: start.value, sum, isCurrent } } : start
  }
  const by = readShape(actionShape(game), row.action, `${at}.action`)
  return by.ok ? { ok: true, value: { by: by.value, start: null, sum, isCurrent } } : by
}

/** The latest at or before the cursor that can be read, today's rules before older ones. */
function readKeyframes<S extends GameState>(
  { game }: Engine<S>,
  where: Where,
  { cursor }: GameRow,
  rows: readonly unknown[],
): { readonly found: Keyframe<S> | null; readonly problems: readonly Problem[] } {
  const problems: Problem[] = []
  let older: Keyframe<S> | null = null
  for (const raw of rows.toReversed()) {
    const row = readKeyframeRow(raw, 'position')
    if (!row.ok) {
      problems.push(...row.problems)
      continue
    }
    const { index, rules, position, logged } = row.value
    if (index > cursor) continue
    const state = readOnePosition(game, position, 'position', { ...where, rules })
    if (!state.ok) problems.push(...state.problems)
    else if (rules === game.version)
      return { found: { index, state: state.value, logged, isCurrent: true }, problems: [] }
    else older ??= { index, state: state.value, logged, isCurrent: false }
  }
  return { found: older, problems: older === null ? problems : [] }
}

/** Dice that were being waited for; if they cannot be read, the action is simply asked for again. */
function readPending<S extends GameState>({ game }: Engine<S>, pending: unknown): DiceRequest | null {
  const schema = v.strictObject({
    action: actionShape(game).schema as v.GenericSchema<unknown, Action>,
    sides: v.number(),
    why: v.string(),
    given: v.array(v.number()),
  })
  const read = v.safeParse(schema, pending)
  return read.success ? read.output : null
}

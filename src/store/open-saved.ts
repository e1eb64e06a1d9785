import * as v from 'valibot'
import type { Engine } from '../core/engine/engine'
import type { GameState } from '../core/engine/state'
import type { Action } from '../core/engine/step'
import { actionShape } from '../core/save/action'
import { FORMAT } from '../core/save/open-file'
import { problem, type Read } from '../core/save/problems'
import { positionSum } from '../core/save/record'
import type { Parting } from '../core/save/replay'
import { readSave } from '../core/save/save-file'
import { readSetting } from '../core/save/setting'
import { beginFrom, continueFrom, type History, type Opened, stateAt } from './history'
import { type Ground, regrow } from './regrow'
import type { SavedParts } from './saved-games'
import { type GameRow, readGameRow, readPositionRow } from './saved-rows'
import type { DiceRequest } from './session-state'

export type OpenedSaved<S extends GameState> = {
  readonly opened: Opened<S>
  readonly diceWanted: DiceRequest | null
}

/** Plays a game from storage again, as far as what lies there can be read and agrees. */
export function readSaved<S extends GameState>(engine: Engine<S>, parts: SavedParts): Read<OpenedSaved<S>> {
  const head = readGameRow(parts.game, 'game')
  if (!head.ok) return head
  const row = head.value
  if (row.game !== engine.game.id) return { ok: false, problems: [problem('game.game', engine.game.id, row.game)] }
  const setting = readSetting(engine.game, row)
  if (!setting.ok) return setting
  const ground = groundOf(engine, row, setting.value)
  const saved = readPlace(ground, parts.position)
  const { moments, log, parting } = regrow(ground, parts.moments)
  const why = parting ?? partingOf(row, moments.length)
  if (moments.length === 0) return withoutHistory(engine, row, why, saved)
  const cursor = Math.min(row.cursor, moments.length - 1)
  const agreed: History<S> = { setting: setting.value, seed: row.seed, moments, log, cursor }
  return { ok: true, value: compare(engine, row, agreed, why, saved) }
}

function groundOf<S extends GameState>(engine: Engine<S>, row: GameRow, setting: Ground<S>['setting']): Ground<S> {
  return {
    engine,
    setting,
    seed: row.seed,
    // A position by itself is a save too: its reader migrates and audits.
    readPosition(position, rules) {
      const { game, scenario, options, charts, seed } = row
      const content = { format: `powderkeg/${FORMAT}`, game, rules, scenario, options, charts, seed, position }
      const read = readSave(engine.game, { game, content })
      // As it was given: what its entry told is told again when it is played.
      return read.ok ? { ok: true, value: read.value.start ?? read.value.state } : read
    },
  }
}

function readPlace<S extends GameState>(ground: Ground<S>, raw: unknown): Read<S> {
  const read = readPositionRow(raw, 'position')
  return read.ok ? ground.readPosition(read.value.position, read.value.rules) : read
}

const partingOf = (row: GameRow, length: number): Parting | null =>
  row.cursor < length ? null : { after: Math.max(0, length - 1), why: `moments[${length}] is missing in storage` }

function withoutHistory<S extends GameState>(
  engine: Engine<S>,
  row: GameRow,
  parting: Parting | null,
  saved: Read<S>,
): Read<OpenedSaved<S>> {
  const why = parting ?? { after: 0, why: 'the beginning is missing in storage' }
  if (!saved.ok) return { ok: false, problems: [problem('moments', 'a beginning', why.why), ...saved.problems] }
  const asSaved = beginFrom(engine, row.seed, saved.value)
  return { ok: true, value: { opened: { is: 'parted', parting: why, agreed: null, asSaved }, diceWanted: null } }
}

function compare<S extends GameState>(
  engine: Engine<S>,
  row: GameRow,
  agreed: History<S>,
  parting: Parting | null,
  saved: Read<S>,
): OpenedSaved<S> {
  const isThere = agreed.cursor === row.cursor
  const sameAsSaved =
    isThere && (!saved.ok || positionSum(engine, saved.value) === positionSum(engine, stateAt(agreed)))
  const diceWanted = sameAsSaved ? readPending(engine, row.pending) : null
  if (sameAsSaved && parting === null) return { opened: { is: 'whole', history: agreed }, diceWanted }
  const why = parting ?? {
    after: agreed.cursor,
    why: 'the actions lead to another position than the one saved',
  }
  const asSaved = saved.ok && !sameAsSaved ? continueFrom(engine, agreed, saved.value) : null
  return { opened: { is: 'parted', parting: why, agreed, asSaved }, diceWanted }
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

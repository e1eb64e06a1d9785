import { isDeepStrictEqual } from 'node:util'
import type { Engine } from '../../core/engine/engine'
import { GameFault } from '../../core/engine/errors'
import type { GameState, LogEntry, Setting } from '../../core/engine/state'
import type { Action, Choice } from '../../core/engine/step'
import type { Json } from '../../core/json'
import { actionShape } from '../../core/save/action'
import { openFile } from '../../core/save/open-file'
import { describeProblem } from '../../core/save/problems'
import { beginRecord, type GameRecord, markOf } from '../../core/save/record'
import { replay } from '../../core/save/replay'
import { readSave, writeSave } from '../../core/save/save-file'
import { handFaults } from './hand-checks'
import { positionFaults, wordFaults } from './position-checks'
import { applyWithDice, type Pick, type Policy, randomChoice, seededPick } from './random-action'
import { logFaults, sealFaults, viewFaults } from './secrecy-checks'

/** Longer than any game can last. */
const MOST_ACTIONS = 200_000

/** A broken promise, with all that is needed to see it again. */
export type Fault = {
  readonly seed: number
  readonly scenario: string
  readonly options: Setting['options']
  readonly after: number
  readonly what: readonly string[]
  readonly actions: readonly Json[]
}

export type FuzzedGame = {
  readonly actions: number
  readonly ending: string
  readonly milestones: readonly string[]
  readonly fault: Fault | null
}

type Played<S extends GameState> = {
  readonly actions: Action[]
  readonly log: LogEntry[]
  record: GameRecord<S> | null
  readonly policy: Policy<S>
}

const atRandom = (_s: GameState, choices: readonly Choice[], pick: Pick): Choice => randomChoice(choices, pick)

/** Plays one random game to its end and checks every promise of the engine after every action. */
export function fuzzGame<S extends GameState>(
  engine: Engine<S>,
  setting: Setting,
  seed: number,
  policy: Policy<S> = atRandom,
): FuzzedGame {
  const pick = seededPick(seed)
  const game: Played<S> = { actions: [], log: [], record: null, policy }
  const what = playOut(engine, game, setting, seed, pick)
  const outcome = game.record?.state.outcome ?? null
  const actions = game.actions.map(actionShape(engine.game).write)
  const { scenario, options } = setting
  return {
    actions: actions.length,
    ending: outcome ? endingName(engine, outcome) : 'unfinished',
    milestones: game.log.flatMap(entry => engine.game.milestones?.(entry) ?? []),
    fault: what.length === 0 ? null : { seed, scenario, options, after: actions.length, what, actions },
  }
}

function playOut<S extends GameState>(
  engine: Engine<S>,
  game: Played<S>,
  setting: Setting,
  seed: number,
  pick: Pick,
): readonly string[] {
  try {
    const begun = beginRecord(engine, setting, seed)
    game.log.push(...begun.log)
    game.record = begun.record
    while (game.record.state.outcome === null) {
      const what = oneAction(engine, game, game.record, pick)
      if (what.length > 0) return what
    }
    return endFaults(engine, game, game.record, pick)
  } catch (error) {
    const from = error instanceof GameFault && error.cause instanceof Error ? `\n${error.cause.stack}` : ''
    return [error instanceof GameFault ? `rules: ${error.message}${from}` : `crash: ${stackOf(error)}`]
  }
}

const stackOf = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error))

const endingName = <S extends GameState>(engine: Engine<S>, outcome: NonNullable<GameState['outcome']>): string =>
  `${outcome.winner === null ? 'draw' : engine.game.sideIds[outcome.winner]}: ${outcome.level}`

function oneAction<S extends GameState>(
  engine: Engine<S>,
  game: Played<S>,
  record: GameRecord<S>,
  pick: Pick,
): string[] {
  const s = record.state
  const legal = [...engine.choices(s)]
  const found = [...positionFaults(engine, s, legal, pick), ...viewFaults(engine, s, pick)]
  if (found.length > 0) return found
  if (game.actions.length === MOST_ACTIONS) return [`${MOST_ACTIONS} actions without an end`]
  const { action, moved } = applyWithDice(engine, s, game.policy(s, legal, pick).action, pick)
  game.actions.push(action)
  game.log.push(...moved.log)
  const mark = markOf(engine, s, moved.state, game.actions.length)
  game.record = {
    ...record,
    actions: game.actions,
    marks: mark ? [...record.marks, mark] : record.marks,
    state: moved.state,
  }
  const again = engine.apply(s, action)
  if (!isDeepStrictEqual(again, moved)) found.push('redo: the same action from the same position leads elsewhere')
  if (moved.state.logged !== game.log.length) found.push('log: its length is not the position’s')
  for (const entry of moved.log)
    if (entry.rule !== null) found.push(...wordFaults(engine, `log ${entry.kind}`, entry.rule, entry.kind))
  found.push(...handFaults(engine, s, action, moved))
  return [...found, ...sealFaults(engine, s, action, moved, pick), ...logFaults(engine, s, moved, legal, pick)]
}

/** At the end: the last position holds, and the whole game can be written, read and replayed. */
function endFaults<S extends GameState>(
  engine: Engine<S>,
  game: Played<S>,
  record: GameRecord<S>,
  pick: Pick,
): string[] {
  const { state } = record
  const found = [...positionFaults(engine, state, [...engine.choices(state)], pick), ...viewFaults(engine, state, pick)]
  const opened = openFile(writeSave(engine.game, record))
  const read = opened.ok ? readSave(engine.game, opened.value) : opened
  if (!read.ok) return [...found, ...read.problems.map(each => `save: ${describeProblem(each)}`)]
  const again = replay(engine, read.value)
  if (again.parting) found.push(`replay: parts after action ${again.parting.after}: ${again.parting.why}`)
  if (!isDeepStrictEqual(again.log, game.log)) found.push('replay: the log is another')
  return found
}

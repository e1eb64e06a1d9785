import { isDeepStrictEqual } from 'node:util'
import type { Engine } from '../../core/engine/engine'
import { type GameState, type LogEntry, owedFrame, type Setting } from '../../core/engine/state'
import type { Action, Choice } from '../../core/engine/step'
import type { Json } from '../../core/json'
import { actionShape } from '../../core/save/action'
import { openFile } from '../../core/save/open-file'
import { describeProblem } from '../../core/save/problems'
import { beginRecord, type GameRecord, type Mark, markOf } from '../../core/save/record'
import { replay } from '../../core/save/replay'
import { readSave, writeSave } from '../../core/save/save-file'
import { checkingPick, type Depth, faultsAfter, faultsBefore, thrownFault } from './action-checks'
import { applyWithDice, type Pick, type Policy, randomChoice, seededPick } from './random-action'

/** Longer than any game can last. */
const MOST_ACTIONS = 200_000

/** A broken promise, with all that is needed to see it again. */
export type Fault = {
  readonly seed: number
  readonly scenario: string
  readonly options: Setting['options']
  readonly after: number
  readonly what: readonly string[]
  /** Where the rules stumbled over an action, it is the last. */
  readonly actions: readonly Json[]
}

export type FuzzedGame = {
  readonly actions: number
  readonly ending: string
  readonly milestones: readonly string[]
  /** All that happened, each once: kinds of log entry (`log turn`), answers by their step (`move.to`). */
  readonly seen: ReadonlySet<string>
  readonly fault: Fault | null
}

export type FuzzManner<S extends GameState> = {
  /** Who plays; at random when left out. */
  readonly policy?: Policy<S> | undefined
  /** Every promise is checked at every so-manieth action, the quick ones always; 1 when left out. */
  readonly every?: number
  /** The whole game is written, read and replayed at its end; where left out, if every action is checked. */
  readonly isReplayed?: boolean
  /** Told the count of actions now and then. */
  readonly progress?: (actions: number) => void
}

type Played<S extends GameState> = {
  readonly engine: Engine<S>
  readonly seed: number
  readonly actions: Action[]
  readonly log: LogEntry[]
  readonly seen: Set<string>
  readonly marks: Mark[]
  readonly every: number
  readonly isReplayed: boolean
  readonly policy: Policy<S>
  readonly progress: (actions: number) => void
  /** The game's own chance; the checks have another. */
  readonly pick: Pick
  record: GameRecord<S> | null
}

const atRandom = (_s: GameState, choices: readonly Choice[], pick: Pick): Choice => randomChoice(choices, pick)

const PROGRESS_EVERY = 50

/** Plays one random game to its end and checks the promises of the engine after every action. */
export function fuzzGame<S extends GameState>(
  engine: Engine<S>,
  setting: Setting,
  seed: number,
  manner: FuzzManner<S> = {},
): FuzzedGame {
  const game: Played<S> = {
    engine,
    seed,
    actions: [],
    log: [],
    seen: new Set(),
    marks: [],
    every: manner.every ?? 1,
    isReplayed: manner.isReplayed ?? (manner.every ?? 1) === 1,
    policy: manner.policy ?? atRandom,
    progress: manner.progress ?? (() => {}),
    pick: seededPick(seed),
    record: null,
  }
  const what = playOut(game, setting)
  const outcome = game.record?.state.outcome ?? null
  const { scenario, options } = setting
  const count = game.actions.length
  const actions = what.length === 0 ? [] : game.actions.map(actionShape(engine.game).write)
  for (const entry of game.log) game.seen.add(`log ${entry.kind}`)
  return {
    actions: count,
    ending: outcome ? endingName(engine, outcome) : 'unfinished',
    milestones: game.log.flatMap(entry => engine.game.milestones?.(entry) ?? []),
    seen: game.seen,
    fault: what.length === 0 ? null : { seed, scenario, options, after: count, what, actions },
  }
}

function playOut<S extends GameState>(game: Played<S>, setting: Setting): readonly string[] {
  try {
    const begun = beginRecord(game.engine, setting, game.seed)
    game.log.push(...begun.log)
    game.record = begun.record
    while (game.record.state.outcome === null) {
      const what = oneAction(game, game.record)
      if (what.length > 0) return what
    }
    return endFaults(game, game.record)
  } catch (error) {
    return [thrownFault(error)]
  }
}

const endingName = <S extends GameState>(engine: Engine<S>, outcome: NonNullable<GameState['outcome']>): string =>
  `${outcome.winner === null ? 'draw' : engine.game.sideIds[outcome.winner]}: ${outcome.level}`

/** Neighbouring seeds look at different actions. */
const depthAt = <S extends GameState>({ seed, every }: Played<S>, count: number): Depth =>
  (seed + count) % every === 0 ? 'deep' : 'quick'

function oneAction<S extends GameState>(game: Played<S>, record: GameRecord<S>): string[] {
  const { engine } = game
  const s = record.state
  const count = game.actions.length
  if (count % PROGRESS_EVERY === 0) game.progress(count)
  const depth = depthAt(game, count)
  const checking = checkingPick(game.seed, count)
  const legal = [...engine.choices(s)]
  const found = faultsBefore(engine, s, legal, checking, depth)
  if (found.length > 0) return found
  if (count === MOST_ACTIONS) return [`${MOST_ACTIONS} actions without an end`]
  const chosen = game.policy(s, legal, game.pick).action
  game.actions.push(chosen)
  const { action, moved } = applyWithDice(engine, s, chosen, game.pick, game.policy.dice)
  game.actions[count] = action
  game.log.push(...moved.log)
  game.seen.add(`${owedFrame(s)?.step}.${action.kind}`)
  // Sums are only looked at when the whole game is replayed.
  const mark = game.isReplayed ? markOf(engine, s, moved.state, game.actions.length) : null
  if (mark) game.marks.push(mark)
  game.record = { ...record, actions: game.actions, marks: game.marks, state: moved.state }
  return faultsAfter(engine, s, action, moved, legal, checking, depth)
}

/** At the end: the last position holds, and the whole game can be written, read and replayed. */
function endFaults<S extends GameState>(game: Played<S>, record: GameRecord<S>): string[] {
  const { engine } = game
  const { state } = record
  const pick = checkingPick(game.seed, game.actions.length)
  const found = faultsBefore(engine, state, [...engine.choices(state)], pick, 'deep')
  if (!game.isReplayed) return found
  const opened = openFile(writeSave(engine.game, record))
  const read = opened.ok ? readSave(engine.game, opened.value) : opened
  if (!read.ok) return [...found, ...read.problems.map(each => `save: ${describeProblem(each)}`)]
  const again = replay(engine, read.value)
  if (again.parting) found.push(`replay: parts after action ${again.parting.after}: ${again.parting.why}`)
  if (!isDeepStrictEqual(again.log, game.log)) found.push('replay: the log is another')
  return found
}

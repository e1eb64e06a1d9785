import type { Engine } from '../core/engine/engine'
import type { GameState, LogEntry, Setting } from '../core/engine/state'
import type { Json } from '../core/json'
import { actionShape } from '../core/save/action'
import { describeProblem, type Problem, type Read, readShape } from '../core/save/problems'
import type { Parting } from '../core/save/replay'
import { type Moment, momentAfter } from './history'
import { type MomentRow, readMomentRow } from './saved-rows'

/** What stored moments are read with. */
export type Ground<S extends GameState> = {
  readonly engine: Engine<S>
  readonly setting: Setting
  readonly seed: number
  readPosition(position: Json, rules: number): Read<S>
}

export type Regrown<S extends GameState> = {
  readonly moments: Moment<S>[]
  readonly log: LogEntry[]
  readonly parting: Parting | null
}

type Grown<S extends GameState> = { readonly moment: Moment<S>; readonly log: readonly LogEntry[] }

/** Plays stored moments again up to the first that is missing, broken, no longer legal or different. */
export function regrow<S extends GameState>(ground: Ground<S>, rows: readonly unknown[]): Regrown<S> {
  const moments: Moment<S>[] = []
  const log: LogEntry[] = []
  const partedHere = (why: string): Regrown<S> => ({
    moments,
    log,
    parting: { after: Math.max(0, moments.length - 1), why },
  })
  for (const raw of rows) {
    const index = moments.length
    const row = readMomentRow(raw, `moments[${index}]`)
    if (!row.ok) return partedHere(inWords(row.problems))
    if (row.value.index !== index) return partedHere(`moments[${index}] is missing in storage`)
    try {
      const grown = growOne(ground, moments.at(-1)?.state ?? null, row.value, log.length)
      moments.push(grown.moment)
      log.push(...grown.log)
    } catch (error) {
      return partedHere(error instanceof Error ? error.message : String(error))
    }
  }
  return { moments, log, parting: null }
}

function growOne<S extends GameState>(ground: Ground<S>, before: S | null, row: MomentRow, logged: number): Grown<S> {
  const { engine } = ground
  if (row.action === null) return begin(ground, before, row, logged)
  if (before === null) throw new Error('the beginning is missing in storage')
  const by = valid(readShape(actionShape(engine.game), row.action, `moments[${row.index}].action`))
  const { state, log } = engine.apply(before, by)
  const moment = momentAfter(engine, before, by, state, row.index)
  if (moment.sum !== row.sum) throw new Error('the position after this action is another than was recorded')
  return { moment, log }
}

function begin<S extends GameState>(
  { engine, setting, seed, readPosition }: Ground<S>,
  before: S | null,
  row: MomentRow,
  logged: number,
): Grown<S> {
  if (row.start === null) {
    if (before !== null) throw new Error(`moments[${row.index}] has neither an action nor a position`)
    const { state, log } = engine.begin(setting, seed)
    return { moment: { state, by: null, sum: null, start: null }, log }
  }
  const start = valid(readPosition(row.start, row.rules))
  const { state, log } = engine.carryOn({ ...start, logged })
  return { moment: { state, by: null, sum: null, start }, log }
}

function valid<T>(read: Read<T>): T {
  if (read.ok) return read.value
  throw new Error(inWords(read.problems))
}

const inWords = (problems: readonly Problem[]): string => problems.map(describeProblem).join('; ')

import { viewerOf } from '../../core/engine/hand'
import type { Viewer } from '../../core/engine/module'
import { owedFrame, owedSide } from '../../core/engine/state'
import { replay } from '../../core/save/replay'
import type { Command } from '../command'
import { CommandError } from '../command-error'
import { type Flags, textOf, wholeOf } from '../flags'
import { type AnyEngine, type AnyRecord, FILE, GAME_OF_FILE, readGameFile } from '../game-file'
import { printJson } from '../io'
import { actionByName, sideName, toldLog } from '../spell-out'
import { standing } from '../standing'

const LOG_LENGTH = 10

export const showCommand: Command = {
  name: 'show',
  about: 'Show what is asked, every legal choice and the last of the log',
  operands: [FILE],
  flags: [
    { name: 'viewer', value: '0|1|table', about: 'through whose eyes; the deciding side’s when left out' },
    { name: 'log', value: 'NUMBER', about: `how many log entries, ${LOG_LENGTH} when left out` },
    GAME_OF_FILE,
  ],
  notes: ['The log is made by replaying the file, so --log 0 is quicker in a long game.'],
  async run(io, flags) {
    const asked = readViewer(flags)
    const length = wholeOf(flags, 'log', { least: 0, most: 100_000 }) ?? LOG_LENGTH
    const { engine, record } = await readGameFile(io, flags)
    const decider = owedSide(record.state)
    const viewer = asked ?? decider ?? 'table'
    printJson(io, {
      ...standing(engine, record),
      viewer: sideName(engine.game, viewer),
      ...(decider === null
        ? {}
        : viewer === decider || isAskedOpenly(engine, record)
          ? question(engine, record)
          : waiting(engine, record)),
      ...logOf(engine, record, viewer, length),
    })
    return 0
  },
}

function readViewer(flags: Flags): Viewer | null {
  const text = textOf(flags, 'viewer')
  if (text === null || text === 'table') return text
  if (text === '0' || text === '1') return text === '0' ? 0 : 1
  throw new CommandError(`--viewer: expected 0, 1 or table, found '${text}'`)
}

/** What is asked on what both may know both may read. */
function isAskedOpenly({ game }: AnyEngine, { state }: AnyRecord): boolean {
  const owed = owedFrame(state)
  return owed !== null && viewerOf(game, owed) === 'table'
}

const waiting = (engine: AnyEngine, { state }: AnyRecord) => ({ prompt: { waiting: engine.prompt(state)?.waiting } })

function question(engine: AnyEngine, { state }: AnyRecord) {
  const prompt = engine.prompt(state)
  const choices = [...engine.choices(state)].map(({ action, ...choice }, index) => ({
    index,
    ...choice,
    action: actionByName(engine.game, action),
  }))
  return { prompt: prompt && { text: prompt.text, rule: prompt.rule }, choices, forecast: engine.forecast(state) }
}

/** A save holds no log: it is what its actions lead to again. */
function logOf(engine: AnyEngine, record: AnyRecord, viewer: Viewer, length: number) {
  if (length === 0) return {}
  const { log, parting } = replay(engine, record)
  return { log: toldLog(engine, log, viewer).slice(-length), ...(parting ? { logPartsFromFile: parting } : {}) }
}

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createEngine, type Engine } from '../../src/core/engine/engine'
import { type GameState, owedFrame } from '../../src/core/engine/state'
import type { Json } from '../../src/core/json'
import { openFile } from '../../src/core/save/open-file'
import { describeProblem } from '../../src/core/save/problems'
import type { GameRecord } from '../../src/core/save/record'
import { replaySteps } from '../../src/core/save/replay'
import { readSave, writeSave } from '../../src/core/save/save-file'
import { savedGameOf } from '../../src/core/save/saved-game'
import { loadGame } from '../../src/games'

export type SaveContent = { [field: string]: Json }

/** A recorded game as it would have been saved after so many actions. */
export type RecordedMoment = {
  readonly game: string
  /** 'partizan/draw.json after 120'. */
  readonly name: string
  readonly after: number
  readonly step: string | null
  /** The file, made when it is wanted. */
  text(): string
}

/** Up to here a moment has all its actions; a later one begins at a position so many actions before: replays cost most. */
const MOST_ACTIONS = 60
const SPREAD = [0, 1, 3, 8, 20, 45, 90, 150, 220, 300, 400, 500, 600, 700]

const jsonFilesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.json'))
    .map(name => name.replaceAll('\\', '/'))
    .sort()

/**
 * All recorded games: at their end, at moments spread over them, and where each decision is first owed, as far as their first `upTo`
 * actions go.
 */
export async function recordedMoments(
  repository: string,
  isWanted: (name: string) => boolean = () => true,
  upTo = Number.POSITIVE_INFINITY,
): Promise<readonly RecordedMoment[]> {
  const found: RecordedMoment[] = []
  for (const folder of ['tests/fixtures/games', 'tests/fixtures/saves'])
    for (const name of jsonFilesIn(join(repository, folder)).filter(isWanted))
      found.push(...(await momentsOf(name, readFileSync(join(repository, folder, name), 'utf8'), upTo)))
  return found
}

async function momentsOf(name: string, text: string, upTo: number): Promise<RecordedMoment[]> {
  const opened = openFile(text)
  if (!opened.ok) throw new Error(`${name}: ${opened.problems.map(describeProblem).join('; ')}`)
  const engine = createEngine(await loadGame(opened.value.game))
  const read = readSave(engine.game, opened.value)
  // Files that are kept because they cannot be read are attacked as they are.
  const whole = { game: opened.value.game, name, after: -1, step: null, text: () => text }
  return read.ok ? [whole, ...cutMoments(engine, read.value, name, upTo)] : [whole]
}

function cutMoments(
  engine: Engine<GameState>,
  record: GameRecord<GameState>,
  name: string,
  upTo: number,
): RecordedMoment[] {
  const found: RecordedMoment[] = []
  const steps = new Set<string>()
  const states: GameState[] = []
  for (const { state, index } of replaySteps(engine, savedGameOf(engine, record))) {
    if (index > upTo) break
    states.push(state)
    const step = owedFrame(state)?.step ?? null
    const isNew = step !== null && !steps.has(step)
    if (step !== null) steps.add(step)
    if (!isNew && !SPREAD.includes(index)) continue
    const from = index > MOST_ACTIONS ? index - MOST_ACTIONS : 0
    const start = from === 0 ? record.start : (states[from] ?? null)
    const text = () => writeSave(engine.game, cutRecord({ ...record, start, state }, from, index))
    found.push({ game: engine.game.id, name: `${name} after ${index}`, after: index, step, text })
  }
  return found
}

/** What was played after the first `from` actions, up to `to`. */
const cutRecord = (record: GameRecord<GameState>, from: number, to: number): GameRecord<GameState> => ({
  ...record,
  actions: record.actions.slice(from, to),
  marks: record.marks.flatMap(({ after, sum }) => (after > from && after <= to ? [{ after: after - from, sum }] : [])),
})

import * as v from 'valibot'
import { seedDice } from '../dice'
import { createEngine, type Engine } from '../engine/engine'
import type { GameModule } from '../engine/module'
import type { GameState } from '../engine/state'
import { isObject, type Json } from '../json'
import { actionShape } from './action'
import { FORMAT, type OpenedFile } from './open-file'
import { auditSafely, readPosition, writePosition } from './position'
import { MOST_PROBLEMS, type Problem, problem, type Read, readShape } from './problems'
import type { GameRecord, Mark } from './record'
import { entriesOf, type SavedGame, savedGameOf } from './saved-game'
import { readSetting } from './setting'
import * as shape from './shape'
import { showProblem } from './showing'

const MOST_ACTIONS = 200_000

const FIELDS = [
  'format',
  'game',
  'rules',
  'scenario',
  'options',
  'seed',
  'charts',
  'start',
  'actions',
  'marks',
  'position',
]

/** No version is 0: what was saved is then compared with nothing. */
const UNKNOWN_RULES = 0

const markShape: shape.Shape<Mark> = shape.fields({ after: shape.whole(1, MOST_ACTIONS), sum: shape.text })

/** Seeds are written from 0 up; files of old and those made by hand may have any whole number, and keep it. */
export const seedShape: shape.Shape<number> = {
  schema: v.pipe(v.number('a whole number'), v.safeInteger('a whole number')),
  write: seed => seed,
}

/** One file: enough to go on playing, and to step through how it came about. One action a line, so that files can be compared. */
export function writeSave<S extends GameState>(game: GameModule<S>, record: GameRecord<S>): string {
  const head = {
    format: `powderkeg/${FORMAT}`,
    game: game.id,
    rules: game.version,
    scenario: record.setting.scenario,
    options: record.setting.options,
    seed: record.seed,
    ...(record.setting.charts ? { charts: record.setting.charts } : {}),
    ...(record.start ? { start: writePosition(game, record.start) } : {}),
  }
  const action = actionShape(game)
  const lines = Object.entries(head).map(([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}`)
  lines.push(`"actions": ${linePerItem(record.actions.map(each => action.write(each)))}`)
  lines.push(`"marks": ${linePerItem(record.marks.map(markShape.write))}`)
  lines.push(`"position": ${JSON.stringify(writePosition(game, record.state))}`)
  return `{\n${lines.join(',\n')}\n}\n`
}

const linePerItem = (items: readonly Json[]): string =>
  items.length === 0 ? '[]' : `[\n${items.map(item => `  ${JSON.stringify(item)}`).join(',\n')}\n]`

/** Reads a save of a known game: first its schema, then its sense. The record is as the file says; replay tells whether it is true. */
export function readSave<S extends GameState>(game: GameModule<S>, file: OpenedFile): Read<GameRecord<S>> {
  const head = readHead(game, file)
  if (!head.ok) return head
  const { content } = file
  const position = readOnePosition(game, content.position, 'position', head.value)
  if (!position.ok) return position
  // A position without the actions that led to it is where its game begins.
  if (content.start === undefined && content.actions === undefined) return beginAt(game, position.value, head.value)
  const owed = position.value.frames.at(-1)
  if (owed && !owed.entered) {
    const path = `position.frames[${position.value.frames.length - 1}].entered`
    return { ok: false, problems: [problem(path, 'true where actions lead to the position', false)] }
  }
  const start = readStart(game, content.start, head.value)
  return start.ok ? { ok: true, value: { ...head.value, start: start.value, state: position.value } } : start
}

/**
 * A save to be opened. Where its position cannot be read but it has actions, they may lead to it again, by legality alone, since the
 * sums were made of positions that cannot be read either: `unread` says what is wrong with the position in case they do not.
 */
export function readSavedGame<S extends GameState>(
  engine: Engine<S>,
  file: OpenedFile,
): Read<{ readonly saved: SavedGame<S>; readonly unread: readonly Problem[] }> {
  const { game } = engine
  const read = readSave(game, file)
  if (read.ok) return { ok: true, value: { saved: savedGameOf(engine, read.value), unread: [] } }
  const head = readHead(game, file)
  const start = head.ok ? readStart(game, file.content.start, head.value) : head
  if (!head.ok || !start.ok || head.value.actions.length === 0) return read
  const entries = entriesOf(game, { ...head.value, start: start.value, rules: UNKNOWN_RULES })
  const { setting, seed } = head.value
  const saved = { setting, seed, entries, broken: null, cursor: entries.length - 1, keyframe: null }
  return { ok: true, value: { saved, unread: read.problems } }
}

type Head = Pick<GameRecord<GameState>, 'rules' | 'setting' | 'seed' | 'actions' | 'marks'>

/** All but the positions. */
function readHead<S extends GameState>(game: GameModule<S>, file: OpenedFile): Read<Head> {
  const { content } = file
  const problems: Problem[] = unknownFields(content)
  if (file.game !== game.id) problems.push(problem('game', game.id, file.game))
  const rules = readVersion(game, content.rules, problems)
  const chosen = { scenario: content.scenario, options: content.options, charts: content.charts }
  const setting = readSetting(game, chosen, rules)
  const seed = readShape(
    shape.withDefault(seedShape, () => 0),
    content.seed,
    'seed',
  )
  const actions = readShape(
    shape.withDefault(shape.list(actionShape(game), MOST_ACTIONS), () => []),
    content.actions,
    'actions',
  )
  const marks = readShape(
    shape.withDefault(shape.list(markShape, MOST_ACTIONS), () => []),
    content.marks,
    'marks',
  )
  for (const part of [setting, seed, actions, marks]) if (!part.ok) problems.push(...part.problems)
  if (actions.ok && marks.ok) problems.push(...markProblems(marks.value, actions.value.length))
  if (problems.length > 0 || !setting.ok || !seed.ok || !actions.ok || !marks.ok) return { ok: false, problems }
  // Sums of older rules agree with nothing any more, and would be taken for sums of today's when the game is saved again.
  const agreed = rules === game.version ? marks.value : []
  return {
    ok: true,
    value: { rules, setting: setting.value, seed: seed.value, actions: actions.value, marks: agreed },
  }
}

const readStart = <S extends GameState>(game: GameModule<S>, given: Json | undefined, head: Head): Read<S | null> =>
  given === undefined ? { ok: true, value: null } : readOnePosition(game, given, 'start', head)

/** Enters what a position written by hand has left to be entered. */
function beginAt<S extends GameState>(game: GameModule<S>, start: S, head: Head): Read<GameRecord<S>> {
  try {
    const { state } = createEngine(game).carryOn(start)
    return soundRead(game, { ok: true, value: { ...head, start, state } }, state, 'position')
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    return { ok: false, problems: [problem('position', 'a position that play can go on from', why)] }
  }
}

/** A position as a save has it: brought up to today's rules, and sound. */
export function readOnePosition<S extends GameState>(
  game: GameModule<S>,
  given: Json | undefined,
  at: string,
  { rules: version, setting, seed }: Pick<Head, 'rules' | 'setting' | 'seed'>,
): Read<S> {
  if (!isObject(given)) return { ok: false, problems: [problem(at, 'an object', given)] }
  let position: Json = 'rng' in given ? given : { ...given, rng: seedDice(seed) }
  try {
    for (let from = version; from < game.version; from++) position = game.migrate?.(from, position) ?? position
  } catch (error) {
    return { ok: false, problems: [problem(at, `a position of rules version ${version}`, String(error))] }
  }
  const read = readPosition(game, setting, position, at)
  return read.ok ? soundRead(game, read, read.value, at) : read
}

/** What is still to be entered is shown only then, and asked about by whoever enters it. */
function soundRead<S extends GameState, T>(game: GameModule<S>, read: Read<T>, s: S, at: string): Read<T> {
  const complaints = auditSafely(game, s).slice(0, MOST_PROBLEMS)
  if (complaints.length > 0)
    return { ok: false, problems: complaints.map(each => problem(at, 'a position that makes sense', each)) }
  const isEntered = s.frames.at(-1)?.entered ?? true
  const unshown = isEntered ? showProblem(createEngine(game), s, at) : null
  return unshown === null ? read : { ok: false, problems: [unshown] }
}

/** In order and within the game, or else a replay would silently leave some out. */
function markProblems(marks: readonly Mark[], actions: number): Problem[] {
  const odd = marks.findIndex(({ after }, index) => after > actions || after <= (marks[index - 1]?.after ?? 0))
  if (odd < 0) return []
  const expected = `a number of actions up to ${actions}, more than the mark before`
  return [problem(`marks[${odd}].after`, expected, marks[odd]?.after)]
}

function readVersion<S extends GameState>(game: GameModule<S>, given: Json | undefined, problems: Problem[]): number {
  if (given === undefined) return game.version
  if (typeof given === 'number' && Number.isInteger(given) && given >= 1 && given <= game.version) return given
  const newer = typeof given === 'number' && given > game.version
  problems.push(
    problem(
      'rules',
      `a rules version from 1 to ${game.version}${newer ? '; this file comes from a newer Powderkeg' : ''}`,
      given,
    ),
  )
  return game.version
}

const unknownFields = (content: OpenedFile['content']): Problem[] =>
  Object.keys(content)
    .filter(field => !FIELDS.includes(field))
    .slice(0, MOST_PROBLEMS)
    .map(field => problem(field, `one of ${FIELDS.join(', ')}`, field))

import { createEngine } from '../../core/engine/engine'
import { openFile } from '../../core/save/open-file'
import { type Problem, problem } from '../../core/save/problems'
import { readSave } from '../../core/save/save-file'
import type { Command } from '../command'
import { messageOf } from '../command-error'
import type { AnyGame } from '../find-game'
import { findGame } from '../find-game'
import { type Flags, textOf } from '../flags'
import { type AnyRecord, FILE, GAME_OF_FILE } from '../game-file'
import { type Io, printJson } from '../io'
import { readText } from '../text-file'

export const verifyCommand: Command = {
  name: 'verify',
  about: 'List what is wrong with a file: where, what was expected, what was found',
  operands: [FILE],
  flags: [GAME_OF_FILE],
  notes: ['The exit code is 1 when anything is wrong. Whether its actions lead to its position is told by replay.'],
  async run(io, flags) {
    const path = flags.operands[0] as string
    const problems = await problemsOf(io, flags, readText(io, path))
    printJson(io, problems)
    if (problems.length === 0) return 0
    io.err(`${path}: ${problems.length === 1 ? '1 problem' : `${problems.length} problems`}\n`)
    return 1
  },
}

async function problemsOf(io: Io, flags: Flags, text: string): Promise<readonly Problem[]> {
  const opened = openFile(text)
  if (!opened.ok) return opened.problems
  const given = textOf(flags, 'game')
  const { game: id } = opened.value
  if (given === null && !io.games.some(entry => entry.id === id && entry.load)) {
    const playable = io.games.flatMap(entry => (entry.load ? [entry.id] : []))
    return [problem('game', `a game that can be played: ${playable.join(', ') || 'there is none yet'}`, id)]
  }
  const game = await findGame(io, given ?? id)
  const read = readSave(game, opened.value)
  return read.ok ? standstills(game, read.value) : read.problems
}

/** A position may be well written and still be one from which nobody can move. */
function standstills(game: AnyGame, record: AnyRecord): Problem[] {
  const expected = 'a position from which the game can go on'
  try {
    const engine = createEngine(game)
    const prompt = engine.prompt(record.state)
    for (const _ of engine.choices(record.state)) return []
    return prompt === null ? [] : [problem('position.frames', expected, 'a decision without a choice')]
  } catch (error) {
    return [problem('position.frames', expected, messageOf(error))]
  }
}

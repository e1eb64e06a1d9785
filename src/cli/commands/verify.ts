import { openFile } from '../../core/save/open-file'
import { type Problem, problem } from '../../core/save/problems'
import { readSave } from '../../core/save/save-file'
import type { Command } from '../command'
import { findGame } from '../find-game'
import { type Flags, textOf } from '../flags'
import { FILE, GAME_OF_FILE } from '../game-file'
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
  return read.ok ? [] : read.problems
}

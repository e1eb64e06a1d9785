import { replay } from '../../core/save/replay'
import type { Command } from '../command'
import { type AnyEngine, type AnyRecord, FILE, GAME_OF_FILE, readGameFile } from '../game-file'
import { printJson } from '../io'
import { actionByName } from '../spell-out'
import { standing } from '../standing'

export const replayCommand: Command = {
  name: 'replay',
  about: 'Play a file again under today’s rules and tell whether it comes out the same',
  operands: [FILE],
  flags: [GAME_OF_FILE],
  notes: ['The exit code is 1 when the replay parts from the file.'],
  async run(io, flags) {
    const { path, engine, record } = await readGameFile(io, flags)
    const began = performance.now()
    const { states, parting } = replay(engine, record)
    const seconds = (performance.now() - began) / 1000
    const replayed = states.length - 1
    printJson(io, {
      ...standing(engine, record),
      replayed,
      marks: { inFile: record.marks.length, agreed: record.marks.filter(mark => mark.after <= replayed).length },
      parting: parting && { ...parting, action: actionAt(engine, record, parting.after) },
      seconds: Number(seconds.toFixed(3)),
      actionsPerSecond: Math.round(replayed / Math.max(seconds, 1e-6)),
    })
    if (!parting) return 0
    io.err(`${path}: the replay parts from the file after action ${parting.after}: ${parting.why}\n`)
    return 1
  },
}

const actionAt = ({ game }: AnyEngine, { actions }: AnyRecord, index: number) => {
  const action = actions[index]
  return action ? actionByName(game, action) : null
}

import { owedFrame } from '../../core/engine/state'
import type { Action } from '../../core/engine/step'
import { type Mark, markOf } from '../../core/save/record'
import type { Command } from '../command'
import { CommandError } from '../command-error'
import { neededText, neededWhole, SEEDS, wholeOf } from '../flags'
import { applyWithDice, randomChoice, seededPick } from '../fuzz/random-action'
import { type AnyEngine, type AnyRecord, FILE, GAME_OF_FILE, OUT, readGameFile, writeGameFile } from '../game-file'
import { printJson } from '../io'
import { standing } from '../standing'

/** As many actions as a file may hold. */
const MOST_STEPS = 200_000

export const playCommand: Command = {
  name: 'play',
  about: 'Let both sides play by themselves',
  operands: [FILE],
  flags: [
    { name: 'policy', value: 'random', about: 'how they choose: any legal action' },
    { name: 'seed', value: 'NUMBER', about: 'seeds the choices, and the dice where the players roll their own' },
    { name: 'steps', value: 'NUMBER', about: 'stop after so many actions; without it the game is played to its end' },
    OUT,
    GAME_OF_FILE,
  ],
  async run(io, flags) {
    const policy = neededText(flags, 'policy')
    if (policy !== 'random') throw new CommandError(`--policy: expected random, found '${policy}'`)
    const seed = neededWhole(flags, 'seed', SEEDS)
    const steps = wholeOf(flags, 'steps', { least: 1, most: MOST_STEPS })
    const file = await readGameFile(io, flags)
    const room = MOST_STEPS - file.record.actions.length
    const played = playRandomly(file.engine, file.record, seed, Math.min(steps ?? room, room))
    const wrote = writeGameFile(io, flags, file, played)
    printJson(io, {
      wrote,
      steps: played.actions.length - file.record.actions.length,
      ...standing(file.engine, played),
    })
    return 0
  },
}

function playRandomly(engine: AnyEngine, record: AnyRecord, seed: number, steps: number): AnyRecord {
  const pick = seededPick(seed)
  const actions: Action[] = [...record.actions]
  const marks: Mark[] = [...record.marks]
  let state = record.state
  for (let count = 0; count < steps && state.outcome === null; count++) {
    const choices = [...engine.choices(state)]
    if (choices.length === 0) throw new CommandError(`step '${owedFrame(state)?.step}' offers nothing to choose`)
    const { action, moved } = applyWithDice(engine, state, randomChoice(choices, pick).action, pick)
    actions.push(action)
    const mark = markOf(engine, state, moved.state, actions.length)
    if (mark) marks.push(mark)
    state = moved.state
  }
  return { ...record, actions, marks, state }
}

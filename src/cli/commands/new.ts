import { createEngine } from '../../core/engine/engine'
import { beginRecord } from '../../core/save/record'
import { writeSave } from '../../core/save/save-file'
import { chosenSetting } from '../chosen-setting'
import type { Command } from '../command'
import { findGame } from '../find-game'
import { neededText, neededWhole, pairsOf, SEEDS, textOf } from '../flags'
import { printJson } from '../io'
import { standing } from '../standing'
import { writeText } from '../text-file'

export const newCommand: Command = {
  name: 'new',
  about: 'Begin a game',
  operands: [],
  flags: [
    { name: 'game', value: 'GAME', about: 'id of the game or path of its module' },
    { name: 'scenario', value: 'SCENARIO', about: 'one of the game’s scenarios' },
    { name: 'preset', value: 'PRESET', about: 'options that the game has under one name; --option goes over it' },
    { name: 'option', value: 'NAME=VALUE', many: true, about: 'an option of play, such as own-dice=true' },
    { name: 'seed', value: 'NUMBER', about: 'seeds the dice' },
    { name: 'out', value: 'FILE', about: 'where to write the game; without it the file itself goes to stdout' },
  ],
  async run(io, flags) {
    const seed = neededWhole(flags, 'seed', SEEDS)
    const scenario = neededText(flags, 'scenario')
    const options = pairsOf(flags, 'option')
    const game = await findGame(io, neededText(flags, 'game'))
    const engine = createEngine(game)
    const setting = chosenSetting(game, scenario, options, textOf(flags, 'preset'))
    const { record } = beginRecord(engine, setting, seed)
    const out = textOf(flags, 'out')
    if (out === null) io.out(writeSave(game, record))
    else {
      writeText(io, out, writeSave(game, record))
      printJson(io, { wrote: out, ...standing(engine, record) })
    }
    return 0
  },
}

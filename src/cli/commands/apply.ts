import { owedSide } from '../../core/engine/state'
import { play } from '../../core/save/record'
import type { Command } from '../command'
import { FILE, GAME_OF_FILE, OUT, readGameFile, writeGameFile } from '../game-file'
import { BOX, givenAction, withDiceAskedFor } from '../given-action'
import { printJson } from '../io'
import { actionByName, toldLog } from '../spell-out'
import { standing } from '../standing'

export const applyCommand: Command = {
  name: 'apply',
  about: 'Take one action',
  operands: [FILE],
  flags: [
    { name: 'index', value: 'NUMBER', about: 'the choice by its index in show' },
    { name: 'action', value: 'JSON', about: 'the action by names, such as {"kind":"to","hex":"0303"}' },
    BOX,
    { name: 'dice', value: 'N,N', about: 'the players’ own dice, in the order in which they fall' },
    OUT,
    GAME_OF_FILE,
  ],
  async run(io, flags) {
    const file = await readGameFile(io, flags)
    const { engine, record } = file
    const actor = owedSide(record.state) ?? 'table'
    const action = givenAction(engine, record, flags)
    const played = withDiceAskedFor(flags, action.dice ?? [], () => play(engine, record, action))
    printJson(io, {
      wrote: writeGameFile(io, flags, file, played.record),
      action: actionByName(engine.game, action),
      log: toldLog(engine, played.log, actor),
      ...standing(engine, played.record),
    })
    return 0
  },
}

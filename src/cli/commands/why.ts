import type { Command } from '../command'
import { neededText } from '../flags'
import { FILE, GAME_OF_FILE, readGameFile } from '../game-file'
import { BOX, withBox } from '../given-action'
import { printJson } from '../io'
import { readAction, refusalByName } from '../spell-out'

export const whyCommand: Command = {
  name: 'why',
  about: 'List all that speaks against an action, with rule numbers; an empty list means it is legal',
  operands: [FILE],
  flags: [{ name: 'action', value: 'JSON', about: 'the action by names' }, BOX, GAME_OF_FILE],
  async run(io, flags) {
    const text = neededText(flags, 'action')
    const { engine, record } = await readGameFile(io, flags)
    const refusals = engine.check(record.state, withBox(engine.game, flags, readAction(engine.game, text)))
    printJson(
      io,
      refusals.map(refusal => refusalByName(engine.game, refusal)),
    )
    return 0
  },
}

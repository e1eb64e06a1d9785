import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { REPO } from '../../../scripts/ensure-dependencies.mjs'
import { openFile } from '../../../src/core/save/open-file'
import { play } from '../../../src/core/save/record'
import { readSave, writeSave } from '../../../src/core/save/save-file'
import { balkanGambit } from '../../../src/games/balkan-gambit'
import { ORDERS } from '../../fixtures/games/balkan-gambit/third-turn'
import { action, engine } from '../../games/balkan-gambit/positions'

export const THIRD_TURN = join(REPO, 'tests/fixtures/games/balkan-gambit/1943-third-turn.json')

type File = { readonly name: string; readonly mimeType: string; readonly buffer: Buffer }

export const jsonFile = (name: string, text: string): File => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(text),
})

/** The third turn after those of its orders that come before the first of this kind. */
export function thirdTurnBefore(kind: string): File {
  const opened = openFile(readFileSync(THIRD_TURN, 'utf8'))
  const read = opened.ok ? readSave(balkanGambit, opened.value) : opened
  if (!read.ok) throw new Error(JSON.stringify(read.problems))
  const orders = ORDERS.slice(
    0,
    ORDERS.findIndex(order => order.kind === kind),
  )
  const played = orders.reduce((game, order) => play(engine, game, action(order)).record, read.value)
  return jsonFile('third-turn.json', writeSave(balkanGambit, played))
}

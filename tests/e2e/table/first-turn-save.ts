import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { REPO } from '../../../scripts/ensure-dependencies.mjs'
import { openFile } from '../../../src/core/save/open-file'
import { play } from '../../../src/core/save/record'
import { readSave, writeSave } from '../../../src/core/save/save-file'
import { operationGertrud } from '../../../src/games/operation-gertrud'
import { ORDERS } from '../../fixtures/games/operation-gertrud/first-turn'
import { action, engine } from '../../games/operation-gertrud/positions'
import { jsonFile } from './third-turn-save'

export const FIRST_TURN = join(REPO, 'tests/fixtures/games/operation-gertrud/early-1941-first-turn.json')

/** The first turn of Early 1941 after its orders up to and with the one that launches the attack on Gelibolu. */
export function beforeGelibolu() {
  const opened = openFile(readFileSync(FIRST_TURN, 'utf8'))
  const read = opened.ok ? readSave(operationGertrud, opened.value) : opened
  if (!read.ok) throw new Error(JSON.stringify(read.problems))
  const orders = ORDERS.slice(0, ORDERS.indexOf('launch') + 1)
  const played = orders.reduce((game, order) => play(engine, game, action(order)).record, read.value)
  return jsonFile('first-turn.json', writeSave(operationGertrud, played))
}

import { play } from '../../../src/core/save/record'
import { writeSave } from '../../../src/core/save/save-file'
import { balkanWars } from '../../../src/games/balkan-wars'
import { firstTurn, ORDERS, SEED } from '../../fixtures/games/balkan-wars/first-turn'
import { action, engine } from '../../games/balkan-wars/positions'
import { jsonFile } from './third-turn-save'

/** The first turn of the First Balkan War after so many of its orders. */
export function warsFirstTurn({ orders = 0, fog = false }: { readonly orders?: number; readonly fog?: boolean } = {}) {
  const played = ORDERS.slice(0, orders).reduce(
    (game, order) => play(engine, game, action(order)).record,
    firstTurn(SEED, fog),
  )
  return jsonFile('first-turn.json', writeSave(balkanWars, played))
}

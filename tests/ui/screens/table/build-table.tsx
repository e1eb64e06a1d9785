import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { REPO } from '../../../../scripts/ensure-dependencies.mjs'
import { createEngine } from '../../../../src/core/engine/engine'
import type { GameState } from '../../../../src/core/engine/state'
import type { Action } from '../../../../src/core/engine/step'
import type { HexMap } from '../../../../src/core/map/hex-map'
import { readMapDrawing } from '../../../../src/core/map/map-drawing'
import { beginHistory, extend, type History, stateAt } from '../../../../src/core/save/history'
import { loadGame } from '../../../../src/games'
import { createPreferences } from '../../../../src/store/preferences'
import { takeReadyDeployments } from '../../../../src/store/ready-deployment'
import { createSession } from '../../../../src/store/session'
import { createViews } from '../../../../src/store/session-view'
import { createShelf } from '../../../../src/store/shelf'
import { openSheet, type Sheet } from '../../../../src/ui/map/sheet'
import { createDesk } from '../../../../src/ui/screens/table/desk'
import type { Table } from '../../../../src/ui/screens/table/table-context'

type Wanted = {
  readonly game?: string
  readonly scenario?: string
  readonly seed?: number
  readonly options?: { readonly [option: string]: boolean | string }
  /** Both sides take their ready deployments first. */
  readonly deployed?: boolean
  /** Played after that. Where an action is a function it is given the choices at hand. */
  readonly actions?: readonly (Action | ((state: GameState) => Action))[]
  readonly solo?: boolean
}

const sheets = new Map<string, Sheet>()

/** A game's map never changes, so all tests of a thread look at one. */
function sheetOf(id: string, map: HexMap): Sheet {
  const known = sheets.get(id)
  if (known !== undefined) return known
  // by its path: among browser globals Vite makes an address of the page of the drawing's own
  const drawing = JSON.parse(readFileSync(join(REPO, 'src/games', id, 'map/drawing.json'), 'utf8'))
  const sheet = openSheet(map, readMapDrawing(drawing, map))
  sheets.set(id, sheet)
  return sheet
}

/** A game on the table, without storage. */
export async function buildTable(wanted: Wanted = {}): Promise<Table> {
  const { game: id = 'balkan-gambit', seed = 1, deployed = true, actions = [], solo = false } = wanted
  const game = await loadGame(id)
  if (game.look === undefined) throw new Error(`${id} has no table`)
  const engine = createEngine(game)
  const scenario = wanted.scenario ?? (game.scenarios[0]?.id as string)
  const defaults = Object.fromEntries(
    game.options
      .filter(option => option.scenarios?.includes(scenario) ?? true)
      .map(option => [option.id, option.default]),
  )
  let history: History<GameState> = beginHistory(
    engine,
    { scenario, options: { ...defaults, ...wanted.options }, charts: null },
    seed,
  )
  const now = () => stateAt(history)
  const play = (action: Action) => {
    history = extend(history, action)
  }
  if (deployed) history = takeReadyDeployments(engine, history)
  for (const action of actions) play(typeof action === 'function' ? action(now()) : action)
  return {
    engine,
    session: createSession(engine, history, { solo }),
    views: createViews(engine),
    look: game.look,
    sheet: sheetOf(id, game.map),
    desk: createDesk(),
    preferences: createPreferences(null),
    keeper: null,
    shelf: createShelf(() => Promise.reject(new Error('nothing is stored here'))),
    title: 'A game',
    id: 'a-game',
  }
}

import '../../../src/ui/theme/tokens.css'
import '../../../src/ui/theme/fonts.css'
import '../../../src/ui/theme/base.css'
import { createRoot } from 'react-dom/client'
import { createEngine } from '../../../src/core/engine/engine'
import type { GameState } from '../../../src/core/engine/state'
import { beginHistory, extend, type History, stateAt } from '../../../src/core/save/history'
import { loadGame } from '../../../src/games'
import { createPreferences } from '../../../src/store/preferences'
import { takeReadyDeployments } from '../../../src/store/ready-deployment'
import { createSession } from '../../../src/store/session'
import { createViews } from '../../../src/store/session-view'
import { createShelf } from '../../../src/store/shelf'
import { openMap } from '../../../src/ui/screens/maps/use-game-map'
import { createDesk } from '../../../src/ui/screens/table/desk'
import { TableScreen } from '../../../src/ui/screens/table/table-screen'

/*
 * A game on the table without start page or storage:
 * `?game=balkan-gambit&scenario=1943&seed=1&actions=40&theme=night&solo`. Ready deployments are taken first, then so many random
 * legal actions are played, so that any moment of a game can be looked at.
 */
const asked = new URLSearchParams(window.location.search)
if (asked.get('theme') === 'night') document.documentElement.dataset.theme = 'night'

const game = await loadGame(asked.get('game') ?? 'balkan-gambit')
const engine = createEngine(game)
const scenario = asked.get('scenario') ?? game.scenarios[0]?.id ?? ''
const options = Object.fromEntries(game.options.map(option => [option.id, option.default]))
const seed = Number(asked.get('seed') ?? 1)
let history: History<GameState> = beginHistory(engine, { scenario, options, charts: null }, seed)
let chance = seed
const nextBelow = (count: number): number => {
  chance = (Math.imul(chance, 1103515245) + 12345) & 0x7fffffff
  return Math.floor((chance / 0x80000000) * count)
}
const latest = () => stateAt(history)
history = takeReadyDeployments(engine, history)
for (let left = Number(asked.get('actions') ?? 0); left > 0; left--) {
  const choices = [...engine.choices(latest())]
  const choice = choices[nextBelow(choices.length)]
  if (choice === undefined) break
  history = extend(history, choice.action)
}

const session = createSession(engine, history, { solo: asked.has('solo') })
const { sheet } = await openMap(game.id)
if (game.look === undefined) throw new Error(`${game.title} has no table yet`)
const table = {
  engine,
  session,
  views: createViews(engine),
  look: game.look,
  sheet,
  desk: createDesk(),
  preferences: createPreferences(null),
  keeper: null,
  shelf: createShelf(() => Promise.reject(new Error('nothing is stored here'))),
  title: 'Harness',
  id: 'harness',
}
Object.assign(window, { table })
createRoot(document.getElementById('root') as HTMLElement).render(<TableScreen table={table} />)

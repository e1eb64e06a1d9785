import { createEngine } from '../../core/engine/engine'
import type { GameModule } from '../../core/engine/module'
import { SEATS } from '../../core/engine/seats'
import type { GameState } from '../../core/engine/state'
import { beginHistory, extend } from '../../core/save/history'
import { readSetting } from '../../core/save/setting'
import type { Preferences } from '../../store/preferences'
import { takeReadyDeployments } from '../../store/ready-deployment'
import { hasSecrets } from '../../store/session-state'
import type { Shelf } from '../../store/shelf'
import { chosenOptions, type GamePlan, scenarioOf } from './game-plan'

/** Sets a new game up and puts it on the shelf; gives the id it is played under. */
export async function beginGame(
  shelf: Shelf,
  game: GameModule<GameState>,
  plan: GamePlan,
  seats: Preferences['seats'] = 'hotseat',
): Promise<string> {
  const { scenario, charts, deployed } = plan
  const setting = readSetting(game, { scenario, options: chosenOptions(game, plan), charts })
  if (!setting.ok) throw new Error(setting.problems.map(each => `${each.path}: expected ${each.expected}`).join('; '))
  const engine = createEngine(game)
  const opened = beginHistory(engine, setting.value, randomSeed())
  // Who plays alone says so before anything is hidden, and it stays so whenever the game is opened again.
  const isSolo = seats === 'solo' && hasSecrets(engine)
  const begun = isSolo ? extend(opened, { kind: SEATS, pick: 'one' }) : opened
  const history = deployed ? takeReadyDeployments(engine, begun) : begun
  return shelf.put(history, `${game.title}, ${scenarioOf(game, plan)?.title ?? scenario}`)
}

const randomSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0

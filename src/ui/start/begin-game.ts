import type { StoreApi } from 'zustand/vanilla'
import { createEngine } from '../../core/engine/engine'
import type { GameModule } from '../../core/engine/module'
import { SEATS } from '../../core/engine/seats'
import type { GameState } from '../../core/engine/state'
import { beginHistory, extend } from '../../core/save/history'
import { readSetting } from '../../core/save/setting'
import { beginLessons } from '../../store/lessons'
import type { Preferences } from '../../store/preferences'
import { takeReadyDeployments } from '../../store/ready-deployment'
import { hasSecrets } from '../../store/session-state'
import type { Shelf } from '../../store/shelf'
import { chosenOptions, freshPlan, type GamePlan, scenarioOf } from './game-plan'

/** Sets a new game up and puts it on the shelf; gives the id it is played under. */
export async function beginGame(
  shelf: Shelf,
  game: GameModule<GameState>,
  plan: GamePlan,
  seats: Preferences['seats'] = 'hotseat',
  { seed = randomSeed(), name = scenarioOf(game, plan)?.title ?? plan.scenario }: Begun = {},
): Promise<string> {
  const { scenario, charts, deployed } = plan
  const setting = readSetting(game, { scenario, options: chosenOptions(game, plan), charts })
  if (!setting.ok) throw new Error(setting.problems.map(each => `${each.path}: expected ${each.expected}`).join('; '))
  const engine = createEngine(game)
  const opened = beginHistory(engine, setting.value, seed)
  // Who plays alone says so before anything is hidden, and it stays so whenever the game is opened again.
  const isSolo = seats === 'solo' && hasSecrets(engine)
  const begun = isSolo ? extend(opened, { kind: SEATS, pick: 'one' }) : opened
  const history = deployed ? takeReadyDeployments(engine, begun) : begun
  return shelf.put(history, `${game.title}, ${name}`)
}

/** The first game of a newcomer, who plays both sides and is shown how; gives the id it is played under. */
export async function beginFirstGame(
  shelf: Shelf,
  game: GameModule<GameState>,
  preferences: StoreApi<Preferences>,
): Promise<string> {
  const { firstGame } = game
  if (firstGame === undefined) throw new Error(`${game.title} has no first game`)
  const { scenario, options = {}, seed } = firstGame
  const id = await beginGame(shelf, game, { ...freshPlan(game), scenario, options }, 'solo', {
    seed,
    name: 'first game',
  })
  beginLessons(preferences, id)
  return id
}

type Begun = { readonly seed?: number; readonly name?: string }

const randomSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0

import type { GameState } from '../../../../core/engine/state'
import { boardman } from './1943-boardman'
import { zeppelin } from './1944-zeppelin'
import { gelignite } from './1945-gelignite'
import { ready1943 } from './ready-1943'
import { ready1944 } from './ready-1944'
import { ready1945 } from './ready-1945'
import type { ReadyDeployment, Scenario } from './scenario'

export const scenarios: readonly Scenario[] = [boardman, zeppelin, gelignite]

const byId = new Map(scenarios.map(each => [each.id, each]))
const ready = new Map([
  ['1943', ready1943],
  ['1944', ready1944],
  ['1945', ready1945],
])

type Chosen = Pick<GameState, 'setting'>

export const scenarioOf = (s: Chosen): Scenario => byId.get(s.setting.scenario) ?? boardman

/** One-click deployments, Allied then Axis. */
export const readyDeployment = (s: Chosen, side: 0 | 1): ReadyDeployment =>
  (ready.get(s.setting.scenario) ?? ready1943)[side]

import type { GameState } from '../../../../core/engine/state'
import { early1941 } from './early-1941'
import { early1942 } from './early-1942'
import { early1943 } from './early-1943'
import { late1941 } from './late-1941'
import { late1942 } from './late-1942'
import type { Scenario } from './scenario'

export const scenarios: readonly Scenario[] = [early1941, late1941, early1942, late1942, early1943]

const byId = new Map<string, Scenario>(scenarios.map(each => [each.id, each]))

export const scenarioOf = (s: Pick<GameState, 'setting'>): Scenario => byId.get(s.setting.scenario) ?? early1941

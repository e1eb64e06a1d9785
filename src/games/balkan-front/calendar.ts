import type { Setting } from '../../core/engine/state'
import { turnName } from './charts/weather'
import { scenarioOf } from './forces/scenarios'

export const lastTurn = (setting: Setting): number => scenarioOf({ setting }).lastTurn

/** 'Nov I 40' */
export const dateOf = (turn: number): string => turnName(turn)

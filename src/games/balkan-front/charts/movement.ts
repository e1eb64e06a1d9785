import type { CostRow, Costs, EntryCosts } from '../../../core/map/entry-costs'
import { ENTRY_COSTS } from '../map/entry-costs'

/** The terrain effects chart as a chart pack gives it: the costs of each line, by weather, then by class. */
export type TerrainCosts = { readonly [line: string]: readonly Costs[] }

const lineOf = ({ on, of }: CostRow): string => `${on}: ${of}`

export const terrainCosts: TerrainCosts = Object.fromEntries(ENTRY_COSTS.rows.map(row => [lineOf(row), row.cost]))

/** The chart with a player's own costs in it. */
export const withCosts = (own: TerrainCosts): EntryCosts => ({
  ...ENTRY_COSTS,
  rows: ENTRY_COSTS.rows.map(row => ({ ...row, cost: own[lineOf(row)] ?? row.cost })),
})

/** By what a unit is (3.A.2). */
export type ByClass = { readonly cm: number; readonly nonCm: number }

/** 6.A: to leave a hex in an enemy zone of control, once a hex. */
export const zocCosts: ByClass = { cm: 3, nonCm: 2 }

/** 13.3: besides terrain and the zones of other enemies. */
export const overrunCosts: ByClass = { cm: 2, nonCm: 3 }

/** 13.2, 13.8 */
export const overrunOdds = { needed: 10, againstNothing: 12 } as const

/** 7.A.1: hexes a movement point, in clear weather and in poor. */
export type RailRate = { readonly clear: number; readonly poor: number }
export const railRate: RailRate = { clear: 10, poor: 7 }

/** 7.A.2, in REs a turn. */
export const railCapacity = { allied: 10, axis: 30, axisWithGermany: 60, yugoslavia: 10, bulgaria: 10 } as const

/** 32.A.5 */
export const floodCosts = { river: 2, majorRiver: 4 } as const

/** 8.A */
export const stackingLimits = {
  regular: { any: 3, nonDivisional: 3, artillery: 2 },
  mountain: { any: 2, nonDivisional: 2, artillery: 1 },
} as const

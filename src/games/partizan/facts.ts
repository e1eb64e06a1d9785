import type { StageFact } from '../../core/engine/stages'
import type { HexId, Side, UnitId } from '../../core/ids'
import type { VictoryLevel } from './charts'
import type { Purse } from './replacements/replacements'
import type { Support, Table, Tally } from './state'
import type { Objective } from './victory/target-objectives'

/** Whose unit an entry names, so that the other side may not read all of it; null: everybody may (open partisans). */
type Owned = { readonly owner: Side | null }

/** Where a unit was lost; in combat and to hunger Tito's death is told by itself. */
type Lost = { readonly unit: UnitId; readonly hex: HexId | null; readonly tito: boolean }

type Went = {
  readonly unit?: UnitId
  readonly from: HexId
  readonly to: HexId
  readonly path?: readonly HexId[]
}

/** What the log is made of, kind by kind. Facts that may be missing are those that only the owner reads. */
export type Facts = {
  roll: { readonly sides: number; readonly value: number; readonly why: string }
  stage: StageFact
  deployed: { readonly side: Side }
  turn: { readonly turn: number }
  armpitLaid: { readonly turn: number }
  armpitShown: { readonly yes: boolean }
  partisanPoints: { readonly points: number; readonly bonus: number }
  axisPoints: Purse
  built: Owned & { readonly unit?: UnitId; readonly hex: HexId }
  restored: Owned & { readonly unit: UnitId; readonly hex: HexId | null }
  caches: { readonly received: readonly number[]; readonly net: number }
  arrived: Owned & { readonly unit?: UnitId; readonly hex: HexId }
  force10: { readonly aim: HexId; readonly hex: HexId }
  force10Lost: { readonly aim: HexId; readonly hex: HexId | null }
  targets: { readonly table: 'Axis' | 'Partisan'; readonly column: number }
  moved: Owned & Went & { readonly by?: 'to' | 'rail' | 'sea' }
  destroyed: {
    readonly unit: UnitId
    readonly hex: HexId
    readonly objective: Objective
    readonly vp: number
    /** the unit came there by an advance of this turn. */
    readonly advanced: boolean
  }
  landed: Owned & {
    readonly units?: readonly UnitId[]
    readonly count: number
    readonly hex: HexId
    readonly assault: boolean
  }
  repulsed: { readonly hex: HexId }
  attack: Owned & {
    readonly hex: HexId
    readonly attackers: readonly UnitId[]
    readonly defenders: readonly UnitId[]
    /** Of attackers, then of defenders. */
    readonly steps: readonly number[]
    readonly landing: boolean
    /** How many defenders have retreated before in this turn. */
    readonly again?: number
  }
  initiative: { readonly hex: HexId; readonly net: number; readonly side: Side }
  retreated: Owned & Went & { readonly again?: boolean; readonly re: boolean }
  cacheGiven: { readonly unit: UnitId; readonly strength: number }
  result: {
    readonly hex: HexId
    /** Steps that each side has to lose at most. */
    readonly present: readonly [attacker: number, defender: number]
    readonly table: Table
    readonly support: readonly Support[]
    readonly odds: string
    readonly column: string
    readonly attacker: number
    readonly defender: number
    readonly re: boolean
  }
  reduced: Lost
  eliminated: Lost
  advanced: { readonly unit: UnitId; readonly from: HexId; readonly to: HexId; readonly path: readonly HexId[] }
  combatOver: { readonly hex: HexId; readonly void: boolean; readonly cleared: boolean }
  unsupplied: Owned & { readonly unit?: UnitId; readonly hex?: HexId }
  starved: Owned & { readonly unit?: UnitId; readonly hex?: HexId; readonly gone?: boolean }
  supplyCheck: { readonly net: number; readonly modifier: number; readonly steps: number }
  attrition: Owned & {
    readonly unit?: UnitId
    readonly hex?: HexId | null
    readonly gone?: boolean
    readonly tito: boolean
  }
  prestige: { readonly net: number; readonly moved: number; readonly box: number }
  titoDied: { readonly turn: number; readonly unit: UnitId; readonly hex: HexId | null }
  sas: { readonly hex: HexId }
  sasRecalled: { readonly [fact: string]: never }
  surrenderRoll: { readonly net: number; readonly falls: boolean }
  surrender: { readonly turn: number }
  eisWaits: { readonly [fact: string]: never }
  response: { readonly die: number; readonly net: number; readonly come: boolean } | { readonly steps: number }
  scare: { readonly die: number; readonly scare: boolean }
  dropped: { readonly hex: HexId }
  dropLanded: { readonly hex: HexId }
  dropLost: { readonly hex: HexId | null; readonly drifted: boolean; readonly tito: boolean }
  tally: Tally & { readonly sum: number; readonly total: number }
  victory: {
    readonly points: number
    readonly missing: number
    readonly score: number
    readonly level: VictoryLevel
    readonly winner: Side | null
  }
}

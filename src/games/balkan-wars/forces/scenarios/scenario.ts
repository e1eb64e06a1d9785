import type { CounterNation } from '../../../../core/engine/counter-face'
import type { ScenarioInfo } from '../../../../core/engine/module'
import type { RuleId, Side } from '../../../../core/ids'
import type { Period } from '../../map/geography'
import type { Country, Nation, Power } from '../counter'

export type ScenarioId = 'first-war' | 'second-war' | 'on-to-belgrade' | 'jihad'

/**
 * Where a group sets up: a hex; so many hexes around one; `home`, any hex with soil of its country; `inside`, only those that lie
 * wholly in it (C33); its cities and towns; next to its frontier with a country (C11); a bank of the Strumo; or a box.
 */
export type GroupPlace =
  | { readonly hex: string }
  | { readonly within: number; readonly of: string }
  | { readonly frontier: Country }
  | { readonly bank: 'east' | 'west' }
  | 'home'
  | 'inside'
  | 'places'
  | 'display'
  | 'pool'
  | 'holding'

/** One line of a set-up. */
export type Group = {
  /** Who places it; null: it lies ready in a box. */
  readonly keeper: Side | null
  /** Whose soil it sets up on; in scenario 3 the Rumanian counters are Austro-Hungarian (S3.SR1). */
  readonly nation: Nation
  readonly at: GroupPlace
  /** Names, runs of numbers written short. */
  readonly units: string
  /** So many of them, as the owner likes; all when left out. */
  readonly choose?: number
  /** C32: so many of this group in a hex. */
  readonly most?: number
  /** It belongs to neither side until its country joins or is committed. */
  readonly neutral?: true
  /** Those of its units that no other group has taken. */
  readonly rest?: true
}

type Details = Pick<Group, 'choose' | 'most' | 'neutral' | 'rest'>

export const group = (
  keeper: Side | null,
  nation: Nation,
  at: GroupPlace,
  units: string,
  details: Details = {},
): Group => ({
  keeper,
  nation,
  at,
  units,
  ...details,
})

/** A place that the victory list names; `points` for side 0 and side 1. */
export type Objective = {
  readonly hex: string
  readonly points: readonly [number, number]
  /** C25: counted only if this country is in the war. */
  readonly ifInWar?: Country
}

export type VictoryList = {
  readonly named: readonly Objective[]
  /** Whose other cities and towns give a side a point each; 'enemies': those of every enemy country in the war. */
  readonly others: readonly [readonly Country[] | 'enemies', readonly Country[] | 'enemies']
  /** For each enemy country at National Morale 0. */
  readonly atZero: readonly [number, number]
}

export type Scenario = Omit<ScenarioInfo, 'id'> & {
  readonly id: ScenarioId
  readonly rule: RuleId
  /** Which rule keeps the others out of the mountains at the start. */
  readonly alpineOnly: RuleId
  /** Names of the two sides (E17), as the rules call them. */
  readonly names: readonly [string, string]
  readonly adjectives: readonly [string, string]
  readonly colours: readonly [CounterNation, CounterNation]
  /** SC.5 */
  readonly period: Period
  /** Which war's column of the events applies; null: there are none (S3.SR2). */
  readonly war: 1 | 2 | null
  /** The space of the Turn Track on which it begins; null: numbered turns that all are Mobilize turns (C16). */
  readonly from: number | null
  /** Who is First Player, and who deploys first. */
  readonly first: Side
  readonly deploysFirst: Side
  readonly sides: readonly [readonly Country[], readonly Country[]]
  readonly morale: { readonly [country in Country]?: number }
  readonly allies: { readonly [power in Power]?: Side }
  readonly agents: readonly [number, number]
  /** 5.7, D42: of the League. */
  readonly landings: number
  readonly groups: readonly Group[]
  readonly ready: readonly [{ readonly [hex: string]: string }, { readonly [hex: string]: string }]
  /** S2.SR1 */
  readonly entrenched: boolean
  readonly victory: VictoryList
}

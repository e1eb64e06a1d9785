import type { ScenarioInfo } from '../../../../core/engine/module'
import type { RuleId, Side } from '../../../../core/ids'
import type { Nation } from '../counters'

export type ScenarioId = 'early-1941' | 'late-1941' | 'early-1942' | 'late-1942' | 'early-1943'

/** Regions as the map marks them. */
export type Region =
  | 'adjacentToAnkara'
  | 'axisSetup'
  | 'bulgariaNorthRow'
  | 'europeanTurkeyLessIstanbul'
  | 'iraq'
  | 'sovietBorderingTurkey'
  | 'turkey'
  | 'turkeyBorderingBulgariaOrGreece'
  | 'turkeyBorderingSovietUnion'
  | 'turkeyBorderingSyria'
  | 'turkeyWithin2OfIraq'
  | 'turkeyWithin5OfSovietBorder'
  | 'turkishCoastWithin6Of1317'
  | 'turkishCoastWithin8Of1608'

/** One hex, a region, or an off-map box, where there is nothing to place. */
export type SetUpPlace =
  | { readonly hex: string }
  | { readonly region: Region }
  | { readonly box: 'kommando' | 'flieger' }

/** One line of a set-up. Each unit picks its own hex unless the group stays together. */
export type SetUpGroup = {
  readonly id: string
  readonly rule: RuleId
  readonly side: Side
  readonly units: readonly string[]
  readonly at: SetUpPlace
  /** The whole group in one hex. */
  readonly together?: true
  /** No unit of another group in that hex. */
  readonly alone?: true
}

/** CAS or NGS that join their pool in the Administrative Segment of that turn; on turn 1 they are there from the set-up. */
export type Support = {
  readonly rule: RuleId
  readonly turn: number
  readonly side: Side
  readonly units: readonly string[]
  /** how many of them; when fewer than all, the owner picks. */
  readonly choose: number
}

/**
 * How a unit may come: land on a Turkish coast hex without any land unit, appear in a hex free of enemies,
 * walk in over the map edge and pay for the hex, or drop (15.0).
 */
export type Way =
  | { readonly by: 'landing'; readonly region: Region }
  | { readonly by: 'placing'; readonly region: Region }
  | { readonly by: 'edge'; readonly region: Region }
  | { readonly by: 'drop'; readonly region: Region }

/** Land units that arrive in their owner's Movement Phase of that turn, or of the first later one in which they can. */
export type Arrival = {
  readonly id: string
  readonly rule: RuleId
  readonly turn: number
  readonly side: Side
  readonly units: readonly string[]
  /** Each unit takes any of these. */
  readonly ways: readonly Way[]
  readonly together?: true
  readonly reduced?: true
}

/** whose steps they are; the Allied step serves every beige piece. */
export type StepNation = 'German' | 'Italian' | 'Turkish' | 'Soviet' | 'Allied'
export type Replacements = { readonly [nation in StepNation]: number }

export const STEPS_SERVE = {
  German: ['German'],
  Italian: ['Italian'],
  Turkish: ['Turkish'],
  Soviet: ['Soviet'],
  Allied: ['Allied', 'British', 'American'],
} as const satisfies { readonly [nation in StepNation]: readonly Nation[] }

export type Scenario = Omit<ScenarioInfo, 'id'> & {
  readonly id: ScenarioId
  readonly rule: RuleId
  /** 4.1 */
  readonly victoryModifier: number
  /** 17.0 */
  readonly raidModifier: number
  /** In the order of R-37. */
  readonly groups: readonly SetUpGroup[]
  /** Units of the groups that start on their weaker side. */
  readonly reduced: readonly string[]
  readonly support: readonly Support[]
  readonly arrivals: readonly Arrival[]
  readonly replacements: Replacements
  /** the turn from which the Soviet Union is open to Soviets and the German side; null: never. */
  readonly sovietUnionOpens: number | null
}

import type { ScenarioInfo } from '../../../core/engine/module'
import type { RuleId } from '../../../core/ids'
import type { AxisNation } from './counters'
import type { Region } from './regions'
import type { Arrivals } from './schedule'

/** Units of one Axis nation and the regions they start in. */
export type SetUpGroup = {
  readonly nation: AxisNation
  readonly rule: RuleId
  readonly units: readonly string[]
  readonly regions: readonly Region[]
  /** apart: each unit in another region; cover: at least one unit in each region; any: no condition. */
  readonly spread: 'apart' | 'cover' | 'any'
}

/** 3.7: the Partisan units drawn at the start, and where they hide. */
export type PartisanSetUp = {
  readonly pool: readonly string[]
  readonly drawn: number
  readonly quota: readonly { readonly region: Region; readonly units: number }[]
  /** How many of the drawn may go to any region of the quota, beyond it; Tito may too. */
  readonly free: number
  readonly tito: string
}

/** 7.2: what the Italian surrender brings the Partisan player. */
export type Surrender = {
  readonly fromTurn: number
  readonly eis: readonly string[]
  readonly sas: string
  readonly sasHex: string
}

/** 19.2. */
export type Armpit = {
  /** Turns on which a marker is laid for the turn after. */
  readonly choices: { readonly from: number; readonly to: number }
  readonly units: readonly string[]
  readonly ports: readonly string[]
  readonly surrenderPenalty: number
  readonly germanDivisions: readonly string[]
}

export type Scenario = ScenarioInfo & {
  /** In the order of set-up; the Partisans come last. */
  readonly axis: readonly SetUpGroup[]
  readonly partisan: PartisanSetUp
  /** 5.2.4. */
  readonly kampfgruppen: readonly string[]
  readonly arrivals: Arrivals
  readonly surrender: Surrender
  readonly landingScare: { readonly fromTurn: number; readonly hexes: readonly string[] }
  readonly paradrop: { readonly turn: number; readonly unit: string }
  readonly force10: { readonly turn: number; readonly unit: string }
  readonly armpit: Armpit
}

/** A legal and sensible set-up. */
export type ReadyAxis = { readonly [hex: string]: readonly string[] }
/** 3.7.6: who hides where is drawn, Tito too, so that the places tell nothing. */
export type ReadyPartisan = readonly { readonly region: Region; readonly hex: string }[]

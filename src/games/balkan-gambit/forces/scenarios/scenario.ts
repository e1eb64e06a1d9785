import type { Side } from '../../../../core/ids'
import type { Area } from '../../map/hexes'
import type { Nation } from '../counters'

/** Where a group of units may set up. */
export type SetUpGroup = {
  readonly side: Side
  readonly units: readonly string[]
  /** Off the map: nothing to place. */
  readonly in?: 'med'
  readonly areas?: readonly Area[]
  readonly near?: { readonly hex: string; readonly within: number }
  /** hideout: empty rough or mountain (SU.6); coast: on or next to the coast; peloponnese: on the peninsula (S43.5). */
  readonly limit?: 'hideout' | 'coast' | 'peloponnese'
  /** How many of the group start reduced, chosen by the owner. */
  readonly reduced?: number
}

export type OptionalUnit = {
  readonly side: Side
  readonly unit: string
  /** What the opponent scores when it enters. */
  readonly vp: number
  readonly entry: 'med' | 'axis-entry' | readonly string[]
}

export type Scenario = {
  readonly id: string
  readonly title: string
  readonly about: string
  /** 2.4.2: whose Istria is. */
  readonly istria: Area
  /** Areas whose places begin under Allied control. */
  readonly alliedAreas: readonly Area[]
  readonly scoringAreas: readonly Area[]
  /** 11.5: areas a nation may not enter. */
  readonly bans: { readonly [nation in Nation]?: readonly Area[] }
  readonly groups: readonly SetUpGroup[]
  readonly optional: readonly OptionalUnit[]
}

/** S44.5: Greek guerrillas stay in Greece. */
export const OUTSIDE_GREECE: readonly Area[] = [
  'Istria',
  'Italy',
  'Slovenia',
  'Croatia',
  'Serbia',
  'Macedonia',
  'Albania',
  'Hungary',
  'Romania',
  'Bulgaria',
]

/** A legal and sensible set-up for one side. */
export type ReadyDeployment = {
  /** Units by hex. */
  readonly at: { readonly [hex: string]: readonly string[] }
  /** Partisans that start concentrated; the others are dispersed. */
  readonly concentrated: readonly string[]
  readonly improved: readonly string[]
  readonly reduced: readonly string[]
}

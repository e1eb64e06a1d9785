import type { HexId, Side, UnitId } from '../../../core/ids'
import type { Spot } from '../air/spots'

type Units = readonly UnitId[]

/** What is told of arrivals, supply and garrisons, by kind. */
export type ArrivalsFacts = {
  /** 12.B.0: who is out of supply for this player turn. */
  supplyChecked: {
    readonly out: Units
    /** Who is out for the weather, for enemy zones, for the length of the way. */
    readonly weather: Units
    readonly zoc: Units
    readonly length: Units
    /** 27.10: the zones had different weather. */
    readonly twoZones: boolean
    /** 12.C.2.2: who lives by minor ports. */
    readonly ports: Units
    /** 12.C.2.5 */
    readonly pairs: readonly HexId[]
  }
  /** 12.C.2.6 */
  sourceDead: { readonly hex: HexId }
  arrived: { readonly units: Units; readonly hex: HexId }
  boxed: { readonly units: Units; readonly side: Side }
  noPlace: { readonly units: Units; readonly side: Side }
  called: { readonly units: Units; readonly side: Side; readonly title: string }
  mobilized: { readonly units: Units }
  mobilization: { readonly label: string }
  points: { readonly nation: string; readonly rp: string; readonly count: number }
  /** `rp`: the kinds of points that paid. */
  replaced: { readonly unit: UnitId; readonly at: Spot; readonly cadre: boolean; readonly rp: readonly string[] }
  rebuilt: { readonly unit: UnitId; readonly hex: HexId; readonly rp: readonly string[] }
  converted: { readonly unit: UnitId; readonly into: UnitId; readonly hex: HexId }
  withdrawn: { readonly unit: UnitId }
  notWithdrawn: { readonly nation: string; readonly model: string; readonly side: Side }
  returned: { readonly unit: UnitId }
  /** `halves` of an RE. */
  garrisonShort: { readonly garrison: string; readonly halves: number; readonly side: Side }
  balkansCalled: { readonly dice: number; readonly modifier: number; readonly joins: boolean }
}

import type { HexId, Side, UnitId } from '../../../core/ids'
import type { YugoslavStatus } from '../charts/politics'
import type { Land } from '../forces/counter'

type Units = readonly UnitId[]

/** What is told of politics, by kind. */
export type PoliticsFacts = {
  joined: { readonly land: Land; readonly side: Side }
  bulgariaCalled: { readonly dice: number; readonly modifier: number; readonly joins: boolean }
  pressed: { readonly dice: number; readonly modifier: number; readonly status: YugoslavStatus }
  /** `halves` of the REs it took of the assistance, and the REs of the turn. */
  assisted: { readonly unit: UnitId; readonly halves: number; readonly budget: number }
  sentBack: { readonly units: Units }
  intervened: { readonly yugoslavia: boolean }
  stayedOut: { readonly [none: string]: never }
  freeAirfield: { readonly hex: HexId }
  seatTaken: { readonly land: Land; readonly hex: HexId; readonly die: number; readonly escapes: boolean }
  evacuated: { readonly land: Land; readonly hex: HexId }
  surrendered: { readonly land: Land; readonly units: Units }
  revoltRolled: { readonly die: number; readonly modifier: number; readonly revolts: boolean }
  revolt: { readonly units: Units; readonly hexes: readonly HexId[] }
  withdrawalOrdered: { readonly isLate: boolean }
  /** `halves` of an RE. */
  germansLeft: { readonly units: Units; readonly halves: number }
}

import type { HexId, UnitId } from '../../../core/ids'
import type { Spot } from '../air/spots'
import type { Interdicted } from '../charts/sea'
import type { Fleet, Interdiction } from './sea-state'

/** What is told of the war at sea, by kind. */
export type SeaFacts = {
  sailed: {
    readonly units: readonly UnitId[]
    readonly supply: number
    readonly from: Spot
    readonly to: Spot
    readonly way: readonly HexId[]
    readonly fleet: Fleet
    readonly points: number
    readonly landing: boolean
    /** What telling moments are made of: points left to the fleet, a port with no room left, enemies on the beach. */
    readonly left: number
    readonly portFull: boolean
    readonly held: boolean
  }
  interdicted: {
    readonly units: readonly UnitId[]
    readonly supply: number
    readonly zone: Interdiction
    readonly die: number
    readonly result: Interdicted
  }
  /** 20.F.2.h.4; `survives`: as a cadre. */
  convoyHit: { readonly units: readonly UnitId[]; readonly supply: number; readonly survives: boolean }
  shipsSunk: { readonly fleet: Fleet; readonly points: number }
  /** 26.B.0.2 */
  greatPort: { readonly hex: HexId }
  zoneDeclared: { readonly zone: Interdiction }
  emergencyCalled: { readonly points: number }
  /** 32.A.6 */
  stripped: { readonly unit: UnitId; readonly re: number }
}

import type { HexId, Side, UnitId } from '../../../core/ids'
import type { Result } from '../charts/combat-results'

type Units = readonly UnitId[]

/** What is told of this subject, by kind. */
export type CombatFacts = {
  battle: { readonly hex: HexId; readonly attackers: Units; readonly defenders: Units; readonly sharers: Units }
  /** `die` null: none was needed. `armour`: what it did to the die for the attacker and for the defender. */
  fought: {
    readonly hex: HexId
    readonly result: Result
    readonly die: number | null
    readonly modifier: number
    readonly column: number | null
    readonly attack: number
    readonly defence: number
    readonly armour: readonly number[]
    readonly kind: 'AEC' | 'ATEC'
    readonly engineers: boolean
    readonly excess: boolean
    readonly shared: boolean
  }
  paid: { readonly side: Side; readonly units: Units; readonly owed: number; readonly required: boolean }
  retreated: {
    readonly unit: UnitId
    readonly from: HexId
    readonly to: HexId
    readonly priority: number
    readonly again: boolean
  }
  /** 32.B.2.2 */
  slippedBack: { readonly unit: UnitId; readonly hex: HexId; readonly die: number; readonly success: boolean }
  /** `priority` null: every way was closed. */
  noRetreat: { readonly unit: UnitId; readonly hex: HexId; readonly priority: number | null }
  advanced: { readonly units: Units; readonly hex: HexId }
  overran: {
    readonly units: Units
    readonly hex: HexId
    readonly victims: Units
    readonly attack: number
    readonly defence: number
    readonly exploiting: boolean
  }
  battleOver: { readonly hex: HexId; readonly cleared: boolean }
}

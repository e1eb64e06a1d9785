import type { HexId, Side, UnitId } from '../../core/ids'
import type { Skies } from './state'

type OfUnit = { readonly unit: UnitId }

/** What the order of play, ownership and the units themselves tell. */
export type TurnFacts = {
  turn: { readonly turn: number; readonly date: string; readonly of: number }
  deployed: { readonly side: Side; readonly ready: boolean }
  /** 33.E.2.2, 33.F.2.3 */
  detected: { readonly die: number; readonly seen: boolean }
  /** `same`: 27.5, a zone kept what it had. */
  weather: { readonly weather: Skies; readonly die: number | null; readonly same: boolean }
  /** 3.D: hexes that a side won. */
  owned: { readonly side: Side; readonly hexes: readonly HexId[] }
  /** `steps`: halves of an RE. */
  eliminated: OfUnit & {
    readonly hex: HexId | null
    readonly side: Side
    readonly steps: number
    readonly cadre?: boolean
  }
  reduced: OfUnit & { readonly hex: HexId | null; readonly side: Side; readonly steps: number }
  /** R-BRK6 */
  setLost: OfUnit & { readonly set: string }
}

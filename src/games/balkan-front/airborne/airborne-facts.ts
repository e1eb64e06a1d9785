import type { HexId, Side, UnitId } from '../../../core/ids'
import type { Spot } from '../air/spots'
import type { DropResult } from './disruption'

type OfUnit = { readonly unit: UnitId }

/** What is told of transports and airborne troops, by kind. */
export type AirborneFacts = {
  airLoaded: { readonly units: readonly UnitId[]; readonly supply: number; readonly carriers: number }
  airLanded: {
    readonly units: readonly UnitId[]
    readonly at: Spot
    readonly delivered: boolean
    readonly won: boolean
  }
  airRefused: OfUnit & { readonly at: Spot }
  supplyLanded: { readonly hex: HexId; readonly re: number; readonly side: Side }
  supplyDrop: { readonly hex: HexId; readonly die: number; readonly modifier: number; readonly lost: boolean }
  airDrop: OfUnit & {
    readonly hex: HexId
    readonly die: number
    readonly modifier: number
    readonly result: DropResult
    readonly glider: boolean
    /** Among enemies. */
    readonly met: boolean
  }
  gliderSpent: OfUnit
  airheadTaken: { readonly hex: HexId; readonly side: Side }
  airheadLost: { readonly hex: HexId; readonly side: Side }
  /** 32.C.7: the bridge from `hex` to `to`. */
  bridgeStormed: OfUnit & {
    readonly hex: HexId
    readonly to: HexId
    readonly die: number
    readonly success: boolean
  }
  /** `turn`: of writing (R-HID). */
  planOpened: OfUnit & { readonly hex: HexId; readonly landing: boolean; readonly turn: number }
}

import type { HexId, Side, UnitId } from '../../../core/ids'
import type { Built } from './building'

/** What is told of works, by kind. */
export type WorksFacts = {
  begun: { readonly what: Built; readonly hex: HexId; readonly unit: UnitId; readonly poor: boolean }
  built: { readonly what: Built; readonly hex: HexId; readonly side: Side; readonly poor: boolean }
  fortTaken: { readonly hex: HexId; readonly side: Side; readonly poor: boolean }
  lineTaken: { readonly hex: HexId; readonly side: Side; readonly poor: boolean }
  airfieldLost: { readonly hex: HexId; readonly side: Side }
  /** 14.A.1.6: a temporary airfield that no construction unit keeps. */
  airfieldLeft: { readonly hex: HexId }
  /** `left` of its capacity. */
  baseHit: { readonly unit: UnitId; readonly hex: HexId; readonly left: number; readonly poor: boolean }
  baseMended: { readonly unit: UnitId; readonly hex: HexId; readonly left: number; readonly poor: boolean }
  portHit: { readonly unit: UnitId; readonly hex: HexId; readonly hits: number; readonly poor: boolean }
  portMended: { readonly unit: UnitId; readonly hex: HexId; readonly hits: number; readonly poor: boolean }
  /** 32.C: the bridge from `hex` to `to`. */
  bridgeDown: { readonly unit: UnitId; readonly hex: HexId; readonly to: HexId }
  bridgeMended: { readonly unit: UnitId; readonly hex: HexId; readonly to: HexId }
  bridgeSeized: {
    readonly unit: UnitId
    readonly hex: HexId
    readonly to: HexId
    readonly die: number
    readonly success: boolean
  }
  abandoned: { readonly hex: HexId; readonly side: Side; readonly left: number }
}

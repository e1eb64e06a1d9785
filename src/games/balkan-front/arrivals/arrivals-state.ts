import type { HexId, UnitId } from '../../../core/ids'
import * as shape from '../../../core/save/shape'
import { NATIONS, type Nation } from '../forces/counter'
import { hexList, unitList } from '../forces/counters'
import { type SupplyToken, tokenShape } from '../supply/tokens'

export const RP_KINDS = ['infantry', 'mountain', 'armor', 'air'] as const
export type RpKind = (typeof RP_KINDS)[number]
/** 29.B: points in hand. */
export type Replacements = { readonly nation: Nation; readonly kind: RpKind; readonly points: number }

/** What supply, arrivals and garrisons note down. */
export type ArrivalsState = {
  /** 12.B.0: out of supply in this player turn, of both sides. */
  unsupplied: readonly UnitId[]
  /** 12.C.2.6 */
  deadSources: readonly HexId[]
  /** 12.C.3 */
  tokens: readonly SupplyToken[]
  /** R-12E: whom their owner wants to draw on limited sources first. */
  preferred: readonly UnitId[]
  rps: readonly Replacements[]
  /** 28.B.1.b.2: the Metaxas garrison is short, for this player turn. */
  metaxasShort: boolean
  /** Garrisons whose duty has ended for good, by their name in the chart. */
  garrisonsEnded: readonly string[]
  /** 29.A.3: called in I.3, to be placed in I.4. */
  called: readonly UnitId[]
  /** Acts and calls that can be made once only, by their names. */
  used: readonly string[]
  /** 29.C.3: air units that were withdrawn and may return. */
  withdrawn: readonly UnitId[]
  /** R-Y3: the mobilization steps that Yugoslavia has made. */
  mobilized: number
}

const or = shape.withDefault

export const arrivalsShapes = {
  unsupplied: or(unitList, () => []),
  deadSources: or(hexList, () => []),
  tokens: tokenShape,
  preferred: or(unitList, () => []),
  rps: or(
    shape.list(
      shape.fields({
        nation: shape.oneOf(...NATIONS),
        kind: shape.oneOf(...RP_KINDS),
        points: shape.halves(0, 999),
      }),
      99,
    ) as unknown as shape.Shape<readonly Replacements[]>,
    () => [],
  ),
  metaxasShort: or(shape.flag, () => false),
  garrisonsEnded: or(shape.distinct(shape.text) as unknown as shape.Shape<readonly string[]>, () => []),
  called: or(unitList, () => []),
  used: or(shape.distinct(shape.text) as unknown as shape.Shape<readonly string[]>, () => []),
  withdrawn: or(unitList, () => []),
  mobilized: or(shape.whole(0, 9), () => 0),
}

export const noArrivals = (): ArrivalsState => ({
  unsupplied: [],
  deadSources: [],
  tokens: [],
  preferred: [],
  rps: [],
  metaxasShort: false,
  garrisonsEnded: [],
  called: [],
  used: [],
  withdrawn: [],
  mobilized: 0,
})

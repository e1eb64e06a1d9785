import type { HexId, Side, UnitId } from '../../../core/ids'
import * as shape from '../../../core/save/shape'
import { type Count, countsShape } from '../air/spots'
import { hex, hexList, side, unit } from '../forces/counters'

export const AIRFIELDS = ['permanent', 'temporary'] as const
export type Airfield = { readonly hex: HexId; readonly kind: (typeof AIRFIELDS)[number] }

export type Fort = { readonly hex: HexId; readonly side: Side }

/** 14.A.1: `halves` of the progress it needs, done at 2 (R-14A). */
export type Building = {
  readonly what: 'fort' | 'airfield'
  readonly hex: HexId
  readonly builder: UnitId
  readonly halves: number
}

/** 32.C: a bridge by its two hexes, the smaller number first; `owner` null: whoever owns both ends. */
export type BridgeNote = {
  readonly a: HexId
  readonly b: HexId
  readonly owner: 0 | 1 | 2 | null
  readonly hits: number
}

export type WorksState = {
  /** Whose they are: the enemy takes one by entering it (R-14E). */
  forts: readonly Fort[]
  airfields: readonly Airfield[]
  building: readonly Building[]
  /** 7.A.4, R-7A4 */
  brokenRail: readonly HexId[]
  /** 14.E.1: hexes whose fortified hexsides are destroyed. */
  wrecked: readonly HexId[]
  /** 32.C: bridges that are damaged, or not owned as their ends are. */
  bridges: readonly BridgeNote[]
  /** 17.D.2 */
  baseHits: readonly Count[]
  /** 26.A.3.1 */
  portHits: readonly Count[]
}

const or = shape.withDefault

export const worksShapes = {
  forts: or(shape.list(shape.fields({ hex, side }), 999) as unknown as shape.Shape<readonly Fort[]>, () => []),
  airfields: or(
    shape.list(shape.fields({ hex, kind: shape.oneOf(...AIRFIELDS) }), 999) as unknown as shape.Shape<
      readonly Airfield[]
    >,
    () => [],
  ),
  building: or(
    shape.list(
      shape.fields({ what: shape.oneOf('fort', 'airfield'), hex, builder: unit, halves: shape.whole(0, 2) }),
      99,
    ) as unknown as shape.Shape<readonly Building[]>,
    () => [],
  ),
  brokenRail: or(hexList, () => []),
  wrecked: or(hexList, () => []),
  bridges: or(
    shape.list(
      shape.fields({ a: hex, b: hex, owner: shape.nullable(shape.whole(0, 2)), hits: shape.whole(0, 3) }),
      9999,
    ) as unknown as shape.Shape<readonly BridgeNote[]>,
    () => [],
  ),
  baseHits: or(countsShape, () => []),
  portHits: or(countsShape, () => []),
}

export const noWorks = (): WorksState => ({
  forts: [],
  airfields: [],
  building: [],
  brokenRail: [],
  wrecked: [],
  bridges: [],
  baseHits: [],
  portHits: [],
})

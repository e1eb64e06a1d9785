import type { HexId, Side, UnitId } from '../../../core/ids'
import * as shape from '../../../core/save/shape'
import { hex, side, unit, unitList } from '../forces/counters'

/** 7.A.2.4: what a unit took of the rail capacity this turn, in halves of an RE. */
export type RailCharge = { readonly unit: UnitId; readonly halves: number }

/** 15: the form a division is broken into (R-BRK2). */
export const FORMS = ['supported', 'headquarters'] as const
export type Form = (typeof FORMS)[number]
export type BrokenDown = { readonly set: string; readonly parent: UnitId; readonly form: Form }

export type MovementState = {
  /** 5.4, 6.B.2, 7.A.1.3: have given up their ZOC until the phase ends. */
  noZoc: readonly UnitId[]
  railed: readonly RailCharge[]
  /** 7.A.1.1: negate an enemy ZOC for trains, so that they stay where they are this phase. */
  pinned: readonly UnitId[]
  /** 15.C: sets of components in use. */
  sets: readonly BrokenDown[]
  /** R-BRK3: divisions that broke down in this phase. */
  justBroken: readonly UnitId[]
  /** 20.F.2.d: what it costs the enemies of `by` more to leave a hex. */
  harassed: readonly { readonly hex: HexId; readonly hits: number; readonly by: Side }[]
  /** 25.B: own no hex yet. */
  dropped: readonly UnitId[]
  /** 28.A.1.d.4: began this player turn in Albania after the revolt, so that their ratings are halved. */
  slowed: readonly UnitId[]
}

const or = shape.withDefault
const none = (): readonly UnitId[] => []

export const movementShapes = {
  noZoc: or(unitList, none),
  railed: or(
    shape.list(shape.fields({ unit, halves: shape.whole(0, 99) }), 999) as unknown as shape.Shape<
      readonly RailCharge[]
    >,
    () => [],
  ),
  pinned: or(unitList, none),
  sets: or(
    shape.list(
      shape.fields({ set: shape.text, parent: unit, form: shape.oneOf(...FORMS) }),
      99,
    ) as unknown as shape.Shape<readonly BrokenDown[]>,
    () => [],
  ),
  justBroken: or(unitList, none),
  harassed: or(
    shape.list(shape.fields({ hex, hits: shape.whole(0, 2), by: side }), 999) as unknown as shape.Shape<
      MovementState['harassed']
    >,
    () => [],
  ),
  dropped: or(unitList, none),
  slowed: or(unitList, none),
}

export const noMovement = (): MovementState => ({
  noZoc: [],
  railed: [],
  pinned: [],
  sets: [],
  justBroken: [],
  harassed: [],
  dropped: [],
  slowed: [],
})

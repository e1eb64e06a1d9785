import type { HexId, Side, UnitId } from '../../../core/ids'
import * as shape from '../../../core/save/shape'
import { type Spot, spotShape } from '../air/spots'
import { hex, side, unit } from '../forces/counters'

/** 25.A.2: strengths halved; or no attack, and half the defence. */
export const DISRUPTIONS = ['halved', 'powerless'] as const
export type Disruption = (typeof DISRUPTIONS)[number]
export type Disrupted = { readonly unit: UnitId; readonly how: Disruption }

/** R-25G: an airbase in a hex of the enemy that airborne troops hold. */
export type Airhead = { readonly hex: HexId; readonly side: Side }

/** 25.C.1, 26.B.2.7: what was written down; `turn` of writing, it is due in the next. `open`: it is being carried out. */
export type Plan = {
  readonly side: Side
  readonly unit: UnitId
  readonly hex: HexId
  readonly landing: boolean
  readonly turn: number
  readonly open: boolean
}

export type AirborneState = {
  disrupted: readonly Disrupted[]
  airheads: readonly Airhead[]
  /** Hidden from the other side until they are opened (R-HID). */
  plans: readonly Plan[]
  /** 20.E.0.3: airbases from which the phasing side may fly supplies, as found in its initial phase. */
  depots: readonly Spot[]
}

const or = shape.withDefault
const listOf = <Value>(of: shape.Shape<unknown>): shape.Shape<readonly Value[]> =>
  or(shape.list(of, 999) as unknown as shape.Shape<readonly Value[]>, () => [])

export const airborneShapes = {
  disrupted: listOf<Disrupted>(shape.fields({ unit, how: shape.oneOf(...DISRUPTIONS) })),
  airheads: listOf<Airhead>(shape.fields({ hex, side })),
  plans: listOf<Plan>(
    shape.fields({ side, unit, hex, landing: shape.flag, turn: shape.whole(-9, 99), open: shape.flag }),
  ),
  depots: listOf<Spot>(spotShape),
}

export const noAirborne = (): AirborneState => ({ disrupted: [], airheads: [], plans: [], depots: [] })

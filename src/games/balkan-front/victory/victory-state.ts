import type { HexId, UnitId } from '../../../core/ids'
import * as shape from '../../../core/save/shape'
import { hex, hexList, unit } from '../forces/counters'
import type { Scenario } from '../forces/scenarios'

/** A running entry of the victory chart, in halves of a point (R-GAR1). */
export type PointEntry = { readonly line: string; readonly halves: number; readonly turn: number }

export type VictoryState = {
  vp: readonly PointEntry[]
  /** R-VP6: units that began with other REs than they have at full strength, in halves. */
  startRe: readonly { readonly unit: UnitId; readonly halves: number }[]
  /** 28.D.2: cities taken by the Axis, with the turn. */
  captures: readonly { readonly hex: HexId; readonly turn: number }[]
  /** 28.B.1.a, 28.C.2.a: seats of governments that were captured or evacuated. */
  lostGovernments: readonly HexId[]
  /** 33.F.2.4: where the Yugoslav capital is in Plan Y. */
  capital: HexId | null
}

const or = shape.withDefault
const whole = shape.whole(-9999, 9999)

export const victoryShapes = {
  vp: or(
    shape.list(
      shape.fields({ line: shape.text, halves: whole, turn: shape.whole(0, 99) }),
      9999,
    ) as unknown as shape.Shape<readonly PointEntry[]>,
    () => [],
  ),
  startRe: or(
    shape.list(shape.fields({ unit, halves: shape.whole(0, 9) }), 999) as unknown as shape.Shape<
      VictoryState['startRe']
    >,
    () => [],
  ),
  captures: or(
    shape.list(shape.fields({ hex, turn: shape.whole(0, 99) }), 999) as unknown as shape.Shape<
      VictoryState['captures']
    >,
    () => [],
  ),
  lostGovernments: or(hexList, () => []),
  capital: or(shape.nullable(hex), () => null) as shape.Shape<HexId | null>,
}

/** 28.A.2.b.3, 33.B.2.3: where Germany has intervened before the game, the price is paid. */
export const pointsAtStart = ({ intervened, victory, firstTurn }: Scenario): VictoryState['vp'] =>
  intervened && victory === 'points' ? [{ line: 'intervention', halves: -24, turn: firstTurn }] : []

export const noVictory = (): VictoryState => ({ vp: [], startRe: [], captures: [], lostGovernments: [], capital: null })

import { including } from '../../../core/army/lists'
import { recent } from '../../../core/engine/derived'
import type { Frame } from '../../../core/engine/state'
import type { HexId, Side, UnitId } from '../../../core/ids'
import * as shape from '../../../core/save/shape'
import { type Spot, spotShape } from '../air/spots'
import { unit, unitList } from '../forces/counters'
import { type Front, hexOf } from '../state'
import { isPositionAa } from '../units'
import { allowance } from './allowance'
import { nearEnemies, type Purse } from './marching'
import type { MovePhase } from './movement-phase'

/** R-6B2: how a unit has spent what it has spent: by rail only, by ordinary movement, administratively. */
export type Mode = 'rail' | 'foot' | 'admin'

/** R-MOVE: what is left to a unit that has begun to move; moves may pause and go on. */
export type Left = {
  readonly unit: UnitId
  readonly quarters: number
  readonly mode: Mode
  /** 6.B.3: it was next to an enemy at some time of the phase. */
  readonly near: boolean
}

export type MarchArgs = { phase: MovePhase }
/** `store`: supply that is being loaded for a voyage (26.B.3). */
export type MarchLocal = {
  picked: readonly UnitId[]
  left: readonly Left[]
  store: { readonly at: Spot; readonly supply: number } | null
}
export type Marching = Frame<MarchArgs, MarchLocal>

export const phaseShape: shape.Shape<MarchArgs> = shape.fields({ phase: shape.oneOf('movement', 'exploitation') })
export const localShape: shape.Shape<MarchLocal> = shape.fields({
  picked: unitList,
  left: shape.list(
    shape.fields({
      unit,
      quarters: shape.whole(0, 400),
      mode: shape.oneOf('rail', 'foot', 'admin'),
      near: shape.flag,
    }),
    999,
  ) as unknown as shape.Shape<readonly Left[]>,
  store: shape.nullable(shape.fields({ at: spotShape, supply: shape.whole(1, 2) })),
}) as unknown as shape.Shape<MarchLocal>

/** Asked of every unit for every hex: found once for each list. */
const byUnit = recent(
  (left: readonly Left[]): ReadonlyMap<UnitId, Left> => new Map(left.map(each => [each.unit, each])),
)
const unitsOf = recent((left: readonly Left[]): readonly UnitId[] => left.map(({ unit }) => unit))

export const leftOf = (f: Marching, id: UnitId): Left | undefined => byUnit(f.local.left).get(id)
export const hasMoved = (f: Marching, id: UnitId): boolean => leftOf(f, id) !== undefined
export const movedUnits = (f: Marching): readonly UnitId[] => unitsOf(f.local.left)

export const purseOf = (s: Front, f: Marching, id: UnitId): Purse => {
  const left = leftOf(f, id)
  return left === undefined
    ? { quarters: allowance(s, id), isFresh: true }
    : { quarters: left.quarters, isFresh: false }
}

/** Pays for a move that began in a hex; `quarters` is what remains. */
export function pay(s: Front, f: Marching, id: UnitId, from: HexId | null, quarters: number, mode: Mode): void {
  const before = leftOf(f, id)
  // 22.A.3.6
  if (isPositionAa(id) && hexOf(s, id) !== from) s.movedGuns = including(s.movedGuns, id)
  const side: Side = f.side
  const near =
    before?.near === true || [from, hexOf(s, id)].some(hex => hex !== null && nearEnemies(s, side)[hex] === 1)
  // Rail goes with either of the others and does not decide between them.
  const kept = mode === 'rail' && before !== undefined ? before.mode : mode
  f.local.left = [...f.local.left.filter(({ unit }) => unit !== id), { unit: id, quarters, mode: kept, near }]
}

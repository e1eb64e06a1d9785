import type { Frame } from '../../../core/engine/state'
import type { HexId, UnitId } from '../../../core/ids'
import * as shape from '../../../core/save/shape'
import { stackIn } from '../board'
import { commandCosts } from '../charts/charts'
import { whyNotActivate } from '../movement/marching'
import { movementFactor } from '../movement/movement'
import { type Gambit, hex, hexOf, isDispersed, isPartisan, unit, unitList } from '../state'
import { payFor } from './orders'

/** A unit in hand, with the movement points it has left. */
export type Marcher = { readonly unit: UnitId; readonly left: number }

/** 7.3: the stack that has been ordered to move. Nothing is paid before somebody moves; another command ends it. */
export type Ordered = {
  /** Where it began; null: none is ordered. */
  from: HexId | null
  hand: readonly Marcher[]
  moved: readonly UnitId[]
  /** 11.4.4: where those who go by sea all go. */
  seaTo: HexId | null
  /** R-MV4: one unit a command goes to the Med Box. */
  boxed: boolean
  paid: boolean
  /** 7.2.4: only the point for partisans is left to pay with, so one of them moves first. */
  partisansFirst: boolean
}

export type Commanding = Frame<null, Ordered>

export const NOBODY_ORDERED: Ordered = {
  from: null,
  hand: [],
  moved: [],
  seaTo: null,
  boxed: false,
  paid: false,
  partisansFirst: false,
}

/** More units than any hex takes (10.3). */
const MOST_IN_A_HEX = 20

/** Left out of a position written by hand, it is that nobody is ordered. */
export const orderedShape = shape.withDefault<Ordered>(
  shape.fields({
    from: shape.nullable(hex),
    hand: shape.list(shape.fields({ unit, left: shape.whole(0, 99) }), MOST_IN_A_HEX),
    moved: unitList,
    seaTo: shape.nullable(hex),
    boxed: shape.flag,
    paid: shape.flag,
    partisansFirst: shape.flag,
  }),
  () => NOBODY_ORDERED,
)

/** Those of the ordered stack who have not moved and may. */
export const unmovedOf = (s: Gambit, f: Commanding): UnitId[] =>
  f.local.from === null
    ? []
    : stackIn(s, f.local.from, f.side).filter(
        id => whyNotActivate(s, id, f.side).length === 0 && (!needsPartisan(f) || isPartisan(id)),
      )

export const needsPartisan = ({ local }: Commanding): boolean => local.partisansFirst && !local.moved.some(isPartisan)

export const begin = (s: Gambit, id: UnitId): Marcher => ({
  unit: id,
  left: isDispersed(s, id) ? 0 : movementFactor(s, id),
})

export const inHand = ({ local }: Commanding): UnitId[] => local.hand.map(each => each.unit)
export const marcherOf = ({ local }: Commanding, id: UnitId): Marcher | null =>
  local.hand.find(each => each.unit === id) ?? null

/** Where those in hand stand; they are always together. */
export const handHex = (s: Gambit, { local }: Commanding): HexId | null =>
  local.hand[0] === undefined ? null : hexOf(s, local.hand[0].unit)

/** Takes the stack into the hand; what is left of one that is under way already goes with the same command. */
export function orderStack(s: Gambit, f: Commanding, from: HexId): void {
  if (f.local.from !== from) {
    endOrder(f)
    f.local = { ...f.local, from, partisansFirst: s.cp.free < commandCosts.move }
  }
  f.local.hand = unmovedOf(s, f).map(id => begin(s, id))
}

/** The first who moves pays for the command. */
export function payForMove(s: Gambit, f: Commanding): void {
  if (f.local.paid) return
  payFor(s, commandCosts.move, unmovedOf(s, f))
  f.local.paid = true
}

export function endOrder(f: Commanding): void {
  f.local = NOBODY_ORDERED
}

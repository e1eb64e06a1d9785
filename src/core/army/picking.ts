import { type Answer, type Objection, ofHex, ofUnit, plain } from '../engine/answer'
import type { Frame, GameState } from '../engine/state'
import { firstOf, refusal } from '../engine/step'
import type { HexId, RuleId, UnitId } from '../ids'
import type { Json } from '../json'
import { toggled } from './lists'

/** Units in hand, to be moved together. */
export type Picked = { picked: readonly UnitId[] }

export interface PickRules<S extends GameState, Args extends Json, Local extends Picked & { [note: string]: Json }> {
  /** Named when nothing is in hand, or all of it is already. */
  readonly rule: RuleId
  /** Hexes with units that might be picked. */
  hexes(known: S, f: Frame<Args, Local>): Iterable<HexId>
  /** The units of a hex that might be picked. */
  unitsIn(known: S, f: Frame<Args, Local>, hex: HexId): readonly UnitId[]
  /** Those who stand in no hex and might be picked. */
  others?(known: S, f: Frame<Args, Local>): Iterable<UnitId>
  hexOf(known: S, unit: UnitId): HexId | null
  /** Who of a stack goes when all of it is picked: all who may be picked when left out. */
  ableIn?(known: S, f: Frame<Args, Local>, hex: HexId): UnitId[]
  whyNot(known: S, f: Frame<Args, Local>, unit: UnitId): Objection
  /** Whether a unit may be added to those in hand; another is picked in their place. */
  joins?(known: S, f: Frame<Args, Local>, unit: UnitId): boolean
  /** What happens to those in hand when others are picked: their move ends. */
  letGo?(s: S, f: Frame<Args, Local>): void
  unitLabel(unit: UnitId, known: S, f: Frame<Args, Local>): string
  stackLabel(hex: HexId): string
  readonly back: string
}

/** Picking one unit, a whole stack, and putting back: the answers `pick`, `stack` and `back` of a step that moves what is in hand. */
export function picking<S extends GameState, Args extends Json, Local extends Picked & { [note: string]: Json }>(
  of: PickRules<S, Args, Local>,
): {
  readonly pick: Answer<S, Args, Local>
  readonly stack: Answer<S, Args, Local>
  readonly back: Answer<S, Args, Local>
} {
  type F = Frame<Args, Local>
  const isInHand = (f: F, unit: UnitId): boolean => f.local.picked.includes(unit)
  const ableIn = (known: S, f: F, hex: HexId): UnitId[] =>
    of.ableIn?.(known, f, hex) ??
    of.unitsIn(known, f, hex).filter(unit => firstOf(() => of.whyNot(known, f, unit)).length === 0)
  return {
    pick: ofUnit<S, Args, Local>({
      intent: 'pick',
      toggles: true,
      title: 'Units',
      *among(known, f) {
        for (const hex of of.hexes(known, f)) yield* of.unitsIn(known, f, hex)
        if (of.others) yield* of.others(known, f)
      },
      // Who was taken in hand from a place off the map is put back by the answer that took him.
      whyNot: (known, f, unit) => (!isInHand(f, unit) || of.hexOf(known, unit) === null) && of.whyNot(known, f, unit),
      label: of.unitLabel,
      do(s, f, unit) {
        if (isInHand(f, unit)) {
          f.local.picked = toggled(f.local.picked, unit)
          return
        }
        const isTogether = f.local.picked.length > 0 && (of.joins ?? joinsInHex(of.hexOf))(s, f, unit)
        const { picked } = f.local
        if (!isTogether) of.letGo?.(s, f)
        f.local.picked = isTogether ? [...picked, unit] : [unit]
      },
    }),
    stack: ofHex<S, Args, Local>({
      intent: 'pick',
      title: 'Stacks',
      among: (known, f) => of.hexes(known, f),
      whyNot: (known, f, hex) =>
        firstOf(
          () => of.unitsIn(known, f, hex).length === 0 && refusal(of.rule, 'you have no unit there', { hex }),
          () =>
            ableIn(known, f, hex).length < 2 && refusal(of.rule, 'there is no stack that can move together', { hex }),
          () =>
            ableIn(known, f, hex).every(unit => isInHand(f, unit)) &&
            refusal(of.rule, 'the stack is picked already', { hex }),
        ),
      label: hex => of.stackLabel(hex),
      do(s, f, hex) {
        of.letGo?.(s, f)
        f.local.picked = ableIn(s, f, hex)
      },
    }),
    back: plain<S, Args, Local>({
      intent: 'cancel',
      label: of.back,
      whyNot: (_known, f) => f.local.picked.length === 0 && refusal(of.rule, 'nothing is in hand'),
      do(s, f) {
        of.letGo?.(s, f)
        f.local.picked = []
      },
    }),
  }
}

const joinsInHex =
  <S extends GameState>(hexOf: (known: S, unit: UnitId) => HexId | null) =>
  (known: S, f: Frame<Json, Picked & { [note: string]: Json }>, unit: UnitId): boolean =>
    f.local.picked.every(each => hexOf(known, each) === hexOf(known, unit))

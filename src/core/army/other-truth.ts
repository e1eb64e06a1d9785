import type { GameModule, Viewer } from '../engine/module'
import type { Frame, GameState } from '../engine/state'
import type { Side, UnitId } from '../ids'
import { hiddenFrom, isOpen } from './fog'

// Another truth that a viewer cannot tell from this one. What may be otherwise each game says itself, apart from its view, so that
// the one can prove the other; how it is made otherwise is the same in all of them.

/** Gives 0 to count - 1. */
export type Chance = (count: number) => number

/** Who takes whose place: each unit named by one that stands there instead. */
export type Exchange = ReadonlyMap<UnitId, UnitId>

export function shuffled<T>(list: readonly T[], chance: Chance): T[] {
  const left = [...list]
  return list.map(() => left.splice(chance(left.length), 1)[0] as T)
}

/** Any of them may be any other. */
export const anyOrder = (units: readonly UnitId[], chance: Chance): Exchange => {
  const others = shuffled(units, chance)
  return new Map(units.map((unit, index) => [unit, others[index] as UnitId]))
}

/** Some of them change places two by two, where `mayTrade` lets them. */
export function somePairs(
  units: readonly UnitId[],
  chance: Chance,
  mayTrade: (a: UnitId, b: UnitId) => boolean,
): Exchange {
  const swaps = new Map<UnitId, UnitId>()
  for (const unit of shuffled(units, chance)) {
    if (swaps.has(unit)) continue
    const other = units.find(each => each !== unit && !swaps.has(each) && mayTrade(unit, each))
    if (other === undefined || chance(2) === 0) continue
    swaps.set(unit, other)
    swaps.set(other, unit)
  }
  return swaps
}

/** The fields of a position that are lists of units. */
type UnitLists<S> = { [Field in keyof S]: S[Field] extends readonly UnitId[] ? Field : never }[keyof S]

/** Each unit takes the place of another, and whatever is noted of it in `lists` with the place. */
export function exchanged<S extends { readonly units: readonly unknown[] }>(
  s: S,
  swaps: Exchange,
  lists: readonly UnitLists<S>[],
): S {
  if (swaps.size === 0) return s
  const units = [...s.units]
  for (const [old, fresh] of swaps) units[fresh] = s.units[old]
  const noted = lists.map(list => [
    list,
    (s[list] as unknown as readonly UnitId[]).map(unit => swaps.get(unit) ?? unit),
  ])
  return { ...s, units, ...Object.fromEntries(noted) }
}

/** What the other side has taken in hand and not yet done: maybe nothing. */
export function otherHands<S extends GameState>(
  steps: GameModule<S>['steps'],
  s: S,
  side: Side,
  chance: Chance,
): Frame[] {
  return s.frames.map(frame => {
    const step = steps[frame.step]
    const isSecret = frame.side === side && step?.fresh !== undefined && !isOpen(steps, frame)
    return isSecret && chance(2) === 1 ? { ...frame, local: step.fresh?.(frame.args) ?? null } : frame
  })
}

export interface TruthRules<S extends GameState> {
  readonly ids: readonly UnitId[]
  isHidden(s: S, unit: UnitId, viewer: Viewer): boolean
  /** All that may be known of a hidden unit but where it is: those of which it is the same might as well be each other. */
  lookOf(s: S, unit: UnitId): string
  readonly lists: readonly UnitLists<S>[]
  readonly steps: GameModule<S>['steps']
}

/** A first other truth, for fog alone: hidden units that look alike stand in any order, and the other side's hand is maybe empty. */
export const otherTruthOf =
  <S extends GameState & { readonly units: readonly unknown[] }>(of: TruthRules<S>) =>
  (s: S, viewer: Viewer, chance: Chance): S => {
    const alike = new Map<string, UnitId[]>()
    for (const unit of of.ids) {
      if (!of.isHidden(s, unit, viewer)) continue
      const look = of.lookOf(s, unit)
      alike.set(look, [...(alike.get(look) ?? []), unit])
    }
    let other = s
    for (const units of alike.values()) other = exchanged(other, anyOrder(units, chance), of.lists)
    for (const side of hiddenFrom(viewer)) other = { ...other, frames: otherHands(of.steps, other, side, chance) }
    return other
  }

import { derivedFor } from '../engine/derived'
import { takesAnswers } from '../engine/flow'
import type { GameModule, Viewer } from '../engine/module'
import type { Frame, GameState } from '../engine/state'
import type { Side, UnitId } from '../ids'

/** What decides which units a viewer may not know. */
export interface FogRules<Inputs, Unit> {
  readonly ids: readonly UnitId[]
  /** Of a unit that is unseen already, as in a view, it must say so again. */
  isHidden(s: Inputs, unit: UnitId, viewer: Viewer): boolean
  /** What stands in the list for a hidden unit: nothing but what every counter of it prints. */
  unseen(unit: UnitId): Unit
}

/** The list of units as a viewer knows it. */
export type Cover<Unit> = { readonly units: readonly Unit[]; readonly hidden: ReadonlySet<UnitId> }

/**
 * The units that fog leaves to a viewer. `fields` are what `isHidden` reads beside the units: as long as none of them changes a
 * viewer has the same list, and all that is derived from it serves again.
 */
export function fogOver<S extends { readonly units: readonly Unit[] }, const Field extends keyof S, Unit>(
  fields: readonly Field[],
  rules: FogRules<Pick<S, Field | 'units'>, Unit>,
): (s: Pick<S, Field | 'units'>, viewer: Viewer) => Cover<Unit> {
  return derivedFor<S>()([...fields, 'units'] as const, (s, viewer: Viewer) => {
    const hidden = new Set(rules.ids.filter(id => rules.isHidden(s, id, viewer)))
    const units = [...s.units]
    for (const id of hidden) units[id] = rules.unseen(id)
    return { units, hidden }
  })
}

/** The sides whose secrets are kept from a viewer. */
export const hiddenFrom = (viewer: Viewer): readonly Side[] => (viewer === 'table' ? [0, 1] : [viewer === 0 ? 1 : 0])

/** Counters that lie together and may be counted, and what else their backs tell. */
export interface PileRules<Pile extends { readonly count: number }> {
  /** Counters of one name lie in one pile: '0 2816', 'Serbia 0412'. */
  nameOf(pile: Pile): string
  /** What two of them tell together, beside their number. */
  together?(a: Pile, b: Pile): Pile
  order(a: Pile, b: Pile): number
}

/** Piles with what was added to them; a view of a view keeps those it had. */
export function piledUp<Pile extends { readonly count: number }>(
  before: readonly Pile[],
  added: Iterable<Pile>,
  rules: PileRules<Pile>,
): readonly Pile[] {
  const found = new Map(before.map(each => [rules.nameOf(each), each]))
  for (const each of added) {
    const known = found.get(rules.nameOf(each))
    const both = known === undefined ? each : (rules.together?.(known, each) ?? known)
    found.set(rules.nameOf(each), { ...both, count: (known?.count ?? 0) + each.count })
  }
  return [...found.values()].sort(rules.order)
}

/**
 * The decisions on the stack as a viewer may know them. What runs by itself and what is asked of all who look on is open; of any
 * other decision of a side only its owner knows what it is about and what he has in hand.
 */
export const knownFrames = <S extends GameState>(
  steps: GameModule<S>['steps'],
  frames: readonly Frame[],
  viewer: Viewer,
): Frame[] => {
  const from = hiddenFrom(viewer)
  return frames.map(frame =>
    from.includes(frame.side) && !isOpen(steps, frame) ? { ...frame, args: null, local: null } : frame,
  )
}

export const isOpen = <S extends GameState>(steps: GameModule<S>['steps'], { step: name }: Frame): boolean => {
  const step = steps[name]
  return step !== undefined && (step.seat !== 'private' || !takesAnswers(step))
}

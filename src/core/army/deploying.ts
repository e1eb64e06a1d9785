import { type Answer, type Objection, ofHex, ofUnit, plain } from '../engine/answer'
import type { Frame, GameState } from '../engine/state'
import { type Action, type Flow, firstOf, refusal, type StepFocus } from '../engine/step'
import type { HexId, RuleId, UnitId } from '../ids'
import type { Json } from '../json'

/** The unit that is to be placed. */
export type InHand = { picked: UnitId | null }

type Notes = InHand & { [note: string]: Json }

/** The unit that is to be placed, for the map. */
export const focusOnHand = (_known: unknown, { local }: Frame<Json, Notes>): StepFocus => ({
  hand: local.picked === null ? [] : [local.picked],
})

/** The answer that is as good as given where there is one hex only. */
export const onlyPlace = (hexes: readonly HexId[]): Action | null =>
  hexes.length === 1 ? { kind: 'to', hex: hexes[0] as HexId } : null

/** The answer that puts back what was picked by mistake. */
export const puttingBack = <S extends GameState, Args extends Json, Local extends Notes>(rule: RuleId) =>
  plain<S, Args, Local>({
    intent: 'cancel',
    label: 'Put it back',
    whyNot: (_known, f) => f.local.picked === null && refusal(rule, 'nothing is in hand'),
    do(_s, f) {
      f.local.picked = null
    },
  })

export interface DeployRules<S extends GameState, Args extends Json, Local extends Notes> {
  readonly rule: RuleId
  /** Units to be placed, or to be placed elsewhere. */
  units(known: S, f: Frame<Args, Local>): Iterable<UnitId>
  whyNotPick(known: S, f: Frame<Args, Local>, unit: UnitId): Objection
  hexes(known: S, f: Frame<Args, Local>, unit: UnitId): Iterable<HexId>
  whyNotTo(known: S, f: Frame<Args, Local>, unit: UnitId, hex: HexId): Objection
  unitLabel(unit: UnitId, known: S, f: Frame<Args, Local>): string
  hexLabel(hex: HexId, known: S, f: Frame<Args, Local>): string
  /** The way it takes, where it comes from the map. */
  path?(known: S, f: Frame<Args, Local>, unit: UnitId, hex: HexId): readonly HexId[] | null
  place(s: S, f: Frame<Args, Local>, unit: UnitId, hex: HexId, go: Flow<S>): void
  /** Who comes to hand when one is placed; nobody when left out. */
  next?(s: S, f: Frame<Args, Local>, placed: UnitId): UnitId | null
  /** Who came to hand by itself may be named all the same: older games did so. */
  readonly mayRepeat?: true
}

/** How many of each group stand: 'Italian 3 of 14'; those that are complete come last. */
export function progressBy(
  units: readonly UnitId[],
  groupOf: (unit: UnitId) => string,
  isPlaced: (unit: UnitId) => boolean,
): readonly string[] {
  const groups = new Map<string, { placed: number; all: number }>()
  for (const unit of units) {
    const group = groups.get(groupOf(unit)) ?? { placed: 0, all: 0 }
    groups.set(groupOf(unit), { placed: group.placed + (isPlaced(unit) ? 1 : 0), all: group.all + 1 })
  }
  return [...groups]
    .sort(([, a], [, b]) => Number(a.placed === a.all) - Number(b.placed === b.all))
    .map(([name, { placed, all }]) => `${name} ${placed} of ${all}`)
}

/** Placing units one by one: the answers `pick` and `to`. */
export function deploying<S extends GameState, Args extends Json, Local extends Notes>(
  of: DeployRules<S, Args, Local>,
): { readonly pick: Answer<S, Args, Local>; readonly to: Answer<S, Args, Local> } {
  return {
    pick: ofUnit<S, Args, Local>({
      intent: 'pick',
      title: 'Units',
      among: (known, f) => of.units(known, f),
      whyNot: (known, f, unit) =>
        firstOf(
          () => f.local.picked === unit && of.mayRepeat !== true && refusal(of.rule, 'it is picked already', { unit }),
          () => of.whyNotPick(known, f, unit),
        ),
      label: of.unitLabel,
      do(_s, f, unit) {
        f.local.picked = unit
      },
    }),
    to: ofHex<S, Args, Local>({
      intent: 'act',
      title: 'Destinations',
      among: (known, f) => (f.local.picked === null ? [] : of.hexes(known, f, f.local.picked)),
      whyNot: (known, f, hex) =>
        f.local.picked === null ? refusal(of.rule, 'pick a unit first') : of.whyNotTo(known, f, f.local.picked, hex),
      label: of.hexLabel,
      path: (known, f, hex) => (f.local.picked === null ? null : (of.path?.(known, f, f.local.picked, hex) ?? null)),
      do(s, f, hex, go) {
        const { picked } = f.local
        if (picked === null) return
        f.local.picked = null
        of.place(s, f, picked, hex, go)
        f.local.picked = of.next?.(s, f, picked) ?? null
      },
    }),
  }
}

import { type Answer, type Objection, ofHex, ofUnit, plain } from '../engine/answer'
import type { Frame, GameState } from '../engine/state'
import { type Flow, firstOf, refusal } from '../engine/step'
import type { HexId, RuleId, UnitId } from '../ids'
import type { Json } from '../json'
import { toggled } from './lists'

/** An attack that is being put together. */
export type Declared = { target: HexId | null; joined: readonly UnitId[] }

type Notes = Declared & { [note: string]: Json }

export interface DeclareRules<S extends GameState, Args extends Json, Local extends Notes> {
  /** Named when no target is picked, or nobody attacks. */
  readonly rule: RuleId
  targets(known: S, f: Frame<Args, Local>): Iterable<HexId>
  whyNotTarget(known: S, f: Frame<Args, Local>, hex: HexId): Objection
  /** Who might take part. */
  candidates(known: S, f: Frame<Args, Local>, target: HexId): readonly UnitId[]
  whyNotJoin(known: S, f: Frame<Args, Local>, unit: UnitId, target: HexId): Objection
  /** Who takes part unless withheld: all who can when left out. */
  usual?(known: S, f: Frame<Args, Local>, target: HexId): readonly UnitId[]
  whyNotLaunch?(known: S, f: Frame<Args, Local>, target: HexId): Objection
  targetLabel(hex: HexId, known: S, f: Frame<Args, Local>): string
  joinLabel(unit: UnitId, isIn: boolean, known: S): string
  /** Dice fall at once. */
  readonly seals?: true
  launchLabel(target: HexId, known: S, f: Frame<Args, Local>): string
  launch(s: S, f: Frame<Args, Local>, target: HexId, joined: readonly UnitId[], go: Flow<S>): void
}

/** Naming a target, adding and withholding units, launching: the answers `target`, `join` and `launch`. */
export function declaring<S extends GameState, Args extends Json, Local extends Notes>(
  of: DeclareRules<S, Args, Local>,
): {
  readonly target: Answer<S, Args, Local>
  readonly join: Answer<S, Args, Local>
  readonly launch: Answer<S, Args, Local>
} {
  type F = Frame<Args, Local>
  const usual = (known: S, f: F, target: HexId): readonly UnitId[] =>
    of.usual?.(known, f, target) ??
    of.candidates(known, f, target).filter(unit => firstOf(() => of.whyNotJoin(known, f, unit, target)).length === 0)
  const noTarget = () => refusal(of.rule, 'pick a target first')
  return {
    target: ofHex<S, Args, Local>({
      intent: 'pick',
      title: 'Targets',
      among: (known, f) => of.targets(known, f),
      whyNot: (known, f, hex) =>
        firstOf(
          () => f.local.target === hex && refusal(of.rule, 'it is the target already', { hex }),
          () => of.whyNotTarget(known, f, hex),
        ),
      label: of.targetLabel,
      do(s, f, hex) {
        f.local.target = hex
        f.local.joined = usual(s, f, hex)
      },
    }),
    join: ofUnit<S, Args, Local>({
      intent: 'pick',
      title: 'Units to take part',
      among: (known, f) => (f.local.target === null ? [] : of.candidates(known, f, f.local.target)),
      whyNot(known, f, unit) {
        const { target, joined } = f.local
        if (target === null) return noTarget()
        return !joined.includes(unit) && of.whyNotJoin(known, f, unit, target)
      },
      label: (unit, known, f) => of.joinLabel(unit, f.local.joined.includes(unit), known),
      do(_s, f, unit) {
        f.local.joined = toggled(f.local.joined, unit)
      },
    }),
    launch: plain<S, Args, Local>({
      intent: 'act',
      ...(of.seals ? { seals: true } : {}),
      whyNot(known, f) {
        const { target, joined } = f.local
        if (target === null) return noTarget()
        return firstOf(
          () => joined.length === 0 && refusal(of.rule, 'nobody attacks'),
          () => of.whyNotLaunch?.(known, f, target) ?? null,
        )
      },
      label: (known, f) => (f.local.target === null ? '' : of.launchLabel(f.local.target, known, f)),
      do(s, f, go) {
        const { target, joined } = f.local
        if (target === null) return
        f.local.target = null
        f.local.joined = []
        of.launch(s, f, target, joined, go)
      },
    }),
  }
}

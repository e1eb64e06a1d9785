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
  /** Why one who takes part may not be withheld; left out: nobody must attack. */
  whyNotWithhold?(known: S, f: Frame<Args, Local>, unit: UnitId): Objection
  /** Who takes part unless withheld: all who can when left out. */
  usual?(known: S, f: Frame<Args, Local>, target: HexId): readonly UnitId[]
  /** Those who take part and add nothing: the odds are as good without them. */
  spare?(known: S, f: Frame<Args, Local>, target: HexId): readonly UnitId[]
  /** Where a unit stands, and what its hex is called: whole stacks can then be added and withheld. */
  readonly stacks?: { hexOf(known: S, unit: UnitId): HexId | null; hexName(hex: HexId): string }
  whyNotLaunch?(known: S, f: Frame<Args, Local>, target: HexId): Objection
  targetLabel(hex: HexId, known: S, f: Frame<Args, Local>): string
  joinLabel(unit: UnitId, isIn: boolean, known: S): string
  /** Dice fall at once. */
  readonly seals?: true
  launchLabel(target: HexId, known: S, f: Frame<Args, Local>): string
  launch(s: S, f: Frame<Args, Local>, target: HexId, joined: readonly UnitId[], go: Flow<S>): void
}

/** Naming a target, adding and withholding units, stacks and all to spare, launching. */
export function declaring<S extends GameState, Args extends Json, Local extends Notes>(
  of: DeclareRules<S, Args, Local>,
): {
  readonly target: Answer<S, Args, Local>
  readonly join: Answer<S, Args, Local>
  readonly stack: Answer<S, Args, Local>
  readonly trim: Answer<S, Args, Local>
  readonly launch: Answer<S, Args, Local>
} {
  type F = Frame<Args, Local>
  const usual = (known: S, f: F, target: HexId): readonly UnitId[] =>
    of.usual?.(known, f, target) ??
    of.candidates(known, f, target).filter(unit => firstOf(() => of.whyNotJoin(known, f, unit, target)).length === 0)
  const noTarget = () => refusal(of.rule, 'pick a target first')
  const whyNotToggle = (known: S, f: F, unit: UnitId): Objection => {
    const { target, joined } = f.local
    if (target === null) return noTarget()
    return joined.includes(unit) ? (of.whyNotWithhold?.(known, f, unit) ?? null) : of.whyNotJoin(known, f, unit, target)
  }
  const canToggle = (known: S, f: F) => (unit: UnitId) => firstOf(() => whyNotToggle(known, f, unit)).length === 0
  const candidates = (known: S, f: F): readonly UnitId[] =>
    f.local.target === null ? [] : of.candidates(known, f, f.local.target)
  /** A stack's members that would change: who is in goes out, or, where nobody is in, all come in. */
  const stackToggled = (known: S, f: F, hex: HexId): readonly UnitId[] => {
    const there = candidates(known, f).filter(unit => of.stacks?.hexOf(known, unit) === hex)
    const isIn = (unit: UnitId) => f.local.joined.includes(unit)
    return there.filter(unit => isIn(unit) === there.some(isIn)).filter(canToggle(known, f))
  }
  const spare = (known: S, f: F): readonly UnitId[] =>
    f.local.target === null ? [] : (of.spare?.(known, f, f.local.target) ?? []).filter(canToggle(known, f))
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
      title: 'Units for the attack',
      among: candidates,
      whyNot: whyNotToggle,
      label: (unit, known, f) => of.joinLabel(unit, f.local.joined.includes(unit), known),
      do(_s, f, unit) {
        f.local.joined = toggled(f.local.joined, unit)
      },
    }),
    stack: ofHex<S, Args, Local>({
      intent: 'pick',
      title: 'Whole stacks',
      among: (known, f) => new Set(candidates(known, f).flatMap(unit => of.stacks?.hexOf(known, unit) ?? [])),
      whyNot: (known, f, hex) =>
        firstOf(
          () => f.local.target === null && noTarget(),
          () =>
            stackToggled(known, f, hex).length < 2 &&
            refusal(of.rule, 'no stack there can be added or withheld', { hex }),
        ),
      label(hex, known, f) {
        const units = stackToggled(known, f, hex)
        const isIn = units.some(unit => f.local.joined.includes(unit))
        return `${isIn ? 'Withhold' : 'Add'} all ${units.length} in ${of.stacks?.hexName(hex) ?? ''}`
      },
      do(s, f, hex) {
        for (const unit of stackToggled(s, f, hex)) f.local.joined = toggled(f.local.joined, unit)
      },
    }),
    trim: plain<S, Args, Local>({
      intent: 'pick',
      whyNot: (known, f) => spare(known, f).length === 0 && refusal(of.rule, 'nobody is to spare'),
      label: (known, f) => `Withhold ${spare(known, f).length} to spare`,
      do(s, f) {
        const out = spare(s, f)
        f.local.joined = f.local.joined.filter(unit => !out.includes(unit))
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

import { type Answer, type Objection, ofHex, ofUnit, plain } from '../engine/answer'
import type { Frame, GameState } from '../engine/state'
import { type Action, type Flow, firstOf, refusal } from '../engine/step'
import type { HexId, RuleId, UnitId } from '../ids'
import type { Json } from '../json'
import { toggled } from './lists'

/** Those who have been named to go. */
export type Going = { going: readonly UnitId[] }

type Notes = Going & { [note: string]: Json }

export interface AdvanceRules<S extends GameState, Args extends Json, Local extends Notes> {
  readonly rule: RuleId
  /** Whom the choice is among. */
  units(known: S, f: Frame<Args, Local>): readonly UnitId[]
  /** Why a unit may not be added to those named. */
  whyNotAdd(known: S, f: Frame<Args, Local>, unit: UnitId): Objection
  /** Why those named may not go. */
  whyNotGo(known: S, f: Frame<Args, Local>): Objection
  /** The hex that was won. */
  hexOf(known: S, f: Frame<Args, Local>): HexId
  nameOf(unit: UnitId): string
  /** As short as it stands on the counter. */
  shortNameOf(unit: UnitId): string
  /** Who goes first where there is no room for all; as listed when left out. */
  worthOf?(known: S, unit: UnitId): number
  /** Moves them and ends the step. */
  advance(s: S, f: Frame<Args, Local>, units: readonly UnitId[], go: Flow<S>): void
}

/** All who may go together, the most worth first. */
function mostTogether<S extends GameState, Args extends Json, Local extends Notes>(
  of: AdvanceRules<S, Args, Local>,
  known: S,
  f: Frame<Args, Local>,
): readonly UnitId[] {
  const worth = (unit: UnitId) => of.worthOf?.(known, unit) ?? 0
  const order = [...of.units(known, f)].sort((a, b) => worth(b) - worth(a))
  const going: UnitId[] = []
  for (const unit of order) {
    const now = { ...f, local: { ...f.local, going } }
    if (firstOf(() => of.whyNotAdd(known, now, unit)).length === 0) going.push(unit)
  }
  return firstOf(() => of.whyNotGo(known, { ...f, local: { ...f.local, going } })).length === 0 ? going : []
}

/** 'Advance with 9 Pz', 'Advance with all 4'; with fewer than could: 'Advance with 2'. */
function advanceWords<S extends GameState, Args extends Json, Local extends Notes>(
  of: AdvanceRules<S, Args, Local>,
  going: readonly UnitId[],
  most: number,
): string {
  const [first] = going
  if (first !== undefined && going.length === 1) return `Advance with ${of.shortNameOf(first)}`
  return going.length === most ? `Advance with all ${most}` : `Advance with ${going.length}`
}

/** What Enter does: those named go, else all who may. */
export function advancePrimary<S extends GameState, Args extends Json, Local extends Notes>(
  of: AdvanceRules<S, Args, Local>,
  known: S,
  f: Frame<Args, Local>,
): Action | null {
  if (f.local.going.length > 0) return firstOf(() => of.whyNotGo(known, f)).length === 0 ? { kind: 'go' } : null
  return mostTogether(of, known, f).length > 0 ? { kind: 'all', hex: of.hexOf(known, f) } : null
}

/**
 * Units of a victorious force are named one by one, then go together; or the emptied hex is pointed at, and all who may go; or
 * nobody does: the answers `join`, `go`, `all` and `stay`.
 */
export function advancing<S extends GameState, Args extends Json, Local extends Notes>(
  of: AdvanceRules<S, Args, Local>,
): {
  readonly join: Answer<S, Args, Local>
  readonly go: Answer<S, Args, Local>
  readonly all: Answer<S, Args, Local>
  readonly stay: Answer<S, Args, Local>
} {
  return {
    join: ofUnit<S, Args, Local>({
      intent: 'pick',
      title: 'Who advances',
      among: (known, f) => of.units(known, f),
      whyNot: (known, f, unit) => !f.local.going.includes(unit) && of.whyNotAdd(known, f, unit),
      label: (unit, _known, f) => `${of.nameOf(unit)} ${f.local.going.includes(unit) ? 'stays' : 'advances'}`,
      do(_s, f, unit) {
        f.local.going = toggled(f.local.going, unit)
      },
    }),
    go: plain<S, Args, Local>({
      intent: 'act',
      label: (known, f) =>
        advanceWords(of, f.local.going, mostTogether(of, known, { ...f, local: { ...f.local, going: [] } }).length),
      whyNot: (known, f) => of.whyNotGo(known, f),
      do: (s, f, go) => of.advance(s, f, f.local.going, go),
    }),
    all: ofHex<S, Args, Local>({
      intent: 'act',
      title: 'Advance',
      among: (known, f) => [of.hexOf(known, f)],
      whyNot: (known, f, hex) =>
        firstOf(
          () => hex !== of.hexOf(known, f) && refusal(of.rule, 'this is not the hex that was won', { hex }),
          () => f.local.going.length > 0 && refusal(of.rule, 'those who advance have been named', { hex }),
          () => mostTogether(of, known, f).length === 0 && refusal(of.rule, 'nobody may advance', { hex }),
        ),
      label(_hex, known, f) {
        const going = mostTogether(of, known, f)
        return advanceWords(of, going, going.length)
      },
      do: (s, f, _hex, go) => of.advance(s, f, mostTogether(of, s, f), go),
    }),
    stay: plain<S, Args, Local>({
      intent: 'pass',
      label: 'Nobody advances',
      leaves: (known, f) => (canAnyGo(of, known, f) ? 'the hex that was won' : null),
      do: (_s, _f, go) => go.end(),
    }),
  }
}

/** Whether anybody may be named at all; otherwise the step should vanish. */
export const canAnyGo = <S extends GameState, Args extends Json, Local extends Notes>(
  of: AdvanceRules<S, Args, Local>,
  known: S,
  f: Frame<Args, Local>,
): boolean => of.units(known, f).some(unit => firstOf(() => of.whyNotAdd(known, f, unit)).length === 0)

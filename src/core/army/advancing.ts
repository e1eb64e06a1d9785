import { type Answer, type Objection, ofUnit, plain } from '../engine/answer'
import type { Frame, GameState } from '../engine/state'
import { type Flow, firstOf } from '../engine/step'
import type { UnitId } from '../ids'
import type { Json } from '../json'
import { toggled } from './lists'

/** Those who have been named to go. */
export type Going = { going: readonly UnitId[] }

type Notes = Going & { [note: string]: Json }

export interface AdvanceRules<S extends GameState, Args extends Json, Local extends Notes> {
  /** Whom the choice is among. */
  units(known: S, f: Frame<Args, Local>): readonly UnitId[]
  /** Why a unit may not be added to those named. */
  whyNotAdd(known: S, f: Frame<Args, Local>, unit: UnitId): Objection
  /** Why those named may not go. */
  whyNotGo(known: S, f: Frame<Args, Local>): Objection
  nameOf(unit: UnitId): string
  goLabel(known: S, f: Frame<Args, Local>): string
  /** Moves them and ends the step. */
  advance(s: S, f: Frame<Args, Local>, units: readonly UnitId[], go: Flow<S>): void
}

/** Units of a victorious force are named one by one, then go together, or all stay: the answers `join`, `go` and `stay`. */
export function advancing<S extends GameState, Args extends Json, Local extends Notes>(
  of: AdvanceRules<S, Args, Local>,
): {
  readonly join: Answer<S, Args, Local>
  readonly go: Answer<S, Args, Local>
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
      label: (known, f) => of.goLabel(known, f),
      whyNot: (known, f) => of.whyNotGo(known, f),
      do: (s, f, go) => of.advance(s, f, f.local.going, go),
    }),
    stay: plain<S, Args, Local>({
      intent: 'pass',
      label: 'Stay',
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

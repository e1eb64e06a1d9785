import type { Frame, GameState } from '../engine/state'
import type { Choice, Flow, Prompt, Refusal, Step } from '../engine/step'
import type { UnitId } from '../ids'
import type { Json } from '../json'
import type { Shape } from '../save/shape'
import { toggled, unitOfAction } from './automatic-step'

/** Those who have been named to go. */
export type Going = { going: UnitId[] }

/** Units of a victorious force are named one by one, then go together, or all stay. */
export interface AdvanceRules<S extends GameState, Args extends Json> {
  readonly args: Shape<Args>
  readonly local: Shape<Going>
  /** Whom the choice is among. */
  units(args: Args): readonly UnitId[]
  /** Why a unit may not be added to those named. */
  whyNotAdd(known: S, f: Frame<Args, Going>, id: UnitId): readonly Refusal[]
  /** Why those named may not go. */
  whyNotGo(known: S, f: Frame<Args, Going>): readonly Refusal[]
  /** Whether there is anything to choose; otherwise the step vanishes. */
  canBegin(s: S, f: Frame<Args, Going>): boolean
  prompt(known: S, f: Frame<Args, Going>): Prompt
  nameOf(id: UnitId): string
  goLabel(f: Frame<Args, Going>): string
  /** Moves them and ends the step. */
  advance(s: S, f: Frame<Args, Going>, units: readonly UnitId[], go: Flow): void
}

export function advanceStep<S extends GameState, Args extends Json>(
  rules: AdvanceRules<S, Args>,
): Step<S, Args, Going> {
  const whyNotToggle = (s: S, f: Frame<Args, Going>, id: UnitId): readonly Refusal[] =>
    f.local.going.includes(id) ? [] : rules.whyNotAdd(s, f, id)
  return {
    args: rules.args,
    local: rules.local,
    fresh: () => ({ going: [] }),
    answers: { join: ['unit'], go: [], stay: [] },
    enter(s, f, go) {
      if (!rules.canBegin(s, f)) go.end()
    },
    prompt: rules.prompt,
    *choices(s, f): Iterable<Choice> {
      for (const unit of rules.units(f.args))
        if (whyNotToggle(s, f, unit).length === 0)
          yield {
            action: { kind: 'join', unit },
            label: `${rules.nameOf(unit)} ${f.local.going.includes(unit) ? 'stays' : 'advances'}`,
          }
      if (rules.whyNotGo(s, f).length === 0) yield { action: { kind: 'go' }, label: rules.goLabel(f) }
      yield { action: { kind: 'stay' }, label: 'Stay' }
    },
    check(s, f, a) {
      if (a.kind === 'stay') return []
      return a.kind === 'go' ? rules.whyNotGo(s, f) : whyNotToggle(s, f, unitOfAction(a))
    },
    apply(s, f, a, go) {
      if (a.kind === 'stay') go.end()
      else if (a.kind === 'go') rules.advance(s, f, [...f.local.going], go)
      else f.local.going = toggled(f.local.going, unitOfAction(a))
    },
  }
}

import type { Frame, GameState } from '../engine/state'
import type { Flow, Forecast, Prompt, Step } from '../engine/step'
import type { Json } from '../json'

type Answer<S, F> = { readonly kind: string; readonly label: string | ((known: S, f: F) => string) }

/** A decision with two answers, both always open: to commit something or to keep it, to go on or to break off. */
export interface EitherOr<S extends GameState, Args extends Json> {
  readonly args?: Step<S, Args>['args']
  readonly yes: Answer<S, Frame<Args>>
  readonly no: Answer<S, Frame<Args>>
  enter?(s: S, f: Frame<Args>, go: Flow): void
  prompt(known: S, f: Frame<Args>): Prompt
  /** What follows; the step ends by itself with the answer, true for yes. */
  decide(s: S, f: Frame<Args>, isYes: boolean, go: Flow): void
  forecast?(known: S, f: Frame<Args>): Forecast | null
}

export function eitherOr<S extends GameState, Args extends Json = null>(of: EitherOr<S, Args>): Step<S, Args> {
  const { args, yes, no, enter, forecast } = of
  const labelOf = ({ label }: typeof yes, s: S, f: Frame<Args>) => (typeof label === 'string' ? label : label(s, f))
  return {
    ...(args ? { args } : {}),
    ...(enter ? { enter } : {}),
    ...(forecast ? { forecast } : {}),
    answers: { [yes.kind]: [], [no.kind]: [] },
    prompt: of.prompt,
    *choices(s, f) {
      for (const each of [yes, no]) yield { action: { kind: each.kind }, label: labelOf(each, s, f) }
    },
    check: () => [],
    apply(s, f, a, go) {
      const isYes = a.kind === yes.kind
      of.decide(s, f, isYes, go)
      go.end(isYes)
    },
  }
}

import type { Frame, GameState } from '../engine/state'
import type { Ask, Flow, Prompt, Step } from '../engine/step'
import type { Shape } from '../save/shape'
import { automatic } from './automatic-step'

/**
 * Plays stages in order, up to the first that asks somebody. `next` is noted before a stage is played, so that play goes on
 * behind it; the last stage is played again until `play` says with null that all is over. True when it is.
 */
export function playStages<Stage extends string>(
  stages: readonly Stage[],
  local: { next: Stage },
  go: Pick<Flow, 'ask'>,
  play: (stage: Stage) => readonly Ask[] | null,
): boolean {
  for (;;) {
    const stage = local.next
    local.next = stages[stages.indexOf(stage) + 1] ?? stage
    const asks = play(stage)
    if (asks === null) return true
    if (asks.length === 0) continue
    go.ask(...asks)
    return false
  }
}

/** A game turn that runs by itself, stage by stage, and asks for every decision in it. */
export interface TurnRules<S extends GameState, Stage extends string, Local extends { next: Stage | 'end' }> {
  readonly stages: readonly Stage[]
  readonly local: Shape<Local>
  fresh(): Local
  readonly prompt: Prompt
  begin(s: S, go: Flow): void
  /** What a stage does at once, and what it asks. */
  play(s: S, stage: Stage, go: Flow, f: Frame<null, Local>): readonly Ask[]
  /** The next turn, or the end of the game. */
  end(s: S, go: Flow): void
}

export function stagedTurn<S extends GameState, Stage extends string, Local extends { next: Stage | 'end' }>(
  rules: TurnRules<S, Stage, Local>,
): Step<S, null, Local> {
  const stages = [...rules.stages, 'end' as const]
  const run = (s: S, f: Frame<null, Local>, go: Flow): void => {
    const isOver = playStages<Stage | 'end'>(stages, f.local, go, stage =>
      stage === 'end' ? null : rules.play(s, stage, go, f),
    )
    if (isOver) rules.end(s, go)
  }
  return {
    ...automatic,
    local: rules.local,
    fresh: () => rules.fresh(),
    prompt: () => rules.prompt,
    enter(s, f, go) {
      rules.begin(s, go)
      run(s, f, go)
    },
    resume(s, f, _value, go) {
      if (go.pending === 0) run(s, f, go)
    },
  }
}

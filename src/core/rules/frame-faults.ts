import type { Frame, GameState } from '../engine/state'

/** What a decision on the stack stands on: a file or an edit by hand may have taken it away. */
export type FrameNeeds<S> = { readonly [step: string]: (s: S, f: Frame) => boolean }

/**
 * What is wrong with the decisions on the stack. Steps of a battle need one to be fought; of the others only the decision owed
 * now must be answerable, as those below wait for it.
 */
export function framesAtFault<S extends GameState>(
  s: S,
  needs: FrameNeeds<S>,
  battle: { readonly steps: readonly string[]; readonly isFought: boolean; readonly called?: string },
): string[] {
  const found = s.frames
    .filter(frame => frame.entered && battle.steps.includes(frame.step) && !battle.isFought)
    .map(frame => `'${frame.step}' is asked without a ${battle.called ?? 'battle'}`)
  const owed = s.frames.at(-1)
  if (owed?.entered && needs[owed.step]?.(s, owed) === false) found.push(`'${owed.step}' has nothing to decide`)
  return found
}

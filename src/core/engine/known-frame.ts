import type { Json } from '../json'
import type { Frame, GameState } from './state'
import type { Step } from './step'

/** Whether what the step noted down is kept from the viewer: its frame stands there, without arguments and notes. */
export const isCovered = <S extends GameState, Args extends Json, Local extends Json>(
  step: Step<S, Args, Local>,
  frame: Frame,
): boolean => (step.args !== undefined && frame.args === null) || (step.local !== undefined && frame.local === null)

/** The uppermost frame of a step with what it has noted down; null: there is none, or its notes are not for the viewer. */
export function knownFrame<S extends GameState, Args extends Json, Local extends Json>(
  known: S,
  name: string,
  step: Step<S, Args, Local>,
): Frame<Args, Local> | null {
  const frame = known.frames.findLast(each => each.step === name)
  // The step's own shapes have read the frame from the file, or the step has made it.
  return frame === undefined || isCovered(step, frame) ? null : (frame as Frame<Args, Local>)
}

import type { Json } from '../json'
import { type Frame, type GameState, owedFrame } from './state'
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

type FrameOf<X> = X extends Step<infer _S, infer Args, infer Local> ? Frame<Args, Local> : never

/** Frames read by the names of their steps, each with the args and notes that its step says it has; none that is covered. */
export function framesOf<Steps extends { readonly [name: string]: Step<never> }>(steps: Steps) {
  type Name = keyof Steps & string
  const isOf = (frame: Frame | null | undefined, name: Name): boolean =>
    frame?.step === name && !isCovered(steps[name] as unknown as Step<GameState>, frame)
  return {
    /** The decision that is owed, if it is of this step. */
    owed<Of extends Name>(s: GameState, name: Of): FrameOf<Steps[Of]> | null {
      const frame = owedFrame(s)
      return isOf(frame, name) ? (frame as Frame as FrameOf<Steps[Of]>) : null
    },
    /** The topmost frame of this step. */
    topmost<Of extends Name>(s: GameState, name: Of): FrameOf<Steps[Of]> | null {
      const frame = s.frames.findLast(each => isOf(each, name))
      return frame === undefined ? null : (frame as Frame as FrameOf<Steps[Of]>)
    },
    /** Every frame of this step, the lowest first. */
    all<Of extends Name>(s: GameState, name: Of): readonly FrameOf<Steps[Of]>[] {
      return s.frames.filter(each => isOf(each, name)) as readonly Frame[] as readonly FrameOf<Steps[Of]>[]
    },
  }
}

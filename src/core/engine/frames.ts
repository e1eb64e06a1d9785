import { type Frame, type GameState, owedFrame } from './state'
import type { Step } from './step'

type FrameOf<X> = X extends Step<infer _S, infer Args, infer Local> ? Frame<Args, Local> : never

/** Frames read by the names of their steps, each with the args and notes that its step says it has. */
export function framesOf<Steps extends object>(_steps: Steps) {
  type Name = keyof Steps & string
  return {
    /** The decision that is owed, if it is of this step. */
    owed<Of extends Name>(s: GameState, name: Of): FrameOf<Steps[Of]> | null {
      const frame = owedFrame(s)
      return frame?.step === name ? (frame as Frame as FrameOf<Steps[Of]>) : null
    },
    /** The topmost frame of this step. */
    topmost<Of extends Name>(s: GameState, name: Of): FrameOf<Steps[Of]> | null {
      const frame = s.frames.findLast(each => each.step === name)
      return frame === undefined ? null : (frame as Frame as FrameOf<Steps[Of]>)
    },
    /** Every frame of this step, the lowest first. */
    all<Of extends Name>(s: GameState, name: Of): readonly FrameOf<Steps[Of]>[] {
      return s.frames.filter(each => each.step === name) as readonly Frame[] as readonly FrameOf<Steps[Of]>[]
    },
  }
}

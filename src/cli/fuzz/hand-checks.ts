import type { Engine, Moved } from '../../core/engine/engine'
import { type GameState, isFreeToTakeBack, owedFrame } from '../../core/engine/state'
import type { Action } from '../../core/engine/step'

/** What a step says of an answer is true: the screen asks twice or not by it, without trying the answer first. */
export function handFaults<S extends GameState>(engine: Engine<S>, s: S, action: Action, moved: Moved<S>): string[] {
  const step = owedFrame(s)?.step ?? ''
  const told = engine.game.steps[step]?.kinds?.[action.kind]
  const isFree = isFreeToTakeBack(s, moved.state)
  if (told?.seals === true && isFree) return [`hand: '${action.kind}' of '${step}' says that it seals and does not`]
  const isHand = told?.intent === 'pick' || told?.intent === 'cancel'
  return isHand && !isFree ? [`hand: '${action.kind}' of '${step}' is '${told.intent}' and cannot be taken back`] : []
}

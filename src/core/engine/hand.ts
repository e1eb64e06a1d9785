import type { HexId } from '../ids'
import { isCovered } from './frames'
import type { Focus } from './game-look'
import type { GameModule, Viewer } from './module'
import { type Frame, type GameState, owedFrame } from './state'
import type { Action, AnswerInfo, BattleStage, Step, Unmoved } from './step'

const NO_FOCUS: Focus = { hand: [], targets: [], from: [] }

type Owed<S extends GameState> = { readonly step: Step<S>; readonly frame: Frame }

/** The decision that is owed in a position as somebody may know it; null where its notes are not for these eyes. */
function owedStep<S extends GameState>(game: Pick<GameModule<S>, 'steps'>, known: S): Owed<S> | null {
  const frame = owedFrame(known)
  const step = frame === null ? undefined : game.steps[frame.step]
  return frame === null || step === undefined || isCovered(step, frame) ? null : { step, frame }
}

/** Who may look while a decision is asked: both, unless its step is private. */
export const viewerOf = <S extends GameState>(
  { steps }: Pick<GameModule<S>, 'steps'>,
  { step, side }: Frame,
): Viewer => (steps[step]?.seat === 'private' ? side : 'table')

/** What is in hand and aimed at. Those in hand start from where they stand unless the step says otherwise. */
export function focusOf<S extends GameState>(game: GameModule<S>, known: S): Focus {
  const owed = owedStep(game, known)
  const told = owed === null ? game.look?.onlooking?.(known) : owed.step.focus?.(known, owed.frame)
  if (told === undefined) return NO_FOCUS
  const { hand = [], targets = [] } = told
  return { hand, targets, from: told.from ?? hexesUnder(game, known, hand) }
}

function hexesUnder<S extends GameState>(game: GameModule<S>, known: S, units: Focus['hand']): HexId[] {
  const found = new Set<HexId>()
  for (const unit of units) {
    const spot = game.look?.spot(known, unit)
    if (spot?.is === 'hex') found.add(spot.hex)
  }
  return [...found]
}

/** The way an answer would take, hex by hex. */
export function pathOf<S extends GameState>(game: GameModule<S>, known: S, action: Action): readonly HexId[] | null {
  const owed = owedStep(game, known)
  return owed?.step.path?.(known, owed.frame, action) ?? null
}

/** What the hand is told of a kind of answer to the decision that is owed. */
export function answerInfo<S extends GameState>(game: GameModule<S>, known: S, kind: string): AnswerInfo | null {
  const kinds = game.steps[owedFrame(known)?.step ?? '']?.kinds ?? {}
  return Object.hasOwn(kinds, kind) ? (kinds[kind] ?? null) : null
}

/** What Enter and the foot button do; null: nothing. */
export function primaryOf<S extends GameState>(game: GameModule<S>, known: S): Action | null {
  const owed = owedStep(game, known)
  const told = owed?.step.primary?.(known, owed.frame) ?? null
  return typeof told === 'string' ? { kind: told } : told
}

/** Who could still act in this phase and has not. */
export function unmovedOf<S extends GameState>(game: GameModule<S>, known: S): readonly Unmoved[] {
  const owed = owedStep(game, known)
  return owed?.step.unmoved?.(known, owed.frame) ?? []
}

/** What the chances of the answers take for granted; null: nothing is left to be decided, or nothing is said of it. */
export const takingOf = <S extends GameState>(game: Pick<GameModule<S>, 'steps'>, known: S): string | null =>
  game.steps[owedFrame(known)?.step ?? '']?.taking ?? null

/** Where the decision that is owed stands in a battle. Those who look on ask too, so a step's `battle` reads no notes that it hides. */
export function battleStageOf<S extends GameState>(game: Pick<GameModule<S>, 'steps'>, known: S): BattleStage | null {
  const frame = owedFrame(known)
  return frame === null ? null : (game.steps[frame.step]?.battle?.(known, frame) ?? null)
}

/**
 * What is wrong with the decisions on the stack: one that asks about a battle where none is fought, or an owed one with nothing to
 * decide. Those below wait for the answer, so they are not asked.
 */
export function frameFaults<S extends GameState>(
  steps: GameModule<S>['steps'],
  s: S,
  battle: { readonly isFought: boolean; readonly called?: string },
): string[] {
  const faults: string[] = []
  for (const frame of s.frames)
    if (frame.entered && !battle.isFought && steps[frame.step]?.battle?.(s, frame)?.fought === true)
      faults.push(`'${frame.step}' is asked without a ${battle.called ?? 'battle'}`)
  const owed = s.frames.at(-1)
  if (owed?.entered && steps[owed.step]?.needs?.(s, owed) === false) faults.push(`'${owed.step}' has nothing to decide`)
  return faults
}

import type { Side } from '../ids'
import type { Json } from '../json'
import { viewerOf } from './hand'
import type { GameModule } from './module'
import type { Frame, GameState } from './state'
import type { Action, Refusal } from './step'

/** The kind of action by which an answer is given for more than one question, or by which that is ended. */
export const STANDING = 'standing'

/** How long an answer stands: to the end of the battle it is asked in, of the phase, or of the turn. */
export const TERMS = ['battle', 'phase', 'turn'] as const
export type Term = (typeof TERMS)[number]

/** A way in which an answer may be given for all questions of its kind to come, as its step offers it. */
export type StandingOffer = {
  /** Its name in files; a question to come is answered where it makes an offer of the same name. */
  readonly id: string
  readonly term: Term
  /** The answer it gives. */
  readonly answer: string
  /** As a button says it: 'No CAS in this phase'. */
  readonly label: string
  /** false: this question is not one that it answers, though later ones may be. */
  readonly applies: boolean
}

/** An answer that stands, as a position keeps it. */
export type Standing = {
  readonly side: Side
  readonly step: string
  readonly offer: string
  readonly term: Term
  readonly label: string
  /** When it was given: it ends with this turn, this phase, or the frame that asked. */
  readonly turn: number
  readonly stage: string | null
  readonly under: number
}

/** Nobody keeps more in mind. */
export const MOST_STANDING = 20

export const standingOf = (s: GameState): readonly Standing[] => s.standing ?? []

/** Whether anything in a position is hidden from a side. */
const hasSecrets = <S extends GameState>(game: GameModule<S>, s: S): boolean =>
  game.secretsIn?.(s) ?? game.otherTruth !== undefined

/** What may be made to stand at a decision. Both read what stands, so that nothing does that is asked behind a curtain. */
export function offersOf<S extends GameState>(game: GameModule<S>, s: S): readonly StandingOffer[] {
  const frame = s.outcome === null ? s.frames.at(-1) : undefined
  const step = frame === undefined ? undefined : game.steps[frame.step]
  if (frame === undefined || step?.standing === undefined) return []
  if (step.seat === 'private' && hasSecrets(game, s)) return []
  const known = game.view(s, viewerOf(game, frame))
  return step.standing(known, known.frames.at(-1) ?? frame)
}

const isOver = <S extends GameState>(game: GameModule<S>, s: S, each: Standing): boolean => {
  if (each.turn !== s.turn) return true
  if (each.term === 'turn') return false
  if (each.stage !== (game.stageOf?.(s) ?? null)) return true
  return each.term === 'battle' && s.frames.length <= each.under
}

/** Without those whose time is over; the field goes with the last of them. */
export function endStanding<S extends GameState>(game: GameModule<S>, s: S): void {
  if (s.standing === undefined) return
  const left = s.outcome === null ? s.standing.filter(each => !isOver(game, s, each)) : []
  keep(s, left)
}

function keep(s: GameState, left: readonly Standing[]): void {
  if (left.length === 0) delete s.standing
  else if (left.length !== s.standing?.length) s.standing = left
}

/** The answer that stands for the decision that is owed, if there is one and the rules allow it. */
export function standingAnswer<S extends GameState>(
  game: GameModule<S>,
  s: S,
): { readonly action: Action; readonly standing: Standing } | null {
  const frame = s.frames.at(-1)
  const step = frame === undefined ? undefined : game.steps[frame.step]
  const mine = standingOf(s).filter(each => each.side === frame?.side && each.step === frame.step)
  if (frame === undefined || step === undefined || mine.length === 0) return null
  const known = game.view(s, viewerOf(game, frame))
  const shown = known.frames.at(-1) ?? frame
  for (const offer of offersOf(game, s)) {
    const standing = mine.find(each => each.offer === offer.id)
    const action = { kind: offer.answer }
    if (standing !== undefined && offer.applies && step.check(known, shown, action).length === 0)
      return { action, standing }
  }
  return null
}

const refuse = (why: string): readonly Refusal[] => [{ rule: STANDING, why }]

/** `pick` is the offer that shall stand, or the place in the list of what shall stand no longer. */
export function standingRefusals<S extends GameState>(
  s: S,
  offers: readonly StandingOffer[],
  { unit, other, hex, box, dice, pick }: Action,
): readonly Refusal[] {
  if (s.outcome !== null) return refuse('the game is over')
  if ([unit, other, hex, box].some(each => each !== undefined)) return refuse(`'${STANDING}' takes nothing but a pick`)
  const all = standingOf(s)
  if (typeof pick === 'number') {
    if (dice !== undefined) return refuse('no dice fall when an answer stands no longer')
    return Number.isInteger(pick) && pick >= 0 && pick < all.length ? [] : refuse('no such answer stands')
  }
  const side = s.frames.at(-1)?.side
  if (!offers.some(({ id }) => id === pick)) return refuse('no such answer can stand here')
  if (all.some(each => each.side === side && each.offer === pick && each.step === s.frames.at(-1)?.step))
    return refuse('this answer stands already')
  return all.length >= MOST_STANDING ? refuse('too many answers stand already') : []
}

/** What is told of it: who set what, or that it stands no longer. */
export type StandingFact = { readonly is: 'set' | 'ended'; readonly side: Side; readonly label: string }

/** Notes it down on a position that may be written to. */
export function changeStanding<S extends GameState>(
  game: GameModule<S>,
  s: S,
  offers: readonly StandingOffer[],
  pick: Json | undefined,
): StandingFact {
  const all = standingOf(s)
  if (typeof pick === 'number') {
    const { side, label } = all[pick] as Standing
    keep(s, all.toSpliced(pick, 1))
    return { is: 'ended', side, label }
  }
  const frame = s.frames.at(-1) as Frame
  const { id, term, label } = offers.find(each => each.id === pick) as StandingOffer
  const { side, step, asker } = frame
  const stage = game.stageOf?.(s) ?? null
  s.standing = [...all, { side, step, offer: id, term, label, turn: s.turn, stage, under: asker }]
  return { is: 'set', side, label }
}

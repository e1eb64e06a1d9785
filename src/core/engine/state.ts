import type { RuleId, Side } from '../ids'
import type { Json } from '../json'
import type { Standing } from './standing'

/** What was chosen before the first turn. It never changes, and every rule may read it. */
export type Setting = {
  readonly scenario: string
  readonly options: { readonly [option: string]: Json }
  /** Printed charts a player loaded in place of reconstructed ones. */
  readonly charts: ChartPack | null
}

export type ChartPack = { readonly name: string; readonly charts: { readonly [chart: string]: Json } }

/** No game queues as many decisions; a stack this high is a loop in the rules as programmed, and a file with one is damaged. */
export const MOST_FRAMES = 1000

/** One decision on the stack. The last frame is owed now. */
export type Frame<Args extends Json = Json, Local extends Json = Json> = {
  step: string
  side: Side
  args: Args
  /** What the step notes down between its own actions: a unit picked, attackers named so far. */
  local: Local
  /** Index of the frame that asked for this one, always the nearest entered frame below it; -1 for a frame of the set-up. */
  asker: number
  /** False while it waits its turn in a queue: its step has not been entered. */
  entered: boolean
}

export type Outcome = {
  /** null: a draw. */
  winner: Side | null
  /** The rulebook's own grade of victory. */
  level: string
  rule: RuleId
  facts: Json
}

declare const FACTS: unique symbol

/**
 * The part of a position that the engine keeps. Each game adds its own fields: plain JSON, no classes, no functions, no undefined.
 * Fields are replaced, what stands in them is never changed, so that what is derived from them stays true. 'Moved this phase' is a
 * set to clear, never flags to reset. `Facts` names the game's log entries with the facts of each; it exists in types only.
 */
export type GameState<Facts = unknown> = {
  readonly [FACTS]?: Facts
  readonly setting: Setting
  turn: number
  frames: Frame[]
  /** Generator state, so that taking back restores the dice. */
  rng: readonly number[]
  /** Grows when dice fall or something hidden is shown. */
  seal: number
  /** How many log entries belong to this position: taking back truncates the log to it. */
  logged: number
  outcome: Outcome | null
  /** Answers that are given to questions to come without asking; left out where there are none. */
  standing?: readonly Standing[]
}

/** What a game adds to GameState. */
export type OwnState<S extends GameState> = Omit<S, keyof GameState>

/** A fact of play. Words, links and what a viewer may read are made when it is shown. */
export type LogEntry = {
  readonly kind: string
  readonly facts: Json
  readonly rule: RuleId | null
  readonly turn: number
  /** Who was deciding when it happened. */
  readonly side: Side
  /** Whose the unit was that the facts name, as the position stood then. */
  readonly owner?: Side
}

type AnyFacts = { readonly [kind: string]: Json }

/** The log entries of a game by kind, with the facts of each. */
export type FactsOf<S> = S extends { readonly [FACTS]?: infer Facts }
  ? unknown extends Facts
    ? AnyFacts
    : NonNullable<Facts>
  : AnyFacts

export const owedFrame = (s: GameState): Frame | null => (s.outcome === null ? (s.frames.at(-1) ?? null) : null)
export const owedSide = (s: GameState): Side | null => owedFrame(s)?.side ?? null

/** Taking back one action needs nobody's leave: no dice fell, nothing was shown, the seat did not change. */
export const isFreeToTakeBack = (before: GameState, after: GameState): boolean =>
  before.seal === after.seal && owedSide(before) === owedSide(after)

import type { HexId, HexsideId, RuleId, Side, UnitId } from '../ids'
import type { Json } from '../json'
import type { Shape } from '../save/shape'
import type { Frame, GameState, Outcome } from './state'

/** One small answer: pick a unit, pick a hex, toggle, confirm, pass. */
export type Action = {
  readonly kind: string
  readonly unit?: UnitId
  readonly hex?: HexId
  /** A box beside the map, by its id. */
  readonly box?: string
  /** A second unit: the one to be carried, joined or struck. */
  readonly other?: UnitId
  /** Anything else, by name: a direction, a number of points. Never a HexId or UnitId, which files cannot translate here. */
  readonly pick?: Json
  /** The players' own dice, in the order in which they fall. */
  readonly dice?: readonly number[]
}

export type ActionField = 'unit' | 'hex' | 'box' | 'other' | 'pick'

/** Where a refusal or a sentence points. */
export type Target = {
  readonly hex?: HexId
  readonly unit?: UnitId
  readonly hexside?: HexsideId
  readonly box?: string
}

export type Refusal = { readonly rule: RuleId; readonly why: string; readonly at?: Target }

export type Choice = {
  readonly action: Action
  readonly label: string
  readonly cost?: number
  /** What it costs; movement points when left out. */
  readonly costIn?: 'CP' | 'RP' | 'VP' | 'step'
  readonly warn?: string
  /** Entering this hex ends the move. */
  readonly ends?: boolean
}

export type Prompt = {
  /** One sentence for the side that decides. */
  readonly text: string
  readonly rule: RuleId
  /** What the other side reads meanwhile, without the name of the side: 'is moving'. */
  readonly waiting: string
}

export type Modifier = { readonly label: string; readonly value: number | string; readonly rule: RuleId }

/** What may come of the dice, from the same resolver that will decide it. */
export type Forecast = {
  readonly title: string
  readonly modifiers: readonly Modifier[]
  /** Who rolls wants to roll low, so that what is added is against him. */
  readonly lowIsGood?: true
  /** The chart read, and the column lit in it; `possible` are columns it may still become. */
  readonly chart?: { readonly id: string; readonly column: string; readonly possible?: readonly string[] }
  readonly results: readonly ForecastResult[]
  /** The same dice if the choice at hand is answered another way: `label`. `now` is what `results` assume. */
  readonly otherwise?: { readonly now: string; readonly label: string; readonly results: readonly ForecastResult[] }
}

/** `code` is the result as the table prints it: 'DR'. */
export type ForecastResult = { readonly label: string; readonly chance: number; readonly code?: string }

/** A decision to be put to a side. */
export type Ask = { readonly step: string; readonly side: Side; readonly args?: Json }

/** How a step moves the game on. Only one of ask, become and end may be called in one go. */
export interface Flow {
  /** Queue decisions, by either side; the first named answers first. Each answer comes to this frame's resume. */
  ask(...frames: Ask[]): void
  /** This decision turns into another, which answers to the same asker. */
  become(frame: Ask): void
  /** Done; the value goes to the asker's resume. */
  end(value?: Json): void
  /** How many questions of this frame are still unanswered. */
  readonly pending: number
  /** A die falls: drawn from the position's generator, or from the players' own dice. Seals and logs. */
  roll(sides: number, why: string): number
  /** A blind draw of one of `count` by the app, even when the players roll their own dice. Seals; logs nothing. */
  draw(count: number): number
  /** Something hidden is now known: a seal. */
  reveal(): void
  log(kind: string, facts: Json, rule?: RuleId): void
  /** The game is over. */
  finish(outcome: Outcome): void
}

/**
 * A page of the rulebook: what is asked, what is legal, what happens. `known` is the position as the deciding side may know it,
 * so that an unlit hex never betrays a hidden unit; only enter, resume and apply meet the whole truth.
 */
export interface Step<S extends GameState, Args extends Json = Json, Local extends Json = Json> {
  /** How args and local stand in a file. A step without them has null for both. */
  readonly args?: Shape<Args>
  readonly local?: Shape<Local>
  /** The local notes of a fresh frame. */
  fresh?(args: Args): Local
  /** Every kind of answer with exactly the fields it carries. The engine refuses anything else before check sees it. */
  readonly answers: { readonly [kind: string]: readonly ActionField[] }
  /** May end at once: a forced or empty step vanishes here. */
  enter?(s: S, f: Frame<Args, Local>, go: Flow): void
  /** A frame asked for has answered. */
  resume?(s: S, f: Frame<Args, Local>, value: Json, go: Flow): void
  prompt(known: S, f: Frame<Args, Local>): Prompt
  /** Every legal answer, lazily. */
  choices(known: S, f: Frame<Args, Local>): Iterable<Choice>
  /** One answer, cheap; empty = legal. The authority. */
  check(known: S, f: Frame<Args, Local>, a: Action): readonly Refusal[]
  apply(s: S, f: Frame<Args, Local>, a: Action, go: Flow): void
  forecast?(known: S, f: Frame<Args, Local>): Forecast | null
}

export const refusal = (rule: RuleId, why: string, at?: Target): Refusal => (at ? { rule, why, at } : { rule, why })

/** All that speaks against an answer; false, null and empty lists say nothing. */
export const reasons = (...found: (Refusal | readonly Refusal[] | false | null)[]): Refusal[] =>
  found.flatMap(each => (each ? each : []))

/** The first thing that speaks against an answer, where later tests make sense only once earlier ones passed. */
export function firstOf(...tests: (() => Refusal | readonly Refusal[] | false | null)[]): Refusal[] {
  for (const test of tests) {
    const found = reasons(test())
    if (found.length > 0) return found
  }
  return []
}

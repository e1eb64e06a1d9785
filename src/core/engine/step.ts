import type { HexId, HexsideId, RuleId, Side, UnitId } from '../ids'
import type { Json } from '../json'
import type { Shape } from '../save/shape'
import type { StandingOffer } from './standing'
import type { FactsOf, Frame, GameState, Outcome } from './state'

/** One small answer: pick a unit, pick a hex, toggle, confirm, pass. */
export type Action = {
  readonly kind: string
  readonly unit?: UnitId
  /** A second unit: the interceptor's prey, the cargo of a transport. */
  readonly other?: UnitId
  readonly hex?: HexId
  /** A box beside the map, by its id. */
  readonly box?: string
  /** Anything else, by name: a direction, a number of points. Never a HexId or UnitId, which files cannot translate here. */
  readonly pick?: Json
  /** The players' own dice, in the order in which they fall. */
  readonly dice?: readonly number[]
}

export type ActionField = 'unit' | 'other' | 'hex' | 'box' | 'pick'

/**
 * What an answer is to the hand: `pick` takes into the hand, `cancel` puts back (Esc), `pass` ends something, `spend` uses up what
 * does not come back, `act` is all else. Enter never does what spends, nor passes over what is left undone without saying so.
 */
export type Intent = 'pick' | 'act' | 'cancel' | 'pass' | 'spend'

/** Where a refusal or a sentence points. */
export type Target = {
  readonly hex?: HexId
  readonly unit?: UnitId
  readonly hexside?: HexsideId
  readonly box?: string
}

export type Refusal = {
  readonly rule: RuleId
  readonly why: string
  readonly at?: Target
  /** The ruling it rests on, where the booklet alone does not say so. */
  readonly ruling?: string
  /** What would help, in one sentence. */
  readonly help?: string
}

/** How many of those in hand an answer takes along. */
export type Share = { readonly can: number; readonly of: number }

export type Choice = {
  readonly action: Action
  readonly label: string
  /** The act with its object for a button of one line, where the label is longer than that. */
  readonly short?: string
  readonly cost?: number
  /** What it costs; movement points when left out. */
  readonly costIn?: 'CP' | 'RP' | 'VP' | 'step'
  readonly warn?: string
  /** Entering this hex ends the move. */
  readonly ends?: boolean
  readonly intent?: Intent
  /** Adds its unit to the hand, or takes it out again. */
  readonly toggles?: true
  /** It is answered from the list alone. */
  readonly aside?: true
  /** Another way to the same end with a price of its own: it comes behind the plain one, however cheap. */
  readonly onRequest?: true
  /** Only part of the hand can do it. */
  readonly share?: Share
  /** What a pass leaves undone, in words. */
  readonly leaves?: string
  /** How likely it is to succeed, from 0 to 1, where one die decides. */
  readonly chance?: number
  /** Does at once what other answers do one by one: it has a button of its own beside the thing it names. */
  readonly batch?: true
}

export type Prompt = {
  /** One sentence for the side that decides. */
  readonly text: string
  readonly rule: RuleId
  /** The ruling that what is asked rests on. */
  readonly ruling?: string
  /** What the other side reads meanwhile, without the name of the side: 'is moving'. */
  readonly waiting: string
  /** What hangs on the answer, point by point. */
  readonly notes?: readonly string[]
  /** How far it has come, group by group: 'Italian 3 of 14'. */
  readonly progress?: readonly string[]
}

export type Modifier = { readonly label: string; readonly value: number | string; readonly rule: RuleId }

/** What may come of the dice, from the same resolver that will decide it. */
export type Forecast = {
  readonly title: string
  readonly modifiers: readonly Modifier[]
  /** What the rules would add or shift but do not here, each with the reason. */
  readonly absent?: readonly { readonly label: string; readonly why: string; readonly rule: RuleId }[]
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
export interface Flow<S extends GameState = GameState> {
  /** Queue decisions, by either side; the first named answers first. Each answer comes to this frame's resume. */
  ask(...frames: Ask[]): void
  /** This decision turns into another, which answers to the same asker. */
  become(frame: Ask): void
  /** Done; the value goes to the asker's resume. */
  end(value?: Json): void
  /** How many questions of this frame are still unanswered. */
  readonly pending: number
  /** The answer was given by itself, since it stands. */
  readonly isStanding: boolean
  /** A die falls: drawn from the position's generator, or from the players' own dice. Seals and logs. */
  roll(sides: number, why: string): number
  /** A blind draw of one of `count` by the app, even when the players roll their own dice. Seals; logs nothing. */
  draw(count: number): number
  /** Something hidden is now known: a seal. */
  reveal(): void
  log<Kind extends keyof FactsOf<S> & string>(kind: Kind, facts: FactsOf<S>[Kind], rule?: RuleId): void
  /** The game is over. */
  finish(outcome: Outcome): void
}

/** Who may look while a step is asked: `open`, on what both may know, without a curtain; `private`, behind it. */
export type Seat = 'open' | 'private'

/** The decision at hand as the map shows it. `from` left out: where those in hand stand. */
export type StepFocus = {
  readonly hand?: readonly UnitId[]
  readonly targets?: readonly HexId[]
  readonly from?: readonly HexId[]
}

/**
 * Where a step stands in the course of a battle. `onMap`: it is answered by pointing at the map. `fought`: the battle must be under
 * way, not only planned.
 */
export type BattleStage = { readonly stage: string; readonly onMap?: boolean; readonly fought?: boolean }

/** What the hand is told of one kind of answer. */
export type AnswerInfo = {
  readonly intent: Intent
  /** What a list of these is headed by, where their labels have no common beginning. */
  readonly title: string | null
  /** Dice fall or something is shown in any case, so that it need not be tried to know. */
  readonly seals: boolean
  /** It uses up what does not come back by itself next turn: it is asked for twice. */
  readonly forGood?: true
  /** Seldom wanted: a list of these stands folded. */
  readonly seldom?: true
}

/**
 * A stack or a unit that could still act in this phase. `take`: the answer that takes it in hand; null: it is only shown. `at` where it
 * is not to be looked for under its units: a target.
 */
export type Unmoved = { readonly units: readonly UnitId[]; readonly take: Action | null; readonly at?: HexId }

/**
 * A page of the rulebook: what is asked, what is legal, what happens. `known` is the position as the deciding side may know it,
 * so that an unlit hex never betrays a hidden unit; only enter, resume and apply meet the whole truth. Made by `step` and
 * `automatic`.
 */
export interface Step<S extends GameState, Args extends Json = Json, Local extends Json = Json> {
  /** How args and local stand in a file. A step without them has null for both. */
  readonly args?: Shape<Args>
  readonly local?: Shape<Local>
  /** The local notes of a fresh frame. */
  fresh?(args: Args): Local
  /** Open when left out: nothing can leak then, as only what both may know is asked about. */
  readonly seat?: Seat
  /** Every kind of answer with exactly the fields it carries. The engine refuses anything else before check sees it. */
  readonly answers: { readonly [kind: string]: readonly ActionField[] }
  readonly kinds?: { readonly [kind: string]: AnswerInfo }
  /** May end at once: a forced or empty step vanishes here. */
  enter?(s: S, f: Frame<Args, Local>, go: Flow<S>): void
  /** A frame asked for has answered. */
  resume?(s: S, f: Frame<Args, Local>, value: Json, go: Flow<S>): void
  prompt(known: S, f: Frame<Args, Local>): Prompt
  /** Every legal answer, lazily. */
  choices(known: S, f: Frame<Args, Local>): Iterable<Choice>
  /** One answer, cheap; empty = legal. The authority. */
  check(known: S, f: Frame<Args, Local>, a: Action): readonly Refusal[]
  apply(s: S, f: Frame<Args, Local>, a: Action, go: Flow<S>): void
  forecast?(known: S, f: Frame<Args, Local>): Forecast | null
  /** What Enter and the foot button do: a kind of plain answer, or a whole answer; null: nothing. */
  primary?(known: S, f: Frame<Args, Local>): string | Action | null
  /** Who could still act in this phase and has not, in the order in which they are offered. */
  unmoved?(known: S, f: Frame<Args, Local>): readonly Unmoved[]
  focus?(known: S, f: Frame<Args, Local>): StepFocus
  /** The way an answer would take, hex by hex; null: it has none. */
  path?(known: S, f: Frame<Args, Local>, a: Action): readonly HexId[] | null
  /** Whether there is something to decide; a file or an edit by hand may have taken it away. */
  needs?(s: S, f: Frame<Args, Local>): boolean
  battle?(known: S, f: Frame<Args, Local>): BattleStage | null
  /** How the decision is taken to be answered when an earlier one is weighed. */
  assume?(known: S, f: Frame<Args, Local>): Action | null
  /** How the other side may answer at worst when an earlier decision is weighed, and in words: 'if they send 1st Air Brigade'. */
  fears?(known: S, f: Frame<Args, Local>): { readonly action: Action; readonly words: string } | null
  /** What the chances of its answers take for granted of decisions still to come: 'if the enemy sends nothing'. */
  readonly taking?: string
  /** Answers that may stand for the rest of a battle or a phase, as the question is put here. */
  standing?(known: S, f: Frame<Args, Local>): readonly StandingOffer[]
}

/** The same refusal with what would help. */
export const helped = (found: Refusal, help: string): Refusal => ({ ...found, help })

export const refusal = (rule: RuleId, why: string, at?: Target, ruling?: string): Refusal => ({
  rule,
  why,
  ...(at ? { at } : {}),
  ...(ruling ? { ruling } : {}),
})

/** What a test of an answer finds; false, null and an empty list say nothing. */
type Found = Refusal | readonly Refusal[] | false | null

const isList = (found: Refusal | readonly Refusal[]): found is readonly Refusal[] => Array.isArray(found)

/** All that speaks against an answer. */
export function reasons(...found: Found[]): Refusal[] {
  const all: Refusal[] = []
  for (const each of found) {
    if (!each) continue
    if (isList(each)) all.push(...each)
    else all.push(each)
  }
  return all
}

/** The first thing that speaks against an answer, where later tests make sense only once earlier ones passed. */
export function firstOf(...tests: (() => Found)[]): Refusal[] {
  for (const test of tests) {
    const found = test()
    // Asked thousands of times at a click, and nearly always there is nothing: no list is made for that.
    if (!found) continue
    const all = reasons(found)
    if (all.length > 0) return all
  }
  return []
}

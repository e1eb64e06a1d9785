import type { HexId, RuleId, Side, UnitId } from '../ids'
import type { Telling } from './module'
import type { Action } from './step'

/** A part of the table that a card speaks of. */
export const TABLE_PARTS = ['score', 'goal', 'phases', 'prompt', 'foot', 'choices', 'diary', 'pools'] as const
export type TablePart = (typeof TABLE_PARTS)[number]

/** What a card points at. */
export type CoachSpot = { readonly hex: HexId } | { readonly unit: UnitId } | TablePart

/** Of the position as it is known. A method, so that lessons of one game stand among those of any. */
type Told<S, T> = { of(known: S): T }['of']

/** What a card asks for: that it is read, that something is taken back or done again, or an answer to the decision at hand. */
export type Asked<S> = 'read' | 'undo' | 'redo' | Action | Told<S, Action | null>

/** Hexes, units and rules are named, so that they can be pointed at and a test finds those that are not there. */
export type CoachWords<S> = Telling | Told<S, Telling>

/**
 * One thing to do or to know, bound to the position: a card that asks for an answer shows only where that answer is legal, so that it
 * never leads astray, whatever was played before.
 */
export interface CoachCard<S> {
  readonly title: string
  readonly says: readonly CoachWords<S>[]
  /** Why just this, set apart. */
  readonly why?: CoachWords<S>
  readonly rule: RuleId
  readonly asks: Asked<S>
  /** When the card fits, besides that what it asks for can be done; always when left out. */
  when?(known: S): boolean
  /** Left out: what is asked for. */
  readonly at?: CoachSpot
}

/** What is learnt in one go; its cards follow each other, and with the last of them it is done. */
export interface Lesson<S> {
  readonly id: string
  /** As the list of lessons has it: 'Move a stack'. */
  readonly title: string
  readonly cards: readonly [CoachCard<S>, ...CoachCard<S>[]]
}

/** A first evening with a game: what is laid out, and what a newcomer is shown on it. */
export interface FirstGame<S> {
  readonly scenario: string
  /** Beside those that are as usual. */
  readonly options?: { readonly [option: string]: boolean | string }
  /** The dice of the lessons are the same for everybody. */
  readonly seed: number
  /** Whose part the newcomer is shown; the other side is let be. */
  readonly side: Side
  /** What it teaches and how long it takes, in one line for the start page. */
  readonly about: string
  readonly lessons: readonly Lesson<S>[]
}

/** A sentence of a card: what stands between its words are hexes, units and rules. */
export function say(words: TemplateStringsArray, ...named: readonly Exclude<Telling[number], string>[]): Telling {
  return words.flatMap((text, at) => [text, named[at] ?? '']).filter(part => part !== '')
}

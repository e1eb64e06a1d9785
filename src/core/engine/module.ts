import type { HexId, RuleId, Side, UnitId } from '../ids'
import type { Json } from '../json'
import type { HexMap } from '../map/hex-map'
import type { Shape } from '../save/shape'
import type { Booklet } from './booklet'
import type { CounterNation } from './counter-face'
import type { FirstGame } from './first-game'
import type { GameLook } from './game-look'
import type { Glossary } from './glossary'
import type { BattleOutcome } from './log-book'
import type { GameState, LogEntry, OwnState, Setting } from './state'
import type { Ask, Step } from './step'

export type Viewer = Side | 'table'

/** A side as the players call it. `colour` is the one it is known by. */
export type SideInfo = {
  readonly name: string
  /** 'German' before its turn, its units, its zones; the name when left out. */
  readonly adjective?: string
  readonly colour: CounterNation
}

export type Sides = readonly [SideInfo, SideInfo]

export type ScenarioInfo = {
  readonly id: string
  readonly title: string
  readonly turns: number
  readonly about: string
}

/** An option of play: a switch, or one of a few named values. */
export type OptionInfo = {
  readonly id: string
  readonly title: string
  readonly about: string
  readonly rule: RuleId
  /** Without values it is a switch, true or false. */
  readonly values?: readonly string[]
  readonly default: boolean | string
  /** Scenarios it may be chosen in; all when left out. */
  readonly scenarios?: readonly string[]
  /** It can only be chosen beside this: another option that is on, or that has one of its values. */
  readonly needs?: string | { readonly option: string; readonly value: boolean | string }
  /** The headline it stands under in the list; those of `READINGS` are folded together. */
  readonly group?: string
  /** The ruling that it is the other way of. */
  readonly ruling?: string
}

/** The group of options that read the rules another way than our rulings do. */
export const READINGS = 'reading'

/** A point that the booklet leaves open, contradicts or leaves out, and how it is played here. */
export type Ruling = {
  readonly id: string
  readonly title: string
  /** As the players read it, in our own words. */
  readonly says: string
  /** The words can be read in more than one way. */
  readonly isOpen?: true
  /** The booklet says nothing of it: a house rule of ours. */
  readonly isHouse?: true
  /** It stands for something printed that is lost: a chart, a table, a counter. */
  readonly isReconstructed?: true
  /** Printed numbers that it is about. */
  readonly rules?: readonly string[]
}

export type Options = { readonly [option: string]: Json }

/** Options that are chosen together, under one name; all it does not name are as usual. */
export type Preset = {
  readonly id: string
  readonly title: string
  readonly about: string
  readonly options: { readonly [option: string]: boolean | string }
  /** Scenarios it is made for; all when left out. */
  readonly scenarios?: readonly string[]
}

export type RuleEntry = {
  /** One line in our own words. */
  readonly says: string
  /** Why no test can prove it: it does not touch play. */
  readonly noEffect?: string
}

export type Chart = {
  readonly id: string
  readonly title: string
  readonly source: 'rulebook' | 'reconstructed'
  readonly basis: string
  readonly data: Json
  /** What is wrong with a player's own version of it; a chart without this cannot be replaced. */
  problems?(data: Json): readonly { readonly path: string; readonly expected: string }[]
}

export type CounterInfo = { readonly id: string; readonly name: string; readonly side: Side | null }

/** A sentence of the war diary, with what it points at. */
export type Telling = readonly (
  | string
  | { readonly hex: HexId }
  | { readonly unit: UnitId }
  | { readonly rule: RuleId }
)[]

/** What the set-up of a scenario lays out. It rolls no dice: chance begins with the first step's enter. */
export type Opening<S extends GameState> = {
  readonly turn: number
  readonly own: OwnState<S>
  readonly first: readonly Ask[]
}

export interface GameModule<S extends GameState> {
  readonly id: string
  readonly title: string
  /** Version of the rules as programmed; a save remembers it. */
  readonly version: number
  /** The two sides in files and on the command line, whoever plays them. */
  readonly sideIds: readonly [string, string]
  /** Who they are in a scenario, and as the position stands, where that may change; null: before the first turn. */
  sides(setting: Setting, s: S | null): Sides
  readonly scenarios: readonly ScenarioInfo[]
  /** The last turn there can be, where options make it another than the scenario's turns, counted from its set-up, do. */
  lastTurn?(setting: Setting): number
  readonly options: readonly OptionInfo[]
  readonly presets?: readonly Preset[]
  readonly rules: { readonly [rule: RuleId]: RuleEntry }
  /** Printed numbers and titles of the booklet, and how ids are cut down to them; left out: to their first two parts. */
  readonly booklet?: Booklet
  /** How the game is played where the booklet does not decide; none when left out. */
  readonly rulings?: readonly Ruling[]
  /** Words that prompts explain when they are pointed at; none when left out. */
  readonly glossary?: Glossary
  readonly charts: readonly Chart[]
  readonly counters: readonly CounterInfo[]
  readonly map: HexMap
  setup(setting: Setting): Opening<S>
  readonly steps: { readonly [step: string]: Step<S> }
  /** Steps that may lie undermost on the stack: whatever is asked, play comes back to them until the game has an outcome. */
  readonly roots: readonly string[]
  /** How the game's own part of a position stands in a file. */
  readonly position: Shape<OwnState<S>>
  /** Same shape, what the viewer may not know masked; 'table' sees what both may see. A game without secrets returns s itself. */
  view(s: S, viewer: Viewer): S
  /** The log as the viewer may read it; null when nothing of the entry is for these eyes. Left out: all may read all. */
  read?(entry: LogEntry, viewer: Viewer): LogEntry | null
  /**
   * Another truth that the viewer cannot tell from this one, drawn with `pick(n)`, which gives 0 to n-1. It says what must stay
   * hidden independently of view, so that random games can prove that view hides it. A game with secrets must give it.
   */
  otherTruth?(s: S, viewer: Viewer, pick: (count: number) => number): S
  /** Invariants that must hold after every action; what is broken, in words. */
  audit(s: S): readonly string[]
  /** Brings a position of an older rules version up to the next; called until it is current. */
  migrate?(from: number, position: Json): Json
  /** The options with which a game of an older rules version goes on; called until they are current. */
  migrateOptions?(from: number, options: Options): Options
  tell(entry: LogEntry): Telling
  /** What a battle came to, where the entry decides it; without it no outlook is given. */
  outcome?(entry: LogEntry): BattleOutcome | null
  /** The phase that is on, by its id; null: none. Saves are marked where it changes. */
  stageOf?(s: S): string | null
  /**
   * Whether anything in the position is hidden from a side: no curtain falls where nothing is. Left out: always in a game that
   * gives otherTruth, never in any other.
   */
  secretsIn?(s: S): boolean
  /** Things worth counting over many random games: the ways to end, rare events. */
  milestones?(entry: LogEntry): readonly string[]
  /** Every kind of entry it can log, so that random games can tell which never came. */
  readonly logKinds?: readonly string[]
  /** How it looks on the table; without it the game is played on the command line only. */
  readonly look?: GameLook<S>
  /** The lessons of a first game, on the table. */
  readonly firstGame?: FirstGame<S>
}

/** The option every game has: the players roll their own dice and type them in. */
export const OWN_DICE = 'own-dice'

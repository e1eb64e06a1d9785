import type { HexId, HexsideId, RuleId, Side, UnitId } from '../ids'
import type { CounterFace, CounterNation } from './counter-face'
import type { GameState, LogEntry, Setting } from './state'
import type { StepFocus } from './step'

/** What of a hex a unit is in; each has a plate of its own in a stack. */
export type Layer = 'ground' | 'sea' | 'air'

/** Where a unit lies for the eye. */
export type Spot =
  /** On the ground when no layer is told. */
  | { readonly is: 'hex'; readonly hex: HexId; readonly layer?: Layer }
  /** In a box printed beside the map, by the box's id. */
  | { readonly is: 'box'; readonly box: string }
  | { readonly is: 'off' }

/** A marker that is no unit: a port, a position, a flag of control. */
export type TableMarker = {
  readonly key: string
  readonly at: { readonly hex: HexId } | { readonly hexside: HexsideId }
  readonly face: CounterFace
  /** A small flag in a corner of the hex instead of a counter under the stack. */
  readonly small?: true
}

/** One phase of the turn, for the strip at the top. `side` null: of both. */
export type PhaseInfo = {
  readonly id: string
  readonly title: string
  readonly side: Side | null
  readonly stands: 'done' | 'now' | 'ahead'
}

export type Calendar = { readonly turn: number; readonly of: number; readonly date: string }

/** Something a side has a number of: command points, air wings, ships, intelligence. */
export type Pool = {
  readonly id: string
  readonly title: string
  readonly side: Side
  /** What is left, in words: '9 of 10 ready'. */
  readonly note: string
  readonly rule: RuleId
  readonly items: readonly { readonly face: CounterFace; readonly spent: boolean }[]
  /** Drawn as a bar, beside its counters or in their place: 14 of 60 RE. */
  readonly meter?: { readonly left: number; readonly of: number; readonly unit: string }
}

/** A number that a country or a side has on a scale of its own: morale, points of a zone. */
export type Track = {
  readonly id: string
  /** What is counted: 'Morale'. Tracks of one title stand together. */
  readonly title: string
  readonly country: string
  /** Whose flag it has; null: no colour of its own. */
  readonly nation: CounterNation | null
  readonly value: number
  readonly range: { readonly least: number; readonly most: number }
  readonly rule: RuleId
  readonly note?: string
}

/** A part of an order of battle: on the map, a box, the dead, what arrives on a turn. */
export type ForceGroup = {
  readonly id: string
  readonly title: string
  readonly side: Side | null
  readonly units: readonly UnitId[]
  readonly note?: string
  readonly rule?: RuleId
  /** Groups of one country that follow each other stand under its name. */
  readonly country?: string
}

export type Fact = { readonly label: string; readonly value: string; readonly rule?: RuleId }

/** The decision at hand as the map shows it: what is held, what is aimed at. */
export type Focus = {
  readonly hand: readonly UnitId[]
  readonly targets: readonly HexId[]
  /** Hexes that are part of the decision: the stack that was ordered, where attackers stand. */
  readonly from: readonly HexId[]
}

export type Tone = 'side-0' | 'side-1' | 'neutral' | 'good' | 'bad' | 'threat' | 'water'

export type OverlayPicture = {
  readonly areas: readonly {
    readonly hexes: readonly HexId[]
    readonly tone: Tone
    readonly pattern: 'plain' | 'hatch' | 'dots'
    readonly label: string
  }[]
  /** Traced ways, hex by hex. */
  readonly lines: readonly { readonly hexes: readonly HexId[]; readonly tone: Tone }[]
  readonly marks: readonly { readonly hex: HexId; readonly text: string; readonly tone: Tone }[]
  /** What is seen, in one sentence. */
  readonly note: string
  /** false: the map itself names the areas already. */
  readonly isNamed?: boolean
}

/** What a side saw of hidden units: 'turn 2: 6 Lika Division defended' and where. */
export type Sighting = { readonly turn: number; readonly words: string; readonly hex: HexId }

/** Steps that a unit lost or, below zero, regained. */
export type Loss = {
  readonly unit: UnitId
  readonly hex: HexId | null
  readonly steps: number
  /** Whose it was. A game need not say it of an entry whose facts name the unit. */
  readonly side?: Side
}

/** Something drawn over the map on request. One with `hover` answers for the hex pointed at. */
export type Overlay<S extends GameState> = {
  readonly id: string
  readonly title: string
  readonly about: string
  readonly rule: RuleId | null
  readonly hover: boolean
  picture(known: S, at: HexId | null): OverlayPicture | null
}

export type ScoreRow = {
  readonly label: string
  readonly values: readonly [number, number]
  readonly rule: RuleId
  readonly hexes?: readonly HexId[]
  /** What of it is not printed in the booklet, in one sentence without a full stop, and the ruling that says so. */
  readonly reconstructed?: string
  readonly ruling?: string
}

export type ScoreSheet = {
  readonly rows: readonly ScoreRow[]
  /** null: the rows are no points that could be added up. */
  readonly totals: readonly [number, number] | null
  /** Who would win now and by how much, or who has won, in one sentence. */
  readonly standing: string
  readonly rule: RuleId
  /** What threatens the score, each with the rule and the ruling that it rests on. */
  readonly warnings?: readonly { readonly text: string; readonly rule: RuleId; readonly ruling?: string }[]
}

/** A table of the rulebook as it is read. `id` is that of the chart it comes from; a chart may fill several. */
export type ChartTable = {
  readonly id: string
  readonly title: string
  readonly rule: RuleId
  readonly corner?: string
  readonly columns: readonly { readonly id: string; readonly label: string }[]
  readonly rows: readonly { readonly id: string; readonly label: string; readonly cells: readonly string[] }[]
  readonly notes?: readonly string[]
}

export type BattleUnit = { readonly unit: UnitId; readonly note?: string; readonly fallen?: boolean }

export type BattleSupport = {
  readonly face: CounterFace
  readonly title: string
  readonly note: string
  /** 'here': nobody has sent it, it lies there. */
  readonly stands: 'committed' | 'asked' | 'out' | 'here'
}

export type BattleParty = {
  readonly side: Side
  readonly title: string
  /** Units with where they fight from or in, in words. */
  readonly groups: readonly { readonly caption: string; readonly units: readonly BattleUnit[] }[]
  readonly support: readonly BattleSupport[]
}

/** A battle under way, forces face to face. The forecast of the step gives modifiers, column and chances. */
export type BattleScene = {
  /** Changes when another battle begins. */
  readonly key: string
  readonly title: string
  readonly about: string
  readonly rule: RuleId
  readonly hex: HexId
  readonly stages: readonly string[]
  /** Index of the stage it has come to. */
  readonly stage: number
  readonly attacker: BattleParty
  readonly defender: BattleParty
  /** The balance between them: '39', '13', '300 %'. */
  readonly balance: { readonly left: string; readonly right: string; readonly word: string } | null
  /** How the column moved: '300 %' to '400 %', and why in short. */
  readonly shift: { readonly from: string; readonly to: string; readonly note: string } | null
  /** A step that is answered on the map, not in the dialog: retreats, advances. */
  readonly onMap: boolean
}

/** How the scenario is to be recommended. */
export type ScenarioAdvice = {
  readonly hours: string
  /** 1 to 5. */
  readonly complexity: number
  readonly firstGame: string
}

/**
 * How a game looks on the table. Pure functions of the position as the viewer may know it (`known` comes from `view`), so that
 * nothing here can tell what must stay hidden. No rule is decided here: each answer is asked of the rules.
 */
export interface GameLook<S extends GameState> {
  readonly advice: { readonly [scenario: string]: ScenarioAdvice }
  /** Titles of the rulebook's chapters, by the first part of their rules' numbers. */
  readonly chapters: { readonly [chapter: string]: string }
  /** Kinds of action that, taken one after the other, set the deciding side up at once: ready deployment, done. */
  readonly readyKinds: readonly string[]
  /** Whose a unit is as the position stands: countries join, change sides, surrender. null: nobody's. */
  sideOf(known: S, unit: UnitId): Side | null
  face(known: S, unit: UnitId): CounterFace
  spot(known: S, unit: UnitId): Spot
  /** Units on the map by hex, from the top of the stack down. */
  stacks(known: S): ReadonlyMap<HexId, readonly UnitId[]>
  /** Units in the boxes beside the map, by the box's id. */
  boxes(known: S): ReadonlyMap<string, readonly UnitId[]>
  markers(known: S): readonly TableMarker[]
  calendar(known: S): Calendar
  phases(known: S): readonly PhaseInfo[]
  pools(known: S): readonly Pool[]
  tracks?(known: S): readonly Track[]
  forces(known: S): readonly ForceGroup[]
  /** A line under a unit in the inspector: '5 MP, in supply'. */
  unitLine(known: S, unit: UnitId): string
  unitFacts(known: S, unit: UnitId): readonly Fact[]
  /** What is worth knowing of a hex and its stack in one line: 'city, port · 4 of 5 · in supply'. */
  hexLine(known: S, hex: HexId): string
  /** What those see of a decision who may not know it: where a battle is fought. */
  onlooking?(known: S): StepFocus
  /** The way a unit went, for the trail of the last move. */
  trail(entry: LogEntry): { readonly unit: UnitId; readonly hexes: readonly HexId[] } | null
  /** What a side has written down of the units that were turned up before it, the latest first; where units are hidden. */
  readonly sightings?: { of(known: S, side: Side): readonly Sighting[]; readonly rule: RuleId }
  /** A loss, for the overlay of losses. */
  loss(entry: LogEntry): Loss | null
  /** A headline of the diary: a turn or a phase begins. */
  heading(entry: LogEntry): { readonly level: 'turn' | 'phase'; readonly text: string } | null
  /** Where a battle begins and ends in the log. */
  battleEdge(entry: LogEntry): 'begins' | 'ends' | null
  overlays: readonly Overlay<S>[]
  score(known: S): ScoreSheet
  tables(setting: Setting): readonly ChartTable[]
  battle(known: S): BattleScene | null
}

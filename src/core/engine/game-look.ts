import type { HexId, HexsideId, RuleId, Side, UnitId } from '../ids'
import type { Json } from '../json'
import type { CounterFace, CounterNation } from './counter-face'
import type { MissionBoard } from './mission-board'
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
  readonly rule?: RuleId
}

/** A figure that stands in the strip all the time: the score, the weather, points to spend. */
export type StripFigure = {
  readonly id: string
  /** In one word or its abbreviation: 'Objectives', 'VP', 'CP'. */
  readonly title: string
  readonly value: string
  /** The same for whoever points at it or hears it: '2 of 16 objectives held by the Germans'. */
  readonly about: string
  /** Beside the value where it says more than a word. */
  readonly mark?: 'sun' | 'cloud'
  /** The value where there is hardly any room: '★ 2'. */
  readonly short?: string
}

/** Something that the rules bring in the turn that begins: a landing, points, dice, wings that are ready again. */
export type Coming = { readonly text: string; readonly rule: RuleId; readonly face?: CounterFace }

/** What a game says when a turn has ended; all that can be counted is counted for it. */
export type TurnReport = {
  /** How it stands, as a headline: 'The Germans hold 2 of 16'. */
  readonly headline: string
  /** What the end of the turn decided: 'No victory roll' and why. */
  readonly verdict?: { readonly title: string; readonly text: string; readonly rule: RuleId }
  /** The score as the turn ended, where the sheet counts the next already. */
  readonly score?: ScoreSheet
  /** What is held of what there is, for a row of stars. */
  readonly stars?: { readonly held: number; readonly of: number }
  /** Chances that depend on how the turn will go: '2', '4', '6' stars against '0 %', '3 %', '17 %'. */
  readonly chances?: {
    readonly label: string
    readonly cases: readonly string[]
    readonly title: string
    readonly values: readonly string[]
  }
  readonly coming: readonly Coming[]
}

/** A part of the map with a weather of its own: 'Zone D', 'poor'. */
export type WeatherZone = {
  readonly id: string
  readonly title: string
  readonly words: string
  readonly mark: 'sun' | 'cloud'
  readonly hexes: readonly HexId[]
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

/** What an entry of the log changed on a track, and why. */
export type TrackChange = {
  readonly track: string
  readonly from: number
  readonly to: number
  readonly why: string
}

/** A country in the ledger: its flag, what it has on a scale, and a cell for each column. */
export type LedgerRow = {
  readonly track: Track
  /** Whose it is as the position stands; null: nobody's. */
  readonly side: Side | null
  /** In the war or out of it, in a word or two. */
  readonly stance: string
  readonly cells: readonly string[]
}

/** What is worth a card beside the ledger: the event of the turn, a power, an army. */
export type LedgerCard = {
  readonly id: string
  readonly title: string
  readonly text: string
  /** What it comes to, in big figures. */
  readonly figure?: string
  readonly face?: CounterFace
  readonly nation?: CounterNation
  /** Whose it is; in its colour. */
  readonly side?: Side | null
  readonly dice?: readonly number[]
  readonly rule?: RuleId
  /** Where it is, to be looked at. */
  readonly hex?: HexId
  /** Something about it is not as it should be. */
  readonly isAmiss?: true
}

export type LedgerCards = {
  readonly id: string
  readonly title: string
  readonly note?: string
  readonly cards: readonly LedgerCard[]
}

/** Who stands where and what each has, country by country, under the map. */
export type Ledger = {
  readonly columns: readonly string[]
  readonly rows: readonly LedgerRow[]
  readonly cards: readonly LedgerCards[]
  /** The decision at hand is about it: it lies open. */
  readonly isAtHand: boolean
}

/** A part of an order of battle: on the map, a box, the dead, what arrives on a turn. */
export type ForceGroup = Reconstructed & {
  readonly id: string
  readonly title: string
  readonly side: Side | null
  readonly units: readonly UnitId[]
  readonly note?: string
  readonly rule?: RuleId
  /** Groups of one country that follow each other stand under its name. */
  readonly country?: string
  /** The turn on which they come, for those who come by turn. */
  readonly arrives?: number
}

/** What is not printed in the booklet, in one sentence without a full stop, and the ruling that says so. */
export type Reconstructed = { readonly reconstructed?: string; readonly ruling?: string }

export type Fact = Reconstructed & { readonly label: string; readonly value: string; readonly rule?: RuleId }

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

export type ScoreRow = Reconstructed & {
  readonly label: string
  readonly values: readonly [number, number]
  readonly rule: RuleId
  readonly hexes?: readonly HexId[]
}

/** What a side plays for, in one line, and the rule that says so. */
export type Goal = { readonly text: string; readonly rule: RuleId }

/** What threatens a side's score, with the rule and the ruling that it rests on. */
export type Warning = { readonly text: string; readonly rule: RuleId; readonly ruling?: string }

export type ScoreSheet = {
  readonly rows: readonly ScoreRow[]
  /** null: the rows are no points that could be added up. */
  readonly totals: readonly [number, number] | null
  /** Who would win now and by how much, or who has won, in one sentence. */
  readonly standing: string
  readonly rule: RuleId
  readonly warnings?: readonly Warning[]
}

/** A table of the rulebook as it is read. `id` is that of the chart it comes from; a chart may fill several. */
export type ChartTable = {
  readonly id: string
  readonly title: string
  readonly rule: RuleId
  readonly corner?: string
  readonly columns: readonly { readonly id: string; readonly label: string }[]
  readonly rows: readonly { readonly id: string; readonly label: string; readonly cells: readonly string[] }[]
  /** Its columns tell what a row means: none of them is in force rather than another. */
  readonly byRow?: true
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
  /** Pieces that are laid out to be sent or kept, while their owner is asked. */
  readonly offer?: { readonly title: string; readonly units: readonly UnitId[] }
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
  /** Sides of the die that decides it; six when left out. */
  readonly die?: number
}

/** Something of a position that players may set by hand, by its place in the position file and with its name. */
export type HandField = { readonly path: readonly string[]; readonly title: string } & (
  | { readonly is: 'number'; readonly least: number; readonly most: number }
  | { readonly is: 'flag' }
  | { readonly is: 'choice'; readonly options: readonly { readonly value: string; readonly title: string }[] }
)

/** Where a unit may be put by hand besides the hexes: `at` as the position file has it. */
export type HandPlace = { readonly id: string; readonly title: string; readonly at: Json }

/** What both players may agree to set by hand, in words. */
export type ByHand = {
  readonly places: readonly HandPlace[]
  /** Of each unit; paths begin at the unit. */
  readonly unit: readonly HandField[]
  /** Of the game. */
  readonly game: readonly HandField[]
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
  /** Left out: units can be put on hexes, and nothing else set. */
  readonly byHand?: ByHand
  /** Whose a unit is as the position stands: countries join, change sides, surrender. null: nobody's. */
  sideOf(known: S, unit: UnitId): Side | null
  face(known: S, unit: UnitId): CounterFace
  spot(known: S, unit: UnitId): Spot
  /** Units on the map by hex, from the top of the stack down. */
  stacks(known: S): ReadonlyMap<HexId, readonly UnitId[]>
  /** Units in the boxes beside the map, by the box's id. */
  boxes(known: S): ReadonlyMap<string, readonly UnitId[]>
  markers(known: S): readonly TableMarker[]
  /** Markers that lie in the boxes beside the map, by the box's id. */
  boxMarkers?(known: S): ReadonlyMap<string, readonly CounterFace[]>
  /** Which of the map's periods the scenario is played in: its frontiers and railways are drawn. The first when left out. */
  mapPeriod?(setting: Setting): number
  /** Land that what has happened closed for good: hatched on the map all the time. */
  closedLand?(known: S): OverlayPicture['areas']
  /** Enemy zones stop moves: where one must stop, the cost stands in an octagon. */
  readonly hasZones?: true
  /** What a deep stack comes to, as the viewer may know it: '36', '19-20'; null where it says nothing. */
  stackSum?(known: S, hex: HexId, units: readonly UnitId[]): string | null
  /** What a unit belongs to when part of a stack is picked by class: 'Motorised'. null: to none. */
  unitClass?(known: S, unit: UnitId): string | null
  /** Whose each hex is, where hexes are owned: lines for the first side and dots for the second near the front, everywhere on request. */
  owners?(known: S): ReadonlyMap<HexId, Side>
  /** Where the weather differs by zone: the line between them and their labels. */
  weather?(known: S): readonly WeatherZone[]
  /** A turn's date, short enough for a cell of the track: '13 Apr'. */
  turnDate?(known: S, turn: number): string
  calendar(known: S): Calendar
  phases(known: S): readonly PhaseInfo[]
  /** The whole turn of both sides, where the strip shows less of it. */
  sequence?(known: S): readonly PhaseInfo[]
  /** For the strip, the weightiest first: on small screens it stands alone. Left out: the points of both sides. */
  figures?(known: S): readonly StripFigure[]
  /** What the end of the last turn means; `known` stands at the first decision of the turn after it. Left out: the standing of the score. */
  turnReport?(known: S): TurnReport
  pools(known: S): readonly Pool[]
  tracks?(known: S): readonly Track[]
  /** The countries with their tracks, powers and armies, in games where that decides. */
  ledger?(known: S): Ledger
  /** What an entry changed on a track, for the account of where its value came from. */
  trackChange?(entry: LogEntry): TrackChange | null
  forces(known: S): readonly ForceGroup[]
  /** A line under a unit in the inspector: '5 MP, in supply'. */
  unitLine(known: S, unit: UnitId): string
  unitFacts(known: S, unit: UnitId): readonly Fact[]
  /** What is worth knowing of a hex and its stack in one line: 'city, port · 4 of 5 · in supply'. */
  hexLine(known: S, hex: HexId): string
  /** What an attacker, a besieger, a landing would find in a hex, where that is worth a list. */
  hexFacts?(known: S, hex: HexId): readonly Fact[]
  /** What a box beside the map is called in this scenario; left out: as the map names it. */
  boxName?(known: S, box: string): string | null
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
  /** Where something else begins and ends that is one line of the diary: a raid, a volley. */
  folds?(entry: LogEntry): 'begins' | 'ends' | null
  overlays: readonly Overlay<S>[]
  score(known: S): ScoreSheet
  /** What a side must do to win; in the strip's second line. */
  goal?(known: S, side: Side): Goal
  /** What threatens the score and can still be mended, for the prompt; those of the score sheet as well. */
  warnings?(known: S): readonly Warning[]
  tables(setting: Setting): readonly ChartTable[]
  battle(known: S): BattleScene | null
  /** Missions as rows, in games with sorties; null: the decision at hand has nothing to do with them. */
  board?(known: S): MissionBoard | null
}

import type { RuleId, Side } from '../../../../core/ids'
import type { TurnName } from '../../charts/weather'
import type { Land, Nation } from '../counter'

export type Sheet = '14A' | '15B'
export type BoxId = 'rhodes' | 'middle-east'

/** Where units may be placed, as the lists say it; friendly-owned hexes only, besides (29.A.1, 30.3). */
export type Where =
  | { readonly is: 'region'; readonly regions: readonly string[]; readonly sheet?: Sheet }
  | { readonly is: 'hexes'; readonly hexes: readonly string[] }
  | { readonly is: 'near'; readonly hexes: readonly string[]; readonly most: number; readonly region: string }
  | { readonly is: 'nearMarked'; readonly mark: string; readonly most: number; readonly region: string }
  /** Hexes of the region that touch the other over a hexside that ground units can cross. */
  | { readonly is: 'border'; readonly region: string; readonly with: string }
  | { readonly is: 'marked'; readonly mark: string }
  /** `large`: dot and major cities, as long as there is a friendly one; else any reference city or larger. */
  | { readonly is: 'cities'; readonly regions: readonly string[]; readonly large: boolean }
  | { readonly is: 'airbases'; readonly regions: readonly string[]; readonly sheet?: Sheet }
  | { readonly is: 'box'; readonly box: BoxId }
  | { readonly is: 'either'; readonly wheres: readonly Where[] }

/** Units that the list has apart from the rest of their group, by the names of their counters with spaces between. */
export type Each = readonly (readonly [units: string, where: Where])[]

/** Units of a set-up or deployment that have a place in common. */
export type Group = {
  readonly id: string
  readonly title: string
  /** Who places them. */
  readonly side: Side
  readonly nation: Nation
  /** Names of counters with spaces between. */
  readonly units?: string
  readonly where?: Where
  readonly each?: Each
  readonly cadre?: true
  /** No more of the group in one hex. */
  readonly maxPerHex?: number
  /** 28.A.1.c.2 */
  readonly locked?: true
  /** REs of the group that must stand in the marked hexes when set-up ends; neither position AA nor Albanians count. */
  readonly atLeast?: { readonly re: number; readonly mark: string }
  /** R-DEP: laid before the air units are placed. */
  readonly freeAirfields?: { readonly count: number; readonly where: Where }
}

/** A hex or box, and who stands there: names of counters with spaces between. */
export type Ready = { readonly [place: string]: string }

/** What a list waits for. */
export type Condition = 'intervened' | 'yugoslavForces'

export type RpPoints = {
  readonly infantry?: number
  readonly mountain?: number
  readonly armor?: number
  readonly air?: number
}

export type Reinforcement = {
  readonly turn: TurnName
  readonly side: Side
  readonly where: Where
  readonly airWhere?: Where
  readonly when?: Condition
  readonly units: string
}

/** 29.A.3: called by its owner, or come by itself with an event. */
export type Conditional = {
  readonly id: string
  readonly title: string
  readonly side: Side
  /** It comes by itself, `delay` turns after this. */
  readonly event?: 'yugoslaviaAllied' | 'balkanIntervention'
  readonly delay?: number
  /** It may be called from this turn on. */
  readonly from?: TurnName
  readonly when?: Condition
  /** Each unit by itself, at the same price. */
  readonly perUnit?: true
  readonly repeatable?: true
  readonly points: number
  readonly where?: Where
  readonly airWhere?: Where
  readonly each?: Each
  readonly units?: string
}

/** 29: what comes, goes and changes in the course of a scenario. */
export type Arrivals = {
  readonly reinforcements: readonly Reinforcement[]
  /** 29.E: cadres that are flipped where they stand. */
  readonly mobilized: readonly { readonly turn: TurnName; readonly units: string }[]
  readonly replacements: readonly {
    readonly turn: TurnName
    readonly nation: Nation
    readonly points: RpPoints
    readonly when?: Condition
  }[]
  /** 29.C: air units, by nation and model. */
  readonly withdrawals: readonly {
    readonly turn: TurnName
    readonly nation: Nation
    readonly model: string
    readonly count: number
    readonly when?: Condition
  }[]
  readonly returns: readonly {
    readonly turn: TurnName
    readonly nation: Nation
    readonly model: string
    readonly count: number
    readonly where: Where
  }[]
  /** 29.D: from this turn on. */
  readonly conversions: readonly { readonly turn: TurnName; readonly from: string; readonly to: string }[]
  readonly conditional: readonly Conditional[]
}

/** 28.C.2.b */
export type MobilizationStep = { readonly label: string; readonly flip?: string; readonly place: Each }

export const SCENARIO_IDS = [
  'plan-y',
  'operation-marita',
  'marita-merkur',
  'balkan-campaign',
  'italo-greek-war',
  'plan-g',
  'greek-appeasement',
  'assault-on-crete',
] as const
export type ScenarioId = (typeof SCENARIO_IDS)[number]

/** Free points: 31; by the capital: 33.F.3; by bases and losses: 33.D.3. */
export type VictoryRule = 'points' | 'capital' | 'crete'

export type Scenario = {
  readonly id: ScenarioId
  readonly title: string
  readonly about: string
  readonly rule: RuleId
  /** Numbers of the turn record. */
  readonly firstTurn: number
  readonly lastTurn: number
  readonly sheets: readonly Sheet[]
  /** 30.5: who owns what; all other countries are neutral. */
  readonly axis: readonly Land[]
  readonly allied: readonly Land[]
  /** Hexes owned by another side than their country's. */
  readonly alliedHexes?: readonly string[]
  readonly axisHexes?: readonly string[]
  readonly intervened: boolean
  readonly bulgarians: 'passive' | 'partial' | 'active' | null
  /** It begins with the surprise turn of 28.A.2.b. */
  readonly surprise: boolean
  /** 33.E, 33.F: dice that detect the preparations. */
  readonly detection?: readonly number[]
  /** 31.A.1: the Axis may end it by ceasing operations. */
  readonly mayCease: boolean
  readonly groups: readonly Group[]
  /** By counter: the number of a hex, or a box. */
  readonly ready: { readonly [unit: string]: string }
  /** Numbers of hexes. */
  readonly airfields: readonly string[]
  readonly temporaryAirfields: readonly string[]
  /** 33.B.2.1: printed attack strength each side eliminates from a group before play, and the ready choice. */
  readonly losses: readonly {
    readonly side: Side
    readonly group: string
    readonly points: number
    readonly ready: readonly string[]
  }[]
  readonly arrivals: Arrivals
  readonly mobilization: readonly MobilizationStep[]
  /** Steps of it that are made before the scenario. */
  readonly mobilizedSteps: number
  readonly victory: VictoryRule
}

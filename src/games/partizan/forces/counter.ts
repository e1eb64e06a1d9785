import type { CounterNation, CounterSize, CounterSymbol } from '../../../core/engine/counter-face'
import type { CounterInfo } from '../../../core/engine/module'
import type { Side } from '../../../core/ids'

export const PARTISAN = 0
export const AXIS = 1

export type AxisNation = 'German' | 'Italian' | 'Bulgarian' | 'Hungarian' | 'Ustashi' | 'Croatian'
/** 2.3: everyone on the Partisan side but the Partisans themselves. */
export type AlliedNation = 'American' | 'French' | 'Polish' | 'British'
export type Nation = AxisNation | 'Partisan' | AlliedNation

/** 2.1.1. */
export type UnitType = 'leg' | 'motor' | 'mountain' | 'cavalry'

/** 9.1.7: the three columns of movement costs. */
export type MoveClass = 'leg' | 'motor' | 'mountainCavalry'

/**
 * kampfgruppe: 5.2.4; commando: 3.0.4; paradrop: 17.1 and no bonus in 19.1.2; self-supplied: 15.5.1;
 * tito: 17.3; eis: 7.2.2; armpit: comes only with 19.2; never-rebuilt: once eliminated it stays away (6.0.3, 13.3.2, 19.2.7).
 */
export type Trait =
  | 'kampfgruppe'
  | 'commando'
  | 'paradrop'
  | 'self-supplied'
  | 'tito'
  | 'eis'
  | 'armpit'
  | 'never-rebuilt'

export type Ratings = { readonly attack: number; readonly defence: number; readonly move: number }

export type Counter = CounterInfo & {
  readonly side: Side
  readonly nation: Nation
  readonly colour: CounterNation
  /** As short as on the counter. */
  readonly designation: string
  readonly type: UnitType
  readonly moveClass: MoveClass
  readonly symbol: CounterSymbol
  readonly size: CounterSize | null
  /** Steps at full strength. */
  readonly steps: 1 | 2
  /** A chart pack may replace the ratings: rules ask the chart of ratings, not the counter. */
  readonly full: Ratings
  /** Null for units of one step. */
  readonly reduced: Ratings | null
  readonly traits: readonly Trait[]
}

/** 2.2, 2.3. E.I.S. units are Partisan units. */
const NATIONS = {
  German: { side: AXIS, colour: 'german' },
  Italian: { side: AXIS, colour: 'italian-43' },
  Bulgarian: { side: AXIS, colour: 'bulgarian' },
  Hungarian: { side: AXIS, colour: 'hungarian' },
  Ustashi: { side: AXIS, colour: 'ustashi' },
  Croatian: { side: AXIS, colour: 'croatian' },
  Partisan: { side: PARTISAN, colour: 'partisan-41' },
  American: { side: PARTISAN, colour: 'american' },
  French: { side: PARTISAN, colour: 'french' },
  Polish: { side: PARTISAN, colour: 'polish' },
  British: { side: PARTISAN, colour: 'british' },
} as const satisfies { readonly [nation in Nation]: { readonly side: Side; readonly colour: CounterNation } }

/** 2.1.1: special forces count as leg. R-45: three Partisan divisions are mountain troops. */
const ARMS = {
  infantry: { type: 'leg', symbol: 'infantry' },
  mountain: { type: 'mountain', symbol: 'mountain' },
  cavalry: { type: 'cavalry', symbol: 'cavalry' },
  armor: { type: 'motor', symbol: 'armor' },
  celere: { type: 'motor', symbol: 'motorized-cavalry' },
  'special-forces': { type: 'leg', symbol: 'special-forces' },
  airborne: { type: 'leg', symbol: 'airborne' },
  partisan: { type: 'leg', symbol: 'partisan' },
  'elite-partisan': { type: 'mountain', symbol: 'partisan' },
  leader: { type: 'leg', symbol: 'leader' },
} as const satisfies { readonly [arm: string]: { readonly type: UnitType; readonly symbol: CounterSymbol } }

export type Row = readonly [
  id: string,
  designation: string,
  name: string,
  arm: keyof typeof ARMS,
  size: CounterSize | null,
  full: readonly [attack: number, defence: number, move: number],
  reduced: readonly [attack: number, defence: number] | null,
  ...traits: Trait[],
]

const MOVE_CLASSES = {
  leg: 'leg',
  motor: 'motor',
  mountain: 'mountainCavalry',
  cavalry: 'mountainCavalry',
} as const satisfies { readonly [type in UnitType]: MoveClass }

export const countersOf = (nation: Nation, rows: readonly Row[]): Counter[] =>
  rows.map(([id, designation, name, arm, size, [attack, defence, move], reduced, ...traits]) => ({
    id,
    name,
    nation,
    ...NATIONS[nation],
    designation,
    ...ARMS[arm],
    moveClass: MOVE_CLASSES[ARMS[arm].type],
    size,
    steps: reduced === null ? 1 : 2,
    full: { attack, defence, move },
    reduced: reduced === null ? null : { attack: reduced[0], defence: reduced[1], move },
    traits,
  }))

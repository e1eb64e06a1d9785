import type { CounterInfo } from '../../../core/engine/module'

export const NATIONS = [
  'Italian',
  'Albanian',
  'German',
  'Bulgarian',
  'Hungarian',
  'Greek',
  'British',
  'Yugoslav',
] as const
export type Nation = (typeof NATIONS)[number]

/** 3.E: countries and areas apart on the map. */
export const LANDS = [
  'Italy',
  'Albania',
  'Dodecanese Islands',
  'Germany',
  'Slovakia',
  'Hungary',
  'Romania',
  'Bulgaria',
  'Greece',
  'Yugoslavia',
  'Turkey',
] as const
export type Land = (typeof LANDS)[number]

/** Side 0 and side 1, in files. */
export const SIDE_IDS: readonly [string, string] = ['axis', 'allied']

/** 3.A: what the unit symbol says. The chart of unit types gives each its class and its armour values. */
export const GROUND_TYPES = [
  'armor',
  'lightArmor',
  'lightTank',
  'assaultGun',
  'motInf',
  'motorcycle',
  'motAT',
  'heavyAA',
  'lightAA',
  'positionAA',
  'artillery',
  'siegeArtillery',
  'infantry',
  'lightInf',
  'mountain',
  'cavalry',
  'static',
  'fortress',
  'border',
  'marine',
  'commando',
  'marineCommando',
  'parachute',
  'airLanding',
  'construction',
  'combatEngineer',
  'assaultEngineer',
  'hq',
] as const
export type GroundType = (typeof GROUND_TYPES)[number]

/** Division, brigade, regiment, battalion, divisional headquarters; position antiaircraft has no size. */
export type GroundSize = 'XX' | 'X' | 'III' | 'II' | 'HQ' | '-'

/** 24: fighters, heavy fighters, bombers of every kind, transports and gliders, by the letters printed on them. */
export type AirCategory = 'fighter' | 'bomber' | 'transport'

/** What a row says beyond type, size and strength. */
export interface GroundSpecial {
  /** The motorized symbol, where the type may be with or without it. */
  readonly motorized?: true
  /** 11: supporting arms of its own, though it is no division. */
  readonly arms?: true
  /** 22: printed antiaircraft points. */
  readonly aa?: number
  /** It moves and fights as a mountain unit, though of another type. */
  readonly mountain?: true
  /** Engineers among the parachutists. */
  readonly engineer?: true
  /** 15: the set of components it belongs to. */
  readonly set?: string
  /** 15: the sets it may break down into. */
  readonly breaksInto?: readonly string[]
  /** 28.C: where a Yugoslav unit is raised, which frontier it watches, and whether it is a reserve. */
  readonly region?: string
  readonly frontier?: string
  readonly duty?: 'operational' | 'reserve'
  readonly also?: readonly ('centauroGroup' | 'amphibious' | 'selfContained' | 'brandenburg' | 'gliderTrained')[]
  /** Where its ratings come from, if they are not reconstructed. */
  readonly source?: string
}

/** Strength as a counter prints it: '4-6', '2-3-8', with its cadre '5-6/2-6'. */
export type GroundRow = readonly [
  id: string,
  name: string,
  type: GroundType,
  size: GroundSize,
  strength: string,
  special?: GroundSpecial,
]

export type AirRow = readonly [
  id: string,
  name: string,
  letters: string,
  category: AirCategory,
  attack: number,
  defense: number,
  tactical: number,
  strategic: number,
  range: number,
  special?: { readonly codes?: readonly string[]; readonly towed?: true; readonly source?: string },
]

export type Rating = { readonly attack: number; readonly defense: number; readonly move: number }

export interface GroundCounter extends CounterInfo, GroundSpecial {
  readonly kind: 'ground'
  readonly nation: Nation
  readonly type: GroundType
  readonly size: GroundSize
  readonly full: Rating
  /** 9.I: null where it has none. */
  readonly cadre: Rating | null
}

export interface AirCounter extends CounterInfo {
  readonly kind: 'air'
  readonly nation: Nation
  /** 24: 'F', 'HF', 'B', 'NB', 'T', 'G' and the like. */
  readonly letters: string
  readonly category: AirCategory
  readonly attack: number
  readonly defense: number
  readonly tactical: number
  readonly strategic: number
  readonly range: number
  readonly codes: readonly string[]
  /** 20.E: a glider, towed by a transport. */
  readonly towed: boolean
  readonly source?: string
}

export type Counter = GroundCounter | AirCounter

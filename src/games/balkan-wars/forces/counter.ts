import type { CounterInfo } from '../../../core/engine/module'

/** Those with land on the map and a National Morale of their own; Austro-Hungary has one in scenario 3 only (C17). */
export const COUNTRIES = [
  'Ottoman Empire',
  'Bulgaria',
  'Serbia',
  'Montenegro',
  'Greece',
  'Rumania',
  'Albania',
  'Austro-Hungary',
] as const
export type Country = (typeof COUNTRIES)[number]

/** Whose counters there are. Italy, Russia and France have none. */
export const NATIONS = [...COUNTRIES, 'Germany', 'Britain'] as const
export type Nation = (typeof NATIONS)[number]

/** 1.7.8 */
export const POWERS = ['Austro-Hungary', 'Germany', 'Italy', 'Russia', 'Britain', 'France'] as const
export type Power = (typeof POWERS)[number]

/** Powers that have units on the map or beside it (3.2.3). */
export const ARMED_POWERS = ['Austro-Hungary', 'Germany', 'Britain'] as const satisfies readonly Power[]
export type ArmedPower = (typeof ARMED_POWERS)[number]

export type UnitType =
  | 'infantry'
  | 'cavalry'
  | 'alpine'
  | 'engineer'
  | 'artillery'
  | 'hq'
  | 'supply'
  | 'depot'
  | 'fortification'
  | 'fleet'

export type UnitSize =
  | 'battalion'
  | 'regiment'
  | 'brigade'
  | 'division'
  | 'corps'
  | 'army'
  | 'unit'
  | 'fortress'
  | 'fleet'

/** S1.SR4: the two bodies that leave the Display whole. */
export const CORPS = ['VII', 'VIII'] as const
export type Corps = (typeof CORPS)[number]

/** What only some have. */
export type Special = {
  /** Artillery, Fortifications, Fleet. */
  readonly bombardment?: number
  /** HQs. */
  readonly command?: number
  readonly staff?: number
  /** Depots and Mobile Supply: Support Radius in hexes. */
  readonly support?: number
  readonly corps?: Corps
  /** C10: enters by event 11 only. */
  readonly armsDeal?: true
}

export type Counter = CounterInfo & {
  readonly nation: Nation
  readonly type: UnitType
  readonly size: UnitSize
  readonly combat: number
  readonly cadre: number
  readonly movement: number
} & Special

/** Counters that differ in their number only. */
export type UnitRow = readonly [
  ids: string,
  name: string,
  type: UnitType,
  size: UnitSize,
  combat: number,
  cadre: number,
  movement: number,
  special?: Special,
]

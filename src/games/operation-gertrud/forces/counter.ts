import type { CounterNation, CounterSize, CounterSymbol, FormationColour } from '../../../core/engine/counter-face'
import type { CounterInfo } from '../../../core/engine/module'

/** 2.3: land units of the beige side are printed Allied; their CAS and NGS are British or American. */
export type Nation = 'German' | 'Turkish' | 'Italian' | 'Soviet' | 'Allied' | 'British' | 'American'

/** 2.4, R-08: what combined arms counts, and what 4.1, 11.4, 15.0 and 16.0 ask for. */
export type UnitType =
  | 'armor'
  | 'mechanized'
  | 'motorized'
  | 'mountain'
  | 'infantry'
  | 'airborne'
  | 'marine'
  | 'cavalry'
  | 'commando'

/** the corps that set up in one hex, each with the colour of its icon (18.1). */
export const CORPS = {
  XLVI: 'red',
  XLIX: 'blue',
  LI: 'green',
  LII: 'brown',
  XL: 'yellow',
  XLI: 'white',
  XIV: 'purple',
} as const satisfies { readonly [corps: string]: FormationColour }
export type Corps = keyof typeof CORPS

/** 16.0: mountain units have a second factor for combat in rough and mountain hexes; for all others both are the same. */
export type Strength = { readonly combat: number; readonly highland: number }

export type Piece = CounterInfo & {
  readonly nation: Nation
  /** As short as it stands on the counter. */
  readonly abbr: string
  readonly colour: CounterNation
  readonly symbol: CounterSymbol
  /** 14.0: ULTRA needs a beige piece. */
  readonly beige: boolean
}

export type LandUnit = Piece & {
  readonly kind: 'land'
  readonly type: UnitType
  /** Irregulars have none. */
  readonly size: CounterSize | null
  readonly full: Strength
  readonly reduced: Strength
  readonly movement: 3 | 5
  readonly corps: Corps | null
  readonly needsSupply: boolean
  readonly ignoresZoc: boolean
  /** As printed, factor and movement: '7(9)-5'. */
  readonly ratings: { readonly full: string; readonly reduced: string }
}

/** 13.1: plus is added to the die in air combat. */
export type CasUnit = Piece & { readonly kind: 'cas'; readonly plus: number }

export type NgsUnit = Piece & { readonly kind: 'ngs' }

export type Counter = LandUnit | CasUnit | NgsUnit

/** A number, or the two of a mountain unit. */
export type Printed = number | readonly [combat: number, highland: number]
export type LandRow = readonly [
  id: string,
  name: string,
  abbr: string,
  type: UnitType,
  size: CounterSize | null,
  full: Printed,
  reduced: Printed,
  corps?: Corps,
]
export type CasRow = readonly [id: string, name: string, abbr: string, symbol: CounterSymbol, plus: number]
export type NgsRow = readonly [id: string, name: string, abbr: string, symbol: CounterSymbol]

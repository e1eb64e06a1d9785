import type { Excuse } from '../core/map/map-findings'
import type { MapSource } from '../core/map/map-source'
import type { LatticeFormula } from './sheet-projection'

/** One thing changed against the game book's atlas, and why. */
export type Correction = { readonly what: string; readonly why: string }

/** Where a name is written on the sheet that belongs to no hex: seas, ranges, islands, straits, countries beyond the rim. */
export type FreeLabel = {
  readonly text: string
  readonly kind: 'sea' | 'area' | 'range' | 'island' | 'strait' | 'lake' | 'note'
  /** Two or three points the name runs along, or one it is centred on, as [lon, lat]. */
  readonly along: readonly (readonly [number, number])[]
  readonly rank?: 1 | 2 | 3
  readonly period?: string
}

/** A name's true position, for its symbol inside its printed hex. */
export type PlacePosition = { readonly name: string; readonly hex: string; readonly lon: number; readonly lat: number }

/** A lake that is drawn: our own few points around it, as [lon, lat]. */
export type DrawnLake = { readonly name: string; readonly ring: readonly (readonly [number, number])[] }

/** What one game's atlas gives to the compiler. */
export interface Atlas {
  /** The folder under src/games and under shared/games. */
  readonly game: string
  /** As it stands on the sheet: title and the line below it. */
  readonly title: string
  readonly subtitle: string
  readonly formula: LatticeFormula
  readonly source: MapSource
  readonly corrections: readonly Correction[]
  /** Findings of the sense checks that are as they must be, each with its reason. */
  readonly excuses: readonly Excuse[]
  readonly placePositions: readonly PlacePosition[]
  readonly labels: readonly FreeLabel[]
  readonly lakes: readonly DrawnLake[]
}

import type { Grid, HexLookup } from '../hex/grid'
import type { HexId, HexsideId } from '../ids'
import type { Json } from '../json'

/** Index into `HexMap.periods`; a map that knows one state of the world has only period 0. */
export type PeriodId = number
/** Index into `HexMap.areas`. */
export type AreaId = number

export type Ground = 'land' | 'sea' | 'lake'
export type LineKind = 'road' | 'rail'
export type Attributes = { readonly [name: string]: Json }

interface Named {
  readonly name: string
  readonly attributes: Attributes
}

export interface Terrain extends Named {
  readonly ground: Ground
}

export interface Sea extends Named {}

export interface Area extends Named {
  readonly id: AreaId
  /** Periods in which it exists. */
  readonly periods: readonly PeriodId[]
}

export interface AreaGroup extends Named {
  readonly areas: readonly AreaId[]
}

export interface RiverClass {
  readonly name: string
  readonly rank: number
}

export interface River {
  readonly name: string
  readonly class: RiverClass
  readonly sides: readonly HexsideId[]
}

export interface LineClass {
  readonly name: string
  readonly kind: LineKind
  /** Its bit in `MapTables.lines`. */
  readonly bit: number
}

export interface Line {
  readonly name: string
  readonly class: LineClass
  readonly periods: readonly PeriodId[]
  readonly hexes: readonly HexId[]
  readonly runsOff: 'start' | 'end' | 'both' | null
}

export interface Place extends Named {
  readonly kind: string
  /** All its hexes, the one it is named in first. */
  readonly hexes: readonly HexId[]
  readonly hex: HexId
  readonly aliases: readonly string[]
  readonly rank: number | null
  /** Its class as a port, true where the map knows no classes, or null. */
  readonly port: string | true | null
  /** The country it is the capital of, true where that is plain, or null. */
  readonly capital: string | true | null
  readonly value: Json
}

/** Covers the defenders of `behind` against attacks from `facing`. */
export interface Wall {
  readonly name: string | null
  readonly owner: string
  readonly behind: HexId
  readonly facing: HexId
  readonly side: HexsideId
}

/** A named set of hexes, each with a value or null. */
export interface HexMark {
  readonly name: string
  readonly hexes: readonly HexId[]
  /** 1 for the members, by HexId. */
  readonly has: NumberTable
  readonly values: ReadonlyMap<HexId, Json>
}

export interface HexsideMark {
  readonly name: string
  readonly sides: readonly HexsideId[]
  /** 1 for the members, by HexsideId. */
  readonly has: NumberTable
  readonly values: ReadonlyMap<HexsideId, Json>
}

export interface BoxLink {
  readonly to: { readonly hex: HexId } | { readonly box: string }
  readonly distance: number | null
  readonly means: readonly string[]
  readonly way: 'in' | 'out' | null
}

export interface Box extends Named {
  readonly id: string
  readonly links: readonly BoxLink[]
}

/** A typed array nobody may write to. */
export type NumberTable = ArrayLike<number>

/** Codes of `MapTables.ground`. */
export const GROUNDS = ['land', 'sea', 'lake'] as const satisfies readonly Ground[]
export const LAND = 0
export const SEA = 1
export const LAKE = 2

/** Bits of `MapTables.bridge`. */
export const ROAD_BRIDGE = 1
export const RAIL_BRIDGE = 2

/** What hot loops read. -1 stands for none in tables of indexes. */
export interface MapTables {
  // by HexId
  readonly terrain: NumberTable
  readonly ground: NumberTable
  /** 1 where the hex is in play. */
  readonly inPlay: NumberTable
  /** Index into `seas` of an all-sea hex. */
  readonly sea: NumberTable
  /** One bit for each sea the hex borders. */
  readonly coast: NumberTable
  /** AreaId, one table a period. */
  readonly area: readonly NumberTable[]
  /** Bits of the line classes that run through the hex, one table a period. */
  readonly linesInHex: readonly NumberTable[]
  /** By group name: 1 where the hex's area belongs to the group, one table a period. */
  readonly group: ReadonlyMap<string, readonly NumberTable[]>

  // by HexsideId
  /** Index into `rivers`. */
  readonly river: NumberTable
  /** 0 where no river runs. */
  readonly riverRank: NumberTable
  readonly strait: NumberTable
  readonly blocked: NumberTable
  readonly bridge: NumberTable
  /** Bits of the line classes that cross, one table a period. */
  readonly lines: readonly NumberTable[]

  // by hex * 6 + direction
  /** Index into `walls` of the wall that covers the hex in that direction. */
  readonly wall: NumberTable

  /** All bits of road classes and of rail classes. */
  readonly roadBits: number
  readonly railBits: number
}

/** One map as the rules read it. Built once by `readMapSource`, never changed. */
export interface HexMap {
  readonly name: string
  readonly grid: Grid
  readonly periods: readonly string[]
  readonly terrains: readonly Terrain[]
  readonly seas: readonly Sea[]
  readonly areas: readonly Area[]
  readonly groups: readonly AreaGroup[]
  readonly riverClasses: readonly RiverClass[]
  readonly lineClasses: readonly LineClass[]
  readonly rivers: readonly River[]
  readonly lines: readonly Line[]
  readonly places: readonly Place[]
  readonly walls: readonly Wall[]
  readonly boxes: readonly Box[]
  readonly marks: ReadonlyMap<string, HexMark>
  readonly hexsideMarks: ReadonlyMap<string, HexsideMark>
  readonly tables: MapTables

  /** By printed number, in any spelling the sheets allow. */
  readonly hexNumbered: HexLookup
  readonly areaByName: ReadonlyMap<string, Area>
  readonly terrainByName: ReadonlyMap<string, number>
  readonly placesByHex: ReadonlyMap<HexId, readonly Place[]>
  readonly placesByName: ReadonlyMap<string, readonly Place[]>
  readonly linesByHex: ReadonlyMap<HexId, readonly Line[]>
  readonly linesByHexside: ReadonlyMap<HexsideId, readonly Line[]>
  readonly boxById: ReadonlyMap<string, Box>
  /** Names that only few hexes and hexsides have. */
  readonly lakeNames: ReadonlyMap<HexId, string>
  readonly straitNames: ReadonlyMap<HexsideId, string>
  readonly blockedReasons: ReadonlyMap<HexsideId, string>
  /** Further areas of border hexes, one index a period. */
  readonly alsoIn: readonly ReadonlyMap<HexId, readonly AreaId[]>[]
}

import type { HexId, Side, UnitId } from '../../core/ids'
import type { Bombarded, Result } from './charts/combat-and-terrain'
import type { ConflictResult, EventId } from './charts/diplomacy'
import type { Weather } from './charts/morale-and-mobilization'
import type { Corps, Country, Power } from './forces/counter'

type Units = readonly UnitId[]
type AtHex = { readonly hex: HexId }
/** From whose enemy the unit is hidden; null: nobody's. */
type Owned = { readonly owner: Side | null }
type OfUnit = { readonly unit: UnitId }

export type Role = 'attack' | 'defend'

/** How units got from one hex to another. */
export type Way = 'on foot' | 'by rail' | 'by sea' | 'with the Fleet' | 'from Asia'

/** What movement, combat, bombardment and rally tell. `owner` null: nothing is hidden. */
export type MilitaryFacts = {
  moved: Owned & {
    readonly side: Side
    readonly count: number
    readonly units: Units
    readonly from: HexId | null
    readonly to: HexId
    readonly path: readonly HexId[]
    readonly way: Way
  }
  bridged: AtHex & Owned & { readonly units: Units }
  entrenched: AtHex & { readonly side: Side }
  trenchLost: AtHex
  railCut: AtHex
  railMended: AtHex
  revealed: AtHex & { readonly units: Units }
  scouted: OfUnit & AtHex & { readonly seen: boolean }
  displaced: OfUnit & Owned & { readonly from: HexId; readonly to: HexId | null }
  fleetPlaced: { readonly hex: HexId | null }
  /** `again`: some of the defenders have retreated in this segment (6.6.7). */
  battle: AtHex & { readonly attackers: Units; readonly defenders: Units; readonly again: boolean }
  screened: AtHex & { readonly escaped: boolean }
  charged: AtHex & { readonly role: Role; readonly units: Units; readonly shock: number }
  moraleSpent: AtHex & { readonly role: Role; readonly countries: readonly Country[] }
  result: AtHex & {
    readonly column: string
    readonly die: number
    readonly total: number
    readonly result: Result
    readonly alternative: boolean
  }
  /** `vacated`: neither side is left in its hexes. */
  concluded: AtHex & { readonly vacated: boolean }
  demoralized: OfUnit & AtHex
  retreated: OfUnit & { readonly from: HexId; readonly to: HexId; readonly path: readonly HexId[] }
  noRetreat: OfUnit & AtHex
  stood: AtHex
  advanced: OfUnit & { readonly from: HexId; readonly to: HexId; readonly further: boolean }
  bombardment: AtHex & {
    readonly guns: Units
    readonly column: string
    readonly total: number
    readonly result: Bombarded
    readonly defensive: boolean
  }
  rally: OfUnit & AtHex & Owned & { readonly needed: number; readonly rallied: boolean; readonly point: boolean }
  nationalRally: { readonly country: Country; readonly die: number }
  supplySpent: OfUnit & AtHex & Owned
}
type OfSide = { readonly side: Side }
type OfCountry = { readonly country: Country }
type OfPower = { readonly power: Power }

/** What the order of play, diplomacy, mobilization and victory tell. */
export type PoliticalFacts = {
  deployed: OfSide & { readonly name: string }
  turn: { readonly turn: number; readonly date: string; readonly of: number }
  weather: { readonly weather: Weather; readonly die: number | null }
  event: { readonly roll: number; readonly event: EventId; readonly title: string; readonly says: string }
  noEvent: { readonly event: EventId }
  morale: OfCountry & { readonly from: number; readonly to: number; readonly why: string }
  joined: OfCountry & OfSide
  capitulated: OfCountry & OfSide
  armisticeFlag: OfCountry & { readonly lifted: boolean }
  powerAllied: OfPower & { readonly side: Side | null; readonly from: Side | null }
  powerCommitted: OfPower & OfSide & { readonly points: number; readonly takenOver: boolean }
  powerHome: OfPower & { readonly units: Units }
  redeployed: OfUnit & Owned & AtHex
  offered: OfSide & { readonly give: Units; readonly take: Units }
  exchanged: { readonly units: Units; readonly accepted: boolean }
  returned: OfUnit & Owned & { readonly hex: HexId | null }
  conflict: OfSide & { readonly forced: boolean; readonly crisis: boolean }
  conflictResult: {
    readonly totals: readonly [number, number]
    readonly committed: readonly [number, number]
    readonly result: ConflictResult
  }
  mobilized: OfUnit & Owned & { readonly hex: HexId | null; readonly cost: number }
  agents: OfSide & { readonly owner: Side; readonly count: number }
  armsDeal: OfUnit & Owned & AtHex
  volunteers: OfSide & { readonly points: number }
  diseased: OfUnit & Owned & AtHex & { readonly lost: boolean }
  shown: AtHex & OfSide
  guerrillas: OfCountry
  evacuated: OfUnit & Owned & { readonly from: HexId; readonly to: HexId; readonly path: readonly HexId[] }
  cutOff: OfUnit & Owned & AtHex
  armistice: { readonly side: Side; readonly accepted: boolean }
  displayDepots: { readonly left: number }
  corpsOut: { readonly corps: Corps }
  landings: { readonly won: boolean }
  captured: AtHex & OfCountry & { readonly by: readonly Country[] }
  retaken: AtHex & OfCountry & { readonly from: readonly Country[] }
  /** `to`: where its counter goes. */
  eliminated: OfUnit & Owned & { readonly hex: HexId | null; readonly to: string }
  surrendered: OfUnit & { readonly hex: HexId | null; readonly to: string; readonly captor: Side }
  operation: OfSide & {
    readonly what: string
    readonly target: string
    readonly agents: readonly [number, number]
    readonly total: number
    readonly result: 'N' | 'S1' | 'S2'
  }
  intelligence: OfUnit & Owned & AtHex & { readonly seen: boolean; readonly betrayed: boolean }
  looked: AtHex & { readonly owner: Side; readonly units: Units }
  ended: {
    readonly winner: Side | null
    readonly level: string
    readonly points: readonly [number, number]
    readonly why: string
  }
}

/** What the log tells, by kind. */
export type Facts = PoliticalFacts & MilitaryFacts

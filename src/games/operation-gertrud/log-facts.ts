import type { HexId, Side, UnitId } from '../../core/ids'
import type { MissionId, MissionResult, RaidSize, Result, YavuzFate } from './charts'
import type { Advancers, Role } from './combat/battle-state'
import type { StepNation } from './forces/scenarios/scenario'

type Units = readonly UnitId[]
type AtHex = { readonly hex: HexId }
type OfUnit = { readonly unit: UnitId }
type OfUnits = { readonly units: Units }
type Went = OfUnits & { readonly from: HexId | null; readonly to: HexId; readonly path: readonly HexId[] }

/** What the log tells, by kind. */
export type Facts = {
  deployed: { readonly side: Side; readonly who: string }
  turn: { readonly turn: number; readonly second: boolean }
  joined: OfUnits
  yavuz: { readonly fate: YavuzFate }
  rebuilt: OfUnit & {
    readonly kind: 'flip' | 'reduced' | 'full' | 'refit'
    readonly hex: HexId | null
    readonly nation: StepNation
  }
  sortie: OfUnit & AtHex
  answered: OfUnit
  noSupport: { readonly why: string; readonly side: Side; readonly kind: 'cas' | 'ngs' }
  turnedBack: OfUnit & AtHex
  interdicted: OfUnits & AtHex & { readonly hit: boolean }
  moved: Went
  railed: Went
  arrived: OfUnits & AtHex
  walkedIn: OfUnits & AtHex
  delayed: OfUnits
  dropped: OfUnit & AtHex & { readonly from: HexId | null }
  captured: AtHex & { readonly side: Side }
  retaken: AtHex & { readonly side: Side }
  supplied: OfUnits
  unsupplied: OfUnits
  airSupplied: OfUnit & OfUnits & AtHex
  raidLanded: OfUnit & AtHex
  raid: { readonly size: RaidSize; readonly total: number; readonly result: string; readonly bonus: boolean }
  cameHome: OfUnit & AtHex
  mission: AtHex & {
    readonly mission: MissionId
    readonly title: string
    readonly die: number
    readonly result: MissionResult
    readonly success: boolean
  }
  battle: AtHex & {
    readonly attackers: Units
    readonly defenders: Units
    readonly bystanders: Units
    readonly drop: readonly UnitId[]
  }
  committed: OfUnit & AtHex & { readonly role: Role }
  duel: AtHex & OfUnits & { readonly kind: 'cas' | 'ngs'; readonly totals: readonly [number, number] }
  sentHome: OfUnit
  sunkByAir: OfUnit & AtHex
  ultra: AtHex & { readonly kind: 'air' | 'land' }
  calledOff: AtHex
  result: AtHex & {
    readonly result: Result
    readonly percent: number
    readonly column: number
    readonly shifts: readonly string[]
    readonly drop: boolean
    readonly empty: boolean
  }
  givesWay: AtHex
  mustStand: AtHex
  reduced: OfUnit & { readonly hex: HexId | null }
  eliminated: OfUnit & { readonly hex: HexId | null; readonly forGood: boolean; readonly steps: number }
  expertenLost: OfUnit
  noRetreat: OfUnit & { readonly hex: HexId | null }
  retreated: OfUnit & { readonly from: HexId | null; readonly to: HexId }
  dropLost: OfUnit & AtHex
  dropHeld: OfUnit & AtHex & { readonly occupied: boolean }
  noAdvance: AtHex & { readonly why: string }
  advanced: OfUnits & AtHex & { readonly who: Advancers }
  leaderless: { readonly [nothing: string]: never }
  noPlanes: { readonly [nothing: string]: never }
  battleOver: AtHex & {
    readonly cleared: boolean
    readonly empty: boolean
    /** 15.0: those that dropped and hold the hex, and those that were lost. */
    readonly drops: { readonly held: Units; readonly lost: Units }
  }
  victoryRoll: { readonly total: number; readonly held: number; readonly wins: boolean; readonly second: boolean }
  /** how many Italians stand on the map as it begins. */
  secondGame: { readonly italians: number }
  won: {
    readonly side: Side
    readonly turn: number
    readonly second: boolean
    readonly held?: number
    readonly total?: number
  }
}

import type { HexId, RuleId, Side, UnitId } from '../../core/ids'
import type { Attitude } from './charts/charts'
import type { Fire } from './combat/fire'
import type { Nation } from './forces/counters'
import type { AssaultKind } from './sea/assault'
import type { Battle, Gambit, Pile } from './state'
import type { ExitsState } from './supply/supply'

type At = { readonly hex: HexId }
type Of = { readonly unit: UnitId }
type Going = { readonly from: HexId | null; readonly to: HexId }
/** The strictures of 12.8 that had a say. */
type Bound = { readonly strictures: readonly RuleId[] }

/** Every kind of log entry, with what it tells. */
export type Facts = {
  readonly deployed: { readonly side: Side }
  readonly turn: { readonly turn: number; readonly exits: ExitsState }
  readonly weather: { readonly weather: Gambit['weather'] }
  readonly attitude: { readonly attitude: Attitude; readonly changed: boolean }
  readonly defected: Of & At & { readonly from: UnitId }
  readonly clearedOut: Of & Going
  readonly chetniks: { readonly side: Side }
  readonly switched: Of & { readonly hex: HexId | null; readonly dispersed: boolean }
  readonly displaced: Of & Going & Partial<Bound>
  readonly portOpen: At
  readonly portDue: At & { readonly turn: number }
  readonly reinforced: Of & { readonly hex: HexId | null; readonly vp: number }
  readonly naval: { readonly hex: HexId | null }
  readonly force10: Of & At
  readonly demolished: At & { readonly from: HexId | null }
  readonly commandPoints: { readonly side: Side; readonly points: number }
  readonly victory: {
    readonly winner: Side | null
    readonly allied: number
    readonly axis: number
    readonly exits: ExitsState
  }

  readonly moved: Of & { readonly from: HexId; readonly to: HexId; readonly path: readonly HexId[] }
  readonly sailed: Of & { readonly from: HexId | null; readonly to: HexId | null }
  readonly taken: At & { readonly side: Side; readonly city: boolean; readonly again: boolean }
  readonly liberated: At
  readonly zoneSurrenders: At & { readonly zone: Nation; readonly units: number }
  readonly positionDestroyed: At
  readonly beachhead: At
  readonly maintained: At
  readonly markerLost: At & { readonly port: boolean }
  readonly fortified: At
  readonly restored: Of
  readonly reclaimed: Of & At
  readonly strayed: Of & At

  readonly assault: At & { readonly kind: AssaultKind; readonly units: readonly UnitId[]; readonly held: boolean }
  readonly landed: At & { readonly units: readonly UnitId[] }
  readonly repulsed: At & Bound
  readonly dropDecided: At & { readonly won: boolean }
  readonly battle: At & {
    readonly kind: Battle['kind']
    readonly attackers: readonly UnitId[]
    readonly defenders: readonly UnitId[]
    /** 12.8.8: some of the defenders retreated before in this player turn. */
    readonly again: boolean
  }
  readonly tac: At
  readonly shot: Of & {
    readonly target: UnitId | null
    readonly stage: Fire
    readonly number: number
    readonly hit: boolean
  }
  readonly reduced: Of & { readonly hex: HexId | null }
  readonly eliminated: Of & { readonly hex: HexId | null; readonly pile: Pile; readonly steps: number }
  readonly regained: Of & { readonly hex: HexId | null }
  readonly extraHit: At
  readonly brokenOff: At & Of
  readonly noBreakOff: At
  readonly trapped: At & Bound
  readonly retreats: At & Bound & { readonly units: readonly UnitId[] }
  readonly split: Bound & { readonly units: readonly UnitId[] }
  readonly retreated: Of & Going
  readonly pushed: Of & Bound
  readonly battleOver: At & {
    readonly kind: Battle['kind']
    readonly cleared: boolean
    readonly left: number
    /** Steps that attackers and defenders have left. */
    readonly steps: readonly [number, number]
  }
  readonly advanced: At & {
    readonly units: readonly UnitId[]
    readonly from: HexId | null
    readonly abandoned: boolean
  }
  readonly hunt: At & { readonly units: readonly UnitId[]; readonly total: number }
  readonly struck: Of & { readonly hit: boolean; readonly number: number }
  readonly huntOver: At & { readonly left: number }
}

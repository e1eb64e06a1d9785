import type { HexId, Side, UnitId } from '../../../core/ids'
import type { AirResult } from '../charts/air'
import type { Mission } from './air-state'
import type { Spot } from './spots'

type OfUnit = { readonly unit: UnitId }
type Units = readonly UnitId[]

/** What is told of the war in the air, by kind. */
export type AirFacts = {
  tookOff: OfUnit & {
    readonly mission: Mission
    readonly base: Spot
    readonly target: Spot
    readonly night: boolean
    readonly extended: boolean
    /** 20.D.1.1: a transfer that goes on from the base it has reached. */
    readonly onward: boolean
  }
  patrolled: OfUnit & {
    readonly fighter: UnitId
    readonly at: Spot
    readonly die: number
    readonly needs: number
    readonly turned: boolean
  }
  /** R-AIR3 */
  noCharge: { readonly units: Units }
  airAbandoned: { readonly units: Units; readonly at: Spot }
  jettisoned: { readonly units: Units }
  airBattle: { readonly at: Spot; readonly screen: Units; readonly force: Units; readonly interceptors: Units }
  /** `column` is the differential, `modifier` what the letters do to the dice. */
  airFire: OfUnit & {
    readonly target: UnitId
    readonly dice: readonly number[]
    readonly column: number
    readonly modifier: number
    readonly result: AirResult
  }
  /** How it ended: shot down; turned back or aborted. */
  airBattleOver: { readonly at: Spot; readonly down: Units; readonly back: Units }
  /** 21.B.1.a: how many interceptors met each escort that was met. */
  screenFought: { readonly onEach: readonly number[] }
  gotThrough: { readonly units: Units; readonly stopped: number }
  flak: OfUnit & {
    readonly at: Spot
    readonly points: number
    readonly dice: readonly number[]
    readonly modifier: number
    readonly result: AirResult
  }
  volley: { readonly count: number }
  volleyOver: { readonly count: number; readonly down: Units; readonly back: Units }
  raid: { readonly units: Units; readonly mission: Mission; readonly at: Spot }
  /** `left`: what is left of the target’s capacity, or how often it has been hit in all; null: that says nothing of it. */
  raidOver: {
    readonly units: Units
    readonly mission: Mission
    readonly at: Spot
    readonly hits: number
    readonly left: number | null
    readonly struck: Units
  }
  /** `twelfths` of bombing strength points; `die` null: below 1, none was needed. */
  bombed: {
    readonly units: Units
    readonly mission: Mission
    readonly at: Spot
    readonly twelfths: number
    readonly die: number | null
    readonly modifier: number
    readonly hit: boolean
  }
  /** 20.F.2.h: ships at sea are bombed. */
  convoyBombed: {
    readonly units: Units
    readonly at: Spot
    readonly twelfths: number
    readonly die: number | null
    readonly modifier: number
    readonly hit: boolean
  }
  struck: OfUnit & { readonly at: Spot; readonly eliminated: boolean }
  harassing: { readonly hex: HexId; readonly hits: number; readonly units: Units }
  landed: { readonly units: Units; readonly at: Spot }
  crashed: OfUnit & { readonly at: Spot }
  noBase: OfUnit & { readonly at: Spot }
  escape: OfUnit & { readonly die: number; readonly escapes: boolean; readonly at: Spot }
  repaired: OfUnit & { readonly die: number; readonly done: boolean }
  /** 24.C.3 */
  towLost: OfUnit & { readonly glider: UnitId; readonly cargo: Units }
  airLost: OfUnit & { readonly hex: HexId | null; readonly side: Side; readonly steps: number }
  /** 22.A.1.3 */
  gunsLost: { readonly hex: HexId }
}

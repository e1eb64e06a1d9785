import type { HexId, UnitId } from '../../../core/ids'
import type { Spot } from '../air/spots'
import type { Form } from './movement-state'

type Units = readonly UnitId[]

/** How units got from one hex to another. */
export type Way = 'on foot' | 'one hex' | 'admin' | 'by rail'

/** 15, 22.A.3.7: `guns`: position antiaircraft, by points. */
type Broken = {
  readonly unit: UnitId
  readonly set: string
  readonly form: Form
  readonly at: Spot
  readonly guns: boolean
}

export type MovementFacts = {
  moved: {
    readonly units: Units
    readonly from: HexId
    readonly to: HexId
    readonly path: readonly HexId[]
    readonly way: Way
    readonly exploiting: boolean
    /** 7.A: over low-volume track; past an enemy ZOC that a unit negates. */
    readonly low?: boolean
    readonly past?: boolean
  }
  brokeDown: Broken
  assembled: Broken
  /** 13.4: an overrun after which nobody entered. */
  notEntered: { readonly units: Units; readonly hex: HexId }
  railBroken: { readonly unit: UnitId; readonly hex: HexId; readonly poor: boolean }
  railMended: { readonly unit: UnitId; readonly hex: HexId; readonly poor: boolean }
  fieldLaid: { readonly unit: UnitId; readonly hex: HexId }
  /** 32.B.2.1: `stays`: it was seen and could not pay. */
  slipped: {
    readonly unit: UnitId
    readonly from: HexId
    readonly hex: HexId
    readonly die: number
    readonly free: boolean
    readonly stays: boolean
  }
  crowdedOut: { readonly unit: UnitId; readonly hex: HexId }
}

import type { HexId, Side, UnitId } from '../../../core/ids'
import * as shape from '../../../core/save/shape'
import { RESULTS, type Result } from '../charts/combat-results'
import { hex, side, unit, unitList } from '../forces/counters'

export type Role = 'attack' | 'defend'

/** 11.3, 11.4: who may advance. */
export type Advancers = 'all' | 'armor'

/** What each side has over the hex: used, not lost and not sent home. */
export type Supporters = { readonly [role in Role]: UnitId | null }

export type Battle = {
  readonly attacker: Side
  readonly hex: HexId
  /** A paratroop is one of them. */
  readonly attackers: readonly UnitId[]
  /** Empty for a drop on an empty hex. */
  readonly defenders: readonly UnitId[]
  /** in the hex, but attacked before in this phase. */
  readonly bystanders: readonly UnitId[]
  /** 15.0, R-08: those that dropped into the hex. */
  readonly drop: readonly UnitId[]
  readonly ngs: Supporters
  readonly cas: Supporters
  /** 11.0.2: it can no longer be called off. */
  readonly committed: boolean
  /** 11.0 step 7 */
  readonly ultra: boolean
  readonly result: Result | null
  /** Who loses a step, as named by the owners. */
  readonly losses: Supporters
  /** D1, R-50: the defender gives way instead. */
  readonly givesWay: boolean
}

const supporters = shape.fields({ attack: shape.nullable(unit), defend: shape.nullable(unit) })

export const battle: shape.Shape<Battle> = shape.fields({
  attacker: side,
  hex,
  attackers: unitList,
  defenders: unitList,
  bystanders: unitList,
  drop: unitList,
  ngs: supporters,
  cas: supporters,
  committed: shape.flag,
  ultra: shape.flag,
  result: shape.nullable(shape.oneOf(...RESULTS)),
  losses: supporters,
  givesWay: shape.flag,
})

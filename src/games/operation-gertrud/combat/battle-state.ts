import type { HexId, Side, UnitId } from '../../../core/ids'
import * as shape from '../../../core/save/shape'
import { RESULTS, type Result } from '../charts'
import { hex, side, unit, unitList } from '../forces/printed-names'

/** What each side has over the hex: used, not lost and not sent home. */
export type Supporters = { attack: UnitId | null; defend: UnitId | null }

export type Battle = {
  attacker: Side
  hex: HexId
  /** A paratroop is one of them. */
  attackers: UnitId[]
  /** Empty for a drop on an empty hex. */
  defenders: UnitId[]
  /** in the hex, but attacked before in this phase. */
  bystanders: UnitId[]
  /** 15.0: the one that dropped into the hex. */
  drop: UnitId | null
  ngs: Supporters
  cas: Supporters
  /** 11.0.2: it can no longer be called off. */
  committed: boolean
  /** 11.0 step 7 */
  ultra: boolean
  result: Result | null
  /** Who loses a step, as named by the owners. */
  losses: Supporters
  /** D1, R-50: the defender gives way instead. */
  givesWay: boolean
}

const supporters = shape.fields({ attack: shape.nullable(unit), defend: shape.nullable(unit) })

export const battle: shape.Shape<Battle> = shape.fields({
  attacker: side,
  hex,
  attackers: unitList,
  defenders: unitList,
  bystanders: unitList,
  drop: shape.nullable(unit),
  ngs: supporters,
  cas: supporters,
  committed: shape.flag,
  ultra: shape.flag,
  result: shape.nullable(shape.oneOf(...RESULTS)),
  losses: supporters,
  givesWay: shape.flag,
})

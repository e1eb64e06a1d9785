import type { HexId, Side, UnitId } from '../../../core/ids'
import * as shape from '../../../core/save/shape'
import { alternativeResults, combatResults, type Result } from '../charts/combat-and-terrain'
import { hex, hexList, side, unit, unitList } from '../forces/counters'
import type { Role } from '../log-facts'

export type { Role } from '../log-facts'

type PerRole<T> = { readonly [role in Role]: T }

/** A combat under way. */
export type Combat = {
  readonly attacker: Side
  readonly hex: HexId
  readonly attackers: readonly UnitId[]
  /** Everyone in the hex, a friendly Fleet off its coast too (D63). */
  readonly defenders: readonly UnitId[]
  /** The hexes the attack comes from, as it began. */
  readonly origins: readonly HexId[]
  /** 6.6.1, D13, D93: combat hexes that had a Fortification of whoever held them when the result was read. */
  readonly forts: readonly HexId[]
  /** 6.1: attackers without supply, as it was traced before the attack. */
  readonly unsupplied: readonly UnitId[]
  /** 6.4: null: not named yet. */
  readonly charges: PerRole<readonly UnitId[] | null>
  readonly die: number | null
  /** 6.5.2: null: not decided yet. */
  readonly morale: PerRole<boolean | null>
  readonly result: Result | null
  /** M.CS.1: the defenders have slipped away before it. */
  readonly escaped: boolean
  /** CRT.D: whom the owner has picked where nobody charged. */
  readonly disrupted: PerRole<UnitId | null>
}

const RESULTS = [
  ...new Set([combatResults, alternativeResults].flatMap(({ rows }) => Object.values(rows).flat())),
] as readonly Result[]

const perRole = <T>(of: shape.Shape<T>): shape.Shape<PerRole<T>> =>
  shape.fields({ attack: of, defend: of }) as unknown as shape.Shape<PerRole<T>>

export const combat: shape.Shape<Combat> = shape.fields({
  attacker: side,
  hex,
  attackers: unitList,
  defenders: unitList,
  origins: hexList,
  forts: hexList,
  unsupplied: unitList,
  charges: perRole(shape.nullable(unitList)),
  die: shape.nullable(shape.whole(1, 6)),
  morale: perRole(shape.nullable(shape.flag)),
  result: shape.nullable(shape.oneOf(...RESULTS)),
  escaped: shape.flag,
  disrupted: perRole(shape.nullable(unit)),
}) as unknown as shape.Shape<Combat>

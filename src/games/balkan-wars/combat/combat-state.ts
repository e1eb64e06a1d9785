import * as shape from '../../../core/save/shape'
import { alternativeResults, combatResults, type Result } from '../charts/combat-and-terrain'
import { hex, hexList, side, unit, unitList } from '../forces/counters'

export type { Role } from '../log-facts'

const RESULTS = [
  ...new Set([combatResults, alternativeResults].flatMap(({ rows }) => Object.values(rows).flat())),
] as readonly Result[]

const perRole = <T>(of: shape.Shape<T>) => shape.record({ attack: of, defend: of })

/** A combat under way. */
export const combat = shape.record({
  attacker: side,
  hex,
  attackers: unitList,
  /** Everyone in the hex, a friendly Fleet off its coast too (D63). */
  defenders: unitList,
  /** The hexes the attack comes from, as it began. */
  origins: hexList,
  /** 6.6.1, D13, D93: combat hexes that had a Fortification of whoever held them when the result was read. */
  forts: hexList,
  /** 6.1: attackers without supply, as it was traced before the attack. */
  unsupplied: unitList,
  /** 6.4: null: not named yet. */
  charges: perRole(shape.nullable(unitList)),
  die: shape.nullable(shape.whole(1, 6)),
  /** 6.5.2: null: not decided yet. */
  morale: perRole(shape.nullable(shape.flag)),
  result: shape.nullable(shape.oneOf(...RESULTS)),
  /** M.CS.1: the defenders have slipped away before it. */
  escaped: shape.flag,
  /** CRT.D: whom the owner has picked where nobody charged. */
  disrupted: perRole(shape.nullable(unit)),
})
export type Combat = shape.ShapeOf<typeof combat>

/** Which side of the combat a step is about. */
export const ofRole = shape.record({ role: shape.oneOf('attack', 'defend') })
export type OfRole = shape.ShapeOf<typeof ofRole>

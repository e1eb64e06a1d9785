import type { HexId, Side, UnitId } from '../../../core/ids'
import * as shape from '../../../core/save/shape'
import { RESULTS, type Result } from '../charts/combat-results'
import { hex, side, unitList } from '../forces/counters'

export type Role = 'attack' | 'defend'

/** The attack that is being fought. */
export type Battle = {
  readonly attacker: Side
  readonly hex: HexId
  readonly attackers: readonly UnitId[]
  readonly defenders: readonly UnitId[]
  /** 9.F.1.6: fell back into the hex; they share what happens and count for nothing. */
  readonly sharers: readonly UnitId[]
  readonly result: Result | null
  /** 9.C: the side that is eliminated; known with the die, before anybody pays. */
  readonly doomed: Role | null
  /** 10.H: those whose armour or antitank effects were used at half or more, who must take half of their side's losses. */
  readonly armour: { readonly [role in Role]: readonly UnitId[] }
  /** 14.A.2.3: the same of engineers. */
  readonly engineers: readonly UnitId[]
  /** New cadres and survivors that must retreat, when losses have been taken. */
  readonly leaving: { readonly [role in Role]: readonly UnitId[] }
}

/** What combat notes down; all of it is emptied when a combat phase begins. */
export type CombatState = {
  battle: Battle | null
  /** 9.B.1 */
  attacked: readonly UnitId[]
  /** 9.B.1: have been attacked. */
  defended: readonly UnitId[]
  /** 9.F.1.6: retreated onto a friendly hex in this combat phase. */
  fellBack: readonly UnitId[]
}

const none = (): readonly UnitId[] => []
const bothRoles = shape.fields({ attack: unitList, defend: unitList })

const battle: shape.Shape<Battle> = shape.fields({
  attacker: side,
  hex,
  attackers: unitList,
  defenders: unitList,
  sharers: unitList,
  result: shape.nullable(shape.oneOf(...RESULTS)),
  doomed: shape.nullable(shape.oneOf('attack', 'defend')),
  armour: bothRoles,
  engineers: unitList,
  leaving: bothRoles,
})

export const combatShapes = {
  battle: shape.withDefault(shape.nullable(battle), () => null) as shape.Shape<Battle | null>,
  attacked: shape.withDefault(unitList, none),
  defended: shape.withDefault(unitList, none),
  fellBack: shape.withDefault(unitList, none),
}

export const noCombat = (): CombatState => ({ battle: null, attacked: [], defended: [], fellBack: [] })

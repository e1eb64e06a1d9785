import type { UnitId } from '../../../core/ids'
import { airCombatModifiers } from '../charts/air'
import { airOf } from '../forces/counters'
import type { Part } from '../state'
import { flightOf, isFighter, lettersOf } from './air-units'
import { isBombing } from './missions'

export type Strengths = { readonly attack: number; readonly defence: number }

const LOSS = 2

/** 24.A.1, R-24A: type F with bombs; 24.B.3: every fighter at extended range. Neither goes below 1. */
export function strengthsOf(s: Part<'flights'>, id: UnitId): Strengths {
  const { attack, defense, letters } = airOf(id)
  const flight = flightOf(s, id)
  const isLaden = flight !== null && isBombing(flight.mission) && letters === 'F'
  const isFar = flight?.extended === true && isFighter(id)
  const less = (strength: number) => (isLaden || isFar ? Math.max(1, strength - LOSS) : strength)
  // 24.C.2, R-24D: the printed -1 of a glider is a deduction.
  const drag = flight === null || flight.tow === null ? 0 : Math.abs(airOf(flight.tow).defense)
  return { attack: less(attack), defence: less(defense) - drag }
}

/** 21.B.3, 24.G, R-AIR25: what the letters of both do to the dice. */
export function lettersModifier(firer: UnitId, target: UnitId): number {
  const [from, to] = [lettersOf(airOf(firer)), lettersOf(airOf(target))]
  const found = airCombatModifiers.find(
    each => (each.firer as readonly string[]).includes(from) && (each.target as readonly string[]).includes(to),
  )
  return found?.die ?? 0
}

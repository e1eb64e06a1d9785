import { firstOf, type Refusal, refusal } from '../../../core/engine/step'
import type { HexId, Side, UnitId } from '../../../core/ids'
import { otherSide } from '../../../core/ids'
import { isAtLeast, ratio } from '../../../core/ratio'
import { cancelPlansOf } from '../airborne/plans'
import { stackIn } from '../board'
import { whyClosed } from '../closed-ground'
import { sideOf } from '../countries'
import { hexName } from '../map/geography'
import { fits, stackLimit } from '../stacking'
import { type Front, type Go, hexOf, type Units } from '../state'
import { eliminate } from '../units'
import { isDefenceless, strengthTold } from './odds'
import { fightersOf, totalOf } from './strengths'

/** 13.2 */
const ODDS = 10

/** 13.3: the enemies who would be overrun, and whose ZOC does not count for it. */
export const victimsIn = (s: Front, hex: HexId, side: Side): readonly UnitId[] => stackIn(s, hex, otherSide(side))

/** 13.2, R-13: strengths as in an attack; no die, no armour, no engineers, no air. */
export function overrunOdds(s: Front, units: Units, hex: HexId, side: Side) {
  const victims = victimsIn(s, hex, side)
  const attack = totalOf(fightersOf(s, units, 'attack', hex))
  const defence = totalOf(fightersOf(s, victims, 'defend', hex))
  const isEnough = attack > 0 && (isDefenceless(s, victims) || isAtLeast(ratio(attack, defence), ODDS))
  return { attack, defence, victims, isEnough }
}

/** 13.1, 13.2, R-13: why these units cannot overrun a hex next to them, whatever they have to pay for it. */
export function whyNotOverrun(s: Front, units: Units, hex: HexId, side: Side): Refusal | null {
  const [from] = units.flatMap(id => hexOf(s, id) ?? [])
  const [found] = firstOf(
    () => victimsIn(s, hex, side).length === 0 && refusal('13.1', 'there is nobody to overrun', { hex }),
    () =>
      units.some(id => hexOf(s, id) !== from || sideOf(s, id) !== side) &&
      refusal('13.1', 'an overrun is made from one hex', { hex }),
    () => units.flatMap(id => whyClosed(s, id, hex) ?? []),
    () =>
      from !== undefined &&
      !fits(s, units, stackLimit(from)) &&
      refusal('13.1', `no more units overrun from ${hexName(from)} than can stand there`, { hex: from }, 'R-13'),
    () =>
      !fits(s, units, stackLimit(hex)) &&
      refusal('8.B.3', `no more units overrun ${hexName(hex)} than can stand there`, { hex }, 'R-13'),
    () => {
      const { attack, defence, isEnough } = overrunOdds(s, units, hex, side)
      if (isEnough) return null
      return attack === 0
        ? refusal('13.8', 'they have no attack strength', { hex })
        : refusal('13.2', `${strengthTold(attack)} against ${strengthTold(defence)} is less than ${ODDS}:1`, { hex })
    },
  )
  return found ?? null
}

/** 13.4: the victims are gone, without cadres. Those who overran pay and move by themselves. */
export function overrun(s: Front, go: Go, units: Units, hex: HexId, side: Side, exploiting = false): void {
  const { victims, attack, defence } = overrunOdds(s, units, hex, side)
  go.log('overran', { units, hex, victims, attack, defence, exploiting }, '13.2')
  // R-PLAN3
  cancelPlansOf(s, units)
  eliminate(s, go, victims, '13.4')
}

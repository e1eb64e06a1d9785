import { firstOf, type Refusal, refusal } from '../../../core/engine/step'
import type { HexId, Side, UnitId } from '../../../core/ids'
import { otherSide } from '../../../core/ids'
import { defendersIn, dispersedIn, isHeldBy, stackIn } from '../board'
import { neighbourSteps } from '../map/hexes'
import { canCross } from '../movement/ground'
import { AXIS, type Battle, type Gambit, hasActed, is1943, isDispersed, isSupport, nationOf, sideOf } from '../state'
import { isInSupply } from '../supply/supply'

/** S43.6.2: Italians in confusion neither move nor attack. */
export const isConfused = (s: Gambit, id: UnitId): boolean =>
  is1943(s) && nationOf(id) === 'Italy' && s.attitude === 'confusion'

/** Why a unit may not be used by its side in any attack this turn. */
export function whyNotFight(s: Gambit, id: UnitId, side: Side): Refusal[] {
  const at = { unit: id }
  return firstOf(
    () => sideOf(s, id) !== side && refusal('7.4.0', 'it belongs to the other side', at),
    () => hasActed(s, id) && refusal('7.13.1', 'it has acted this player turn', at),
    () => isDispersed(s, id) && refusal('12.14', 'dispersed partisans do not attack', at),
    () => isConfused(s, id) && refusal('S43.6.2', 'Italians in confusion do not attack', at),
  )
}

/** An attack in the making: on the regular defenders of a hex, or a hunt for its dispersed partisans. */
export type Target = { readonly hex: HexId; readonly hunt: boolean }

/** S43.7.3: Axis-controlled Chetniks fight Yugoslav Partisans only. */
const mayFight = (s: Gambit, id: UnitId, prey: readonly UnitId[]): boolean =>
  nationOf(id) !== 'Chetnik' || sideOf(s, id) !== AXIS || prey.every(each => nationOf(each) === 'Yugoslav Partisan')

const preyIn = (s: Gambit, { hex, hunt }: Target, side: Side): UnitId[] =>
  hunt ? dispersedIn(s, hex, otherSide(side)) : defendersIn(s, hex, otherSide(side))

/** Why one unit of a stack may not join an attack on a target that its side could attack. */
export const whyNotJoinAttack = (s: Gambit, id: UnitId, target: Target, side: Side): Refusal[] =>
  firstOf(
    () => whyNotFight(s, id, side),
    () =>
      !mayFight(s, id, preyIn(s, target, side)) &&
      refusal('S43.7.3', 'Chetniks under the Axis attack Yugoslav Partisans only', { unit: id }, 'R-CHE1'),
    () =>
      target.hunt &&
      isSupport(id) &&
      refusal('12.15.3', 'corps support takes no part against dispersed partisans', { unit: id }, 'R-PART4'),
  )

const canReach = (s: Gambit, from: HexId, { hex, hunt }: Target): boolean =>
  (hunt && from === hex) || neighbourSteps(from).some(step => step.to === hex && canCross(s, step.side))

/** Those of a stack who may take part. */
export const fittest = (s: Gambit, from: HexId, target: Target, side: Side): UnitId[] =>
  stackIn(s, from, side).filter(id => whyNotJoinAttack(s, id, target, side).length === 0)

/** 7.4, 12.1, 12.5.2: why a stack may not attack a target. */
export function whyNotAttack(s: Gambit, from: HexId, target: Target, side: Side): Refusal[] {
  const at = { hex: target.hex }
  return firstOf(
    () =>
      !target.hunt &&
      !isHeldBy(s, target.hex, otherSide(side)) &&
      refusal('7.4.1', 'no enemy that fights in battle stands there', at),
    () =>
      target.hunt &&
      preyIn(s, target, side).length === 0 &&
      refusal('12.15.2', 'there are no dispersed enemies there', at),
    () =>
      !canReach(s, from, target) &&
      refusal(
        neighbourSteps(from).some(step => step.to === target.hex) ? '11.5.3' : '7.4.1',
        'it cannot attack there',
        at,
      ),
    () => {
      const fit = fittest(s, from, target, side)
      if (fit.some(id => !isSupport(id))) return null
      if (fit.length > 0) return refusal('12.5.2', 'corps support never attacks alone', at)
      const [first] = stackIn(s, from, side)
      const why = first === undefined ? undefined : whyNotJoinAttack(s, first, target, side)[0]
      return why ?? refusal('7.4.0', 'no unit here can attack', at)
    },
  )
}

/** Everything a stack may attack. */
export function attackTargets(s: Gambit, from: HexId, side: Side): Target[] {
  const hexes = [from, ...neighbourSteps(from).map(step => step.to)]
  return hexes.flatMap(hex =>
    [false, true].map(hunt => ({ hex, hunt })).filter(target => whyNotAttack(s, from, target, side).length === 0),
  )
}

/** A battle as it begins: who takes part and who is out of supply (12.2.1, 9.2.1). */
export function planBattle(
  s: Gambit,
  plan: Pick<Battle, 'kind' | 'attacker' | 'hex' | 'from'> & { readonly attackers: readonly UnitId[] },
): Battle {
  const defenders = defendersIn(s, plan.hex, otherSide(plan.attacker))
  const attackers = [...plan.attackers]
  return {
    kind: plan.kind,
    attacker: plan.attacker,
    hex: plan.hex,
    from: plan.from,
    attackers,
    defenders,
    unsupplied: [...attackers, ...defenders].filter(id => !isInSupply(s, id)),
    tac: false,
    attackLosses: [],
    defenceLosses: [],
    extraHit: false,
  }
}

import { firstOf, type Refusal, refusal } from '../../../core/engine/step'
import type { HexId, Side, UnitId } from '../../../core/ids'
import { otherSide } from '../../../core/ids'
import { disruptionOf } from '../airborne/airborne-units'
import { hexesHeldBy, isHeldBy, stackIn } from '../board'
import { isAway, whyClosed } from '../closed-ground'
import { nameOf, sideOf } from '../countries'
import { isGroundUnit } from '../forces/counters'
import { hexName, isClosedSide, neighboursOf, sideBetween, whyClosedSide } from '../map/geography'
import { isActing } from '../movement/movers'
import { fits, stackLimit } from '../stacking'
import { type Front, hexOf, type Units } from '../state'
import { attackOf, givesSupport, isSupported } from '../units'
import type { Battle } from './combat-state'
import { insideOf, isInside } from './inside'
import { fightersOf } from './strengths'

/** Why a unit takes part in no attack at all in this phase. */
export function whyNotAttack(s: Front, id: UnitId, side: Side): Refusal | null {
  if (!isGroundUnit(id)) return refusal('9.0', `${nameOf(id)} is an air unit and fights in the air`, { unit: id })
  if (sideOf(s, id) !== side) return refusal('9.0', `${nameOf(id)} is not yours to attack with`, { unit: id })
  if (s.attacked.includes(id)) return refusal('9.B.1', `${nameOf(id)} has attacked in this phase`, { unit: id })
  if (!isActing(s, id))
    return refusal(
      '28.A.2.b.6',
      'only the forces of the intervention attack in the surprise turn',
      { unit: id },
      'R-SUR4',
    )
  return isAway(s, id)
    ? refusal('28.A.0.1', `${nameOf(id)} is outside its operational area`, { unit: id }, 'R-OA2')
    : null
}

/** 9.B.2, 28.A.0: why a unit does not attack into a hex. */
function whyNotInto(s: Front, id: UnitId, target: HexId): Refusal | null {
  const from = hexOf(s, id)
  if (from === target) return null
  const side = sideOf(s, id)
  if (side !== null && isInside(s, id, side))
    return refusal('25.B.3', `${nameOf(id)} attacks those in its own hex`, { unit: id })
  const over = from === null ? null : sideBetween(from, target)
  if (over === null) return refusal('9.0', `${nameOf(id)} does not stand next to ${hexName(target)}`, { unit: id })
  if (isClosedSide(over))
    return refusal('9.B.2', `nobody attacks across ${whyClosedSide(over)}`, { unit: id, hexside: over })
  return whyClosed(s, id, target)
}

/** Those next to a hex that could attack it, whatever else they do. */
export const unitsAgainst = (s: Front, target: HexId, side: Side): UnitId[] =>
  [target, ...neighboursOf(target)]
    .flatMap(hex => stackIn(s, hex, side))
    .filter(id => whyNotAttack(s, id, side) === null && whyNotInto(s, id, target) === null)

/** R-9B1: those in a hex who have not been attacked in this phase. */
export const freshIn = (s: Front, hex: HexId, side: Side): UnitId[] =>
  stackIn(s, hex, side).filter(id => !s.defended.includes(id))

/** 9.G.1, 25.A.2 */
const isAnyStrong = (s: Front, units: Units): boolean =>
  units.some(id => attackOf(s, id) > 0 && disruptionOf(s, id) !== 'powerless')

/** Hexes next to the units of a side that enemies hold. */
export const hexesInReach = (s: Front, side: Side): HexId[] =>
  hexesHeldBy(s, otherSide(side)).filter(hex => [hex, ...neighboursOf(hex)].some(each => isHeldBy(s, each, side)))

/** R-25H: they attack from inside, whatever comes of it. */
const isOwed = (s: Front, hex: HexId, side: Side): boolean =>
  insideOf(s, hex, side).some(id => !s.attacked.includes(id))

export const targetsOf = (s: Front, side: Side): HexId[] =>
  hexesInReach(s, side).filter(
    hex =>
      freshIn(s, hex, otherSide(side)).length > 0 &&
      (isOwed(s, hex, side) || isAnyStrong(s, unitsAgainst(s, hex, side))),
  )

export function whyNotTarget(s: Front, target: HexId, side: Side): Refusal[] {
  const enemies = stackIn(s, target, otherSide(side))
  const beside = [target, ...neighboursOf(target)].flatMap(hex => stackIn(s, hex, side))
  return firstOf(
    () => enemies.length === 0 && refusal('9.0', 'there is no enemy to attack', { hex: target }),
    () =>
      freshIn(s, target, otherSide(side)).length === 0 &&
      refusal('9.B.1', 'all units there have been attacked in this phase', { hex: target }, 'R-9B1'),
    () => beside.length === 0 && refusal('9.0', 'none of your units stands next to it', { hex: target }),
    () =>
      !isOwed(s, target, side) &&
      !isAnyStrong(s, unitsAgainst(s, target, side)) &&
      (beside
        .map(id => whyNotAttack(s, id, side) ?? whyNotInto(s, id, target))
        .find((why): why is Refusal => why !== null) ??
        refusal('9.G.1', 'units with an attack strength of 0 do not attack alone', { hex: target })),
  )
}

/** 8.B.3: the limit of the attacked hex holds for the attackers of each hex. */
export function whyNotJoin(s: Front, id: UnitId, target: HexId, joined: Units, side: Side): Refusal[] {
  const from = hexOf(s, id)
  return firstOf(
    () => whyNotAttack(s, id, side),
    () => whyNotInto(s, id, target),
    () =>
      !fits(s, [...joined.filter(each => hexOf(s, each) === from), id], stackLimit(target)) &&
      refusal('8.B.3', `no more units of ${hexName(from as HexId)} can attack ${hexName(target)}`, { unit: id }),
  )
}

/** 9.G.1; R-25H: all who are inside attack together, without any strength too. */
export function whyNotLaunch(s: Front, target: HexId, joined: Units, side: Side): Refusal | null {
  const inside = insideOf(s, target, side)
  const idle = inside.find(id => !joined.includes(id))
  if (idle !== undefined) return refusal('25.B.3', `${nameOf(idle)} is in the hex and must attack`, { unit: idle })
  return inside.length > 0 || isAnyStrong(s, joined)
    ? null
    : refusal('9.G.1', 'units with an attack strength of 0 do not attack alone')
}

/** The strongest set from every hex: the strongest first, then those without strength who support others. */
export function usualAgainst(s: Front, target: HexId, side: Side): UnitId[] {
  const candidates = unitsAgainst(s, target, side)
  const strength = new Map(
    fightersOf(s, candidates, 'attack', target).map(({ unit, counted, isExcess }) => [unit, isExcess ? 0 : counted]),
  )
  const isIn = (id: UnitId): number => (hexOf(s, id) === target ? 1 : 0)
  const order = candidates.toSorted((a, b) => isIn(b) - isIn(a) || (strength.get(b) ?? 0) - (strength.get(a) ?? 0))
  const joined: UnitId[] = []
  for (const id of order) {
    const isNeeded =
      hexOf(s, id) === target ||
      attackOf(s, id) > 0 ||
      (givesSupport(s, id) && joined.some(each => hexOf(s, each) === hexOf(s, id) && !isSupported(s, each)))
    if (isNeeded && whyNotJoin(s, id, target, joined, side).length === 0) joined.push(id)
  }
  return joined
}

export const planBattle = (s: Front, attacker: Side, hex: HexId, attackers: Units): Battle => {
  const defenders = freshIn(s, hex, otherSide(attacker))
  return {
    attacker,
    hex,
    attackers,
    defenders,
    sharers: stackIn(s, hex, otherSide(attacker)).filter(id => !defenders.includes(id)),
    result: null,
    doomed: null,
    armour: { attack: [], defend: [] },
    engineers: [],
    leaving: { attack: [], defend: [] },
  }
}

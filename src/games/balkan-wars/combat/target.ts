import { firstOf, type Refusal, refusal } from '../../../core/engine/step'
import { type HexId, otherSide, type Side, type UnitId } from '../../../core/ids'
import { fortIn, hexesHeldBy, isHeldBy, stackIn } from '../board'
import { asCountry, isGreatPowerUnit, nameOf, nationOf, sideOf } from '../countries'
import { hasRail, hasRoad, isClosedSide, isMountain, neighboursOf, sideBetween } from '../map/geography'
import { climbsWithHelp } from '../movement/ground'
import { whyClosed } from '../movement/marching'
import { whyNotInArmistice } from '../politics/armistice'
import { FLEET, hexOf, isType, periodOf, type Wars } from '../state'
import { isSupplied } from '../supply/supply'
import type { Combat } from './combat-state'

/** 6.2, A21: why a unit may not attack over its hexside into a hex, or advance over it. */
export function whyNotAcross(s: Wars, id: UnitId, from: HexId, hex: HexId): Refusal[] {
  const at = { unit: id }
  const over = sideBetween(from, hex)
  const hasLine = over !== null && (hasRoad(over) || hasRail(over, periodOf(s)))
  return firstOf(
    () => over === null && refusal('6.G.1', `${nameOf(id)} is not next to the hex`, at),
    () => whyClosed(s, nationOf(s, id), hex),
    () => over !== null && isClosedSide(over) && !hasLine && refusal('6.2.1', 'water lies between', at),
    () =>
      isMountain(hex) &&
      !hasLine &&
      !climbsWithHelp(s, id, sideOf(s, id) as Side) &&
      refusal('6.2.1', 'off the road only Alpine units, Engineers and who is with them fight for a mountain', at),
  )
}

/** Why a unit may take part in no attack of this segment. */
function whyNotFight(s: Wars, id: UnitId, side: Side): Refusal[] {
  const at = { unit: id }
  return firstOf(
    () => sideOf(s, id) !== side && refusal('6.G.1', 'it belongs to the other side', at),
    () => hexOf(s, id) === null && refusal('6.G.1', `${nameOf(id)} is not on the map`, at),
    () => isType(id, 'fortification', 'depot') && refusal('6.2.1', `${nameOf(id)} never attacks`, at, 'D76'),
    () => s.attacked.includes(id) && refusal('6.3.1', `${nameOf(id)} has attacked this segment`, at),
    () => s.barred.includes(id) && refusal('6.3.2', 'its hex has attacked without it', at, 'D17'),
    () => whyNotInArmistice(s, id),
  )
}

/** Defenders as far as they are known: everybody of the enemy in the hex, and his Fleet off it (D63). */
export const defendersIn = (s: Wars, hex: HexId, side: Side): UnitId[] => [
  ...stackIn(s, hex, side),
  ...fleetOff(s, hex, side),
]

/** D63: the Fleet of a side, where it lies off that hex. */
const fleetOff = (s: Wars, hex: HexId, side: Side): UnitId[] =>
  hexOf(s, FLEET) === hex && sideOf(s, FLEET) === side ? [FLEET] : []

/** 3.2.5, D60, D88: the nation of a unit is public, also face down. */
const hasPowerUnit = (s: Wars, hex: HexId, side: Side): boolean =>
  stackIn(s, hex, side).some(id => isGreatPowerUnit(s, id)) ||
  s.hidden.some(each => each.hex === hex && asCountry(s, each.nation) === null)

/** 3.2.5, D60: Great Power units spare one another, in combat and in bombardment. */
export const whyNotAmongPowers = (s: Wars, id: UnitId, hex: HexId, side: Side): Refusal | false =>
  isGreatPowerUnit(s, id) &&
  hasPowerUnit(s, hex, otherSide(side)) &&
  refusal('3.2.5', 'Great Power units never attack one another', { unit: id }, 'D60')

/** 6.G.2, 6.2, 6.3: why a unit may not attack that hex. */
export function whyNotAttack(s: Wars, id: UnitId, hex: HexId, side: Side): Refusal[] {
  const from = hexOf(s, id)
  return firstOf(
    () => whyNotFight(s, id, side),
    () => whyNotAmongPowers(s, id, hex, side),
    () => {
      if (id !== FLEET) return whyNotAcross(s, id, from as HexId, hex)
      return from !== hex && refusal('6.G.2', 'the Fleet fights only off the hex where it lies', { unit: id })
    },
  )
}

/** Units of a side next to a hex, and its Fleet off it, attackers to be or not. */
export const unitsBeside = (s: Wars, hex: HexId, side: Side): UnitId[] =>
  [...neighboursOf(hex).flatMap(each => stackIn(s, each, side)), ...fleetOff(s, hex, side)].sort((a, b) => a - b)

export const ableAgainst = (s: Wars, hex: HexId, side: Side): UnitId[] =>
  unitsBeside(s, hex, side).filter(id => whyNotAttack(s, id, hex, side).length === 0)

/** 6.3.1, 6.6.7, D15: attacked already, and not all of those driven off since. */
const isSpent = (s: Wars, hex: HexId, side: Side): boolean =>
  stackIn(s, hex, side).some(id => s.defended.includes(id) && !s.retreated.includes(id))

/** Why a hex may not be attacked by that side at all. */
export function whyNotTarget(s: Wars, hex: HexId, side: Side): Refusal[] {
  const enemy = otherSide(side)
  return firstOf(
    () => !isHeldBy(s, hex, enemy) && refusal('6.G.1', 'no enemy unit stands there', { hex }),
    () => isSpent(s, hex, enemy) && refusal('6.3.1', 'it has been attacked this segment', { hex }, 'D15'),
    () => {
      const beside = unitsBeside(s, hex, side)
      const [first] = beside
      if (first === undefined) return refusal('6.G.1', 'none of your units is next to it', { hex })
      return ableAgainst(s, hex, side).length > 0 ? null : whyNotAttack(s, first, hex, side)
    },
  )
}

export const targetsOf = (s: Wars, side: Side): HexId[] =>
  hexesHeldBy(s, otherSide(side)).filter(hex => whyNotTarget(s, hex, side).length === 0)

export const isUnsupplied = (s: Wars, id: UnitId): boolean => !isSupplied(s, id)

/** A combat as it begins. `unsupplied`: those of the attackers whom nothing supplies. */
export function planCombat(s: Wars, attacker: Side, hex: HexId, attackers: readonly UnitId[]): Combat {
  const origins = [...new Set(attackers.flatMap(id => (isType(id, 'fleet') ? [] : (hexOf(s, id) ?? []))))]
  return {
    attacker,
    hex,
    attackers,
    defenders: defendersIn(s, hex, otherSide(attacker)),
    origins,
    forts: [hex, ...origins].filter(each => fortIn(s, each) !== null),
    unsupplied: attackers.filter(id => isUnsupplied(s, id)),
    charges: { attack: null, defend: null },
    die: null,
    morale: { attack: null, defend: null },
    result: null,
    escaped: false,
    disrupted: { attack: null, defend: null },
  }
}

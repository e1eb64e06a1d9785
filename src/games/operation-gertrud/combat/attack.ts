import { firstOf, type Refusal, refusal } from '../../../core/engine/step'
import type { HexId, Side, UnitId } from '../../../core/ids'
import { otherSide } from '../../../core/ids'
import { boardOf, stackIn, standingIn } from '../board'
import { EVERY_QUESTION, isChosen } from '../forces/options'
import { isNextTo, isWater, sideBetween, stepsFrom } from '../map/geography'
import { isLeaderless } from '../movement/marching'
import { type Gertrud, hexesUnder, hexOf, isLandUnit, isSoviet, nameOf, sideOf } from '../state'
import type { Battle, Role } from './battle-state'
import { factorOf } from './odds'

/** 15.0.3: the hexes where paratroops wait for their fight. */
const dropHexes = (s: Gertrud): HexId[] => hexesUnder(s, s.dropping)

/** those who can still be attacked in this phase. */
export const freshIn = (s: Gertrud, hex: HexId, side: Side): UnitId[] =>
  standingIn(s, hex, side).filter(id => !s.defended.includes(id))

/** Why a unit may take part in no attack of this phase. */
function whyNotFight(s: Gertrud, id: UnitId, side: Side): Refusal[] {
  const at = { unit: id }
  return firstOf(
    () => !isLandUnit(id) && refusal('2.5', `${nameOf(id)} does not fight on land`, at),
    () => sideOf(s, id) !== side && refusal('11.0.1', 'it belongs to the other side', at),
    () => hexOf(s, id) === null && refusal('11.0.3', `${nameOf(id)} is not on the map`, at),
    () => s.attacked.includes(id) && refusal('11.0.step10.1', `${nameOf(id)} has attacked this turn`, at, 'R-15'),
    () => isLeaderless(s, id) && refusal('17.1.8a', 'no Turkish unit attacks while İnönü is a captive', at),
  )
}

/** 11.0.3, 15.0.5: why a unit may not attack that hex. */
export function whyNotReachTarget(s: Gertrud, id: UnitId, hex: HexId, side: Side): Refusal[] {
  const from = hexOf(s, id)
  const over = from === null ? null : sideBetween(from, hex)
  return firstOf(
    () => whyNotFight(s, id, side),
    () =>
      s.dropping.includes(id) &&
      from !== hex &&
      refusal('15.0.3', 'a unit that has dropped attacks its drop hex', { unit: id }),
    () =>
      !s.dropping.includes(id) &&
      (from === null || !isNextTo(from, hex)) &&
      refusal('11.0.3', `${nameOf(id)} is not next to the hex`, { unit: id }),
    () => over !== null && isWater(over) && refusal('11.0.3', 'open water lies between', { unit: id }, 'R-27'),
  )
}

/** 11.0.4: why a unit may not attack beside these. */
const whyNotBeside = (id: UnitId, joined: readonly UnitId[]): Refusal | false =>
  joined.some(other => isSoviet(other) !== isSoviet(id)) &&
  refusal('11.0.4', 'Soviets never attack with other nations', { unit: id })

export const whyNotAdd = (s: Gertrud, id: UnitId, hex: HexId, joined: readonly UnitId[], side: Side): Refusal[] =>
  firstOf(
    () => whyNotReachTarget(s, id, hex, side),
    () => whyNotBeside(id, joined),
  )

export const whyNotWithhold = (s: Gertrud, id: UnitId): Refusal | false =>
  s.dropping.includes(id) && refusal('15.0.5', 'the paratroop must take part', { unit: id }, 'R-61')

/** Units of a side in a hex and next to it, attackers to be or not, in counter order. */
export const unitsBeside = (s: Gertrud, hex: HexId, side: Side): UnitId[] =>
  [hex, ...stepsFrom(hex).map(step => step.to)].flatMap(each => stackIn(s, each, side)).sort((a, b) => a - b)

/** Who joins an attack unless told otherwise: all who can, but for an empty drop hex only those who dropped. */
export function usualAgainst(s: Gertrud, hex: HexId, side: Side): UnitId[] {
  const able = ableAgainst(s, hex, side)
  // Games begun before version 3 are replayed, and nobody was left out then.
  if (standingIn(s, hex, otherSide(side)).length > 0 || isChosen(s, EVERY_QUESTION)) return able
  const dropped = able.filter(id => s.dropping.includes(id))
  return dropped.length > 0 ? dropped : able
}

/** Those who could attack a hex: the paratroop first, then all but the Soviets, or else the Soviets. */
export function ableAgainst(s: Gertrud, hex: HexId, side: Side): UnitId[] {
  const able = unitsBeside(s, hex, side).filter(id => whyNotReachTarget(s, id, hex, side).length === 0)
  const others = able.filter(id => !isSoviet(id))
  return others.length > 0 ? others : able
}

/** 11.0, 15.0: why a hex may not be attacked by that side at all. */
export function whyNotTarget(s: Gertrud, hex: HexId, side: Side): Refusal[] {
  const enemies = standingIn(s, hex, otherSide(side))
  const isDrop = dropHexes(s).includes(hex)
  return firstOf(
    () => enemies.length === 0 && !isDrop && refusal('15.0.6', 'no enemy unit stands there', { hex }),
    () =>
      enemies.length > 0 &&
      freshIn(s, hex, otherSide(side)).length === 0 &&
      !isDrop &&
      refusal('11.0.step10.2', 'its defenders have been attacked this turn', { hex }, 'R-15'),
    () => {
      const able = unitsBeside(s, hex, side)
      if (able.length === 0) return refusal('11.0.3', 'none of your units is next to it', { hex })
      if (ableAgainst(s, hex, side).length > 0) return null
      return whyNotReachTarget(s, able[0], hex, side)
    },
  )
}

/** why these may not launch their attack. */
export function whyNotLaunch(s: Gertrud, hex: HexId, joined: readonly UnitId[]): Refusal[] {
  const strength = joined.reduce((sum, id) => sum + factorOf(s, id, hex), 0)
  return firstOf(
    () => joined.length === 0 && refusal('11.0.3', 'nobody attacks', { hex }),
    () => strength === 0 && refusal('11.0.step1.3', 'an attack with a strength of 0 is none', { hex }, 'R-30'),
  )
}

/** Where there is somebody to attack, or a drop to be fought for, in map order. */
export function hexesToAttack(s: Gertrud, side: Side): readonly HexId[] {
  const held = boardOf(s).hexes[otherSide(side)]
  const empty = dropHexes(s).filter(hex => !held.includes(hex))
  return empty.length === 0 ? held : [...held, ...empty].sort((a, b) => a - b)
}

/** Every hex that side may attack. */
export const targetsOf = (s: Gertrud, side: Side): HexId[] =>
  hexesToAttack(s, side).filter(hex => whyNotTarget(s, hex, side).length === 0)

export const canAttack = (s: Gertrud, side: Side): boolean =>
  hexesToAttack(s, side).some(hex => whyNotTarget(s, hex, side).length === 0)

/** A battle as it begins. */
export function planBattle(s: Gertrud, attacker: Side, hex: HexId, attackers: readonly UnitId[]): Battle {
  const there = standingIn(s, hex, otherSide(attacker))
  const nobody = { attack: null, defend: null }
  return {
    attacker,
    hex,
    attackers,
    defenders: there.filter(id => !s.defended.includes(id)),
    bystanders: there.filter(id => s.defended.includes(id)),
    drop: attackers.filter(id => s.dropping.includes(id)),
    ngs: nobody,
    cas: nobody,
    committed: false,
    ultra: false,
    result: null,
    losses: nobody,
    givesWay: false,
  }
}

/** 12.0.6, 13.0.5: whether the land units of one side in a battle are Soviets; an empty drop hex counts as Turkish. */
export const areSoviets = (battle: Battle, role: Role): boolean =>
  (role === 'attack' ? battle.attackers : [...battle.defenders, ...battle.bystanders]).some(isSoviet)

import { including } from '../../../core/army/lists'
import { firstOf, type Refusal, refusal } from '../../../core/engine/step'
import type { Reach } from '../../../core/hex/reach'
import type { HexId, Side, UnitId } from '../../../core/ids'
import { otherSide } from '../../../core/ids'
import { isHeldBy } from '../board'
import { isConfused } from '../combat/attack'
import { unitIds } from '../forces/counters'
import { isBlocked, isBlockedByUs, isDanube, isLand, neighbourSteps } from '../map/hexes'
import { isOpen } from '../sea/beachheads'
import {
  ALLIED,
  type Gambit,
  type Go,
  hasActed,
  hexOf,
  isInMed,
  isPartisan,
  markerAt,
  nameOf,
  onHex,
  putUnit,
  sideOf,
} from '../state'
import { enterHex } from './entering'
import { hasRoad } from './ground'
import { reachFrom, whyBanned } from './movement'
import { whyNotJoin } from './stacking'

/** 7.3, 7.13: why a unit on the map may not be moved by a command. */
export function whyNotActivate(s: Gambit, id: UnitId, side: Side): Refusal[] {
  const at = { unit: id }
  return firstOf(
    () => sideOf(s, id) !== side && refusal('7.3.A', 'it belongs to the other side', at),
    () => hasActed(s, id) && refusal('7.13.1', `${nameOf(id)} has acted this player turn`, at),
    () => isConfused(s, id) && refusal('S43.6.2', 'Italians in confusion do not move', at),
  )
}

/** Why a unit cannot end in a hex, given where it can go. */
export function whyNotMarch(
  s: Gambit,
  id: UnitId,
  from: HexId,
  reached: Reach,
  hex: HexId,
  /** What it has left, where it is points that it lacks. */
  left: number | null = null,
): Refusal[] {
  return firstOf(
    () => hex === from && refusal('11.1.1', 'it stands there', { hex }),
    () => !reached.has(hex) && whyOutOfReach(s, id, from, hex, left),
    () => whyNotJoin(s, [id], hex),
  )
}

/** The best reason why a hex cannot be reached. */
function whyOutOfReach(s: Gambit, id: UnitId, from: HexId, hex: HexId, left: number | null): Refusal {
  const at = { hex }
  if (!isLand(hex)) return refusal('2.3.1', 'ground units stay on land', at)
  if (isHeldBy(s, hex, otherSide(sideOf(s, id)))) return refusal('11.3.0', 'an enemy unit is there', at)
  const banned = whyBanned(s, id, hex)
  if (banned) return banned
  const step = neighbourSteps(from).find(each => each.to === hex)
  if (step && isBlocked(step.side))
    return isBlockedByUs(step.side)
      ? refusal('11.5.4', 'the gulf closes this side too: our ruling, the booklet does not list it', at, 'R-MAP4')
      : refusal('11.5.4', 'there is no land way across', at)
  if (step && isDanube(step.side) && !hasRoad(s, step.side))
    return refusal('11.5.3', 'the Danube is crossed by road only', at)
  if (left === null) return refusal('11.1.1', 'it is too far', at)
  const far = reachFrom(s, id, from, ENDLESS, false)
  const cost = far.costTo(hex)
  return far.has(hex)
    ? refusal('11.1.1', `${nameOf(id)} is ${cost - left} MP short: the way costs ${cost}, it has ${left}`, at)
    : refusal('11.3.0', `no way is open to ${nameOf(id)}: enemy units or closed country lie between`, at)
}

/** Farther than any unit goes. */
const ENDLESS = 500

/** Moves a unit along the cheapest way; gives the ports that Western units capture on it. */
export function march(s: Gambit, go: Go, id: UnitId, reached: Reach, to: HexId): readonly HexId[] {
  const path = reached.pathTo(to)
  const captured = path.slice(1).filter(hex => enterHex(s, go, id, hex))
  putUnit(s, id, { at: onHex(to) })
  markActed(s, id)
  go.log('moved', { unit: id, from: path[0], to, path }, '11.1.1')
  return captured
}

/** 9.3.5: a captured port may get a marker. */
export function askForPorts(go: Go, captured: readonly HexId[]): void {
  if (captured.length > 0) go.ask(...captured.map(hex => ({ step: 'port', side: ALLIED, args: { hex } }) as const))
}

export function markActed(s: Gambit, id: UnitId): void {
  s.acted = including(s.acted, id)
}

/** 11.4, 12.14: who may go by sea, and from where. */
export function whyNotSail(s: Gambit, id: UnitId): Refusal[] {
  const at = { unit: id }
  const hex = hexOf(s, id)
  return firstOf(
    () => sideOf(s, id) !== ALLIED && refusal('11.4.1', 'only the Allies move by sea', at),
    () => isPartisan(id) && refusal('12.14', 'partisans never move by sea', at),
    () => hex === null && !isInMed(s, id) && refusal('11.4.1', 'it is not in play', at),
    () => hex !== null && !isOpen(markerAt(s, hex)) && refusal('11.4.4', 'it needs an open Beachhead or Port here', at),
  )
}

/** 11.4.1, 11.4.4: why a unit may not arrive by sea in a hex. */
export const whyNotDisembark = (s: Gambit, id: UnitId, hex: HexId): Refusal[] =>
  firstOf(
    () => hexOf(s, id) === hex && refusal('11.4.4', 'it stands there', { hex }),
    () => markerAt(s, hex) === null && refusal('11.4.1', 'there is no Beachhead or Port', { hex }),
    () => !isOpen(markerAt(s, hex)) && refusal('7.11.3', 'this Beachhead is not open', { hex }),
    () => whyNotJoin(s, [id], hex),
  )

/** 7.3.B: why a unit in the Med Box may not be brought over. */
export const whyNotShip = (s: Gambit, id: UnitId): Refusal[] =>
  firstOf(
    () => !isInMed(s, id) && refusal('7.3.B', 'it is not in the Med Box', { unit: id }),
    () => hasActed(s, id) && refusal('7.13.1', 'it has acted this player turn', { unit: id }),
    () => harbours(s, id).length === 0 && refusal('11.4.1', 'no open Beachhead or Port has room for it', { unit: id }),
  )

export const harbours = (s: Gambit, id: UnitId): HexId[] =>
  s.markers.map(each => each.hex).filter(hex => whyNotDisembark(s, id, hex).length === 0)

export const unitsInMed = (s: Gambit): UnitId[] => unitIds.filter(id => isInMed(s, id))

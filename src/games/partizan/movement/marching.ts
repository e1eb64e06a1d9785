import { firstOf, type Refusal, refusal } from '../../../core/engine/step'
import type { HexId, UnitId } from '../../../core/ids'
import { otherSide } from '../../../core/ids'
import { hexName, isBlocked, isIsland, isPort, isRail, stepBetween } from '../map/hexes'
import {
  AXIS,
  hasSurrendered,
  hexOf,
  isGerman,
  nameOf,
  onHex,
  PARTISAN,
  type Partizan,
  putUnit,
  SS_500,
  sideOf,
} from '../state'
import { isEmpty, isHeldBy, unitsIn } from './board'
import { whyBanned } from './limits'
import { whyNotJoin } from './stacking'
import { railFrom, type Ways, walkFrom } from './ways'

/** Why a unit cannot end in a hex, given where it can go. */
export const whyNotMarch = (
  s: Partizan,
  id: UnitId,
  from: HexId,
  ways: Ways,
  hex: HexId,
  /** What it has left, where it is points that it lacks. */
  left: number | null = null,
): Refusal[] =>
  firstOf(
    () => hex === from && refusal('9.1.1', `${nameOf(id)} stands there`, { hex }),
    () => !ways.has(hex) && whyOutOfReach(s, id, from, hex, left),
    () => whyNotJoin(s, [id], hex),
  )

/** The best reason why a hex cannot be reached. */
function whyOutOfReach(s: Partizan, id: UnitId, from: HexId, hex: HexId, left: number | null): Refusal {
  const banned = whyBanned(s, id, hex)
  if (banned) return banned
  if (isHeldBy(s, hex, otherSide(sideOf(id)))) return refusal('9.5.7', 'enemy units are there', { hex })
  const step = stepBetween(from, hex)
  if (step && isBlocked(step.side)) return refusal('9.1.5', 'Lake Scutari lies between', { hex }, 'R-56')
  if (id === SS_500 && isIsland(from)) return refusal('17.1.5', 'the 500 SS cannot leave its island', { hex }, 'R-31')
  if (left === null) return refusal('9.1.3', `${hexName(hex)} is beyond its movement points`, { hex })
  const far = walkFrom(s, id, from, ENDLESS, false)
  const cost = far.costTo(hex)
  return far.has(hex)
    ? refusal('9.1.3', `${nameOf(id)} is ${cost - left} MP short: the way costs ${cost}, it has ${left}`, { hex })
    : refusal('9.5.7', `no way is open to ${nameOf(id)}: enemy units or closed country lie between`, { hex })
}

/** Farther than any unit goes. */
const ENDLESS = 500

/** 9.3, R-17: why the railway does not take a unit to a hex. It is offered only where it saves points. */
export function whyNotRail(s: Partizan, id: UnitId, from: HexId, left: number, railed: boolean, hex: HexId): Refusal[] {
  const rail = railed ? null : railFrom(s, id, from, left)
  return firstOf(
    () => !isGerman(id) && refusal('9.3.1', 'only German units move by railway', { unit: id }),
    () => railed && refusal('9.3.1', `${nameOf(id)} has used the railway this turn`, { unit: id }, 'R-17'),
    () => whyNotMarch(s, id, from, rail as Ways, hex),
    () => {
      const walk = walkFrom(s, id, from, left, false)
      return (rail as Ways).costTo(hex) < walk.costTo(hex)
        ? null
        : refusal('9.3.1', isRail(hex) ? 'walking costs no more' : 'the railway does not help to get there', { hex })
    },
  )
}

/** 9.4, R-19: why a unit may not go from the port it stands in to another. */
export function whyNotSail(s: Partizan, id: UnitId, hex: HexId): Refusal[] {
  const from = hexOf(s, id)
  return firstOf(
    () => sideOf(id) !== AXIS && refusal('9.4', 'only Axis units go from port to port', { unit: id }),
    () => hasSurrendered(s) && refusal('9.4', 'no more sea transport after the Italian surrender', { unit: id }),
    () => (from === null || !isPort(from)) && refusal('9.4', `${nameOf(id)} is not in a port`, { unit: id }),
    () => !isPort(hex) && refusal('9.4', 'that is no port', { hex }),
    () => from === hex && refusal('9.4', `${nameOf(id)} is there already`, { hex }),
    () => whyBanned(s, id, hex),
    () =>
      !isFreePort(s, hex) &&
      refusal('9.4', 'the port must be empty but for units shipped there this phase', { hex }, 'R-19'),
    () => whyNotJoin(s, [id], hex),
  )
}

const isFreePort = (s: Partizan, hex: HexId): boolean =>
  isEmpty(s, hex) || (!isHeldBy(s, hex, PARTISAN) && unitsIn(s, hex).every(id => s.ferried.includes(id)))

/** Puts a unit in a hex, by whatever way; it no longer lies on top of the stack it left. */
export function placeUnit(s: Partizan, id: UnitId, hex: HexId): void {
  putUnit(s, id, { at: onHex(hex) })
  if (s.tops.includes(id)) s.tops = s.tops.filter(each => each !== id)
  enterHexes(s, id, [hex])
}

/** R-26, 19.2.3.3: whoever was last in a port town controls it, passing through counts; a beach that the Axis enters is lost. */
export function enterHexes(s: Partizan, id: UnitId, path: readonly HexId[]): void {
  for (const hex of path) {
    if (!isPort(hex)) continue
    const isTheirs = s.partisanPorts.includes(hex)
    if (sideOf(id) === PARTISAN && !isTheirs) s.partisanPorts = [...s.partisanPorts, hex]
    if (sideOf(id) === PARTISAN) continue
    if (isTheirs) s.partisanPorts = s.partisanPorts.filter(each => each !== hex)
    if (s.armpit.beaches.includes(hex))
      s.armpit = { ...s.armpit, beaches: s.armpit.beaches.filter(each => each !== hex) }
  }
}

import { including } from '../../../core/army/lists'
import { range } from '../../../core/hex/measure'
import type { HexId, Side, UnitId } from '../../../core/ids'
import { patrolAttacks } from '../charts/air'
import { sideOf } from '../countries'
import { airIds, airOf } from '../forces/counters'
import { allHexes, grid, hexesApart } from '../map/geography'
import type { Front, Go } from '../state'
import { turnBack } from './air-results'
import type { Flight } from './air-state'
import { strengthsOf } from './air-strengths'
import { flightOf, groundSpot, isFighter, isOperative } from './air-units'
import { capacityOf } from './airbases'
import { airDistance, mayFlyOver } from './ranges'
import { atHex, countAt, counted, type Spot, sameSpot } from './spots'

/** 19.1: half the rating, rounded down. */
export const patrolRange = (id: UnitId): number => Math.floor(airOf(id).range / 2)

/** R-AIR14: plain distance from a hex, less what it may not fly over; from a box along the links. */
export function isInPatrolZone(s: Front, fighter: UnitId, at: Spot): boolean {
  const base = groundSpot(s, fighter)
  if (base === null || !mayFlyOver(s, fighter, at)) return false
  const hexes = base.is === 'hex' && at.is === 'hex' ? hexesApart(base.hex, at.hex) : airDistance(s, fighter, base, at)
  return hexes <= patrolRange(fighter)
}

/** R-AIR14, 19.6, 19.7: operative, on the ground, not used for it yet, at a base that may still make patrol attacks. */
export function canPatrol(s: Front, id: UnitId): boolean {
  const base = groundSpot(s, id)
  return (
    base !== null &&
    isFighter(id) &&
    isOperative(s, id) &&
    !s.patrolled.includes(id) &&
    countAt(s.patrols, base) < capacityOf(s, base)
  )
}

export const patrollers = (s: Front, side: Side): UnitId[] =>
  airIds.filter(id => sideOf(s, id) === side && canPatrol(s, id))

/** 32.C.2: over a bridge a flight can be met from both its ends. */
export const placesOf = ({ at, to, beyond }: Flight): readonly Spot[] =>
  beyond !== null && sameSpot(at, to) ? [at, atHex(beyond)] : [at]

/** 19.2: fighters of a side that may attack an air unit in a place, or in one of several. */
export const patrolsOver = (s: Front, side: Side, ...places: readonly Spot[]): UnitId[] =>
  patrollers(s, side).filter(id => places.some(at => isInPatrolZone(s, id, at)))

/** All hexes in which a side may make a patrol attack. */
export function watchedHexes(s: Front, side: Side): ReadonlySet<HexId> {
  const watched = new Set<HexId>()
  for (const id of patrollers(s, side)) {
    const base = groundSpot(s, id)
    const near = base?.is === 'hex' ? range(grid, base.hex, patrolRange(id)) : allHexes
    for (const hex of near) if (!watched.has(hex) && isInPatrolZone(s, id, atHex(hex))) watched.add(hex)
  }
  return watched
}

/** 19.3: turned back on this or more. */
export function patrolNeeds(attack: number, defence: number): number {
  if (attack >= 2 * defence && attack > defence) return patrolAttacks.twiceAsStrong
  return attack > defence ? patrolAttacks.stronger : patrolAttacks.notStronger
}

export const needsAgainst = (s: Front, fighter: UnitId, prey: UnitId): number =>
  patrolNeeds(strengthsOf(s, fighter).attack, strengthsOf(s, prey).defence)

/** 19.3, 19.4: the die; turned back it stops where it is and goes home from there. */
export function attackOnPatrol(s: Front, go: Go, fighter: UnitId, prey: UnitId): void {
  const base = groundSpot(s, fighter)
  const flight = flightOf(s, prey)
  if (base === null || flight === null) return
  const needs = needsAgainst(s, fighter, prey)
  const die = go.roll(6, 'patrol attack')
  s.patrolled = including(s.patrolled, fighter)
  s.patrols = counted(s.patrols, base, 1)
  const turned = die >= needs
  if (turned) turnBack(s, prey)
  go.log('patrolled', { fighter, unit: prey, at: flight.at, die, needs, turned }, '19.3')
}

import { otherSide, type Side, type UnitId } from '../../../core/ids'
import { lookUp } from '../../../core/results-table'
import { airCombatOf } from '../charts'
import type { AirResult } from '../charts/air'
import { sideOf } from '../countries'
import type { Front, Go, Units } from '../state'
import { dealResult } from './air-results'
import type { AirBattle } from './air-state'
import { lettersModifier, strengthsOf } from './air-strengths'
import { flightOf, isFighter } from './air-units'
import { canBeIntercepted, interceptorsOver } from './interceptors'
import { isBombing } from './missions'
import { type Spot, sameSpot } from './spots'

/** 21.0: places where interceptors have met air units on missions. */
export const battlesOf = (s: Front, interceptor: Side): Spot[] => {
  const found: Spot[] = []
  for (const { at, mission, unit } of s.flights) {
    const isNew =
      mission === 'interception' && sideOf(s, unit) === interceptor && !found.some(each => sameSpot(each, at))
    if (isNew && missionUnits(s, otherSide(interceptor), at).length > 0) found.push(at)
  }
  return found
}

/** 16.B.3: the escorts and the mission force of a side over a place. */
export const missionUnits = (s: Front, side: Side, at: Spot): UnitId[] =>
  s.flights.flatMap(flight =>
    sideOf(s, flight.unit) === side && canBeIntercepted(s, flight) && sameSpot(flight.at, at) && !isReaction(flight)
      ? [flight.unit]
      : [],
  )
const isReaction = ({ mission }: { readonly mission: string }): boolean =>
  mission === 'interception' || mission === 'scramble'

const isEscort = (s: Front, id: UnitId): boolean => flightOf(s, id)?.mission === 'escort'

/** 21.A.2, 21.A.3: without a screen all interceptors are past it already (R-AIR7). */
export function gather(s: Front, interceptor: Side, at: Spot): AirBattle {
  const units = missionUnits(s, otherSide(interceptor), at)
  return {
    at,
    screen: units.filter(id => isEscort(s, id)),
    force: units.filter(id => !isEscort(s, id)),
    against: [],
    past: interceptorsOver(s, interceptor, at),
    placed: [],
    aims: [],
    done: [],
  }
}

/** 24.A.2: fighters with bombs, which they may drop to join the screen. */
export const laden = (s: Front, { force }: AirBattle): UnitId[] =>
  force.filter(id => {
    const flight = flightOf(s, id)
    return flight !== null && isBombing(flight.mission) && isFighter(id)
  })
/** Several against one, each shot in their order. */
export type Group = { readonly single: UnitId; readonly several: Units }

/** 21.B.1.a: who fights whom: each unit with all that are placed on it, or on which it is placed. */
export function groupsOf({ placed }: AirBattle, singles: Units): readonly Group[] {
  return singles.flatMap((single): Group[] => {
    const several = [
      ...placed.filter(each => each.on === single).map(each => each.unit),
      ...placed.filter(each => each.unit === single).map(each => each.on),
    ]
    return several.length === 0 ? [] : [{ single, several: [...new Set(several)] }]
  })
}

/** 21.B.3: the differential as the column of the table. */
export function columnOf(
  s: Front,
  firer: UnitId,
  target: UnitId,
): { readonly column: number; readonly differential: number } {
  const differential = strengthsOf(s, firer).attack - strengthsOf(s, target).defence
  const { columns } = airCombatOf(s)
  // '-4 or less', '-3' to '5', '6 or more'
  const column = Math.min(columns.length - 1, Math.max(0, differential + OFFSET))
  return { column, differential }
}
const OFFSET = 4

export type Shot = { readonly firer: UnitId; readonly target: UnitId; readonly result: AirResult }

function shoot(s: Front, go: Go, firer: UnitId, target: UnitId): Shot {
  const { column, differential } = columnOf(s, firer, target)
  const modifier = lettersModifier(firer, target)
  const dice = [go.roll(6, 'air combat'), go.roll(6, 'air combat')]
  const { result } = lookUp(airCombatOf(s), column, (dice[0] ?? 0) + (dice[1] ?? 0), modifier)
  go.log('airFire', { unit: firer, target, dice, column: differential, modifier, result }, '21.B.3')
  return { firer, target, result }
}

/**
 * 21.B.1.b, R-AIR6: the single fires once at the one it aims at; the several fire in turn until one of them has a result. All results
 * come after the last shot. `answers`: false where those fired at may not shoot (21.B.1.d).
 */
export function fireGroup(s: Front, go: Go, { single, several }: Group, aim: UnitId, answers: boolean): void {
  const shots: Shot[] = answers ? [shoot(s, go, single, aim)] : []
  for (const firer of several) {
    const shot = shoot(s, go, firer, single)
    shots.push(shot)
    if (shot.result !== '-') break
  }
  for (const { target, result } of shots) dealResult(s, go, target, result, '21.B.2.4')
}

/** Still in the fight over this place. */
export const isUp = (s: Front, id: UnitId): boolean => flightOf(s, id)?.fate === 'flying'

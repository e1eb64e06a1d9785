import type { Side, UnitId } from '../../../core/ids'
import { turnBack } from '../air/air-results'
import type { Flight } from '../air/air-state'
import { changeFlight, flightOf } from '../air/air-units'
import { baseOwner, basesOf } from '../air/airbases'
import { isLift } from '../air/lifts'
import { riskGlider } from '../air/returns'
import { AXIS, sideOf } from '../countries'
import type { Nation } from '../forces/counter'
import type { Front, Go } from '../state'
import { suppliedHexes } from '../supply/lines'
import { fullSourcesOf } from '../supply/sources'
import { unload } from './carrying'
import { stow } from './loads'

const isFlying = (s: Front, side: Side, { unit, fate }: Flight): boolean =>
  fate === 'flying' && sideOf(s, unit) === side && s.flown.includes(unit)

/** All that share a unit with a flight, however far it goes. */
function liftWith(s: Front, flight: Flight): readonly Flight[] {
  const lift = new Set([flight])
  for (const each of lift)
    for (const other of s.flights)
      if (other.fate === 'flying' && other.cargo.units.some(id => each.cargo.units.includes(id))) lift.add(other)
  return [...lift]
}

/** 20.E.0.5: a unit of which not every part found a transport comes back. */
export function turnBackShort(s: Front, side: Side): void {
  for (const { unit } of s.flights) {
    const flight = flightOf(s, unit)
    if (flight === null || !isFlying(s, side, flight) || !isLift(flight.mission)) continue
    const lift = liftWith(s, flight)
    const units = new Set<UnitId>(lift.flatMap(({ cargo }) => cargo.units))
    const supply = lift.reduce((sum, { cargo }) => sum + cargo.supply, 0)
    if (stow(s, flight.mission, lift, [...units], supply) === null) turnBack(s, unit)
  }
}

/** P.4, 20.E.1.2, R-20E2: what can unload at a base that is friendly by now does; else it goes home as it came. */
export function deliverAll(s: Front, side: Side, go: Go): void {
  for (const { unit } of s.flights) {
    const flight = flightOf(s, unit)
    if (flight === null || flight.mission !== 'delivery' || !isFlying(s, side, flight)) continue
    if (baseOwner(s, flight.to) !== side) {
      go.log('airRefused', { unit, at: flight.to }, '20.E.1.2')
      turnBack(s, unit)
      continue
    }
    unload(s, go, flight, flight.to, true)
    riskGlider(s, go, flight)
    if (flight.tow !== null && s.units[flight.tow]?.at.is === 'gone') changeFlight(s, unit, { tow: null })
  }
}

/** R-12B, R-12G: for lines alone it does not matter which nation of a side traces them. */
const TRACER: readonly [Nation, Nation] = ['Italian', 'British']

/** 20.E.0.3: the airbases from which supplies may be flown in this player turn. */
export function noteDepots(s: Front, side: Side): void {
  const fed = suppliedHexes(s, TRACER[side], fullSourcesOf(s, side))
  s.depots = basesOf(s, side).filter(at => (at.is === 'hex' ? fed[at.hex] === 1 : side !== AXIS))
}

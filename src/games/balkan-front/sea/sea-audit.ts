import { spotName } from '../air/spots'
import { AXIS, nameOf } from '../countries'
import { type Front, unitOf } from '../state'
import { FLEET_NAMES, fleetSize, pointsLeft } from './fleets'
import { portCapacity } from './ports'
import { FLEETS } from './sea-state'

/** What must hold at sea after every action. */
export function* seaFaults(s: Front): Iterable<string> {
  for (const fleet of FLEETS)
    if (s.shipped[fleet] > 0 && pointsLeft(s, fleet) + s.shipped[fleet] > fleetSize(s, fleet))
      yield `${FLEET_NAMES[fleet]} have sailed more than once`
  for (const { at, count } of s.portUse)
    if (count > 2 * portCapacity({ ...s, portHits: [] }, at)) yield `${spotName(at)} has taken more than it can`
  for (const id of s.stripped) {
    const { at } = unitOf(s, id)
    const isHome = at.is === 'box' && at.box === 'middle-east'
    if (at.is === 'hex' && s.voyage === null) yield `${nameOf(id)} is on the map without its heavy equipment`
    if (!isHome && at.is === 'box') yield `${nameOf(id)} is in the wrong box`
  }
  if (s.active === AXIS && s.emergency === 'now') yield 'the emergency transports sail in an Axis turn'
}

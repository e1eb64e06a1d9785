import { recent } from '../../../core/engine/derived'
import type { Pool } from '../../../core/engine/game-look'
import type { Side } from '../../../core/ids'
import { capacityOf, railUsed } from '../movement/rail-capacity'
import { FLEET_NAMES, fleetSide, fleetSize, pointsLeft } from '../sea/fleets'
import { FLEETS, type Fleet } from '../sea/sea-state'
import type { Front } from '../state'

/** 7.A.2: what is left of the rail capacity of a side this turn. */
const railPool = (s: Front, side: Side): Pool => {
  const of = capacityOf(s, side)
  const left = of - railUsed(s, side)
  return {
    id: `rail-${side}`,
    title: 'Rail capacity',
    side,
    note: `${left} of ${of} REs left`,
    rule: '7.A.2.1',
    items: [],
    meter: { left, of, unit: 'RE' },
  }
}

/** 26.B.0: what is left of the transport points of a sea this turn. */
const fleetPool = (s: Front, fleet: Fleet): Pool => {
  const [of, left] = [fleetSize(s, fleet), pointsLeft(s, fleet)]
  return {
    id: `ships-${fleet}`,
    title: FLEET_NAMES[fleet],
    side: fleetSide(fleet),
    note: `${left} of ${of} points left`,
    rule: '26.B.1.1',
    items: [],
    meter: { left, of, unit: 'NTP' },
  }
}

export const pools = recent((s: Front): readonly Pool[] => [
  railPool(s, 0),
  railPool(s, 1),
  ...FLEETS.filter(fleet => fleetSize(s, fleet) > 0).map(fleet => fleetPool(s, fleet)),
])

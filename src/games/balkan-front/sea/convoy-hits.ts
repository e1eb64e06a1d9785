import { groundOf } from '../forces/counters'
import type { Front, Go } from '../state'
import { eliminate, isDivision, reduce } from '../units'
import { sinkPoints } from './fleets'
import type { Item } from './sea-state'

/** Nothing of it is left at sea. */
export const isSunk = (item: Item | null): boolean => item === null || (item.units.length === 0 && item.supply === 0)

/** 20.F.2.h.4, R-NAV4: a full division becomes a cadre, all else is lost; one of the points that carry it goes down with every hit. */
export function hitConvoy(s: Front, go: Go): void {
  const item = s.voyage
  if (item === null || isSunk(item)) return
  const { units, supply, fleet, points } = item
  const [first] = units
  const survives = units.length === 1 && first !== undefined && isDivision(s, first) && groundOf(first).cadre !== null
  go.log('convoyHit', { units, supply, survives }, '20.F.2.h.4')
  if (survives) reduce(s, go, units, '20.F.2.h.4')
  else if (units.length > 0) eliminate(s, go, units, '20.F.2.h.4')
  s.voyage = { ...item, points: Math.max(0, points - 1), ...(survives ? {} : { units: [], supply: 0 }) }
  sinkPoints(s, go, fleet, Math.min(1, points))
}

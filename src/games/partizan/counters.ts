import { counterFinder } from '../../core/army/counter-names'
import type { UnitId } from '../../core/ids'
import { bulgarian, croatian, german, hungarian, italian, ustashi } from './counters/axis'
import { type Counter, countersOf } from './counters/counter'
import { american, british, french, partisan, polish } from './counters/partisan-and-allied'

export type {
  AlliedNation,
  AxisNation,
  Counter,
  MoveClass,
  Nation,
  Ratings,
  Trait,
  UnitType,
} from './counters/counter'
export { AXIS, PARTISAN } from './counters/counter'

/** Every land unit of the game; the other counters are markers. */
export const counters: readonly Counter[] = [
  ...countersOf('German', german),
  ...countersOf('Italian', italian),
  ...countersOf('Bulgarian', bulgarian),
  ...countersOf('Hungarian', hungarian),
  ...countersOf('Ustashi', ustashi),
  ...countersOf('Croatian', croatian),
  ...countersOf('Partisan', partisan),
  ...countersOf('American', american),
  ...countersOf('French', french),
  ...countersOf('Polish', polish),
  ...countersOf('British', british),
]

/** For rules and data that name a counter; throws on a name that does not exist. */
export const unitNamed = counterFinder(counters)

export const unitIds: readonly UnitId[] = counters.map((_, id) => id as UnitId)

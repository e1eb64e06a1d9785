import { counterFinder } from '../../../core/army/counter-names'
import type { UnitId } from '../../../core/ids'
import { bulgarian, croatian, german, hungarian, italian, ustashi } from './axis-counters'
import { type Counter, countersOf } from './counter'
import { american, british, french, partisan, polish } from './partisan-and-allied-counters'

export type {
  AlliedNation,
  AxisNation,
  Counter,
  MoveClass,
  Nation,
  Ratings,
  Trait,
  UnitType,
} from './counter'
export { AXIS, PARTISAN } from './counter'

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

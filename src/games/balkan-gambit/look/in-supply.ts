import type { Side, UnitId } from '../../../core/ids'
import { unitIds } from '../counters'
import { type Gambit, hexOf, type Marker, type Unit, unitsOf } from '../state'
import { isInSupply } from '../supply'

/** All that supply hangs on besides the units. */
type Held = Pick<Gambit, 'markers' | 'blown' | 'weather'> & { readonly chetniks: Side | null }
type Known = Held & { readonly unsupplied: ReadonlySet<UnitId> }

/** Most answers change no unit, so what was found is kept by the list of units rather than by position. */
const known = new WeakMap<readonly Unit[], Known[]>()

const isSame = (a: Held, b: Held): boolean =>
  (a.markers as readonly Marker[]) === b.markers &&
  a.weather === b.weather &&
  a.chetniks === b.chetniks &&
  a.blown?.a === b.blown?.a &&
  a.blown?.b === b.blown?.b

/** 9.2.1: the units on the map that are out of supply as things stand. */
export function unsuppliedUnits(s: Gambit): ReadonlySet<UnitId> {
  const kept = known.get(unitsOf(s)) ?? []
  const found = kept.find(each => isSame(each, s))
  if (found) return found.unsupplied
  const unsupplied = new Set(unitIds.filter(id => hexOf(s, id) !== null && !isInSupply(s, id)))
  const { markers, blown, weather, chetniks } = s
  known.set(unitsOf(s), [...kept, { markers, blown, weather, chetniks, unsupplied }])
  return unsupplied
}

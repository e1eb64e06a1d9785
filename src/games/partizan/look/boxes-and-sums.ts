import type { CounterFace } from '../../../core/engine/counter-face'
import { recent } from '../../../core/engine/derived'
import type { HexId, UnitId } from '../../../core/ids'
import { turnTrackOf } from '../charts'
import { printedRatings } from '../forces/ratings'
import type { Partizan } from '../state'
import { face } from './faces'
import { supportFace } from './marker-faces'

/** 16.2: the bomber waits in its box. */
export const boxMarkers = recent(
  (_s: Partizan): ReadonlyMap<string, readonly CounterFace[]> => new Map([['axis-air', [supportFace('axis-bomber')]]]),
)

/** Attack and defence of all that stand together; who lies face down in it is not told by a sum. */
export const stackSum = (s: Partizan, _hex: HexId, units: readonly UnitId[]): string | null => {
  if (units.some(id => face(s, id).state.hidden === true)) return null
  const sum = (rating: 'attack' | 'defence'): number =>
    units.reduce((all, id) => all + printedRatings(s, id)[rating], 0)
  return `${sum('attack')}-${sum('defence')}`
}

/** 'Sep-Dec 1941' on the track. */
export const turnDate = (s: Partizan, turn: number): string => turnTrackOf(s)[turn - 1]?.name ?? ''

import type { Place } from '../map/hex-map'
import type { Rank } from './type-sizes'

const CITIES = /city|capital|full-hex|fortress/i
const SMALL = /village|small|label|station|pass|island|minor/i

/** How large a place is drawn: as the map says, else by what it is. */
export function rankOfPlace(place: Pick<Place, 'rank' | 'capital' | 'kind'> | undefined): Rank {
  if (place === undefined) return 3
  if (place.rank !== null) return place.rank === 1 || place.rank === 2 ? place.rank : 3
  if (place.capital !== null || CITIES.test(place.kind)) return 1
  return SMALL.test(place.kind) ? 3 : 2
}

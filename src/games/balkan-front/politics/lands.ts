import type { HexId, Side } from '../../../core/ids'
import type { Land } from '../forces/counter'
import { scenarioOf } from '../forces/scenarios'
import { type City, cities, isIn, landAt, landHexes, portAt } from '../map/geography'
import type { Part } from '../state'
import { ownsCity } from '../victory/points'

type Here = Part<'setting'>

const isCham = (s: Here, hex: HexId): boolean => scenarioOf(s).id === 'greek-appeasement' && isIn(hex, 'Cham')

/** 33.G.2: the country a hex belongs to in this scenario. */
export const landIn = (s: Here, hex: HexId): Land | null => (isCham(s, hex) ? 'Albania' : landAt(hex))
export const isInMainlandGreece = (s: Here, hex: HexId): boolean => isIn(hex, 'Mainland Greece') && !isCham(s, hex)
export const isInAlbania = (s: Here, hex: HexId): boolean => landIn(s, hex) === 'Albania'

/** R-CITY: cities that a side owns, point cities too where the rule says so. */
export const citiesOwned = (
  s: Part<'owner'>,
  side: Side,
  holds: (hex: HexId) => boolean,
  withPoints: boolean,
): readonly City[] =>
  cities.filter(city => (withPoints || city.class !== 'point') && city.hexes.every(holds) && ownsCity(s, city, side))

export const albanianHexes = (s: Here): readonly HexId[] => landHexes.filter(hex => isInAlbania(s, hex))
export const albanianPorts = (s: Here): readonly HexId[] => albanianHexes(s).filter(hex => portAt(hex) !== null)

import { type HexStep, stepsOut } from '../../../core/hex/adjacent'
import { distance } from '../../../core/hex/measure'
import type { HexId, HexsideId } from '../../../core/ids'
import * as query from '../../../core/map/map-queries'
import { readMapSource } from '../../../core/map/read-map-source'
import type { Country } from '../forces/counter'
import source from './map.json'

export const map = readMapSource(source)
export const { grid } = map

/** SC.5: borders and railways of 1912, or of 1913. */
export const IN_1912 = query.periodOf(map, '1912')
export const IN_1913 = query.periodOf(map, '1913')
export type Period = typeof IN_1912 | typeof IN_1913

export const allHexes: readonly HexId[] = grid.numbers.map((_, hex) => hex as HexId)
export const hexNamed = (number: string): HexId => query.hexOf(map, number)
export const hexNumber = (hex: HexId): string => query.numberOf(map, hex)

/** Land of Italy is on the map and closed to all (A18). */
export type LandOf = Country | 'Italy'

export const isLand = (hex: HexId): boolean => query.isLand(map, hex) && query.isInPlay(map, hex)
export const landHexes: readonly HexId[] = allHexes.filter(isLand)

export type Terrain = 'clear' | 'rough' | 'forest' | 'marsh' | 'mountain' | 'lake' | 'sea'
export const terrainAt = (hex: HexId): Terrain => query.terrainAt(map, hex).name as Terrain
export const isMountain = (hex: HexId): boolean => terrainAt(hex) === 'mountain'

/** A22: villages are labels and no places. */
export type Place = {
  readonly hex: HexId
  readonly name: string
  readonly kind: 'city' | 'town'
  readonly isPort: boolean
  /** Whose place it is, by the borders of 1912 and of 1913. */
  readonly country: readonly [Country, Country]
  /** Of which country it is the capital, if of any. */
  readonly capitalOf: Country | null
}

const countriesOf = (value: unknown): readonly [Country, Country] => {
  const byYear = value as { readonly 1912: Country; readonly 1913: Country }
  return [byYear[1912], byYear[1913]]
}

export const places: readonly Place[] = map.places.flatMap(({ hex, name, kind, port, capital, attributes }) =>
  kind === 'city' || kind === 'town'
    ? [
        {
          hex,
          name,
          kind,
          isPort: port !== null,
          country: countriesOf(attributes.country),
          capitalOf: typeof capital === 'string' ? (capital as Country) : null,
        },
      ]
    : [],
)
const placeIn: ReadonlyMap<HexId, Place> = new Map(places.map(place => [place.hex, place]))
export const placeAt = (hex: HexId): Place | null => placeIn.get(hex) ?? null
export const placesWhere = (isOne: (hex: HexId) => boolean): HexId[] => places.map(({ hex }) => hex).filter(isOne)
export const isCity = (hex: HexId): boolean => placeAt(hex)?.kind === 'city'
export const isTown = (hex: HexId): boolean => placeAt(hex)?.kind === 'town'
export const isPort = (hex: HexId): boolean => placeAt(hex)?.isPort === true

/** 'Adrianople', or the number of a hex without a name. */
export const hexName = (hex: HexId): string => placeAt(hex)?.name ?? hexNumber(hex)

const soils = [IN_1912, IN_1913].map(period =>
  allHexes.map(hex => (isLand(hex) ? query.areasAt(map, hex, period).map(({ name }) => name as LandOf) : [])),
)
/** A11: every country with a part of the hex, the greatest part first. */
export const soilAt = (hex: HexId, period: Period): readonly LandOf[] => soils[period][hex]
export const hasSoil = (hex: HexId, country: LandOf, period: Period): boolean => soilAt(hex, period).includes(country)
export const isInside = (hex: HexId, country: LandOf, period: Period): boolean =>
  soilAt(hex, period).length === 1 && soilAt(hex, period)[0] === country

/** A8, D28: where Albania comes to be by event 26. */
export const inAlbania = (hex: HexId): 'whole' | 'part' | null =>
  query.markValue(map, hex, 'Albania of event 26') as 'whole' | 'part' | null

/** The steps out of every hex. */
export const allSteps = stepsOut(grid)
export const stepsFrom = (hex: HexId): readonly HexStep[] => allSteps[hex]
export const neighboursOf = (hex: HexId): readonly HexId[] => allSteps[hex].map(step => step.to)
export const sideBetween = (a: HexId, b: HexId): HexsideId | null =>
  stepsFrom(a).find(step => step.to === b)?.side ?? null
export const isNextTo = (a: HexId, b: HexId): boolean => sideBetween(a, b) !== null
export const hexesApart = (a: HexId, b: HexId): number => distance(grid, a, b)

/** Sea, or a lake that no line crosses: nothing goes over (A9, A10). */
export const isClosedSide = (side: HexsideId): boolean => query.isBlocked(map, side)
export const isRiver = (side: HexsideId): boolean => map.tables.riverRank[side] > 0
export const isStrait = (side: HexsideId): boolean => query.straitOn(map, side) !== null
export const hasRoad = (side: HexsideId): boolean => query.hasRoad(map, side)
export const hasRail = (side: HexsideId, period: Period): boolean => query.hasRail(map, side, period)
export const roadInHex = (hex: HexId): boolean => query.roadInHex(map, hex)
export const railInHex = (hex: HexId, period: Period): boolean => query.railInHex(map, hex, period)

export const coastsAt = (hex: HexId): readonly string[] => query.coastsAt(map, hex).map(sea => sea.name)
/** 5.7.3, 6.G.3, A12 */
export const isOnOpenSea = (hex: HexId): boolean =>
  coastsAt(hex).some(sea => sea === 'Adriatic Sea' || sea === 'Aegean Sea')
export const isMarked = (hex: HexId, mark: string): boolean => query.hasMark(map, hex, mark)
export const hexesMarked = (mark: string): readonly HexId[] => query.hexesOf(map, mark)

export const CONSTANTINOPLE = hexNamed('3012')
export const TIRANA = hexNamed('2843')

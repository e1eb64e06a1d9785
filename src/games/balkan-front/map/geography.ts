import { type HexStep, stepsOut } from '../../../core/hex/adjacent'
import { distance } from '../../../core/hex/measure'
import type { HexId, HexsideId } from '../../../core/ids'
import type { Place, Wall } from '../../../core/map/hex-map'
import * as query from '../../../core/map/map-queries'
import { readMapSource } from '../../../core/map/read-map-source'
import { hexNames } from '../../../core/save/names'
import type { Land } from '../forces/counter'
import source from './map.json'

export const map = readMapSource(source)
export const { grid } = map
export const hexTable = hexNames(map)

export const allHexes: readonly HexId[] = grid.numbers.map((_, hex) => hex as HexId)
export const hexNamed = (number: string): HexId => query.hexOf(map, number)
export const hexesNamed = (...numbers: readonly string[]): HexId[] => numbers.map(hexNamed)
export const hexNumber = (hex: HexId): string => query.numberOf(map, hex)
/** As players read it: sheet 14A goes without saying. */
export const shownNumber = (hex: HexId): string => query.shownNumber(map, hex)
/** 'Thessalonike', or the number of a hex without a name. */
export const hexName = (hex: HexId): string => query.placesAt(map, hex)[0]?.name ?? shownNumber(hex)

export type Terrain = 'clear' | 'woods' | 'rough' | 'wooded rough' | 'mountain' | 'swamp' | 'sea'
export const terrainAt = (hex: HexId): Terrain => query.terrainAt(map, hex).name as Terrain
export const isMountain = (hex: HexId): boolean => terrainAt(hex) === 'mountain'
export const isLand = (hex: HexId): boolean => query.isLand(map, hex) && query.isInPlay(map, hex)
export const landHexes: readonly HexId[] = allHexes.filter(isLand)

const lands: readonly (Land | null)[] = allHexes.map(hex =>
  isLand(hex) ? ((query.areaAt(map, hex)?.attributes.country as Land | undefined) ?? null) : null,
)
/** 3.E: the country a hex belongs to; null at sea and out of play. */
export const landAt = (hex: HexId): Land | null => lands[hex] ?? null
export const hexesOfLand = (land: Land): readonly HexId[] => landHexes.filter(hex => landAt(hex) === land)
/** 3.E: a region by the name it has in rules and lists, which is a group of areas or an area. */
export const isIn = (hex: HexId, region: string): boolean =>
  map.tables.group.has(region)
    ? query.isInGroup(map, hex, region)
    : query.areaAt(map, hex)?.name === query.areaOf(map, region).name
export const hexesOfRegion = (region: string): readonly HexId[] => landHexes.filter(hex => isIn(hex, region))

/** R-CITY: a bare 'city' is a reference city or larger; labels are none. */
export const CITY_CLASSES = ['point', 'reference', 'dot', 'partial-hex', 'full-hex'] as const
export type CityClass = (typeof CITY_CLASSES)[number]
export type City = { readonly name: string; readonly class: CityClass; readonly hexes: readonly HexId[] }

const classOf = ({ attributes }: Place): CityClass | null =>
  CITY_CLASSES.find(each => each === attributes.cityClass) ?? null

/** Point cities too. */
export const cities: readonly City[] = map.places.flatMap(place => {
  const found = classOf(place)
  return found === null ? [] : [{ name: place.name, class: found, hexes: place.hexes }]
})
const cityIn = new Map<HexId, City>()
for (const city of [...cities].sort((a, b) => CITY_CLASSES.indexOf(a.class) - CITY_CLASSES.indexOf(b.class)))
  for (const hex of city.hexes) cityIn.set(hex, city)

/** The largest city of a hex, point cities too. */
export const cityAt = (hex: HexId): City | null => cityIn.get(hex) ?? null
export const isCityOf = (hex: HexId, ...classes: readonly CityClass[]): boolean => {
  const city = cityAt(hex)
  return city !== null && classes.includes(city.class)
}
/** R-CITY */
export const isCity = (hex: HexId): boolean => isCityOf(hex, 'reference', 'dot', 'partial-hex', 'full-hex')
/** 3.E.5 */
export const isMajorCity = (hex: HexId): boolean => isCityOf(hex, 'partial-hex', 'full-hex')

export type PortClass = 'minor' | 'standard' | 'major' | 'great'
export const portAt = (hex: HexId): { readonly name: string; readonly class: PortClass } | null => {
  const place = query.placesAt(map, hex).find(({ port }) => port !== null)
  return place === undefined ? null : { name: place.name, class: place.port as PortClass }
}
/** 26.A.4: a coastal hex that is no mountain. */
export const isBeach = (hex: HexId): boolean => isLand(hex) && query.isCoastal(map, hex) && !isMountain(hex)

/** 20.F.2.h.1: where ships may be: a coastal or an all-sea hex. */
export const isAtSea = (hex: HexId): boolean =>
  query.isInPlay(map, hex) && (!query.isLand(map, hex) || query.isCoastal(map, hex))

export type Zone = 'D' | 'E'
const isInD = allHexes.map(hex => query.hasMark(map, hex, 'weather zone D'))
/** 27.0 */
export const zoneAt = (hex: HexId): Zone => (isInD[hex] ? 'D' : 'E')

/** The steps out of every hex. */
export const allSteps = stepsOut(grid)
export const stepsFrom = (hex: HexId): readonly HexStep[] => allSteps[hex] as readonly HexStep[]
export const neighboursOf = (hex: HexId): readonly HexId[] => stepsFrom(hex).map(step => step.to)
export const sideBetween = (a: HexId, b: HexId): HexsideId | null =>
  stepsFrom(a).find(step => step.to === b)?.side ?? null
export const isNextTo = (a: HexId, b: HexId): boolean => sideBetween(a, b) !== null
export const hexesApart = (a: HexId, b: HexId): number => distance(grid, a, b)

/** 6.5, R-SEA1: sea, lake and karst, over which nothing goes. */
export const isClosedSide = (side: HexsideId): boolean => query.isBlocked(map, side)
export const whyClosedSide = (side: HexsideId): string => query.blockedBy(map, side) ?? 'water'
export const isStrait = (side: HexsideId): boolean => query.straitOn(map, side) !== null
export const isMountainSide = (side: HexsideId): boolean => query.hasHexsideMark(map, side, 'mountain')
export const riverOn = (side: HexsideId): 'river' | 'major river' | null => {
  const river = query.riverOn(map, side)
  return river === null ? null : (river.class.name as 'river' | 'major river')
}

const HIGH = query.lineBit(map, 'high')
const LOW = query.lineBit(map, 'low')
const crossing = (side: HexsideId): number => map.tables.lines[0]?.[side] ?? 0
/** 7.A: the better railway over a hexside. */
export const railAcross = (side: HexsideId): 'high' | 'low' | null =>
  (crossing(side) & HIGH) !== 0 ? 'high' : (crossing(side) & LOW) !== 0 ? 'low' : null
/** 7.B.3: every railway is a road too. */
export const roadAcross = (side: HexsideId): boolean => crossing(side) !== 0
export const railInHex = (hex: HexId): boolean => query.railInHex(map, hex)
export const roadInHex = (hex: HexId): boolean => query.roadInHex(map, hex) || query.railInHex(map, hex)

/** 14.E: the fortified hexsides that cover a hex. */
export const wallsBehind = (hex: HexId): readonly Wall[] => map.walls.filter(({ behind }) => behind === hex)
export const wallBetween = (behind: HexId, facing: HexId): Wall | null => query.wallOf(map, behind, facing)

export const isMarked = (hex: HexId, mark: string): boolean => query.hasMark(map, hex, mark)
export const hexesMarked = (mark: string): readonly HexId[] => query.hexesOf(map, mark)
export const markValue = (hex: HexId, mark: string): unknown => query.markValue(map, hex, mark)

export const ATHENAI = hexNamed('15B:0911')
export const BEOGRAD = hexNamed('14A:2211')
export const THESSALONIKE = hexNamed('14A:4510')
export const ZARA = hexNamed('14A:1928')
/** 28.B.1.d */
export const EASTERN_GREECE = hexNamed('14A:4700')
export const SHEETS = ['14A', '15B'] as const
export type Sheet = (typeof SHEETS)[number]
/** R-ALIAS: the row the two sheets share counts as 15B. */
export const sheetOf = (hex: HexId): Sheet => hexNumber(hex).slice(0, 3) as Sheet

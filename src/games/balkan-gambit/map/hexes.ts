import { type HexStep, stepsOut } from '../../../core/hex/adjacent'
import type { Direction } from '../../../core/hex/grid'
import { range } from '../../../core/hex/measure'
import type { HexId, HexsideId } from '../../../core/ids'
import type { Place } from '../../../core/map/hex-map'
import * as query from '../../../core/map/map-queries'
import { readMapSource } from '../../../core/map/read-map-source'
import source from './map.json'

export const map = readMapSource(source)
export const { grid } = map

export const allHexes: readonly HexId[] = grid.numbers.map((_, hex) => hex as HexId)
export const hexNamed = (number: string): HexId => query.hexOf(map, number)
export const hexName = (hex: HexId): string => query.hexLabel(map, hex)
export const placeHex = (name: string): HexId => query.placeNamed(map, name).hex

/** 2.3: hexes where ground units can stand. */
export const isLand = (hex: HexId): boolean => query.isLand(map, hex) && query.isInPlay(map, hex)
export const landHexes: readonly HexId[] = allHexes.filter(isLand)
/** R-MAP12: coastal is a land hex with shore. */
export const isCoastal = (hex: HexId): boolean => isLand(hex) && query.isCoastal(map, hex)
export const isSea = (hex: HexId): boolean => query.isSea(map, hex)

const placeAtHex: readonly (Place | null)[] = allHexes.map(hex => query.placesAt(map, hex)[0] ?? null)
export const placeAt = (hex: HexId): Place | null => placeAtHex[hex]
export const places: readonly Place[] = map.places
export const isCity = (hex: HexId): boolean => placeAt(hex)?.kind === 'city'
/** 2.5: one of the eleven ports. */
export const isPort = (hex: HexId): boolean => placeAt(hex)?.port === true

export type Ground = 'clear' | 'rough' | 'mountain' | 'city'
const groundAtHex: readonly Ground[] = allHexes.map(hex =>
  isCity(hex) ? 'city' : (query.terrainAt(map, hex).name as Ground),
)
/** R-MAP15: a city replaces the other terrain of its hex; a town does not. */
export const groundAt = (hex: HexId): Ground => groundAtHex[hex]

export type Area =
  | 'Istria'
  | 'Italy'
  | 'Slovenia'
  | 'Croatia'
  | 'Serbia'
  | 'Macedonia'
  | 'Albania'
  | 'Greece'
  | 'Bulgaria'
  | 'Romania'
  | 'Hungary'
const areaAtHex = allHexes.map(hex => (query.areaAt(map, hex)?.name ?? null) as Area | null)
/** The area on the map, before 2.4.2 says whose Istria is. */
export const printedArea = (hex: HexId): Area | null => areaAtHex[hex]

export const sideAt = (hex: HexId, direction: Direction): HexsideId => grid.hexside[hex * 6 + direction] as HexsideId

/** The steps out of every hex. */
export const allSteps = stepsOut(grid)
export const neighbourSteps = (hex: HexId): readonly HexStep[] => allSteps[hex]

const landWithinTwo = allHexes.map(hex => range(grid, hex, 2).filter(other => other !== hex && isLand(other)))
/** 6.3.4: where a dispersed unit can be put. */
export const withinTwo = (hex: HexId): readonly HexId[] => landWithinTwo[hex]

export const isBlocked = (side: HexsideId): boolean => query.isBlocked(map, side)
/** R-MAP4: closed on this grid though the booklet does not list it. */
export const isBlockedByUs = (side: HexsideId): boolean => query.blockedBy(map, side)?.includes('R-MAP4') ?? false
export const isDanube = (side: HexsideId): boolean => query.riverOn(map, side)?.class.name === 'danube'
export const isRiver = (side: HexsideId): boolean => map.tables.riverRank[side] > 0
export const hasPrintedRoad = (side: HexsideId): boolean => query.hasRoad(map, side)

export const isPeloponnese = (hex: HexId): boolean => query.hasMark(map, hex, 'peloponnese')
export const AXIS_ENTRY = query.hexesOf(map, 'axis entry')[0]

type Sector = { readonly sector: string; readonly years: readonly string[]; readonly oncePerTurn: readonly string[] }
export const beaches: readonly HexId[] = query.hexesOf(map, 'legal beach')
export const isBeach = (hex: HexId): boolean => query.hasMark(map, hex, 'legal beach')
export const sectorAt = (hex: HexId): Sector | null => query.markValue(map, hex, 'amphibious sector') as Sector | null

/** R-MAP14: the road hexes that lead off the map, by their names in the supply chart. */
export const exitHexes: ReadonlyMap<string, HexId> = new Map(
  query.hexesOf(map, 'exit').map(hex => [(query.markValue(map, hex, 'exit') as { id: string }).id, hex]),
)

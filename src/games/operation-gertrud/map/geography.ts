import { type HexStep, isOnRim, stepsOut } from '../../../core/hex/adjacent'
import { distance } from '../../../core/hex/measure'
import type { HexId, HexsideId } from '../../../core/ids'
import * as query from '../../../core/map/map-queries'
import { readMapSource } from '../../../core/map/read-map-source'
import source from './map.json'

export const map = readMapSource(source)
export const { grid } = map

export const allHexes: readonly HexId[] = grid.numbers.map((_, hex) => hex as HexId)
export const hexNamed = (number: string): HexId => query.hexOf(map, number)
export const hexName = (hex: HexId): string => query.hexLabel(map, hex)

/** land in play; Iran, Saudi Arabia and Lake Van are closed to all. */
export const isLand = (hex: HexId): boolean => query.isLand(map, hex) && query.isInPlay(map, hex)
export const landHexes: readonly HexId[] = allHexes.filter(isLand)
export const isSea = (hex: HexId): boolean => query.isSea(map, hex)
export const coastsOf = (hex: HexId): readonly string[] => query.coastsAt(map, hex).map(sea => sea.name)

export type Terrain = 'clear' | 'rough' | 'mountain'
/** 13.7.5: what lies under city, town, road and rail. */
export const terrainAt = (hex: HexId): Terrain => query.terrainAt(map, hex).name as Terrain
const hexesWith = (kind: string): ReadonlySet<HexId> =>
  new Set(map.places.flatMap(place => (place.kind === kind ? [place.hex] : [])))
const cityHexes = hexesWith('city')
export const isCity = (hex: HexId): boolean => cityHexes.has(hex)
const townHexes = hexesWith('town')
export const isTown = (hex: HexId): boolean => townHexes.has(hex)

export type Country =
  | 'Turkey'
  | 'Bulgaria'
  | 'Greece'
  | 'Dodecanese'
  | 'Soviet Union'
  | 'Iran'
  | 'Iraq'
  | 'Syria'
  | 'Lebanon'
  | 'Levant'
  | 'Cyprus'
  | 'Saudi Arabia'
const countries = allHexes.map(hex => (query.areaAt(map, hex)?.name ?? null) as Country | null)
export const countryOf = (hex: HexId): Country | null => countries[hex]

/** The steps out of every hex. */
export const allSteps = stepsOut(grid)
export const stepsFrom = (hex: HexId): readonly HexStep[] => allSteps[hex]
export const sideBetween = (a: HexId, b: HexId): HexsideId | null =>
  stepsFrom(a).find(step => step.to === b)?.side ?? null
export const isNextTo = (a: HexId, b: HexId): boolean => sideBetween(a, b) !== null
export const onRim = (hex: HexId): boolean => isOnRim(grid, hex)

/** open water, over which nothing goes. */
export const isWater = (side: HexsideId): boolean => query.isBlocked(map, side)
/** the crossing arrow over the hexside. */
export const straitOn = (side: HexsideId): string | null => query.straitOn(map, side)
export const isRiver = (side: HexsideId): boolean => map.tables.riverRank[side] > 0
export const hasRoad = (side: HexsideId): boolean => query.hasRoad(map, side)
export const hasRail = (side: HexsideId): boolean => query.hasRail(map, side)
export const isRailHex = (hex: HexId): boolean => query.railInHex(map, hex)

export const isIn = (hex: HexId, region: string): boolean => query.hasMark(map, hex, region)
export const hexesOf = (region: string): readonly HexId[] => query.hexesOf(map, region)

/** so many hexes away or nearer, over any terrain. */
export const isWithin = (a: HexId, b: HexId, hexes: number): boolean => distance(grid, a, b) <= hexes

/** 17.0: where the Yavuz lies. */
export const BERTH = hexesOf('yavuz berth')[0]
export const ANKARA = hexNamed('2416')
/** 4.0, R-45 */
export const objectives: readonly HexId[] = hexesOf('objective')

export type Arrow = { readonly a: HexId; readonly b: HexId; readonly strait: string }
/** the three crossing arrows. */
export const arrows: readonly Arrow[] = allHexes.flatMap(a =>
  stepsFrom(a).flatMap(({ to, side }) => {
    const strait = straitOn(side)
    return strait !== null && a < to ? [{ a, b: to, strait }] : []
  }),
)

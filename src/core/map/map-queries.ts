import { directionTo, hexsideBetween } from '../hex/lookup'
import type { HexId, HexsideId } from '../ids'
import type { Json } from '../json'
import {
  type Area,
  type AreaGroup,
  type Box,
  GROUNDS,
  type Ground,
  type HexMap,
  type Line,
  type LineKind,
  type NumberTable,
  type PeriodId,
  type Place,
  RAIL_BRIDGE,
  type River,
  ROAD_BRIDGE,
  SEA,
  type Sea,
  type Terrain,
  type Wall,
} from './hex-map'

/** Asked for by a name the map does not know: a mistake in a game's rules or data, never a player's. */
export class UnknownMapName extends Error {
  constructor(map: HexMap, kind: string, name: string) {
    super(`The map "${map.name}" has no ${kind} "${name}"`)
    this.name = 'UnknownMapName'
  }
}

const named = <T>(map: HexMap, kind: string, name: string, found: T | undefined): T => {
  if (found === undefined) throw new UnknownMapName(map, kind, name)
  return found
}

// names to ids

export const hexOf = (map: HexMap, number: string): HexId =>
  named(map, 'hex', number, map.hexNumbered(number) ?? undefined)

export const periodOf = (map: HexMap, name: string): PeriodId => {
  const period = map.periods.indexOf(name)
  return named(map, 'period', name, period < 0 ? undefined : period)
}

export const terrainCode = (map: HexMap, name: string): number =>
  named(map, 'terrain', name, map.terrainByName.get(name))

export const areaOf = (map: HexMap, name: string): Area => named(map, 'area', name, map.areaByName.get(name))

/** The bit of a sea in `tables.coast`. */
export const seaBit = (map: HexMap, name: string): number => {
  const sea = map.seas.findIndex(known => known.name === name)
  return 1 << named(map, 'sea', name, sea < 0 ? undefined : sea)
}

/** The bit of a line class in `tables.lines`. */
export const lineBit = (map: HexMap, name: string): number =>
  named(
    map,
    'line class',
    name,
    map.lineClasses.find(known => known.name === name),
  ).bit

/** The first place of that name, by its map name or an alias. */
export const placeNamed = (map: HexMap, name: string): Place =>
  named(map, 'place', name, map.placesByName.get(name)?.[0])

export const boxOf = (map: HexMap, id: string): Box => named(map, 'box', id, map.boxById.get(id))

// hexes

/** The printed number, with the place if there is one: '2707 Tekirdağ'. */
export const hexLabel = (map: HexMap, hex: HexId): string => {
  const [place] = placesAt(map, hex)
  return place === undefined ? shownNumber(map, hex) : `${shownNumber(map, hex)} ${place.name}`
}

/** '4310' on the first of several sheets, '15B:0911' on the others: only those must say which sheet they are on. */
export const shownNumber = (map: HexMap, hex: HexId): string => {
  const number = numberOf(map, hex)
  const sheet = number.indexOf(':')
  return sheet >= 0 && map.grid.numbers[0]?.startsWith(number.slice(0, sheet + 1)) ? number.slice(sheet + 1) : number
}

export const numberOf = (map: HexMap, hex: HexId): string => {
  const number = map.grid.numbers[hex]
  if (number === undefined) throw new RangeError(`No hex has the id ${hex}`)
  return number
}

export const terrainAt = (map: HexMap, hex: HexId): Terrain => {
  const terrain = map.terrains[map.tables.terrain[hex]]
  if (terrain === undefined) throw new RangeError(`No hex has the id ${hex}`)
  return terrain
}

export const groundAt = (map: HexMap, hex: HexId): Ground => GROUNDS[map.tables.ground[hex]]
export const isLand = (map: HexMap, hex: HexId): boolean => map.tables.ground[hex] === 0
export const isSea = (map: HexMap, hex: HexId): boolean => map.tables.ground[hex] === SEA
export const isInPlay = (map: HexMap, hex: HexId): boolean => map.tables.inPlay[hex] === 1
export const isCoastal = (map: HexMap, hex: HexId): boolean => map.tables.coast[hex] !== 0

/** The sea of an all-sea hex. */
export const seaAt = (map: HexMap, hex: HexId): Sea | null => map.seas[map.tables.sea[hex]] ?? null

export const coastsAt = (map: HexMap, hex: HexId): readonly Sea[] =>
  map.seas.filter((_, sea) => (map.tables.coast[hex] & (1 << sea)) !== 0)

export const lakeAt = (map: HexMap, hex: HexId): string | null => map.lakeNames.get(hex) ?? null

export const areaAt = (map: HexMap, hex: HexId, period: PeriodId = 0): Area | null =>
  map.areas[map.tables.area[period][hex]] ?? null

/** All areas a hex lies in, the greatest part first; more than one in a border hex. */
export const areasAt = (map: HexMap, hex: HexId, period: PeriodId = 0): readonly Area[] => {
  const main = map.tables.area[period][hex]
  const also = map.alsoIn[period].get(hex) ?? []
  return [main, ...also].flatMap(id => map.areas[id] ?? [])
}

/** For hot loops: 1 where the hex's area belongs to the group. */
export const groupTable = (map: HexMap, group: string, period: PeriodId = 0): NumberTable =>
  named(map, 'group of areas', group, map.tables.group.get(group)?.[period])

export const isInGroup = (map: HexMap, hex: HexId, group: string, period: PeriodId = 0): boolean =>
  groupTable(map, group, period)[hex] === 1

export const groupsAt = (map: HexMap, hex: HexId, period: PeriodId = 0): readonly AreaGroup[] =>
  map.groups.filter(({ areas }) => areas.includes(map.tables.area[period][hex]))

export const placesAt = (map: HexMap, hex: HexId): readonly Place[] => map.placesByHex.get(hex) ?? []

// named sets

export const hexesOf = (map: HexMap, mark: string): readonly HexId[] =>
  named(map, 'mark', mark, map.marks.get(mark)).hexes

export const hasMark = (map: HexMap, hex: HexId, mark: string): boolean =>
  named(map, 'mark', mark, map.marks.get(mark)).has[hex] === 1

/** What the mark says of the hex; null without a word or without the mark. */
export const markValue = (map: HexMap, hex: HexId, mark: string): Json =>
  named(map, 'mark', mark, map.marks.get(mark)).values.get(hex) ?? null

export const hexsidesOf = (map: HexMap, mark: string): readonly HexsideId[] =>
  named(map, 'hexside mark', mark, map.hexsideMarks.get(mark)).sides

export const hasHexsideMark = (map: HexMap, side: HexsideId, mark: string): boolean =>
  named(map, 'hexside mark', mark, map.hexsideMarks.get(mark)).has[side] === 1

// hexsides

/** The side two neighbours share; for hexes that are known to be neighbours. */
export const sideOf = (map: HexMap, a: HexId, b: HexId): HexsideId => {
  const side = hexsideBetween(map.grid, a, b)
  if (side === null) throw new RangeError(`${numberOf(map, a)} and ${numberOf(map, b)} are no neighbours`)
  return side
}

export const riverOn = (map: HexMap, side: HexsideId): River | null => map.rivers[map.tables.river[side]] ?? null
export const riverBetween = (map: HexMap, a: HexId, b: HexId): River | null => riverOn(map, sideOf(map, a, b))
export const straitOn = (map: HexMap, side: HexsideId): string | null => map.straitNames.get(side) ?? null
/** Why nothing crosses the side, or null. */
export const blockedBy = (map: HexMap, side: HexsideId): string | null => map.blockedReasons.get(side) ?? null
export const isBlocked = (map: HexMap, side: HexsideId): boolean => map.tables.blocked[side] === 1

export const hasBridge = (map: HexMap, side: HexsideId, kind: LineKind): boolean =>
  (map.tables.bridge[side] & (kind === 'road' ? ROAD_BRIDGE : RAIL_BRIDGE)) !== 0

/** The wall that covers a hex against its neighbour. */
export const wallOf = (map: HexMap, behind: HexId, facing: HexId): Wall | null => {
  const direction = directionTo(map.grid, behind, facing)
  return direction === null ? null : (map.walls[map.tables.wall[behind * 6 + direction]] ?? null)
}

// roads and railways

export const hasRoad = (map: HexMap, side: HexsideId, period: PeriodId = 0): boolean =>
  (map.tables.lines[period][side] & map.tables.roadBits) !== 0

export const hasRail = (map: HexMap, side: HexsideId, period: PeriodId = 0): boolean =>
  (map.tables.lines[period][side] & map.tables.railBits) !== 0

export const roadInHex = (map: HexMap, hex: HexId, period: PeriodId = 0): boolean =>
  (map.tables.linesInHex[period][hex] & map.tables.roadBits) !== 0

export const railInHex = (map: HexMap, hex: HexId, period: PeriodId = 0): boolean =>
  (map.tables.linesInHex[period][hex] & map.tables.railBits) !== 0

export const linesAcross = (map: HexMap, side: HexsideId, period: PeriodId = 0): readonly Line[] =>
  (map.linesByHexside.get(side) ?? []).filter(line => line.periods.includes(period))

export const linesThrough = (map: HexMap, hex: HexId, period: PeriodId = 0): readonly Line[] =>
  (map.linesByHex.get(hex) ?? []).filter(line => line.periods.includes(period))

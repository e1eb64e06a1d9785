import { type HexStep, stepsOut } from '../../../core/hex/adjacent'
import type { HexId, HexsideId } from '../../../core/ids'
import type { Place } from '../../../core/map/hex-map'
import * as query from '../../../core/map/map-queries'
import { readMapSource } from '../../../core/map/read-map-source'
import type { Terrain } from '../charts'
import source from './map.json'

export const map = readMapSource(source)
export const { grid } = map

export const allHexes: readonly HexId[] = grid.numbers.map((_, hex) => hex as HexId)
/** What loops over the map ask again and again is found once. */
const tableOf = (test: (hex: HexId) => boolean): Uint8Array => Uint8Array.from(allHexes, hex => (test(hex) ? 1 : 0))
export const hexNamed = (number: string): HexId => query.hexOf(map, number)
const names: readonly string[] = allHexes.map(hex => query.hexLabel(map, hex))
/** With its place if it has one: '2511 Sarajevo'. */
export const hexName = (hex: HexId): string => names[hex]

/** Where land units can stand; islands included. */
const lands = tableOf(hex => query.isLand(map, hex) && query.isInPlay(map, hex))
export const isLand = (hex: HexId): boolean => lands[hex] === 1
export const landHexes: readonly HexId[] = allHexes.filter(isLand)

export const islands: readonly HexId[] = query.hexesOf(map, 'island')
const islandTable = tableOf(hex => islands.includes(hex))
export const isIsland = (hex: HexId): boolean => islandTable[hex] === 1
export const VIS = query.hexesOf(map, 'Vis')[0]

const yugoslavia = query.groupTable(map, 'Yugoslavia')
/** The islands belong to it. */
export const isYugoslav = (hex: HexId): boolean => isLand(hex) && yugoslavia[hex] === 1
export const yugoslavHexes: readonly HexId[] = landHexes.filter(isYugoslav)

const regions: readonly (string | null)[] = allHexes.map(hex => query.areaAt(map, hex)?.name ?? null)
/** 2.5: the region of a hex, or the country of a hex abroad. */
export const regionOf = (hex: HexId): string | null => regions[hex]
const byRegion = new Map<string | null, HexId[]>()
for (const hex of landHexes) byRegion.set(regions[hex], [...(byRegion.get(regions[hex]) ?? []), hex])
export const hexesIn = (region: string): readonly HexId[] => byRegion.get(region) ?? []
export const regionNames: readonly string[] = [...new Set(yugoslavHexes.map(hex => regionOf(hex) as string))]

const italians = query.groupTable(map, 'closed to Italians')
const croatians = query.groupTable(map, 'closed to Croatians')
/** 9.5.2, R-37. */
export const isClosedToItalians = (hex: HexId): boolean => italians[hex] === 1
/** 9.5.5, R-36. */
export const isClosedToCroatians = (hex: HexId): boolean => croatians[hex] === 1

/** one terrain a hex; R-31: islands count as rough. */
const terrains: readonly Terrain[] = allHexes.map(hex => {
  const { name } = query.terrainAt(map, hex)
  return name === 'clear' || name === 'mountain' ? name : 'rough'
})
export const terrainAt = (hex: HexId): Terrain => terrains[hex]

const settled = allHexes.map(
  hex => query.placesAt(map, hex).find(each => each.kind === 'town' || each.kind === 'city') ?? null,
)
/** The town or city of a hex; villages are only drawn. */
export const settlementAt = (hex: HexId): Place | null => settled[hex]
export const isCity = (hex: HexId): boolean => settled[hex]?.kind === 'city'
export const isTown = (hex: HexId): boolean => settled[hex]?.kind === 'town'
export const isSettled = (hex: HexId): boolean => settled[hex] !== null
/** 15.2.2, R-38: those that count for the supply check, in whatever country. */
export const allTowns: readonly HexId[] = landHexes.filter(isSettled)
/** 18.6, R-38: those that score. */
export const settledHexes: readonly HexId[] = yugoslavHexes.filter(isSettled)

/** the eight mainland ports. */
export const ports: readonly HexId[] = landHexes.filter(hex => settled[hex]?.port === true)
export const isPort = (hex: HexId): boolean => settled[hex]?.port === true
/** 8.0.4, 19.2.2.1: the seven in Yugoslavia. */
export const landingHexes: readonly HexId[] = query.hexesOf(map, 'landing scare')
export const isLandingHex = (hex: HexId): boolean => landingHexes.includes(hex)
/** */
export const isCoastal = (hex: HexId): boolean => isLand(hex) && query.isCoastal(map, hex)

export const supplySources: readonly HexId[] = query.hexesOf(map, 'supply source')
export const resourceHexes: readonly HexId[] = query.hexesOf(map, 'resource')
export const germanHexes: readonly HexId[] = query.hexesOf(map, 'Germany proper')
/** Italy, and the railway that leaves the map towards it. */
export const italianHexes: readonly HexId[] = [
  ...query.hexesOf(map, 'Italy proper'),
  ...query.hexesOf(map, 'Italian rail exit'),
]

export type Step = HexStep
const steps = stepsOut(grid)
export const neighbourSteps = (hex: HexId): readonly Step[] => steps[hex]
export const stepBetween = (from: HexId, to: HexId): Step | null => steps[from].find(each => each.to === to) ?? null
export const isAdjacent = (a: HexId, b: HexId): boolean => stepBetween(a, b) !== null

/** Lake Scutari. */
export const isBlocked = (side: HexsideId): boolean => query.isBlocked(map, side)
export const isRailLink = (side: HexsideId): boolean => query.hasRail(map, side)
export const isRail = (hex: HexId): boolean => query.railInHex(map, hex)
export const isRiver = (side: HexsideId): boolean => map.tables.riverRank[side] > 0
/** By hex * 6 + direction: steps along a railway, and steps over land that supply may take (15.4), for searches of the whole map. */
const stepTable = (test: (from: HexId, step: Step) => boolean): Uint8Array => {
  const table = new Uint8Array(grid.size * 6)
  for (const from of allHexes)
    for (const step of steps[from]) if (test(from, step)) table[from * 6 + step.direction] = 1
  return table
}
export const railSteps = stepTable((_from, { side }) => isRailLink(side))
/** No sea, no lake side, no water between island and coast. */
export const drySteps = stepTable(
  (from, { to, side }) => isLand(from) && isLand(to) && !isIsland(from) && !isIsland(to) && !isBlocked(side),
)
/** 11.7.11. */
export const isBridged = (side: HexsideId): boolean => query.hasBridge(map, side, 'rail')

/** a way over sea from one island to the next, hex by hex; the last is the island. */
export type SeaLeg = { readonly to: HexId; readonly hexes: readonly HexId[] }

const isSea = (hex: HexId): boolean => query.isSea(map, hex)

function seaLegsFrom(start: HexId): SeaLeg[] {
  const ways = new Map<HexId, readonly HexId[]>([[start, []]])
  const queue = [start]
  for (let at = queue.shift(); at !== undefined; at = queue.shift()) {
    // A leg ends on the first island it comes to; from there another begins.
    if (at !== start && isIsland(at)) continue
    for (const { to } of neighbourSteps(at)) {
      if (ways.has(to) || !(isSea(to) || isIsland(to))) continue
      ways.set(to, [...(ways.get(at) ?? []), to])
      queue.push(to)
    }
  }
  return [...ways].flatMap(([to, hexes]) => (to !== start && isIsland(to) ? [{ to, hexes }] : []))
}

/** the shortest legs from each island. */
export const seaLegs: ReadonlyMap<HexId, readonly SeaLeg[]> = new Map(islands.map(hex => [hex, seaLegsFrom(hex)]))

import { readFileSync } from 'node:fs'
import type { HexId, HexsideId } from '../../src/core/ids'
import { hexCorners, hexsideCorners } from '../../src/core/map/hex-corners'
import { type HexMap, LAND, type Line, type LineKind, type PeriodId } from '../../src/core/map/hex-map'
import { hexOf, isBlocked, isLand, numberOf, placesAt, sideOf, terrainAt } from '../../src/core/map/map-queries'

// What holds on every sensible map. Each function lists what does not, in words and in the order of the map's hexes; a game's
// test expects the list to be empty, or to be the one it gives reasons for.

/** A line of a list of exceptions. */
export interface Exception {
  readonly at: string
  readonly why: string
}

const neighboursOf = (map: HexMap, hex: HexId): HexId[] =>
  [0, 1, 2, 3, 4, 5].map(d => map.grid.neighbour[hex * 6 + d] as HexId).filter(next => next >= 0)

const isOnRim = (map: HexMap, hex: HexId): boolean => neighboursOf(map, hex).length < 6

const allHexes = (map: HexMap): HexId[] => map.grid.numbers.map((_, hex) => hex as HexId)

// rivers

interface Corners {
  readonly ends: (side: HexsideId) => readonly [number, number]
  readonly hexes: (corner: number) => readonly HexId[]
}

const cornersOf = (map: HexMap): Corners => {
  const corners = hexCorners(map.grid)
  const hexes = new Map<number, HexId[]>()
  corners.forEach((corner, at) => {
    hexes.set(corner, [...(hexes.get(corner) ?? []), Math.floor(at / 6) as HexId])
  })
  return {
    ends: side => hexsideCorners(map.grid, corners, side),
    hexes: corner => hexes.get(corner) ?? [],
  }
}

/** The corners of a chain of hexsides in order, or null where it breaks. */
const cornerChain = (sides: readonly HexsideId[], ends: Corners['ends']): number[] | null => {
  const pairs = sides.map(ends)
  for (const start of pairs[0] ?? []) {
    const chain = [start]
    const isWhole = pairs.every(([a, b]) => {
      const last = chain.at(-1)
      if (last !== a && last !== b) return false
      chain.push(last === a ? b : a)
      return true
    })
    if (isWhole) return chain
  }
  return null
}

/** Rivers that break off, or that end neither in the sea, in a lake, in another river nor at the edge of the map. */
export const brokenRivers = (map: HexMap): string[] => {
  const { ends, hexes } = cornersOf(map)
  const chains = map.rivers.map(river => cornerChain(river.sides, ends))
  return map.rivers.flatMap((river, i) => {
    const chain = chains[i]
    if (chain === null) return [`${river.name} is not one chain of hexsides from its source to its mouth`]
    // at the rim fewer than three hexes meet; a coastal hex holds sea where its river ends
    const isMouth = (corner: number): boolean =>
      hexes(corner).length < 3 ||
      hexes(corner).some(hex => !isLand(map, hex) || map.tables.coast[hex] !== 0) ||
      chains.some((other, o) => o !== i && other?.includes(corner))
    const [mouth = -1] = chain.slice(-1)
    // a single side has no direction
    const isGood = isMouth(mouth) || (chain.length === 2 && chain.some(isMouth))
    const around = hexes(mouth)
    return isGood ? [] : [`${river.name} ends inland between ${around.map(hex => numberOf(map, hex)).join(', ')}`]
  })
}

// roads and railways

const linkedTo = (map: HexMap, hex: HexId, bits: number, period: PeriodId): HexId[] =>
  neighboursOf(map, hex).filter(next => (map.tables.lines[period][sideOf(map, hex, next)] & bits) !== 0)

const runsOffAt = (line: Line, hex: HexId): boolean =>
  (line.hexes[0] === hex && (line.runsOff === 'start' || line.runsOff === 'both')) ||
  (line.hexes.at(-1) === hex && (line.runsOff === 'end' || line.runsOff === 'both'))

/** Ends of the road or rail net where there is no place, no edge of the map and no other road or railway. */
export const deadEnds = (map: HexMap, kind: LineKind): string[] => {
  const bits = kind === 'road' ? map.tables.roadBits : map.tables.railBits
  const otherBits = kind === 'road' ? map.tables.railBits : map.tables.roadBits
  return map.periods.flatMap((name, period) =>
    allHexes(map).flatMap(hex => {
      const through = map.tables.linesInHex[period][hex]
      if ((through & bits) === 0 || linkedTo(map, hex, bits, period).length > 1) return []
      const goesOn =
        placesAt(map, hex).length > 0 ||
        isOnRim(map, hex) ||
        (through & otherBits) !== 0 ||
        (map.linesByHex.get(hex) ?? []).some(line => runsOffAt(line, hex))
      return goesOn ? [] : [`${kind} ends in ${numberOf(map, hex)} (${name})`]
    }),
  )
}

/** Roads and railways that go round by a hex in which there is nothing to go to. */
export const hairpins = (map: HexMap): string[] =>
  map.lines.flatMap(line =>
    line.hexes.flatMap((hex, i) => {
      const [before, after] = [line.hexes[i - 1], line.hexes[i + 1]]
      if (before === undefined || after === undefined) return []
      if (before !== after && !neighboursOf(map, before).includes(after)) return []
      // a side that is closed, or a bend that a place or a junction explains
      if (before !== after && isBlocked(map, sideOf(map, before, after))) return []
      const bits = line.class.kind === 'road' ? map.tables.roadBits : map.tables.railBits
      const isJunction = line.periods.some(period => linkedTo(map, hex, bits, period).length > 2)
      if (before !== after && (placesAt(map, hex).length > 0 || isJunction)) return []
      return [`${line.name}: ${[before, hex, after].map(h => numberOf(map, h)).join(' ')}`]
    }),
  )

export const linesOnWater = (map: HexMap): string[] =>
  allHexes(map)
    .filter(hex => !isLand(map, hex) && map.tables.linesInHex.some(lines => lines[hex] !== 0))
    .map(hex => `a road or railway in ${numberOf(map, hex)}, ${terrainAt(map, hex).name}`)

// land

const spread = (from: HexId, next: (hex: HexId) => readonly HexId[]): Set<HexId> => {
  const seen = new Set([from])
  for (const hex of seen) for (const other of next(hex)) seen.add(other)
  return seen
}

const landLinks = (map: HexMap, hex: HexId): HexId[] =>
  neighboursOf(map, hex).filter(next => map.tables.ground[next] === LAND && !isBlocked(map, sideOf(map, hex, next)))

/** Places that lie neither on the main land of the map nor have a port, nor share their island with a place that has one. */
export const unreachablePlaces = (map: HexMap): string[] => {
  const parts: Set<HexId>[] = []
  for (const hex of allHexes(map)) {
    if (isLand(map, hex) && !parts.some(part => part.has(hex))) parts.push(spread(hex, at => landLinks(map, at)))
  }
  const mainland = parts.reduce((a, b) => (b.size > a.size ? b : a))
  const hasPort = (part: Set<HexId>): boolean => map.places.some(({ hex, port }) => port !== null && part.has(hex))
  return map.places.flatMap(place => {
    const part = parts.find(one => one.has(place.hex)) ?? new Set<HexId>()
    return part === mainland || hasPort(part) ? [] : [`${place.name} ${numberOf(map, place.hex)}`]
  })
}

/** Areas in more than one piece, with the number of pieces. Closed sides do not part an area. */
export const areasInPieces = (map: HexMap): string[] =>
  map.periods.flatMap((name, period) =>
    map.areas.flatMap(area => {
      const own = new Set(allHexes(map).filter(hex => map.tables.area[period][hex] === area.id))
      const left = new Set(own)
      let pieces = 0
      for (const hex of own) {
        if (!left.has(hex)) continue
        pieces++
        for (const other of spread(hex, at => neighboursOf(map, at).filter(next => own.has(next)))) left.delete(other)
      }
      return pieces > 1 ? [`${area.name}${map.periods.length > 1 ? ` ${name}` : ''}: ${pieces}`] : []
    }),
  )

// relief

export interface ReliefLimits {
  /** Terrain names held against the relief. */
  readonly mountain: readonly string[]
  readonly flat: readonly string[]
  /** A mountain hex has at least this local relief, or lies at least so high. */
  readonly mountainFrom: number
  readonly highFrom: number
  /** A flat hex has less than this. */
  readonly flatBelow: number
}

/** tests/fixtures/relief: metres of relief and height by hex, taken over by `npm run books`. */
export const readRelief = (game: string): Map<string, { localRelief: number; meanElevation: number }> => {
  const text = readFileSync(new URL(`../fixtures/relief/${game}.csv`, import.meta.url), 'utf8')
  const rows = text.trim().split('\n').slice(1)
  return new Map(
    rows.map(row => {
      const [hex = '', localRelief, meanElevation] = row.split(',')
      return [hex, { localRelief: Number(localRelief), meanElevation: Number(meanElevation) }]
    }),
  )
}

/** Mountain and flat hexes that the relief data contradicts, and the share of those that it confirms. */
export const reliefAgreement = (
  map: HexMap,
  game: string,
  limits: ReliefLimits,
): { against: string[]; share: number } => {
  const relief = readRelief(game)
  const against: string[] = []
  let judged = 0
  for (const hex of allHexes(map)) {
    const terrain = terrainAt(map, hex).name
    const data = relief.get(numberOf(map, hex))
    const isMountain = limits.mountain.includes(terrain)
    if (data === undefined || (!isMountain && !limits.flat.includes(terrain))) continue
    judged++
    const agrees = isMountain
      ? data.localRelief >= limits.mountainFrom || data.meanElevation >= limits.highFrom
      : data.localRelief < limits.flatBelow
    if (!agrees) against.push(numberOf(map, hex))
  }
  return { against, share: 1 - against.length / judged }
}

// what the rulebook says of a hex

/** What the rules need of one hex they mention. */
export interface RulebookHex {
  readonly hex: string
  /** Rule ids or scenario ids that mention it. */
  readonly rules: readonly string[]
  readonly ground: 'land' | 'sea' | 'lake'
  readonly area?: string
  readonly place?: string
  readonly terrain?: string
  readonly isCoastal?: boolean
  readonly marks?: readonly string[]
  readonly note?: string
}

/** In which points a hex of the map is not what the rules need. */
export const rulebookFaults = (map: HexMap, need: RulebookHex): string[] => {
  if (map.hexNumbered(need.hex) === null) return [`${need.hex} is not on the map`]
  const hex = hexOf(map, need.hex)
  const areas = map.periods.map((_, period) => map.areas[map.tables.area[period][hex]]?.name ?? 'none')
  const names = placesAt(map, hex).flatMap(place => [place.name, ...place.aliases])
  const found: [string, unknown, unknown, boolean][] = [
    ['ground', need.ground, terrainAt(map, hex).ground, terrainAt(map, hex).ground === need.ground],
    ['area', need.area, areas, need.area === undefined || areas.includes(need.area)],
    ['place', need.place, names, need.place === undefined || names.includes(need.place)],
    [
      'terrain',
      need.terrain,
      terrainAt(map, hex).name,
      need.terrain === undefined || terrainAt(map, hex).name === need.terrain,
    ],
    [
      'coast',
      need.isCoastal,
      map.tables.coast[hex] !== 0,
      need.isCoastal === undefined || (map.tables.coast[hex] !== 0) === need.isCoastal,
    ],
    ...(need.marks ?? []).map((mark): [string, unknown, unknown, boolean] => [
      'mark',
      mark,
      'none',
      map.marks.get(mark)?.has[hex] === 1,
    ]),
  ]
  return found
    .filter(([, , , isGood]) => !isGood)
    .map(([what, wants, has]) => `${need.hex} ${what}: ${wants} needed, ${has} found`)
}

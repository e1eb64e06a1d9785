import { DIRECTIONS, opposite } from '../hex/cube'
import type { Direction } from '../hex/grid'
import type { HexId, HexsideId } from '../ids'
import type { Json } from '../json'
import type { Ground, HexMap, Line, LineKind, Place, Wall } from './hex-map'
import {
  areaAt,
  blockedBy,
  coastsAt,
  groundAt,
  groupsAt,
  hasBridge,
  isInPlay,
  lakeAt,
  numberOf,
  placesAt,
  riverOn,
  seaAt,
  straitOn,
  terrainAt,
} from './map-queries'

interface AreaFacts {
  readonly period: string
  readonly area: string | null
  readonly alsoIn: readonly string[]
  readonly groups: readonly string[]
}

interface PlaceFacts {
  readonly name: string
  readonly kind: string
  readonly aliases: readonly string[]
  readonly rank: number | null
  readonly port: string | true | null
  readonly capital: string | true | null
  readonly value: Json
  readonly hexes: readonly string[]
  readonly attributes: { readonly [name: string]: Json }
}

interface LineFacts {
  readonly name: string
  readonly class: string
  readonly kind: LineKind
  readonly periods: readonly string[]
}

interface BoxFacts {
  readonly id: string
  readonly name: string
  readonly distance: number | null
  readonly means: readonly string[]
  readonly way: 'in' | 'out' | null
}

interface WallFacts {
  readonly owner: string
  readonly name: string | null
}

interface NeighbourFacts {
  readonly direction: string
  /** null beyond the rim of the map. */
  readonly hex: string | null
  readonly terrain: string | null
  readonly river: { readonly name: string; readonly class: string; readonly rank: number } | null
  readonly strait: string | null
  readonly blocked: string | null
  readonly bridges: readonly LineKind[]
  readonly lines: readonly LineFacts[]
  /** Covers this hex against the neighbour. */
  readonly wall: WallFacts | null
  /** Covers the neighbour against this hex. */
  readonly wallOpposite: WallFacts | null
  readonly marks: { readonly [name: string]: Json }
}

/** Everything the map knows about one hex, in printed names: for the command line and the map page. Plain JSON. */
export interface HexFacts {
  readonly hex: string
  readonly terrain: string
  readonly ground: Ground
  readonly inPlay: boolean
  readonly sea: string | null
  readonly lake: string | null
  readonly coast: readonly string[]
  readonly areas: readonly AreaFacts[]
  readonly places: readonly PlaceFacts[]
  readonly lines: readonly LineFacts[]
  readonly marks: { readonly [name: string]: Json }
  readonly boxes: readonly BoxFacts[]
  /** Clockwise, in the order of the grid's directions. */
  readonly neighbours: readonly NeighbourFacts[]
}

const lineFacts = (map: HexMap, line: Line): LineFacts => ({
  name: line.name,
  class: line.class.name,
  kind: line.class.kind,
  periods: line.periods.map(period => map.periods[period]),
})

const placeFacts = (map: HexMap, { hex: _, hexes, ...place }: Place): PlaceFacts => ({
  ...place,
  hexes: hexes.map(hex => numberOf(map, hex)),
})

const areaFacts = (map: HexMap, hex: HexId): AreaFacts[] =>
  map.periods.map((name, period) => ({
    period: name,
    area: areaAt(map, hex, period)?.name ?? null,
    alsoIn: (map.alsoIn[period].get(hex) ?? []).map(area => map.areas[area].name),
    groups: groupsAt(map, hex, period).map(group => group.name),
  }))

/** Marks without a value are simply true. */
const marksOn = <Id extends number>(
  marks: ReadonlyMap<string, { readonly values: ReadonlyMap<Id, Json> }>,
  id: Id,
): { readonly [name: string]: Json } => {
  const found = [...marks].filter(([, mark]) => mark.values.has(id))
  return Object.fromEntries(found.map(([name, mark]) => [name, mark.values.get(id) ?? true]))
}

const boxFacts = (map: HexMap, hex: HexId): BoxFacts[] =>
  map.boxes.flatMap(({ id, name, links }) =>
    links
      .filter(({ to }) => 'hex' in to && to.hex === hex)
      .map(({ distance, means, way }) => ({ id, name, distance, means, way })),
  )

const wallFacts = (wall: Wall | undefined): WallFacts | null =>
  wall === undefined ? null : { owner: wall.owner, name: wall.name }

const BRIDGE_KINDS: readonly LineKind[] = ['road', 'rail']

const neighbourFacts = (map: HexMap, hex: HexId, direction: Direction): NeighbourFacts => {
  const { grid, tables, walls } = map
  const at = hex * 6 + direction
  const side = grid.hexside[at] as HexsideId
  const next = grid.neighbour[at] < 0 ? null : (grid.neighbour[at] as HexId)
  const river = riverOn(map, side)
  return {
    direction: grid.directionNames[direction],
    hex: next === null ? null : numberOf(map, next),
    terrain: next === null ? null : terrainAt(map, next).name,
    river: river === null ? null : { name: river.name, class: river.class.name, rank: river.class.rank },
    strait: straitOn(map, side),
    blocked: blockedBy(map, side),
    bridges: BRIDGE_KINDS.filter(kind => hasBridge(map, side, kind)),
    lines: (map.linesByHexside.get(side) ?? []).map(line => lineFacts(map, line)),
    wall: wallFacts(walls[tables.wall[at]]),
    wallOpposite: next === null ? null : wallFacts(walls[tables.wall[next * 6 + opposite(direction)]]),
    marks: marksOn(map.hexsideMarks, side),
  }
}

export const hexFacts = (map: HexMap, hex: HexId): HexFacts => ({
  hex: numberOf(map, hex),
  terrain: terrainAt(map, hex).name,
  ground: groundAt(map, hex),
  inPlay: isInPlay(map, hex),
  sea: seaAt(map, hex)?.name ?? null,
  lake: lakeAt(map, hex),
  coast: coastsAt(map, hex).map(sea => sea.name),
  areas: areaFacts(map, hex),
  places: placesAt(map, hex).map(place => placeFacts(map, place)),
  lines: (map.linesByHex.get(hex) ?? []).map(line => lineFacts(map, line)),
  marks: marksOn(map.marks, hex),
  boxes: boxFacts(map, hex),
  neighbours: DIRECTIONS.map(direction => neighbourFacts(map, hex, direction)),
})

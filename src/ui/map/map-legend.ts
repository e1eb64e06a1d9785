import type { HexId } from '../../core/ids'
import type { HexMap } from '../../core/map/hex-map'
import { isInPlay } from '../../core/map/map-queries'
import { BADGES, type BadgeLook, badgeOfMark } from '../../core/sheet/mark-badges'
import { rankOfPlace } from '../../core/sheet/place-rank'
import {
  type HexsideMarkLook,
  hexsideMarkLook,
  type LineLook,
  lookOfLine,
  lookOfRiver,
  type RiverLook,
} from './line-look'
import type { Sheet } from './sheet'
import { lookOfTerrain, type TerrainLook } from './terrain-look'

/** What the sign of a legend entry shows. */
export type LegendSign =
  | { readonly is: 'terrain'; readonly look: TerrainLook }
  | { readonly is: 'river'; readonly look: RiverLook }
  | { readonly is: 'line'; readonly look: LineLook }
  | { readonly is: 'badge'; readonly look: BadgeLook }
  | { readonly is: 'place'; readonly look: 'capital' | 'city' | 'town' | 'small' | 'port' }
  | { readonly is: 'side'; readonly look: SideLook }

export type SideLook = 'border' | 'bridge' | 'strait' | 'blocked' | 'wall' | HexsideMarkLook

export interface LegendEntry {
  readonly text: string
  readonly sign: LegendSign
}

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const entry = (text: string, sign: LegendSign): LegendEntry => ({ text: capitalised(text), sign })

const BADGE_WORDS: Readonly<Record<BadgeLook, string>> = {
  objective: 'Objective',
  fortress: 'Fortress',
  airfield: 'Airfield',
  resource: 'Resource',
  supply: 'Supply source',
  beach: 'Beach',
  exit: 'Entry, exit',
}

const LINE_WORDS: Readonly<Record<LineLook, string>> = {
  road: 'Road',
  track: 'Minor road',
  rail: 'Railway',
  'main-rail': 'Main railway',
  'narrow-rail': 'Narrow gauge',
}

function terrainEntries(map: HexMap): LegendEntry[] {
  const used = new Set<string>()
  for (let hex = 0; hex < map.grid.size; hex++) {
    if (isInPlay(map, hex as HexId)) used.add(map.terrains[map.tables.terrain[hex]].name)
  }
  const terrains = map.terrains
    .filter(({ name, ground }) => ground === 'land' && used.has(name) && lookOfTerrain(name) !== 'dead')
    .map(({ name }) => entry(name, { is: 'terrain', look: lookOfTerrain(name) }))
  const hasDead = Array.from(map.tables.inPlay).includes(0)
  return hasDead ? [...terrains, entry('out of play', { is: 'terrain', look: 'dead' })] : terrains
}

/** A class named after one river ("danube") keeps that name; plain words get "river" behind them. */
const riverWords = (name: string): string =>
  /river|stream/i.test(name) || !/^(major|large|great|minor)$/i.test(name) ? name : `${name} river`

const riverEntries = (map: HexMap): LegendEntry[] =>
  map.riverClasses
    .filter(({ name }) => map.rivers.some(river => river.class.name === name))
    .map(({ name, rank }) => entry(riverWords(name), { is: 'river', look: lookOfRiver(rank) }))

const lineEntries = (map: HexMap): LegendEntry[] =>
  map.lineClasses
    .filter(({ name }) => map.lines.some(line => line.class.name === name))
    .map(lineClass => lookOfLine(lineClass))
    .map(look => entry(LINE_WORDS[look], { is: 'line', look }))

function sideEntries(map: HexMap, drawnMarks: readonly string[]): LegendEntry[] {
  const { bridge, strait, blocked } = map.tables
  const some = (table: ArrayLike<number>): boolean => Array.from(table).some(value => value !== 0)
  const hasBorder = map.periods.some((_, period) =>
    Array.from({ length: map.grid.hexsideCount }, (_, side) => side).some(side => {
      const [a, b] = [map.grid.hexsideHexes[side * 2], map.grid.hexsideHexes[side * 2 + 1]]
      const area = map.tables.area[period]
      return b >= 0 && area[a] >= 0 && area[b] >= 0 && area[a] !== area[b]
    }),
  )
  return [
    ...(some(bridge) ? [entry('bridge', { is: 'side', look: 'bridge' })] : []),
    ...(hasBorder ? [entry('border', { is: 'side', look: 'border' })] : []),
    ...(some(strait) ? [entry('strait crossing', { is: 'side', look: 'strait' })] : []),
    ...(some(blocked) ? [entry('closed hexside', { is: 'side', look: 'blocked' })] : []),
    ...(map.walls.length > 0 ? [entry('fortified line', { is: 'side', look: 'wall' })] : []),
    ...drawnMarks.map(name => entry(`${name} hexside`, { is: 'side', look: hexsideMarkLook(name) })),
  ]
}

function placeEntries(map: HexMap): LegendEntry[] {
  const ranks = new Set(map.places.map(rankOfPlace))
  return [
    ...(map.places.some(place => place.capital !== null) ? [entry('capital', { is: 'place', look: 'capital' })] : []),
    ...(ranks.has(1) ? [entry('city', { is: 'place', look: 'city' })] : []),
    ...(ranks.has(2) ? [entry('town', { is: 'place', look: 'town' })] : []),
    ...(ranks.has(3) ? [entry('small place', { is: 'place', look: 'small' })] : []),
    ...(map.places.some(place => place.port !== null) ? [entry('port', { is: 'place', look: 'port' })] : []),
  ]
}

function badgeEntries(map: HexMap): LegendEntry[] {
  const looks = new Set([...map.marks.keys()].map(badgeOfMark))
  return BADGES.filter(look => looks.has(look)).map(look => entry(BADGE_WORDS[look], { is: 'badge', look }))
}

/** The signs a sheet really uses, in the order of the legend. */
export function legendOf({ map, drawing }: Pick<Sheet, 'map' | 'drawing'>): LegendEntry[] {
  const drawnMarks = drawing.shapes.flatMap(shape => (shape.layer === 'hexside-mark' ? (shape.class ?? []) : []))
  return [
    ...terrainEntries(map),
    ...riverEntries(map),
    ...lineEntries(map),
    ...sideEntries(map, drawnMarks),
    ...placeEntries(map),
    ...badgeEntries(map),
  ]
}

import { createGrid } from '../../../core/hex/create-grid'
import { MAP_FORMAT, type MapSource } from '../../../core/map/map-source'
import type { Atlas, PlacePosition } from '../../atlas'
import { balkanFrontFormula } from '../../formulas'
import { readBoxes } from './boxes'
import {
  ADDED_PLACES,
  AIRFIELDS,
  CORRECTIONS,
  EAST_OF_VARDAR,
  EASTERN_GREECE,
  EXCUSES,
  GROUND,
  HEXSIDES,
  PLACES,
  TERRAIN,
} from './corrections'
import { type GameBook, readGameBook } from './game-book'
import { readHexsides } from './hexsides'
import { LABELS } from './labels'
import { LAKES } from './lakes'
import { readLines } from './lines'
import { readMarks } from './marks'
import { ALIASES, AREA_LABELS } from './place-names'
import { RIVER_CLASSES, readRivers } from './rivers'

const GRID: MapSource['grid'] = {
  shape: 'pointy',
  digits: 'RRCC',
  rowsGrow: 'south',
  columnsGrow: 'west',
  shifted: 'even',
  sheets: [
    { name: '14A', rows: [1, 51], rowOffset: 0 },
    { name: '15B', rows: [1, 26], rowOffset: 50 },
  ],
}

const LAND_TERRAINS = ['clear', 'woods', 'rough', 'wooded rough', 'mountain', 'swamp'] as const

const CITY_KINDS = {
  'full-hex': { kind: 'city', rank: 1 },
  'partial-hex': { kind: 'city', rank: 1 },
  dot: { kind: 'city', rank: 2 },
  reference: { kind: 'town', rank: 2 },
  point: { kind: 'town', rank: 3 },
  label: { kind: 'village', rank: 3 },
} as const

type BookHex = GameBook['hexes'][number]

const SEA_HEX = { terrain: 'sea', z: 'Adriatic' } as const satisfies Partial<BookHex>

/** A hex that becomes sea loses its area and its coast; both of them lie in the Adriatic. */
const correctedHex = (entry: BookHex): BookHex => {
  const terrain = TERRAIN.find(({ hex }) => hex === entry.hex)?.terrain
  const ground = GROUND.find(({ hex }) => hex === entry.hex)
  if (ground !== undefined) {
    const coast = ground.coast === undefined ? {} : ({ c: 1, z: ground.coast } as const)
    return { ...entry, ...(ground.area === undefined ? {} : { area: ground.area }), ...coast }
  }
  if (terrain === undefined) return entry
  return terrain === 'sea' ? { hex: entry.hex, ...SEA_HEX } : { ...entry, terrain }
}

const correctedPlaces = (places: GameBook['places']): GameBook['places'] => [
  ...places.map(place => ({ ...place, hex: PLACES.find(({ name }) => name === place.name)?.hex ?? place.hex })),
  ...ADDED_PLACES.map(({ why: _, ...place }) => ({ ...place, kind: 'town' as const, cityClass: 'label' as const })),
]

const isSide = (a: readonly string[], b: readonly string[]): boolean => a.every(hex => b.includes(hex))

/** The sides of a kind without those that are none, and with those that are. */
function correctedSides<Side extends { readonly between: [string, string] }>(
  kind: (typeof HEXSIDES)[number]['of'],
  sides: readonly Side[],
  named: (between: [string, string], name: string) => Side,
): Side[] {
  const corrections = HEXSIDES.filter(({ of }) => of === kind)
  const gone = corrections.filter(({ name }) => name === undefined)
  return [
    ...sides.filter(({ between }) => !gone.some(each => isSide(each.between, between))),
    ...corrections.flatMap(({ between, name }) => (name === undefined ? [] : [named([...between], name)])),
  ]
}

const withEasternGreece = (regions: GameBook['regions']): GameBook['regions'] =>
  Object.fromEntries(
    Object.entries(regions).map(([name, { areas = [name], ...rest }]) => {
      const isIn = EASTERN_GREECE.regions.some(region => region === name)
      return [name, { ...rest, areas: isIn ? [...areas, EASTERN_GREECE.area] : areas }]
    }),
  )

const correctedBook = (book: GameBook): GameBook => ({
  ...book,
  hexes: [
    ...book.hexes.map(correctedHex),
    { hex: EASTERN_GREECE.hex, terrain: EASTERN_GREECE.terrain, area: EASTERN_GREECE.area, c: 1, z: 'Aegean' },
  ],
  areas: [...book.areas, { name: EASTERN_GREECE.area, country: 'Greece' }],
  regions: withEasternGreece(book.regions),
  places: correctedPlaces(book.places),
  special: {
    ...book.special,
    straits: correctedSides('straits', book.special.straits, (between, name) => ({ between, name })),
    seaHexsides: correctedSides('seaHexsides', book.special.seaHexsides, between => ({ between })),
    shoreHexsides: correctedSides('shoreHexsides', book.special.shoreHexsides, between => ({ between })),
    karstHexsides: correctedSides('karstHexsides', book.special.karstHexsides, (between, ridge) => ({
      between,
      ridge,
    })),
    supplySources: {
      ...book.special.supplySources,
      alliedFull: { ports: [...book.special.supplySources.alliedFull.ports, EASTERN_GREECE.area] },
    },
    permanentAirfields: [...book.special.permanentAirfields, ...AIRFIELDS.map(({ why: _, ...field }) => field)],
    vardar: { hexesEast: [...book.special.vardar.hexesEast, ...EAST_OF_VARDAR.map(({ hex }) => hex)] },
  },
})

const readHexes = ({ hexes, special }: GameBook): MapSource['hexes'] => {
  const outOfPlay = new Set(special.outOfPlay.hexes)
  return hexes.map(({ hex, terrain, area, c, z }) => ({
    hex,
    terrain,
    ...(area === undefined ? {} : { area }),
    ...(c === undefined || z === undefined ? {} : { coast: [z] }),
    ...(terrain === 'sea' && z !== undefined ? { sea: z } : {}),
    ...(outOfPlay.has(hex) ? { outOfPlay: true as const } : {}),
  }))
}

const readPlaces = ({ places }: GameBook): MapSource['places'] =>
  places.map(({ name, hex, alsoHex, cityClass, country, portClass, capital }) => ({
    name,
    hex,
    ...CITY_KINDS[cityClass],
    ...(alsoHex === undefined ? {} : { alsoHexes: [alsoHex] }),
    ...(ALIASES[name] === undefined ? {} : { aliases: [...ALIASES[name]] }),
    ...(portClass === undefined ? {} : { port: portClass }),
    ...(capital === undefined ? {} : { capital: country }),
    attributes: { cityClass, country },
  }))

/** 3E names the regions; a region made of single hexes is a mark besides. */
const readRegions = ({ regions }: GameBook): MapSource['groups'] =>
  Object.entries(regions).map(([name, { areas = [name], boxes }]) => ({
    name,
    areas,
    ...(boxes === undefined ? {} : { attributes: { boxes } }),
  }))

/** 28A, 28C: where the forces of each nation may go. The whole map also means all its sea. */
const readOperationalAreas = ({ operationalAreas, regions, areas }: GameBook): MapSource['groups'] => {
  const { Italian, Hungarian, Bulgarian, ...rest } = operationalAreas
  const everywhere = areas.map(({ name }) => name)
  const areasOf = (names: readonly string[]): string[] => [
    ...new Set(names.flatMap(name => regions[name]?.areas ?? [name])),
  ]
  const limited = (whose: string, names: readonly string[]) => ({
    name: `${whose} operational area`,
    areas: areasOf(names),
    attributes: { regions: [...names] },
  })
  const wholeMap = (whose: string) => ({
    name: `${whose} operational area`,
    areas: everywhere,
    attributes: { wholeMap: true },
  })
  return [
    limited('Italian', Italian['before German intervention']),
    wholeMap('Italian (after German intervention)'),
    wholeMap('German'),
    limited('Hungarian', Hungarian),
    limited('Bulgarian (active)', Bulgarian.active),
    limited('Bulgarian (partial)', Bulgarian.partial),
    limited('Bulgarian (passive)', Bulgarian.passive),
    limited('Yugoslav (Axis)', rest['Yugoslav (Axis)']),
    { name: 'closed to the Allies', areas: areasOf(rest['Allied forbidden']) },
  ]
}

const readSource = (book: GameBook): MapSource => ({
  format: MAP_FORMAT,
  name: 'Balkan Front',
  grid: GRID,
  periods: ['1940-41'],
  terrains: [...LAND_TERRAINS.map(name => ({ name, ground: 'land' as const })), { name: 'sea', ground: 'sea' }],
  seas: [{ name: 'Adriatic' }, { name: 'Aegean' }],
  areas: book.areas.map(({ name, country }) => ({
    name,
    attributes: { country, ...(AREA_LABELS[name] === undefined ? {} : { label: AREA_LABELS[name] }) },
  })),
  groups: [...readRegions(book), ...readOperationalAreas(book)],
  riverClasses: RIVER_CLASSES,
  lineClasses: [
    { name: 'road', kind: 'road' },
    { name: 'high', kind: 'rail' },
    { name: 'low', kind: 'rail' },
  ],
  hexes: readHexes(book),
  hexsides: readHexsides(book),
  rivers: readRivers(
    book,
    createGrid(
      GRID,
      book.hexes.map(({ hex }) => hex),
    ),
  ),
  lines: readLines(book),
  places: readPlaces(book),
  marks: readMarks(book),
  boxes: readBoxes(book),
})

/** Nis, Sofiya and Zara have a spot of their own on the map: their printed hexes lie beside the true ones (M3). */
const positionOf = ({ name, hex, lon, lat, mapLon, mapLat }: GameBook['places'][number]): PlacePosition => ({
  name,
  hex,
  lon: mapLon ?? lon,
  lat: mapLat ?? lat,
})

export const readAtlas = (): Atlas => {
  const book = correctedBook(readGameBook())
  return {
    game: 'balkan-front',
    title: 'Balkan Front',
    subtitle: 'The Axis in Greece and Yugoslavia, 1940–41',
    formula: balkanFrontFormula(book.grid),
    source: readSource(book),
    corrections: CORRECTIONS,
    excuses: EXCUSES,
    placePositions: book.places.map(positionOf),
    labels: LABELS,
    lakes: LAKES,
  }
}

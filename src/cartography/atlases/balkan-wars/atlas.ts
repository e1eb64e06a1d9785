import type { GridSpec } from '../../../core/hex/grid'
import { type HexsideEntry, MAP_FORMAT, type MapSource } from '../../../core/map/map-source'
import type { Atlas, PlacePosition } from '../../atlas'
import { balkanWarsFormula } from '../../formulas'
import { mergeHexsides, sideName, sidesOfChain } from '../hexside-entries'
import { correctLines } from '../line-corrections'
import * as corrected from './corrections'
import { type GameBook, readGameBook, type SeaKey } from './game-book'
import { labels, lakes } from './labels'
import { boxesOf, marksOf } from './marks'

const PERIODS = ['1912', '1913'] as const
type Period = (typeof PERIODS)[number]

/** A2: pointy hexes, rows southward, columns westward, odd rows half a hex further west. */
const GRID = {
  shape: 'pointy',
  digits: 'RRCC',
  rowsGrow: 'south',
  columnsGrow: 'west',
  shifted: 'odd',
} as const satisfies GridSpec

/** A12: the Ionian Sea counts as Adriatic. */
const SEAS: Readonly<Record<SeaKey, string>> = {
  adriatic: 'Adriatic Sea',
  aegean: 'Aegean Sea',
  marmara: 'Sea of Marmara',
  'black-sea': 'Black Sea',
}

const isSeaKey = (key: string): key is SeaKey => key in SEAS
const slashed = (side: string): string => side.replace('|', '/')

/** 5.1.6, 11.1, A18, D28: who may enter hexes that lie wholly in a closed country. */
const CLOSED: Readonly<Record<string, string>> = {
  'Austro-Hungary': 'to all but its own units, except in scenario 3',
  Rumania: 'to all but its own units',
  Albania: 'to all after event 26',
  Italy: 'to all',
}

const COUNTRIES = [
  'Ottoman Empire',
  'Bulgaria',
  'Serbia',
  'Montenegro',
  'Greece',
  'Rumania',
  'Austro-Hungary',
  'Albania',
  'Italy',
] as const

function areasOf({ special }: GameBook): MapSource['areas'] {
  const unknown = special.neutralClosed.filter(text => !Object.keys(CLOSED).some(name => text.startsWith(name)))
  if (unknown.length > 0) throw new RangeError(`closed countries the reader does not know: ${unknown.join('; ')}`)
  return COUNTRIES.map(name => ({
    name,
    ...(name === 'Albania' ? { periods: ['1913'] } : {}),
    ...(CLOSED[name] === undefined ? {} : { attributes: { closed: CLOSED[name] } }),
  }))
}

const seasOf = ({ special }: GameBook): MapSource['seas'] =>
  (Object.keys(SEAS) as SeaKey[]).map(key => ({
    name: SEAS[key],
    attributes: {
      // 5.7: only these carry Amphibious Operations
      amphibious: key === 'adriatic' || key === 'aegean',
      fleet: special.fleetSeas.alwaysAllowed.includes(key) ? 'always' : 'only with Britain as ally',
    },
  }))

type HexOfBook = GameBook['hexes'][number]

const areaIn = (hex: HexOfBook, period: Period) => (period === '1912' ? hex.area1912 : hex.area1913)
const bordersIn = (hex: HexOfBook, period: Period) => (period === '1912' ? hex.border1912 : hex.border1913)

function areasAt(hex: HexOfBook): Pick<MapSource['hexes'][number], 'area' | 'alsoIn'> {
  const { area1912, area1913 } = hex
  if (area1912 === undefined || area1913 === undefined) return {}
  const also = PERIODS.flatMap(period => {
    const others = bordersIn(hex, period)?.filter(name => name !== areaIn(hex, period)) ?? []
    return others.length > 0 ? [[period, others] as const] : []
  })
  return {
    area: area1912 === area1913 ? area1912 : { '1912': area1912, '1913': area1913 },
    ...(also.length > 0 ? { alsoIn: Object.fromEntries(also) } : {}),
  }
}

const hexesOf = ({ hexes }: GameBook): MapSource['hexes'] =>
  hexes.map(entry => ({
    hex: entry.hex,
    terrain: entry.terrain,
    ...areasAt(entry),
    ...(entry.seas === undefined ? {} : { coast: entry.seas.map(key => SEAS[key]) }),
    ...(entry.sea === undefined ? {} : { sea: SEAS[entry.sea] }),
    ...(entry.lake === undefined ? {} : { lake: entry.lake }),
  }))

function linesOf({ roads, railways }: GameBook): MapSource['lines'] {
  const onRoad = correctLines(roads, corrected.roads).map(({ name, hexes }) => ({ name, class: 'road', hexes }))
  const onRail = railways.map(({ name, hexes, year }) => {
    const off = corrected.runsOff.find(({ line }) => line === name)?.runsOff
    return {
      name,
      class: 'railway',
      hexes,
      // A17: the one line that exists only from 1913 on
      ...(year === undefined ? {} : { periods: [String(year)] }),
      ...(off === undefined ? {} : { runsOff: off }),
    }
  })
  return [...onRoad, ...onRail]
}

/** The atlas gives each river in order from source to mouth. */
function riversOf({ riverSides }: GameBook): MapSource['rivers'] {
  const rivers = new Map<string, { name: string; class: string; sides: string[] }>()
  for (const { side, river, class: riverClass } of riverSides) {
    const known = rivers.get(river) ?? { name: river, class: riverClass === 'major' ? 'major' : 'river', sides: [] }
    known.sides.push(slashed(side))
    rivers.set(river, known)
  }
  for (const { river, downstream } of corrected.rivers) rivers.get(river)?.sides.push(...downstream)
  return [...rivers.values()]
}

/** Sides on which a road or railway crosses a river (A20). */
function bridgesOf(book: GameBook, lines: MapSource['lines'], rivers: MapSource['rivers']): HexsideEntry[] {
  const crossing = (lineClass: string): Set<string> =>
    new Set(lines.filter(line => line.class === lineClass).flatMap(({ hexes }) => sidesOfChain(hexes)))
  const [byRoad, byRail] = [crossing('road'), crossing('railway')]
  const bridges = rivers
    .flatMap(({ sides }) => sides)
    .map(text => text.split('/'))
    .map(([a = '', b = '']) => sideName(a, b))
    .filter(side => byRoad.has(side) || byRail.has(side))
    .map(side => ({
      side,
      bridge: [...(byRoad.has(side) ? ['road' as const] : []), ...(byRail.has(side) ? ['rail' as const] : [])],
    }))
  const missing = book.bridges.filter(({ side }) => !bridges.some(bridge => bridge.side === slashed(side)))
  if (missing.length > 0) throw new RangeError(`no line or river at ${missing.map(({ side }) => side).join(' ')}`)
  return bridges
}

function hexsidesOf(book: GameBook, lines: MapSource['lines'], rivers: MapSource['rivers']): HexsideEntry[] {
  const crossed = new Set(lines.flatMap(({ hexes }) => sidesOfChain(hexes)))
  return mergeHexsides([
    ...bridgesOf(book, lines, rivers),
    ...book.special.straits.flatMap(({ name, between }) =>
      between === undefined ? [] : [{ side: sideName(...between), strait: name }],
    ),
    ...book.seaSides.map(side => ({ side: slashed(side), blocked: 'sea' })),
    ...corrected.seaSides.map(({ side }) => ({ side, blocked: 'sea' })),
    // A10: a lake closes its sides where no road or railway leads across
    ...book.lakeSides.map(({ side, lake }) => ({
      side: slashed(side),
      marks: { lake },
      ...(crossed.has(slashed(side)) ? {} : { blocked: lake }),
    })),
  ])
}

const RANKS = { city: 1, town: 2 } as const

function placesOf({ places, special }: GameBook): MapSource['places'] {
  const fortress = new Map(special.fortifications.map(({ hex, name }) => [hex, name]))
  const real = places.map(place => {
    const naming = corrected.placeNames.find(({ from }) => from === place.name)
    const seas = place.sea
      ?.split('/')
      .filter(isSeaKey)
      .map(key => SEAS[key])
    const fort = fortress.get(place.hex)
    const capital = place.capital ?? corrected.capitals[place.hex]
    return {
      name: naming?.name ?? place.name,
      hex: place.hex,
      kind: place.kind,
      rank: RANKS[place.kind],
      ...(naming === undefined ? {} : { aliases: [...naming.aliases] }),
      ...(place.port ? { port: true as const } : {}),
      ...(capital === undefined ? {} : { capital }),
      ...(place.value === undefined ? {} : { value: place.value }),
      attributes: {
        country: { '1912': place.country1912, '1913': place.country1913 },
        source: place.hexSource,
        ...(seas === undefined ? {} : { seas }),
        ...(fort === undefined ? {} : { fortress: fort }),
      },
    }
  })
  const villages = corrected.villages.map(({ name, hex }) => ({ name, hex, kind: 'village', rank: 3 }))
  return [...real, ...villages]
}

const positionsOf = ({ places }: GameBook): PlacePosition[] =>
  [...places, ...corrected.villages].map(({ name, hex, lon, lat }) => ({
    name: corrected.placeNames.find(({ from }) => from === name)?.name ?? name,
    hex,
    lon,
    lat,
  }))

function sourceOf(book: GameBook): MapSource {
  const lines = linesOf(book)
  const rivers = riversOf(book)
  return {
    format: MAP_FORMAT,
    name: 'Balkan Wars',
    notes: ['In columns 09 to 19 the hex field ends with row 39: the Off-Map Display covers the rest (A3).'],
    grid: GRID,
    periods: [...PERIODS],
    terrains: [
      { name: 'clear', ground: 'land' },
      { name: 'rough', ground: 'land' },
      { name: 'forest', ground: 'land' },
      { name: 'marsh', ground: 'land' },
      { name: 'mountain', ground: 'land' },
      { name: 'lake', ground: 'lake' },
      { name: 'sea', ground: 'sea' },
    ],
    seas: seasOf(book),
    areas: areasOf(book),
    groups: [
      { name: 'Balkan League', areas: ['Bulgaria', 'Serbia', 'Montenegro', 'Greece'] },
      { name: 'closed', areas: ['Austro-Hungary', 'Rumania', 'Italy'] },
    ],
    riverClasses: [
      { name: 'river', rank: 1 },
      { name: 'major', rank: 2 },
    ],
    lineClasses: [
      { name: 'road', kind: 'road' },
      { name: 'railway', kind: 'rail' },
    ],
    hexes: hexesOf(book),
    hexsides: hexsidesOf(book, lines, rivers),
    rivers,
    lines,
    places: placesOf(book),
    marks: marksOf(book),
    boxes: boxesOf(book),
  }
}

export function readAtlas(): Atlas {
  const book = readGameBook()
  return {
    game: 'balkan-wars',
    title: 'Balkan Wars',
    subtitle: 'The League against the Ottomans, 1912–1913',
    formula: balkanWarsFormula(book.grid),
    source: sourceOf(book),
    corrections: corrected.corrections,
    excuses: [],
    placePositions: positionsOf(book),
    labels,
    lakes,
  }
}

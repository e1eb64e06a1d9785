import { createGrid } from '../../../core/hex/create-grid'
import type { MapSource } from '../../../core/map/map-source'
import { MAP_FORMAT } from '../../../core/map/map-source'
import type { Atlas } from '../../atlas'
import { operationGertrudFormula } from '../../formulas'
import { chainRivers } from '../../river-chains'
import { mergeHexsides, sideName, sidesOfChain } from '../hexside-entries'
import { correctLines } from '../line-corrections'
import { correctedSides } from '../river-corrections'
import { aliases, corrections, excuses, openWater, railways, rivers, roads, runsOff, terrain } from './corrections'
import { type GameBook, readGameBook } from './game-book'
import { labelsOf, lakes } from './labels'
import { marksOf } from './marks'

const GRID: MapSource['grid'] = {
  shape: 'pointy',
  digits: 'RRCC',
  rowsGrow: 'north',
  columnsGrow: 'east',
  shifted: 'odd',
}
const SEAS = ['Black Sea', 'Sea of Marmara', 'Aegean Sea', 'Mediterranean Sea']

/** closed to all. */
const CLOSED_AREAS = ['Iran', 'Saudi Arabia']

/** 'a-b' in the atlas. */
const sideOf = (text: string): string => {
  const [a = '', b = ''] = text.split('-')
  return sideName(a, b)
}

function hexesOf(book: GameBook): MapSource['hexes'] {
  const outOfPlay = new Set(book.special.outOfPlay)
  const lakeIn = new Map(book.special.lakes.map(({ hex, name }) => [hex, name]))
  const corrected = new Map(terrain.map(entry => [entry.hex, entry.terrain]))
  return book.hexes.map(({ hex, terrain: given, area, sea, coast }) => {
    const lake = lakeIn.get(hex)
    return {
      hex,
      terrain: corrected.get(hex) ?? given,
      ...(area === undefined ? {} : { area }),
      ...(coast === undefined || coast.length === 0 ? {} : { coast: [...coast] }),
      ...(sea === undefined ? {} : { sea }),
      ...(lake === undefined ? {} : { lake }),
      ...(outOfPlay.has(hex) ? { outOfPlay: true as const } : {}),
    }
  })
}

/** The great rivers take the sides they share with others; the Euphrates begins where its two heads meet. */
const priority = ({ name, major }: GameBook['rivers'][number]): number => (name === 'Euphrates' ? 3 : major ? 2 : 1)

function riversOf(book: GameBook, hexes: MapSource['hexes']): MapSource['rivers'] {
  const grid = createGrid(
    GRID,
    hexes.map(({ hex }) => hex),
  )
  const water = new Set(hexes.filter(({ sea, lake }) => sea !== undefined || lake !== undefined).map(({ hex }) => hex))
  return chainRivers(
    grid,
    book.rivers.map(river => ({
      name: river.name,
      class: river.major ? 'major' : 'river',
      sides: correctedSides(river.name, river.hexsides.map(sideOf), rivers),
      priority: priority(river),
    })),
    hex => water.has(grid.numbers[hex]),
  )
}

function linesOf(book: GameBook): MapSource['lines'] {
  const line =
    (kind: string) =>
    ({ name, hexes }: GameBook['roads'][number]): MapSource['lines'][number] => {
      const end = runsOff.find(one => one.line === name)
      return { name, class: kind, hexes: [...hexes], ...(end === undefined ? {} : { runsOff: end.runsOff }) }
    }
  return [
    ...correctLines(book.roads, roads).map(line('road')),
    ...correctLines(book.railways, railways).map(line('railroad')),
  ]
}

/** a road or railroad bridge stands on every river side that one crosses. */
function bridges(riverEntries: MapSource['rivers'], lines: MapSource['lines']): MapSource['hexsides'] {
  const wet = [...new Set(riverEntries.flatMap(({ sides }) => sides))]
  const crossedBy = (kind: string) =>
    new Set(lines.filter(one => one.class === kind).flatMap(one => sidesOfChain(one.hexes)))
  const [byRoad, byRail] = [crossedBy('road'), crossedBy('railroad')]
  return wet
    .map(side => ({
      side,
      bridge: [...(byRoad.has(side) ? (['road'] as const) : []), ...(byRail.has(side) ? (['rail'] as const) : [])],
    }))
    .filter(({ bridge }) => bridge.length > 0)
}

const hexsidesOf = ({ special }: GameBook, bridged: MapSource['hexsides']): MapSource['hexsides'] =>
  mergeHexsides([
    ...special.crossingArrows.map(({ strait, hexes }) => ({ side: sideName(...hexes), strait })),
    ...special.blockedHexsides.map(({ hexes, why }) => ({ side: sideName(...hexes), blocked: why })),
    ...openWater.map(({ side }) => ({ side, blocked: 'open water' })),
    ...bridged,
  ])

const aliasesOf = (name: string): { aliases?: string[] } => {
  const own = aliases.filter(({ place }) => place === name).map(({ alias }) => alias)
  return own.length > 0 ? { aliases: own } : {}
}

const placesOf = (book: GameBook): MapSource['places'] =>
  book.places.map(({ name, hex, kind, rank, port, capital, value }) => ({
    name,
    hex,
    kind,
    rank,
    ...aliasesOf(name),
    ...(port ? { port: true as const } : {}),
    ...(capital ? { capital: true as const } : {}),
    ...(value > 0 ? { value } : {}),
  }))

/** 12.1: whose ships may act on its coast. */
const seasOf = ({ special }: GameBook): MapSource['seas'] =>
  SEAS.map(name => ({
    name,
    attributes: {
      navies: Object.entries(special.seas.permissions).flatMap(([navy, seas]) => (seas.includes(name) ? [navy] : [])),
    },
  }))

/** 'German CAS' is the box 'german-cas'. */
const boxId = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

function sourceOf(book: GameBook): MapSource {
  const hexes = hexesOf(book)
  const riverEntries = riversOf(book, hexes)
  const lines = linesOf(book)
  const used = new Set(hexes.map(({ area }) => area))
  return {
    format: MAP_FORMAT,
    name: 'Operation Gertrud',
    grid: GRID,
    periods: ['1941-43'],
    terrains: [
      { name: 'clear', ground: 'land' },
      { name: 'rough', ground: 'land' },
      { name: 'mountain', ground: 'land' },
      { name: 'lake', ground: 'lake' },
      { name: 'sea', ground: 'sea' },
    ],
    seas: seasOf(book),
    areas: book.areas
      .filter(({ name }) => used.has(name))
      .map(({ name }) => ({ name, ...(CLOSED_AREAS.includes(name) ? { attributes: { closed: true } } : {}) })),
    groups: [],
    riverClasses: [
      { name: 'river', rank: 1 },
      { name: 'major', rank: 2 },
    ],
    lineClasses: [
      { name: 'road', kind: 'road' },
      { name: 'railroad', kind: 'rail' },
    ],
    hexes,
    hexsides: hexsidesOf(book, bridges(riverEntries, lines)),
    rivers: riverEntries,
    lines,
    places: placesOf(book),
    marks: marksOf(book),
    boxes: book.special.offMapBoxes.map(name => ({ id: boxId(name), name })),
  }
}

export function readAtlas(): Atlas {
  const book = readGameBook()
  return {
    game: 'operation-gertrud',
    title: 'Operation Gertrud',
    subtitle: 'The German plan for Turkey, 1941–1943',
    formula: operationGertrudFormula(book.grid),
    source: sourceOf(book),
    corrections,
    excuses,
    placePositions: book.places.map(({ name, hex, lon, lat }) => ({ name, hex, lon, lat })),
    labels: labelsOf(book.ranges),
    lakes,
  }
}

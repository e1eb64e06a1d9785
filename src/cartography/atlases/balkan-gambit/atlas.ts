import { createGrid } from '../../../core/hex/create-grid'
import { hexLookup } from '../../../core/hex/lookup'
import type { HexId } from '../../../core/ids'
import type { MapSource } from '../../../core/map/map-source'
import { MAP_FORMAT } from '../../../core/map/map-source'
import type { Atlas } from '../../atlas'
import { balkanGambitFormula } from '../../formulas'
import { chainRivers } from '../../river-chains'
import { mergeHexsides, sidesOfChain } from '../hexside-entries'
import { correctLines } from '../line-corrections'
import { correctedSides } from '../river-corrections'
import { corrections, excuses, gulfs, rivers, roads, runsOff, terrain } from './corrections'
import { type GameBook, readGameBook } from './game-book'
import { labels, lakes } from './labels'
import { marksOf } from './marks'

const GRID: MapSource['grid'] = {
  shape: 'flat',
  digits: 'CCRR',
  rowsGrow: 'south',
  columnsGrow: 'east',
  shifted: 'odd',
}
const SEAS = ['Adriatic Sea', 'Ionian Sea', 'Aegean Sea'] as const

/** 2.4.2: the country the Trieste enclave counts to. */
const ISTRIA_COUNTS_AS = { 1943: 'Italy', 1944: 'Slovenia', 1945: 'Slovenia' }

const STRAIT_OF_OTRANTO = 40.25
const LAST_ADRIATIC_COLUMN = 14
/** Cape Malea. */
const LAST_IONIAN_COLUMN = 12

function seaNamed({ hex, lat }: GameBook['hexes'][number]): (typeof SEAS)[number] {
  const column = Number(hex.slice(0, 2))
  if (lat > STRAIT_OF_OTRANTO && column <= LAST_ADRIATIC_COLUMN) return 'Adriatic Sea'
  return column <= LAST_IONIAN_COLUMN ? 'Ionian Sea' : 'Aegean Sea'
}

function hexesOf(book: GameBook): MapSource['hexes'] {
  const grid = createGrid(
    GRID,
    book.hexes.map(({ hex }) => hex),
  )
  const idOf = hexLookup(grid)
  const seaOf = new Map(book.hexes.filter(({ type }) => type === 'sea').map(entry => [entry.hex, seaNamed(entry)]))
  const atGulf = new Map(gulfs.map(({ hex, seas }) => [hex, seas]))
  const corrected = new Map(terrain.map(entry => [entry.hex, entry.terrain]))

  const seasBeside = (hex: HexId): string[] => {
    const around = [0, 1, 2, 3, 4, 5].map(d => grid.numbers[grid.neighbour[hex * 6 + d]] ?? '')
    return SEAS.filter(sea => around.some(next => seaOf.get(next) === sea))
  }
  return book.hexes.map(({ hex, type, terrain: given = '', area = '', coastal }) => {
    if (type === 'sea') return { hex, terrain: 'sea', sea: seaOf.get(hex) ?? '' }
    const id = idOf(hex)
    const coast = coastal !== true || id === null ? [] : [...(atGulf.get(hex) ?? seasBeside(id))]
    return { hex, terrain: corrected.get(hex) ?? given, area, ...(coast.length > 0 ? { coast } : {}) }
  })
}

const riverClass = ({ kind, large }: GameBook['rivers'][number]): 'danube' | 'large' | 'river' =>
  kind === 'danube' ? 'danube' : large ? 'large' : 'river'

const PRIORITY = { danube: 3, large: 2, river: 1 }

function riversOf(book: GameBook, hexes: MapSource['hexes']): MapSource['rivers'] {
  const grid = createGrid(
    GRID,
    hexes.map(({ hex }) => hex),
  )
  const seas = new Set(hexes.filter(({ sea }) => sea !== undefined).map(({ hex }) => hex))
  return chainRivers(
    grid,
    book.rivers.map(river => ({
      name: river.name,
      class: riverClass(river),
      sides: correctedSides(river.name, river.hexsides, rivers),
      priority: PRIORITY[riverClass(river)],
    })),
    hex => seas.has(grid.numbers[hex]),
  )
}

function linesOf(book: GameBook): MapSource['lines'] {
  return correctLines(book.roads, roads).map(({ name, hexes }) => {
    const end = runsOff.find(({ line }) => line === name)
    return { name, class: 'road', hexes: [...hexes], ...(end === undefined ? {} : { runsOff: end.runsOff }) }
  })
}

/** 13.6: every river side that a road crosses has a bridge. */
function hexsidesOf(
  { special }: GameBook,
  riverEntries: MapSource['rivers'],
  lines: MapSource['lines'],
): MapSource['hexsides'] {
  const wet = new Set(riverEntries.flatMap(({ sides }) => sides))
  const crossed = [...new Set(lines.flatMap(({ hexes }) => sidesOfChain(hexes)))]
  const { errata, added } = special.blockedHexsides
  return mergeHexsides([
    ...errata.map(side => ({ side, blocked: 'Gulf of Corinth' })),
    ...added.map(side => ({ side, blocked: 'Gulf of Patras, ours (ruling R-MAP4)' })),
    ...crossed.filter(side => wet.has(side)).map(side => ({ side, bridge: ['road' as const] })),
    ...special.danubeCrossings.map(({ hexside, roads }) => ({ side: hexside, marks: { 'danube crossing': roads } })),
  ])
}

const placesOf = (book: GameBook): MapSource['places'] =>
  book.places.map(({ name, hex, kind, port, capital, value, scores, source }) => ({
    name,
    hex,
    kind,
    rank: kind === 'city' ? 1 : 2,
    ...(port ? { port: true as const } : {}),
    ...(capital === undefined ? {} : { capital }),
    value,
    attributes: { scores, source },
  }))

function sourceOf(book: GameBook): MapSource {
  const hexes = hexesOf(book)
  const riverEntries = riversOf(book, hexes)
  const lines = linesOf(book)
  const areas = book.areas.filter(({ playable }) => playable)
  return {
    format: MAP_FORMAT,
    name: 'Balkan Gambit',
    grid: GRID,
    periods: ['1943-45'],
    terrains: [
      { name: 'clear', ground: 'land' },
      { name: 'rough', ground: 'land' },
      { name: 'mountain', ground: 'land' },
      { name: 'sea', ground: 'sea' },
    ],
    seas: SEAS.map(name => ({ name })),
    areas: areas.map(({ name }) => ({
      name,
      ...(name === 'Istria' ? { attributes: { countsAs: ISTRIA_COUNTS_AS } } : {}),
    })),
    groups: [{ name: 'Yugoslavia', areas: areas.filter(area => area.yugoslavia).map(({ name }) => name) }],
    riverClasses: [
      { name: 'river', rank: 1 },
      { name: 'large', rank: 2 },
      { name: 'danube', rank: 3 },
    ],
    lineClasses: [{ name: 'road', kind: 'road' }],
    hexes,
    hexsides: hexsidesOf(book, riverEntries, lines),
    rivers: riverEntries,
    lines,
    places: placesOf(book),
    marks: marksOf(book),
    boxes: book.special.boxes.map(({ id, title, ...attributes }) => ({
      id,
      name: shortTitle(title),
      ...(Object.keys(attributes).length > 0 ? { attributes } : {}),
    })),
  }
}

/** Without what the atlas explains after a colon in brackets. */
const shortTitle = (title: string): string => title.replace(/: [^)]*\)/, ')')

export function readAtlas(): Atlas {
  const book = readGameBook()
  return {
    game: 'balkan-gambit',
    title: 'Balkan Gambit',
    subtitle: 'The landing that never was, 1943–1945',
    formula: balkanGambitFormula(book.grid),
    source: sourceOf(book),
    corrections,
    excuses,
    placePositions: book.places.map(({ name, hex, lon, lat }) => ({ name, hex, lon, lat })),
    labels,
    lakes,
  }
}

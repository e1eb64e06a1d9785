import { createGrid } from '../../../core/hex/create-grid'
import type { Grid, GridSpec } from '../../../core/hex/grid'
import { hexLookup } from '../../../core/hex/lookup'
import type { HexsideEntry, MapSource } from '../../../core/map/map-source'
import { MAP_FORMAT } from '../../../core/map/map-source'
import type { Atlas, PlacePosition } from '../../atlas'
import { partizanFormula } from '../../formulas'
import { chainRivers, type UnorderedRiver } from '../../river-chains'
import { mergeHexsides, sideName, sidesOfChain } from '../hexside-entries'
import * as corrected from './corrections'
import { type GameBook, readGameBook } from './game-book'
import { labels, lakes, SPELLINGS } from './labels'
import { boxesOf, marksOf } from './marks'
import { SEA_HEXES } from './sea-hexes'

const SEA = 'Adriatic Sea'

/** pointy hexes, rows northward, odd rows half a hex further east. */
const GRID = {
  shape: 'pointy',
  digits: 'RRCC',
  rowsGrow: 'north',
  columnsGrow: 'east',
  shifted: 'odd',
} as const satisfies GridSpec

const spelled = (name: string): string => SPELLINGS[name] ?? name

function areasOf({ areas, special }: GameBook): MapSource['areas'] {
  return areas.map(({ name, kind, source, state }) => ({
    name,
    attributes: {
      kind,
      source,
      ...(state === undefined ? {} : { state }),
      italiansForbidden: special.italiansForbiddenRegions.includes(name),
      croatiansForbidden: special.croatiansForbiddenRegions.includes(name),
    },
  }))
}

/** Serbia and Montenegro are the governments of 1941. R-37, 6.0: where Italians and Croatians never go. */
function groupsOf({ areas, special }: GameBook): MapSource['groups'] {
  const named = (name: string, has: (area: GameBook['areas'][number]) => boolean) => ({
    name,
    areas: areas.filter(has).map(area => area.name),
  })
  return [
    named('Yugoslavia', area => area.yugoslavia),
    named('abroad', area => !area.yugoslavia),
    named('Serbia', area => area.state === 'Serbia'),
    named('Montenegro', area => area.state === 'Montenegro'),
    named('closed to Italians', ({ name }) => special.italiansForbiddenRegions.includes(name)),
    named('closed to Croatians', ({ name }) => special.croatiansForbiddenRegions.includes(name)),
  ]
}

function hexesOf({ hexes }: GameBook): MapSource['hexes'] {
  const mended = new Map(corrected.terrain.map(({ hex, terrain }) => [hex, terrain]))
  for (const [hex, terrain] of mended) {
    if (hexes[hex]?.terrain === terrain) throw new RangeError(`${hex} is ${terrain} without a correction`)
  }
  const land = Object.entries(hexes).map(([hex, { terrain, area, coastal, island }]) => ({
    hex,
    terrain: mended.get(hex) ?? terrain,
    area,
    ...(coastal || island ? { coast: [SEA] } : {}),
  }))
  return [...land, ...SEA_HEXES.map(hex => ({ hex, terrain: 'sea', sea: SEA }))]
}

function linesOf({ railways }: GameBook): MapSource['lines'] {
  const given = railways.flatMap(({ name, gauge, hexes }) => {
    const off = corrected.runsOff.find(({ line }) => line === name)?.runsOff
    // a chain of one hex says only that the line touches it
    const chains = hexes.filter(chain => chain.length > 1)
    return chains.map(chain => ({ name, class: gauge, hexes: chain, ...(off === undefined ? {} : { runsOff: off }) }))
  })
  const added = corrected.railways.map(({ name, gauge, hexes, runsOff }) => ({
    name,
    class: gauge,
    hexes: [...hexes],
    ...(runsOff === undefined ? {} : { runsOff }),
  }))
  return [...given, ...added]
}

function riversOf({ rivers }: GameBook, grid: Grid): MapSource['rivers'] {
  const given = rivers.map(({ name, major, sides }): UnorderedRiver => {
    const extra = corrected.rivers.find(({ river }) => river === name)
    const own = sides.map(([a, b]) => sideName(a, b))
    return {
      name: spelled(name),
      class: major ? 'major' : 'river',
      sides: [...(extra?.upstream ?? []), ...own, ...(extra?.downstream ?? [])],
      priority: major ? 2 : 1,
    }
  })
  const added = corrected.rivers.flatMap(({ river, class: riverClass, downstream = [] }): UnorderedRiver[] =>
    riverClass === undefined ? [] : [{ name: river, class: riverClass, sides: downstream, priority: 2 }],
  )
  const numbers = new Set(SEA_HEXES)
  return chainRivers(grid, [...given, ...added], hex => numbers.has(grid.numbers[hex]))
}

/** sides where water parts an island from the coast or from another island. */
function islandWater({ special, hexes }: GameBook, grid: Grid): HexsideEntry[] {
  const hexNumbered = hexLookup(grid)
  return special.islands.flatMap(({ hex, name }) => {
    const id = hexNumbered(hex)
    if (id === null) throw new RangeError(`${name}: no hex ${hex}`)
    const around = [...grid.neighbour.slice(id * 6, id * 6 + 6)].map(next => grid.numbers[next])
    const ashore = around.filter(next => next !== undefined && hexes[next] !== undefined)
    return ashore.map(next => ({ side: sideName(hex, next), marks: { water: true } }))
  })
}

function hexsidesOf(book: GameBook, grid: Grid, lines: MapSource['lines'], rivers: MapSource['rivers']) {
  const railSides = new Set(lines.flatMap(({ hexes }) => sidesOfChain(hexes)))
  const bridges = rivers.flatMap(({ sides }) => sides).filter(side => railSides.has(side))
  const missing = book.bridgedSides.filter(([a, b]) => !bridges.includes(sideName(a, b)))
  if (missing.length > 0) throw new RangeError(`no railway or river at the bridges ${missing.join(' ')}`)
  return mergeHexsides([
    // the one side a lake fills
    ...book.special.blockedSides.map(([a, b]) => ({ side: sideName(a, b), blocked: 'Lake Scutari' })),
    ...bridges.map((side): HexsideEntry => ({ side, bridge: ['rail'] })),
    ...islandWater(book, grid),
  ])
}

const RANKS = { city: 1, town: 2 } as const

function placesOf({ places, labels: villages }: GameBook): MapSource['places'] {
  const towns = places.map(({ name, hex, kind, alt, port, capital, value }) => {
    const mended = corrected.places.find(place => place.name === name)
    const other = mended?.aliases ?? alt?.split(' / ') ?? []
    const aliases = [...(spelled(name) === name ? [] : [name]), ...other]
    return {
      name: spelled(name),
      hex,
      kind,
      rank: RANKS[kind],
      ...(aliases.length > 0 ? { aliases } : {}),
      ...(port ? { port: true as const } : {}),
      ...(capital === undefined ? {} : { capital }),
      value: mended?.value ?? value,
    }
  })
  const small = [...villages, ...corrected.villages].map(({ name, hex }) => ({
    name: spelled(name),
    hex,
    kind: 'village',
    rank: 3,
    ...(spelled(name) === name ? {} : { aliases: [name] }),
  }))
  return [...towns, ...small]
}

const positionsOf = (book: GameBook): PlacePosition[] =>
  [...book.places, ...book.labels, ...corrected.villages].map(({ name, hex, lon, lat }) => ({
    name: spelled(name),
    hex,
    lon,
    lat,
  }))

function sourceOf(book: GameBook): MapSource {
  const hexes = hexesOf(book)
  const lines = linesOf(book)
  const grid = createGrid(
    GRID,
    hexes.map(({ hex }) => hex),
  )
  const rivers = riversOf(book, grid)
  return {
    format: MAP_FORMAT,
    name: 'Partizan!',
    grid: GRID,
    periods: ['1941-1944'],
    terrains: [
      { name: 'clear', ground: 'land' },
      { name: 'rough', ground: 'land' },
      { name: 'mountain', ground: 'land' },
      { name: 'sea', ground: 'sea' },
    ],
    seas: [{ name: SEA }],
    areas: areasOf(book),
    groups: groupsOf(book),
    riverClasses: [
      { name: 'river', rank: 1 },
      { name: 'major', rank: 2 },
    ],
    lineClasses: [
      { name: 'standard', kind: 'rail' },
      { name: 'narrow', kind: 'rail' },
    ],
    hexes,
    hexsides: hexsidesOf(book, grid, lines, rivers),
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
    game: 'partizan',
    title: 'Partizan!',
    subtitle: 'The War in Yugoslavia, 1941–1944',
    formula: partizanFormula(book.grid),
    source: sourceOf(book),
    corrections: corrected.corrections,
    excuses: [],
    placePositions: positionsOf(book),
    labels,
    lakes,
  }
}

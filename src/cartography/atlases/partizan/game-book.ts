import * as v from 'valibot'
import { partizanGrid } from '../../formulas'
import { readProjectJson } from '../../project-files'

const hex = v.pipe(v.string(), v.regex(/^\d{4}$/, 'a hex number of four digits'))
const pair = v.tuple([hex, hex])
const hexes = v.array(hex)
const names = v.array(v.string())
const lonLat = { lon: v.number(), lat: v.number() }
const namedHex = v.object({ hex, name: v.string() })

const placeSchema = v.object({
  name: v.string(),
  kind: v.picklist(['city', 'town']),
  hex,
  ...lonLat,
  port: v.boolean(),
  value: v.number(),
  capital: v.exactOptional(v.string()),
  alt: v.exactOptional(v.string()),
})

const areaSchema = v.object({
  name: v.string(),
  kind: v.picklist(['region', 'country']),
  yugoslavia: v.boolean(),
  source: v.picklist(['rulebook', 'reconstructed']),
  state: v.exactOptional(v.string()),
  italiansForbidden: v.exactOptional(v.boolean()),
  croatiansForbidden: v.exactOptional(v.boolean()),
})

const specialSchema = v.object({
  supplySources: v.array(v.object({ hex, name: v.string(), source: v.picklist(['rulebook', 'reconstructed']) })),
  resourceHexes: v.array(namedHex),
  landingScareHexes: v.array(namedHex),
  islands: v.array(v.object({ hex, name: v.string(), ...lonLat })),
  edgeEntries: v.array(v.object({ country: v.string(), name: v.string(), hex, onRail: v.boolean(), ...lonLat })),
  germanyProper: hexes,
  italyProper: hexes,
  italyRailExit: v.object({ hex }),
  offMapBoxes: v.array(v.object({ id: v.string(), name: v.string(), holds: v.exactOptional(v.string()) })),
  croatiansForbiddenRegions: names,
  italiansForbiddenRegions: names,
  visHex: hex,
  blockedSides: v.array(pair),
  // rules of other games in this book's shape; the reader would have to learn them if they were filled
  weatherLines: v.strictTuple([]),
  fortifiedLines: v.strictTuple([]),
})

const targetTableSchema = v.array(v.object({ n: v.number(), type: v.string(), hexes }))

export const gameBookSchema = v.object({
  grid: partizanGrid,
  places: v.array(placeSchema),
  labels: v.array(v.object({ name: v.string(), hex, ...lonLat })),
  railways: v.array(
    v.object({
      name: v.string(),
      gauge: v.picklist(['standard', 'narrow']),
      source: v.string(),
      hexes: v.array(hexes),
    }),
  ),
  roads: v.strictTuple([]),
  rivers: v.array(v.object({ name: v.string(), major: v.boolean(), sides: v.array(pair) })),
  bridgedSides: v.array(pair),
  areas: v.array(areaSchema),
  special: specialSchema,
  /** The two tables that place target objectives (4.2, 4.3). */
  targetTables: v.object({ axis: targetTableSchema, partisan: targetTableSchema }),
  hexes: v.record(
    hex,
    v.object({
      area: v.string(),
      terrain: v.picklist(['clear', 'rough', 'mountain']),
      coastal: v.exactOptional(v.boolean()),
      /** Its name. */
      island: v.exactOptional(v.string()),
    }),
  ),
})

export type GameBook = v.InferOutput<typeof gameBookSchema>

/** What the map needs of the game book's atlas and charts; polygons and way points there only draw. */
export const readGameBook = (): GameBook =>
  v.parse(gameBookSchema, readProjectJson('src/cartography/atlases/partizan/book.json'))

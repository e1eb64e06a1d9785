import * as v from 'valibot'
import { warsGrid } from '../../formulas'
import { readProjectJson } from '../../project-files'

const hex = v.pipe(v.string(), v.regex(/^\d{4}$/, 'a hex number of four digits'))
const hexes = v.array(hex)
const side = v.pipe(v.string(), v.regex(/^\d{4}\|\d{4}$/, 'two hex numbers with a bar between them'))
const lonLat = { lon: v.number(), lat: v.number() }
const sea = v.picklist(['adriatic', 'aegean', 'marmara', 'black-sea'])
const country = v.string()
const namedHex = v.object({ hex, name: v.string() })

export type SeaKey = v.InferOutput<typeof sea>

const placeSchema = v.object({
  name: v.string(),
  kind: v.picklist(['city', 'town']),
  hex,
  ...lonLat,
  hexSource: v.picklist(['rulebook', 'fitted', 'assigned']),
  country1912: country,
  country1913: country,
  port: v.exactOptional(v.literal(true)),
  /** One sea, or two with a slash between them. */
  sea: v.exactOptional(v.string()),
  capital: v.exactOptional(country),
  /** Victory points by scenario; 'a/b' where the two sides score it differently. */
  value: v.exactOptional(v.record(v.string(), v.union([v.number(), v.string()]))),
})

const hexSchema = v.object({
  hex,
  kind: v.picklist(['land', 'sea', 'lake']),
  terrain: v.picklist(['clear', 'rough', 'forest', 'marsh', 'mountain', 'lake', 'sea']),
  area1912: v.exactOptional(country),
  area1913: v.exactOptional(country),
  /** Every country with a part of the hex, the one it is counted to first. */
  border1912: v.exactOptional(v.array(country)),
  border1913: v.exactOptional(v.array(country)),
  sea: v.exactOptional(sea),
  seas: v.exactOptional(v.array(sea)),
  lake: v.exactOptional(v.string()),
  strumo: v.exactOptional(v.picklist(['west', 'east'])),
})

const specialSchema = v.object({
  straits: v.array(
    v.object({ name: v.string(), between: v.exactOptional(v.tuple([hex, hex])), hex: v.exactOptional(hex) }),
  ),
  twoSeaHexes: v.array(namedHex),
  fortifications: v.array(namedHex),
  offMapBoxes: v.array(v.object({ name: v.string(), depots: v.exactOptional(v.number()) })),
  exitHexes: hexes,
  neutralClosed: v.array(v.string()),
  islands: v.array(namedHex),
  fleetSeas: v.object({ alwaysAllowed: v.array(sea), onlyIfBritainAllied: v.array(sea), exceptHexes: hexes }),
})

const lineSchema = { name: v.string(), hexes }

export const gameBookSchema = v.object({
  grid: warsGrid,
  places: v.array(placeSchema),
  railways: v.array(v.object({ ...lineSchema, year: v.exactOptional(v.literal(1913)) })),
  roads: v.array(v.object(lineSchema)),
  lakes: v.array(v.object({ name: v.string(), hex })),
  special: specialSchema,
  hexes: v.array(hexSchema),
  riverSides: v.array(v.object({ side, river: v.string(), class: v.picklist(['major', 'minor']) })),
  lakeSides: v.array(v.object({ side, lake: v.string() })),
  seaSides: v.array(side),
  bridges: v.array(v.object({ side, by: v.array(v.picklist(['road', 'railway'])) })),
})

export type GameBook = v.InferOutput<typeof gameBookSchema>

/** What the map needs of the game book's atlas; polygons, ridges and way points there only draw (A15). */
export const readGameBook = (): GameBook =>
  v.parse(gameBookSchema, readProjectJson('src/cartography/atlases/balkan-wars/book.json'))

import * as v from 'valibot'
import { frontGrid } from '../../formulas'
import { readProjectJson } from '../../project-files'

const hex = v.pipe(v.string(), v.regex(/^1[45][AB]:\d{4}$/, 'a hex of one of the two sheets'))
const pair = v.tuple([hex, hex])
const hexes = v.array(hex)
const names = v.array(v.string())

const placeSchema = v.object({
  name: v.string(),
  kind: v.picklist(['city', 'town']),
  cityClass: v.picklist(['full-hex', 'partial-hex', 'dot', 'reference', 'point', 'label']),
  hex,
  alsoHex: v.exactOptional(hex),
  lon: v.number(),
  lat: v.number(),
  mapLon: v.exactOptional(v.number()),
  mapLat: v.exactOptional(v.number()),
  country: v.string(),
  portClass: v.exactOptional(v.picklist(['minor', 'standard', 'major', 'great'])),
  capital: v.exactOptional(v.literal(true)),
})

const lineSchema = { name: v.string(), hexes }
const railwaySchema = v.object({
  ...lineSchema,
  volume: v.picklist(['high', 'low']),
  mapEdge: v.exactOptional(v.literal(true)),
})

const operationalAreasSchema = v.object({
  Italian: v.object({ 'before German intervention': names }),
  Hungarian: names,
  Bulgarian: v.object({ active: names, partial: names, passive: names }),
  'Yugoslav (Axis)': names,
  'Allied forbidden': names,
})

const boxSchema = v.object({
  id: v.picklist(['rhodes', 'eastern-greece', 'middle-east']),
  name: v.string(),
  side: v.picklist(['Axis', 'Allied']),
  port: v.string(),
  airbase: v.union([v.number(), v.literal('unlimited')]),
  distance: v.number(),
  rule: v.string(),
  gridPosition: v.object({ row: v.number(), column: v.union([v.number(), v.literal('any')]) }),
})

const specialSchema = v.object({
  straits: v.array(v.object({ name: v.string(), between: pair })),
  fortifiedHexsides: v.array(v.object({ hex, facing: hex, owner: v.string(), line: v.string() })),
  metaxasLineHexes: hexes,
  karstHexsides: v.array(v.object({ ridge: v.string(), between: pair })),
  mountainHexsides: v.array(v.object({ ridge: v.string(), between: pair })),
  seaHexsides: v.array(v.object({ between: pair })),
  shoreHexsides: v.array(v.object({ between: pair })),
  lakeHexsides: v.array(v.object({ lake: v.string(), between: pair })),
  weatherLines: v.tuple([v.object({ name: v.literal('D'), hexrow: v.literal('15B:0400') })]),
  outOfPlay: v.object({ hexes }),
  turkishPortions: v.array(v.object({ name: v.string(), hexes })),
  offMapBoxes: v.array(boxSchema),
  supplySources: v.object({
    axisFull: v.object({
      mapEdgeRail: v.array(v.object({ name: v.string(), volume: v.picklist(['high', 'low']), hex })),
      ports: names,
    }),
    alliedFull: v.object({ ports: names }),
    bulgarian: hexes,
    hungarian: hexes,
    italianRestricted: names,
  }),
  capitals: v.array(v.object({ nation: v.string(), hex })),
  greekAlbanianBorder: hexes,
  vardar: v.object({ hexesEast: hexes }),
  permanentAirfields: v.array(v.object({ place: v.string(), hex, nation: v.string() })),
  greekHeldAlbaniaApr41: hexes,
})

const riverSide = v.object({ between: pair, river: v.string() })

export const gameBookSchema = v.object({
  grid: frontGrid,
  places: v.array(placeSchema),
  railways: v.array(railwaySchema),
  roads: v.array(v.object(lineSchema)),
  areas: v.array(v.object({ name: v.string(), country: v.string() })),
  regions: v.record(
    v.string(),
    v.object({ areas: v.exactOptional(names), hexes: v.exactOptional(hexes), boxes: v.exactOptional(names) }),
  ),
  operationalAreas: operationalAreasSchema,
  special: specialSchema,
  hexes: v.array(
    v.object({
      hex,
      terrain: v.picklist(['clear', 'woods', 'rough', 'wooded rough', 'mountain', 'swamp', 'sea', 'out of play']),
      area: v.exactOptional(v.string()),
      c: v.exactOptional(v.union([v.literal(1), v.literal(true)])),
      z: v.exactOptional(v.picklist(['Adriatic', 'Aegean'])),
    }),
  ),
  riverSides: v.array(riverSide),
  majorRiverSides: v.array(riverSide),
})

/** What the map needs of the game book's atlas; the polygons and way points there only draw. */
export type GameBook = v.InferOutput<typeof gameBookSchema>

export const readGameBook = (): GameBook =>
  v.parse(gameBookSchema, readProjectJson('src/cartography/atlases/balkan-front/book.json'))

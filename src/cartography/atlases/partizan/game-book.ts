import * as v from 'valibot'
import { readSharedJson } from '../../shared-files'

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

const atlasSchema = v.object({
  grid: v.unknown(),
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

const targetTableSchema = v.array(v.object({ n: v.number(), type: v.string(), hexes }))
const chartsSchema = v.array(v.object({ id: v.string(), data: v.unknown() }))

export type GameBook = v.InferOutput<typeof atlasSchema>
export type TargetTable = v.InferOutput<typeof targetTableSchema>

/** What the map needs of the game book's atlas; polygons and way points there only draw. */
export const readGameBook = (): GameBook => v.parse(atlasSchema, readSharedJson('games/partizan/atlas.json'))

/** The two tables that place target objectives (4.2, 4.3). */
export function readTargetTables(): { readonly axis: TargetTable; readonly partisan: TargetTable } {
  const charts = v.parse(chartsSchema, readSharedJson('games/partizan/charts.json'))
  const table = (id: string) => v.parse(targetTableSchema, charts.find(chart => chart.id === id)?.data)
  return { axis: table('targetTableAxis'), partisan: table('targetTablePartisan') }
}

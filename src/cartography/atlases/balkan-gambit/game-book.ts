import * as v from 'valibot'
import { gambitGrid } from '../../formulas'
import { readProjectJson } from '../../project-files'

const hexes = v.array(v.string())
const yearly = v.record(v.string(), v.boolean())

/** The parts of the game book's atlas that the map is made of. */
export const gameBookSchema = v.object({
  grid: gambitGrid,
  places: v.array(
    v.object({
      name: v.string(),
      kind: v.picklist(['city', 'town']),
      port: v.boolean(),
      lon: v.number(),
      lat: v.number(),
      hex: v.string(),
      area: v.string(),
      value: v.number(),
      scores: yearly,
      source: v.string(),
      capital: v.exactOptional(v.string()),
    }),
  ),
  roads: v.array(v.object({ name: v.string(), hexes })),
  rivers: v.array(
    v.object({ name: v.string(), kind: v.picklist(['danube', 'river']), large: v.boolean(), hexsides: hexes }),
  ),
  areas: v.array(v.object({ name: v.string(), playable: v.boolean(), yugoslavia: v.boolean() })),
  special: v.object({
    blockedHexsides: v.object({ errata: hexes, added: hexes }),
    danubeCrossings: v.array(v.object({ hexside: v.string(), roads: v.array(v.string()) })),
    bridges: v.object({ hexsides: hexes }),
    mapEdgeExits: v.array(
      v.object({
        id: v.string(),
        hex: v.string(),
        edge: v.string(),
        label: v.exactOptional(v.string()),
        uses: v.array(v.string()),
      }),
    ),
    collaboratorCapitals: v.record(v.string(), v.string()),
    peloponneseHexes: hexes,
    legalBeaches: v.object({ hexes }),
    amphibiousSectors: v.objectWithRest(
      {
        limits: v.record(
          v.string(),
          v.object({ allowed: v.union([v.literal('all'), v.array(v.string())]), maxOnePerTurn: v.array(v.string()) }),
        ),
      },
      hexes,
    ),
    boxes: v.array(
      v.object({
        id: v.string(),
        title: v.string(),
        stacking: v.exactOptional(v.string()),
        role: v.exactOptional(v.string()),
      }),
    ),
  }),
  hexes: v.array(
    v.object({
      hex: v.string(),
      lon: v.number(),
      lat: v.number(),
      type: v.picklist(['land', 'sea']),
      area: v.exactOptional(v.string()),
      terrain: v.exactOptional(v.string()),
      coastal: v.exactOptional(v.boolean()),
    }),
  ),
})

export type GameBook = v.InferOutput<typeof gameBookSchema>

export const readGameBook = (): GameBook =>
  v.parse(gameBookSchema, readProjectJson('src/cartography/atlases/balkan-gambit/book.json'))
